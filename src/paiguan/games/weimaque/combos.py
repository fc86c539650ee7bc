"""The splits of a hand into melds and a pair, and how each is read (rules 5)."""

from typing import NamedTuple

from paiguan.engine.kernel import constant, inlined, kernel
from paiguan.games.weimaque.options import Options
from paiguan.games.weimaque.points import (
    MARKS,
    NO_MARK,
    ON_PAIR,
    ON_RUN,
    ON_TRIPLET,
    Reading,
    hard_of,
    hard_worth,
    total_of,
    whole_kinds,
)
from paiguan.games.weimaque.state import (
    CARDS,
    COVERED,
    FACE_DOWN_3,
    FROM_DISCARD,
    FROM_OTHER,
    FROM_WEI,
    INITIAL,
    KINDS,
    LAID_COVERED,
    LAID_OPEN,
    LAID_PENG,
    LAID_WEI,
    MELDS,
    NONE,
    NUMBER,
    NUMBERS,
    OPEN,
    SIZE_BITS,
    SMALL,
    TUANYUAN,
    UNIT,
    State,
    count_of,
    held,
    kinds_of,
    threes_of,
    twos_of,
    unit,
)

# ---- splits ----------------------------------------------------------------------------------------------------

RUN = 0o111  # a run that starts at the lowest place
RUN_TAIL = 0o11
RUN_STARTS = sum(UNIT[kind] for kind in range(KINDS) if NUMBER[kind] <= NUMBERS - 2)
# Numbers by their remainder modulo three, as the bits of their counts in one size.
FIRSTS = sum(7 << 3 * (number - 1) for number in range(1, NUMBERS + 1, 3))
SECONDS = sum(7 << 3 * (number - 1) for number in range(2, NUMBERS + 1, 3))

IMPOSSIBLE = -1
FRESH = -1  # no choice of triplets tried yet for this pair


@kernel
def complete(hand: int) -> bool:
    """Whether a hand has a split: one size is all melds, the other is melds and the pair."""
    kinds = kinds_of(hand)
    starts = kinds & kinds >> 3 & kinds >> 6 & RUN_STARTS
    if kinds & ~twos_of(hand) & ~(starts | starts << 3 | starts << 6):
        return False  # a single card that is in no run, as in most hands
    small = hand & SMALL
    big = hand >> SIZE_BITS
    small_rest = count_of(small) % 3
    big_rest = count_of(big) % 3
    if small_rest == 0 and big_rest == 2:
        return only_melds(small) and melds_and_pair(big)
    if small_rest == 2 and big_rest == 0:
        return only_melds(big) and melds_and_pair(small)
    return False


@kernel
def only_melds(cards: int) -> bool:
    """Whether cards of one size are all runs and triplets.

    From the lowest number up: three of a kind may always be taken as a triplet, because three equal runs are three triplets;
    what is left must start runs.
    """
    for _ in range(NUMBERS - 2):
        left = cards & 7
        cards >>= 3
        if left >= 3:
            left -= 3
        if left:
            if cards & 7 < left or cards >> 3 & 7 < left:
                return False
            cards -= left * RUN_TAIL
    nines = cards & 7
    tens = cards >> 3
    return (nines == 0 or nines == 3) and (tens == 0 or tens == 3)


@kernel
def melds_and_pair(cards: int) -> bool:
    """Whether cards of one size are melds and a pair. The numbers of a meld sum to a multiple of three, so the sum of
    all numbers gives the pair's number modulo three."""
    rest = 2 * (count_of(cards & FIRSTS) + 2 * count_of(cards & SECONDS)) % 3
    for number in range(rest if rest else 3, NUMBERS + 1, 3):
        place = 3 * (number - 1)
        if cards >> place & 7 >= 2 and only_melds(cards - (2 << place)):
            return True
    return False


@kernel
def runs_of(cards: int) -> int:
    """The runs that cards without pair and triplets make, counted by their lowest card; IMPOSSIBLE if they do not."""
    runs = 0
    for size in range(2):
        for number in range(NUMBERS):
            place = SIZE_BITS * size + 3 * number
            count = cards >> place & 7
            if count == 0:
                continue
            if number > NUMBERS - 3 or cards >> (place + 3) & 7 < count or cards >> (place + 6) & 7 < count:
                return IMPOSSIBLE
            cards -= count * (unit[NUMBERS * size + number] * RUN)
            runs |= count * unit[NUMBERS * size + number]
    return runs


