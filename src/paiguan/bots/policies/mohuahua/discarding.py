"""Decisions of a regular that puts cards face down: those least worth keeping."""

from paiguan.bots.policies.mohuahua.odds import SURE, Odds, odds_of, pips_of
from paiguan.bots.policies.mohuahua.prospects import prospects
from paiguan.bots.policies.mohuahua.weighing import places, sorts_value
from paiguan.bots.policies.mohuahua.weights import KEEP, KEEP_EXPECTED, KEEP_GROUPS, KEEP_PIPS, KEEP_SURE
from paiguan.engine.bits import lowest
from paiguan.engine.kernel import Codes, Weights, kernel
from paiguan.games.mohuahua.legal import DISCARD
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.state import HAND, PLACE, State, held, kind_of, one, total

OF_GROUPS = places("21", "42", "62", "63")  # 喜 and 牛


@kernel
def choose_card(state: State, options: Options, legal: Codes, count: int, weights: Weights) -> int:
    """The next card of a discard, a pad or an extra: the lowest kind of the set that is least worth keeping."""
    first = 0
    while legal[first] < DISCARD:
        first += 1
    if count - first == 1:
        return legal[first]
    seat = state.turn
    hand = state.hands[seat]
    due = state.due if state.partial > 0 else state.width
    odds = odds_of(state, options, seat, max(total(hand) - due, 1))
    thrown = throw_away(hand, legal[first] - DISCARD, due, odds, weights)
    return DISCARD + kind_of(lowest(thrown))


@kernel
def throw_away(hand: int, from_kind: int, due: int, odds: Odds, weights: Weights) -> int:
    """Choose `due` cards of kind `from_kind` or above, one by one the card whose loss costs least."""
    thrown = 0
    early = total(hand) / HAND
    for _ in range(due):
        least = 1e9
        chosen = 0
        kinds = hand >> PLACE * from_kind << PLACE * from_kind
        while kinds:
            kind = kind_of(lowest(kinds))
            kinds -= held(kinds, kind) << PLACE * kind
            score = -worth(hand - one[kind], early, odds, weights)
            if score < least:
                least = score
                chosen = kind
        hand -= one[chosen]
        thrown += one[chosen]
    return thrown


@kernel
def worth(hand: int, early: float, odds: Odds, weights: Weights) -> float:
    """The value of a hand that is kept."""
    rest = prospects(hand, odds)
    score = weights[KEEP_SURE] * rest.sure + weights[KEEP_EXPECTED] * rest.expected / SURE
    score += weights[KEEP_PIPS] * pips_in(hand) / 12 + weights[KEEP_GROUPS] * total(hand & OF_GROUPS)
    return score + sorts_value(hand, early, weights, KEEP)


@kernel
def pips_in(hand: int) -> int:
    count = 0
    while hand:
        kind = kind_of(lowest(hand))
        copies = held(hand, kind)
        count += copies * pips_of[kind]
        hand -= copies << PLACE * kind
    return count
