"""What a seat can be sure of: which cards are out and who cannot hold them, which leads nobody beats, and what they bring
one after the other."""

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
from paiguan.games.liuhu.legal import owed_by, single_leads
from paiguan.games.liuhu.options import FACE_DOWN, SAME_SUIT, Options
from paiguan.games.liuhu.pieces import (
    JOKER_BIT,
    SHIFTS,
    STAYS_IN_SUIT,
    SUITED_MASK,
    face_up,
    highest_of_suits,
    in_play,
    old_cards,
)
from paiguan.games.liuhu.state import LEAD, State


@kernel
def unseen_by(state: State, options: Options, seat: int) -> int:
    """Cards that another may hold or have thrown face down, or that the dream holds."""
    return in_play(options) & ~(face_up(state) | state.hands[seat] | state.thrown[seat] | state.given)


@kernel
def barred_from(state: State, options: Options, other: int) -> int:
    """Cards that another cannot hold: he led a single that they go before, or threw one that they would have had to
    beat."""
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
    """All cards that no card out beats as a single: those above which `plays_above` of the rules finds none, all at once (a test
    proves them equal)."""
    filled = out & SUITED_MASK  # every card at or below one that is out
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
    """Without the highest card out (of each suit, where only that suit beats)."""
    out &= SUITED_MASK
    if options.single_beat == SAME_SUIT:
        return out & ~highest_of_suits(out)
    return out & ~(1 << highest_place(out))


@kernel
def stands(options: Options, combo: int, out_a: int, out_b: int) -> bool:
    """Whether no set or run that one of the others may hold beats this one."""
    return plays_above(options, combo, out_a) == 0 and plays_above(options, combo, out_b) == 0


@kernel
def sure_combo(options: Options, hand: int, out_a: int, out_b: int) -> int:
    """A set or run of the hand that nothing out beats, a large one first; NONE if there is none."""
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
    """Position of the highest set bit."""
    place = 0
    while bits > 1:
        bits >>= 1
        place += 1
    return place


@kernel
def sweep(
    options: Options, hand: int, won: int, exposed: int, out_a: int, out_b: int, privileged: bool
) -> tuple[int, int, int]:
    """Lead what nothing out beats for as long as there is such a lead: the hu had then, the cards left and the cards
    exposed. No such lead costs hu: an old card led is a card won."""
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
