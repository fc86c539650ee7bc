"""The policies `novice` and `regular` of 六虎, by phase."""

from paiguan.bots.policies.liuhu.calling import choose_call, choose_wuhu
from paiguan.bots.policies.liuhu.following import choose_follow
from paiguan.bots.policies.liuhu.leading import choose_lead
from paiguan.bots.policies.liuhu.weights import WEIGHTS
from paiguan.engine.kernel import Codes, Rng, Weights, kernel
from paiguan.games.liuhu.combos import size_of
from paiguan.games.liuhu.legal import DISCARD, HU, LEAD, PASS, WUHU, ZUO, hu_of
from paiguan.games.liuhu.options import Options
from paiguan.games.liuhu.state import AT_CALL, AT_FOLLOW, AT_WUHU, State, bit_of, face_up, old_cards


@kernel
def novice(state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int:
    """Show the five tigers, call with three old cards, declare as soon as allowed. Lead the largest play, beat as cheaply as
    possible, discard the lowest cards that are not old."""
    if state.phase == AT_WUHU:
        return WUHU
    if state.phase == AT_CALL:
        return ZUO if hu_of(state, options, state.turn) >= 3 else PASS
    if state.phase == AT_FOLLOW:
        return legal[0] if legal[0] < DISCARD else lowest_young(options, face_up(state), legal, count)
    best = count - 1
    if legal[best] == HU:
        return HU
    for i in range(count - 1):
        if size_of[legal[i] - LEAD] >= size_of[legal[best] - LEAD]:
            best = i
    return legal[best]


@kernel
def lowest_young(options: Options, exposed: int, legal: Codes, count: int) -> int:
    old = old_cards(options, exposed)
    for i in range(count):
        if bit_of[legal[i] - DISCARD] & old == 0:
            return legal[i]
    return legal[0]


@kernel
def regular(state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int:
    return choose(state, options, legal, count, rng, WEIGHTS)


@kernel
def choose(state: State, options: Options, legal: Codes, count: int, rng: Rng, weights: Weights) -> int:
    """Pick a code as a regular with these weights."""
    if state.phase == AT_FOLLOW:
        return choose_follow(state, options, legal, count, weights)
    if state.phase == AT_CALL:
        return choose_call(state, options, weights)
    if state.phase == AT_WUHU:
        return choose_wuhu(state, options)
    return choose_lead(state, options, legal, count, weights)
