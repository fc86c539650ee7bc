"""Combinations: single 單, set 各 and run 順 (rules 5.2), and what beats what (5.3).

All plays of one kind and size in a hand are found together, as a bit set of their ranks: for singles the cards themselves,
for sets their numbers in rank order, for runs their lowest cards. A higher bit beats a lower one.
"""

from itertools import combinations
from typing import NamedTuple

from paiguan.engine.bits import index, lowest
from paiguan.engine.kernel import Codes, constant, inlined, kernel
from paiguan.games.liuhu.options import JOKER_IS_ONE, RUN_LONGER, SAME_SUIT, TOP_OLD, TOP_ONES, Options
from paiguan.games.liuhu.state import (
    CARDS,
    JOKER,
    JOKER_BIT,
    NUMBER_MASK,
    NUMBERS,
    ONES,
    ONES_TOP_WHEN_LED,
    SUIT_MASK,
    SUITED,
    number_of,
    old_cards,
    set_of,
    suit_of,
)

KINDS = ("single", "set", "run")
SINGLE, SET, RUN = range(len(KINDS))
SET_SIZES = (3, 4)
RUN_LENGTHS = tuple(range(3, NUMBERS + 1))

# 5.3  Sets: ones rank between eights and nines, led or following (I-10).
SET_ORDER = (2, 3, 4, 5, 6, 7, 8, 1, 9)
RANK_OF_ONES = SET_ORDER.index(1)
# The numbers of a suit as bits.
ONE_SUIT = (1 << NUMBERS) - 1
ONE, NINE = 1, 1 << NUMBERS - 1
TWO_TO_EIGHT = ONE_SUIT & ~(ONE | NINE)


class Combo(NamedTuple):
    """One combination; it beats those of the same kind and size with a lower rank."""

    kind: int
    rank: int
    cards: tuple[int, ...]


def sets(size: int) -> list[Combo]:
    """Every choice of `size` equal numbers; the 37th card may be one of the ones if the table plays so (I-12)."""
    found = []
    for rank, number in enumerate(SET_ORDER):
        equals = [card for card in range(SUITED) if number_of(card) == number]
        if number == 1:
            equals.append(JOKER)
        found += [Combo(SET, rank, cards) for cards in combinations(equals, size)]
    return found


def runs(length: int) -> list[Combo]:
    """Every run of a length in one suit; nine and one are not adjacent."""
    found = []
    for low in range(SUITED - length + 1):
        cards = tuple(range(low, low + length))
        if suit_of(cards[0]) == suit_of(cards[-1]):
            found.append(Combo(RUN, low, cards))
    return found


# A combination is an index into this list, ordered by kind, size and rank; the codes of plays follow it.
COMBOS = (
    *(Combo(SINGLE, card, (card,)) for card in range(CARDS)),
    *(combo for size in SET_SIZES for combo in sets(size)),
    *(combo for length in RUN_LENGTHS for combo in runs(length)),
)
COUNT = len(COMBOS)
NONE = -1

kind_of = constant([combo.kind for combo in COMBOS])
size_of = constant([len(combo.cards) for combo in COMBOS])
mask_of = constant([set_of(combo.cards) for combo in COMBOS])
# The ranks that beat a combination, as bits. Nothing is compared with the 37th card.
ranks_above = constant([0 if c.cards == (JOKER,) else (1 << SUITED) - (2 << c.rank) for c in COMBOS])
ranks_above_in_suit = constant([sum(s for s in SUIT_MASK if s >> c.rank & 1) & ~((2 << c.rank) - 1) for c in COMBOS])

# Where the sets of a size and rank begin and end.
_SETS = {
    (size, rank): [i for i, c in enumerate(COMBOS) if c.kind == SET and len(c.cards) == size and c.rank == rank]
    for size in SET_SIZES
    for rank in range(len(SET_ORDER))
}
set_from = constant([[_SETS[size, rank][0] for rank in range(len(SET_ORDER))] for size in SET_SIZES])
set_until = constant([[_SETS[size, rank][-1] + 1 for rank in range(len(SET_ORDER))] for size in SET_SIZES])
# The run of a length from a lowest card, and the cards from which one can begin.
_RUNS = {(len(c.cards), c.rank): i for i, c in enumerate(COMBOS) if c.kind == RUN}
run_from = constant([[_RUNS.get((length, low), NONE) for low in range(SUITED)] for length in range(NUMBERS + 1)])
run_begins = constant([set_of(low for low in range(SUITED) if (length, low) in _RUNS) for length in range(NUMBERS + 1)])

number_mask_of_rank = constant([NUMBER_MASK[number - 1] for number in SET_ORDER])


# ---- the plays of a hand ---------------------------------------------------------------------------------------


