"""A hand of 十三張 from the deal to the showdown (rules 4): the kernels that move the state.

No cards are seen before betting has closed, so while a punter is still to bet, only bets are legal. Records may leave bets out
and begin with the layouts; the punters without a bet are then known from the start (`absent`).
"""

from paiguan.engine.bits import lowest, popcount
from paiguan.engine.kernel import Rng, inlined, kernel
from paiguan.engine.rng import pick, put, words_of
from paiguan.engine.state import NOBODY, OVER, clear_log, log_code
from paiguan.games.shisanzhang.combos import HEAD_PILE, MID_PILE, SIZES, TAIL_PILE, strength
from paiguan.games.shisanzhang.legal import BET, DECLARE, HEAD, MID, PAIR_OF_DIGITS, bet_codes
from paiguan.games.shisanzhang.options import BANKER, Options
from paiguan.games.shisanzhang.specials import NONE
from paiguan.games.shisanzhang.state import AT_ARRANGE, AT_BET, AT_SHOWDOWN, DECK, HAND, LAYOUT_CODES, SEATS, State

ALL_SEATS = 0x01010101  # a byte for each seat
TOP_BITS = ALL_SEATS << 7

# ---- the deal --------------------------------------------------------------------------------------------------


@kernel
def deal(state: State, options: Options, rng: Rng) -> None:
    """Deal thirteen cards to each seat; with two or three players the rest stays face down."""
    state.absent = 0
    for seat in range(SEATS):
        state.dealt[seat] = 0
    spread(state, DECK, (1 << options.players) - 1, rng)
    restart(state, options)


@inlined
def spread(state: State, cards: int, seats: int, rng: Rng) -> None:
    """Deal thirteen of these cards to each of a bit set of seats: every card goes to one of the free places at random.

    The free places are numbered seat by seat; those beyond the last seat are for undealt cards. `ends` has the end of each
    seat's places, a byte a seat, so that one subtraction compares a place with all four: the top bit of a byte stays if the
    place is before that end.
    """
    ends = TOP_BITS
    for seat in range(SEATS):
        if seats >> seat & 1:
            ends += HAND * (ALL_SEATS >> 8 * seat << 8 * seat)  # its own end, and those of all seats after it
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
    """Return to the first decision of the hand: the bets if there are any, else the layouts."""
    clear_log(state, 0)
    rewind(state, options)


@inlined
def rewind(state: State, options: Options) -> None:
    """Restart the hand but keep the entries of the log, to replay them."""
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
    """Whether a seat is still to bet: every punter bets once (4)."""
    return state.phase == AT_BET and seat != state.dealer and state.bets[seat] == 0


@kernel
def has_betting(options: Options) -> bool:
    """Whether there is betting: in banker games with a choice of bets (4)."""
    return options.opposition == BANKER and options.max_bet > options.min_bet


@inlined
def open_betting(state: State, options: Options) -> None:
    """Begin the betting. Punters without a decision, because the bet is fixed or absent from the record, bet min_bet."""
    state.phase = AT_BET if has_betting(options) else AT_ARRANGE
    if options.opposition == BANKER:
        for seat in range(options.players):
            if seat != state.dealer and (state.phase != AT_BET or state.absent >> seat & 1):
                state.bets[seat] = options.min_bet


@inlined
def next_actor(state: State, options: Options) -> None:
    """Set the next actor. Bets and layouts come in any order; by default the lowest seat that is still to act is next."""
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
def set_actor(state: State, options: Options, seat: int) -> bool:
    """Whether a seat may act, and make it the actor: any punter who has not bet, then any seat that has not committed, but not
    between the codes of one move."""
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
    """Commit a seat to its layout or declaration, which is final (4)."""
    state.committed |= 1 << seat
    state.partial = 0
    state.last = NONE
    next_actor(state, options)
