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
from paiguan.engine.state import ITEM, OVER, blank


class IllegalCode(ValueError):
    """A batch was given a code that may not be played; nothing was stepped."""

    def __init__(self, row: int, code: int) -> None:
        super().__init__(f"codes[{row}] = {code} is not legal there; see legal_mask()")
        self.row, self.code = row, code


class Batch:
    """Rows of hands of one game. Arrays that methods return are overwritten by the next call of the same method."""

    def __init__(
        self, game: Game, size: int, seed: int = 0, threads: int | None = None, auto_reset: bool = True
    ) -> None:
        if size < 1:
            raise ValueError(f"size must be at least 1, not {size}")
        if threads is not None and threads < 1:
            raise ValueError(f"threads must be at least 1, not {threads}")
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

    def reset(self) -> None:
        """A fresh hand in every row."""
        self._deal(every=True)

    def legal_mask(self) -> Any:
        """Booleans by row and code."""
        self._each(lambda p: self._rows.masks_of(self.states, self._options, p.legal, self._masks, p.lo, p.hi))
        return self._masks

    def observe(self, seats: Any = None) -> Any:
        """What the seat to act knows in each row, or the seats given."""
        chosen = self.actors if seats is None else np.asarray(seats, np.int64)
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
        given = np.ascontiguousarray(codes, np.int16)
        if given.shape != (self.size,):
            raise ValueError(f"codes must be one a row, shape ({self.size},), not {given.shape}")
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
        chosen = self.actors if seats is None else np.asarray(seats, np.int64)
        worlds = blank(self.game.rules.STATE, self.size)
        self._each(
            lambda p: self._rows.imagine_rows(self.states, self._options, chosen, self._rngs, worlds, p.lo, p.hi)
        )
        return worlds

    # ---- inside ----------------------------------------------------------------------------------------------

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
