"""A hand of 十三張 from the deal to the showdown (rules 4): the kernels that move the state.

Nobody sees cards before betting has closed, so while a punter is still to bet, bets are all there is to do. Records may
leave bets out and go straight to the layouts; who does not bet is then known from the start (`absent`).
"""

from paiguan.engine.bits import lowest, popcount
from paiguan.engine.kernel import Rng, inlined, kernel
from paiguan.engine.rng import pick, put, words_of
from paiguan.engine.state import NOBODY, OVER, clear_log, log_code
from paiguan.games.shisanzhang.combos import HEAD_PILE, MID_PILE, SIZES, TAIL_PILE, strength
from paiguan.games.shisanzhang.legal import bet_codes
from paiguan.games.shisanzhang.options import BANKER, Options
from paiguan.games.shisanzhang.pieces import DECK, HAND
from paiguan.games.shisanzhang.specials import NONE
from paiguan.games.shisanzhang.state import (
    AT_ARRANGE,
    AT_BET,
    AT_SHOWDOWN,
    BET,
    DECLARE,
    HEAD,
    LAYOUT_CODES,
    MID,
    PAIR_OF_DIGITS,
    SEATS,
    State,
)

ALL_SEATS = 0x01010101  # a byte for each seat
TOP_BITS = ALL_SEATS << 7

# ---- the deal --------------------------------------------------------------------------------------------------


@kernel
def deal(state: State, options: Options, rng: Rng) -> None:
    """Thirteen cards to each seat; with two or three players the rest stays face down."""
    state.absent = 0
    for seat in range(SEATS):
        state.dealt[seat] = 0
    spread(state, DECK, (1 << options.players) - 1, rng)
    restart(state, options)


@inlined
def spread(state: State, cards: int, seats: int, rng: Rng) -> None:
    """Deal thirteen of these cards to each of a bit set of seats: a card goes to any place still free, each as likely.

    The free places are counted through, seat by seat; those beyond the last seat are for the cards left undealt. `ends` says
    where each seat's end, a byte a seat, so that one subtraction asks all four whether a place lies before it: then the top
    bit of the byte stays.
    """
    ends = TOP_BITS
    for seat in range(SEATS):
        if seats >> seat & 1:
            ends += HAND * (ALL_SEATS >> 8 * seat << 8 * seat)  # its own, and those of all seats after it
    words = words_of(rng)
    for free in range(popcount(cards), 0, -1):
        bit = lowest(cards)
        cards ^= bit
        place, words = pick(words, free)
        before = (ends - ALL_SEATS * (place + 1) & TOP_BITS) >> 7
        ends -= before
        seat = SEATS - popcount(before)
        if seat < SEATS:
            state.dealt[seat] |= bit
    put(rng, words)


@inlined
def restart(state: State, options: Options) -> None:
    """The first decision of the hand: the bets where there are any, else the layouts."""
    clear_log(state, 0)
    rewind(state, options)


@inlined
def rewind(state: State, options: Options) -> None:
    """As `restart`, but leaves the entries of the log to be played again."""
    state.logged = 0
    state.partial = 0
    state.wager = 0
    state.committed = 0
    state.last = NONE
    for seat in range(SEATS):
        state.bets[seat] = 0
        state.declared[seat] = NONE
        for pile in range(3):
            state.piles[seat, pile] = 0
            state.strengths[seat, pile] = 0
    open_betting(state, options)
    next_actor(state, options)


@inlined
def is_to_bet(state: State, seat: int) -> bool:
    """4: every non-banker bets once."""
    return state.phase == AT_BET and seat != state.dealer and state.bets[seat] == 0


@kernel
def has_betting(options: Options) -> bool:
    """4: only banker games, and only with something to choose."""
    return options.opposition == BANKER and options.max_bet > options.min_bet


@inlined
def open_betting(state: State, options: Options) -> None:
    """Punters who will not bet, be it that the bet is fixed or that it is absent, stand at min_bet."""
    state.phase = AT_BET if has_betting(options) else AT_ARRANGE
    if options.opposition == BANKER:
        for seat in range(options.players):
            if seat != state.dealer and (state.phase != AT_BET or state.absent >> seat & 1):
                state.bets[seat] = options.min_bet


@inlined
def next_actor(state: State, options: Options) -> None:
    """Bets and layouts come in any order; unless a seat is asked for, the lowest that is still to act is the next."""
    if state.phase == AT_BET:
        for seat in range(options.players):
            if is_to_bet(state, seat):
                state.turn = seat
                return
        state.phase = AT_ARRANGE
    for seat in range(options.players):
        if not state.committed >> seat & 1:
            state.turn = seat
            return
    state.phase = AT_SHOWDOWN
    state.turn = NOBODY


# ---- whose turn, and what may be done --------------------------------------------------------------------------


@inlined
def actor(state: State) -> int:
    return OVER if state.phase == AT_SHOWDOWN else state.turn


@kernel
def ask(state: State, options: Options, seat: int) -> bool:
    """Any punter who has not bet, then any seat that has not committed; nobody comes between the codes of one move."""
    if state.phase == AT_SHOWDOWN or seat < 0 or seat >= options.players:
        return False
    if state.partial > 0:
        return state.turn == seat
    if state.committed >> seat & 1 or (state.phase == AT_BET and not is_to_bet(state, seat)):
        return False
    state.turn = seat
    return True


# ---- moves -----------------------------------------------------------------------------------------------------


@inlined
def play(state: State, options: Options, code: int) -> None:
    seat = state.turn
    log_code(state, seat, code)
    if code >= DECLARE:
        state.declared[seat] = code - DECLARE
        commit(state, options, seat)
    elif code >= HEAD:
        lay_card(state, options, seat, code)
    else:
        state.wager = state.wager * PAIR_OF_DIGITS + code - BET
        state.partial += 1
        if state.partial == bet_codes(options):
            state.bets[seat] = state.wager
            state.wager = 0
            state.partial = 0
            next_actor(state, options)


@inlined
def lay_card(state: State, options: Options, seat: int, code: int) -> None:
    pile = HEAD_PILE if code < MID else MID_PILE
    card = code - HEAD if code < MID else code - MID
    state.piles[seat, pile] |= 1 << card
    state.partial += 1
    state.last = card
    if state.partial == SIZES[HEAD_PILE]:
        state.last = NONE
    elif state.partial == LAYOUT_CODES:
        state.piles[seat, TAIL_PILE] = state.dealt[seat] ^ state.piles[seat, HEAD_PILE] ^ state.piles[seat, MID_PILE]
        for each in range(3):
            state.strengths[seat, each] = strength(options, state.piles[seat, each])
        commit(state, options, seat)


@inlined
def commit(state: State, options: Options, seat: int) -> None:
    """4: exactly one commitment each, not changeable."""
    state.committed |= 1 << seat
    state.partial = 0
    state.last = NONE
    next_actor(state, options)
