"""Special hands of all thirteen cards (rules 5.4): which a hand is, which may be declared, and what they pay."""

from collections.abc import Sequence

from paiguan.engine.bits import popcount
from paiguan.engine.kernel import constant, kernel
from paiguan.games.shisanzhang.options import AS_IN_TABLE, DISTINCT, SPECIALS, TABLES, Options
from paiguan.games.shisanzhang.state import (
    ALL_RANKS,
    DECK,
    SUIT_SIZE,
    cards_of_ranks,
    rank_mask,
    ranks_once,
    ranks_thrice,
    ranks_twice,
    ranks_whole,
    suit_ranks,
)

(
    THREE_FLUSHES,
    THREE_STRAIGHTS,
    SIX_PAIRS,
    FOUR_TRIPS,
    ONE_COLOR,
    ALL_SMALL,
    ALL_BIG,
    THREE_QUADS,
    THREE_SF,
    ROYALS,
    DRAGON,
    CLEAN_DRAGON,
) = range(len(SPECIALS))
NONE = -1

# Points and rank by table and special; 0 for specials that a table does not have.
points_in = constant([[points.get(special, 0) for special in SPECIALS] for points in TABLES.values()])
rank_in = constant(
    [[list(points).index(s) + 1 if s in points else 0 for s in SPECIALS] for points in TABLES.values()],
)

SMALL_CARDS = cards_of_ranks(rank_mask("2345678"))
BIG_CARDS = cards_of_ranks(rank_mask("89TJQKA"))
ROYAL_CARDS = cards_of_ranks(rank_mask("JQKA"))
BLACK_CARDS = ALL_RANKS | ALL_RANKS << 3 * SUIT_SIZE  # spades and clubs
RED_CARDS = DECK ^ BLACK_CARDS

# ---- runs ------------------------------------------------------------------------------------------------------
# Five in a row as for piles (5.1); three in a row from A-2-3 to Q-K-A, the last only if agreed, never K-A-2.
_UP = "A23456789TJQKA"
FIVES = tuple(rank_mask(_UP[i : i + 5]) for i in range(10))
THREES = tuple(rank_mask(_UP[i : i + 3]) for i in range(12))
QKA = len(THREES) - 1
assert THREES[QKA] == rank_mask("QKA")


def tally(runs: Sequence[int]) -> int:
    """The ranks of some runs together: those held once, twice and three times, thirteen bits each."""
    counts = [sum(run >> rank & 1 for run in runs) for rank in range(SUIT_SIZE)]
    return sum(1 << rank + SUIT_SIZE * times for rank, count in enumerate(counts) for times in range(count))


def tallies(threes: Sequence[int]) -> set[int]:
    """All tallies of two fives and one of these threes. Suits do not matter, so a hand is 三順 if its tally is among them."""
    pairs = [(a, b) for i, a in enumerate(FIVES) for b in FIVES[i:]]
    return {tally((*pair, three)) for pair in pairs for three in threes}


_TALLIES = sorted(tallies(THREES))
_WITHOUT_QKA = tallies(THREES[:QKA])
run_tally = constant(_TALLIES)
needs_qka = constant([one not in _WITHOUT_QKA for one in _TALLIES], bool)
three_of = constant(THREES)


def splits_into_fives(ranks: int) -> bool:
    """Whether the cards of one suit consist of fives in a row: none, one or two."""
    return ranks == 0 or any(five & ~ranks == 0 and splits_into_fives(ranks ^ five) for five in FIVES)


only_fives = constant([splits_into_fives(ranks) for ranks in range(ALL_RANKS + 1)], bool)


# The numbers of cards of a suit that consist of whole piles, as a bit set.
FLUSH_COUNTS = sum(1 << count for count in (0, 3, 5, 3 + 5, 5 + 5, 3 + 5 + 5))

# ---- membership ------------------------------------------------------------------------------------------------


@kernel
def has_three_flushes(hand: int) -> bool:
    """Whether a hand is three flushes: the number of cards of every suit is a sum of piles. Thirteen cards allow no
    other sums."""
    good = 1
    for suit in range(4):
        good &= FLUSH_COUNTS >> popcount(suit_ranks(hand, suit))
    return good != 0


@kernel
def has_three_straights(hand: int, qka_head: int) -> bool:
    """Whether a hand splits into two fives and a three in a row; one ace may be high in one pile and another low in the
    next."""
    if ranks_whole(hand):
        return False  # three piles cannot use a rank four times
    once = ranks_once(hand)
    up = once << 1 | once >> SUIT_SIZE - 1  # the ace below the two as well
    runs = up & up >> 1 & up >> 2
    in_runs = runs | runs << 1 | runs << 2
    if once & ~(in_runs >> 1 | (in_runs & 1) << SUIT_SIZE - 1):
        return False  # a rank that is in no run, as in most hands
    wanted = once | ranks_twice(hand) << SUIT_SIZE | ranks_thrice(hand) << 2 * SUIT_SIZE
    low, high = 0, run_tally.size
    while low < high:  # binary search
        middle = (low + high) >> 1
        if run_tally[middle] < wanted:
            low = middle + 1
        else:
            high = middle
    return low < run_tally.size and run_tally[low] == wanted and (qka_head != 0 or not needs_qka[low])


