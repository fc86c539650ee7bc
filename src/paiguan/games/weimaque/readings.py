"""How a winning hand is read: the best of its readings counts (rules 5)."""

from typing import NamedTuple

from paiguan.engine.kernel import Options, State, kernel, table
from paiguan.games.weimaque.cards import CARDS, KINDS, NUMBER, NUMBERS, count_of, fours_of, held, unit
from paiguan.games.weimaque.options import SCOPE_SET
from paiguan.games.weimaque.points import MARKS, NO_MARK, ON_PAIR, ON_RUN, ON_TRIPLET, Reading, hard_of, total_of
from paiguan.games.weimaque.splits import FRESH, RUN, complete, next_split
from paiguan.games.weimaque.state import (
    FACE_DOWN_3,
    FROM_DISCARD,
    FROM_OTHER,
    FROM_WEI,
    INITIAL,
    LAID_COVERED,
    LAID_OPEN,
    LAID_PENG,
    LAID_WEI,
    MELDS,
    NONE,
)

# Text order: 10 comes before 1, since whatever follows the "1" of a kind in a text stands after "0".
pair_place = table([sorted(CARDS, key=lambda card: card + "|").index(card) for card in CARDS])
TEXT_ORDER = tuple(sorted((k for k in range(KINDS) if NUMBER[k] <= NUMBERS - 2), key=lambda kind: CARDS[kind]))


class Laid(NamedTuple):
    """The laid melds of a seat in sum."""

    opened: int  # kinds of open triplets and quads
    covered: int
    runs: int  # counted by their lowest card
    cards: int
    melds: int


@kernel
def laid_of(state: State, seat: int) -> Laid:
    opened = 0
    covered = 0
    runs = 0
    cards = 0
    for i in range(state.laid[seat]):
        meld = state.melds[seat, i]
        if meld >= FACE_DOWN_3:
            continue  # in a veiled state: a packet tells nothing
        one = unit[meld % KINDS]
        if meld < LAID_PENG:
            runs += one
            cards += RUN * one
        elif meld < LAID_WEI:
            opened |= one
            cards += 3 * one
        elif meld < LAID_OPEN:
            covered |= one
            cards += 3 * one
        else:
            cards += 4 * one
            if meld < LAID_COVERED:
                opened |= one
            else:
                covered |= one
    return Laid(opened, covered, runs, cards, state.laid[seat])


@kernel
def is_complete(melds: int, hand: int) -> bool:
    """Six melds and a pair, whatever they are worth."""
    return count_of(hand) == 3 * (MELDS - melds) + 2 and complete(hand)


@kernel
def best_reading(
    options: Options, laid: Laid, hand: int, card: int, source: int, last: bool, locked: bool, any_will_do: bool
) -> Reading:
    """The reading that counts: of those with enough hard points the greatest total; then more hard points; then the smallest
    text. Its pair is NONE where no reading wins. `any_will_do` stops at the first that wins."""
    # A card that joined the hand is in one group; a lock may leave it only the pair (I-16).
    first_mark, end_mark = ON_PAIR, MARKS
    if source == INITIAL or source == FROM_WEI:
        first_mark, end_mark = NO_MARK, ON_PAIR
    elif locked and options.lock_blocks_win:
        end_mark = ON_RUN
    best = Reading(NONE, 0, 0, 0, 0, 0, 0, 0, False)
    best_total = 0
    best_hard = 0
    pair, triplets, runs = next_split(hand, 0, FRESH)
    while pair < KINDS:
        for mark in range(first_mark, end_mark):
            if not is_marked(mark, card, pair, triplets, runs):
                continue
            reading = read(options, laid, hand, card, source, last, pair, triplets, runs, mark)
            hard = hard_of(options, reading)
            if hard < options.min_hard:
                continue
            if any_will_do:
                return reading
            total = total_of(options, reading)
            better = best.pair == NONE or total > best_total or (total == best_total and hard > best_hard)
            if not better and total == best_total and hard == best_hard:
                better = text_place(reading) < text_place(best)
            if better:
                best, best_total, best_hard = reading, total, hard
        pair, triplets, runs = next_split(hand, pair, triplets)
    return best


@kernel
def is_marked(mark: int, card: int, pair: int, triplets: int, runs: int) -> bool:
    """Whether the split has a group that may be the one with the winning card."""
    if mark == NO_MARK:
        return True
    if mark == ON_PAIR:
        return pair == card
    if mark == ON_TRIPLET:
        return triplets & unit[card] != 0
    start = card - 2 + mark - ON_RUN
    return start >= 0 and held(runs, start) > 0


@kernel
def read(
    options: Options,
    laid: Laid,
    hand: int,
    card: int,
    source: int,
    last: bool,
    pair: int,
    triplets: int,
    runs: int,
    mark: int,
) -> Reading:
    """One split with one marked group: a triplet of the hand is covered, unless another seat's card completes it."""
    opened = laid.opened
    if mark == ON_TRIPLET and (source == FROM_OTHER or source == FROM_DISCARD):
        opened |= unit[card]
    covered = laid.covered | (triplets & ~opened)
    cards = laid.cards + hand
    tuanyuan = fours_of(cards)
    if options.tuanyuan_scope == SCOPE_SET:
        tuanyuan &= opened | covered
    return Reading(pair, opened, covered, laid.runs + runs, cards, tuanyuan, mark, source, last)


@kernel
def text_place(reading: Reading) -> int:
    """Orders readings of one hand as their texts `pair:…|run:…|tri:…@…` do.

    The pair comes first. Then, at the first run of which one has more, that one goes on with it and the other with a later
    run or a triplet. Equal pairs and runs leave equal triplets, so that only the mark remains.
    """
    place = pair_place[reading.pair]
    for start in TEXT_ORDER:
        place = place << 3 | 7 - held(reading.runs, start)
    return place << 3 | reading.mark
