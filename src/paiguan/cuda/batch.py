"""Batches that stay on the GPU, and random hands by the million."""

from typing import Any, NamedTuple

import numpy as np
from numba import cuda

from paiguan.batch import IllegalCode
from paiguan.cuda.device import grid_for, launch_for, need_gpu, start_of, zeros
from paiguan.cuda.kernels import LANES, WORD
from paiguan.engine.binding import bind
from paiguan.engine.game import Game
from paiguan.engine.state import blank

NO_ROW = np.iinfo(np.int64).max


class Batch:
    """Rows of hands of one game on the GPU.

    Methods return arrays on the GPU with the CUDA array interface, so PyTorch, CuPy and JAX take them without a copy. The next
    call of the same method overwrites them.
    """

    def __init__(self, game: Game, size: int, seed: int = 0, auto_reset: bool = True) -> None:
        if size < 1:
            raise ValueError(f"size must be at least 1, not {size}")
        need_gpu()
        self.game, self.size, self.seed, self.auto_reset = game, size, seed, auto_reset
        rules = game.rules
        self._kernels: Any = bind("paiguan.cuda.kernels", game.interface.rules)
        self._grid = grid_for(size)
        self._options = cuda.to_device(game.option_array)
        self._start = cuda.to_device(start_of(game))
        self._empty = cuda.to_device(blank(rules.STATE))
        self.states = cuda.device_array(size, rules.STATE)
        self.actors = zeros(size, np.int64)  # the seat to act in each row; negative when the hand is over
        self.rewards = zeros((size, game.seats), np.int64)
        self.done = zeros(size, np.bool_)  # the hand of this row ended with the last step
        self._mask_words, self._masks = self._tiled(rules.ACTIONS, np.bool_)
        self._observed_words, self._observations = self._tiled(rules.OBSERVATION, np.int8)
        self._feature_words, self._features = self._tiled(rules.FEATURES, np.int8)
        self._codes = zeros(size, np.int16)
        self._rngs = zeros((size, 4), np.int64)
        self._hands = zeros(size, np.int64)
        self._played = zeros(size, np.int64)
        self._refused = zeros(1, np.int64)
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """Deal a new hand in every row; with a seed, the hands of a new batch with this seed."""
        if seed is not None:
            self.seed = seed
            self._hands.copy_to_device(np.zeros(self.size, np.int64))
        self._launch("deal", self._start, self._rngs, self._hands, self.seed, self.actors)

    def legal_mask(self) -> Any:
        """The action mask of the seat to act: booleans by row and code."""
        self._launch("masks", self._mask_words)
        return self._masks

    def observe(self, seats: Any = None) -> Any:
        """The observations of the seat to act in each row, or of the seats given."""
        chosen = self.actors if seats is None else self._given("seats", seats, np.int64)
        self._launch("observe", chosen, self._observed_words)
        return self._observations

    def features(self, seats: Any = None) -> Any:
        """A network's input in each row, for the seat to act or the seats given (`games/NAME/features.py`)."""
        chosen = self.actors if seats is None else self._given("seats", seats, np.int64)
        self._launch("features", chosen, self._feature_words)
        return self._features

    def random_codes(self) -> Any:
        """Draw a random legal code for each row."""
        self._launch("pick", self._rngs, self._codes)
        return self._codes

    def step(self, codes: Any, check: bool = True) -> None:
        """Play one code in every row; if any is illegal, raise IllegalCode and play none.

        Rows whose hand is over (without auto-reset) ignore their code. The check waits for the GPU. Leave it out only for codes
        from `random_codes` or a mask: an illegal code would corrupt its row.
        """
        given = self._given("codes", codes, np.int16)
        if check:
            self._refused.copy_to_device(np.array([NO_ROW]))
            self._launch("refuse", given, self._refused)
            row = int(self._refused.copy_to_host()[0])
            if row != NO_ROW:
                raise IllegalCode(row, int(given[row : row + 1].copy_to_host()[0]))
        self._launch("step", given, *self._ending())

    def play_out(self) -> int:
        """Play every hand to its end at random; return the number of codes played."""
        self._launch("finish", *self._ending(), self._played)
        return int(self._played.copy_to_host().sum())

    def resample(self, seats: Any = None) -> Any:
        """Sample a world for each row that is possible for the seat to act, or for the seat given: an array of states."""
        chosen = self.actors if seats is None else self._given("seats", seats, np.int64)
        worlds = cuda.device_array(self.size, self.game.rules.STATE)
        self._launch("sample_world", chosen, self._rngs, self._empty, worlds)
        return worlds

    # ---- inside ----------------------------------------------------------------------------------------------

    def _launch(self, name: str, *rest: Any) -> None:
        getattr(self._kernels, name)[self._grid](self.states, self._options, *rest)

    def _tiled(self, width: int, dtype: Any) -> tuple[Any, Any]:
        """A buffer with a row of bytes for each lane: as the words that blocks write, and as the rows of the batch."""
        words = cuda.device_array(self._grid[0] * LANES * width // WORD.itemsize, WORD)
        return words, words.view(dtype)[: self.size * width].reshape(self.size, width)

    def _ending(self) -> tuple[Any, ...]:
        """The arguments of a launch that may end hands."""
        dealing = self._start, self._rngs, self._hands, self.seed
        return *dealing, self.auto_reset, self.actors, self.rewards, self.done

    def _given(self, name: str, values: Any, dtype: Any) -> Any:
        """An argument as an array on the GPU; one that is already there is not copied."""
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
    """Deal, play and settle random hands on the GPU: those numbered from `first` on, the same as `loops.random_hands` plays.

    `lanes` sets the launch: the number of blocks, and of lanes in each.
    """
    if hands < 1:
        raise ValueError(f"hands must be at least 1, not {hands}")
    need_gpu()
    kernels: Any = bind("paiguan.cuda.kernels", game.interface.rules)
    payments, counts = zeros(4, np.int64), zeros(2, np.int64)
    options, start = cuda.to_device(game.option_array), cuda.to_device(start_of(game))
    kernels.random_hands[lanes or launch_for(hands)](options, start, seed, first, hands, payments, counts)
    moves, codes = counts.copy_to_host().tolist()
    return RandomPlay(payments.copy_to_host()[: game.seats], moves, codes)
