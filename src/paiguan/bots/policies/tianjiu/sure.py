"""The unseen tiles, what beats a play, and which tiles win for sure."""

from paiguan.engine.bits import popcount
from paiguan.engine.kernel import constant, kernel
from paiguan.games.tianjiu.combos import (
    CC,
    PAIR_61,
    ZC,
    ZW,
    C,
    M,
    class_of,
    end_of,
    higher_from,
    kind_of,
    mask_of,
    mixed_in,
    pairs_in,
)
from paiguan.games.tianjiu.options import WENZUN_ON, Options
from paiguan.games.tianjiu.state import (
    CIVIL_FIRST,
    CIVIL_MASK,
    DECK_MASK,
    FIRST_BIT,
    KINDS,
    MILITARY,
    RANK,
    State,
    apart,
    higher_than,
    together,
)

MILITARY_SHIFT = FIRST_BIT[KINDS - len(MILITARY)].bit_length() - 1


def unbeaten(unseen: int) -> int:
    """The military tiles that no unseen tile outranks, as bits from the lowest military kind."""
    ranks = RANK[KINDS - len(MILITARY) :]
    highest = max((rank for place, rank in enumerate(ranks) if unseen >> place & 1), default=0)
    return sum(1 << place for place, rank in enumerate(ranks) if rank >= highest)


sure_military = constant([unbeaten(unseen) for unseen in range(1 << len(MILITARY))])


@kernel
def unseen_by(state: State, seat: int) -> int:
    """The tiles that a seat has not seen: held by others, discarded by others, or not dealt."""
    unseen = apart(DECK_MASK, together(state.hands[seat], state.thrown[seat]))
    unseen = apart(unseen, state.shown)
    for other in range(4):
        unseen = apart(unseen, state.table[other])
    return unseen


@kernel
def beaters_of(options: Options, combo: int, unseen: int) -> int:
    """The number of unseen combinations that would beat this one if it is led (5.3); each copy of a single tile counts.

    `beats` of the rules compares two combinations. This counts bits instead, because a regular needs it for every move of
    every playout; test_tianjiu.py proves both equal.
    """
    klass = class_of(options, combo)
    if klass == ZW:
        return 0
    if klass == ZC:
        return int(options.wenzun == WENZUN_ON and mask_of[PAIR_61] & ~unseen == 0)
    higher = higher_than[kind_of[combo]]
    if klass == C or klass == M:
        return popcount(unseen & higher)
    if klass == CC:
        return popcount(pairs_in(unseen) & higher)
    count = 0
    for other in range(higher_from[combo], end_of[combo]):
        count += int(mask_of[other] & ~unseen == 0)
    return count


@kernel
def sure_tiles(unseen: int) -> int:
    """The tiles that win for sure when led alone. The same as a count of 0 by `beaters_of`, for all tiles at once; a test
    proves them equal."""
    below_top = unseen & CIVIL_FIRST
    below_top |= below_top >> 2
    below_top |= below_top >> 4
    below_top |= below_top >> 8
    below_top |= below_top >> 16  # the first bits of the highest unseen kind and of all below it
    below_top = below_top >> 2
    return CIVIL_MASK & ~(below_top | below_top << 1) | sure_military[unseen >> MILITARY_SHIFT] << MILITARY_SHIFT


@kernel
def torn(before: int, rest: int, size: int) -> int:
    """The number of pairs and mixed combinations of a hand that a play breaks up without using them."""
    return before - combos_in(rest) - (size - 1)


@kernel
def combos_in(hand: int) -> int:
    return popcount(pairs_in(hand)) + popcount(mixed_in(hand))
