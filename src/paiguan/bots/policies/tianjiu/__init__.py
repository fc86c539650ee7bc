"""天九 for a novice and for a regular.

A regular weighs each move by a few things a decent player looks at: does it win for sure, what is left to finish with, is an
empty stack saved, what is torn apart.

players     the two of them, and what they ask themselves in each phase
weights     what a regular looks at, and how much each counts
sure        what is out, what beats a play, which tiles win for sure
leading     which lead
following   beat or discard, and what to discard
"""

from paiguan.bots.policies.tianjiu.players import choose, novice, regular
from paiguan.bots.policies.tianjiu.weights import FEATURES, WEIGHTS

__all__ = ["FEATURES", "WEIGHTS", "choose", "novice", "regular"]
