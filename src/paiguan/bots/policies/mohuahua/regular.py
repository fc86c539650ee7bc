"""The policy `regular` of 抹花花, by phase."""

from paiguan.bots.policies.mohuahua.answering import choose_follow
from paiguan.bots.policies.mohuahua.discarding import choose_card
from paiguan.bots.policies.mohuahua.leading import choose_lead
from paiguan.bots.policies.mohuahua.odds import SURE, odds_of
from paiguan.bots.policies.mohuahua.prospects import prospects
from paiguan.bots.policies.mohuahua.weights import BID_AT_ALL, BID_EXPECTED, WEIGHTS
from paiguan.engine.kernel import Codes, Rng, Weights, kernel
from paiguan.engine.rng import below
from paiguan.games.mohuahua.legal import FOLD, GO
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.state import AT_BID, AT_FOLLOW, AT_LEAD, HAND, State


@kernel
def regular(state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int:
    return choose(state, options, legal, count, rng, WEIGHTS)


@kernel
def choose(state: State, options: Options, legal: Codes, count: int, rng: Rng, weights: Weights) -> int:
    """Pick a code as a regular with these weights."""
    if state.partial > 0:
        return choose_card(state, options, legal, count, weights)
    if state.phase == AT_LEAD:
        return choose_lead(state, options, legal, count, weights)
    if state.phase == AT_FOLLOW:
        return choose_follow(state, options, legal, count, weights)
    if state.phase == AT_BID:
        return choose_bid(state, options, weights)
    return legal[below(rng, count)]


@kernel
def choose_bid(state: State, options: Options, weights: Weights) -> int:
    """Go with a hand that is worth playing. A house that folds still plays if another goes (D1), so folding asks for a new
    deal."""
    hand = state.hands[state.turn]
    ahead = prospects(hand, odds_of(state, options, state.turn, HAND))
    return GO if weights[BID_AT_ALL] + weights[BID_EXPECTED] * ahead.expected / SURE > 0.0 else FOLD
