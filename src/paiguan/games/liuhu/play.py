"""A hand of 六虎 from the deal to the last trick (rules 4): the kernels that change the state."""

from paiguan.engine.kernel import Rng, constant, inlined, kernel
from paiguan.engine.rng import shuffle
from paiguan.engine.state import NOBODY, OVER, clear_log, log_code
from paiguan.games.liuhu.combos import NONE, is_top_led, mask_of, size_of
from paiguan.games.liuhu.legal import BEAT, DISCARD, ENOUGH, HU, LEAD, NOWUHU, WUHU, ZUO, owed_by
from paiguan.games.liuhu.options import FACE_DOWN, Options
from paiguan.games.liuhu.state import (
    AT_CALL,
    AT_END,
    AT_FOLLOW,
    AT_LEAD,
    AT_WUHU,
    CARDS,
    END_DRAW,
    END_HU,
    END_VOID,
    END_WUHU,
    HAND,
    SUITED,
    TIGERS,
    State,
    bit_of,
    face_up,
    next_active,
)

# ---- the deal --------------------------------------------------------------------------------------------------


def lots(players: int) -> list[list[int]]:
    """The places of the deck that each seat receives, from the dealer on; the dream only in the first lap (4.0)."""
    active = [0, 1, 2] if players == 3 else [0, 1, 3]
    order = [*range(players), *(active * (HAND - 1))]
    return [[place for place, taker in enumerate(order) if taker == seat] for seat in range(4)]


lot = constant([[(taken + [0] * HAND)[:HAND] for taken in lots(players)] for players in (3, 4)])
lot_size = constant([[len(taken) for taken in lots(players)] for players in (3, 4)])


@kernel
def deal(state: State, options: Options, rng: Rng) -> None:
    for card in range(CARDS):
        state.deck[card] = card
    shuffle(rng, state.deck, SUITED if options.players == 3 else CARDS)
    deal_out(state, options)
    restart(state, options)


@inlined
def deal_out(state: State, options: Options) -> None:
    """Give each seat its cards of the deck."""
    state.dealt[3] = 0  # empty with three players
    seat = state.dealer
    for step in range(options.players):
        cards = 0
        for i in range(lot_size[options.players - 3, step]):
            cards |= bit_of[state.deck[lot[options.players - 3, step, i]]]
        state.dealt[seat] = cards
        seat = seat + 1 if seat + 1 < options.players else 0
    for i in range(CARDS):
        state.deck[i] = 0


@inlined
def restart(state: State, options: Options) -> None:
    """Return to the first decision: the dealer's call, unless a player was dealt the five tigers (4.1)."""
    state.phase = AT_CALL
    state.turn = state.dealer
    state.partial = 0
    state.logged = 0
    clear_log(state, 0)
    for seat in range(4):
        state.hands[seat] = state.dealt[seat]
        state.thrown[seat] = 0
        state.shown[seat] = 0
        state.won[seat] = 0
        if state.dealt[seat] & TIGERS == TIGERS:
            state.phase = AT_WUHU
            state.turn = seat
    state.privileged = NOBODY
    state.end = NONE
    state.winner = NOBODY
    state.passed = 0
    state.given = 0
    state.owed = 0
    clear_trick(state)


@kernel
def clear_trick(state: State) -> None:
    state.leader = NOBODY
    state.owner = NOBODY
    state.acted = 0
    state.top_led = 0
    state.led = NONE
    state.standing = NONE


# ---- whose turn, and what a move does --------------------------------------------------------------------------


@kernel
def actor(state: State) -> int:
    return OVER if state.phase == AT_END else state.turn


@kernel
def set_actor(state: State, options: Options, seat: int) -> bool:
    """Whether a seat may act: only the seat whose turn it is."""
    return state.phase != AT_END and state.turn == seat


@inlined
def play(state: State, options: Options, code: int) -> None:
    seat = state.turn
    log_code(state, seat, code)
    if code < BEAT:
        lead(state, options, seat, code - LEAD)
    elif code < DISCARD:
        lay(state, options, seat, code - BEAT)
    elif code < WUHU:
        discard_card(state, options, seat, code - DISCARD)
    elif code == WUHU:
        finish(state, END_WUHU, seat)
    elif code == NOWUHU:
        state.phase = AT_CALL
        state.turn = state.dealer
    elif code == ZUO:
        # 4.2: 二家 or 尾家 becomes privileged, the dealer only if agreed; the dealer leads in any case.
        if seat != state.dealer or options.dealer_privilege:
            state.privileged = seat
        state.phase = AT_LEAD
        state.turn = state.dealer
    elif code == HU:
        finish(state, END_HU, seat)
    else:
        pass_by(state, options, seat)


@kernel
def pass_by(state: State, options: Options, seat: int) -> None:
    """Pass: the next seat is asked, and after three passes the hand is void (4.2). Without cards a pass ends it in a draw
    (4.3)."""
    state.passed |= 1 << seat
    if state.phase == AT_LEAD:
        finish(state, END_DRAW, NOBODY)
        return
    state.turn = next_active(options, state.dealer, seat)
    if state.turn == state.dealer:
        finish(state, END_VOID, NOBODY)


@inlined
def lead(state: State, options: Options, seat: int, combo: int) -> None:
    state.top_led = is_top_led(options, face_up(state), combo)
    state.leader = seat
    state.led = combo
    state.phase = AT_FOLLOW
    lay(state, options, seat, combo)


@inlined
def lay(state: State, options: Options, seat: int, combo: int) -> None:
    """Lay a lead or a beating play: its cards are exposed and become the standing play."""
    state.hands[seat] ^= mask_of[combo]
    state.shown[seat] |= mask_of[combo]
    state.standing = combo
    state.owner = seat
    next_seat(state, options)


@inlined
def discard_card(state: State, options: Options, seat: int, card: int) -> None:
    size = size_of[state.led]
    if state.partial == 0 and size > 1:
        state.owed = owed_by(options, state.standing, state.top_led != 0, state.hands[seat])
    bit = bit_of[card]
    if state.owed & bit:
        state.owed = 0
    state.hands[seat] ^= bit
    state.given |= bit
    state.partial += 1
    if state.partial == size:
        if options.discard_face == FACE_DOWN:
            state.thrown[seat] |= state.given
        else:
            state.shown[seat] |= state.given
        state.given = 0
        state.partial = 0
        next_seat(state, options)


@inlined
def next_seat(state: State, options: Options) -> None:
    state.acted += 1
    if state.acted < 3:
        state.turn = next_active(options, state.dealer, state.turn)
    else:
        end_trick(state, options)


@inlined
def end_trick(state: State, options: Options) -> None:
    """End the trick: the owner of the standing play wins as many hu as cards were led, and is on lead (4.4)."""
    winner = state.owner
    state.won[winner] += size_of[state.led]
    clear_trick(state)
    state.phase = AT_LEAD
    state.turn = winner
    if state.hands[winner] == 0 and state.won[winner] < ENOUGH:
        finish(state, END_DRAW, NOBODY)  # 4.3: no cards left and not enough hu


@kernel
def finish(state: State, end: int, winner: int) -> None:
    state.phase = AT_END
    state.turn = NOBODY
    state.end = end
    state.winner = winner
