"""Action codes, and the legal ones of the seat to act (rules 4): bets, declarations, and the next card of a layout."""

from paiguan.engine.bits import index, lowest, popcount
from paiguan.engine.kernel import Codes, inlined
from paiguan.games.shisanzhang.combos import HEAD_PILE, SIZES
from paiguan.games.shisanzhang.options import FORCED, SPECIALS, Options
from paiguan.games.shisanzhang.specials import NONE, available
from paiguan.games.shisanzhang.state import AT_BET, AT_SHOWDOWN, CARDS, HAND, LAYOUT_CODES, State

# ---- action codes ----------------------------------------------------------------------------------------------
# A bet has no natural bound, so its amount is written in pairs of decimal digits, the highest pair first, with as many pairs as
# max_bet has: usually one code. A layout is eight codes: the three cards of the head and the five of the middle, each pile in
# ascending order; the tail is the rest. A declaration is one code.
BET = 0  # + a pair of digits
PAIR_OF_DIGITS = 100
HEAD = BET + PAIR_OF_DIGITS  # + card
MID = HEAD + len(CARDS)  # + card
DECLARE = MID + len(CARDS)  # + special
ACTIONS = DECLARE + len(SPECIALS)
LEGAL = PAIR_OF_DIGITS  # an upper bound on the number of legal codes


@inlined
def legal(state: State, options: Options, out: Codes) -> int:
    if state.phase == AT_SHOWDOWN:
        return 0
    if state.phase == AT_BET:
        return legal_bets(state, options, out)
    if state.partial == 0:
        return legal_commitments(state, options, out)
    return legal_cards(state, out)


@inlined
def bet_codes(options: Options) -> int:
    """The number of pairs of digits in a bet."""
    pairs = 1
    rest = options.max_bet // PAIR_OF_DIGITS
    while rest:
        pairs += 1
        rest //= PAIR_OF_DIGITS
    return pairs


@inlined
def legal_bets(state: State, options: Options, out: Codes) -> int:
    """List the next pairs of digits with which an amount from min_bet to max_bet can still be made."""
    low = options.min_bet
    high = options.max_bet
    for _ in range(state.partial + 1, bet_codes(options)):  # drop the pairs after this one
        low //= PAIR_OF_DIGITS
        high //= PAIR_OF_DIGITS
    given = state.wager * PAIR_OF_DIGITS
    low = max(low - given, 0)
    high = min(high - given, PAIR_OF_DIGITS - 1)
    count = 0
    for pair in range(low, high + 1):
        out[count] = BET + pair
        count += 1
    return count


@inlined
def legal_commitments(state: State, options: Options, out: Codes) -> int:
    """List the first cards of a head, unless a special must be declared, and the specials that may be declared."""
    specials = available(options, state.dealt[state.turn])
    count = 0
    if specials == 0 or options.special_declare != FORCED:
        count = legal_cards(state, out)
    if specials:
        for special in range(len(SPECIALS)):
            if specials >> special & 1:
                out[count] = DECLARE + special
                count += 1
    return count


@inlined
def legal_cards(state: State, out: Codes) -> int:
    """List the next cards of the current pile: above the last one, with enough cards above to fill the pile."""
    cards = state.dealt[state.turn]
    if state.partial < SIZES[HEAD_PILE]:
        first = HEAD
        missing = SIZES[HEAD_PILE] - state.partial
    else:
        first = MID
        missing = LAYOUT_CODES - state.partial
        cards ^= state.piles[state.turn, HEAD_PILE]
    if state.last != NONE:
        cards &= -2 << state.last
    count = popcount(cards) - missing + 1
    # Always the largest possible number of entries: the end of a shorter loop would be mispredicted.
    for i in range(HAND - LAYOUT_CODES + 1):
        out[i] = first + index(lowest(cards))
        cards &= cards - 1
    if first == HEAD:
        for i in range(HAND - LAYOUT_CODES + 1, HAND - SIZES[HEAD_PILE] + 1):
            out[i] = first + index(lowest(cards))
            cards &= cards - 1
    return count
