"""十三張 for a novice, for a regular and for a master.

A novice makes the strongest tail there is, then the strongest middle, and heads what is left. A regular knows how strong piles
usually are, so how likely each of his own is to win, and adds up what a layout should bring: piles, extras, shots given and
taken.

A layout is eight codes. Nothing is remembered between them: each time the best layout with the cards that already lie is
found again, and the best of all is still the best of those.

players    the two of them: bets, declarations, and the next card of a layout
weights    what a regular looks at, and how much each counts
typical    how strong piles usually are
worth      what a layout should bring
choices    sets of cards, one after the other
fives      the piles of five worth a thought
layouts    the layout of each

master     every layout worth a thought, settled in possible worlds
ideas      which those are
others     the worlds
tally      what each has gained
bets       how much to bet
shares     how often a layout wins, to tell people
"""

from paiguan.bots.policies.shisanzhang.players import choose, commitment, novice, regular
from paiguan.bots.policies.shisanzhang.weights import FEATURES, WEIGHTS

__all__ = ["FEATURES", "WEIGHTS", "choose", "commitment", "novice", "own_master", "regular"]


def own_master() -> type:
    """The master of this game, which is built on the common one and so comes after it."""
    from paiguan.bots.policies.shisanzhang.master import LayoutMaster

    return LayoutMaster
