"""The environments from Python: thousands of hands at once on all cores, one hand after another, and the PettingZoo loop."""

import os
import time

import paiguan
from bench.aec import aec_loop
from paiguan.batch import Batch
from paiguan.engine.rng import below, seeded
from paiguan.envs.hand import Hand
from paiguan.envs.pettingzoo import module

ROWS = 4096
WINDOW = 50  # steps timed together: a few hundredths of a second, so that a good one is found on a machine that is not quite idle


def batch_steps(name: str, seconds: float) -> dict[str, float]:
    """Codes a second of a batch on all cores, by the clock and by processor seconds: each step with masks, observations and
    random legal codes, hands that end dealt anew; the best window."""
    every_core, before = set(range(os.cpu_count() or 1)), os.sched_getaffinity(0)
    os.sched_setaffinity(0, every_core)  # threads keep what they start with
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
    """Codes a processor second of one hand after another from one Python thread, each with mask and observation, chosen by
    Python from the mask."""
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
    """Without PettingZoo's wrappers, as the hold'em beside it: they would be most of what is measured."""
    return aec_loop(module(name).raw_env(), seconds)
