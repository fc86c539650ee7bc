"""Who sees what (rules 4.5), declared once: `veil`. View, observation and resampling all start from its result."""

from paiguan.engine.bits import kept, unfold
from paiguan.engine.kernel import Options, State, Vector, inlined, kernel
from paiguan.engine.state import CODE, HIDDEN, NOBODY, SEAT_SHIFT, clear_log
from paiguan.games.liuhu.cards import CARDS, HAND, TIGERS, face_up, old_cards
from paiguan.games.liuhu.combos import mask_of, size_of
from paiguan.games.liuhu.options import COUNT_DEALT, FACE_DOWN
from paiguan.games.liuhu.seats import bystander
from paiguan.games.liuhu.state import (
    AT_CALL,
    AT_END,
    AT_FOLLOW,
    AT_WUHU,
    DISCARD,
    END_HU,
    END_WUHU,
    ENDS,
    NOWUHU,
    PHASES,
    WUHU,
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
