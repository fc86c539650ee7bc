"""Decisions of a follower: beat or discard, and what to discard."""

from paiguan.bots.policies.tianjiu.sure import beaters_of, combos_in, sure_tiles, torn, unseen_by
from paiguan.bots.policies.tianjiu.weights import (
    BEAT,
    BEAT_ALL_WINNERS_LEFT,
    BEAT_BEATERS,
    BEAT_FEW_LEFT,
    BEAT_FINISH,
    BEAT_RANK,
    BEAT_SAVES,
    BEAT_SPENDS,
    BEAT_SURE,
    BEAT_SURE_TILES,
    BEAT_TEARS,
    BEAT_TILES,
    BEAT_WINNERS_LEFT,
    KEEP_MILITARY,
    KEEP_MIXED,
    KEEP_PAIR,
    KEEP_RANK,
    KEEP_SURE,
)
from paiguan.engine.bits import index, lowest, popcount
from paiguan.engine.kernel import Codes, Weights, kernel
from paiguan.games.tianjiu.combos import kind_of, mask_of, mixed_in, size_of
from paiguan.games.tianjiu.legal import DISCARD, PLAY
from paiguan.games.tianjiu.options import Options
from paiguan.games.tianjiu.state import CIVIL_MASK, FIRST_BITS, State, apart, first_bit, kind_of_bit
from paiguan.games.tianjiu.state import rank_of as rank_of_kind


@kernel
def choose_follow(state: State, options: Options, legal: Codes, count: int, weights: Weights) -> int:
    seat = state.turn
    hand = state.hands[seat]
    unseen = unseen_by(state, seat)
    sure = sure_tiles(unseen)
    best = -1
    best_score = 0.0
    if legal[0] < DISCARD:
        whole = combos_in(hand)
        for i in range(count):
            if legal[i] >= DISCARD:
                break
            score = score_beat(state, options, seat, hand, unseen, sure, whole, legal[i] - PLAY, weights)
            if score > best_score:
                best = i
                best_score = score
    if best >= 0:
        return legal[best]
    return choose_discard(state, hand, sure, legal, count, weights)


@kernel
def score_beat(
    state: State,
    options: Options,
    seat: int,
    hand: int,
    unseen: int,
    sure: int,
    whole: int,
    combo: int,
    weights: Weights,
) -> float:
    """The value of beating, compared with discarding, which is 0."""
    size = size_of[combo]
    beaters = 0 if state.acted == 3 else beaters_of(options, combo, unseen)
    rest = apart(hand, mask_of[combo])
    left = state.left[seat] - size
    winners = popcount(rest & sure)
    score = weights[BEAT] + weights[BEAT_TILES] * size + weights[BEAT_BEATERS] * min(beaters, 6)
    score += weights[BEAT_RANK] * rank_of_kind[kind_of[combo]] / 11
    score += weights[BEAT_TEARS] * torn(whole, rest, size)
    if size == 1 and mask_of[combo] & sure:
        score += weights[BEAT_SPENDS]
    if state.stacks[seat] == 0:
        score += weights[BEAT_SAVES]
    if left == 0:
        score += weights[BEAT_FINISH]
    if left <= 2:
        score += weights[BEAT_FEW_LEFT]
    if beaters == 0:
        score += weights[BEAT_SURE] + weights[BEAT_SURE_TILES] * size + weights[BEAT_WINNERS_LEFT] * min(winners, 4)
        if winners == left:
            score += weights[BEAT_ALL_WINNERS_LEFT]
    return score


@kernel
def choose_discard(state: State, hand: int, sure: int, legal: Codes, count: int, weights: Weights) -> int:
    """The next tile of a discard: the lowest kind among the tiles least worth keeping, as many as are still needed."""
    first = 0
    while legal[first] < DISCARD:
        first += 1
    if first == count - 1:
        return legal[first]
    needed = size_of[state.led] - state.partial
    mixed = mixed_in(hand)
    tiles = hand & ~(first_bit[legal[first] - DISCARD] - 1)
    # Tiles are named in order. The next one is the first whose value is among the `needed` least: raise the bound step by step.
    bound = -1e9
    taken = 0
    while taken < needed:
        least = 1e9
        copies = 0
        kinds = tiles & FIRST_BITS
        while kinds:
            bit = lowest(kinds)
            kinds ^= bit
            worth = keep_worth(hand, sure, mixed, bit, weights)
            if worth > bound and worth <= least:
                here = 2 if bit & CIVIL_MASK and hand & bit << 1 else 1
                copies = copies + here if worth == least else here
                least = worth
        taken += copies
        bound = least
    for i in range(first, count):
        if keep_worth(hand, sure, mixed, first_bit[legal[i] - DISCARD], weights) <= bound:
            return legal[i]
    return legal[count - 1]


@kernel
def keep_worth(hand: int, sure: int, mixed: int, bit: int, weights: Weights) -> float:
    """The value of keeping a tile of the kind with this first bit."""
    kind = kind_of_bit[index(bit)]
    if bit & CIVIL_MASK:
        worth = weights[KEEP_RANK] * rank_of_kind[kind] / 11
        if hand & bit << 1:
            worth += weights[KEEP_PAIR]
            bit = bit << 1
    else:
        worth = weights[KEEP_RANK] * rank_of_kind[kind] / 6 + weights[KEEP_MILITARY]
    if bit & sure:
        worth += weights[KEEP_SURE]
    if mixed and mixed != mixed_in(hand ^ bit):
        worth += weights[KEEP_MIXED]
    return worth
