"""The moves to offer a seat: whole moves from the kernels, and verbs whose pieces are chosen freely."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from paiguan.engine.contract import Json, Move
from paiguan.engine.deal import Deal
from paiguan.engine.kernel import States
from paiguan.engine.state import duplicate

if TYPE_CHECKING:
    from paiguan.engine.game import Game


def openings(deal: Deal, seat: int) -> Iterator[Move]:
    """One move for each legal first code of a seat; one move a verb, the lowest, for verbs whose pieces are chosen freely."""
    game = deal.game
    states = duplicate(deal._states)
    if not game.loops.asked(states, game.option_array, seat):
        return
    whole: dict[int, tuple[int, ...]] = {}  # by first code
    for codes in game.few_moves(states) or ():
        whole.setdefault(codes[0], codes)
    seen: set[str] = set()
    for code in whole or _first_codes(game, states):
        move = game.interface.move(states[0], game.options, seat, (code,))
        if move.chosen_freely:
            if move.verb in seen:
                continue
            seen.add(move.verb)
        codes = whole[code] if whole else _whole(game, states, code)
        yield move if len(codes) == 1 else game.interface.move(states[0], game.options, seat, codes)


def _first_codes(game: "Game", states: States) -> list[int]:
    found: list[int] = game.buffers.codes[: game.rules.legal(states[0], game.options, game.buffers.codes)].tolist()
    return found


def _whole(game: "Game", states: States, code: int) -> tuple[int, ...]:
    """The lowest whole move that begins with a code."""
    after, given = duplicate(states), [code]
    game.rules.play(after[0], game.options, code)
    while after[0].partial > 0:
        game.rules.legal(after[0], game.options, game.buffers.codes)
        given.append(int(game.buffers.codes[0]))
        game.rules.play(after[0], game.options, given[-1])
    return tuple(given)


def sendable(move: Move) -> dict[str, Json]:
    """A move as the JSON of the record format, without its seat."""
    fields = msgspec.to_builtins(move).items()
    return {
        key: list(value) if isinstance(value, tuple) else value
        for key, value in fields
        if key != "seat" and value is not None
    }
