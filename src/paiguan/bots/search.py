"""Master's thinking, written once and bound to each game and its policies by `binding.bind`.

Many worlds that the seat holds possible; in each, every candidate is played and the hand finished by regulars. All
candidates see the same worlds and the same dice, so that they differ by what they are worth and little else.
"""

from typing import Any

from paiguan.engine.kernel import Codes, Options, Rng, State, kernel
from paiguan.engine.rng import below, sow
from paiguan.engine.state import CHANCE, NOBODY, OVER, Items

rules: Any = globals().get("rules")
policy: Any = globals().get("policy")
# Any world that the rules hold possible; where a policy knows what players leave behind, such as they leave.
imagine: Any = getattr(policy, "imagine", None) or getattr(rules, "imagine", None)

END = -1


@kernel
def finish(state: State, options: Options, legal: Codes, rng: Rng) -> None:
    """Regulars play the hand out."""
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
    states: Any, options: Any, seat: int, legal: Codes, items: Items, rng: Rng, seed: int, worlds: int, regulars: bool
) -> int:
    """So many simulations from states[0]: a world each, finished by regulars or at random; returns the summed gain."""
    gain = 0
    for world in range(worlds):
        sow(rng, seed, world)
        rules.veil(states[0], options[0], seat, states[1])
        imagine(states[1], options[0], seat, rng)
        if regulars:
            finish(states[1], options[0], legal, rng)
        else:
            finish_at_random(states[1], options[0], legal, rng)
        gain += gain_of(states[1], options[0], seat, items)
    return gain


@kernel
def weigh(
    states: Any,
    options: Any,
    seat: int,
    candidates: Any,
    base: int,
    alive: Any,
    legal: Codes,
    items: Items,
    rng: Rng,
    seed: int,
    first: int,
    worlds: int,
    out: Any,
) -> None:
    """Try the living candidates in worlds first, first + 1 …: out[candidate] collects gain and gain squared, and how much
    better than the candidate `base` it did in each world, and that squared: a difference in the same world tells more.

    states[0] is what there is to think about, states[1] and states[2] are for the worlds.
    """
    for world in range(first, first + worlds):
        sow(rng, seed, 2 * world)
        rules.veil(states[0], options[0], seat, states[1])
        imagine(states[1], options[0], seat, rng)
        rules.ask(states[1], options[0], seat)
        known = 0
        for step in range(candidates.shape[0]):
            # The base comes first, so that the others can be set against it.
            candidate = base if step == 0 else step - 1 if step <= base else step
            if not alive[candidate]:
                continue
            states[2] = states[1]
            place = 0
            while candidates[candidate, place] != END:
                rules.play(states[2], options[0], candidates[candidate, place])
                place += 1
            sow(rng, seed, 2 * world + 1)
            finish(states[2], options[0], legal, rng)
            gain = gain_of(states[2], options[0], seat, items)
            if candidate == base:
                known = gain
            out[candidate, 0] += gain
            out[candidate, 1] += gain * gain
            out[candidate, 2] += gain - known
            out[candidate, 3] += (gain - known) * (gain - known)
