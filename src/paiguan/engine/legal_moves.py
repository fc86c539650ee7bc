"""The legal moves of a position: listed when they are asked for, and lazily where there are very many."""

import secrets
from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from paiguan.engine.contract import Json, Move
from paiguan.engine.kernel import States
from paiguan.engine.loops import END
from paiguan.engine.rng import seeded
from paiguan.engine.state import duplicate

if TYPE_CHECKING:
    from paiguan.engine.game import Game


class LegalMoves:
    """The legal moves of one seat in one position. A move of several codes counts once; very long lists are iterated lazily."""

    def __init__(self, game: "Game", states: States, actor: int | None) -> None:
        """List the moves of `actor` in these states, which are not written to; None stands for a seat that may not act."""
        self._game = game
        self._states = states
        self._actor = actor

    @cached_property
    def _rows(self) -> NDArray[np.int16] | None:
        """One row of codes a move, or None if there are too many to list."""
        return np.zeros((0, 1), np.int16) if self._actor is None else self._game.whole_moves(self._states)

    def _codes(self) -> Iterator[tuple[int, ...]]:
        if self._rows is None:
            yield from self._walk(self._states, ())
            return
        for start in range(0, len(self._rows), 256):
            for row in self._rows[start : start + 256].tolist():
                yield tuple(row[: row.index(END)])

    def _walk(self, states: States, given: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        game = self._game
        buffer = game.buffers.codes
        codes = buffer[: game.rules.legal(states[0], game.options, buffer)].tolist()
        for code in codes:
            after = duplicate(states)
            game.rules.play(after[0], game.options, code)
            if after[0].partial == 0:
                yield (*given, code)
            else:
                yield from self._walk(after, (*given, code))

    def random(self, seed: int | None = None) -> Move:
        """A random move, chosen code by code: fast however many moves there are."""
        if self._actor is None:
            raise IndexError("this seat has no legal move now")
        game = self._game
        rng = seeded(secrets.randbits(63) if seed is None else seed)
        codes = game.random_move(duplicate(self._states), rng)
        return game.interface.move(self._states[0], game.options, self._actor, codes)

    def __iter__(self) -> Iterator[Move]:
        game, state = self._game, self._states[0]
        for codes in self._codes():
            yield game.interface.move(state, game.options, self._actor or 0, codes)

    def __contains__(self, move: "str | Move | Json") -> bool:
        from paiguan.engine.deal import Deal  # which lists its moves by this class

        return Deal(self._game, self._states).why_not(move) is None

    def __len__(self) -> int:
        return sum(1 for _ in self._codes()) if self._rows is None else len(self._rows)

    def __bool__(self) -> bool:
        return next(self._codes(), None) is not None

    def __repr__(self) -> str:
        shown = [str(move) for _, move in zip(range(12), self, strict=False)]
        return f"<LegalMoves: {', '.join(shown)}{', …' if len(shown) == 12 else ''}>"
