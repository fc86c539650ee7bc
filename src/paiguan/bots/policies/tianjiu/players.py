"""The policies `novice` and `regular` of 天九, by phase."""

from paiguan.bots.policies.tianjiu.following import choose_follow
from paiguan.bots.policies.tianjiu.leading import choose_lead
from paiguan.bots.policies.tianjiu.weights import WEIGHTS
from paiguan.engine.kernel import Codes, Rng, Weights, kernel
from paiguan.engine.rng import below
from paiguan.games.tianjiu.combos import rank_of, size_of
from paiguan.games.tianjiu.legal import CLAIM, DISCARD
from paiguan.games.tianjiu.options import Options
from paiguan.games.tianjiu.state import AT_FOLLOW, AT_LEAD, AT_LIPAI, State
from paiguan.games.tianjiu.state import rank_of as rank_of_kind


@kernel
def novice(state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int:
    """Show a 例牌, lead the largest combination, beat as cheaply as possible, discard the lowest tiles."""
    if state.phase == AT_LIPAI:
        return CLAIM
    if state.phase == AT_LEAD:
        best = 0
        for i in range(1, count):
            if 20 * size_of[legal[i]] + rank_of[legal[i]] > 20 * size_of[legal[best]] + rank_of[legal[best]]:
                best = i
        return legal[best]
    if state.phase == AT_FOLLOW:
        return legal[0] if legal[0] < DISCARD else lowest_ranked(legal, count)
    return legal[below(rng, count)]


@kernel
def lowest_ranked(legal: Codes, count: int) -> int:
    best = 0
    for i in range(1, count):
        if rank_of_kind[legal[i] - DISCARD] < rank_of_kind[legal[best] - DISCARD]:
            best = i
    return legal[best]


@kernel
def regular(state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int:
    return choose(state, options, legal, count, rng, WEIGHTS)


@kernel
def choose(state: State, options: Options, legal: Codes, count: int, rng: Rng, weights: Weights) -> int:
    """Pick a code as a regular with these weights."""
    if state.phase == AT_LIPAI:
        return CLAIM  # wins at least five units doubled at once; playing on is never worth more
    if state.phase == AT_LEAD:
        return choose_lead(state, options, legal, count, weights)
    if state.phase == AT_FOLLOW:
        return choose_follow(state, options, legal, count, weights)
    return legal[below(rng, count)]
