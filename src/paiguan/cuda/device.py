"""What all work on the GPU needs: a check that there is one, memory on it, and the size of a launch."""

from typing import Any

import numpy as np
from numba import cuda
from numba.cuda.core.config import ENABLE_CUDASIM

from paiguan.cuda.kernels import LANES
from paiguan.engine.game import Game
from paiguan.engine.state import blank


def need_gpu() -> None:
    if not cuda.is_available():
        raise RuntimeError("there is no CUDA GPU here; NUMBA_ENABLE_CUDASIM=1 simulates one, slowly")


def launch_for(work: int) -> tuple[int, int]:
    """The blocks and lanes for a number of hands: a few blocks on every multiprocessor, because more would evict one another's
    states from its cache."""
    room = 2 if ENABLE_CUDASIM else 8 * int(cuda.get_current_device().MULTIPROCESSOR_COUNT)
    return min(grid_for(work)[0], room), LANES


def grid_for(work: int) -> tuple[int, int]:
    """The blocks and lanes that give each piece of work a lane."""
    return (work + LANES - 1) // LANES, LANES


def start_of(game: Game) -> Any:
    """The state before the first deal of a match."""
    start = blank(game.rules.STATE)
    game.interface.begin(start[0], game.options, {})
    return start


def zeros(shape: Any, dtype: Any) -> Any:
    return cuda.to_device(np.zeros(shape, dtype))
