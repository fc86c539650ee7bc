"""Rows of hands as PyTorch sees them: on the GPU without copies, on the processor through NumPy."""

from typing import Any

import numpy as np
import torch

import paiguan
from paiguan.batch import Batch
from paiguan.bots.levels import playout_of
from paiguan.bots.playout import NO_LEVEL, REGULAR

# Added to the seed of everything that is learned from. Arenas take seeds below it (`arena.duel.MOST_SEED`), so no deal of a
# contest was ever trained on.
LEARNING = 1 << 62


class Rows:
    """A batch with auto-reset. Every method returns tensors on `device`, overwritten by the next call of the same method."""

    def __init__(self, game: paiguan.Game, size: int, seed: int, device: str) -> None:
        self.game, self.size, self.device = game, size, device
        self.batch: Any = _on_gpu().Batch(game, size, seed) if device == "cuda" else Batch(game, size, seed)

    def features(self) -> Any:
        """What the seat to act is told."""
        return self._tensor(self.batch.features())

    def all_features(self, out: Any) -> None:
        """out[row, step] becomes what the seat is told that sits so many steps after the one to act: together they see all hands."""
        seats = self.game.seats
        for step in range(seats):
            others = (self.actors().clamp_min(0) + step) % seats
            out[:, step] = self._tensor(self.batch.features(others if self.device == "cuda" else others.numpy()))

    def mask(self) -> Any:
        return self._tensor(self.batch.legal_mask())

    def actors(self) -> Any:
        return self._tensor(self.batch.actors)

    def regular_codes(self, codes: Any = None, own: Any = None) -> Any:
        """The regular's code for each row; where own[row, seat] of the seat to act, `codes` keeps its own."""
        levels = torch.full((self.size, self.game.seats), REGULAR, dtype=torch.int64, device=self.device)
        if own is not None:
            levels[own] = NO_LEVEL
        out = torch.zeros(self.size, dtype=torch.int16, device=self.device) if codes is None else codes
        if self.device == "cuda":
            cuda = _numba_cuda()
            _on_gpu().bot_codes(self.batch, cuda.as_cuda_array(levels), cuda.as_cuda_array(out))
        else:
            arrays, legal = self.batch._arrays, np.zeros(self.game.rules.LEGAL, np.int16)
            given = arrays.states, self.game.option_array, levels.numpy(), legal, arrays.rngs, out.numpy(), 0, self.size
            playout_of(self.game).choose_rows(*given)
        return out

    def step(self, codes: Any) -> tuple[Any, Any]:
        """Play a legal code in every row; the rewards by row and seat, and which hands have ended."""
        if self.device == "cuda":
            self.batch.step(codes, check=False)
        else:
            self.batch.step(codes.numpy())
        return self._tensor(self.batch.rewards), self._tensor(self.batch.done)

    def _tensor(self, array: Any) -> Any:
        if self.device == "cuda":
            return torch.as_tensor(array, device="cuda")
        return torch.from_numpy(np.ascontiguousarray(array))


def _on_gpu() -> Any:
    from paiguan import cuda

    return cuda


def _numba_cuda() -> Any:
    from numba import cuda

    return cuda
