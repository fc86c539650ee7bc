"""天九 for a novice and for a regular.

A regular weighs each move by a few things a decent player looks at: does it win for sure, what is left to finish with, is an
empty stack saved, what is torn apart. How much each counts is in WEIGHTS, found by `python -m paiguan.bots.tune tianjiu`.
"""

from typing import Any

from paiguan.engine.bits import index, lowest, popcount
from paiguan.engine.kernel import Codes, Options, Rng, State, kernel, table
from paiguan.engine.rng import below
from paiguan.games.tianjiu import rules as rules
from paiguan.games.tianjiu.combos import (
    CC,
    PAIR_61,
    SINGLE_21,
    SINGLE_51,
    ZC,
    ZW,
    C,
    M,
    class_of,
    end_of,
    higher_from,
    kind_of,
    mask_of,
    mixed_in,
    pairs_in,
    rank_of,
    size_of,
)
from paiguan.games.tianjiu.options import WENZUN_ON
from paiguan.games.tianjiu.state import AT_FOLLOW, AT_LEAD, AT_LIPAI, CLAIM, DISCARD, PLAY
from paiguan.games.tianjiu.tiles import (
    CIVIL_FIRST,
    CIVIL_MASK,
    DECK_MASK,
    FIRST_BIT,
    FIRST_BITS,
    KINDS,
    MILITARY,
    RANK,
    apart,
    first_bit,
    higher_than,
    kind_of_bit,
    together,
)
from paiguan.games.tianjiu.tiles import rank_of as rank_of_kind

MILITARY_SHIFT = FIRST_BIT[KINDS - len(MILITARY)].bit_length() - 1


def unbeaten(unseen: int) -> int:
    """The military tiles that none of the unseen ones outranks, as bits from the lowest military kind."""
    ranks = RANK[KINDS - len(MILITARY) :]
    highest = max((rank for place, rank in enumerate(ranks) if unseen >> place & 1), default=0)
    return sum(1 << place for place, rank in enumerate(ranks) if rank >= highest)


sure_military = table([unbeaten(unseen) for unseen in range(1 << len(MILITARY))])

# What a regular looks at, in the order of WEIGHTS.
FEATURES = (
    # leading
    "lead: tiles",
    "lead: wins for sure",
    "lead: tiles that win for sure",
    "lead: combinations out that beat it",
    "lead: it finishes the hand",
    "lead: tears a pair or more apart",
    "lead: rank",
    "lead: no winner is left after it",
    "lead: only winners are left after it",
    "lead: saves an empty stack",
    "lead: a 么 kept for the end is spent",
    # beating
    "beat: at all",
    "beat: tiles",
    "beat: wins for sure",
    "beat: tiles won for sure",
    "beat: combinations out that beat it",
    "beat: rank",
    "beat: spends a sure winner",
    "beat: saves an empty stack",
    "beat: finishes the hand",
    "beat: winners left after it",
    "beat: only winners are left after it",
    "beat: tears a pair or more apart",
    "beat: few tiles are left",
    # keeping, when discarding
    "keep: rank",
    "keep: one of a pair",
    "keep: a sure winner",
    "keep: part of a mixed combination",
    "keep: military",
)
(
    LEAD_TILES,
    LEAD_SURE,
    LEAD_SURE_TILES,
    LEAD_BEATERS,
    LEAD_FINISH,
    LEAD_TEARS,
    LEAD_RANK,
    LEAD_NO_WINNER_LEFT,
    LEAD_ALL_WINNERS_LEFT,
    LEAD_SAVES,
    LEAD_YAO,
    BEAT,
    BEAT_TILES,
    BEAT_SURE,
    BEAT_SURE_TILES,
    BEAT_BEATERS,
    BEAT_RANK,
    BEAT_SPENDS,
    BEAT_SAVES,
    BEAT_FINISH,
    BEAT_WINNERS_LEFT,
    BEAT_ALL_WINNERS_LEFT,
    BEAT_TEARS,
    BEAT_FEW_LEFT,
    KEEP_RANK,
    KEEP_PAIR,
    KEEP_SURE,
    KEEP_MIXED,
    KEEP_MILITARY,
) = range(len(FEATURES))

WEIGHTS = table(
    [
        0.89,  # lead: tiles
        1.10,  # lead: wins for sure
        0.57,  # lead: tiles that win for sure
        0.15,  # lead: combinations out that beat it
        3.31,  # lead: it finishes the hand
        -0.26,  # lead: tears a pair or more apart
        -0.99,  # lead: rank
        -0.81,  # lead: no winner is left after it
        0.77,  # lead: only winners are left after it
        0.76,  # lead: saves an empty stack
        -0.47,  # lead: a 么 kept for the end is spent
        -0.02,  # beat: at all
        0.50,  # beat: tiles
        0.60,  # beat: wins for sure
        0.32,  # beat: tiles won for sure
        0.04,  # beat: combinations out that beat it
        -0.83,  # beat: rank
        -0.29,  # beat: spends a sure winner
        0.52,  # beat: saves an empty stack
        3.62,  # beat: finishes the hand
        -0.15,  # beat: winners left after it
        0.87,  # beat: only winners are left after it
        -0.32,  # beat: tears a pair or more apart
        0.78,  # beat: few tiles are left
        1.09,  # keep: rank
        0.91,  # keep: one of a pair
        1.55,  # keep: a sure winner
        1.34,  # keep: part of a mixed combination
        -0.03,  # keep: military
    ],
    "f8",
)


