"""Decisions of a follower: beat or discard, and what to discard."""

from paiguan.bots.policies.liuhu.chances import cards_in_runs, cards_in_sets, chance_to_hold
from paiguan.bots.policies.liuhu.sure import barred_from, top_leads, unbeaten, unseen_by, weaker
from paiguan.bots.policies.liuhu.weights import (
    KEEP_HU,
    KEEP_NEAR,
    KEEP_RANK,
    KEEP_RUNS,
    KEEP_SETS,
    KEEP_TOP,
    KEEP_WINNER,
)
from paiguan.bots.policies.liuhu.worth import worth
from paiguan.engine.bits import index, lowest, popcount
from paiguan.engine.kernel import Codes, Weights, kernel
from paiguan.games.liuhu.combos import mask_of, size_of
from paiguan.games.liuhu.legal import BEAT, DISCARD, owed_by
from paiguan.games.liuhu.options import FACE_DOWN, SAME_SUIT, Options
from paiguan.games.liuhu.state import (
    JOKER,
    NUMBERS,
    SUITED,
    SUITED_MASK,
    State,
    bit_of,
    face_up,
    next_active,
    old_cards,
)


@kernel
def choose_follow(state: State, options: Options, legal: Codes, count: int, weights: Weights) -> int:
    seat = state.turn
    hand = state.hands[seat]
    size = size_of[state.led]
    unseen = unseen_by(state, options, seat)
    a = next_active(options, state.dealer, seat)
    b = next_active(options, state.dealer, a)
    out_a = unseen & ~barred_from(state, options, a)
    out_b = unseen & ~barred_from(state, options, b)
    # Every card of a discard is decided again from the hand at its start, so the decisions agree.
    thrown = cheapest(state, options, hand | state.given, size, out_a | out_b, weights)
    if state.partial > 0:
        return carry_on(thrown, legal, count)
    if legal[0] >= DISCARD:
        return DISCARD + index(lowest(thrown))
    last = state.acted == 2
    each = popcount(hand)
    count_out = popcount(unseen)
    won = state.won[seat]
    best = DISCARD + index(lowest(thrown))
    exposed = face_up(state) if options.discard_face == FACE_DOWN else face_up(state) | thrown
    rest = hand & ~thrown
    best_value = worth(state, options, seat, state.owner, rest, won, exposed, size, out_a, out_b, count_out, weights)
    if not last:
        best_value += worth(state, options, seat, a, rest, won, exposed, size, out_a, out_b, count_out, weights)
        best_value *= 0.5
    for i in range(count):
        if legal[i] >= DISCARD:
            break
        combo = legal[i] - BEAT
        rest = hand ^ mask_of[combo]
        exposed = face_up(state) | mask_of[combo]
        chance = 1.0
        if not last:
            chance = chance_to_hold(options, combo, out_a, 0, each, count_out, count_out - each, weights)
        value = chance * worth(
            state, options, seat, seat, rest, won + size, exposed, 0, out_a, out_b, count_out, weights
        )
        if chance < 1:
            value += (1 - chance) * worth(
                state, options, seat, a, rest, won, exposed, size, out_a, out_b, count_out, weights
            )
        if value > best_value:
            best = legal[i]
            best_value = value
    return best


@kernel
def cheapest(state: State, options: Options, hand: int, size: int, out: int, weights: Weights) -> int:
    """The cards least worth keeping; with one of a beating play if one is owed (4.4)."""
    owed = owed_by(options, state.standing, state.top_led != 0, hand)
    old = old_cards(options, face_up(state))
    top = top_leads(options, old)
    best = unbeaten(options, out) & SUITED_MASK
    near = unbeaten(options, weaker(options, out)) & SUITED_MASK
    openly = options.discard_face != FACE_DOWN
    thrown = 0
    for step in range(size):
        kept = hand & ~thrown
        in_sets = cards_in_sets(options, kept)
        in_runs = cards_in_runs(kept)
        choices = kept & owed if owed and step == size - 1 and thrown & owed == 0 else kept
        cheap = 0
        cheap_worth = 1e9
        while choices:
            bit = lowest(choices)
            choices ^= bit
            worth = weights[KEEP_RANK] * rank_of(options, index(bit))
            if bit & old:
                promoted = openly and old_cards(options, face_up(state) | thrown | bit) & ~old & kept
                if not promoted:
                    worth += weights[KEEP_HU]
            if bit & top:
                worth += weights[KEEP_TOP]
            if bit & best:
                worth += weights[KEEP_WINNER]
            if bit & near:
                worth += weights[KEEP_NEAR]
            if bit & in_sets:
                worth += weights[KEEP_SETS] * popcount(in_sets & ~cards_in_sets(options, kept ^ bit))
            if bit & in_runs:
                worth += weights[KEEP_RUNS] * popcount(in_runs & ~cards_in_runs(kept ^ bit))
            if worth < cheap_worth:
                cheap = bit
                cheap_worth = worth
        thrown |= cheap
    return thrown


@kernel
def carry_on(thrown: int, legal: Codes, count: int) -> int:
    """The next card of a discard: one of these, or any legal one if another player began the discard differently (4.4)."""
    for i in range(count):
        if bit_of[legal[i] - DISCARD] & thrown:
            return legal[i]
    return legal[0]


@kernel
def rank_of(options: Options, card: int) -> float:
    """The rank of a card as a follower's single, from 0 to 1; the 37th card beats nothing."""
    if card == JOKER:
        return 0.0
    return card % NUMBERS / NUMBERS if options.single_beat == SAME_SUIT else card / SUITED
