"""Measure the rules on a GPU: random moves and batched steps a second. Results are first compared with the CPU.

python -m bench.cuda [GAME …] [--seconds 1] [--sweep]
"""

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba import cuda

import paiguan
from paiguan import batch as on_cpu
from paiguan.cuda import Batch, RandomPlay, random_play
from paiguan.engine.packages import GAMES
from paiguan.engine.rng import seeded
from paiguan.engine.state import ITEM, blank

CHECKED_HANDS = 20_000
ROWS = 1 << 20


def check(game: paiguan.Game) -> None:
    """Stop unless whole hands and stepped rows equal those of the CPU, bit for bit."""
    state, codes = blank(game.rules.STATE)[0], np.zeros(game.rules.LEGAL, np.int16)
    game.interface.begin(state, game.options, {})
    items, payments = blank(ITEM, game.rules.ITEMS), np.zeros(4, np.int64)
    wanted = game.loops.random_hands(state, game.options, codes, items, payments, seeded(0), 9, CHECKED_HANDS)
    got = random_play(game, CHECKED_HANDS, seed=9)
    assert (got.moves, got.codes) == wanted, f"{game}: {got} is not {wanted}"
    assert got.payments.tolist() == payments[: game.seats].tolist(), f"{game}: other payments"
    gpu, cpu = Batch(game, 2000, seed=9), on_cpu.Batch(game, 2000, seed=9)
    for _ in range(100):
        gpu.step(gpu.random_codes())
        cpu.step(cpu.random_codes())
        assert gpu.observe().copy_to_host().tobytes() == cpu.observe().tobytes(), f"{game}: other observations"
        assert gpu.legal_mask().copy_to_host().tobytes() == cpu.legal_mask().tobytes(), f"{game}: other masks"
        assert gpu.rewards.copy_to_host().tobytes() == cpu.rewards.tobytes(), f"{game}: other rewards"
    assert gpu.states.copy_to_host().tobytes() == cpu.states.tobytes(), f"{game}: other states"


def timed(work: Callable[[], Any]) -> float:
    """Seconds on the GPU."""
    begin, end = cuda.event(), cuda.event()
    begin.record()
    work()
    end.record()
    end.synchronize()
    return float(cuda.event_elapsed_time(begin, end)) / 1000


def random_moves(game: paiguan.Game, seconds: float, lanes: tuple[int, int] | None = None) -> dict[str, float]:
    """Moves and codes a second of whole random hands, dealt, played and settled: the median of five launches."""

    def launch(seed: int, hands: int) -> tuple[float, RandomPlay]:
        found: list[RandomPlay] = []
        spent = timed(lambda: found.append(random_play(game, hands, seed=seed, lanes=lanes)))
        return spent, found[0]

    hands = 200_000
    launch(0, hands)
    while (spent := launch(1, hands)[0]) < seconds / 5:
        hands = int(hands * min(10, max(1.2, 1.1 * seconds / 5 / spent)))
    runs = [launch(seed, hands) for seed in range(2, 7)]
    spent, played = sorted(runs, key=lambda run: run[1].moves / run[0])[2]
    return {"hands": hands, "moves": played.moves / spent, "codes": played.codes / spent}


def steps(game: paiguan.Game, rows: int = ROWS, rounds: int = 40) -> dict[str, float]:
    """Rows stepped a second with random codes and auto-reset, by what each round writes to device memory besides."""
    batch = Batch(game, rows, seed=1)

    def step() -> None:
        batch.step(batch.random_codes(), check=False)

    def step_and_observe() -> None:
        step()
        batch.observe()

    def all_three() -> None:
        step_and_observe()
        batch.legal_mask()

    def all_checked() -> None:
        batch.step(batch.random_codes())
        batch.observe()
        batch.legal_mask()

    rounds_of = {
        "steps": step,
        "steps, observations": step_and_observe,
        "steps, observations, masks": all_three,
        "the same, codes checked": all_checked,
    }
    out = {}
    for name, work in rounds_of.items():
        work()
        work()
        spent = sorted(timed(work) for _ in range(rounds))[rounds // 2]
        out[name] = rows / spent
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--sweep", action="store_true", help="try other launch configurations")
    parser.add_argument("--json", help="write the figures to this file")
    given = parser.parse_args()
    numba.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # type: ignore[attr-defined]  # the checks are deliberately small
    device = cuda.get_current_device()
    print(device.name.decode() if isinstance(device.name, bytes) else device.name, flush=True)
    figures: dict[str, Any] = {}
    for name in given.games:
        game = paiguan.game(name)
        start = time.perf_counter()
        check(game)
        print(f"{name}: equal to the CPU, bit for bit ({time.perf_counter() - start:.0f} s with compiling)", flush=True)
        figures[name] = random_moves(game, given.seconds) | steps(game)
        for what, value in figures[name].items():
            print(f"  {what:28} {value:18,.0f}", flush=True)
        if given.sweep:
            multiprocessors = int(device.MULTIPROCESSOR_COUNT)
            for lanes in (64, 128, 256):
                for blocks in (2, 4, 8, 16, 32):
                    found = random_moves(game, given.seconds, (multiprocessors * blocks, lanes))
                    print(f"  {blocks:3} blocks of {lanes:3} lanes {found['moves']:18,.0f} moves/s", flush=True)
    if given.json:
        with open(given.json, "w") as file:
            json.dump(figures, file, indent=2)


if __name__ == "__main__":
    main()
