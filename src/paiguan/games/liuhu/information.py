"""Who sees what (rules 4.6), and what past moves reveal about unseen cards (by rules 4.3 and 4.4)."""

from paiguan.engine.bits import kept, popcount, unfold
from paiguan.engine.kernel import Vector, constant, inlined, kernel
from paiguan.engine.state import CODE, CONTINUES, HIDDEN, NOBODY, SEAT_SHIFT, clear_log
from paiguan.games.liuhu.combos import NONE, SINGLE, is_top_led, kind_of, mask_of, size_of
from paiguan.games.liuhu.legal import BEAT, DISCARD, LEAD, NOWUHU, WUHU, owed_by
from paiguan.games.liuhu.options import COUNT_DEALT, DECLINE_FREE, FACE_DOWN, Options
from paiguan.games.liuhu.state import (
    AT_CALL,
    AT_END,
    AT_FOLLOW,
    AT_WUHU,
    CARDS,
    END_HU,
    END_WUHU,
    ENDS,
    HAND,
    PHASES,
    TIGERS,
    State,
    bit_of,
    bystander,
    face_up,
    in_play,
    old_cards,
    suit_mask_of,
    suits_before,
)


@kernel
def conceal(state: State, options: Options, seat: int, out: State) -> None:
    """Write to `out` all that `seat` may know: its own cards, everything laid face up, calls, hu from tricks.

    A winner shows the hand they declared with (or all cards they were dealt, if the dream counts those) and the dream shows its
    card; the five tigers are shown alone. Face-down discards stay hidden, and so does the question about the tigers.
    """
    observe(state, options, seat, out)
    for other in range(4):
        out.barred[other] = 0
    for i in range(CARDS):
        out.deck[i] = 0
        out.place[i] = 0
    conceal_log(state, options, seat, out)


@inlined
def observe(state: State, options: Options, seat: int, out: State) -> None:
    """The part of `conceal` that `encode` reads: everything except the log."""
    own_turn = state.turn == seat
    out.phase = state.phase
    out.turn = state.turn
    if state.phase == AT_WUHU and not own_turn:
        out.phase = AT_CALL  # 4.1: the others see the dealer's call as pending
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
def conceal_log(state: State, options: Options, seat: int, out: State) -> None:
    """Copy the log, with HIDDEN for codes that the viewer may not see and without private entries."""
    face_down = options.discard_face == FACE_DOWN
    count = 0
    for i in range(state.logged):
        entry = int(state.log[i])
        code = entry & CODE
        own = (entry >> SEAT_SHIFT) & 3 == seat
        discard = (code >= DISCARD) & (code < WUHU)
        # Declining to show the tigers stays secret; an unfinished discard shows nothing to others.
        under_way = discard & (i >= state.logged - state.partial)
        out.log[count] = entry | kept(HIDDEN, face_down & discard & (not own))
        count += int(own | ((code != NOWUHU) & (not under_way)))
    out.logged = count
    clear_log(out, count)


@kernel
def cards_left(concealed: State, seat: int) -> int:
    """The number of cards that a playing seat holds, from public counts alone: a trick costs each seat as many cards as it is
    worth."""
    left = HAND
    for other in range(4):
        left -= concealed.won[other]
    if concealed.phase == AT_FOLLOW and has_acted(concealed, seat):
        left -= size_of[concealed.led]
    return left


@kernel
def has_acted(concealed: State, seat: int) -> bool:
    """Whether a seat has acted in the current trick; those still to act sit from the turn up to the leader."""
    return (seat - concealed.leader) & 3 < (concealed.turn - concealed.leader) & 3


# ---- observation -----------------------------------------------------------------------------------------------
VERSION = 1  # of the action and observation encodings

# Rows of cards, one place a card; then phase and end; then rows of seats, from the viewer's onwards; last whether nothing
# beats the lead, and how many cards of an unfinished discard are named.
HAND_ROW, THROWN_ROW, OLD_ROW, STANDING_ROW, WINNER_ROW, DREAM_ROW = (CARDS * row for row in range(6))
LAID_ROWS = CARDS * 6  # four: what each seat has laid face up
PHASE_AT = LAID_ROWS + CARDS * 4
END_AT = PHASE_AT + len(PHASES)
SEATS_AT = END_AT + len(ENDS)
TURN, DEALER, PRIVILEGED, LEADER, OWNER, PASSED, WON, LEFT = (SEATS_AT + 4 * row for row in range(8))
LAST = LEFT + 4
OBSERVATION = LAST + 2


