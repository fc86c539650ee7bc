"""Networks on the GPU: the arithmetic of `bots.nets.forward`, a lane a row, with the same result as on the processor."""

from typing import Any

import numpy as np
from numba import cuda

from paiguan.bots.nets import forward as on_cpu
from paiguan.bots.nets.file import Net
from paiguan.cuda.device import grid_for, need_gpu, zeros
from paiguan.cuda.twins import device_module

_device = device_module(on_cpu)


@cuda.jit
def _logits(shape: Any, weights: Any, numbers: Any, told: Any, room: Any, out: Any) -> None:
    row = cuda.grid(1)
    if row < told.shape[0]:
        _device.forward(shape, weights, numbers, told[row], room[row], out[row])


def logits(net: Net, told: Any) -> Any:
    """The logits of all codes by row, in units of 1 / 256, an array on the GPU. `told` is int8, on the GPU or not: what
    `Batch.features` returns."""
    need_gpu()
    rows, actions = told.shape[0], int(net.shape[-2])
    out, room = zeros((rows, actions), np.int32), zeros((rows, 2 * net.widest), np.int32)
    arrays = [cuda.to_device(one) for one in net.arrays]
    given = cuda.to_device(told) if isinstance(told, np.ndarray) else told
    _logits[grid_for(rows)](*arrays, given, room, out)
    return out
