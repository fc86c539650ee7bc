"""Decisions on lead: what to lead, or whether to declare."""

from paiguan.bots.policies.liuhu.chances import chance_to_hold
from paiguan.bots.policies.liuhu.sure import barred_from, unbeaten, unseen_by, weaker
from paiguan.bots.policies.liuhu.weights import WAIT, WAIT_NEAR, WAIT_NEARER, WAIT_OLD, WAIT_TENS
from paiguan.bots.policies.liuhu.worth import worth
from paiguan.engine.bits import popcount
from paiguan.engine.kernel import Codes, Weights, kernel
from paiguan.games.liuhu.combos import is_top_led, mask_of, size_of
from paiguan.games.liuhu.legal import HU, LEAD, hu_of
from paiguan.games.liuhu.options import SAME_SUIT, Options
from paiguan.games.liuhu.settle import BASE, score_of
from paiguan.games.liuhu.state import SUITED_MASK, T_MASK, State, face_up, next_active, old_cards


@kernel
def choose_lead(state: State, options: Options, legal: Codes, count: int, weights: Weights) -> int:
    seat = state.turn
    hand = state.hands[seat]
    won = state.won[seat]
    if hand == 0:
        return HU
    unseen = unseen_by(state, options, seat)
    a = next_active(options, state.dealer, seat)
    b = next_active(options, state.dealer, a)
    out_a = unseen & ~barred_from(state, options, a)
    out_b = unseen & ~barred_from(state, options, b)
    each = popcount(hand)
    count_out = popcount(unseen)
    nowhere = count_out - 2 * each
    best = 0
    best_value = -1e9
    leads = count - 1 if legal[count - 1] == HU else count
    for i in range(leads):
        combo = legal[i] - LEAD
        rest = hand ^ mask_of[combo]
        size = size_of[combo]
        exposed = face_up(state) | mask_of[combo]
        chance = 1.0
        if not is_top_led(options, face_up(state), combo):
            chance = chance_to_hold(options, combo, out_a, out_b, each, count_out, nowhere, weights)
        value = 0.0
        if chance > 0:
            value += chance * worth(
                state, options, seat, seat, rest, won + size, exposed, 0, out_a, out_b, count_out, weights
            )
        if chance < 1:
            for other in (a, b):
                value += (0.5 - 0.5 * chance) * worth(
                    state, options, seat, other, rest, won, exposed, size, out_a, out_b, count_out, weights
                )
        if value > best_value:
            best = i
            best_value = value
    if leads < count and best_value < 2.0 * score_of(hu_of(state, options, seat)):
        rest = hand ^ mask_of[legal[best] - LEAD]
        if not waits(state, options, a, b, rest, each, out_a | out_b, weights):
            return HU
    return legal[best]


@kernel
def waits(state: State, options: Options, a: int, b: int, rest: int, each: int, out: int, weights: Weights) -> bool:
    """Whether to play on with six hu instead of declaring: worth the risk if the others are far from six and the lead is likely
    to come back."""
    score = weights[WAIT] + weights[WAIT_NEARER] * max(max(state.won[a], state.won[b]) + each - BASE, 0)
    if options.single_beat != SAME_SUIT:
        near = unbeaten(options, weaker(options, weaker(options, out))) & SUITED_MASK
        score += weights[WAIT_NEAR] * popcount(rest & near) + weights[WAIT_TENS] * popcount(rest & T_MASK)
    score += weights[WAIT_OLD] * popcount(rest & old_cards(options, face_up(state)))
    return score > 0
