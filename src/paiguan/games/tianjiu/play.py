"""A hand of 天九, move by move (rules 4): the kernels that move the state."""

from paiguan.engine.kernel import Options, State, inlined, kernel
from paiguan.engine.state import CHANCE, NOBODY, OVER, log_code
from paiguan.games.tianjiu.combos import CCMM, NONE, ZC, ZW, class_of, mask_of, size_of
from paiguan.games.tianjiu.opening import poll, take_up_hands
from paiguan.games.tianjiu.options import BAO_HE_BOTH, BAO_HE_NONE
from paiguan.games.tianjiu.state import (
    AT_END,
    AT_FOLLOW,
    AT_LEAD,
    AT_ROLL,
    CLAIM,
    DISCARD,
    PAITOU,
    PASS,
    PLAY,
    QINZUN,
    ROLL,
    SIDA,
    ZUN,
)
from paiguan.games.tianjiu.tiles import apart, together, with_tile, without_tile
from paiguan.games.tianjiu.wall import draw_hands


@kernel
def actor(state: State) -> int:
    if state.phase == AT_END:
        return OVER
    if state.phase == AT_ROLL:
        return CHANCE
    return state.turn


@kernel
def ask(state: State, options: Options, seat: int) -> bool:
    """One seat at a time: 上家不打，下家不墊. The throw is the roller's."""
    return state.phase != AT_END and state.turn == seat


@inlined
def play(state: State, options: Options, code: int) -> None:
    seat = state.turn
    log_code(state, seat, code)
    if code < DISCARD:
        play_combo(state, options, seat, code - PLAY)
    elif code < CLAIM:
        discard_tile(state, options, seat, code - DISCARD)
    elif code == CLAIM:
        state.claimed = seat
        finish(state, seat)
    elif code == PASS:
        state.passed |= 1 << seat
        poll(state, options, ((seat - state.dealer) & 3) + 1)
    elif code < ROLL:
        state.method = code - PAITOU
        state.phase = AT_ROLL
    else:
        throw = code - ROLL
        state.dice[0] = throw // 6 + 1
        state.dice[1] = throw % 6 + 1
        draw_hands(state, options)
        take_up_hands(state, options)


@inlined
def play_combo(state: State, options: Options, seat: int, combo: int) -> None:
    state.hands[seat] = apart(state.hands[seat], mask_of[combo])
    state.table[seat] = mask_of[combo]
    if state.phase == AT_LEAD:
        if state.first_lead == NONE:
            state.first_lead = combo
        state.leader = seat
        state.led = combo
        state.phase = AT_FOLLOW
    state.top = combo
    state.owner = seat
    next_seat(state, options)


@inlined
def discard_tile(state: State, options: Options, seat: int, kind: int) -> None:
    state.hands[seat] = without_tile(state.hands[seat], kind)
    state.thrown[seat] = with_tile(state.thrown[seat], kind)
    state.partial += 1
    state.kind = kind
    if state.partial == size_of[state.led]:
        state.partial = 0
        state.kind = 0
        next_seat(state, options)


@inlined
def next_seat(state: State, options: Options) -> None:
    state.left[state.turn] -= size_of[state.led]
    state.acted += 1
    if state.acted < 4:
        state.turn = (state.turn + 1) & 3
    else:
        end_trick(state, options)


@kernel
def end_trick(state: State, options: Options) -> None:
    """4.5: the owner of the top combination wins as many stacks as tiles were led, and leads next or has finished."""
    winner = state.owner
    last = state.hands[winner] == 0
    state.stacks[winner] += size_of[state.led]
    congratulate(state, options, winner, last)
    if last:
        finish(state, winner)
        return
    for seat in range(4):
        state.shown = together(state.shown, state.table[seat])
        state.table[seat] = 0
    state.acted = 0
    state.led = NONE
    state.top = NONE
    state.owner = NOBODY
    state.leader = winner
    state.turn = winner
    state.phase = AT_LEAD


@kernel
def congratulate(state: State, options: Options, winner: int, last: bool) -> None:
    """6.2: 賀 is due at once; in the last trick only where `bao_he` says so."""
    klass = class_of(options, state.led)
    if klass == CCMM:
        if last and options.bao_he != BAO_HE_BOTH:
            return
        item = SIDA
    elif klass == ZW or klass == ZC:
        if last and options.bao_he == BAO_HE_NONE:
            return
        item = ZUN if winner == state.leader else QINZUN
    else:
        return
    state.paid_item[state.paid] = item
    state.paid_to[state.paid] = winner
    state.paid += 1


@kernel
def finish(state: State, winner: int) -> None:
    state.winner = winner
    state.phase = AT_END
    state.turn = NOBODY
