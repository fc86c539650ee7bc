"""A hand of 抹花花 from the deal to the last trick (rules 4): the kernels that change the state."""

from paiguan.engine.kernel import Rng, constant, inlined, kernel
from paiguan.engine.rng import below
from paiguan.engine.state import NOBODY, OVER, clear_log, log_code
from paiguan.games.mohuahua.combos import HEAVEN_QUAD, NONE, cards_of, liang_of, niu_of, size_of, xi_of
from paiguan.games.mohuahua.legal import DISCARD, FOLD, GO, PAD, PLAY
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.state import (
    AT_BID,
    AT_DONE,
    AT_FOLLOW,
    AT_LEAD,
    AT_PAD,
    AT_WASHED,
    DECK,
    FULL_DECK,
    HAND,
    State,
    deck,
    one,
)

# 3  The next of the three houses, indexed by players - 3, dealer and seat; with four players the seat before the dealer rests.
next_house = constant(
    [
        [
            [dealer if (seat + 1 - dealer) % players in (0, 3) else (seat + 1) % players for seat in range(4)]
            for dealer in range(4)
        ]
        for players in (3, 4)
    ]
)


@kernel
def after(state: State, options: Options, seat: int) -> int:
    return next_house[options.players - 3, state.dealer, seat]


@kernel
def resting(state: State, options: Options) -> int:
    """The resting seat: with four players the one before the dealer (3)."""
    return (state.dealer + 3) & 3 if options.players == 4 else NOBODY


# ---- the deal --------------------------------------------------------------------------------------------------


@kernel
def deal(state: State, options: Options, rng: Rng) -> None:
    """Deal sixteen cards to each house: every card goes to one of the free places at random."""
    head = 0
    second = 0
    head_free = HAND
    second_free = HAND
    for i in range(len(DECK)):
        free = len(DECK) - i
        place = below(rng, free)
        to_head = place < head_free  # added, not branched on: a random branch is mispredicted
        to_second = place >= free - second_free
        head += deck[i] * to_head
        head_free -= to_head
        second += deck[i] * to_second
        second_free -= to_second
    for seat in range(4):
        state.dealt[seat] = 0
    seat = state.dealer
    state.dealt[seat] = head
    seat = after(state, options, seat)
    state.dealt[seat] = second
    seat = after(state, options, seat)
    state.dealt[seat] = FULL_DECK - head - second
    restart(state, options)


@kernel
def restart(state: State, options: Options) -> None:
    """Return to the first decision of the hand: head house folds or goes."""
    state.phase = AT_BID
    state.turn = state.dealer
    state.partial = 0
    state.logged = 0
    clear_log(state, 0)
    for seat in range(4):
        state.hands[seat] = state.dealt[seat]
        state.played[seat] = 0
        state.thrown[seat] = 0
        state.laid[seat] = NONE
        state.down[seat] = 0
        state.tricks[seat] = 0
        state.xi[seat] = 0
        state.niu[seat] = 0
        state.liang[seat] = 0
    state.naming = 0
    state.due = 0
    state.kind = 0
    state.quad = 0
    state.folded = 0
    state.leader = NOBODY
    state.led = NONE
    state.best = NONE
    state.owner = NOBODY
    state.width = 0


# ---- whose turn ------------------------------------------------------------------------------------------------


@kernel
def actor(state: State) -> int:
    return OVER if state.phase >= AT_DONE else state.turn


@kernel
def set_actor(state: State, options: Options, seat: int) -> bool:
    return state.phase < AT_DONE and state.turn == seat


# ---- moves -----------------------------------------------------------------------------------------------------


