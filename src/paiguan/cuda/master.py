"""A master that thinks on the GPU: every candidate in thousands of worlds, one lane a candidate and world."""

from collections.abc import Callable, Generator
from functools import cache
from itertools import count
from typing import Any

import numpy as np
from numba import cuda
from numba.cuda.core.config import ENABLE_CUDASIM

from paiguan.bots import master as on_cpu
from paiguan.bots.levels import policy_of
from paiguan.bots.master import ROUND, Weighed
from paiguan.cuda.device import grid_for, launch_for, need_gpu
from paiguan.engine.binding import bind
from paiguan.engine.contract import Move
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game

# Worlds in one launch, multiples of ROUND: few at first, because most candidates are dropped early.
FIRST_WAVE, WAVE = (ROUND, ROUND) if ENABLE_CUDASIM else (16 * ROUND, 64 * ROUND)


class Master(on_cpu.Master):
    """A master on the GPU. It gives the same answer as `paiguan.bots.Master` for the same seed and number of `worlds`.

    A budget in `milliseconds` is checked between rounds of worlds; a running launch is always finished.
    """

    def weigh(self, deal: Deal, seat: int, seed: int = 0, also: Move | None = None) -> list[Weighed]:
        need_gpu()
        if (own := getattr(policy_of(deal.game), "own_master", None)) is not None:
            thinker = _on_gpu(own())(self.milliseconds, self.worlds, 1, self.clock)
            return list(thinker.weigh(deal, seat, seed, also))
        return super().weigh(deal, seat, seed, also)

    def _rounds(
        self, game: Game, states: Any, seat: int, rows: Any, seed: int, alive: Any
    ) -> Generator[Any, None, None]:
        waves = Waves(game, states, seat, rows, seed, alive, self.worlds)
        for first in count(0, ROUND):
            yield waves.gains(first, ROUND).astype(np.float64)


def weigh(deal: Deal, seat: int, worlds: int = WAVE, seed: int = 0, also: Move | None = None) -> list[Weighed]:
    """Weigh the candidates of a seat that may act, best first, each in `worlds` worlds unless it is dropped earlier."""
    return Master(worlds=worlds).weigh(deal, seat, seed, also)


class Waves:
    """The gains of candidates by world, computed on the GPU some thousand worlds ahead."""

    def __init__(
        self, game: Game, states: Any, seat: int, moves: Any, seed: int, alive: Any, worlds: int | None
    ) -> None:
        self._kernels: Any = bind("paiguan.cuda.players", game.interface.rules, policy_of(game))
        self._moves, self._alive, self._last = moves, alive, worlds
        self._options = cuda.to_device(game.option_array)
        self._known = cuda.to_device(states[:1])
        self._seats, self._seeds = (cuda.to_device(np.array([number], np.int64)) for number in (seat, seed))
        self._sampled = cuda.device_array(WAVE, game.rules.STATE)
        self._first, self._gains = 0, np.zeros((len(moves), 0), np.int64)

    def gains(self, first: int, number: int) -> Any:
        """The gains by candidate and world, for the worlds first, first + 1 …; 0 for candidates dropped before this wave."""
        if first + number > self._first + self._gains.shape[1]:
            self._launch(first)
        at = first - self._first
        return self._gains[:, at : at + number]

    def _launch(self, first: int) -> None:
        size = FIRST_WAVE if first == 0 else WAVE
        if self._last is not None:
            size = min(size, -(-(self._last - first) // ROUND) * ROUND)
        chosen = np.flatnonzero(self._alive)
        moves, positions = cuda.to_device(self._moves[chosen]), cuda.to_device(np.zeros(len(chosen), np.int64))
        found = cuda.device_array((len(chosen), size), np.int64)
        given = self._options, self._seats, self._seeds
        self._kernels.worlds[grid_for(size)](self._known, *given, first, size, self._sampled)
        grid = launch_for(len(chosen) * size)
        self._kernels.gains[grid](self._sampled, *given, moves, positions, first, size, found)
        self._first, self._gains = first, np.zeros((len(self._moves), size), np.int64)
        self._gains[chosen] = found.copy_to_host()


@cache
def _on_gpu(kind: Any) -> Any:
    """Return a game's own master class with its worlds weighed on the GPU."""

    class OwnMaster(kind):  # type: ignore[misc]  # a class of the policy's
        def _weigher(
            self, game: Game, states: Any, seat: int, commitments: Any, alive: Any, seed: int
        ) -> Callable[[int], Any]:
            waves = Waves(game, states, seat, commitments, seed, alive, self.worlds)
            return lambda first: waves.gains(first, self.chunk).astype(np.float64)

    return OwnMaster
