"""Decisions of a regular that may beat: whether, and with what."""

from paiguan.bots.policies.mohuahua.discarding import choose_card
from paiguan.bots.policies.mohuahua.lacks import lacks_of, unseen_by
from paiguan.bots.policies.mohuahua.odds import Odds, odds_of, stays
from paiguan.bots.policies.mohuahua.prospects import prospects
from paiguan.bots.policies.mohuahua.weighing import bonus_of, play_value, sorts_value
from paiguan.bots.policies.mohuahua.weights import BEAT, BEAT_AT_ALL, BEAT_SURE
from paiguan.engine.kernel import Codes, Weights, kernel
from paiguan.games.mohuahua.combos import cards_of, size_of
from paiguan.games.mohuahua.legal import DISCARD, PLAY
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.play import after
from paiguan.games.mohuahua.state import HAND, State, total


@kernel
def choose_follow(state: State, options: Options, legal: Codes, count: int, weights: Weights) -> int:
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
def score_pass(state: State, hand: int, odds: Odds, weights: Weights) -> float:
    """The value of not beating: nothing is won, and only the cards least worth keeping are spent."""
    score = play_value(state.tricks[state.turn], 0, 0, 0.0, prospects(hand, odds), weights, BEAT)
    return score + sorts_value(hand, total(hand) / HAND, weights, BEAT)


@kernel
def score_beat(state: State, options: Options, seat: int, hand: int, odds: Odds, combo: int, weights: Weights) -> float:
    wide = max(state.width, size_of[combo])
    third = after(state, options, seat)
    chance = 1.0
    if third != state.leader:
        chance = stays(unseen_by(state, options, seat), total(hand), lacks_of(state, options, third), combo)
    left = hand - cards_of[combo]
    rest = prospects(left, odds)
    score = play_value(state.tricks[seat], wide, bonus_of[combo], chance, rest, weights, BEAT) + weights[BEAT_AT_ALL]
    if chance == 1.0:
        score += weights[BEAT_SURE]
    return score + sorts_value(left, total(hand) / HAND, weights, BEAT)
