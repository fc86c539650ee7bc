"""Sets of cards, one after the other."""

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
    """The next choice of as many cards of a set, in ascending order; 0 after the last.

    Adding the lowest card carries into the next free one, across whatever is not in the set; what the carry took away is put
    back at the bottom.
    """
    out = ((choice | ~cards) + lowest(choice)) & cards
    return out | first_choice(cards, popcount(choice) - popcount(out)) if out else 0


@kernel
def can_become(laid: int, last: int, pile: int) -> bool:
    """Cards of a pile are named in ascending order: what is still to come must stand above the last one."""
    return last == NONE or (pile ^ laid) & ~(-2 << last) == 0
