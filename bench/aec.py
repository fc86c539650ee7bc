"""The loop of PettingZoo's documentation.

Our benchmark imports it. Run as a program, in the peers' environment, it plays PettingZoo's own hold'em and prints the actions a
second of CPU time.
"""

import sys
import time
from typing import Any


def aec_loop(env: Any, seconds: float) -> float:
    """Actions a second of CPU time, including the sampling by mask."""
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


if __name__ == "__main__":
    from pettingzoo.classic import texas_holdem_v4

    print(aec_loop(texas_holdem_v4.raw_env(), float(sys.argv[1])))
