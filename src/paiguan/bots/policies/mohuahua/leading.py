"""A regular on lead: what to lead, when to declare."""

from typing import Any

from paiguan.bots.policies.mohuahua.odds import SURE, Odds, odds_of, stands
from paiguan.bots.policies.mohuahua.prospects import Prospects, left_over, prospects
from paiguan.bots.policies.mohuahua.weights import (
    DECLARE_AT_ALL,
    DECLARE_BEYOND,
    DECLARE_BONUS,
    DECLARE_CARDS,
    DECLARE_CI,
    DECLARE_EXPECTED,
    DECLARE_PAID,
    LEAD_BONUS,
    LEAD_CARDS,
    LEAD_EARLY,
    LEAD_EXPECTED,
    LEAD_HEAVENS,
    LEAD_MAKES,
    LEAD_PIPS,
    LEAD_REST_ACCESS,
    LEAD_REST_BONUS,
    LEAD_REST_EXPECTED,
    LEAD_REST_EXPECTED_LOST,
    LEAD_REST_REACHED,
    LEAD_REST_SURE,
    LEAD_REST_SURE_BACK,
    LEAD_REST_SURE_BACKS,
    LEAD_REST_SURE_LOST,
    LEAD_REST_TOPS,
    LEAD_REST_TOPS_LOST,
    LEAD_RUN_CI,
    LEAD_RUN_GOU,
    LEAD_SURE,
    LEAD_SURE_EARLY,
    LEAD_SURE_TRICKS,
    LEAD_VIEW_CI,
    LEAD_VIEW_GOU,
    LEAD_VIEW_MORE,
)
from paiguan.engine.kernel import Codes, Options, State, kernel, table
from paiguan.games.mohuahua import rules as rules
from paiguan.games.mohuahua.cards import (
    HAND,
    pips,
    total,
)
from paiguan.games.mohuahua.combos import (
    COMBOS,
    cards_of,
    liang_of,
    niu_of,
    size_of,
    xi_of,
)
from paiguan.games.mohuahua.play import resting
from paiguan.games.mohuahua.settle import CI_AT, WIN
from paiguan.games.mohuahua.state import DECLARE, PLAY

bonus_of = table([int(xi_of[c] + niu_of[c] + 2 * liang_of[c]) for c in range(len(COMBOS))])
pips_led = table([pips(combo.cards[0]) for combo in COMBOS])


@kernel
def choose_lead(state: State, options: Options, legal: Codes, count: int, weights: Any) -> int:
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
def score_lead(state: State, options: Options, seat: int, hand: int, odds: Odds, combo: int, weights: Any) -> float:
    tricks = state.tricks[seat]
    size = size_of[combo]
    chance = stands(state, options, seat, odds, combo)
    p = chance / SURE
    rest = prospects(hand - cards_of[combo], odds)
    early = total(hand) / HAND
    expected = rest.expected / SURE
    score = weights[LEAD_EXPECTED] * p * size + weights[LEAD_BONUS] * p * bonus_of[combo]
    score += p * (weights[LEAD_REST_SURE] * rest.sure + weights[LEAD_REST_EXPECTED] * expected)
    score += p * weights[LEAD_REST_TOPS] * rest.tops
    lost = weights[LEAD_REST_SURE_LOST] * rest.sure + weights[LEAD_REST_EXPECTED_LOST] * expected
    if rest.tops >= 1:
        lost += weights[LEAD_REST_SURE_BACK] * rest.sure
    if rest.tops >= 2:
        lost += weights[LEAD_REST_SURE_BACKS] * rest.sure
    lost += weights[LEAD_REST_REACHED] * rest.access * expected
    score += (1 - p) * (lost + weights[LEAD_REST_TOPS_LOST] * rest.tops) + weights[LEAD_REST_ACCESS] * rest.access
    score += weights[LEAD_REST_BONUS] * rest.bonus / SURE
    score += left_over(hand - cards_of[combo], early, weights, LEAD_HEAVENS)
    view = tricks + p * size + expected
    score += weights[LEAD_VIEW_GOU] * min(view, WIN) + weights[LEAD_VIEW_MORE] * max(view - WIN, 0)
    score += weights[LEAD_VIEW_CI] * max(view - 9, 0)
    if chance == SURE:
        score += weights[LEAD_SURE] + (weights[LEAD_SURE_TRICKS] + weights[LEAD_SURE_EARLY] * early) * size
        if (tricks < WIN and tricks + size >= WIN) or (tricks < CI_AT and tricks + size >= CI_AT):
            score += weights[LEAD_MAKES]
        if tricks < WIN and tricks + size + rest.sure >= WIN:
            score += weights[LEAD_RUN_GOU]
        if tricks < CI_AT and tricks + size + rest.sure >= CI_AT:
            score += weights[LEAD_RUN_CI]
    else:
        score += weights[LEAD_CARDS] * size + weights[LEAD_PIPS] * pips_led[combo] / 12 + weights[LEAD_EARLY] * early
    return score


@kernel
def declares(state: State, options: Options, seat: int, rest: Prospects, weights: Any) -> bool:
    """At 賜 playing on costs nothing: he stops when nothing is left to win. Earlier others may still reach 夠."""
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