@inlined
def sets_held(options: Options, hand: int, size: int) -> int:
    """The numbers of which the hand has `size` cards, as bits in rank order."""
    cash = hand & ONE_SUIT
    strings = hand >> NUMBERS & ONE_SUIT
    guan = hand >> 2 * NUMBERS & ONE_SUIT
    tens = hand >> 3 * NUMBERS & ONE_SUIT
    if size == 3:
        numbers = (cash & strings & (guan | tens)) | (guan & tens & (cash | strings))
    else:
        numbers = cash & strings & guan & tens
    if options.yunxian_number == JOKER_IS_ONE and hand & JOKER_BIT:
        ones = (cash & ONE) + (strings & ONE) + (guan & ONE) + (tens & ONE) + 1
        if ones >= size:
            numbers |= ONE
    return (numbers & TWO_TO_EIGHT) >> 1 | (numbers & ONE) << RANK_OF_ONES | numbers & NINE


@inlined
def runs_held(hand: int, length: int) -> int:
    """The lowest cards of all runs of a length in the hand."""
    lows = hand & run_begins[length]
    for step in range(1, length):
        lows &= hand >> step
    return lows


@kernel
def longest_run(options: Options) -> int:
    """The longest run: three, unless the table plays longer runs (5.2)."""
    return NUMBERS if options.run_len == RUN_LONGER else 3


@inlined
def plays_above(options: Options, standing: int, hand: int) -> int:
    """All plays of the hand that beat the standing play by kind, count and rank, as a bit set of ranks (5.3)."""
    kind = kind_of[standing]
    if kind == SINGLE:
        # The 37th card beats nothing: its bit is above every rank.
        return hand & (ranks_above_in_suit[standing] if options.single_beat == SAME_SUIT else ranks_above[standing])
    if kind == SET:
        return sets_held(options, hand, size_of[standing]) & ranks_above[standing]
    return runs_held(hand, size_of[standing]) & ranks_above[standing]


@inlined
def cards_of_plays(options: Options, standing: int, hand: int, plays: int) -> int:
    """All cards of the hand that belong to one of these plays, which are of the standing play's kind and size."""
    kind = kind_of[standing]
    if kind == SINGLE:
        return plays
    cards = 0
    if kind == SET:
        while plays:
            bit = lowest(plays)
            cards |= number_mask_of_rank[index(bit)]
            plays ^= bit
        if options.yunxian_number == JOKER_IS_ONE and cards & ONES:
            cards |= JOKER_BIT
        return cards & hand
    for step in range(size_of[standing]):
        cards |= plays << step
    return cards


@kernel
def is_combo(options: Options, combo: int) -> bool:
    """Whether a combination exists under the options: how long runs may be, and whether the 37th card is a one (5.2)."""
    if kind_of[combo] == SINGLE:
        return True
    if kind_of[combo] == SET:
        return sets_held(options, mask_of[combo], size_of[combo]) != 0
    return size_of[combo] <= longest_run(options)


@kernel
def beats(options: Options, standing: int, top_led: bool, combo: int) -> bool:
    """Whether a combination beats the standing play: same kind and count, higher rank; nothing beats a lead that is top
    (5.3)."""
    same = kind_of[combo] == kind_of[standing] and size_of[combo] == size_of[standing]
    return same and not top_led and plays_above(options, standing, mask_of[combo]) != 0


@inlined
def is_top_led(options: Options, exposed: int, combo: int) -> bool:
    """Whether nothing beats this lead (5.3). Only singles can be top; whether they are old is judged before they are
    exposed."""
    if kind_of[combo] != SINGLE:
        return False
    old = old_cards(options, exposed) if options.led_top != TOP_ONES else 0
    return mask_of[combo] & top_leads(options, old) != 0


@inlined
def top_leads(options: Options, old: int) -> int:
    """The cards that nothing beats when they are led alone, given the old cards (5.3)."""
    top = JOKER_BIT
    if options.led_top != TOP_OLD:
        top |= ONES_TOP_WHEN_LED
    if options.led_top != TOP_ONES:
        top |= old
    return top


# ---- writing codes ---------------------------------------------------------------------------------------------


@inlined
def write_cards(cards: int, base: int, out: Codes, count: int) -> int:
    """Write a code for each card, from `base` on; returns the new count."""
    while cards:
        bit = lowest(cards)
        out[count] = base + index(bit)
        count += 1
        cards ^= bit
    return count


@inlined
def write_sets(options: Options, hand: int, size: int, ranks: int, base: int, out: Codes, count: int) -> int:
    """Write all sets of a size and of these ranks; of four equal cards any three may be played (I-9)."""
    if options.yunxian_number != JOKER_IS_ONE:
        hand &= ~JOKER_BIT
    while ranks:
        bit = lowest(ranks)
        rank = index(bit)
        for combo in range(set_from[size - 3, rank], set_until[size - 3, rank]):
            if mask_of[combo] & ~hand == 0:
                out[count] = base + combo
                count += 1
        ranks ^= bit
    return count


@inlined
def write_runs(length: int, lows: int, base: int, out: Codes, count: int) -> int:
    """Write the runs of a length from these lowest cards."""
    while lows:
        bit = lowest(lows)
        out[count] = base + run_from[length, index(bit)]
        count += 1
        lows ^= bit
    return count


_COMBO_OF_MASK = {int(mask_of[combo]): combo for combo in range(COUNT)}


def combo_of(cards: int) -> int:
    """The combination that cards make under any options, or NONE; no cards make two."""
    return _COMBO_OF_MASK.get(int(cards), NONE)
