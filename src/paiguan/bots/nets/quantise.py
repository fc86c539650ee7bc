"""From real weights to whole numbers: what `training` learns becomes what `forward` reads."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from paiguan.bots.nets.file import MOST_MULTIPLIER, MOST_SHIFT
from paiguan.bots.nets.forward import ACTIVATION, GAIN, LOGIT, SUM


def quantise(layers: Sequence[Mapping[str, Any]], feature_scale: float) -> tuple[Any, Any, Any]:
    """The arrays shape, numbers and weights of a network with these layers.

    A layer has a `matrix` (outputs by inputs) and a `bias`, and but for the last a `gain` and an `offset` of its normalisation. The
    first layer reads features times `feature_scale`.
    """
    shape, numbers, weights = [len(layers)], [], []
    for at, layer in enumerate(layers):
        last = at == len(layers) - 1
        matrix = np.asarray(layer["matrix"], np.float64)
        steps = np.maximum(np.abs(matrix).max(1), 1e-12) / 127  # a weight of 1 in each column
        unit = (feature_scale if at == 0 else 2.0**-ACTIVATION) * 2.0 ** (LOGIT if last else SUM)
        shift = shift_for(float((steps * unit).max()))
        shape += [matrix.shape[1], matrix.shape[0], shift]
        numbers.append(np.rint(steps * unit * 2.0**shift))
        numbers.append(np.rint(np.asarray(layer["bias"], np.float64) * 2.0 ** (LOGIT if last else SUM)))
        if not last:
            numbers.append(np.rint(np.clip(np.asarray(layer["gain"], np.float64), -31, 31) * 2.0**GAIN))
            numbers.append(np.rint(np.asarray(layer["offset"], np.float64) * 2.0 ** (SUM + GAIN)))
        weights.append(np.rint(matrix / steps[:, None]).T.ravel())
    whole = np.concatenate(numbers)
    if np.abs(whole).max() >= 2**31:
        raise ValueError("a bias or an offset of this network is too large for whole numbers of 32 bits")
    return np.array(shape, np.int64), whole.astype(np.int32), np.concatenate(weights).astype(np.int8)


def shift_for(largest: float) -> int:
    """The shift that gives the largest multiplier of a layer as many bits as it may have."""
    shift = int(np.floor(np.log2(MOST_MULTIPLIER / largest)))
    if not 1 <= shift <= MOST_SHIFT:
        raise ValueError(f"the weights of a layer are too large or too small (2**{-shift})")
    return shift
