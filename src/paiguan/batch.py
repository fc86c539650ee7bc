"""Batches: thousands of hands at once from Python, over all cores, without Python between them.

    batch = Batch(paiguan.game("tianjiu"), size=4096, seed=1)
    while True:
        codes = choose(batch.observe(), batch.legal_mask())    # one code a row
        batch.step(codes)                                      # finished hands are settled and dealt anew
        batch.rewards                                          # units by row and seat, where a hand has just ended

The same seed gives the same hands on any number of threads.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from paiguan.engine.binding import bind
from paiguan.engine.game import Game
from paiguan.engine.rows import ALL_LEGAL
from paiguan.engine.state import ITEM, NOBODY, OVER, blank


class IllegalCode(ValueError):
    """A batch was given a code that may not be played; nothing was stepped."""

    def __init__(self, row: int, code: int) -> None:
        super().__init__(f"codes[{row}] = {code} is not legal there; see legal_mask()")
        self.row, self.code = row, code


def whole(name: str, value: Any, least: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int | np.integer):
        raise TypeError(f"{name} must be a whole number, not {value!r}")
    if not least <= value < 2**63:
        raise ValueError(f"{name} must be at least {least}, not {value}")


def one_a_row(name: str, values: Any, size: int) -> Any:
    """Whole numbers, one a row."""
    given = np.asarray(values)
    if given.shape != (size,):
        raise ValueError(f"{name} must be one a row, shape ({size},), not {given.shape}")
    if given.dtype.kind not in "iu":
        raise TypeError(f"{name} must be whole numbers, not {given.dtype}")
    return given


class Batch:
    """Rows of hands of one game. Arrays that methods return are overwritten by the next call of the same method."""

    def __init__(
        self, game: Game, size: int, seed: int = 0, threads: int | None = None, auto_reset: bool = True
    ) -> None:
        whole("size", size, 1)
        whole("seed", seed, 0)
        if threads is not None:
            whole("threads", threads, 1)
        self.game, self.size, self.seed, self.auto_reset = game, size, seed, auto_reset
        rules = game.rules
        self.states = blank(rules.STATE, size)
        self.actors = np.zeros(size, np.int64)  # the seat to act in each row; negative when the hand is over
        self.rewards = np.zeros((size, game.seats), np.int64)
        self.done = np.zeros(size, np.bool_)  # the hand of this row ended with the last step
        self._masks = np.zeros((size, rules.ACTIONS), np.bool_)
        self._observations = np.zeros((size, rules.OBSERVATION), np.int8)
        self._codes = np.zeros(size, np.int16)
        self._rngs = np.zeros((size, 4), np.int64)
        self._hands = np.zeros(size, np.int64)
        self._start = blank(rules.STATE)
        game.face.begin(self._start[0], game.options, {})
        self._rows: Any = bind("paiguan.engine.rows", game.face.rules)
        count = min(threads or os.cpu_count() or 1, size)
        edges = np.linspace(0, size, count + 1).astype(int).tolist()
        self._parts = [Part(game, lo, hi) for lo, hi in pairwise(edges)]
        self._pool = ThreadPoolExecutor(count) if count > 1 else None
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """A fresh hand in every row; with a seed, the hands that a new batch of this seed would have."""
        if seed is not None:
            whole("seed", seed, 0)
            self.seed = seed
            self._hands[:] = 0
        self.done[:] = False
        self.rewards[:] = 0
        self._deal(every=True)

    def legal_mask(self) -> Any:
        """Booleans by row and code."""
        self._each(lambda p: self._rows.masks_of(self.states, self._options, p.legal, self._masks, p.lo, p.hi))
        return self._masks

    def observe(self, seats: Any = None) -> Any:
        """What the seat to act knows in each row, or the seats given."""
        chosen = self.actors if seats is None else self._seats(seats)
        self._each(
            lambda p: self._rows.observe_rows(
                self.states, self._options, chosen, p.veiled, self._observations, p.lo, p.hi
            )
        )
        return self._observations

    def random_codes(self) -> Any:
        """A random legal code for each row."""
        self._each(
            lambda p: self._rows.pick_rows(self.states, self._options, self._rngs, p.legal, self._codes, p.lo, p.hi)
        )
        return self._codes

    def step(self, codes: Any) -> None:
        """Play one code in every row; raises IllegalCode before anything is played. Rows whose hand is over (without
        auto-reset) ignore theirs."""
        wide = one_a_row("codes", codes, self.size)
        given = np.ascontiguousarray(wide, np.int16)
        for row in np.flatnonzero(given != wide)[:1]:  # a number that no code has
            raise IllegalCode(int(row), int(wide[row]))
        refused = self._each(lambda p: self._rows.first_illegal(self.states, self._options, given, p.legal, p.lo, p.hi))
        for row in refused:
            if row != ALL_LEGAL:
                raise IllegalCode(int(row), int(given[row]))
        was_over = self.actors == OVER
        self._each(lambda p: self._rows.step_rows(self.states, self._options, given, p.lo, p.hi))
        self._note_ends(was_over)

    def play_out(self) -> int:
        """Random play to the end of every hand; returns the number of codes played."""
        was_over = self.actors == OVER
        played = self._each(
            lambda p: self._rows.finish_rows(self.states, self._options, self._rngs, p.legal, p.lo, p.hi)
        )
        self._note_ends(was_over)
        return int(sum(played))

    def resample(self, seats: Any = None) -> Any:
        """In each row a world that its actor, or the seat given, holds possible: an array of states."""
        chosen = self.actors if seats is None else self._seats(seats)
        worlds = blank(self.game.rules.STATE, self.size)
        self._each(
            lambda p: self._rows.imagine_rows(self.states, self._options, chosen, self._rngs, worlds, p.lo, p.hi)
        )
        return worlds

    # ---- inside ----------------------------------------------------------------------------------------------

    def _seats(self, seats: Any) -> Any:
        chosen = one_a_row("seats", seats, self.size).astype(np.int64)
        for seat in chosen[(chosen < NOBODY) | (chosen >= self.game.seats)][:1]:
            raise ValueError(f"seats must be from 0 to {self.game.seats - 1}, or -1 for a spectator, not {seat}")
        return chosen

    @property
    def _options(self) -> Any:
        return self.game.option_array

    def _each(self, work: Callable[["Part"], Any]) -> list[Any]:
        """The work on every part, on all threads."""
        if self._pool is None:
            return [work(self._parts[0])]
        return list(self._pool.map(work, self._parts))

    def _deal(self, every: bool) -> None:
        self._each(
            lambda p: self._rows.deal_rows(
                self.states, self._options, self._start, self._rngs, self._hands, self.seed, every, p.lo, p.hi
            )
        )
        self._find_actors()

    def _find_actors(self) -> None:
        self._each(lambda p: self._rows.actors_of(self.states, self.actors, p.lo, p.hi))

    def _note_ends(self, was_over: Any) -> None:
        """Rewards are given once, when a hand ends."""
        self._find_actors()
        self.done = (self.actors == OVER) & ~was_over
        self.rewards[:] = 0
        if self.done.any():
            self._each(lambda p: self._rows.settle_rows(self.states, self._options, p.items, self.rewards, p.lo, p.hi))
            self.rewards[~self.done] = 0
            if self.auto_reset:
                self._deal(every=False)


class Part:
    """The rows of one thread, and its buffers."""

    def __init__(self, game: Game, lo: int, hi: int) -> None:
        self.lo, self.hi = lo, hi
        self.legal = np.zeros(game.rules.LEGAL, np.int16)
        self.items = blank(ITEM, game.rules.ITEMS)
        self.veiled = blank(game.rules.STATE)
