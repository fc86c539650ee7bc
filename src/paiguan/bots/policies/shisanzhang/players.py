"""The policies `novice` and `regular` of 十三張: bets, declarations, and the next card of a layout."""

from paiguan.bots.policies.shisanzhang.layouts import best_layout, tail_first
from paiguan.bots.policies.shisanzhang.weights import PLAIN, WEIGHTS
from paiguan.engine.bits import index, lowest
from paiguan.engine.kernel import Codes, Rng, Weights, kernel
from paiguan.engine.rng import below
from paiguan.games.shisanzhang.combos import HEAD_PILE, MID_PILE, SIZES
from paiguan.games.shisanzhang.legal import DECLARE, HEAD, MID
from paiguan.games.shisanzhang.options import FORCED, JIAGUN, Options
from paiguan.games.shisanzhang.specials import NONE, best, points_of
from paiguan.games.shisanzhang.state import AT_BET, State


@kernel
def novice(state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int:
    """Make a random bet, declare any special, and lay the strongest tail first."""
    if state.phase == AT_BET:
        return legal[below(rng, count)]
    seat = state.turn
    if state.partial == 0:
        special = best(options, state.dealt[seat])
        if special != NONE:
            return DECLARE + special
    head, mid = tail_first(options, state.dealt[seat], state.piles[seat, 0], state.piles[seat, 1], state.last)
    return next_card(state, seat, head, mid, legal)


@kernel
def regular(state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int:
    return choose(state, options, legal, count, rng, WEIGHTS)


@kernel
def choose(state: State, options: Options, legal: Codes, count: int, rng: Rng, weights: Weights) -> int:
    """Pick a code as a regular with these weights."""
    if state.phase == AT_BET:
        return choose_bet(options, legal, count)
    seat = state.turn
    hand = state.dealt[seat]
    if state.partial == 0:
        special, head, mid = commitment(options, hand, seat == state.dealer, weights)
        if special != NONE:
            return DECLARE + special
    else:
        laid_head, laid_mid = state.piles[seat, HEAD_PILE], state.piles[seat, MID_PILE]
        _, head, mid = best_layout(options, hand, laid_head, laid_mid, state.last, seat == state.dealer, weights)
        if head == 0:  # another player began this layout
            head, mid = tail_first(options, hand, laid_head, laid_mid, state.last)
    return next_card(state, seat, head, mid, legal)


@kernel
def choose_bet(options: Options, legal: Codes, count: int) -> int:
    """Bet the most, unless the rules favour the banker; then the least.

    Bets are made before the cards are seen, so the game is fair and a high bet costs nothing: it gains against weaker players,
    and the banker pays for two specials. But 食夾棍 gives level piles to the banker, and only the banker can make a home run.
    """
    return legal[0] if options.compare == JIAGUN or options.homerun else legal[count - 1]


@kernel
def commitment(options: Options, hand: int, banks: bool, weights: Weights) -> tuple[int, int, int]:
    """The decision for thirteen cards: the special to declare, or NONE with the head and middle to lay."""
    special = best(options, hand)
    if special != NONE and options.special_declare == FORCED:
        return special, 0, 0
    score, head, mid = best_layout(options, hand, 0, 0, NONE, banks, weights)
    if special != NONE and points_of(options, special) > weights[PLAIN] * score:
        return special, 0, 0
    return NONE, head, mid


@kernel
def next_card(state: State, seat: int, head: int, mid: int, legal: Codes) -> int:
    """The next code of a layout; any code if the cards already laid can only become a foul."""
    if head == 0:
        return legal[0]
    if state.partial < SIZES[HEAD_PILE]:
        return HEAD + index(lowest(head ^ state.piles[seat, HEAD_PILE]))
    return MID + index(lowest(mid ^ state.piles[seat, MID_PILE]))
