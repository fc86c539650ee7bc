"""Batches: thousands of hands at once from Python, over all cores, without Python between them.

    batch = Batch(paiguan.game("tianjiu"), size=4096, seed=1)
    while True:
        codes = choose(batch.observe(), batch.legal_mask())    # one code a row
        batch.step(codes)                                      # finished hands are settled and dealt anew
        batch.rewards                                          # units by row and seat, where a hand has just ended

The same seed gives the same hands on any number of threads.
"""

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import wraps
from itertools import pairwise
from operator import index
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar, cast

import numpy as np
from numpy.typing import ArrayLike, NDArray

from paiguan.engine import crew as tasks
from paiguan.engine.binding import bind
from paiguan.engine.cores import usable_cores
from paiguan.engine.game import Game
from paiguan.engine.interpreted import ALWAYS
from paiguan.engine.state import ITEM, NOBODY, OVER, blank


class IllegalCode(ValueError):
    """A batch was given a code that may not be played; nothing was stepped."""

    def __init__(self, row: int, code: int) -> None:
        super().__init__(f"codes[{row}] = {code} is not legal there; see legal_mask()")
        self.row, self.code = row, code

    def __reduce__(self) -> Any:
        return type(self), (self.row, self.code)


def whole(name: str, value: Any, least: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int | np.integer):
        raise TypeError(f"{name} must be a whole number, not {value!r}")
    if not least <= value < 2**63:
        raise ValueError(f"{name} must be at least {least}, not {value}")
    return index(value)


def one_a_row(name: str, values: Any, size: int) -> Any:
    """Whole numbers, one a row."""
    given = np.asarray(values)
    if given.shape != (size,):
        raise ValueError(f"{name} must be one a row, shape ({size},), not {given.shape}")
    if given.dtype.kind not in "iu":
        raise TypeError(f"{name} must be whole numbers, not {given.dtype}")
    return given


P = ParamSpec("P")
R = TypeVar("R")
States: TypeAlias = NDArray[np.void]  # of the game's STATE


def alone(method: "Callable[Concatenate[Batch, P], R]") -> "Callable[Concatenate[Batch, P], R]":
    """Refuse a second thread: the arrays of a batch are overwritten by each call."""

    @wraps(method)
    def guarded(self: "Batch", *arguments: P.args, **named: P.kwargs) -> R:
        if not self._busy.acquire(blocking=False):
            raise RuntimeError("this batch is in use by another thread: give each thread a batch of its own")
        try:
            return method(self, *arguments, **named)
        finally:
            self._busy.release()

    return cast(Any, guarded)


