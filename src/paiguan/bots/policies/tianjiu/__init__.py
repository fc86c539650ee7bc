"""Novice and regular for 天九.

A regular scores each move by features that a decent player considers: whether it wins for sure (`sure.py`), what is
left for the last trick, whether the player gets a first stack, which pairs it breaks up. `players.py` begins a
decision; `leading.py` and `following.py` make it. `weights.py` names the features.
"""

from paiguan.bots.policies.tianjiu.players import choose, novice, regular
from paiguan.bots.policies.tianjiu.weights import FEATURES, WEIGHTS

__all__ = ["FEATURES", "WEIGHTS", "choose", "novice", "regular"]