@kernel
def next_split(hand: int, pair: int, triplets: int) -> tuple[int, int, int]:
    """The split after (pair, triplets): the kind of the pair, the kinds of the triplets, the runs. Start with (0, FRESH); after
    the last, the pair is KINDS.

    A pair and a choice of triplets determine the runs, so the splits are found by trying those.
    """
    while pair < KINDS:
        if held(hand, pair) >= 2:
            rest = hand - 2 * unit[pair]
            threes = threes_of(rest)
            while triplets != 0:
                triplets = threes if triplets == FRESH else (triplets - 1) & threes
                runs = runs_of(rest - 3 * triplets)
                if runs != IMPOSSIBLE:
                    return pair, triplets, runs
        pair += 1
        triplets = FRESH
    return KINDS, 0, 0


# ---- readings --------------------------------------------------------------------------------------------------

# The order of texts: 10 comes before 1, because every character that can follow the "1" of a kind comes after "0".
pair_place = constant([sorted(CARDS, key=lambda card: card + "|").index(card) for card in CARDS])
TEXT_ORDER = tuple(sorted((k for k in range(KINDS) if NUMBER[k] <= NUMBERS - 2), key=lambda kind: CARDS[kind]))


class Laid(NamedTuple):
    """The laid melds of a seat, summarised."""

    opened: int  # kinds of open triplets and quads
    covered: int
    runs: int  # counted by their lowest card
    cards: int
    melds: int


@inlined
def cards_of_meld(meld: int) -> int:
    """The cards of a visible meld."""
    return (RUN if meld < LAID_PENG else 3 if meld < LAID_OPEN else 4) * unit[meld % KINDS]


@kernel
def laid_of(state: State, seat: int) -> Laid:
    opened = 0
    covered = 0
    runs = 0
    cards = 0
    for i in range(state.laid[seat]):
        meld = state.melds[seat, i]
        if meld >= FACE_DOWN_3:
            continue  # in a concealed state: the kind of a packet is unknown
        one = unit[meld % KINDS]
        cards += cards_of_meld(meld)
        if meld < LAID_PENG:
            runs += one
        elif meld < LAID_WEI or (meld >= LAID_OPEN and meld < LAID_COVERED):
            opened |= one
        else:
            covered |= one
    return Laid(opened, covered, runs, cards, state.laid[seat])


@kernel
def is_complete(melds: int, hand: int) -> bool:
    """Whether a hand is six melds and a pair, without regard to points."""
    return count_of(hand) == 3 * (MELDS - melds) + 2 and complete(hand)


@kernel
def best_reading(
    options: Options, laid: Laid, hand: int, card: int, source: int, last: bool, locked: bool, any_will_do: bool
) -> Reading:
    """The reading that counts: among those with enough hard points the highest total, then the most hard points, then the
    smallest text. Its pair is NONE if no reading wins. `any_will_do` stops at the first that wins."""
    # A card that joined the hand belongs to one group; a lock may leave only the pair for it (I-16).
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
    """Whether a split has the marked group, the one with the winning card."""
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
    """The reading of one split with one marked group: a triplet of the hand is covered unless another seat's card
    completes it."""
    opened = laid.opened
    if mark == ON_TRIPLET and (source == FROM_OTHER or source == FROM_DISCARD):
        opened |= unit[card]
    covered = laid.covered | (triplets & ~opened)
    cards = laid.cards + hand
    tuanyuan = whole_kinds(options, cards, opened | covered)
    return Reading(pair, opened, covered, laid.runs + runs, cards, tuanyuan, mark, source, last)


@kernel
def text_place(reading: Reading) -> int:
    """A number that orders readings of one hand like their texts `pair:…|run:…|tri:…@…`.

    The pair comes first. Then, at the first run of which one reading has more, its text continues with that run and the other
    with a later run or a triplet. Equal pairs and runs leave equal triplets, so only the mark remains.
    """
    place = pair_place[reading.pair]
    for start in TEXT_ORDER:
        place = place << 3 | 7 - held(reading.runs, start)
    return place << 3 | reading.mark


@kernel
def laid_points(concealed: State, options: Options, seat: int) -> int:
    """The hard points of a seat's visible melds (5)."""
    return points_with(concealed, options, seat, 0)


@kernel
def points_with(state: State, options: Options, seat: int, hand: int) -> int:
    """The hard points of a seat's melds and of the triplets among these cards of its hand, which are covered (5)."""
    laid = laid_of(state, seat)
    covered, cards = laid.covered | threes_of(hand), laid.cards + hand
    tuanyuan = whole_kinds(options, cards, laid.opened | covered)
    reading = Reading(NONE, laid.opened, covered, laid.runs, cards, tuanyuan, NO_MARK, NONE, False)
    return (
        hard_worth(options, reading, OPEN)
        + hard_worth(options, reading, COVERED)
        + hard_worth(options, reading, TUANYUAN)
    )
