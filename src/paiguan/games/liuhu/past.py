"""What past moves tell about cards unseen (rules 4.3 and 4.4 read backwards)."""

from paiguan.engine.bits import popcount
from paiguan.engine.kernel import Options, State, kernel, table
from paiguan.engine.state import CODE, CONTINUES, HIDDEN, SEAT_SHIFT
from paiguan.games.liuhu.cards import bit_of, in_play, old_cards, suit_mask_of, suits_before
from paiguan.games.liuhu.combos import NONE, SINGLE, is_top_led, kind_of, mask_of, size_of
from paiguan.games.liuhu.legal import owed_by
from paiguan.games.liuhu.options import DECLINE_FREE, FACE_DOWN
from paiguan.games.liuhu.state import BEAT, DISCARD, LEAD, WUHU

# What a code puts on the table: a combination led, one that beats, a card discarded; the codes from WUHU on put nothing there.
cards_of_code = table([*mask_of, *mask_of, *bit_of, 0])


@kernel
def laid(code: int) -> int:
    return cards_of_code[min(code, WUHU)]


@kernel
def after(options: Options, code: int, exposed: int, standing: int, top_led: bool) -> tuple[int, int, bool]:
    """The public side of play after one more code: cards exposed, the standing play, whether nothing beats it."""
    if code < BEAT:
        top_led = is_top_led(options, exposed, code - LEAD)
        standing = code - LEAD
        exposed |= laid(code)
    elif code < DISCARD:
        standing = code - BEAT
        exposed |= laid(code)
    elif options.discard_face != FACE_DOWN:
        exposed |= laid(code)
    return exposed, standing, top_led


@kernel
def is_discard(code: int) -> bool:
    return (code >= DISCARD and code < WUHU) or code == HIDDEN


@kernel
def recall(veiled: State, options: Options, seat: int) -> bool:
    """Note the cards that each other seat cannot hold any more. True if its past moves say more than that."""
    entangled = False
    exposed, standing, top_led = 0, NONE, False
    for i in range(veiled.logged):
        code = veiled.log[i] & CODE
        other = (veiled.log[i] >> SEAT_SHIFT) & 3
        if other == seat:
            pass
        elif code == HIDDEN:
            entangled = True
        elif is_single_lead(code):
            veiled.barred[other] |= barred_by_lead(options, exposed, code - LEAD, other == veiled.privileged)
        elif is_discard(code):
            if size_of[standing] > 1:
                entangled = entangled or options.decline != DECLINE_FREE
            else:
                owed = owed_by(options, standing, top_led, in_play(options))
                if owed & laid(code) == 0:
                    veiled.barred[other] |= owed
        exposed, standing, top_led = after(options, code, exposed, standing, top_led)
    return entangled


@kernel
def is_single_lead(code: int) -> bool:
    return code < BEAT and kind_of[code - LEAD] == SINGLE


@kernel
def barred_by_lead(options: Options, exposed: int, card: int, privileged: bool) -> int:
    """4.3: whoever leads a single holds no higher suit; and if it is old, no other card of its suit but old ones."""
    old = old_cards(options, exposed)
    if privileged or bit_of[card] & old == 0:
        return suits_before[card]
    return suits_before[card] | suit_mask_of[card] & ~old


@kernel
def breaches(veiled: State, options: Options, seat: int) -> int:
    """What the rules would have refused in the past moves of a seat, had it been dealt what this world gives it: cards
    that should have been led first, discards that should have broken up a beating play."""
    count = 0
    hand = veiled.dealt[seat]
    exposed, standing, top_led = 0, NONE, False
    for i in range(veiled.logged):
        code = veiled.log[i] & CODE
        if (veiled.log[i] >> SEAT_SHIFT) & 3 == seat:
            if is_single_lead(code):
                barred = barred_by_lead(options, exposed, code - LEAD, seat == veiled.privileged)
                count += popcount(hand & barred)
            elif is_discard(code) and not veiled.log[i] & CONTINUES:
                owed = owed_by(options, standing, top_led, hand)
                if owed and owed & discarded(veiled, i) == 0:
                    count += 1
            hand &= ~laid(code)
        exposed, standing, top_led = after(options, code, exposed, standing, top_led)
    return count


@kernel
def discarded(veiled: State, first: int) -> int:
    """The cards of the discard that begins at an entry of the log."""
    cards = laid(veiled.log[first] & CODE)
    i = first + 1
    while i < veiled.logged and veiled.log[i] & CONTINUES:
        cards |= laid(veiled.log[i] & CODE)
        i += 1
    return cards
