"""The strength of piles, how they compare and what they are paid (rules 5); all 72,072 layouts of a hand at once.

A strength is the category and up to five values of the key, four bits each, the first in the highest place. A key that is a
prefix of another ends in zeros and so is the smaller one, as 5.2 requires: heads and middles compare like any two piles.
"""

from itertools import combinations
from math import comb
from typing import Any

import numpy as np

from paiguan.engine.bits import popcount
from paiguan.engine.kernel import Grid, Row, constant, kernel
from paiguan.games.shisanzhang.options import JIAGUN, LOOSE, SECOND, SHOOT_OFF, Options
from paiguan.games.shisanzhang.state import (
    ALL_RANKS,
    HAND,
    LOWEST_VALUE,
    SUIT_SIZE,
    chosen,
    rank_mask,
    ranks_once,
    ranks_thrice,
    ranks_twice,
    ranks_whole,
    suit_ranks,
)

# 5.1  The categories, from the lowest.
CATEGORIES = ("high", "pair", "two_pair", "trips", "straight", "flush", "full", "quads", "sf")
HIGH, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL, QUADS, SF = range(len(CATEGORIES))

PILES = ("head", "mid", "tail")
HEAD_PILE, MID_PILE, TAIL_PILE = range(len(PILES))
SIZES = (3, 5, 5)
LAYOUTS = comb(13, 3) * comb(10, 5)  # ways to lay out a hand, fouls included

KEY_LENGTH = 5
VALUE_BITS = 4
VALUE = (1 << VALUE_BITS) - 1
FIRST_VALUE = VALUE_BITS * (KEY_LENGTH - 1)  # the place of the first value of a key
CATEGORY = VALUE_BITS * KEY_LENGTH  # the place of the category

WHEEL = rank_mask("A2345")
BROADWAY = rank_mask("TJQKA")
RUN = 0b11111  # five consecutive ranks, shifted down to the lowest bit


def key(ranks: int) -> int:
    """The highest five values of a set of ranks, as the first values of a key."""
    values = [rank + LOWEST_VALUE for rank in reversed(range(SUIT_SIZE)) if ranks >> rank & 1]
    return sum(value << FIRST_VALUE - VALUE_BITS * place for place, value in enumerate(values[:KEY_LENGTH]))


key_of = constant([key(ranks) for ranks in range(ALL_RANKS + 1)], "i4")


# The category by shape: the number of ranks held twice or more, plus two for each held three times and each held four times.
category_of_shape = constant([HIGH, PAIR, TWO_PAIR, TRIPS, FULL, QUADS])


@kernel
def strength(options: Options, cards: int) -> int:
    """The strength of a pile: the three cards of a head or the five of a middle or tail (5.1, 5.2)."""
    once = ranks_once(cards)
    twice = ranks_twice(cards)
    thrice = ranks_thrice(cards)
    run = once == (once & -once) * RUN or once == WHEEL
    flush = is_flush(cards, once)
    if run or flush:  # rare; everything else is without branches, which would be mispredicted
        return strength_of_five(options, once, run, flush)
    groups = popcount(twice)
    triples = popcount(thrice)
    category = category_of_shape[groups + 2 * (triples + popcount(ranks_whole(cards)))]
    key = key_of[thrice] | key_of[twice ^ thrice] >> VALUE_BITS * triples | key_of[once ^ twice] >> VALUE_BITS * groups
    return category << CATEGORY | key


@kernel
def is_flush(cards: int, ranks: int) -> bool:
    """Whether cards are five of one suit. Three of one suit count for nothing in the head."""
    flush = False
    for suit in range(4):
        flush = flush or ranks == suit_ranks(cards, suit)
    return flush and popcount(ranks) == SIZES[MID_PILE]


@kernel
def strength_of_five(options: Options, ranks: int, run: bool, flush: bool) -> int:
    """The strength of a straight, a flush or both."""
    values = int(key_of[ranks])
    if run:
        return (SF if flush else STRAIGHT) << CATEGORY | top_of_run(options, ranks, values) << FIRST_VALUE
    return FLUSH << CATEGORY | values


