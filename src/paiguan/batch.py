"""Batches: thousands of hands stepped together from Python, on all cores, in compiled code.

    batch = Batch(paiguan.game(NAME), size=4096, seed=1)
    while True:
        codes = choose(batch.observe(), batch.legal_mask())    # one code a row
        batch.step(codes)                                      # finished hands are settled and dealt again
        batch.rewards                                          # units by row and seat, in rows where a hand has just ended

The same seed gives the same hands on any number of threads.
"""

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import wraps
from itertools import pairwise
from operator import index
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

import numpy as np
from numpy.typing import ArrayLike, NDArray

from paiguan.engine import workers as tasks
from paiguan.engine.binding import bind
from paiguan.engine.cores import usable_cores
from paiguan.engine.errors import UserError
from paiguan.engine.game import Game
from paiguan.engine.interpreted import ALWAYS
from paiguan.engine.kernel import States
from paiguan.engine.state import ITEM, NOBODY, OVER, blank


class IllegalCode(UserError, ValueError):
    """A code given to a batch is not legal; no row was stepped."""

    def __init__(self, row: int, code: int) -> None:
        super().__init__(f"codes[{row}] = {code} is not legal there; see legal_mask()")
        self.row, self.code = row, code

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.row, self.code)


def whole(name: str, value: Any, least: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int | np.integer):
        raise TypeError(f"{name} must be a whole number, not {value!r}")
    if not least <= value < 2**63:
        raise ValueError(f"{name} must be at least {least}, not {value}")
    return index(value)


def one_a_row(name: str, values: Any, size: int) -> Any:
    """Check an array-like of integers with one value a row, and return it as an array."""
    given = np.asarray(values)
    if given.shape != (size,):
        raise ValueError(f"{name} must be one a row, shape ({size},), not {given.shape}")
    if given.dtype.kind not in "iu":
        raise TypeError(f"{name} must be whole numbers, not {given.dtype}")
    return given


P = ParamSpec("P")
R = TypeVar("R")


