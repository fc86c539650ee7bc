"""A regular who may beat: with what, and whether."""

from typing import Any

from paiguan.bots.policies.mohuahua.discarding import choose_card
from paiguan.bots.policies.mohuahua.lacks import lacks_of, unseen_by
from paiguan.bots.policies.mohuahua.leading import bonus_of
from paiguan.bots.policies.mohuahua.odds import SURE, Odds, odds_of, stays
from paiguan.bots.policies.mohuahua.prospects import left_over, prospects
from paiguan.bots.policies.mohuahua.weights import (
    BEAT,
    BEAT_BONUS,
    BEAT_EXPECTED,
    BEAT_HEAVENS,
    BEAT_MAKES,
    BEAT_QUAD,
    BEAT_REST_ACCESS,
    BEAT_REST_BONUS,
    BEAT_REST_EXPECTED,
    BEAT_REST_EXPECTED_LOST,
    BEAT_REST_REACHED,
    BEAT_REST_SURE,
    BEAT_REST_SURE_BACK,
    BEAT_REST_SURE_LOST,
    BEAT_REST_TOPS,
    BEAT_REST_TOPS_LOST,
    BEAT_RUN_CI,
    BEAT_RUN_GOU,
    BEAT_STOPS,
    BEAT_SURE,
    BEAT_VIEW_CI,
    BEAT_VIEW_GOU,
    BEAT_VIEW_MORE,
)
from paiguan.engine.kernel import Codes, Options, State, kernel
from paiguan.games.mohuahua import rules as rules
from paiguan.games.mohuahua.cards import (
    HAND,
    total,
)
from paiguan.games.mohuahua.combos import (
    cards_of,
    size_of,
)
from paiguan.games.mohuahua.play import after
from paiguan.games.mohuahua.settle import CI_AT, WIN
from paiguan.games.mohuahua.state import DISCARD, PLAY


@kernel
def choose_follow(state: State, options: Options, legal: Codes, count: int, weights: Any) -> int:
    if legal[0] >= DISCARD:
        return choose_card(state, options, legal, count, weights)
    seat = state.turn
    hand = state.hands[seat]
    odds = odds_of(state, options, seat, total(hand) - state.width)
    best = -1
    best_score = -1e9
    for i in range(count):
        if legal[i] >= DISCARD:
            if score_pass(state, hand, odds, weights) > best_score:
                best = -1
            break
        score = score_beat(state, options, seat, hand, odds, legal[i] - PLAY, weights)
        if score > best_score:
            best = i
            best_score = score
    if best >= 0:
        return legal[best]
    return choose_card(state, options, legal, count, weights)


@kernel
def score_pass(state: State, hand: int, odds: Odds, weights: Any) -> float:
    """Not to beat: nothing is won, nothing spent but the cards least worth keeping."""
    rest = prospects(hand, odds)
    expected = rest.expected / SURE
    score = weights[BEAT_REST_SURE_LOST] * rest.sure + weights[BEAT_REST_EXPECTED_LOST] * expected
    if rest.tops >= 1:
        score += weights[BEAT_REST_SURE_BACK] * rest.sure
    score += weights[BEAT_REST_TOPS_LOST] * rest.tops + weights[BEAT_REST_ACCESS] * rest.access
    score += weights[BEAT_REST_REACHED] * rest.access * expected
    view = state.tricks[state.turn] + expected
    score += weights[BEAT_VIEW_GOU] * min(view, WIN) + weights[BEAT_VIEW_MORE] * max(view - WIN, 0)
    score += weights[BEAT_VIEW_CI] * max(view - 9, 0)
    score += left_over(hand, total(hand) / HAND, weights, BEAT_HEAVENS)
    return score + weights[BEAT_REST_BONUS] * rest.bonus / SURE


@kernel
def score_beat(state: State, options: Options, seat: int, hand: int, odds: Odds, combo: int, weights: Any) -> float:
    tricks = state.tricks[seat]
    width = state.width
    wide = max(width, size_of[combo])
    third = after(state, options, seat)
    p = 1.0
    if third != state.leader:
        p = stays(unseen_by(state, options, seat), total(hand), lacks_of(state, options, third), combo)
    rest = prospects(hand - cards_of[combo], odds)
    expected = rest.expected / SURE
    score = weights[BEAT] + weights[BEAT_EXPECTED] * p * wide + weights[BEAT_BONUS] * p * bonus_of[combo]
    score += p * (weights[BEAT_REST_SURE] * rest.sure + weights[BEAT_REST_EXPECTED] * expected)
    score += p * weights[BEAT_REST_TOPS] * rest.tops
    lost = weights[BEAT_REST_SURE_LOST] * rest.sure + weights[BEAT_REST_EXPECTED_LOST] * expected
    if rest.tops >= 1:
        lost += weights[BEAT_REST_SURE_BACK] * rest.sure
    lost += weights[BEAT_REST_REACHED] * rest.access * expected
    score += (1 - p) * (lost + weights[BEAT_REST_TOPS_LOST] * rest.tops) + weights[BEAT_REST_ACCESS] * rest.access
    score += weights[BEAT_REST_BONUS] * rest.bonus / SURE
    score += left_over(hand - cards_of[combo], total(hand) / HAND, weights, BEAT_HEAVENS)
    view = tricks + p * wide + expected
    score += weights[BEAT_VIEW_GOU] * min(view, WIN) + weights[BEAT_VIEW_MORE] * max(view - WIN, 0)
    score += weights[BEAT_VIEW_CI] * max(view - 9, 0)
    if size_of[combo] != width:
        score += weights[BEAT_QUAD]
    if p > 0.999999:
        score += weights[BEAT_SURE]
        if (tricks < WIN and tricks + wide >= WIN) or (tricks < CI_AT and tricks + wide >= CI_AT):
            score += weights[BEAT_MAKES]
        if tricks < WIN and tricks + wide + rest.sure >= WIN:
            score += weights[BEAT_RUN_GOU]
        if tricks < CI_AT and tricks + wide + rest.sure >= CI_AT:
            score += weights[BEAT_RUN_CI]
    his = state.tricks[state.owner]
    if (his < WIN and his + width >= WIN) or (his < CI_AT and his + width >= CI_AT):
        score += weights[BEAT_STOPS]
    return score