@kernel
def novice(state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int:
    """Shows a 例牌, leads what is largest, beats as cheaply as possible, throws what ranks lowest."""
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
def choose(state: State, options: Options, legal: Codes, count: int, rng: Rng, weights: Any) -> int:
    """The code a player with these weights picks."""
    if state.phase == AT_LIPAI:
        return CLAIM  # a sure win of five units doubled at least; no hand is worth playing on for
    if state.phase == AT_LEAD:
        return choose_lead(state, options, legal, count, weights)
    if state.phase == AT_FOLLOW:
        return choose_follow(state, options, legal, count, weights)
    return legal[below(rng, count)]


# ---- what the actor knows --------------------------------------------------------------------------------------


@kernel
def unseen_by(state: State, seat: int) -> int:
    """Tiles that may still be against him: held, thrown or unused elsewhere."""
    unseen = apart(DECK_MASK, together(state.hands[seat], state.thrown[seat]))
    unseen = apart(unseen, state.shown)
    for other in range(4):
        unseen = apart(unseen, state.table[other])
    return unseen


@kernel
def beaters_of(options: Options, combo: int, unseen: int) -> int:
    """How many unseen combinations would beat this one, led (5.3)."""
    klass = class_of(options, combo)
    if klass == ZW:
        return 0
    if klass == ZC:
        return int(options.wenzun == WENZUN_ON and mask_of[PAIR_61] & ~unseen == 0)
    higher = higher_than[kind_of[combo]]
    if klass == C or klass == M:
        return popcount(unseen & higher)
    if klass == CC:
        return popcount(pairs_in(unseen) & higher)
    count = 0
    for other in range(higher_from[combo], end_of[combo]):
        count += int(mask_of[other] & ~unseen == 0)
    return count


@kernel
def sure_tiles(unseen: int) -> int:
    """All tiles that would win for sure, led alone: no unseen tile of their suit ranks higher."""
    below_top = unseen & CIVIL_FIRST
    below_top |= below_top >> 2
    below_top |= below_top >> 4
    below_top |= below_top >> 8
    below_top |= below_top >> 16  # the first bits of the highest unseen kind and of all below it
    below_top = below_top >> 2
    return CIVIL_MASK & ~(below_top | below_top << 1) | sure_military[unseen >> MILITARY_SHIFT] << MILITARY_SHIFT


@kernel
def torn(before: int, rest: int, size: int) -> int:
    """How many pairs and mixed combinations of a hand a play takes apart without using them up."""
    return before - combos_in(rest) - (size - 1)


@kernel
def combos_in(hand: int) -> int:
    return popcount(pairs_in(hand)) + popcount(mixed_in(hand))


# ---- leading and following -------------------------------------------------------------------------------------


@kernel
def choose_lead(state: State, options: Options, legal: Codes, count: int, weights: Any) -> int:
    seat = state.turn
    hand = state.hands[seat]
    unseen = unseen_by(state, seat)
    sure = sure_tiles(unseen)
    whole = combos_in(hand)
    best = 0
    best_score = -1e9
    for i in range(count):
        combo = legal[i] - PLAY
        size = size_of[combo]
        beaters = beaters_of(options, combo, unseen)
        rest = apart(hand, mask_of[combo])
        left = state.left[seat] - size
        winners = popcount(rest & sure)
        score = weights[LEAD_TILES] * size + weights[LEAD_BEATERS] * min(beaters, 6)
        score += weights[LEAD_RANK] * rank_of_kind[kind_of[combo]] / 11
        score += weights[LEAD_TEARS] * torn(whole, rest, size)
        if left == 0:
            score += weights[LEAD_FINISH]
        if combo == SINGLE_21 or combo == SINGLE_51:
            score += weights[LEAD_YAO]
        if beaters == 0:
            score += weights[LEAD_SURE] + weights[LEAD_SURE_TILES] * size
            if state.stacks[seat] == 0:
                score += weights[LEAD_SAVES]
            if winners == 0:
                score += weights[LEAD_NO_WINNER_LEFT]
            if winners == left:
                score += weights[LEAD_ALL_WINNERS_LEFT]
        if score > best_score:
            best = i
            best_score = score
    return legal[best]


@kernel
def choose_follow(state: State, options: Options, legal: Codes, count: int, weights: Any) -> int:
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
    weights: Any,
) -> float:
    """What beating is worth against throwing tiles away, which is worth nothing."""
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
def choose_discard(state: State, hand: int, sure: int, legal: Codes, count: int, weights: Any) -> int:
    """The next tile of a discard: the lowest kind among those least worth keeping, as many as are still to be thrown."""
    first = 0
    while legal[first] < DISCARD:
        first += 1
    if first == count - 1:
        return legal[first]
    needed = size_of[state.led] - state.partial
    mixed = mixed_in(hand)
    tiles = hand & ~(first_bit[legal[first] - DISCARD] - 1)
    # The tile to name now is the first in order whose worth is among the `needed` least: raise the bound step by step.
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
def keep_worth(hand: int, sure: int, mixed: int, bit: int, weights: Any) -> float:
    """How much one would like to keep a tile of the kind with this first bit."""
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
