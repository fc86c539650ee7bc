"""A hand of 偎麻雀 from the deal to its end (rules 4): the kernels that change the state."""

from paiguan.engine.kernel import Rng, kernel
from paiguan.engine.rng import shuffle
from paiguan.engine.state import NOBODY, OVER, SEAT_SHIFT, log_code
from paiguan.games.weimaque.combos import points_with
from paiguan.games.weimaque.legal import (
    CHI,
    DISCARD,
    HU,
    KONG,
    MAY_HU,
    PASS,
    PENG,
    TAKE_KONG,
    WEI3,
    WEI4,
    asked_at,
    chi_low,
    claims_of,
    compare_answers,
    laid_triplet,
    locks_by_passing,
    may_win,
    source_of,
    spent,
    to_answer,
)
from paiguan.games.weimaque.options import LOCK_OFF, Options
from paiguan.games.weimaque.state import (
    AT_CLAIM,
    AT_DISCARD,
    AT_END,
    AT_WEI,
    BY_SHIFT,
    COPIES,
    FROM_WEI,
    INITIAL,
    INTO_WEI,
    KINDS,
    LAID_CHI,
    LAID_COVERED,
    LAID_EXTENDED,
    LAID_OPEN,
    LAID_PENG,
    LAID_WEI,
    MELDS,
    NONE,
    STOCK,
    TURNED,
    State,
    dreamer_of,
    held,
    next_seat,
    unit,
)

CARDS_DEALT = 19  # and one more to the dealer

# ---- the deal --------------------------------------------------------------------------------------------------


@kernel
def deal(state: State, options: Options, rng: Rng) -> None:
    """Shuffle, deal twenty cards to the dealer and nineteen to each neighbour; the rest is the stock."""
    for i in range(KINDS * COPIES):
        state.log[i] = i // COPIES  # the log is still empty and has room for the deck
    shuffle(rng, state.log, KINDS * COPIES)
    at = 0
    for step in range(4):
        seat = (state.dealer + step) & 3
        state.dealt[seat] = 0
        for _ in range(hand_size(state.dealer, seat)):
            state.dealt[seat] += unit[state.log[at]]
            at += 1
    for i in range(STOCK):
        state.stock[i] = state.log[at + i]
    restart(state, options)


@kernel
def hand_size(dealer: int, seat: int) -> int:
    """The number of cards dealt to a seat."""
    if seat == dreamer_of(dealer):
        return 0
    return CARDS_DEALT + 1 if seat == dealer else CARDS_DEALT


@kernel
def restart(state: State, options: Options) -> None:
    """Return to the dealer's first decision."""
    state.partial = 0
    state.logged = 0
    for i in range(state.log.size):
        state.log[i] = 0
        state.secret[i] = 0
    for i in range(state.shown.size):
        state.shown[i] = 0
    state.exposures = 0
    state.drawn = 0
    for seat in range(4):
        state.hands[seat] = state.dealt[seat]
        state.locks[seat] = 0
        state.claims[seat] = 0
        state.answers[seat] = NONE
        state.laid[seat] = 0
        for i in range(MELDS):
            state.melds[seat, i] = NONE
    state.winner = NOBODY
    state.by = NOBODY
    state.card = NONE
    state.turned = 0
    start_discard(state, options, state.dealer, INITIAL)


# ---- whose turn, and what may be done --------------------------------------------------------------------------


@kernel
def actor(state: State) -> int:
    return OVER if state.phase == AT_END else state.turn


@kernel
def set_actor(state: State, options: Options, seat: int) -> bool:
    """Whether a seat may act, and make it the actor: all seats with a claim may answer; otherwise only one seat acts."""
    if state.phase == AT_CLAIM and state.claims[seat] and state.answers[seat] == NONE:
        state.turn = seat
    return state.phase != AT_END and state.turn == seat


# ---- moves -----------------------------------------------------------------------------------------------------


@kernel
def play(state: State, options: Options, code: int) -> None:
    """Make one move. A claim waits for the other answers; then the one that prevails is carried out."""
    seat = state.turn
    log_code(state, seat, code)
    if state.phase == AT_CLAIM:
        answer(state, options, seat, code)
        if state.turn != NOBODY:
            return
        seat, code = compare_answers(state)
    carry_out(state, options, seat, code)


@kernel
def carry_out(state: State, options: Options, seat: int, code: int) -> None:
    thrown = NONE
    lay_meld(state, seat, code)
    if code < KONG:
        thrown = code - DISCARD
        lock(state, options, seat, thrown)  # L2
    elif code == WEI3:
        start_discard(state, options, seat, FROM_WEI)
        return
    elif code == HU:
        finish(state, seat, source_of(state, seat) if state.phase == AT_CLAIM else state.source)
        return
    elif code == PASS:
        seat = next_seat(state.dealer, state.by)  # no seat took the card
    elif code >= PENG:
        start_discard(state, options, seat, NONE)
        return
    expose_cards(state, options, seat, thrown)


