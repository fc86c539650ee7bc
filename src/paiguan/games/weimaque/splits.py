"""How a concealed hand splits into runs, triplets and one pair (rules 5)."""

from paiguan.engine.kernel import kernel
from paiguan.games.weimaque.cards import (
    KINDS,
    NUMBER,
    NUMBERS,
    SIZE_BITS,
    SMALL,
    UNIT,
    count_of,
    held,
    kinds_of,
    threes_of,
    twos_of,
    unit,
)

RUN = 0o111  # a run that starts at the lowest place
RUN_TAIL = 0o11
RUN_STARTS = sum(UNIT[kind] for kind in range(KINDS) if NUMBER[kind] <= NUMBERS - 2)
# Numbers by their rest from three, as the bits of their counts in one size.
FIRSTS = sum(7 << 3 * (number - 1) for number in range(1, NUMBERS + 1, 3))
SECONDS = sum(7 << 3 * (number - 1) for number in range(2, NUMBERS + 1, 3))

IMPOSSIBLE = -1
FRESH = -1  # no choice of triplets tried yet beside this pair


@kernel
def complete(hand: int) -> bool:
    """Whether some split exists: one size is all melds, the other melds and the pair."""
    kinds = kinds_of(hand)
    starts = kinds & kinds >> 3 & kinds >> 6 & RUN_STARTS
    if kinds & ~twos_of(hand) & ~(starts | starts << 3 | starts << 6):
        return False  # a single card that stands in no run: so it is with most hands
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

    From the lowest number up: three of a kind may always be taken as a triplet, for three equal runs are three triplets; what
    is left must start runs.
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
    """The numbers of a meld add up to a multiple of three, so the rest of the sum tells the rest of the pair's number."""
    rest = 2 * (count_of(cards & FIRSTS) + 2 * count_of(cards & SECONDS)) % 3
    for number in range(rest if rest else 3, NUMBERS + 1, 3):
        place = 3 * (number - 1)
        if cards >> place & 7 >= 2 and only_melds(cards - (2 << place)):
            return True
    return False


@kernel
def runs_of(cards: int) -> int:
    """The runs that cards without pair and triplets must be, counted by their lowest card; IMPOSSIBLE if they are not."""
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
    """The split after (pair, triplets): the kind of the pair, the kinds of the triplets, the runs. Start with (0, FRESH);
    after the last the pair is KINDS.

    A pair and a choice of triplets leave no choice of runs, so the splits are found by trying those.
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