@inlined
def play(state: State, options: Options, code: int) -> None:
    seat = state.turn
    log_code(state, seat, code)
    if code < DISCARD:
        play_combo(state, options, seat, code - PLAY)
    elif code < PAD:
        throw_card(state, options, seat, code - DISCARD)
    elif code == PAD:
        begin_throw(state, state.width - state.down[seat])
    elif code == FOLD:
        fold(state, options, seat)
    elif code == GO:
        lead_next(state, state.dealer)  # whichever house goes, head house leads: 頭家先引牌 (D1)
    else:
        finish(state, AT_DONE)


@kernel
def fold(state: State, options: Options, seat: int) -> None:
    """Fold: the next house is asked; if bottom house folds too, the hand is washed (4, bid)."""
    state.folded |= 1 << seat
    state.turn = after(state, options, seat)
    if state.turn == state.dealer:
        finish(state, AT_WASHED)


@kernel
def lead_next(state: State, seat: int) -> None:
    state.phase = AT_LEAD
    state.leader = seat
    state.turn = seat


@kernel
def finish(state: State, phase: int) -> None:
    state.phase = phase
    state.turn = NOBODY
    state.leader = NOBODY


@inlined
def play_combo(state: State, options: Options, seat: int, combo: int) -> None:
    state.hands[seat] -= cards_of[combo]
    if state.phase == AT_LEAD:
        state.led = combo
        state.width = size_of[combo]
        state.phase = AT_FOLLOW
    elif combo == HEAVEN_QUAD and state.width > 4:
        # D7: the quad is laid together with enough other cards; until they are named nothing is on the table.
        state.quad = 1
        begin_throw(state, state.width - 4)
        return
    lay(state, options, seat, combo)


@inlined
def lay(state: State, options: Options, seat: int, combo: int) -> None:
    """Lay a play, which is the best so far; a Heaven quad makes the trick at least four cards wide."""
    state.played[seat] += cards_of[combo]
    state.laid[seat] = combo
    state.width = max(state.width, size_of[combo])
    state.down[seat] = state.width
    state.best = combo
    state.owner = seat
    follow_next(state, options)


@kernel
def begin_throw(state: State, due: int) -> None:
    """Begin to name the face-down cards of this move."""
    state.partial = 1
    state.due = due


@inlined
def throw_card(state: State, options: Options, seat: int, kind: int) -> None:
    """Put one more card face down; the last one completes the move."""
    if state.partial == 0:
        state.due = state.width
    state.hands[seat] -= one[kind]
    state.naming += one[kind]
    state.partial += 1
    state.due -= 1
    state.kind = kind
    if state.due > 0:
        return
    state.thrown[seat] += state.naming
    state.naming = 0
    state.partial = 0
    state.kind = 0
    if state.quad:
        state.quad = 0
        lay(state, options, seat, HEAVEN_QUAD)
    else:
        state.down[seat] = state.width
        follow_next(state, options)


@inlined
def follow_next(state: State, options: Options) -> None:
    """Go on to the next house. The two others act once each; then houses with fewer cards down than the trick is wide pad."""
    if state.phase == AT_FOLLOW:
        state.turn = after(state, options, state.turn)
        if state.turn != state.leader:
            return
    if state.width > size_of[state.led]:
        seat = state.leader
        for _ in range(3):
            if state.down[seat] < state.width:
                state.phase = AT_PAD
                state.turn = seat
                return
            seat = after(state, options, seat)
    end_trick(state)


@kernel
def end_trick(state: State) -> None:
    """End the trick: the seller 賣 wins one 墩 for each card of its width and the bonus of its play, and leads next (4, trick
    end)."""
    seller = state.owner
    state.tricks[seller] += state.width
    state.xi[seller] += xi_of[state.best]
    state.niu[seller] += niu_of[state.best]
    state.liang[seller] += liang_of[state.best]
    for seat in range(4):
        state.laid[seat] = NONE
        state.down[seat] = 0
    state.led = NONE
    state.best = NONE
    state.owner = NOBODY
    state.width = 0
    if state.hands[seller] == 0:
        finish(state, AT_DONE)
    else:
        lead_next(state, seller)