@kernel
def lay_meld(state: State, seat: int, code: int) -> None:
    """Take the cards of a move from the hand and lay the meld that it makes, if any."""
    card = state.card
    own = seat == state.by
    state.hands[seat] -= spent(code, card, own)
    if code < KONG or code == HU or code == PASS:
        return
    if code < WEI3:
        lay(state, seat, LAID_COVERED + code - KONG)
    elif code == WEI3:
        lay(state, seat, LAID_WEI + card)
    elif code == WEI4:
        lay(state, seat, LAID_COVERED + card)
    elif code == TAKE_KONG and own:
        at = laid_triplet(state, seat, card)
        state.melds[seat, at] = (LAID_OPEN if state.melds[seat, at] < LAID_WEI else LAID_EXTENDED) + card
    elif code == TAKE_KONG:
        lay(state, seat, LAID_OPEN + card)
    else:
        lay(state, seat, LAID_PENG + card if code == PENG else LAID_CHI + min(card, chi_low[code - CHI]))


@kernel
def points_after(state: State, options: Options, seat: int, code: int) -> int:
    """The hard points of a seat's melds and triplets after a move of its own; `state` is a copy (5)."""
    lay_meld(state, seat, code)
    return points_with(state, options, seat, state.hands[seat])


@kernel
def lay(state: State, seat: int, meld: int) -> None:
    state.melds[seat, state.laid[seat]] = meld
    state.laid[seat] += 1


@kernel
def start_discard(state: State, options: Options, seat: int, source: int) -> None:
    """Ask a seat to discard; it may win instead with the dealt hand or right after its own 偎."""
    state.phase = AT_DISCARD
    state.turn = seat
    state.source = source
    if source == NONE:
        state.card = NONE
    elif may_win(state, options, seat, source):
        state.claims[seat] = MAY_HU


@kernel
def expose_cards(state: State, options: Options, seat: int, thrown: int) -> None:
    """Expose a discarded card, or turn cards seat by seat, until a player has to decide (4.2, 4.5).

    A turned card of which the drawer holds two is not exposed: 偎 is forced.
    """
    state.source = NONE
    while thrown != NONE or state.drawn < STOCK:
        state.turned = 1 if thrown == NONE else 0
        state.by = seat
        state.card = thrown
        how = 0
        if state.turned:
            state.card = state.stock[state.drawn]
            state.drawn += 1
            how = TURNED
            if held(state.hands[seat], state.card) >= 2 and not state.locks[seat] & unit[state.card]:
                how |= INTO_WEI
        state.shown[state.exposures] = state.card | seat << BY_SHIFT | how
        state.exposures += 1
        for other in range(4):
            state.claims[other] = 0
        if how & INTO_WEI:
            state.phase = AT_WEI
            state.turn = seat
            return
        state.phase = AT_CLAIM
        for step in range(3):
            asked = asked_at(state, step)
            state.claims[asked] = claims_of(state, options, asked)
        state.turn = to_answer(state)
        if state.turn != NOBODY:
            return
        thrown = NONE
        seat = next_seat(state.dealer, seat)
    finish(state, NOBODY, NONE)


@kernel
def finish(state: State, winner: int, source: int) -> None:
    """End the hand: a player has won, or the stock is empty."""
    state.winner = winner
    state.source = source
    state.phase = AT_END
    state.turn = NOBODY
    for seat in range(4):
        state.claims[seat] = 0
    if winner == NOBODY:
        state.card = NONE


# ---- answers: secret until all are in, then compared (rules 4.5, 4.6, Locks) -----------------------------------


@kernel
def answer(state: State, options: Options, seat: int, code: int) -> None:
    """Take an answer, which is already at the end of the log, and ask the next seat that has to answer."""
    state.answers[seat] = code
    file_answers(state)
    if code == PASS and locks_by_passing(state, options, seat):
        lock(state, options, seat, state.card)
    state.turn = to_answer(state)


@kernel
def lock(state: State, options: Options, seat: int, kind: int) -> None:
    if options.pass_lock != LOCK_OFF:
        state.locks[seat] |= unit[kind]


@kernel
def file_answers(state: State) -> None:
    """Sort the answers to a card in the log into asking order, since their order in time is secret."""
    at = state.logged
    for seat in range(4):
        if state.answers[seat] != NONE:
            at -= 1
    for step in range(3):
        seat = asked_at(state, step)
        if state.answers[seat] != NONE:
            state.log[at] = state.answers[seat] | seat << SEAT_SHIFT
            state.secret[at] = 1
            at += 1