@inlined
def encode(concealed: State, options: Options, seat: int, out: Vector) -> None:
    for i in range(OBSERVATION):
        out[i] = 0
    dream = bystander(options, concealed.dealer)
    me = max(seat, 0)
    if seat != NOBODY:
        unfold(concealed.hands[me] | concealed.given, CARDS, out, HAND_ROW)
        unfold(concealed.thrown[me], CARDS, out, THROWN_ROW)
    unfold(old_cards(options, face_up(concealed)), CARDS, out, OLD_ROW)
    if concealed.phase == AT_FOLLOW:
        unfold(mask_of[concealed.standing], CARDS, out, STANDING_ROW)
    if concealed.winner != NOBODY:
        unfold(concealed.hands[concealed.winner], CARDS, out, WINNER_ROW)
        unfold(concealed.hands[dream], CARDS, out, DREAM_ROW)
    out[PHASE_AT + concealed.phase] = 1
    if concealed.phase == AT_END:
        out[END_AT + concealed.end] = 1
    under_way = kept(concealed.given, options.discard_face != FACE_DOWN)  # the viewer already sees their own
    for step in range(4):
        other = (me + step) & 3
        unfold(concealed.shown[other] | kept(under_way, step == 0), CARDS, out, LAID_ROWS + step * CARDS)
        out[PASSED + step] = (concealed.passed >> other) & 1
        out[TURN + step] = concealed.turn == other
        out[DEALER + step] = concealed.dealer == other
        out[PRIVILEGED + step] = concealed.privileged == other
        out[LEADER + step] = concealed.leader == other
        out[OWNER + step] = concealed.owner == other
        out[WON + step] = concealed.won[other]
        if other != dream:
            out[LEFT + step] = cards_left(concealed, other)
        elif options.players == 4:
            out[LEFT + step] = 1
    out[LAST] = concealed.top_led
    out[LAST + 1] = concealed.partial


# ---- what past moves tell --------------------------------------------------------------------------------------

# The cards that a code puts on the table: a lead, a beating play, a discarded card; codes from WUHU on put none there.
cards_of_code = constant([*mask_of, *mask_of, *bit_of, 0])


@kernel
def laid(code: int) -> int:
    return cards_of_code[min(code, WUHU)]


@kernel
def after(options: Options, code: int, exposed: int, standing: int, top_led: bool) -> tuple[int, int, bool]:
    """The public state after one more code: cards exposed, the standing play, whether nothing beats it."""
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
def recall(concealed: State, options: Options, seat: int) -> bool:
    """Write to `barred` the cards that each other seat cannot hold. Returns whether past moves imply more than that."""
    entangled = False
    exposed, standing, top_led = 0, NONE, False
    for i in range(concealed.logged):
        code = concealed.log[i] & CODE
        other = (concealed.log[i] >> SEAT_SHIFT) & 3
        if other == seat:
            pass
        elif code == HIDDEN:
            entangled = True
        elif is_single_lead(code):
            concealed.barred[other] |= barred_by_lead(options, exposed, code - LEAD, other == concealed.privileged)
        elif is_discard(code):
            if size_of[standing] > 1:
                entangled = entangled or options.decline != DECLINE_FREE
            else:
                owed = owed_by(options, standing, top_led, in_play(options))
                if owed & laid(code) == 0:
                    concealed.barred[other] |= owed
        exposed, standing, top_led = after(options, code, exposed, standing, top_led)
    return entangled


@kernel
def is_single_lead(code: int) -> bool:
    return code < BEAT and kind_of[code - LEAD] == SINGLE


@kernel
def barred_by_lead(options: Options, exposed: int, card: int, privileged: bool) -> int:
    """The cards that a player who leads a single cannot hold: higher suits and, if the card is old and the player not
    privileged, other cards of its suit that are not old (4.3)."""
    old = old_cards(options, exposed)
    if privileged or bit_of[card] & old == 0:
        return suits_before[card]
    return suits_before[card] | suit_mask_of[card] & ~old


@kernel
def breaches(concealed: State, options: Options, seat: int) -> int:
    """The number of past moves of a seat that would have been illegal with the cards of this world: singles led before others
    that come first, discards without a card of a beating play."""
    count = 0
    hand = concealed.dealt[seat]
    exposed, standing, top_led = 0, NONE, False
    for i in range(concealed.logged):
        code = concealed.log[i] & CODE
        if (concealed.log[i] >> SEAT_SHIFT) & 3 == seat:
            if is_single_lead(code):
                barred = barred_by_lead(options, exposed, code - LEAD, seat == concealed.privileged)
                count += popcount(hand & barred)
            elif is_discard(code) and not concealed.log[i] & CONTINUES:
                owed = owed_by(options, standing, top_led, hand)
                if owed and owed & discarded(concealed, i) == 0:
                    count += 1
            hand &= ~laid(code)
        exposed, standing, top_led = after(options, code, exposed, standing, top_led)
    return count


@kernel
def discarded(concealed: State, first: int) -> int:
    """The cards of the discard that begins at an entry of the log."""
    cards = laid(concealed.log[first] & CODE)
    i = first + 1
    while i < concealed.logged and concealed.log[i] & CONTINUES:
        cards |= laid(concealed.log[i] & CODE)
        i += 1
    return cards
