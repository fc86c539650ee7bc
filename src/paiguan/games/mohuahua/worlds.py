"""Resampling: filling what the veil took away with a possible world (see `veil` in information.py).

The log itself is the work sheet. Every card that is not seen is a gap: an entry of a hidden discard, or, for the cards
still held, an entry in the unused end of the log, as though they were put down next; each card needs one entry at most,
so there is always room. A gap holds its owner, the kind imagined in it, and the limit below which that kind must stay.
"""

from paiguan.engine.kernel import Rng, kernel, table
from paiguan.engine.rng import below
from paiguan.engine.state import CODE, CONTINUES, HIDDEN, SEAT_SHIFT
from paiguan.games.mohuahua.combos import COUNT, cards_of, over, single_of, size_of
from paiguan.games.mohuahua.information import cards_left
from paiguan.games.mohuahua.legal import compulsory, count_beats
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.pieces import FULL_DECK, KINDS, held, kinds_below, one, pick
from paiguan.games.mohuahua.state import AT_DONE, DISCARD, PAD, PLAY, State

# A gap, in the place of a code: bits 0-3 the kind, 4-7 the limit, 8 set.
GAP = 1 << 8
GAP_KIND = 0xF
LIMIT_SHIFT = 4

# Who discards on a single under `must_beat` holds no higher card: all his kinds stay below this one. Kinds are in order
# of rank, so the limits of all gaps are nested.
limit_of = table(
    [
        min((kind for kind in range(KINDS) if size_of[best] == 1 and over[best, single_of[kind]]), default=KINDS)
        for best in range(COUNT)
    ]
)

TRIES = 1024  # fillings before the walk begins; one is enough five times in six, more than these are hardly ever needed
WALK = 512  # steps of the walk at least, so that it forgets where it began
PAUSE = 32  # steps between looks whether it may end: looking always would favour worlds at the edge of the strained
UPHILL = 8  # a swap that strains the world by one more is taken once in so many times


@kernel
def imagine(veiled: State, options: Options, seat: int, rng: Rng) -> None:
    """A possible world, each as likely as another.

    What a seat may hold is bound by its discards alone: under `must_beat` they tell that it could not beat. The bounds
    from singles are nested limits, so filling the gaps with the lowest limits first is exactly uniform and never fails.
    The others (no pair above, no bai …) are kept by filling anew until they hold; where that takes too long, a random
    walk of swaps leads to a world that keeps them.
    """
    if veiled.phase >= AT_DONE:
        return
    unseen = unseen_cards(veiled, seat)
    end = open_gaps(veiled, options, seat)
    fill_gaps(veiled, end, unseen, rng)
    tries = 1
    while strain(veiled, options, seat, end) > 0:
        if tries == TRIES:
            walk(veiled, options, seat, end, rng)
            break
        fill_gaps(veiled, end, unseen, rng)
        tries += 1
    close_gaps(veiled, seat, end)


@kernel
def unseen_cards(veiled: State, seat: int) -> int:
    unseen = FULL_DECK
    for other in range(4):
        if other == seat:
            unseen -= veiled.dealt[other]
        else:
            unseen -= veiled.played[other] + veiled.thrown[other]
    return unseen


# ---- gaps ------------------------------------------------------------------------------------------------------


@kernel
def open_gaps(veiled: State, options: Options, seat: int) -> int:
    """Mark the gaps of every other house with their limits; returns where the sheet ends."""
    end = veiled.logged
    for other in range(4):
        if other == seat:
            continue
        limit = KINDS
        best = 0
        for i in range(veiled.logged):
            entry = int(veiled.log[i])
            code = entry & CODE
            if code < DISCARD:
                best = code - PLAY
            elif is_face_down(code) and (entry >> SEAT_SHIFT) & 3 == other:
                if options.must_beat and not entry & CONTINUES:
                    limit = min(limit, limit_of[best])
                if code == HIDDEN:
                    veiled.log[i] = (entry & ~CODE) | GAP | limit << LIMIT_SHIFT
        for _ in range(cards_left(veiled, options, other)):
            veiled.log[end] = other << SEAT_SHIFT | GAP | limit << LIMIT_SHIFT
            end += 1
    return end


@kernel
def is_face_down(code: int) -> bool:
    return (code >= DISCARD and code < PAD) or code >= GAP


@kernel
def fill_gaps(veiled: State, end: int, unseen: int, rng: Rng) -> None:
    """Draw for the gaps with the lowest limit first: what they may take, the others may take too, so no choice changes
    how many ways there are to go on."""
    limit = 0
    while limit <= KINDS:
        higher = KINDS + 1
        for i in range(end):
            entry = int(veiled.log[i])
            if entry & GAP:
                own = (entry >> LIMIT_SHIFT) & GAP_KIND
                if own == limit:
                    kind = pick(unseen & kinds_below[limit], rng)
                    unseen -= one[kind]
                    veiled.log[i] = (entry & ~GAP_KIND) | kind
                elif own > limit:
                    higher = min(higher, own)
        limit = higher


