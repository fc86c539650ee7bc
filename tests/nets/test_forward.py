"""The forward pass: close to real numbers, and the same whole numbers interpreted, compiled and on a GPU."""

from typing import Any

import numpy as np
import pytest

from paiguan.bots.nets.forward import forward, root
from paiguan.bots.nets.quantise import quantise, shift_for
from paiguan.engine.interpreted import interpreted, wide_reads
from tests.nets.samples import FEATURE_SCALE, in_real_numbers, layers, net_of, told

SIZES = {"usual": ([60, 16, 16, 16, 9], 1.0), "wild": ([300, 24, 24, 5], 40.0), "tiny": ([4, 1, 1], 0.01)}
every_size = pytest.mark.parametrize(("sizes", "spread"), SIZES.values(), ids=SIZES.keys())


def by_python(net: Any, given: Any) -> Any:
    out = np.zeros(int(net.shape[-2]), np.int32)
    interpreted(forward)(*(wide_reads(one) for one in (*net.arrays, given, net.room(), out)))
    return out


@every_size
def test_interpreted_and_compiled_are_equal(sizes: list[int], spread: float) -> None:
    net = net_of(sizes, 3, spread)
    seen = set()
    for seed in range(6):
        given = told(sizes[0], seed)
        found = net.logits(given)
        assert by_python(net, given).tolist() == found.tolist()
        seen.add(found.tobytes())
    assert len(seen) > 1 or sizes[1] == 1  # a single column is always at its mean


@every_size
def test_a_gpu_comes_to_the_same(sizes: list[int], spread: float) -> None:
    gpu = pytest.importorskip("tests.gpu")
    from paiguan.cuda import nets

    net = net_of(sizes, 3, spread)
    rows = np.stack([told(sizes[0], seed) for seed in range(3)])
    found = gpu.host(nets.logits(net, rows))
    assert found.tolist() == [net.logits(row).tolist() for row in rows]


def test_whole_numbers_are_close_to_real_ones() -> None:
    sizes = [200, 64, 64, 64, 30]
    made = layers(sizes, 5)
    net = net_of(sizes, 5)
    for seed in range(10):
        given = np.clip(told(200, seed), -4, 8).astype(np.int8)
        wanted = in_real_numbers(made, given.astype(float))
        assert np.abs(net.logits(given) / 256 - wanted).max() < 0.06 * wanted.std() + 0.02


def test_nothing_at_all_is_told() -> None:
    net = net_of([10, 8, 8, 4])
    assert by_python(net, np.zeros(10, np.int8)).tolist() == net.logits(np.zeros(10, np.int8)).tolist()


def test_roots_are_rounded_down() -> None:
    for value in (*range(1, 200), 10**6 - 1, 10**6, 2**50 - 1, 2**50):
        found = root(value)
        assert found * found <= value < (found + 1) ** 2


def test_weights_without_end_are_refused() -> None:
    made = layers([4, 3, 2], 1)
    made[0]["bias"] = np.array([1e9, 0, 0])
    with pytest.raises(ValueError, match="too large"):
        quantise(made, FEATURE_SCALE)
    with pytest.raises(ValueError, match="too large or too small"):
        shift_for(1e6)
