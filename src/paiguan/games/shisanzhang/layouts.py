"""All 72,072 layouts of a hand at once, for those who choose among them.

A pile is written as the places of its cards in the hand, thirteen bits counted from the lowest card. There are only 286
heads and 1,287 piles of five: each is valued once, and a layout looks its three strengths up.
"""

from itertools import combinations
from typing import Any

import numpy as np

from paiguan.engine.kernel import Options, kernel, table
from paiguan.games.shisanzhang.cards import HAND, chosen
from paiguan.games.shisanzhang.piles import LAYOUTS, strength


def subsets(size: int) -> list[int]:
    """Every choice of `size` places of a hand, in ascending order."""
    return sorted(sum(1 << place for place in places) for places in combinations(range(HAND), size))


HEADS, FIVES = subsets(3), subsets(5)
piles_of_a_hand = table(HEADS + FIVES)


def all_layouts() -> Any:
    """The places of head, middle and tail of every layout: by head, then by middle."""
    heads, fives = np.array(HEADS, np.int16), np.array(FIVES, np.int16)
    head, mid = np.nonzero((heads[:, None] & fives) == 0)
    whole = (1 << HAND) - 1
    return table(np.stack([heads[head], fives[mid], whole ^ heads[head] ^ fives[mid]], axis=1), np.int16)


layouts = all_layouts()
assert len(layouts) == LAYOUTS


@kernel
def value_piles(options: Options, hand: int, out: Any) -> None:
    """out[places] becomes the strength of the pile at those places, for every head and every five; `out` has 8,192 entries."""
    for i in range(piles_of_a_hand.size):
        places = piles_of_a_hand[i]
        out[places] = strength(options, chosen(hand, places))


@kernel
def value_layouts(options: Options, hand: int, layouts: Any, piles: Any, out: Any) -> None:
    """out[i] becomes the strengths of head, middle and tail of layouts[i]; `piles` is filled as by `value_piles`."""
    value_piles(options, hand, piles)
    for i in range(layouts.shape[0]):
        for pile in range(3):
            out[i, pile] = piles[layouts[i, pile]]
