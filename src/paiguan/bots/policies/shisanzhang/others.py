"""Worlds a seat holds possible: the unseen cards dealt to the others and laid out by regulars."""

from typing import Any

from paiguan.bots.policies.shisanzhang.players import commitment
from paiguan.bots.policies.shisanzhang.weights import WEIGHTS
from paiguan.engine.kernel import Rng, kernel
from paiguan.engine.rng import sow
from paiguan.engine.state import NOBODY, Items
from paiguan.games.shisanzhang.combos import HEAD_PILE, MID_PILE, PILES, TAIL_PILE, strength
from paiguan.games.shisanzhang.options import BANKER, POT, Options
from paiguan.games.shisanzhang.pieces import DECK
from paiguan.games.shisanzhang.play import spread
from paiguan.games.shisanzhang.settle import settle, settle_pair
from paiguan.games.shisanzhang.specials import NONE
from paiguan.games.shisanzhang.state import AT_SHOWDOWN, State


@kernel
def weigh_worlds(
    worlds: Any,
    options: Any,
    seat: int,
    commitments: Any,
    alive: Any,
    items: Items,
    rng: Rng,
    seed: int,
    first: int,
    out: Any,
) -> None:
    """Settle the living candidates in the worlds first, first + 1 …: out[candidate, world] becomes the gain.

    worlds[0] holds what the seat knows, worlds[1] is for the worlds.
    """
    state = worlds[1]
    for world in range(out.shape[1]):
        sow(rng, seed, first + world)
        worlds[1] = worlds[0]
        deal_others(state, options[0], seat, rng)
        for other in range(options[0].players):
            if other != seat and matters(state, options[0], seat, other):
                lay_as_regular(state, options[0], other)
        for candidate in range(commitments.shape[0]):
            if alive[candidate]:
                commit(state, seat, commitments[candidate])
                out[candidate, world] = gain_of(state, options[0], seat, items)


@kernel
def deal_others(state: State, options: Options, seat: int, rng: Rng) -> None:
    """The unseen cards, each deal as likely."""
    others = 0
    for other in range(options.players):
        if other != seat:
            state.dealt[other] = 0
            others |= 1 << other
    spread(state, DECK ^ state.dealt[seat], others, rng)
    state.phase = AT_SHOWDOWN


@kernel
def commit(state: State, seat: int, commitment: Any) -> None:
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
    """3: in a banker game only the banker meets the others."""
    return one != other and (options.opposition != BANKER or one == state.dealer or other == state.dealer)


@kernel
def matters(state: State, options: Options, seat: int, other: int) -> bool:
    """Whether what another seat lays can touch this one's gain: if they meet, and where a home run or the pot looks at all."""
    return meet(state, options, seat, other) or options.homerun != 0 or options.settle == POT


@kernel
def gain_of(state: State, options: Options, seat: int, items: Items) -> int:
    """What the hand comes to for one seat, by the rules' own settlement; of its own pairs only where no other counts."""
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
