"""A search that a network helps; a template that `binding.bind` binds to each game and its policies.

It does what `bots.search` does with two differences, each used where it was measured to pay (`Header` of the network):
- `rollouts`: the imagined hands are played to their end by the network instead of regulars.
- `likely`: of several sampled worlds one is taken by chance, each as likely as the network thinks that the other seats would
  have played there what they did play.
"""

import numpy as np
from numpy.typing import NDArray

from paiguan.bots.nets.forward import LOGIT
from paiguan.bots.nets.player import END
from paiguan.engine.binding import UNBOUND, Kernels, Policy, bind
from paiguan.engine.kernel import Codes, Grid, OptionArray, Options, Rng, Row, State, States, Vector, constant, kernel
from paiguan.engine.rng import below, sow
from paiguan.engine.state import CHANCE, CODE, CONTINUES, OVER, SEAT_SHIFT, Items

rules: Kernels = globals().get("rules", UNBOUND)
policy: Policy = globals().get("policy", UNBOUND)

if rules is not None:  # bound
    _search = bind("paiguan.bots.search", rules, policy)
    _player = bind("paiguan.bots.nets.player", rules)
    finish, gain_of, make_world = _search.finish, _search.gain_of, _search.make_world
    best_code, think, first_best = _player.best_code, _player.think, _player.first_best

TRIES = 4  # worlds of which one is taken
FEWEST = 16 << LOGIT  # a world this far behind the likeliest is never taken
# exp(-n / 16) in units of 2**-24, for n from 0: whole numbers, so that the same world is taken on every machine.
STEP = LOGIT - 4
CHANCES = constant([int(2**24 * 2.718281828459045 ** (-n / 16)) for n in range((FEWEST >> STEP) + 1)])


@kernel
def finish_by_net(
    state: State,
    options: Options,
    legal: Codes,
    rng: Rng,
    concealed: State,
    told: Vector,
    shape: Row,
    weights: Vector,
    numbers: Row,
    room: Row,
    logits: Row,
) -> None:
    """Play the hand to its end with the network at all seats."""
    while rules.actor(state) != OVER:
        if rules.actor(state) == CHANCE:
            code = legal[below(rng, rules.legal(state, options, legal))]
        else:
            code = best_code(state, options, legal, concealed, told, shape, weights, numbers, room, logits)
        rules.play(state, options, code)


@kernel
def surprise(
    world: State,
    options: Options,
    seat: int,
    past: State,
    legal: Codes,
    concealed: State,
    told: Vector,
    shape: Row,
    weights: Vector,
    numbers: Row,
    room: Row,
    logits: Row,
) -> int:
    """How far the codes of the other seats so far are behind what the network would have played in this world; 0 or more.

    Decisions with a single legal code, and chance, tell nothing. `past` begins as a copy of the world,
    `concealed` is a buffer.
    """
    found = 0
    rules.restart(past, options)
    for place in range(world.logged):
        entry = int(world.log[place])
        actor = entry >> SEAT_SHIFT & 3
        if not entry & CONTINUES:
            rules.set_actor(past, options, actor)
        if actor != seat and rules.actor(past) != CHANCE:
            count = rules.legal(past, options, legal)
            if count > 1:
                think(past, options, concealed, told, shape, weights, numbers, room, logits)
                found += int(logits[first_best(legal, count, logits)]) - int(logits[entry & CODE])
        rules.play(past, options, entry & CODE)
    return found


@kernel
def make_likely_world(
    states: States,
    options: OptionArray,
    seat: int,
    legal: Codes,
    rng: Rng,
    seed: int,
    world: int,
    surprises: Row,
    told: Vector,
    shape: Row,
    weights: Vector,
    numbers: Row,
    room: Row,
    logits: Row,
) -> None:
    """Write to states[1] one of TRIES worlds; the tries of world n are the worlds TRIES * n, TRIES * n + 1 … of `bots.search`."""
    least = -1
    for attempt in range(TRIES):
        make_world(states[0], options[0], seat, rng, seed, TRIES * world + attempt, states[1])
        states[2] = states[1]
        surprises[attempt] = surprise(
            states[1], options[0], seat, states[2], legal, states[3], told, shape, weights, numbers, room, logits
        )
        if least < 0 or surprises[attempt] < least:
            least = surprises[attempt]
    total = 0
    for attempt in range(TRIES):
        total += CHANCES[min(surprises[attempt] - least, FEWEST) >> STEP]
    sow(rng, seed, 2 * world + 1)
    drawn = below(rng, total)
    taken = 0
    while drawn >= CHANCES[min(surprises[taken] - least, FEWEST) >> STEP]:
        drawn -= CHANCES[min(surprises[taken] - least, FEWEST) >> STEP]
        taken += 1
    make_world(states[0], options[0], seat, rng, seed, TRIES * world + taken, states[1])


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
    rollouts: bool,
    likely: bool,
    surprises: Row,
    told: Vector,
    shape: Row,
    weights: Vector,
    numbers: Row,
    room: Row,
    logits: Row,
    out: NDArray[np.float64],
) -> None:
    """Do what `bots.search.weigh` does, with the network. states[0] is the position, the other three are buffers."""
    for i in range(out.shape[1]):
        world = first + i
        if likely:
            make_likely_world(
                states, options, seat, legal, rng, seed, world, surprises, told, shape, weights, numbers, room, logits
            )
        else:
            make_world(states[0], options[0], seat, rng, seed, world, states[1])
        for candidate in range(candidates.shape[0]):
            if not alive[candidate]:
                continue
            states[2] = states[1]
            place = 0
            while candidates[candidate, place] != END:
                rules.play(states[2], options[0], candidates[candidate, place])
                place += 1
            sow(rng, seed, 2 * world + 1)
            if rollouts:
                finish_by_net(states[2], options[0], legal, rng, states[3], told, shape, weights, numbers, room, logits)
            else:
                finish(states[2], options[0], legal, rng)
            out[candidate, i] = gain_of(states[2], options[0], seat, items)
