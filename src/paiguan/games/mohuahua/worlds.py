"""Sampling of possible worlds: fills in what `conceal` (information.py) has hidden.

The log itself is the work sheet. Every unseen card is a gap: an entry of a hidden discard or, for cards still held, an entry
in the unused end of the log, as if they were put down next. Each card needs at most one entry, so there is always room. A gap
has its owner, the kind sampled for it, and the limit below which that kind must stay.
"""

from paiguan.engine.kernel import Rng, constant, kernel
from paiguan.engine.rng import below
from paiguan.engine.state import CODE, CONTINUES, HIDDEN, SEAT_SHIFT
from paiguan.games.mohuahua.combos import COUNT, cards_of, over, single_of, size_of
from paiguan.games.mohuahua.information import cards_left
from paiguan.games.mohuahua.legal import DISCARD, PAD, PLAY, compulsory, count_beats
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.state import AT_DONE, FULL_DECK, KINDS, State, held, kinds_below, one, pick

# A gap in place of a code: bits 0-3 are the kind, bits 4-7 the limit; bit 8 is set.
GAP = 1 << 8
GAP_KIND = 0xF
LIMIT_SHIFT = 4

# A house that discards on a single under `must_beat` holds no higher card: all its kinds are below this limit. Kinds are in
# order of rank, so the limits of all gaps are nested.
limit_of = constant(
    [
        min((kind for kind in range(KINDS) if size_of[best] == 1 and over[best, single_of[kind]]), default=KINDS)
        for best in range(COUNT)
    ]
)

TRIES = 1024  # attempts before the walk begins; the first is enough five times in six, and more are hardly ever needed
WALK = 512  # the least number of steps of the walk, so that the result does not depend on its start
PAUSE = 32  # steps between checks for its end: checking after each step would favour worlds next to impossible ones
UPHILL = 8  # a swap that raises the strain by one is accepted once in this many times


@kernel
def sample_world(concealed: State, options: Options, seat: int, rng: Rng) -> None:
    """Fill in the hidden part of a concealed state with a possible world, uniformly.

    Only discards limit what a seat may hold: under `must_beat` they show that it could not beat. The limits from singles are
    nested, so filling the gaps with the lowest limits first is exactly uniform and never fails. Other constraints (no higher
    pair, no 擺 …) are met by trying again; if that takes too long, a random walk of swaps leads to a world that meets them.
    """
    if concealed.phase >= AT_DONE:
        return
    unseen = unseen_cards(concealed, seat)
    end = open_gaps(concealed, options, seat)
    fill_gaps(concealed, end, unseen, rng)
    tries = 1
    while strain(concealed, options, seat, end) > 0:
        if tries == TRIES:
            walk(concealed, options, seat, end, rng)
            break
        fill_gaps(concealed, end, unseen, rng)
        tries += 1
    close_gaps(concealed, seat, end)


@kernel
def unseen_cards(concealed: State, seat: int) -> int:
    unseen = FULL_DECK
    for other in range(4):
        if other == seat:
            unseen -= concealed.dealt[other]
        else:
            unseen -= concealed.played[other] + concealed.thrown[other]
    return unseen


# ---- gaps ------------------------------------------------------------------------------------------------------


@kernel
def open_gaps(concealed: State, options: Options, seat: int) -> int:
    """Write the gaps of every other house with their limits; returns the end of the work sheet."""
    end = concealed.logged
    for other in range(4):
        if other == seat:
            continue
        limit = KINDS
        best = 0
        for i in range(concealed.logged):
            entry = int(concealed.log[i])
            code = entry & CODE
            if code < DISCARD:
                best = code - PLAY
            elif is_face_down(code) and (entry >> SEAT_SHIFT) & 3 == other:
                if options.must_beat and not entry & CONTINUES:
                    limit = min(limit, limit_of[best])
                if code == HIDDEN:
                    concealed.log[i] = (entry & ~CODE) | GAP | limit << LIMIT_SHIFT
        for _ in range(cards_left(concealed, options, other)):
            concealed.log[end] = other << SEAT_SHIFT | GAP | limit << LIMIT_SHIFT
            end += 1
    return end


@kernel
def is_face_down(code: int) -> bool:
    return (code >= DISCARD and code < PAD) or code >= GAP


@kernel
def fill_gaps(concealed: State, end: int, unseen: int, rng: Rng) -> None:
    """Draw cards for the gaps, the lowest limits first. The other gaps may take those cards too, so no choice changes
    the number of ways to continue."""
    limit = 0
    while limit <= KINDS:
        higher = KINDS + 1
        for i in range(end):
            entry = int(concealed.log[i])
            if entry & GAP:
                own = (entry >> LIMIT_SHIFT) & GAP_KIND
                if own == limit:
                    kind = pick(unseen & kinds_below[limit], rng)
                    unseen -= one[kind]
                    concealed.log[i] = (entry & ~GAP_KIND) | kind
                elif own > limit:
                    higher = min(higher, own)
        limit = higher


