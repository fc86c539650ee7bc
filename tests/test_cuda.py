"""The rules as device code give the same bytes as on the processor: on a GPU where there is one, else on Numba's simulator."""

from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

import paiguan
from paiguan import batch as on_cpu
from paiguan.engine.packages import GAMES
from paiguan.engine.rng import seeded
from paiguan.engine.state import ITEM, blank
from tests.gpu import gpu_is_there, host, on_gpu
from tests.playing import games, label

# The simulator plays some hundred codes a second, so it gets little to do: a few rows of every game at its defaults.
SIZE, STEPS = (300, 400) if gpu_is_there() else (2, 12)
PLAYED = games() if gpu_is_there() else [paiguan.game(name) for name in GAMES]

every_game = pytest.mark.parametrize("game", PLAYED, ids=label)


def same(gpu_states: Any, states: Any) -> bool:
    """Equal to the last byte; the simulator copies as NumPy does, which leaves the padding of records undefined."""
    ours = host(gpu_states)
    if gpu_is_there():
        return bool(ours.tobytes() == states.tobytes())
    return all(np.array_equal(ours[name], states[name]) for name in states.dtype.names)


def assert_same(gpu: on_gpu.Batch, cpu: on_cpu.Batch) -> None:
    assert same(gpu.states, cpu.states)
    for name in ("actors", "rewards", "done"):
        assert np.array_equal(host(getattr(gpu, name)), getattr(cpu, name)), name
    assert np.array_equal(host(gpu._rngs), cpu._arrays.rngs)


@every_game
def test_steps_masks_and_observations_are_those_of_the_processor(game: paiguan.Game) -> None:
    gpu, cpu = on_gpu.Batch(game, SIZE, seed=5), on_cpu.Batch(game, SIZE, seed=5, threads=1)
    for _ in range(STEPS):
        assert np.array_equal(host(gpu.legal_mask()), cpu.legal_mask())
        assert np.array_equal(host(gpu.observe()), cpu.observe())
        seats = np.arange(SIZE) % game.seats
        assert np.array_equal(host(gpu.observe(seats)), cpu.observe(seats))
        assert np.array_equal(host(gpu.features()), cpu.features())
        assert np.array_equal(host(gpu.features(seats)), cpu.features(seats))
        codes = gpu.random_codes()
        assert np.array_equal(host(codes), cpu.random_codes())
        gpu.step(codes)
        cpu.step(host(codes))
        assert_same(gpu, cpu)


@every_game
@pytest.mark.parametrize("auto_reset", [True, False])
def test_hands_played_out_are_those_of_the_processor(game: paiguan.Game, auto_reset: bool) -> None:
    gpu = on_gpu.Batch(game, SIZE, seed=6, auto_reset=auto_reset)
    cpu = on_cpu.Batch(game, SIZE, seed=6, threads=1, auto_reset=auto_reset)
    for _ in range(2):
        assert gpu.play_out() == cpu.play_out()
        assert_same(gpu, cpu)


@every_game
def test_imagined_worlds_are_those_of_the_processor(game: paiguan.Game) -> None:
    gpu, cpu = on_gpu.Batch(game, SIZE, seed=7), on_cpu.Batch(game, SIZE, seed=7, threads=1)
    for _ in range(5):
        gpu.step(gpu.random_codes())
        cpu.step(cpu.random_codes())
    assert same(gpu.resample(), cpu.resample())
    assert_same(gpu, cpu)


@every_game
def test_whole_random_hands_add_up_alike(game: paiguan.Game) -> None:
    hands = 10_000 if gpu_is_there() else 3
    state, codes = blank(game.rules.STATE)[0], np.zeros(game.rules.LEGAL, np.int16)
    game.interface.begin(state, game.options, {})
    items, payments = blank(ITEM, game.rules.ITEMS), np.zeros(4, np.int64)
    moves, played = game.loops.random_hands(state, game.options, codes, items, payments, seeded(0), 3, hands)
    result = on_gpu.random_play(game, hands, seed=3)
    assert (result.moves, result.codes) == (moves, played)
    assert result.payments.tolist() == payments[: game.seats].tolist()
    part = on_gpu.random_play(game, hands - 1, seed=3, first=1)
    assert part.codes < result.codes


def test_bad_arguments_are_named_and_change_nothing() -> None:
    game = paiguan.game("tianjiu")
    gpu = on_gpu.Batch(game, 4, seed=1)
    before = host(gpu.states)
    codes = host(gpu.random_codes())
    codes[2] = game.rules.ACTIONS - 1
    with pytest.raises(on_cpu.IllegalCode, match=r"codes\[2\]"):
        gpu.step(codes)
    with pytest.raises(ValueError, match="shape"):
        gpu.step(codes[:3])
    assert same(gpu.states, before)
    with pytest.raises(ValueError, match="size"):
        on_gpu.Batch(game, 0)
    with pytest.raises(ValueError, match="hands"):
        on_gpu.random_play(game, 0)


@pytest.mark.skipif(not gpu_is_there() or find_spec("torch") is None, reason="needs a GPU and PyTorch")
def test_pytorch_shares_the_memory() -> None:
    import torch

    gpu = on_gpu.Batch(paiguan.game("tianjiu"), 64, seed=1)
    seen = torch.as_tensor(gpu.observe(), device="cuda")
    assert seen.data_ptr() == gpu.observe().__cuda_array_interface__["data"][0]
    allowed = torch.as_tensor(gpu.legal_mask(), device="cuda")
    codes = allowed.to(torch.int16).argmax(1).to(torch.int16)
    torch.cuda.synchronize()
    gpu.step(codes)
    assert torch.as_tensor(gpu.actors, device="cuda").min().item() >= 0