@kernel
def top_of_run(options: Options, ranks: int, values: int) -> int:
    """The key of five consecutive ranks: A-2-3-4-5 is the lowest, or with `wheel=second` the second highest (5.2)."""
    if options.wheel == SECOND:
        if ranks == BROADWAY:
            return 15
        if ranks == WHEEL:
            return 14
    return 5 if ranks == WHEEL else values >> FIRST_VALUE


@kernel
def category_of(strength: int) -> int:
    return strength >> CATEGORY


@kernel
def compare(options: Options, mine: int, theirs: int) -> int:
    """Compare two piles: positive if mine is higher, 0 if level. Under 食夾棍 only the category and the first value count
    (5.3)."""
    if options.compare == JIAGUN:
        return (mine >> FIRST_VALUE) - (theirs >> FIRST_VALUE)
    return mine - theirs


@kernel
def duel(options: Options, one: int, other: int, banker: int) -> int:
    """The winner of two piles: 1 for the first, -1 for the second (5.3). A level pile is won by neither (0), or under
    食夾棍 by the banker: `banker` is 1 or -1 for the banker's side."""
    difference = compare(options, one, other)
    if difference == 0:
        return banker if options.compare == JIAGUN else 0
    return 1 if difference > 0 else -1


@kernel
def foul_is_shot(options: Options) -> bool:
    """Whether a foul counts as shot by every good layout it meets (6.4, 6.6)."""
    return options.shoot != SHOOT_OFF and options.foul_shot != 0


@kernel
def in_order(options: Options, head: int, mid: int, tail: int) -> bool:
    """Whether a layout is not a foul: its strengths rise, always by the full comparison (5.3)."""
    if options.order == LOOSE:
        return head <= mid and mid <= tail
    return head < mid and mid < tail


@kernel
def pays(options: Options, pile: int, strength: int) -> int:
    """The units that a pile collects if it wins, including its base unit (5.5)."""
    category = strength >> CATEGORY
    if pile == HEAD_PILE:
        return options.pay_head_trips if category == TRIPS else 1
    if category == QUADS:
        return options.pay_mid_quads if pile == MID_PILE else options.pay_tail_quads
    if category == SF:
        return options.pay_mid_sf if pile == MID_PILE else options.pay_tail_sf
    if category == FULL and pile == MID_PILE:
        return options.pay_mid_full
    return 1


def key_values(strength: int) -> list[int]:
    """The key of a strength as a list, as on the rule page."""
    values = [int(strength) >> FIRST_VALUE - VALUE_BITS * place & VALUE for place in range(KEY_LENGTH)]
    return [value for value in values if value]


# ---- all layouts of a hand -------------------------------------------------------------------------------------
# A pile is a mask of the places of its cards in the hand, thirteen bits counted from the lowest card. There are only 286 heads
# and 1,287 piles of five: each is valued once, and a layout looks up its three strengths.


def subsets(size: int) -> list[int]:
    """Every choice of `size` places of a hand, in ascending order."""
    return sorted(sum(1 << place for place in places) for places in combinations(range(HAND), size))


HEADS, FIVES = subsets(3), subsets(5)
piles_of_a_hand = constant(HEADS + FIVES)


def all_layouts() -> Any:
    """The places of head, middle and tail of every layout: by head, then by middle."""
    heads, fives = np.array(HEADS, np.int16), np.array(FIVES, np.int16)
    head, mid = np.nonzero((heads[:, None] & fives) == 0)
    whole = (1 << HAND) - 1
    return constant(np.stack([heads[head], fives[mid], whole ^ heads[head] ^ fives[mid]], axis=1), np.int16)


layouts = all_layouts()
assert len(layouts) == LAYOUTS


@kernel
def value_piles(options: Options, hand: int, out: Row) -> None:
    """Write to out[places] the strength of the pile at those places, for every head and every five; `out` has 8,192 entries."""
    for i in range(piles_of_a_hand.size):
        places = piles_of_a_hand[i]
        out[places] = strength(options, chosen(hand, places))


@kernel
def value_layouts(options: Options, hand: int, layouts: Any, piles: Row, out: Grid) -> None:
    """Write to out[i] the strengths of head, middle and tail of layouts[i]; fills `piles` as `value_piles` does."""
    value_piles(options, hand, piles)
    for i in range(layouts.shape[0]):
        for pile in range(3):
            out[i, pile] = piles[layouts[i, pile]]
