"""What a seat may do (rules 4): bets, declarations, and the next card of a layout."""

from paiguan.engine.bits import index, lowest, popcount
from paiguan.engine.kernel import Codes, inlined
from paiguan.games.shisanzhang.combos import HEAD_PILE, SIZES
from paiguan.games.shisanzhang.options import FORCED, SPECIALS, Options
from paiguan.games.shisanzhang.pieces import HAND
from paiguan.games.shisanzhang.specials import NONE, available
from paiguan.games.shisanzhang.state import (
    AT_BET,
    AT_SHOWDOWN,
    BET,
    DECLARE,
    HEAD,
    LAYOUT_CODES,
    MID,
    PAIR_OF_DIGITS,
    State,
)


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
    """How many pairs of digits a bet is written with."""
    pairs = 1
    rest = options.max_bet // PAIR_OF_DIGITS
    while rest:
        pairs += 1
        rest //= PAIR_OF_DIGITS
    return pairs


@inlined
def legal_bets(state: State, options: Options, out: Codes) -> int:
    """The pairs of digits from which an amount from min_bet to max_bet can still be made."""
    low = options.min_bet
    high = options.max_bet
    for _ in range(state.partial + 1, bet_codes(options)):  # without the pairs after this one
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
    """The first card of a head, unless a special must be declared, and the specials that may be."""
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
    """The next card of the pile under way: above the last one, with enough cards above it to fill the pile."""
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
    # As many entries as there may be at most, whatever the count: the processor could not guess where a shorter loop ends.
    for i in range(HAND - LAYOUT_CODES + 1):
        out[i] = first + index(lowest(cards))
        cards &= cards - 1
    if first == HEAD:
        for i in range(HAND - LAYOUT_CODES + 1, HAND - SIZES[HEAD_PILE] + 1):
            out[i] = first + index(lowest(cards))
            cards &= cards - 1
    return count
