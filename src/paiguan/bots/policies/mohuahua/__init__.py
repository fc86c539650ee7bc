"""抹花花 for a novice and for a regular.

A regular counts what is out: from the cards not seen, and from what other houses could not beat (`lacks`), follow the odds that
a lead stands (`odds`). By them a hand has `prospects`: 墩 that are sure when one leads, 墩 to be expected, and bonuses. A move is
weighed by what it wins and by the prospects it leaves, on lead or off it (`weighing`; `leading`, `answering`, `discarding`). How much each
counts is in `weights`, found by `python -m paiguan.bots.tune mohuahua`. `master`: which moves are worth a search.
"""

from paiguan.bots.policies.mohuahua.master import candidates
from paiguan.bots.policies.mohuahua.novice import novice
from paiguan.bots.policies.mohuahua.regular import choose, regular
from paiguan.bots.policies.mohuahua.weights import FEATURES, WEIGHTS

__all__ = ["FEATURES", "WEIGHTS", "candidates", "choose", "novice", "regular"]
