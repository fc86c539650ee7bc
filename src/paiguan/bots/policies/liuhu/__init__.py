"""Novice and regular for 六虎.

A regular plays for sure hu (`sure.py`): a series of leads that no unseen card beats, with the old cards kept meanwhile. Beyond
that it estimates the chance that a lead holds (`chances.py`) and the value of the position after each move (`worth.py`).
One more hu doubles the score, so the features of a position add up in the exponent. `players.py` begins a decision;
`calling.py`, `leading.py` and `following.py` make it in each phase.
"""

from paiguan.bots.policies.liuhu.players import choose, novice, regular
from paiguan.bots.policies.liuhu.weights import FEATURES, WEIGHTS

__all__ = ["FEATURES", "WEIGHTS", "choose", "novice", "regular"]