@kernel
def close_gaps(concealed: State, seat: int, end: int) -> None:
    """Write the sampled cards into discards, in ascending order, and into the hands."""
    for i in range(concealed.logged, end):
        owner = (concealed.log[i] >> SEAT_SHIFT) & 3
        concealed.hands[owner] += one[concealed.log[i] & GAP_KIND]
        concealed.log[i] = 0
    i = 0
    while i < concealed.logged:
        if concealed.log[i] & GAP:
            i = name_discard(concealed, i)
        else:
            i += 1
    for other in range(4):
        if other != seat:
            concealed.dealt[other] = concealed.hands[other] + concealed.played[other] + concealed.thrown[other]


@kernel
def name_discard(concealed: State, first: int) -> int:
    """Write the codes of the hidden cards of one move, in ascending order; returns the end of the move."""
    owner = (concealed.log[first] >> SEAT_SHIFT) & 3
    cards = one[concealed.log[first] & GAP_KIND]
    end = first + 1
    while end < concealed.logged and concealed.log[end] & GAP and concealed.log[end] & CONTINUES:
        cards += one[concealed.log[end] & GAP_KIND]
        end += 1
    concealed.thrown[owner] += cards
    kind = 0
    for i in range(first, end):
        while held(cards, kind) == 0:
            kind += 1
        cards -= one[kind]
        concealed.log[i] = (concealed.log[i] & ~CODE) | (DISCARD + kind)
    return end


# ---- what discards tell ----------------------------------------------------------------------------------------


@kernel
def strain(concealed: State, options: Options, seat: int, end: int) -> int:
    """How far the sheet is from a possible world: the number of compulsory plays that a house held when it discarded."""
    count = 0
    if options.must_beat:
        for other in range(4):
            if other != seat:
                count += strain_of(concealed, options, other, end)
    return count


@kernel
def strain_of(concealed: State, options: Options, house: int, end: int) -> int:
    """The strain of one house: go back through the sheet, return its cards to the hand, and check the hand at each discard."""
    hand = 0
    count = 0
    for i in range(end - 1, -1, -1):
        entry = int(concealed.log[i])
        if (entry >> SEAT_SHIFT) & 3 != house:
            continue
        code = entry & CODE
        if code & GAP:
            hand += one[code & GAP_KIND]
        elif code < DISCARD:
            hand += cards_of[code - PLAY]
        elif code < PAD:
            hand += one[code - DISCARD]
        if i < concealed.logged and is_face_down(code) and not entry & CONTINUES:
            best = best_before(concealed, i)
            count += compulsory(best, hand, count_beats(options, best, hand))
    return count


@kernel
def best_before(concealed: State, i: int) -> int:
    """The best play before an answer: each play beats the one before it, so it is the latest."""
    while concealed.log[i] & CODE >= DISCARD:
        i -= 1
    return (concealed.log[i] & CODE) - PLAY


@kernel
def walk(concealed: State, options: Options, seat: int, end: int, rng: Rng) -> None:
    """Walk to a possible world by the Metropolis method: swap the cards of two gaps if their limits allow it, and keep
    a swap that raises the strain only now and then. In the long run all possible worlds are equally likely."""
    now = strain(concealed, options, seat, end)
    steps = 0
    while now > 0 or steps < WALK or steps & (PAUSE - 1):
        steps += 1
        i = random_gap(concealed, end, rng)
        j = random_gap(concealed, end, rng)
        if not swap(concealed, i, j):
            continue
        then = strain(concealed, options, seat, end)
        keep = True
        for _ in range(now, then):
            keep = keep and below(rng, UPHILL) == 0
        if keep:
            now = then
        else:
            swap(concealed, i, j)


@kernel
def random_gap(concealed: State, end: int, rng: Rng) -> int:
    i = below(rng, end)
    while not concealed.log[i] & GAP:
        i = below(rng, end)
    return i


@kernel
def swap(concealed: State, i: int, j: int) -> bool:
    """Exchange the cards of two gaps; returns false if nothing changes or a limit forbids it."""
    here = concealed.log[i] & GAP_KIND
    there = concealed.log[j] & GAP_KIND
    if here == there or there >= limit_at(concealed, i) or here >= limit_at(concealed, j):
        return False
    concealed.log[i] ^= here ^ there
    concealed.log[j] ^= here ^ there
    return True


@kernel
def limit_at(concealed: State, i: int) -> int:
    return (concealed.log[i] >> LIMIT_SHIFT) & GAP_KIND
