"""The master's search; a template that `binding.bind` binds to each game and its policies.

Samples many worlds that are possible as far as the seat knows. In each of them, every candidate move is played and regulars
finish the hand. All candidates get the same worlds and the same random numbers, which makes their differences less noisy.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from paiguan.engine.binding import UNBOUND, Kernels, Policy
from paiguan.engine.kernel import Codes, Grid, OptionArray, Options, Rng, Row, State, States, kernel
from paiguan.engine.rng import below, sow
from paiguan.engine.state import CHANCE, NOBODY, OVER, Items

rules: Kernels = globals().get("rules", UNBOUND)
policy: Policy = globals().get("policy", UNBOUND)
# A policy may sample worlds that are more likely given how people play; otherwise the rules sample any possible world.
sample_world: Any = getattr(policy, "sample_world", None) or getattr(rules, "sample_world", None)

END = -1


@kernel
def finish(state: State, options: Options, legal: Codes, rng: Rng) -> None:
    """Play the hand to its end with regulars."""
    while rules.actor(state) != OVER:
        count = rules.legal(state, options, legal)
        if count == 1 or rules.actor(state) == CHANCE:
            code = legal[0] if count == 1 else legal[below(rng, count)]
        else:
            code = policy.regular(state, options, legal, count, rng)
        rules.play(state, options, code)


@kernel
def finish_at_random(state: State, options: Options, legal: Codes, rng: Rng) -> None:
    while rules.actor(state) != OVER:
        rules.play(state, options, legal[below(rng, rules.legal(state, options, legal))])


@kernel
def gain_of(state: State, options: Options, seat: int, items: Items) -> int:
    gain = 0
    for i in range(rules.settle(state, options, items)):
        if items[i].payer != NOBODY:
            if items[i].payer == seat:
                gain -= items[i].amount
            elif items[i].payee == seat:
                gain += items[i].amount
    return gain


@kernel
def simulate(
    states: States,
    options: OptionArray,
    seat: int,
    legal: Codes,
    items: Items,
    rng: Rng,
    seed: int,
    worlds: int,
    regulars: bool,
) -> int:
    """Run simulations from states[0], a sampled world each, finished by regulars or at random; returns the summed gain."""
    gain = 0
    for world in range(worlds):
        sow(rng, seed, world)
        rules.conceal(states[0], options[0], seat, states[1])
        sample_world(states[1], options[0], seat, rng)
        if regulars:
            finish(states[1], options[0], legal, rng)
        else:
            finish_at_random(states[1], options[0], legal, rng)
        gain += gain_of(states[1], options[0], seat, items)
    return gain


@kernel
def make_world(known: State, options: Options, seat: int, rng: Rng, seed: int, world: int, out: State) -> None:
    """Sample the world of a given number, with the seat to act."""
    sow(rng, seed, 2 * world)
    rules.conceal(known, options, seat, out)
    sample_world(out, options, seat, rng)
    rules.set_actor(out, options, seat)


@kernel
def gain_in(
    state: State, options: Options, seat: int, move: Codes, legal: Codes, items: Items, rng: Rng, seed: int, world: int
) -> int:
    """The gain of a move in the world of a given number, played out by regulars with the same random numbers every time."""
    place = 0
    while move[place] != END:
        rules.play(state, options, move[place])
        place += 1
    sow(rng, seed, 2 * world + 1)
    finish(state, options, legal, rng)
    return gain_of(state, options, seat, items)


@kernel
def weigh(
    states: States,
    options: OptionArray,
    seat: int,
    candidates: Grid,
    alive: Row,
    legal: Codes,
    items: Items,
    rng: Rng,
    seed: int,
    first: int,
    out: NDArray[np.float64],
) -> None:
    """Play the candidates that are alive in the worlds first, first + 1 …

    out[candidate, i] is the gain in the world first + i. states[0] is the position, states[1] and states[2] are buffers.
    """
    for i in range(out.shape[1]):
        make_world(states[0], options[0], seat, rng, seed, first + i, states[1])
        for candidate in range(candidates.shape[0]):
            if alive[candidate]:
                states[2] = states[1]
                move = candidates[candidate]
                out[candidate, i] = gain_in(states[2], options[0], seat, move, legal, items, rng, seed, first + i)
