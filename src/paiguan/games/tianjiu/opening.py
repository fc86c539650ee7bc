"""From the shuffle to the first lead (rules 4.1–4.4): the wall, the throw, the hands, the poll for 例牌."""

from paiguan.engine.kernel import Options, Rng, State, kernel
from paiguan.engine.rng import shuffle
from paiguan.engine.state import NOBODY, clear_log
from paiguan.games.tianjiu.combos import NONE
from paiguan.games.tianjiu.lipai import lipai_kinds
from paiguan.games.tianjiu.options import PAITOU_CHOOSE
from paiguan.games.tianjiu.state import AT_LEAD, AT_LIPAI, AT_PAITOU, AT_ROLL
from paiguan.games.tianjiu.tiles import COPIES, KINDS, with_tile
from paiguan.games.tianjiu.wall import hand_size, roller_of

DECK = tuple(kind for kind in range(KINDS) for _ in range(COPIES[kind]))


@kernel
def deal(state: State, options: Options, rng: Rng) -> None:
    """A whole shuffled deal in one step: the wall is even, so who draws which tiles of it makes no difference."""
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
        state.wall[i] = 0  # nothing is left of the wall that was not built
    restart(state, options)


@kernel
def build_wall(state: State, options: Options, rng: Rng) -> None:
    """4.2: a shuffled wall, for tables that name the 牌頭 and throw."""
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
    """The first decision of the hand: the 牌頭 where there is a wall, else whatever the dealt hands ask for."""
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
    """4.4: ask, from the dealer on, every seat whose hand is an agreed 例牌; when nobody is left the dealer leads."""
    for place in range(places_asked, 4):
        seat = (state.dealer + place) & 3
        if lipai_kinds(options, state.dealt[seat]):
            state.phase = AT_LIPAI
            state.turn = seat
            return
    state.phase = AT_LEAD
    state.turn = state.dealer
    state.leader = state.dealer
