"""Decisions of a regular on lead: what to lead, when to declare."""

from paiguan.bots.policies.mohuahua.odds import SURE, Odds, odds_of, stands
from paiguan.bots.policies.mohuahua.prospects import Prospects, prospects
from paiguan.bots.policies.mohuahua.weighing import bonus_of, play_value, sorts_value
from paiguan.bots.policies.mohuahua.weights import (
    DECLARE_AT_ALL,
    DECLARE_BEYOND,
    DECLARE_BONUS,
    DECLARE_CARDS,
    DECLARE_CI,
    DECLARE_EXPECTED,
    DECLARE_PAID,
    LEAD,
    LEAD_CARDS,
    LEAD_SURE,
    LEAD_SURE_EARLY,
)
from paiguan.engine.kernel import Codes, Weights, kernel
from paiguan.games.mohuahua.combos import cards_of, size_of
from paiguan.games.mohuahua.legal import DECLARE, PLAY
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.play import resting
from paiguan.games.mohuahua.settle import CI_AT, WIN
from paiguan.games.mohuahua.state import HAND, State, total


@kernel
def choose_lead(state: State, options: Options, legal: Codes, count: int, weights: Weights) -> int:
    seat = state.turn
    hand = state.hands[seat]
    odds = odds_of(state, options, seat, total(hand))
    if legal[count - 1] == DECLARE:
        count -= 1
        if declares(state, options, seat, prospects(hand, odds), weights):
            return DECLARE
    best = 0
    best_score = -1e9
    for i in range(count):
        score = score_lead(state, options, seat, hand, odds, legal[i] - PLAY, weights)
        if score > best_score:
            best = i
            best_score = score
    return legal[best]


@kernel
def score_lead(state: State, options: Options, seat: int, hand: int, odds: Odds, combo: int, weights: Weights) -> float:
    size = size_of[combo]
    chance = stands(state, options, seat, odds, combo)
    early = total(hand) / HAND
    left = hand - cards_of[combo]
    rest = prospects(left, odds)
    score = play_value(state.tricks[seat], size, bonus_of[combo], chance / SURE, rest, weights, LEAD)
    score += sorts_value(left, early, weights, LEAD)
    if chance == SURE:
        return score + (weights[LEAD_SURE] + weights[LEAD_SURE_EARLY] * early) * size
    return score + weights[LEAD_CARDS] * size


@kernel
def declares(state: State, options: Options, seat: int, rest: Prospects, weights: Weights) -> bool:
    """Whether to declare. At 賜 playing on costs nothing, so only if nothing is left to win; before it others may still reach
    夠."""
    if state.tricks[seat] >= CI_AT:
        return rest.expected == 0
    paid = 0
    for other in range(options.players):
        if state.tricks[other] < WIN and other != resting(state, options):
            paid += 1 + state.xi[seat] + state.niu[seat] + 2 * state.liang[seat]
    score = weights[DECLARE_AT_ALL] + weights[DECLARE_PAID] * paid
    score += (weights[DECLARE_EXPECTED] * rest.expected + weights[DECLARE_BONUS] * rest.bonus) / SURE
    score += weights[DECLARE_BEYOND] * (state.tricks[seat] - WIN) + weights[DECLARE_CARDS] * total(state.hands[seat])
    if state.tricks[seat] + rest.sure >= CI_AT:
        score += weights[DECLARE_CI]
    return score > 0.0
