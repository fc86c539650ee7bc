"""Enumeration of the subsets of a set of cards."""

from paiguan.engine.bits import lowest, popcount
from paiguan.engine.kernel import kernel
from paiguan.games.shisanzhang.specials import NONE


@kernel
def first_choice(cards: int, size: int) -> int:
    """The lowest `size` cards of a set."""
    out = 0
    for _ in range(size):
        out |= lowest(cards ^ out)
    return out


@kernel
def next_choice(cards: int, choice: int) -> int:
    """The next subset of the same size, in ascending order; 0 after the last.

    Adding the lowest card carries into the next free one, across cards that are not in the set; the cards that the carry
    removed are put back at the bottom.
    """
    out = ((choice | ~cards) + lowest(choice)) & cards
    return out | first_choice(cards, popcount(choice) - popcount(out)) if out else 0


@kernel
def can_become(laid: int, last: int, pile: int) -> bool:
    """Whether the laid cards can become this pile: cards are named in ascending order, so the rest must be above the
    last one."""
    return last == NONE or (pile ^ laid) & ~(-2 << last) == 0
