"""六虎 for a novice and for a regular.

A regular plays for hu that nobody can take away: leads that nothing out beats, one after the other, and the old cards kept
meanwhile. Beyond that he weighs chances: how likely a lead holds, what it would bring, what the others may do with the lead.
A hu more doubles the score, so what he looks at adds up in the exponent.

players     the two of them, and what a regular asks himself in each phase
weights     what a regular looks at, and how much each counts
sure        which cards are out, which leads nobody beats
chances     how likely a play holds
worth       what a position is worth
calling     whether to show the five tigers, whether to call
leading     which lead, or whether to declare
following   beat or throw, and what to throw
"""

from paiguan.bots.policies.liuhu.players import choose, novice, regular
from paiguan.bots.policies.liuhu.weights import FEATURES, WEIGHTS

__all__ = ["FEATURES", "WEIGHTS", "choose", "novice", "regular"]
