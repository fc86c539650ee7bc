"""Who sees what (rules 4.6), and what past moves tell about unseen cards (rules 4.3 and 4.4 read backwards)."""

from paiguan.engine.bits import kept, popcount, unfold
from paiguan.engine.kernel import Vector, inlined, kernel, table
from paiguan.engine.state import CODE, CONTINUES, HIDDEN, NOBODY, SEAT_SHIFT, clear_log
from paiguan.games.liuhu.combos import NONE, SINGLE, is_top_led, kind_of, mask_of, size_of
from paiguan.games.liuhu.legal import owed_by
from paiguan.games.liuhu.options import COUNT_DEALT, DECLINE_FREE, FACE_DOWN, Options
from paiguan.games.liuhu.pieces import (
    CARDS,
    HAND,
    TIGERS,
    bit_of,
    face_up,
    in_play,
    old_cards,
    suit_mask_of,
    suits_before,
)
from paiguan.games.liuhu.state import (
    AT_CALL,
    AT_END,
    AT_FOLLOW,
    AT_WUHU,
    BEAT,
    DISCARD,
    END_HU,
    END_WUHU,
    ENDS,
    LEAD,
    NOWUHU,
    PHASES,
    WUHU,
    State,
    bystander,
)


@kernel
def veil(state: State, options: Options, seat: int, out: State) -> None:
    """`out` becomes all that `seat` may know: its own cards, everything laid face up, calls, hu from tricks.

    A winner shows the hand he declared with (or all he was dealt, where the dream counts those) and the dream its card;
    the five tigers are shown alone. Cards thrown face down stay unseen, and so does the question about the tigers.
    """
    see(state, options, seat, out)
    for other in range(4):
        out.barred[other] = 0
    for i in range(CARDS):
        out.deck[i] = 0
        out.place[i] = 0
    veil_log(state, options, seat, out)


@inlined
def see(state: State, options: Options, seat: int, out: State) -> None:
    """The veil but for its log."""
    own_turn = state.turn == seat
    out.phase = state.phase
    out.turn = state.turn
    if state.phase == AT_WUHU and not own_turn:
        out.phase = AT_CALL  # 4.1: to the others the dealer's call is pending
        out.turn = state.dealer
    out.partial = state.partial if own_turn else 0
    out.given = state.given if own_turn else 0
    out.owed = state.owed if own_turn else 0
    out.dealer = state.dealer
    out.privileged = state.privileged
    out.leader = state.leader
    out.owner = state.owner
    out.acted = state.acted
    out.top_led = state.top_led
    out.end = state.end
    out.winner = state.winner
    out.led = state.led
    out.standing = state.standing
    out.passed = state.passed
    dream = bystander(options, state.dealer)
    for other in range(4):
        own = other == seat
        declared = state.end == END_HU and other == state.winner
        whole = own or (declared and options.dream_count == COUNT_DEALT)
        dreamt = state.end == END_HU and other == dream
        out.won[other] = state.won[other]
        out.shown[other] = state.shown[other]
        out.hands[other] = state.hands[other] if own or declared or dreamt else 0
        out.dealt[other] = state.dealt[other] if whole or dreamt else 0
        out.thrown[other] = state.thrown[other] if whole else 0
    if state.end == END_WUHU and state.winner != seat:
        out.hands[state.winner] = TIGERS


@kernel
def veil_log(state: State, options: Options, seat: int, out: State) -> None:
    """Every entry is written, and written over where it is not to be seen."""
    face_down = options.discard_face == FACE_DOWN
    count = 0
    for i in range(state.logged):
        entry = int(state.log[i])
        code = entry & CODE
        own = (entry >> SEAT_SHIFT) & 3 == seat
        discard = (code >= DISCARD) & (code < WUHU)
        # A refusal to show the tigers is a secret for good; a discard under way shows nothing until it is whole.
        under_way = discard & (i >= state.logged - state.partial)
        out.log[count] = entry | kept(HIDDEN, face_down & discard & (not own))
        count += int(own | ((code != NOWUHU) & (not under_way)))
    out.logged = count
    clear_log(out, count)


@kernel
def cards_left(veiled: State, seat: int) -> int:
    """How many cards a seat that plays holds, from public counts alone: every trick cost each as many as it was worth."""
    left = HAND
    for other in range(4):
        left -= veiled.won[other]
    if veiled.phase == AT_FOLLOW and has_acted(veiled, seat):
        left -= size_of[veiled.led]
    return left


@kernel
def has_acted(veiled: State, seat: int) -> bool:
    """In the trick under way; those still to act sit from the turn up to the leader."""
    return (seat - veiled.leader) & 3 < (veiled.turn - veiled.leader) & 3


# ---- observation (version 1) -----------------------------------------------------------------------------------
# Rows of cards, one place a card; then phase and end; then rows of seats, from one's own onwards; at last whether nothing
# beats the lead, and how many cards of a discard under way are named.
HAND_ROW, THROWN_ROW, OLD_ROW, STANDING_ROW, WINNER_ROW, DREAM_ROW = (CARDS * row for row in range(6))
LAID_ROWS = CARDS * 6  # four: what each seat has laid face up
PHASE_AT = LAID_ROWS + CARDS * 4
END_AT = PHASE_AT + len(PHASES)
SEATS_AT = END_AT + len(ENDS)
TURN, DEALER, PRIVILEGED, LEADER, OWNER, PASSED, WON, LEFT = (SEATS_AT + 4 * row for row in range(8))
LAST = LEFT + 4
OBSERVATION = LAST + 2


@inlined
def encode(veiled: State, options: Options, seat: int, out: Vector) -> None:
    for i in range(OBSERVATION):
        out[i] = 0
    dream = bystander(options, veiled.dealer)
    me = max(seat, 0)
    if seat != NOBODY:
        unfold(veiled.hands[me] | veiled.given, CARDS, out, HAND_ROW)
        unfold(veiled.thrown[me], CARDS, out, THROWN_ROW)
    unfold(old_cards(options, face_up(veiled)), CARDS, out, OLD_ROW)
    if veiled.phase == AT_FOLLOW:
        unfold(mask_of[veiled.standing], CARDS, out, STANDING_ROW)
    if veiled.winner != NOBODY:
        unfold(veiled.hands[veiled.winner], CARDS, out, WINNER_ROW)
        unfold(veiled.hands[dream], CARDS, out, DREAM_ROW)
    out[PHASE_AT + veiled.phase] = 1
    if veiled.phase == AT_END:
        out[END_AT + veiled.end] = 1
    under_way = kept(veiled.given, options.discard_face != FACE_DOWN)  # to oneself it lies there already
    for step in range(4):
        other = (me + step) & 3
        unfold(veiled.shown[other] | kept(under_way, step == 0), CARDS, out, LAID_ROWS + step * CARDS)
        out[PASSED + step] = (veiled.passed >> other) & 1
        out[TURN + step] = veiled.turn == other
        out[DEALER + step] = veiled.dealer == other
        out[PRIVILEGED + step] = veiled.privileged == other
        out[LEADER + step] = veiled.leader == other
        out[OWNER + step] = veiled.owner == other
        out[WON + step] = veiled.won[other]
        if other != dream:
            out[LEFT + step] = cards_left(veiled, other)
        elif options.players == 4:
            out[LEFT + step] = 1
    out[LAST] = veiled.top_led
    out[LAST + 1] = veiled.partial


# ---- what past moves tell --------------------------------------------------------------------------------------

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
