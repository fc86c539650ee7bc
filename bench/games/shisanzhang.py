"""The figures of 十三張: scoring five-card piles, valuing all layouts of a hand, and a regular's choice among them."""

import time
from collections.abc import Iterator
from typing import Any

import numpy as np

import paiguan
from paiguan.bots.policies import shisanzhang as policy
from paiguan.engine.kernel import kernel
from paiguan.games.shisanzhang.combos import layouts, strength, value_layouts

OPENSPIEL = "bridge(use_double_dummy_result=false)"
STRENGTH = {"hongkong": 6000, "points3": 2000, "taiwan": 2000}
NOVICES = 100  # a novice lays the strongest tail first: against three of those a master plays every preset


@kernel
def score_piles(options: Any, piles: Any, rounds: int) -> int:
    total = 0
    for round_ in range(rounds):
        for i in range(piles.size):
            total ^= strength(options, piles[i]) + round_
    return total


@kernel
def lay_out(options: Any, hands: Any) -> int:
    total = 0
    for i in range(hands.size):
        _, head, mid = policy.commitment(options, hands[i], False, policy.WEIGHTS)
        total ^= head ^ mid
    return total


def figures() -> Iterator[tuple[str, str, float]]:
    game, generator = paiguan.game("shisanzhang"), np.random.default_rng(0)
    piles = np.array([sum(1 << int(c) for c in generator.choice(52, 5, replace=False)) for _ in range(4096)], np.int64)
    score_piles(game.options, piles, 1)
    rounds, start = 1000, time.process_time()
    score_piles(game.options, piles, rounds)
    yield "十三張: five-card piles scored", "million/s", piles.size * rounds / (time.process_time() - start) / 1e6

    hand = int(game.deal(seed=1).state.dealt[0])
    buffer, out = np.zeros(8192, np.int64), np.zeros((len(layouts), 3), np.int64)
    value_layouts(game.options, hand, layouts, buffer, out)
    times = []
    for _ in range(50):
        start = time.process_time()
        value_layouts(game.options, hand, layouts, buffer, out)
        times.append(time.process_time() - start)
    yield f"十三張: all {len(layouts):,} layouts of a hand valued", "ms", min(times) * 1e3

    hands = np.array([game.deal(seed=seed).state.dealt[0] for seed in range(2000)], np.int64)
    lay_out(game.options, hands)
    start = time.process_time()
    lay_out(game.options, hands)
    yield "十三張: a regular's layout", "µs", (time.process_time() - start) / hands.size * 1e6
