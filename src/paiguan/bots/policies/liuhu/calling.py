"""Decisions before play: whether to show the five tigers (4.1), whether to call (4.2)."""

from paiguan.bots.policies.liuhu.chances import cards_in_runs, cards_in_sets
from paiguan.bots.policies.liuhu.sure import sweep, top_leads
from paiguan.bots.policies.liuhu.weights import (
    CALL_DEALER,
    CALL_OLD,
    CALL_RUNS,
    CALL_SECOND,
    CALL_SETS,
    CALL_SURE,
    CALL_TAIL,
    CALL_TENS,
    CALL_TOP,
)
from paiguan.engine.bits import popcount
from paiguan.engine.kernel import Weights, kernel
from paiguan.games.liuhu.legal import NOWUHU, PASS, WUHU, ZUO
from paiguan.games.liuhu.options import SAME_SUIT, Options
from paiguan.games.liuhu.settle import WUHU_HU
from paiguan.games.liuhu.state import T_MASK, State, in_play, next_active, old_cards


@kernel
def choose_wuhu(state: State, options: Options) -> int:
    """Show the five tigers for eight hu, unless the seat is the dealer and sure of more."""
    seat = state.turn
    if seat == state.dealer:
        hand = state.hands[seat]
        unseen = in_play(options) & ~hand
        hu, _, _ = sweep(options, hand, 0, 0, unseen, unseen, False)
        if hu > WUHU_HU:
            return NOWUHU
    return WUHU


@kernel
def choose_call(state: State, options: Options, weights: Weights) -> int:
    seat = state.turn
    hand = state.hands[seat]
    unseen = in_play(options) & ~hand
    hu, _, _ = sweep(options, hand, 0, 0, unseen, unseen, seat != state.dealer)
    score = weights[CALL_OLD] * popcount(hand & old_cards(options, 0)) + weights[CALL_SURE] * hu
    score += weights[CALL_SETS] * popcount(cards_in_sets(options, hand))
    score += weights[CALL_RUNS] * popcount(cards_in_runs(hand))
    score += weights[CALL_TENS] * tens_in(options, hand)
    score += weights[CALL_TOP] * popcount(hand & top_leads(options, old_cards(options, 0)))
    if seat == state.dealer:
        score += weights[CALL_DEALER]
    elif seat == next_active(options, state.dealer, state.dealer):
        score += weights[CALL_SECOND]
    else:
        score += weights[CALL_TAIL]
    return ZUO if score > 0 else PASS


@kernel
def tens_in(options: Options, hand: int) -> int:
    """The number of Tens, which beat every other suit; 0 if only the same suit beats."""
    return 0 if options.single_beat == SAME_SUIT else popcount(hand & T_MASK)
