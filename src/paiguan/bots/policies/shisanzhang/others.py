"""Sampled worlds: the unseen cards dealt to the others and laid out by regulars."""

import numpy as np
from numpy.typing import NDArray

from paiguan.bots.policies.shisanzhang.players import commitment
from paiguan.bots.policies.shisanzhang.weights import WEIGHTS
from paiguan.engine.kernel import Codes, Grid, OptionArray, Rng, Row, States, kernel
from paiguan.engine.rng import sow
from paiguan.engine.state import NOBODY, Items
from paiguan.games.shisanzhang.combos import HEAD_PILE, MID_PILE, PILES, TAIL_PILE, strength
from paiguan.games.shisanzhang.options import BANKER, POT, Options
from paiguan.games.shisanzhang.pairs import settle_pair
from paiguan.games.shisanzhang.play import spread
from paiguan.games.shisanzhang.settle import settle
from paiguan.games.shisanzhang.specials import NONE
from paiguan.games.shisanzhang.state import AT_SHOWDOWN, DECK, State


@kernel
def weigh_worlds(
    worlds: States,
    options: OptionArray,
    seat: int,
    commitments: Grid,
    alive: Row,
    items: Items,
    rng: Rng,
    seed: int,
    first: int,
    out: NDArray[np.float64],
) -> None:
    """Settle the candidates that are alive in the worlds first, first + 1 …; writes the gains to out[candidate, world].

    worlds[0] is what the seat knows, worlds[1] is a buffer.
    """
    for world in range(out.shape[1]):
        worlds[1] = worlds[0]
        make_world(worlds[0], options[0], seat, rng, seed, first + world, worlds[1])
        for candidate in range(commitments.shape[0]):
            if alive[candidate]:
                commit(worlds[1], seat, commitments[candidate])
                out[candidate, world] = gain_of(worlds[1], options[0], seat, items)


# `cuda/players.py` uses `make_world` and `gain_in` in place of those of `bots.search`.


@kernel
def make_world(known: State, options: Options, seat: int, rng: Rng, seed: int, world: int, out: State) -> None:
    """Sample the world of a given number, layouts included; `out` is a copy of what the seat knows."""
    sow(rng, seed, world)
    deal_others(out, options, seat, rng)
    for other in range(options.players):
        if other != seat and matters(out, options, seat, other):
            lay_as_regular(out, options, other)


@kernel
def gain_in(
    state: State, options: Options, seat: int, move: Row, legal: Codes, items: Items, rng: Rng, seed: int, world: int
) -> int:
    """The gain of a commitment in the world of a given number."""
    commit(state, seat, move)
    return gain_of(state, options, seat, items)


@kernel
def deal_others(state: State, options: Options, seat: int, rng: Rng) -> None:
    """Deal the unseen cards to the others, uniformly."""
    others = 0
    for other in range(options.players):
        if other != seat:
            state.dealt[other] = 0
            others |= 1 << other
    spread(state, DECK ^ state.dealt[seat], others, rng)
    state.phase = AT_SHOWDOWN


@kernel
def commit(state: State, seat: int, commitment: Row) -> None:
    state.declared[seat] = commitment[0]
    for pile in range(len(PILES)):
        state.strengths[seat, pile] = commitment[1 + pile]


@kernel
def lay_as_regular(state: State, options: Options, seat: int) -> None:
    hand = state.dealt[seat]
    state.declared[seat], head, mid = commitment(options, hand, seat == state.dealer, WEIGHTS)
    if state.declared[seat] == NONE:
        state.strengths[seat, HEAD_PILE] = strength(options, head)
        state.strengths[seat, MID_PILE] = strength(options, mid)
        state.strengths[seat, TAIL_PILE] = strength(options, hand ^ head ^ mid)


@kernel
def meet(state: State, options: Options, one: int, other: int) -> bool:
    """Whether two seats compare their piles; in a banker game only the banker meets the others (3)."""
    return one != other and (options.opposition != BANKER or one == state.dealer or other == state.dealer)


@kernel
def matters(state: State, options: Options, seat: int, other: int) -> bool:
    """Whether another seat's layout can change this seat's gain: if they meet, or if home runs or the pot depend on all
    seats."""
    return meet(state, options, seat, other) or options.homerun != 0 or options.settle == POT


@kernel
def gain_of(state: State, options: Options, seat: int, items: Items) -> int:
    """The gain of one seat by the rules' own settlement; only the pairs of this seat are settled if the others do not
    matter."""
    count = 0
    if options.settle == POT:
        count = settle(state, options, items)
    else:
        for other in range(options.players):
            if meet(state, options, seat, other):
                if other == state.dealer:
                    count = settle_pair(state, options, items, count, other, seat)
                else:
                    count = settle_pair(state, options, items, count, seat, other)
    gain = 0
    for i in range(count):
        if items[i].payer != NOBODY:
            if items[i].payer == seat:
                gain -= items[i].amount
            elif items[i].payee == seat:
                gain += items[i].amount
    return gain
