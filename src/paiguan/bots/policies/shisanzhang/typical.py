"""Typical strengths of piles, and from them the chance that a pile wins."""

import numpy as np
from numpy.typing import NDArray

from paiguan.engine.kernel import constant, kernel
from paiguan.games.shisanzhang.combos import CATEGORIES, FIRST_VALUE, PILES, VALUE_BITS
from paiguan.games.shisanzhang.options import JIAGUN, Options

# Eight piles of each kind, as regulars lay them, from weak to strong; each represents an eighth of all. A strength in
# hex is the category (0 high card, 1 pair … 6 full house) and the values of the key, A for ten to E for the ace:
# 0x1AC000 is a pair of tens with a queen. `python -m paiguan.bots.policies.shisanzhang` recomputes the table.
TYPICAL = {
    "head": (0x0C9700, 0x0DCA00, 0x0EBA00, 0x0EDC00, 0x16D000, 0x1AC000, 0x1CD000, 0x1E8000),
    "mid": (0x17DC90, 0x1C9620, 0x1E8730, 0x275200, 0x2A8500, 0x345200, 0x470000, 0x5B9843),
    "tail": (0x282400, 0x460000, 0x4C0000, 0x5C8764, 0x5E9875, 0x634000, 0x695000, 0x6E5000),
}
MIDDLING = 0x8888  # side cards neither high nor low


def chances() -> NDArray[np.float64]:
    """The table chance_of[pile, category and first value]: the share of the typical piles that it beats. A regular does
    not look at further values."""
    out = np.zeros((len(PILES), (len(CATEGORIES) << VALUE_BITS) + 1))
    for pile, typical in enumerate(TYPICAL.values()):
        for kind in range(out.shape[1]):
            middling = kind << FIRST_VALUE | MIDDLING
            beaten = int(np.searchsorted(typical, middling))
            between = 0.5
            if 0 < beaten < len(typical):
                between = (middling - typical[beaten - 1]) / (typical[beaten] - typical[beaten - 1])
            out[pile, kind] = (beaten - 0.5 + between) / len(typical)
    return constant(out, "f8")


chance_of = chances()


@kernel
def chance(options: Options, pile: int, strength: int, banks: bool) -> float:
    """The chance to win a pile. Under 食夾棍, level piles (the same first value) go to the banker."""
    kind = strength >> FIRST_VALUE
    if options.compare == JIAGUN:
        return (chance_of[pile, kind] + chance_of[pile, kind + 1 if banks else kind - 1]) / 2
    return chance_of[pile, kind]
