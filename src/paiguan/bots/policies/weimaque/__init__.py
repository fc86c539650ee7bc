"""Novice and regular for 偎麻雀.

A hand never grows: a turned or discarded card makes a meld with two cards of the hand, or is gone. So a regular lists the plans
by which the hand can still become six melds and a pair with enough 硬檄, estimates for each how likely it is and what it would
pay (`plan.py`), and adds them up to the expected value of the hand (`expected_value.py`). It makes the move that leaves the
highest expected value (`regular.py`).

A master weighs the moves of `candidates.py` in the worlds of `likely.py`.
"""

from paiguan.bots.policies.weimaque.candidates import CLEARLY, candidates
from paiguan.bots.policies.weimaque.likely import sample_world
from paiguan.bots.policies.weimaque.novice import novice
from paiguan.bots.policies.weimaque.regular import choose, regular
from paiguan.bots.policies.weimaque.weights import FEATURES, WEIGHTS

__all__ = ["CLEARLY", "FEATURES", "WEIGHTS", "candidates", "choose", "novice", "regular", "sample_world"]