def alone(method: "Callable[Concatenate[Batch, P], R]") -> "Callable[Concatenate[Batch, P], R]":
    """Refuse calls from a second thread: each call overwrites the arrays of the batch."""

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
    """Rows of hands of one game.

    The next call overwrites the arrays that methods return and those of the last step. A batch is for one thread at a
    time; a call from a second thread raises RuntimeError. Batches can be pickled and copied.

    One step is one pass over the rows. If masks or observations were read since the last step, the next step computes
    them in the same pass, while the row is in cache.
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
        )  # interpreted kernels hold Python's lock, so one thread is enough
        self._busy = threading.RLock()
        arrays = self._arrays = arrays_of(game, size)
        self._buffers = [buffers_of(game) for _ in range(count)]
        self._slots = slots_of(arrays, self._buffers)
        self.states: States = arrays.states.view()  # read-only; `put` writes
        self.states.setflags(write=False)
        self.actors: NDArray[np.int64] = arrays.actors  # the seat to act in each row; negative when the hand is over
        self.rewards: NDArray[np.int64] = arrays.rewards  # units by row and seat
        self.done: NDArray[np.bool_] = arrays.done  # the hand of this row ended with the last step
        # In rows where a hand has just ended: the last observation of the seat that acted last.
        self.final_observations: NDArray[np.int8] = arrays.finals
        self._masks_stand = self._observations_stand = False  # whether they are up to date
        self._masks_read = self._observations_read = False  # whether they were read since the last step
        self._workers: Any = bind("paiguan.engine.workers", game.interface.rules)
        self._pool = ThreadPoolExecutor(count)
        self._helpers: list[Any] = [None] * count  # their futures, by part
        self.reset()

    def __getstate__(self) -> dict[str, object]:
        arrays = {name: array.tobytes() for name, array in self._arrays._asdict().items() if name not in GIVEN}
        return {
            "batch": (self.game, self.size, self.seed, len(self._buffers), self.auto_reset),
            "arrays": arrays,
            "flags": {name: getattr(self, name) for name in FLAGS},
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(*state["batch"])  # type: ignore[misc]
        for name, content in state["arrays"].items():
            array = getattr(self._arrays, name)
            array.reshape(-1).view(np.uint8)[:] = np.frombuffer(content, np.uint8)
        self.__dict__.update(state["flags"])

    @alone
    def reset(self, seed: int | None = None) -> None:
        """Deal a fresh hand in every row; with a seed, the hands of a new batch with this seed."""
        if seed is not None:
            self.seed = whole("seed", seed, 0)
            self._arrays.hands[:] = 0
        self.done[:] = False
        self.rewards[:] = 0
        self._slots[tasks.SEED], self._slots[tasks.AGAIN] = self.seed, self.auto_reset
        self._lead(tasks.DEAL)
        self._look()

    @alone
    def put(self, states: States) -> None:
        """Continue from these states, one a row, for example those of `resample`. No row counts as just ended."""
        if states.dtype != self.states.dtype or states.shape != (self.size,):
            raise ValueError(f"states must be {self.size} states of {self.game.name}")
        self._arrays.states.view(np.uint8)[:] = np.ascontiguousarray(states).view(np.uint8)
        self.done[:] = False
        self.rewards[:] = 0
        self._look()

    @alone
    def legal_mask(self) -> NDArray[np.bool_]:
        """The action mask of the seat to act: booleans by row and code."""
        if not self._masks_stand:
            self._lead(tasks.MASKS)
        self._masks_stand = self._masks_read = True
        masks: NDArray[np.bool_] = self._arrays.masks
        return masks

    @alone
    def observe(self, seats: ArrayLike | None = None) -> NDArray[np.int8]:
        """The observations of the seat to act in each row, or of the seats given, one a row (-1: a spectator)."""
        if seats is not None or not self._observations_stand:
            self._arrays.seats[:] = self.actors if seats is None else self._seats(seats)
            self._lead(tasks.OBSERVE)
        self._observations_stand = seats is None
        self._observations_read |= seats is None
        observations: NDArray[np.int8] = self._arrays.observations
        return observations

    @alone
    def random_codes(self) -> NDArray[np.int16]:
        """Draw a random legal code for each row."""
        self._lead(tasks.CHOOSE)
        codes: NDArray[np.int16] = self._arrays.codes
        return codes

    @alone
    def step(self, codes: ArrayLike) -> None:
        """Play one code in every row; if any is illegal, raise IllegalCode and play none. Rows whose hand is over (without
        auto-reset) ignore their code."""
        wide, arrays = one_a_row("codes", codes, self.size), self._arrays
        np.copyto(arrays.given, wide, casting="unsafe")
        if wide.dtype != arrays.given.dtype:
            for row in np.flatnonzero(arrays.given != wide)[:1]:  # a value that does not fit a code
                raise IllegalCode(int(row), int(wide[row]))
        self._slots[tasks.WITH_MASKS], self._slots[tasks.WITH_OBSERVATIONS] = self._masks_read, self._observations_read
        row = self._lead(tasks.STEP)
        if row != tasks.NONE:
            raise IllegalCode(row, int(wide[row]))
        self._masks_stand, self._observations_stand = self._masks_read, self._observations_read
        self._masks_read = self._observations_read = False

    @alone
    def play_out(self) -> int:
        """Play every hand to its end at random; return the number of codes played."""
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
        """Sample a world for each row that is possible for the seat to act, or for the seat given: an array of states. If
        that seat is to act, it is to act in the sampled state too."""
        chosen = self.actors if seats is None else self._seats(seats)
        arrays, worlds = self._arrays, blank(self.game.rules.STATE, self.size)

        def sample(edges: tuple[int, int]) -> None:
            self._workers.rows.sample_rows(arrays.states, arrays.options, chosen, arrays.rngs, worlds, *edges)

        list(self._pool.map(sample, parts(self.size, len(self._buffers))))
        sampled: States = worlds
        return sampled

    @alone
    def features(self, seats: ArrayLike | None = None) -> NDArray[np.int8]:
        """A network's input in each row, for the seat to act or the seats given (`games/NAME/features.py`)."""
        chosen = self.actors if seats is None else self._seats(seats)
        arrays, concealed = self._arrays, blank(self.game.rules.STATE, self.size)
        out = np.zeros((self.size, self.game.rules.FEATURES), np.int8)

        def tell(edges: tuple[int, int]) -> None:
            self._workers.rows.feature_rows(arrays.states, arrays.options, chosen, concealed, out, *edges)

        list(self._pool.map(tell, parts(self.size, len(self._buffers))))
        return out

    # ---- inside ----------------------------------------------------------------------------------------------

    def _seats(self, seats: Any) -> Any:
        chosen = one_a_row("seats", seats, self.size).astype(np.int64)
        for seat in chosen[(chosen < NOBODY) | (chosen >= self.game.seats)][:1]:
            raise ValueError(f"seats must be from 0 to {self.game.seats - 1}, or -1 for a spectator, not {seat}")
        return chosen

    def _lead(self, task: int) -> int:
        """Run a task on all rows with all threads. Helper threads that have ended are started again, without waiting
        for them."""
        for part in range(1, len(self._buffers)):
            if self._helpers[part] is None or self._helpers[part].done():
                self._helpers[part] = self._pool.submit(self._workers.work, self._slots, part, task)
        return int(self._workers.work(self._slots, 0, task))

    def _look(self) -> None:
        self._masks_stand = self._observations_stand = False
        self._lead(tasks.LOOK)


GIVEN = ("options", "start")  # arrays of a batch that its game determines
FLAGS = ("_masks_stand", "_observations_stand", "_masks_read", "_observations_read")


def parts(size: int, count: int) -> Sequence[tuple[int, int]]:
    """Split the rows into equal parts."""
    return list(pairwise(np.linspace(0, size, count + 1).astype(int).tolist()))


def arrays_of(game: Game, size: int) -> tasks.BatchArrays:
    rules, start = game.rules, blank(game.rules.STATE)
    game.interface.begin(start[0], game.options, {})
    return tasks.BatchArrays(
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


def buffers_of(game: Game) -> tasks.WorkerBuffers:
    return tasks.WorkerBuffers(
        blank(ITEM, game.rules.ITEMS), blank(game.rules.STATE), np.zeros(game.rules.LEGAL, np.int16)
    )


def slots_of(arrays: tasks.BatchArrays, buffers: Sequence[tasks.WorkerBuffers]) -> Any:
    size, seats = arrays.rewards.shape
    slots = np.zeros(tasks.PARTS + len(buffers) * tasks.LINE, np.int64)
    slots[tasks.SIZE], slots[tasks.SEATS] = size, seats
    slots[tasks.ARRAYS :][: len(arrays)] = [array.ctypes.data for array in arrays]
    for part, (own, (lo, hi)) in enumerate(zip(buffers, parts(size, len(buffers)), strict=True)):
        line = slots[tasks.PARTS + part * tasks.LINE :]
        line[tasks.NEXT] = line[tasks.END] = hi  # no work yet
        line[tasks.FIRST] = lo
        line[tasks.BUFFERS :][: len(own)] = [array.ctypes.data for array in own]
    return slots