@kernel
def close_gaps(veiled: State, seat: int, end: int) -> None:
    """Write the imagined cards where they belong: into discards, named in ascending order, and into the hands."""
    for i in range(veiled.logged, end):
        owner = (veiled.log[i] >> SEAT_SHIFT) & 3
        veiled.hands[owner] += one[veiled.log[i] & GAP_KIND]
        veiled.log[i] = 0
    i = 0
    while i < veiled.logged:
        if veiled.log[i] & GAP:
            i = name_discard(veiled, i)
        else:
            i += 1
    for other in range(4):
        if other != seat:
            veiled.dealt[other] = veiled.hands[other] + veiled.played[other] + veiled.thrown[other]


@kernel
def name_discard(veiled: State, first: int) -> int:
    """Give the hidden cards of one move their codes, kinds never descending; returns where the move ends."""
    owner = (veiled.log[first] >> SEAT_SHIFT) & 3
    cards = one[veiled.log[first] & GAP_KIND]
    end = first + 1
    while end < veiled.logged and veiled.log[end] & GAP and veiled.log[end] & CONTINUES:
        cards += one[veiled.log[end] & GAP_KIND]
        end += 1
    veiled.thrown[owner] += cards
    kind = 0
    for i in range(first, end):
        while held(cards, kind) == 0:
            kind += 1
        cards -= one[kind]
        veiled.log[i] = (veiled.log[i] & ~CODE) | (DISCARD + kind)
    return end


# ---- what discards tell ----------------------------------------------------------------------------------------


@kernel
def strain(veiled: State, options: Options, seat: int, end: int) -> int:
    """How far the sheet is from a possible world: plays that somebody held but discarded in their place."""
    count = 0
    if options.must_beat:
        for other in range(4):
            if other != seat:
                count += strain_of(veiled, options, other, end)
    return count


@kernel
def strain_of(veiled: State, options: Options, house: int, end: int) -> int:
    """Go back through the sheet, taking up again what the house put down; at each of its discards look at the hand."""
    hand = 0
    count = 0
    for i in range(end - 1, -1, -1):
        entry = int(veiled.log[i])
        if (entry >> SEAT_SHIFT) & 3 != house:
            continue
        code = entry & CODE
        if code & GAP:
            hand += one[code & GAP_KIND]
        elif code < DISCARD:
            hand += cards_of[code - PLAY]
        elif code < PAD:
            hand += one[code - DISCARD]
        if i < veiled.logged and is_face_down(code) and not entry & CONTINUES:
            best = best_before(veiled, i)
            count += compulsory(best, hand, count_beats(options, best, hand))
    return count


@kernel
def best_before(veiled: State, i: int) -> int:
    """The best play when an answer was given: each play beats the one before it, so it is the latest."""
    while veiled.log[i] & CODE >= DISCARD:
        i -= 1
    return (veiled.log[i] & CODE) - PLAY


@kernel
def walk(veiled: State, options: Options, seat: int, end: int, rng: Rng) -> None:
    """Metropolis: swap two gaps' cards where their limits allow it, and keep the swap unless the world is strained more
    by it; then only now and then. All worlds without strain are equally likely to be reached in the long run."""
    now = strain(veiled, options, seat, end)
    steps = 0
    while now > 0 or steps < WALK or steps & (PAUSE - 1):
        steps += 1
        i = random_gap(veiled, end, rng)
        j = random_gap(veiled, end, rng)
        if not swap(veiled, i, j):
            continue
        then = strain(veiled, options, seat, end)
        keep = True
        for _ in range(now, then):
            keep = keep and below(rng, UPHILL) == 0
        if keep:
            now = then
        else:
            swap(veiled, i, j)


@kernel
def random_gap(veiled: State, end: int, rng: Rng) -> int:
    i = below(rng, end)
    while not veiled.log[i] & GAP:
        i = below(rng, end)
    return i


@kernel
def swap(veiled: State, i: int, j: int) -> bool:
    """Exchange the cards of two gaps; false if nothing changes or a limit forbids it."""
    here = veiled.log[i] & GAP_KIND
    there = veiled.log[j] & GAP_KIND
    if here == there or there >= limit_at(veiled, i) or here >= limit_at(veiled, j):
        return False
    veiled.log[i] ^= here ^ there
    veiled.log[j] ^= here ^ there
    return True


@kernel
def limit_at(veiled: State, i: int) -> int:
    return (veiled.log[i] >> LIMIT_SHIFT) & GAP_KIND
