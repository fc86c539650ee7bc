"""Rows of hands that stay on the GPU, and whole random hands by the million."""

from typing import Any, NamedTuple

import numpy as np
from numba import cuda
from numba.cuda.core.config import ENABLE_CUDASIM

from paiguan.batch import IllegalCode
from paiguan.cuda.lanes import LANES, WORD
from paiguan.engine.binding import bind
from paiguan.engine.game import Game
from paiguan.engine.state import blank

NO_ROW = np.iinfo(np.int64).max


class Batch:
    """Rows of hands of one game, on the GPU. Arrays that methods return lie there, offer the CUDA array interface (so
    PyTorch, CuPy and JAX take them without a copy) and are overwritten by the next call of the same method."""

    def __init__(self, game: Game, size: int, seed: int = 0, auto_reset: bool = True) -> None:
        if size < 1:
            raise ValueError(f"size must be at least 1, not {size}")
        _need_gpu()
        self.game, self.size, self.seed, self.auto_reset = game, size, seed, auto_reset
        rules = game.rules
        self._lanes: Any = bind("paiguan.cuda.lanes", game.face.rules)
        self._grid = (size + LANES - 1) // LANES, LANES
        self._options = cuda.to_device(game.option_array)
        self._start = cuda.to_device(_start(game))
        self._empty = cuda.to_device(blank(rules.STATE))
        self.states = cuda.device_array(size, rules.STATE)
        self.actors = _zeros(size, np.int64)  # the seat to act in each row; negative when the hand is over
        self.rewards = _zeros((size, game.seats), np.int64)
        self.done = _zeros(size, np.bool_)  # the hand of this row ended with the last step
        self._mask_words, self._masks = self._tiled(rules.ACTIONS, np.bool_)
        self._observed_words, self._observations = self._tiled(rules.OBSERVATION, np.int8)
        self._codes = _zeros(size, np.int16)
        self._rngs = _zeros((size, 4), np.int64)
        self._hands = _zeros(size, np.int64)
        self._played = _zeros(size, np.int64)
        self._refused = _zeros(1, np.int64)
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """A fresh hand in every row; with a seed, the hands that a new batch of this seed would have."""
        if seed is not None:
            self.seed = seed
            self._hands.copy_to_device(np.zeros(self.size, np.int64))
        self._launch("deal", self._start, self._rngs, self._hands, self.seed, self.actors)

    def legal_mask(self) -> Any:
        """Booleans by row and code."""
        self._launch("masks", self._mask_words)
        return self._masks

    def observe(self, seats: Any = None) -> Any:
        """What the seat to act knows in each row, or the seats given."""
        chosen = self.actors if seats is None else self._given("seats", seats, np.int64)
        self._launch("observe", chosen, self._observed_words)
        return self._observations

    def random_codes(self) -> Any:
        """A random legal code for each row."""
        self._launch("pick", self._rngs, self._codes)
        return self._codes

    def step(self, codes: Any, check: bool = True) -> None:
        """Play one code in every row; raises IllegalCode before anything is played. Rows whose hand is over (without
        auto-reset) ignore theirs. The check waits for the GPU: leave it out only for codes taken from `random_codes` or a
        mask, since an illegal one would spoil its row."""
        given = self._given("codes", codes, np.int16)
        if check:
            self._refused.copy_to_device(np.array([NO_ROW]))
            self._launch("refuse", given, self._refused)
            row = int(self._refused.copy_to_host()[0])
            if row != NO_ROW:
                raise IllegalCode(row, int(given[row : row + 1].copy_to_host()[0]))
        self._launch("step", given, *self._ending())

    def play_out(self) -> int:
        """Random play to the end of every hand; returns the number of codes played."""
        self._launch("finish", *self._ending(), self._played)
        return int(self._played.copy_to_host().sum())

    def resample(self, seats: Any = None) -> Any:
        """In each row a world that its actor, or the seat given, holds possible: an array of states."""
        chosen = self.actors if seats is None else self._given("seats", seats, np.int64)
        worlds = cuda.device_array(self.size, self.game.rules.STATE)
        self._launch("imagine", chosen, self._rngs, self._empty, worlds)
        return worlds

    # ---- inside ----------------------------------------------------------------------------------------------

    def _launch(self, name: str, *rest: Any) -> None:
        getattr(self._lanes, name)[self._grid](self.states, self._options, *rest)

    def _tiled(self, width: int, dtype: Any) -> tuple[Any, Any]:
        """Room for a row of bytes a lane: as the words that whole blocks write, and as the rows of the batch."""
        words = cuda.device_array(self._grid[0] * LANES * width // WORD.itemsize, WORD)
        return words, words.view(dtype)[: self.size * width].reshape(self.size, width)

    def _ending(self) -> tuple[Any, ...]:
        """What a launch needs that may end hands."""
        dealing = self._start, self._rngs, self._hands, self.seed
        return *dealing, self.auto_reset, self.actors, self.rewards, self.done

    def _given(self, name: str, values: Any, dtype: Any) -> Any:
        """An argument as an array on the GPU: one that lies there already is taken as it is."""
        ours = isinstance(values, type(self.actors))
        if ours or hasattr(values, "__cuda_array_interface__"):
            array = values if ours else cuda.as_cuda_array(values)
            if array.dtype != dtype or not array.flags["C_CONTIGUOUS"]:
                raise ValueError(f"{name} on the GPU must be contiguous {np.dtype(dtype)}, not {array.dtype}")
        else:
            array = cuda.to_device(np.ascontiguousarray(values, dtype))
        if array.shape != (self.size,):
            raise ValueError(f"{name} must be one a row, shape ({self.size},), not {array.shape}")
        return array


class RandomPlay(NamedTuple):
    payments: Any  # by seat, over all hands
    moves: int
    codes: int  # a move of several pieces is one move of several codes


def random_play(
    game: Game, hands: int, seed: int = 0, first: int = 0, lanes: tuple[int, int] | None = None
) -> RandomPlay:
    """Whole random hands, dealt, played and settled on the GPU: those numbered from `first` on, as `loops.random_hands`
    plays them. `lanes` is the launch: blocks, and lanes in each."""
    if hands < 1:
        raise ValueError(f"hands must be at least 1, not {hands}")
    _need_gpu()
    kernels: Any = bind("paiguan.cuda.lanes", game.face.rules)
    payments, counts = _zeros(4, np.int64), _zeros(2, np.int64)
    options, start = cuda.to_device(game.option_array), cuda.to_device(_start(game))
    blocks, each = lanes or (_blocks(hands), LANES)
    kernels.random_hands[blocks, each](options, start, seed, first, hands, payments, counts)
    moves, codes = counts.copy_to_host().tolist()
    return RandomPlay(payments.copy_to_host()[: game.seats], moves, codes)


def _blocks(hands: int) -> int:
    """A few blocks on every multiprocessor: more would push one another's states out of its cache."""
    room = 2 if ENABLE_CUDASIM else 8 * int(cuda.get_current_device().MULTIPROCESSOR_COUNT)
    return min((hands + LANES - 1) // LANES, room)


def _need_gpu() -> None:
    if not cuda.is_available():
        raise RuntimeError("there is no CUDA GPU here; NUMBA_ENABLE_CUDASIM=1 simulates one, slowly")


def _start(game: Game) -> Any:
    start = blank(game.rules.STATE)
    game.face.begin(start[0], game.options, {})
    return start


def _zeros(shape: Any, dtype: Any) -> Any:
    return cuda.to_device(np.zeros(shape, dtype))
