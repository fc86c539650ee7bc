"""`python -m bench.doors`: the PettingZoo loop on our games beside PettingZoo's own hold'em, in one run; processor seconds.

Needs `pip install pettingzoo rlcard pygame` besides the project. The sides are measured in turn, and the best of each counts.
"""

import argparse
import time
from typing import Any

import numpy as np

import paiguan
from paiguan.doors import pettingzoo
from paiguan.doors.hand import Hand
from paiguan.doors.vector import VectorEnv


def aec_loop(env: Any, seconds: float) -> float:
    """Actions a second of the loop that PettingZoo's pages show, samples by the mask included."""
    env.reset(seed=1)
    actions, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        env.reset()
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                actions += 1
    return actions / (time.process_time() - start)


def hand_loop(name: str, seconds: float) -> float:
    """Codes a second of one hand after another from one Python thread, with mask and observation."""
    hand, codes, seed = Hand(paiguan.game(name)), 0, 0
    hand.deal(0)
    start = time.process_time()
    while time.process_time() - start < seconds:
        seed += 1
        hand.deal(seed)
        while not hand.over:
            legal = hand.mask.nonzero()[0]
            hand.play(legal[seed % len(legal)])
            codes += 1
    return codes / (time.process_time() - start)


def vector_loop(name: str, seconds: float, rows: int = 4096) -> float:
    """Codes a processor second of a vectorised environment, with masks, observations and random actions."""
    envs = VectorEnv(name, rows, copy=False)
    envs.step(envs.sample())
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        envs.step(envs.sample())
        steps += 1
    return steps * rows / (time.process_time() - start)


def main() -> None:
    from pettingzoo.classic import texas_holdem_v4

    parser = argparse.ArgumentParser(prog="python -m bench.doors", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0)
    chosen = parser.parse_args()
    holdem = 0.0
    ours = {name: np.zeros(3) for name in paiguan.GAMES}
    for _ in range(chosen.rounds):
        holdem = max(holdem, aec_loop(texas_holdem_v4.env(), chosen.seconds))
        for name, best in ours.items():
            measured = aec_loop(pettingzoo.env(name), chosen.seconds), hand_loop(name, chosen.seconds)
            np.maximum(best, [*measured, vector_loop(name, chosen.seconds)], out=best)
    print("| | PettingZoo loop | × hold'em | one hand after another | 4096 at once |\n|---|--:|--:|--:|--:|")
    print(f"| texas_holdem_v4 | {holdem:,.0f} | 1 | | |")
    for name, (loop, hand, vector) in ours.items():
        print(f"| {name} | {loop:,.0f} | {loop / holdem:.0f} | {hand:,.0f} | {vector:,.0f} |")


if __name__ == "__main__":
    main()
