"""Novice, regular and master for 十三張.

A novice makes the strongest tail, then the strongest middle, and the head of what is left. A regular knows how strong piles
usually are (`typical.py`), and so the chance of each of its own to win, and adds up what a layout should bring (`worth.py`):
piles, extras, shots given and taken. It looks at the layouts that `fives.py` and `layouts.py` find.

A layout is eight codes. Nothing is remembered between them: each time the best layout with the cards already laid is computed
again, and it is the same layout.

The master (`master.py`) weighs whole layouts (`ideas.py`) in sampled worlds (`others.py`, `tally.py`). `shares.py` counts how
often a layout wins, for the reasons of hints.
"""

from paiguan.bots.policies.shisanzhang import others as own_search
from paiguan.bots.policies.shisanzhang.players import choose, commitment, novice, regular
from paiguan.bots.policies.shisanzhang.weights import FEATURES, WEIGHTS

__all__ = ["FEATURES", "WEIGHTS", "choose", "commitment", "novice", "own_master", "own_search", "regular"]


def own_master() -> type:
    """The master of this game; imported here because it extends the common master, which imports the policies."""
    from paiguan.bots.policies.shisanzhang.master import LayoutMaster

    return LayoutMaster