@kernel
def has_three_sf(hand: int, qka_head: int) -> bool:
    """Whether three flushes are all in a row: without one of the threes, each suit consists of fives in a row."""
    for suit in range(4):
        ranks = suit_ranks(hand, suit)
        others_fit = True
        for other in range(4):
            if other != suit and not only_fives[suit_ranks(hand, other)]:
                others_fit = False
        if others_fit:
            for three in range(three_of.size if qka_head else QKA):
                if three_of[three] & ~ranks == 0 and only_fives[ranks ^ three_of[three]]:
                    return True
    return False


@kernel
def has_six_pairs(options: Options, hand: int) -> bool:
    """Whether a hand has six pairs; quads are two pairs and trips one, unless six different ranks are required."""
    if options.six_pairs == DISTINCT:
        return popcount(ranks_twice(hand)) >= 6
    return popcount(ranks_twice(hand)) + popcount(ranks_whole(hand)) == 6


@kernel
def satisfied(options: Options, hand: int) -> int:
    """All special hands that thirteen cards are, whether the table pays them or not, as a bit set."""
    found = 0
    if has_three_flushes(hand):
        found |= 1 << THREE_FLUSHES
    if has_three_straights(hand, options.qka_head):
        found |= 1 << THREE_STRAIGHTS
    if has_six_pairs(options, hand):
        found |= 1 << SIX_PAIRS
    if popcount(ranks_thrice(hand)) >= 4:
        found |= 1 << FOUR_TRIPS
    if hand & BLACK_CARDS == 0 or hand & RED_CARDS == 0:
        found |= 1 << ONE_COLOR
    if hand & ~SMALL_CARDS == 0:
        found |= 1 << ALL_SMALL
    if hand & ~BIG_CARDS == 0:
        found |= 1 << ALL_BIG
    if popcount(ranks_whole(hand)) == 3:
        found |= 1 << THREE_QUADS
    if found & 1 << THREE_FLUSHES and has_three_sf(hand, options.qka_head):
        found |= 1 << THREE_SF
    if hand & ~ROYAL_CARDS == 0:
        found |= 1 << ROYALS
    if ranks_once(hand) == ALL_RANKS:
        found |= 1 << DRAGON
        for suit in range(4):
            if suit_ranks(hand, suit) == ALL_RANKS:
                found |= 1 << CLEAN_DRAGON
    return found


# ---- the table -------------------------------------------------------------------------------------------------


@kernel
def points_of(options: Options, special: int) -> int:
    """The units from each opponent for a special; 0 if the table does not have it."""
    if options.special_pay[special] != AS_IN_TABLE:
        return options.special_pay[special]
    return points_in[options.specials, special]


@kernel
def rank_of(options: Options, special: int) -> int:
    """The rank of a special in the table, which own points never change."""
    return rank_in[options.specials, special]


@kernel
def available(options: Options, hand: int) -> int:
    """The special hands that may be declared, as a bit set; a clean dragon is not also a dragon."""
    found = satisfied(options, hand)
    if found == 0:
        return 0
    for special in range(len(SPECIALS)):
        if found >> special & 1 and points_of(options, special) == 0:
            found ^= 1 << special
    if found >> CLEAN_DRAGON & 1:
        found &= ~(1 << DRAGON)
    return found


@kernel
def best(options: Options, hand: int) -> int:
    """The available special with the most points, then the higher rank, or NONE."""
    found = available(options, hand)
    chosen = NONE
    for special in range(len(SPECIALS)):
        if found >> special & 1 and (
            chosen == NONE
            or points_of(options, special) > points_of(options, chosen)
            or (
                points_of(options, special) == points_of(options, chosen)
                and rank_of(options, special) > rank_of(options, chosen)
            )
        ):
            chosen = special
    return chosen


# 8  可抽走 with `draw_away=extra`: what the lower special pays in addition, [higher][lower], in every table.
_DRAWN = {
    ("all_small", "one_color"): 10,
    ("all_big", "all_small"): 10,
    ("all_big", "one_color"): 10,
    ("three_sf", "three_quads"): 20,
    ("three_sf", "three_flushes"): 3,
    ("three_sf", "three_straights"): 4,
}
drawn_away = constant([[_DRAWN.get((higher, lower), 0) for lower in SPECIALS] for higher in SPECIALS])


def in_rank_order(options: Options, found: int) -> list[str]:
    """The ids of a bit set of specials in ascending rank, as on the rule page."""
    held = [special for special in range(len(SPECIALS)) if int(found) >> special & 1]
    return [SPECIALS[special] for special in sorted(held, key=lambda special: int(rank_of(options, special)))]
