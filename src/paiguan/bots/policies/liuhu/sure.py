"""What a seat can be sure of: the unseen cards, which players cannot hold them, and which leads cannot be beaten."""

from paiguan.engine.bits import lowest, popcount
from paiguan.engine.kernel import kernel
from paiguan.engine.state import CODE, SEAT_SHIFT
from paiguan.games.liuhu.combos import (
    NONE,
    longest_run,
    mask_of,
    plays_above,
    run_from,
    runs_held,
    set_from,
    set_until,
    sets_held,
    size_of,
    top_leads,
)
from paiguan.games.liuhu.information import after, barred_by_lead, is_discard, is_single_lead, laid
from paiguan.games.liuhu.legal import LEAD, owed_by, single_leads
from paiguan.games.liuhu.options import FACE_DOWN, SAME_SUIT, Options
from paiguan.games.liuhu.state import (
    JOKER_BIT,
    SHIFTS,
    STAYS_IN_SUIT,
    SUITED_MASK,
    State,
    face_up,
    highest_of_suits,
    in_play,
    old_cards,
)


@kernel
def unseen_by(state: State, options: Options, seat: int) -> int:
    """The cards that another player may hold or have discarded face down, or that the dream holds."""
    return in_play(options) & ~(face_up(state) | state.hands[seat] | state.thrown[seat] | state.given)


@kernel
def barred_from(state: State, options: Options, other: int) -> int:
    """The cards that another player cannot hold, because they would have had to lead them before the single they led, or to
    beat with them when they discarded."""
    barred = 0
    exposed, standing, top_led = 0, NONE, False
    for i in range(state.logged):
        code = state.log[i] & CODE
        if (state.log[i] >> SEAT_SHIFT) & 3 == other:
            if is_single_lead(code):
                barred |= barred_by_lead(options, exposed, code - LEAD, other == state.privileged)
            elif is_discard(code) and options.discard_face != FACE_DOWN and size_of[standing] == 1:
                owed = owed_by(options, standing, top_led, in_play(options))
                if owed & laid(code) == 0:
                    barred |= owed
        exposed, standing, top_led = after(options, code, exposed, standing, top_led)
    return barred


@kernel
def unbeaten(options: Options, out: int) -> int:
    """The cards that no unseen card beats as a single. The same as `plays_above` of the rules, for all cards at once; a test
    proves them equal."""
    filled = out & SUITED_MASK  # every card at or below an unseen one
    if options.single_beat == SAME_SUIT:
        filled |= (filled >> SHIFTS[0]) & STAYS_IN_SUIT[0]
        filled |= (filled >> SHIFTS[1]) & STAYS_IN_SUIT[1]
        filled |= (filled >> SHIFTS[2]) & STAYS_IN_SUIT[2]
        filled |= (filled >> SHIFTS[3]) & STAYS_IN_SUIT[3]
    else:
        filled |= filled >> 1
        filled |= filled >> 2
        filled |= filled >> 4
        filled |= filled >> 8
        filled |= filled >> 16
        filled |= filled >> 32
    return (SUITED_MASK | JOKER_BIT) & ~filled


@kernel
def weaker(options: Options, out: int) -> int:
    """The unseen cards without the highest one (of each suit, if only the same suit beats)."""
    out &= SUITED_MASK
    if options.single_beat == SAME_SUIT:
        return out & ~highest_of_suits(out)
    return out & ~(1 << highest_place(out))


@kernel
def stands(options: Options, combo: int, out_a: int, out_b: int) -> bool:
    """Whether no set or run that an opponent may hold beats this one."""
    return plays_above(options, combo, out_a) == 0 and plays_above(options, combo, out_b) == 0


@kernel
def sure_combo(options: Options, hand: int, out_a: int, out_b: int) -> int:
    """A set or run of the hand that nothing unseen beats, the largest first; NONE if there is none."""
    threes = sets_held(options, hand, 3)
    if threes:
        for size in range(4, 2, -1):
            ranks = sets_held(options, hand, size)
            if ranks:
                rank = highest_place(ranks)
                for combo in range(set_from[size - 3, rank], set_until[size - 3, rank]):
                    if mask_of[combo] & ~hand == 0:
                        if stands(options, combo, out_a, out_b):
                            return combo
                        break
    lows = runs_held(hand, 3)
    if lows:
        length = 3
        longer = runs_held(hand, 4) if longest_run(options) > 3 else 0
        while longer:
            length += 1
            lows = longer
            longer = runs_held(hand, length + 1) if length < longest_run(options) else 0
        while length >= 3:
            combo = run_from[length, highest_place(runs_held(hand, length))]
            if stands(options, combo, out_a, out_b):
                return combo
            length -= 1
    return NONE


@kernel
def highest_place(bits: int) -> int:
    """The position of the highest set bit; 0 if there is none."""
    bits |= bits >> 1
    bits |= bits >> 2
    bits |= bits >> 4
    bits |= bits >> 8
    bits |= bits >> 16
    bits |= bits >> 32
    return popcount(bits >> 1)


@kernel
def sweep(
    options: Options, hand: int, won: int, exposed: int, out_a: int, out_b: int, privileged: bool
) -> tuple[int, int, int]:
    """Make every lead that nothing unseen beats; returns the hu afterwards, the cards left and the cards exposed.

    Such leads cost no hu: an old card that is led is a card won.
    """
    best = unbeaten(options, out_a | out_b)
    while hand:
        combo = sure_combo(options, hand, out_a, out_b)
        if combo != NONE:
            led = mask_of[combo]
        else:
            old = old_cards(options, exposed)
            led = lowest(single_leads(hand, old, privileged) & (best | top_leads(options, old)))
            if led == 0:
                break
        hand ^= led
        exposed |= led
        won += popcount(led)
    return won + popcount(hand & old_cards(options, exposed)), hand, exposed
