"""The value of a position: the exponential of what a hand may win, less that of what it may lose."""

from typing import Any

from paiguan.bots.policies.liuhu.chances import cards_in_runs, cards_in_sets, likely_cards
from paiguan.bots.policies.liuhu.powers import exponential
from paiguan.bots.policies.liuhu.sure import sweep
from paiguan.bots.policies.liuhu.weights import MOST, OFF_LOSE, OFF_WIN, ON_LOSE, ON_WIN, SIGN_SURE, SIGN_WON
from paiguan.engine.bits import popcount
from paiguan.engine.kernel import Weights, kernel
from paiguan.games.liuhu.legal import ENOUGH
from paiguan.games.liuhu.options import Options
from paiguan.games.liuhu.settle import score_of
from paiguan.games.liuhu.state import State, next_active, old_cards


@kernel
def worth(
    state: State,
    options: Options,
    seat: int,
    leader: int,
    hand: int,
    won: int,
    exposed: int,
    gains: int,
    out_a: int,
    out_b: int,
    unseen: int,
    weights: Weights,
) -> float:
    """The value of a hand, what it may win less what it may lose, when the seat `leader` is on lead and has just won
    `gains` hu."""
    if hand == 0:  # the last trick is over
        if leader == seat:
            return 2.0 * score_of(won)
        return -share_of(state, seat, leader) * score_of(state.won[leader] + gains)
    signs = signs_of(state, options, seat, leader, hand, won, exposed, gains, out_a, out_b, unseen, weights)
    on_lead = leader == seat
    to_win = 0.0
    to_lose = 0.0
    for i in range(len(signs)):
        to_win += weights[(ON_WIN if on_lead else OFF_WIN) + i] * signs[i]
        to_lose += weights[(ON_LOSE if on_lead else OFF_LOSE) + i] * signs[i]
    hu = int(signs[SIGN_SURE])
    left = popcount(hand)
    value = 0.0
    if won + left >= ENOUGH:
        value += exponential(min(to_win, MOST))
    if max(signs[SIGN_WON], signs[SIGN_WON + 1]) + left >= ENOUGH:
        value -= exponential(min(to_lose, MOST))
    if on_lead and hu >= ENOUGH:
        value = max(value, 2.0 * score_of(hu))
    return value


@kernel
def signs_of(
    state: State,
    options: Options,
    seat: int,
    leader: int,
    hand: int,
    won: int,
    exposed: int,
    gains: int,
    out_a: int,
    out_b: int,
    unseen: int,
    weights: Weights,
) -> Any:
    """The SIGNS of a hand, when the seat `leader` is on lead and has just won `gains` hu."""
    hu, rest, _ = sweep(options, hand, won, exposed, out_a, out_b, state.privileged == seat)
    on_lead = leader == seat
    a = next_active(options, state.dealer, seat)
    b = next_active(options, state.dealer, a)
    if leader == b or (on_lead and state.won[b] > state.won[a]):
        a, b = b, a
    won_a = state.won[a] + (0 if on_lead else gains)
    won_b = state.won[b]
    left = popcount(hand)
    old = old_cards(options, exposed)
    return (
        1.0,
        float(hu),
        max(hu - 6.0, 0.0),
        float(popcount(rest)),
        float(popcount(cards_in_sets(options, rest)) + popcount(cards_in_runs(rest))),
        likely_cards(options, rest, out_a, out_b, left, max(unseen, 2 * left), weights),
        float(popcount((out_a | out_b) & old)),
        float(won_a),
        float(won_b),
        float(left),
    )


@kernel
def share_of(state: State, seat: int, winner: int) -> float:
    """The number of shares that a loser pays (包輸, 6)."""
    if state.privileged == seat:
        return 2.0
    return 1.0 if state.privileged < 0 or state.privileged == winner else 0.0
