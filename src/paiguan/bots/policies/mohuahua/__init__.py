"""Novice and regular for 抹花花.

A regular computes the odds that a lead stands (`odds.py`) from the unseen cards and from what other houses have failed to beat
(`lacks.py`). They give the prospects of a hand (`prospects.py`): sure 墩, expected 墩 and bonuses. A move is scored by what it
wins and by the prospects it leaves, on lead or off lead (`weighing.py`; `leading.py`, `answering.py`, `discarding.py`). The
weights are found by `python -m paiguan.bots.tune mohuahua`. `master.py` selects the moves that a master searches.
"""

from paiguan.bots.policies.mohuahua.master import candidates
from paiguan.bots.policies.mohuahua.novice import novice
from paiguan.bots.policies.mohuahua.regular import choose, regular
from paiguan.bots.policies.mohuahua.weights import FEATURES, WEIGHTS

__all__ = ["FEATURES", "WEIGHTS", "candidates", "choose", "novice", "regular"]
