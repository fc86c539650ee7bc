"""A hand of 天九 from the deal to its end (rules 4): the kernels that change the state."""

from paiguan.engine.kernel import Rng, inlined, kernel
from paiguan.engine.rng import shuffle
from paiguan.engine.state import CHANCE, NOBODY, OVER, clear_log, log_code
from paiguan.games.tianjiu.combos import CCMM, NONE, ZC, ZW, class_of, lipai_kinds, mask_of, size_of
from paiguan.games.tianjiu.legal import CLAIM, DISCARD, PAITOU, PASS, PLAY, ROLL
from paiguan.games.tianjiu.options import BAO_HE_BOTH, BAO_HE_NONE, PAITOU_CHOOSE, Options
from paiguan.games.tianjiu.state import (
    AT_END,
    AT_FOLLOW,
    AT_LEAD,
    AT_LIPAI,
    AT_PAITOU,
    AT_ROLL,
    COPIES,
    KINDS,
    QINZUN,
    SIDA,
    ZUN,
    State,
    apart,
    draw_hands,
    hand_size,
    roller_of,
    together,
    with_tile,
    without_tile,
)

# ---- the opening: the wall, the throw, 例牌 ----------------------------------------------------------------------

DECK = tuple(kind for kind in range(KINDS) for _ in range(COPIES[kind]))


@kernel
def deal(state: State, options: Options, rng: Rng) -> None:
    """Deal a shuffled hand in one step. The wall is uniform, so the places that each seat draws from do not matter."""
    shuffle_wall(state, rng)
    state.walled = 0
    size = hand_size(options)
    for seat in range(4):
        state.dealt[seat] = 0
        for i in range(size):
            state.dealt[seat] = with_tile(state.dealt[seat], state.wall[seat * size + i])
    state.stock = 0
    for i in range(4 * size, 32):
        state.stock = with_tile(state.stock, state.wall[i])
    for i in range(32):
        state.wall[i] = 0  # there is no wall, so equal deals have equal states
    restart(state, options)


@kernel
def build_wall(state: State, options: Options, rng: Rng) -> None:
    """Build a shuffled wall, for tables that name the 牌頭 and roll (4.2)."""
    shuffle_wall(state, rng)
    state.walled = 1
    restart(state, options)


@kernel
def shuffle_wall(state: State, rng: Rng) -> None:
    for i in range(32):
        state.wall[i] = DECK[i]
    shuffle(rng, state.wall, 32)


@kernel
def restart(state: State, options: Options) -> None:
    """Return to the first decision of the hand: the 牌頭 if there is a wall, else the poll for 例牌 or the first lead."""
    state.partial = 0
    state.logged = 0
    clear_log(state, 0)
    for seat in range(4):
        state.thrown[seat] = 0
        state.table[seat] = 0
        state.stacks[seat] = 0
        state.hands[seat] = 0
        state.left[seat] = 0
    state.shown = 0
    state.leader = NOBODY
    state.led = NONE
    state.top = NONE
    state.owner = NOBODY
    state.acted = 0
    state.kind = 0
    state.first_lead = NONE
    state.passed = 0
    state.claimed = NOBODY
    state.winner = NOBODY
    state.paid = 0
    for i in range(8):
        state.paid_item[i] = 0
        state.paid_to[i] = 0
    state.dice[0] = 0
    state.dice[1] = 0
    state.method = NONE
    if state.walled:
        state.stock = 0
        for seat in range(4):
            state.dealt[seat] = 0
        state.turn = roller_of(options, state.dealer)
        if options.paitou == PAITOU_CHOOSE:
            state.phase = AT_PAITOU
        else:
            state.phase = AT_ROLL
            state.method = options.paitou - 1
    else:
        take_up_hands(state, options)


@kernel
def take_up_hands(state: State, options: Options) -> None:
    for seat in range(4):
        state.hands[seat] = state.dealt[seat]
        state.left[seat] = hand_size(options)
    poll(state, options, 0)


@kernel
def poll(state: State, options: Options, places_asked: int) -> None:
    """Ask every seat whose hand is an agreed 例牌, from the dealer on; if none is left, the dealer leads (4.4)."""
    for place in range(places_asked, 4):
        seat = (state.dealer + place) & 3
        if lipai_kinds(options, state.dealt[seat]):
            state.phase = AT_LIPAI
            state.turn = seat
            return
    state.phase = AT_LEAD
    state.turn = state.dealer
    state.leader = state.dealer


# ---- tricks ----------------------------------------------------------------------------------------------------


@kernel
def actor(state: State) -> int:
    if state.phase == AT_END:
        return OVER
    if state.phase == AT_ROLL:
        return CHANCE
    return state.turn


@kernel
def set_actor(state: State, options: Options, seat: int) -> bool:
    """Whether a seat may act: only the seat whose turn it is (上家不打，下家不墊). The roller rolls."""
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
    """End the trick: the owner of the top combination wins as many stacks as tiles were led, and leads next or wins (4.5)."""
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
    """Record a 賀, which is due at once; in the last trick only if `bao_he` says so (6.2)."""
    item = he_item(options, state.led, winner == state.leader)
    if item == NONE:
        return
    if last and (options.bao_he == BAO_HE_NONE or (item == SIDA and options.bao_he != BAO_HE_BOTH)):
        return
    state.paid_item[state.paid] = item
    state.paid_to[state.paid] = winner
    state.paid += 1


@kernel
def he_item(options: Options, led: int, leader_won: bool) -> int:
    """The 賀 that is due for a trick by its lead: 四大賀; 賀尊, or 擒尊 if another seat won it; else NONE (6.2)."""
    klass = class_of(options, led)
    if klass == CCMM:
        return SIDA
    if klass == ZW or klass == ZC:
        return ZUN if leader_won else QINZUN
    return NONE


@kernel
def finish(state: State, winner: int) -> None:
    state.winner = winner
    state.phase = AT_END
    state.turn = NOBODY
