"""A regular: bids, leads, answers, discards."""

from typing import Any

from paiguan.bots.policies.mohuahua.answering import choose_follow
from paiguan.bots.policies.mohuahua.discarding import choose_card
from paiguan.bots.policies.mohuahua.lacks import C62, C63, C65
from paiguan.bots.policies.mohuahua.leading import choose_lead
from paiguan.bots.policies.mohuahua.odds import SURE, odds_of
from paiguan.bots.policies.mohuahua.prospects import MIDDLE, prospects
from paiguan.bots.policies.mohuahua.weights import (
    BID_BONUS,
    BID_BOTTOM,
    BID_EXPECTED,
    BID_HEAD,
    BID_LIANG,
    BID_MIDDLE,
    BID_NIU,
    BID_SECOND,
    BID_TIGERS,
    WEIGHTS,
)
from paiguan.engine.bits import popcount
from paiguan.engine.kernel import Codes, Options, Rng, State, kernel
from paiguan.engine.rng import below
from paiguan.games.mohuahua import rules as rules
from paiguan.games.mohuahua.cards import (
    HAND,
    at_least,
    held,
    total,
)
from paiguan.games.mohuahua.play import after
from paiguan.games.mohuahua.state import AT_BID, AT_FOLLOW, AT_LEAD, FOLD, GO


@kernel
def regular(state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int:
    return choose(state, options, legal, count, rng, WEIGHTS)


@kernel
def choose(state: State, options: Options, legal: Codes, count: int, rng: Rng, weights: Any) -> int:
    """The code a player with these weights picks."""
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
def choose_bid(state: State, options: Options, weights: Any) -> int:
    seat = state.turn
    hand = state.hands[seat]
    ahead = prospects(hand, odds_of(state, options, seat, HAND))
    score = (weights[BID_EXPECTED] * ahead.expected + weights[BID_BONUS] * ahead.bonus) / SURE
    score += weights[BID_TIGERS] * held(hand, C65) + weights[BID_MIDDLE] * total(hand & MIDDLE)
    score += weights[BID_NIU] * min(held(hand, C62), held(hand, C63))
    score += weights[BID_LIANG] * popcount(at_least(hand, 4))
    if seat == state.dealer:
        score += weights[BID_HEAD]
    elif seat == after(state, options, state.dealer):
        score += weights[BID_SECOND]
    else:
        score += weights[BID_BOTTOM]
    return GO if score > 0.0 else FOLD
