"""The piles of five that a regular considers, from a hand or from the cards that the tail leaves.

All flushes; straights, sparing a suit that may become a flush; and one or two ranks held twice or more, with the lowest single
cards beside them, which are of no use elsewhere. If no rank is held twice, the highest card.
"""

from paiguan.bots.policies.shisanzhang.choices import first_choice, next_choice
from paiguan.engine.bits import lowest, popcount
from paiguan.engine.kernel import constant, inlined, kernel
from paiguan.games.shisanzhang.combos import FIRST_VALUE, MID_PILE, SIZES, key_of
from paiguan.games.shisanzhang.specials import FIVES
from paiguan.games.shisanzhang.state import (
    ALL_RANKS,
    LOWEST_VALUE,
    SUIT_SIZE,
    cards_of_ranks,
    ranks_once,
    ranks_twice,
    ranks_whole,
    suit_ranks,
)

FIVE = SIZES[MID_PILE]
run_of = constant(FIVES)
EVERY_SUIT = cards_of_ranks(1)  # multiplied by a set of ranks: all cards of those ranks

# The positions of `next_five`: the suit of a flush; then the run of a straight and the suit it spares; then ranks that are
# held twice or more.
FLUSHES = 0
STRAIGHTS = FLUSHES + 4
GROUPS = STRAIGHTS + 4 * len(FIVES)


@inlined
def next_five(cards: int, five: int, place: int) -> tuple[int, int]:
    """The next five and its position. Begin with 0 and FLUSHES; after the last, the five is 0."""
    while place < STRAIGHTS:
        suit = cards & ALL_RANKS << SUIT_SIZE * place
        if five:
            five = next_choice(suit, five)
        elif popcount(suit) >= FIVE:
            five = first_choice(suit, FIVE)
        if five:
            return five, place
        place += 1
    once = ranks_once(cards)
    if place < GROUPS:
        if five:
            place += 1
        place = next_straight(cards, once, place)
        if place < GROUPS:
            return straight_at(cards, place), place
        five = 0
    return next_group(cards, once, five, place)


@inlined
def has_run(ranks: int) -> bool:
    with_low_ace = ranks << 1 | ranks >> SUIT_SIZE - 1
    two_in_a_row = with_low_ace & with_low_ace >> 1
    return two_in_a_row & two_in_a_row >> 2 & with_low_ace >> 4 != 0


@kernel
def has_flush(cards: int) -> bool:
    longest = 0
    for suit in range(4):
        longest = max(longest, popcount(suit_ranks(cards, suit)))
    return longest >= FIVE


@inlined
def next_straight(cards: int, once: int, place: int) -> int:
    """The first position from this one on that has a straight, or GROUPS. Suits too short for a flush need not be spared; only
    the last of them is used."""
    if not has_run(once):
        return GROUPS
    while place < GROUPS:
        suit = place - STRAIGHTS & 3
        if run_of[place - STRAIGHTS >> 2] & ~once:
            place += 4
        elif suit == 3 or popcount(suit_ranks(cards, suit)) >= FIVE:
            return place
        else:
            place += 1
    return GROUPS


@inlined
def straight_at(cards: int, place: int) -> int:
    """The straight of a position: one card of each rank, from the spared suit only if there is no other."""
    missing = run_of[place - STRAIGHTS >> 2]
    five = 0
    for step in range(1, 5):
        suit = place + step & 3
        ranks = suit_ranks(cards, suit) & missing
        five |= ranks << SUIT_SIZE * suit
        missing ^= ranks
    return five


@inlined
def next_group(cards: int, once: int, five: int, place: int) -> tuple[int, int]:
    """The next five with one rank held twice or more and low cards, then with two such ranks."""
    twice = ranks_twice(cards)
    held = twice if twice else 1 << (key_of[once] >> FIRST_VALUE) - LOWEST_VALUE
    ranks = place - GROUPS
    if five:
        five = group(cards, ranks, once ^ twice, five)
    while five == 0:
        if ranks == 0:
            ranks = lowest(held)
        else:
            later = next_choice(held, ranks)
            if later == 0 and ranks & (ranks - 1) == 0 and held & (held - 1):
                later = first_choice(held, 2)
            ranks = later
            if ranks == 0:
                return 0, GROUPS
        five = group(cards, ranks, once ^ twice, 0)
    return five, GROUPS + ranks


@inlined
def group(cards: int, ranks: int, singles: int, five: int) -> int:
    """The first five of one or two ranks, or the one after `five`, or 0.

    With four of a kind, any card may be the fifth, because the others may make a straight or a flush. Of two triplets, any card
    of either may be left out.
    """
    held = cards & EVERY_SUIT * ranks
    if ranks_whole(held):
        if ranks & (ranks - 1):
            return 0
        side = next_choice(cards ^ held, five ^ held) if five else lowest(cards ^ held)
        return held | side if side else 0
    if popcount(held) > FIVE:
        return next_choice(held, five) if five else first_choice(held, FIVE)
    if five:
        return 0
    five = held | cards & EVERY_SUIT * first_choice(singles & ~ranks, FIVE - popcount(held))
    while popcount(five) < FIVE:  # too few single cards
        others = cards ^ five
        five |= lowest(others & EVERY_SUIT * lowest(ranks_once(others)))
    return five
