"""The expected value of a hand: the sum over its plans."""

from paiguan.bots.policies.weimaque.outlook import Outlook
from paiguan.bots.policies.weimaque.plan import Plan, weigh_plan
from paiguan.bots.policies.weimaque.weights import WORTH_OTHERS
from paiguan.engine.bits import lowest, popcount
from paiguan.engine.kernel import Weights, kernel
from paiguan.games.weimaque.combos import Laid
from paiguan.games.weimaque.options import Options
from paiguan.games.weimaque.points import (
    COVERED_WORTH,
    OPEN_WORTH,
    PAIR_AGAIN_WORTH,
    PAIR_RED_WORTH,
    WHOLE_WORTH,
    worth_of_kinds,
)
from paiguan.games.weimaque.state import MELDS, fours_of, kinds_of, threes_of, twos_of

MANY = 9  # more cards than any plan lacks
NEARLY = 0.7  # of the value of the best plan: the spare cards of such a plan may be discarded
MOST_OF_A_PAIR = PAIR_RED_WORTH + PAIR_AGAIN_WORTH  # a red pair whose kind is in a meld too
MOST_OF_A_FOURTH = WHOLE_WORTH + 1  # a red 團圓, if the card comes


@kernel
def expected_value(
    options: Options, laid: Laid, hand: int, locks: int, outlook: Outlook, weights: Weights
) -> tuple[float, int]:
    """The expected value of a hand, and the kinds that good plans can spare. A plan is a choice of triplets and of the pair."""
    threes = threes_of(hand)
    melds = MELDS - laid.melds
    always = threes if melds > 2 else 0
    free = twos_of(hand) & ~always
    may_be_sets = free & (threes | kinds_of(outlook.live))
    owned = fours_of(laid.cards + hand)
    base = worth_of_kinds(laid.covered, COVERED_WORTH) + worth_of_kinds(laid.opened, OPEN_WORTH)
    at_best = worth_of_kinds(owned, WHOLE_WORTH) + MOST_OF_A_PAIR + MOST_OF_A_FOURTH
    fewest = MANY
    spare = 0
    best = 0.0
    total = 0.0
    sets = 0
    while True:
        ready = always | (sets & threes)
        pairs = sets & ~threes
        open_sets = popcount(pairs)
        due = melds - popcount(sets | always)
        hard = base + worth_of_kinds(ready, COVERED_WORTH) + worth_of_kinds(pairs, OPEN_WORTH)
        if due >= 0 and hard + open_sets + at_best >= options.min_hard:
            rest = hand - 2 * (sets | always) - ready
            others = free & ~sets
            pair = 0
            while True:
                plan = Plan(ready, pairs, pair, due, rest - 2 * pair, hard)
                worth, missing, left = weigh_plan(options, laid, plan, locks, fewest, outlook, weights)
                if worth > 0:
                    total += worth
                    if worth > NEARLY * best:
                        spare |= kinds_of(left)
                        best = max(best, worth)
                    fewest = min(fewest, missing)
                if others == 0:
                    break
                pair = lowest(others)
                others ^= pair
        if sets == may_be_sets:
            break
        sets = (sets - may_be_sets) & may_be_sets
    return best + weights[WORTH_OTHERS] * (total - best), spare