class Batch:
    """Rows of hands of one game. Arrays that methods return, and those of the last step, are overwritten by the next call; a
    batch is for one thread at a time, and a call from a second raises RuntimeError. Batches can be pickled and copied.

    One step is one pass over the rows. Whoever reads masks or observations between two steps has them written by the
    next step on the way, while the row is at hand.
    """

    def __init__(
        self, game: Game, size: int, seed: int = 0, threads: int | None = None, auto_reset: bool = True
    ) -> None:
        size, seed = whole("size", size, 1), whole("seed", seed, 0)
        if threads is not None:
            threads = whole("threads", threads, 1)
        self.game, self.size, self.seed, self.auto_reset = game, size, seed, auto_reset
        count = (
            1 if ALWAYS else min(threads or usable_cores(), size)
        )  # interpreted, threads would only wait for one another
        self._busy = threading.RLock()
        hold = self._hold = hold_of(game, size)
        self._owns = [own_of(game) for _ in range(count)]
        self._board = board_of(hold, self._owns)
        self.states: States = hold.states.view()  # to read; `put` writes
        self.states.setflags(write=False)
        self.actors: NDArray[np.int64] = hold.actors  # the seat to act in each row; negative when the hand is over
        self.rewards: NDArray[np.int64] = hold.rewards  # units by row and seat
        self.done: NDArray[np.bool_] = hold.done  # the hand of this row ended with the last step
        # Where a hand has just ended: what the seat that acted last saw of its end.
        self.final_observations: NDArray[np.int8] = hold.finals
        self._masks_stand = self._observations_stand = False  # what they say is so
        self._masks_read = self._observations_read = False  # since the last step
        self._crew: Any = bind("paiguan.engine.crew", game.face.rules)
        self._pool = ThreadPoolExecutor(count)
        self._helpers: list[Any] = [None] * count  # what they do, by part
        self.reset()

    def __getstate__(self) -> dict[str, Any]:
        arrays = {name: array.tobytes() for name, array in self._hold._asdict().items() if name not in GIVEN}
        return {
            "batch": (self.game, self.size, self.seed, len(self._owns), self.auto_reset),
            "arrays": arrays,
            "flags": {name: getattr(self, name) for name in FLAGS},
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(*state["batch"])  # type: ignore[misc]
        for name, content in state["arrays"].items():
            array = getattr(self._hold, name)
            array.reshape(-1).view(np.uint8)[:] = np.frombuffer(content, np.uint8)
        self.__dict__.update(state["flags"])

    @alone
    def reset(self, seed: int | None = None) -> None:
        """A fresh hand in every row; with a seed, the hands that a new batch of this seed would have."""
        if seed is not None:
            self.seed = whole("seed", seed, 0)
            self._hold.hands[:] = 0
        self.done[:] = False
        self.rewards[:] = 0
        self._board[tasks.SEED], self._board[tasks.AGAIN] = self.seed, self.auto_reset
        self._lead(tasks.DEAL)
        self._look()

    @alone
    def put(self, states: States) -> None:
        """Go on from these states, one a row, such as `resample` gives. No hand counts as just ended."""
        if states.dtype != self.states.dtype or states.shape != (self.size,):
            raise ValueError(f"states must be {self.size} states of {self.game.name}")
        self._hold.states.view(np.uint8)[:] = np.ascontiguousarray(states).view(np.uint8)
        self.done[:] = False
        self.rewards[:] = 0
        self._look()

    @alone
    def legal_mask(self) -> NDArray[np.bool_]:
        """Booleans by row and code."""
        if not self._masks_stand:
            self._lead(tasks.MASKS)
        self._masks_stand = self._masks_read = True
        masks: NDArray[np.bool_] = self._hold.masks
        return masks

    @alone
    def observe(self, seats: ArrayLike | None = None) -> NDArray[np.int8]:
        """What the seat to act knows in each row, or the seats given."""
        if seats is not None or not self._observations_stand:
            self._hold.seats[:] = self.actors if seats is None else self._seats(seats)
            self._lead(tasks.OBSERVE)
        self._observations_stand = seats is None
        self._observations_read |= seats is None
        observations: NDArray[np.int8] = self._hold.observations
        return observations

    @alone
    def random_codes(self) -> NDArray[np.int16]:
        """A random legal code for each row."""
        self._lead(tasks.CHOOSE)
        codes: NDArray[np.int16] = self._hold.codes
        return codes

    @alone
    def step(self, codes: ArrayLike) -> None:
        """Play one code in every row; raises IllegalCode before anything is played. Rows whose hand is over (without
        auto-reset) ignore theirs."""
        wide, hold = one_a_row("codes", codes, self.size), self._hold
        np.copyto(hold.given, wide, casting="unsafe")
        if wide.dtype != hold.given.dtype:
            for row in np.flatnonzero(hold.given != wide)[:1]:  # a number that no code has
                raise IllegalCode(int(row), int(wide[row]))
        self._board[tasks.WITH_MASKS], self._board[tasks.WITH_OBSERVATIONS] = self._masks_read, self._observations_read
        row = self._lead(tasks.STEP)
        if row != tasks.NONE:
            raise IllegalCode(row, int(wide[row]))
        self._masks_stand, self._observations_stand = self._masks_read, self._observations_read
        self._masks_read = self._observations_read = False

    @alone
    def play_out(self) -> int:
        """Random play to the end of every hand; returns the number of codes played."""
        was_over = self.actors == OVER
        played = self._lead(tasks.FINISH)
        self._lead(tasks.SETTLE)
        self.rewards[was_over] = 0
        self.done[:] = ~was_over
        if self.auto_reset:
            self._lead(tasks.FRESH)
        self._look()
        return played

    @alone
    def resample(self, seats: ArrayLike | None = None) -> States:
        """Sample in each row a world that its actor, or the seat given, holds possible: an array of states. Where that seat is
        the player to act, it is in the sampled state too."""
        chosen = self.actors if seats is None else self._seats(seats)
        hold, worlds = self._hold, blank(self.game.rules.STATE, self.size)

        def imagine(edges: tuple[int, int]) -> None:
            self._crew.rows.imagine_rows(hold.states, hold.options, chosen, hold.rngs, worlds, *edges)

        list(self._pool.map(imagine, parts(self.size, len(self._owns))))
        sampled: States = worlds
        return sampled

    # ---- inside ----------------------------------------------------------------------------------------------

    def _seats(self, seats: Any) -> Any:
        chosen = one_a_row("seats", seats, self.size).astype(np.int64)
        for seat in chosen[(chosen < NOBODY) | (chosen >= self.game.seats)][:1]:
            raise ValueError(f"seats must be from 0 to {self.game.seats - 1}, or -1 for a spectator, not {seat}")
        return chosen

    def _lead(self, task: int) -> int:
        """A task on all rows, on all threads. Helpers who have left are called again; nobody waits for them."""
        for part in range(1, len(self._owns)):
            if self._helpers[part] is None or self._helpers[part].done():
                self._helpers[part] = self._pool.submit(self._crew.work, self._board, part, task)
        return int(self._crew.work(self._board, 0, task))

    def _look(self) -> None:
        self._masks_stand = self._observations_stand = False
        self._lead(tasks.LOOK)


GIVEN = ("options", "start")  # arrays of a batch that follow from its game
FLAGS = ("_masks_stand", "_observations_stand", "_masks_read", "_observations_read")


def parts(size: int, count: int) -> Sequence[tuple[int, int]]:
    """The rows in so many equal parts."""
    return list(pairwise(np.linspace(0, size, count + 1).astype(int).tolist()))


def hold_of(game: Game, size: int) -> tasks.Hold:
    rules, start = game.rules, blank(game.rules.STATE)
    game.face.begin(start[0], game.options, {})
    return tasks.Hold(
        states=blank(rules.STATE, size),
        options=game.option_array,
        start=start,
        given=np.zeros(size, np.int16),
        codes=np.zeros(size, np.int16),
        rngs=np.zeros((size, 4), np.int64),
        hands=np.zeros(size, np.int64),
        actors=np.zeros(size, np.int64),
        seats=np.zeros(size, np.int64),
        legal=np.zeros((size, rules.LEGAL), np.int16),
        counts=np.zeros(size, np.int64),
        masks=np.zeros((size, rules.ACTIONS), np.bool_),
        observations=np.zeros((size, rules.OBSERVATION), np.int8),
        rewards=np.zeros((size, game.seats), np.int64),
        done=np.zeros(size, np.bool_),
        finals=np.zeros((size, rules.OBSERVATION), np.int8),
    )


def own_of(game: Game) -> tasks.Own:
    return tasks.Own(blank(ITEM, game.rules.ITEMS), blank(game.rules.STATE), np.zeros(game.rules.LEGAL, np.int16))


def board_of(hold: tasks.Hold, owns: Sequence[tasks.Own]) -> Any:
    size, seats = hold.rewards.shape
    board = np.zeros(tasks.PARTS + len(owns) * tasks.LINE, np.int64)
    board[tasks.SIZE], board[tasks.SEATS] = size, seats
    board[tasks.HOLD :][: len(hold)] = [array.ctypes.data for array in hold]
    for part, (own, (lo, hi)) in enumerate(zip(owns, parts(size, len(owns)), strict=True)):
        line = board[tasks.PARTS + part * tasks.LINE :]
        line[tasks.NEXT] = line[tasks.END] = hi  # nothing to do yet
        line[tasks.FIRST] = lo
        line[tasks.OWN :][: len(own)] = [array.ctypes.data for array in own]
    return board
