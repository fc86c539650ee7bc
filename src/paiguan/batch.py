"""Batches: thousands of hands at once from Python, over all cores, without Python between them.

    batch = Batch(paiguan.game("tianjiu"), size=4096, seed=1)
    while True:
        codes = choose(batch.observe(), batch.legal_mask())    # one code a row
        batch.step(codes)                                      # finished hands are settled and dealt anew
        batch.rewards                                          # units by row and seat, where a hand has just ended

The same seed gives the same hands on any number of threads.
"""

import os
import weakref
from collections.abc import Callable, Sequence
from itertools import pairwise
from queue import SimpleQueue
from threading import Thread
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
    """Rows of hands of one game. Arrays that methods return, and those of the last step, are overwritten by the next call.

    One step is one pass over the rows. Whoever reads masks or observations between two steps has them written by the
    next step on the way, while the row is at hand.
    """

    def __init__(
        self, game: Game, size: int, seed: int = 0, threads: int | None = None, auto_reset: bool = True
    ) -> None:
        whole("size", size, 1)
        whole("seed", seed, 0)
        if threads is not None:
            whole("threads", threads, 1)
        self.game, self.size, self.seed, self.auto_reset = game, size, seed, auto_reset
        rules = game.rules
        self._states = blank(rules.STATE, size)
        self.states = self._states.view()  # to read; `put` writes
        self.states.setflags(write=False)
        self.actors = np.zeros(size, np.int64)  # the seat to act in each row; negative when the hand is over
        self.rewards = np.zeros((size, game.seats), np.int64)
        self.done = np.zeros(size, np.bool_)  # the hand of this row ended with the last step
        # Where a hand has just ended: what the seat that acted last saw of its end.
        self.final_observations = np.zeros((size, rules.OBSERVATION), np.int8)
        self._legal = np.zeros((size, rules.LEGAL), np.int16)
        self._counts = np.zeros(size, np.int64)
        self._masks = np.zeros((size, rules.ACTIONS), np.bool_)
        self._observations = np.zeros((size, rules.OBSERVATION), np.int8)
        self._masks_stand = self._observations_stand = False  # what they say is so
        self._masks_read = self._observations_read = False  # since the last step
        self._codes = np.zeros(size, np.int16)
        self._rngs = np.zeros((size, 4), np.int64)
        self._hands = np.zeros(size, np.int64)
        self._start = blank(rules.STATE)
        game.face.begin(self._start[0], game.options, {})
        self._rows: Any = bind("paiguan.engine.rows", game.face.rules)
        count = min(threads or os.cpu_count() or 1, size)
        edges = np.linspace(0, size, count + 1).astype(int).tolist()
        self._parts = [Part(game, lo, hi) for lo, hi in pairwise(edges)]
        self._crew = Crew(count - 1)
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

    def put(self, states: Any) -> None:
        """Go on from these states, one a row, such as `resample` gives. No hand counts as just ended."""
        if states.dtype != self._states.dtype or states.shape != (self.size,):
            raise ValueError(f"states must be {self.size} states of {self.game.name}")
        self._states.view(np.uint8)[:] = np.ascontiguousarray(states).view(np.uint8)
        self.done[:] = False
        self.rewards[:] = 0
        self._look()

    def legal_mask(self) -> Any:
        """Booleans by row and code."""
        if not self._masks_stand:
            self._each(lambda p: self._rows.masks_of(self._legal, self._counts, self._masks, p.lo, p.hi))
        self._masks_stand = self._masks_read = True
        return self._masks

    def observe(self, seats: Any = None) -> Any:
        """What the seat to act knows in each row, or the seats given."""
        if seats is not None or not self._observations_stand:
            chosen = self.actors if seats is None else self._seats(seats)
            self._each(
                lambda p: self._rows.observe_rows(
                    self._states, self._options, chosen, p.veiled, self._observations, p.lo, p.hi
                )
            )
        self._observations_stand = seats is None
        self._observations_read |= seats is None
        return self._observations

    def random_codes(self) -> Any:
        """A random legal code for each row."""
        self._each(
            lambda p: self._rows.choose_rows(self._legal, self._counts, self._rngs, self._codes, p.lo, p.hi), LIGHT
        )
        return self._codes

    def step(self, codes: Any) -> None:
        """Play one code in every row; raises IllegalCode before anything is played. Rows whose hand is over (without
        auto-reset) ignore theirs."""
        wide = one_a_row("codes", codes, self.size)
        given = np.ascontiguousarray(wide, np.int16)
        if given.dtype != wide.dtype:
            for row in np.flatnonzero(given != wide)[:1]:  # a number that no code has
                raise IllegalCode(int(row), int(wide[row]))
        for row in self._each(lambda p: self._rows.first_refused(self._legal, self._counts, given, p.lo, p.hi), LIGHT):
            if row != ALL_LEGAL:
                raise IllegalCode(int(row), int(given[row]))
        self._each(
            lambda p: self._rows.turn_rows(
                self._states,
                self._options,
                given,
                self._start,
                self._rngs,
                self._hands,
                self.seed,
                self.auto_reset,
                p.items,
                self.rewards,
                self.done,
                self.final_observations,
                self.actors,
                self._legal,
                self._counts,
                self._masks,
                self._masks_read,
                p.veiled,
                self._observations,
                self._observations_read,
                p.lo,
                p.hi,
            )
        )
        self._masks_stand, self._observations_stand = self._masks_read, self._observations_read
        self._masks_read = self._observations_read = False

    def play_out(self) -> int:
        """Random play to the end of every hand; returns the number of codes played."""
        was_over = self.actors == OVER
        played = self._each(
            lambda p: self._rows.finish_rows(self._states, self._options, self._rngs, p.legal, p.lo, p.hi)
        )
        self._each(lambda p: self._rows.settle_rows(self._states, self._options, p.items, self.rewards, p.lo, p.hi))
        self.rewards[was_over] = 0
        self.done[:] = ~was_over
        if self.auto_reset:
            self._deal(every=False)
        else:
            self._look()
        return int(sum(played))

    def resample(self, seats: Any = None) -> Any:
        """In each row a world that its actor, or the seat given, holds possible: an array of states. Who is to act in truth
        and is the one who imagines is to act in that world."""
        chosen = self.actors if seats is None else self._seats(seats)
        worlds = blank(self.game.rules.STATE, self.size)
        self._each(
            lambda p: self._rows.imagine_rows(self._states, self._options, chosen, self._rngs, worlds, p.lo, p.hi)
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

    def _each(self, work: Callable[["Part"], Any], light: bool = False) -> list[Any]:
        """The work on every part, on all threads; what is light and little, on this one alone."""
        if light and self.size < WORTH_SHARING:
            return [work(part) for part in self._parts]
        return self._crew.share(work, self._parts)

    def _deal(self, every: bool) -> None:
        self._each(
            lambda p: self._rows.deal_rows(
                self._states, self._options, self._start, self._rngs, self._hands, self.seed, every, p.lo, p.hi
            )
        )
        self._look()

    def _look(self) -> None:
        self._masks_stand = self._observations_stand = False
        self._each(
            lambda p: self._rows.look_rows(
                self._states, self._options, self.actors, self._legal, self._counts, p.lo, p.hi
            )
        )


LIGHT = True
WORTH_SHARING = 1 << 14  # rows, of work that takes a few nanoseconds a row: less than it takes to wake a thread


class Part:
    """The rows of one thread, and its buffers."""

    def __init__(self, game: Game, lo: int, hi: int) -> None:
        self.lo, self.hi = lo, hi
        self.legal = np.zeros(game.rules.LEGAL, np.int16)
        self.items = blank(ITEM, game.rules.ITEMS)
        self.veiled = blank(game.rules.STATE)


class Crew:
    """Threads that wait for their share of the work. An executor does the same in three times the time, and a step of a few
    thousand rows is over in a tenth of a millisecond."""

    def __init__(self, helpers: int) -> None:
        self._tasks: list[SimpleQueue[Any]] = [SimpleQueue() for _ in range(helpers)]
        self._done: SimpleQueue[Any] = SimpleQueue()
        for tasks in self._tasks:
            Thread(target=_help, args=(tasks, self._done), daemon=True).start()
            weakref.finalize(self, tasks.put, None)

    def share(self, work: Callable[[Any], Any], parts: Sequence[Any]) -> list[Any]:
        """The work on every part, the first by the caller itself."""
        for tasks, place in zip(self._tasks, range(1, len(parts)), strict=True):
            tasks.put((work, parts[place], place))
        answers: list[Any] = [None] * len(parts)
        failures: list[Exception] = []
        try:
            answers[0] = work(parts[0])
        except Exception as failure:
            failures.append(failure)
        for _ in self._tasks:  # all of them, even after a failure: none may be at work when this returns
            place, answers_of_it, failure_of_it = self._done.get()
            answers[place] = answers_of_it
            failures += [] if failure_of_it is None else [failure_of_it]
        if failures:
            raise failures[0]
        return answers


def _help(tasks: Any, done: Any) -> None:
    while (task := tasks.get()) is not None:
        work, part, place = task
        try:
            done.put((place, work(part), None))
        except Exception as failure:
            done.put((place, None, failure))
        del task, work, part  # while it waits a helper keeps no batch alive
