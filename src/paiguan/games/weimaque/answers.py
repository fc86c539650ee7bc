"""Answers to an exposed card: secret until all are in, then compared (rules 4.5, 4.6, Locks)."""

from paiguan.engine.kernel import Options, State, kernel
from paiguan.engine.state import SEAT_SHIFT
from paiguan.games.weimaque.cards import unit
from paiguan.games.weimaque.claims import asked_at, claim_bit, next_seat, to_answer
from paiguan.games.weimaque.options import LOCK_ANY, LOCK_DRAWN, LOCK_OFF
from paiguan.games.weimaque.state import (
    ANY_MELD,
    CLAIM_SHIFT,
    HU,
    NONE,
    PASS,
    PENG,
    TAKE_KONG,
    TAKEN,
    TAKER_SHIFT,
)


@kernel
def answer(state: State, options: Options, seat: int, code: int) -> None:
    """One answer, already at the end of the log. The next seat to answer is asked."""
    state.answers[seat] = code
    file_answers(state)
    if code == PASS and locks_by_passing(state, options, seat):
        lock(state, options, seat, state.card)
    state.turn = to_answer(state)


@kernel
def locks_by_passing(state: State, options: Options, seat: int) -> bool:
    """L1: a card of use for a meld, drawn by the 上家 or oneself, may not be let go for nothing."""
    near = state.turned and (seat == state.by or seat == next_seat(state.dealer, state.by))
    bites = options.pass_lock == LOCK_ANY or (near and options.pass_lock == LOCK_DRAWN)
    return state.claims[seat] & ANY_MELD != 0 and bites


@kernel
def lock(state: State, options: Options, seat: int, kind: int) -> None:
    if options.pass_lock != LOCK_OFF:
        state.locks[seat] |= unit[kind]


@kernel
def file_answers(state: State) -> None:
    """The log keeps the answers to a card in asking order, whoever spoke first; each is its seat's secret."""
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


@kernel
def compare_answers(state: State) -> tuple[int, int]:
    """4.6: the seat that takes the card, and its claim, which everybody sees; PASS if nobody takes it."""
    taker = state.by
    code = PASS
    for step in range(3):
        seat = asked_at(state, step)
        if state.answers[seat] != NONE and strength(state.answers[seat]) > strength(code):
            taker = seat
            code = state.answers[seat]
    if code != PASS:
        state.shown[state.exposures - 1] |= TAKEN | claim_bit(state.card, code) << CLAIM_SHIFT | taker << TAKER_SHIFT
        at = state.logged - 1
        while (state.log[at] >> SEAT_SHIFT) & 3 != taker:
            at -= 1
        state.secret[at] = 0
    for seat in range(4):
        state.answers[seat] = NONE
        state.claims[seat] = 0
    return taker, code


@kernel
def strength(code: int) -> int:
    """胡 before 碰 and 槓 before 吃; equals go by asking order."""
    if code == HU:
        return 3
    if code == PENG or code == TAKE_KONG:
        return 2
    return 0 if code == PASS else 1
