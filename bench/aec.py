"""The loop that PettingZoo's pages show. Run as a program, in the peers' environment, it plays PettingZoo's own hold'em and
prints its actions a processor second; our side imports it.
"""

import sys
import time
from typing import Any


def aec_loop(env: Any, seconds: float) -> float:
    """Actions a processor second, samples by the mask included."""
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
