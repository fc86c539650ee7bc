"""The benchmarks of the environments: batches on all cores, single hands, and the PettingZoo loop."""

import os
import time

import paiguan
from bench.aec import aec_loop
from paiguan.batch import Batch
from paiguan.engine.rng import below, seeded
from paiguan.envs.hand import Hand
from paiguan.envs.pettingzoo import module

ROWS = 4096
WINDOW = 50  # steps timed together: short enough (0.01 s or so) that some window is undisturbed on a machine that is not quite idle


def batch_steps(name: str, seconds: float) -> dict[str, float]:
    """Codes a second of a batch on all cores, by wall-clock time and by CPU time, in the best window. Each step has masks,
    observations and random legal codes; hands that end are dealt again."""
    every_core, before = set(range(os.cpu_count() or 1)), os.sched_getaffinity(0)
    os.sched_setaffinity(0, every_core)  # threads keep the affinity that they start with
    try:
        batch = Batch(paiguan.game(name), ROWS, threads=len(every_core))
        best, best_of_core, end = 0.0, 0.0, time.perf_counter() + seconds
        while time.perf_counter() < end:
            start, worked = time.perf_counter(), time.process_time()
            for _ in range(WINDOW):
                batch.observe()
                batch.legal_mask()
                batch.step(batch.random_codes())
            best = max(best, WINDOW * ROWS / (time.perf_counter() - start))
            best_of_core = max(best_of_core, WINDOW * ROWS / (time.process_time() - worked))
        return {"batch": best, "batch_of_core": best_of_core}
    finally:
        os.sched_setaffinity(0, before)


def hand_steps(name: str, seconds: float) -> float:
    """Codes a second of CPU time, one hand after another from one Python thread. Each code has a mask and an observation and
    is chosen by Python from the mask."""
    hand, rng, codes, seed = Hand(paiguan.game(name)), seeded(1), 0, 0
    hand.deal(0)
    start = time.process_time()
    while time.process_time() - start < seconds:
        seed += 1
        hand.deal(seed)
        while not hand.over:
            legal = hand.mask.nonzero()[0]
            hand.play(legal[below(rng, len(legal))])
            codes += 1
    return codes / (time.process_time() - start)


def pettingzoo_steps(name: str, seconds: float) -> float:
    """Actions a second of the PettingZoo loop, without PettingZoo's wrappers: they would take most of the time. The hold'em
    beside it has none either."""
    return aec_loop(module(name).raw_env(), seconds)
