"""One hand, code by code, with one kernel call a step; a template that `engine.binding.bind` binds to each game."""

from typing import Any

from paiguan.engine.binding import UNBOUND, Kernels
from paiguan.engine.kernel import Codes, Grid, OptionArray, Rng, States, Vector, kernel
from paiguan.engine.rng import below, sow
from paiguan.engine.state import NOBODY, OVER, Items

rules: Kernels = globals().get("rules", UNBOUND)


@kernel
def look(
    states: States, options: OptionArray, legal: Codes, concealed: States, mask: Vector, observation: Vector
) -> int:
    """Write the legal codes of the seat to act to an empty mask, and its observation; returns the seat. OVER writes nothing."""
    seat = rules.actor(states[0])
    if seat != OVER:
        for i in range(rules.legal(states[0], options[0], legal)):
            mask[legal[i]] = 1
        rules.observe(states[0], options[0], seat, concealed[0])
        rules.encode(concealed[0], options[0], seat, observation)
    return seat


ILLEGAL = -3  # a result of `advance`, besides seats and OVER


@kernel
def advance(
    states: States, options: OptionArray, code: int, legal: Codes, concealed: States, mask: Vector, observation: Vector
) -> int:
    """Play a code, then do as `look`; returns ILLEGAL and changes nothing if the code is not legal. The legal codes are
    computed again, because the caller may have changed the mask."""
    if rules.actor(states[0]) == OVER:
        return ILLEGAL
    count = rules.legal(states[0], options[0], legal)
    at = 0
    while at < count and legal[at] != code:
        at += 1
    if at == count:
        return ILLEGAL
    rules.play(states[0], options[0], code)
    return look(states, options, legal, concealed, mask, observation)


@kernel
def known(states: States, options: OptionArray, seat: int, concealed: States, observation: Vector) -> None:
    """Write what a seat knows, as a concealed state and as an observation."""
    rules.conceal(states[0], options[0], seat, concealed[0])
    rules.encode(concealed[0], options[0], seat, observation)


@kernel
def public(states: States, options: OptionArray, seat: int, concealed: States, observation: Vector) -> None:
    """Write what is public, as an observation from a seat's position."""
    rules.conceal(states[0], options[0], NOBODY, concealed[0])
    rules.encode(concealed[0], options[0], seat, observation)


@kernel
def pay(states: States, options: OptionArray, items: Items, out: Any) -> None:
    """Write to out[seat] the payments so far."""
    out[:] = 0
    for i in range(rules.settle(states[0], options[0], items)):
        if items[i].payer != NOBODY:
            out[items[i].payer] -= items[i].amount
            out[items[i].payee] += items[i].amount


# The columns of `counts` in `count_hands`.
MOVES, CODES, DECISIONS, CHOICES, WIDEST = range(5)


@kernel
def count_hands(
    states: States,
    options: OptionArray,
    start: States,
    legal: Codes,
    items: Items,
    rng: Rng,
    seed: int,
    counts: Grid,
    payments: Grid,
) -> None:
    """Play random hands and write a row for each: moves, codes, decisions (points with more than one legal code), the sum and
    the maximum of the number of legal codes over all points; and the payments of each seat."""
    for hand in range(len(counts)):
        sow(rng, seed, hand)
        states[0] = start[0]
        rules.deal(states[0], options[0], rng)
        counts[hand] = 0
        while rules.actor(states[0]) != OVER:
            count = rules.legal(states[0], options[0], legal)
            rules.play(states[0], options[0], legal[below(rng, count)])
            counts[hand, CODES] += 1
            counts[hand, CHOICES] += count
            if states[0].partial == 0:
                counts[hand, MOVES] += 1
            if count > 1:
                counts[hand, DECISIONS] += 1
            if count > counts[hand, WIDEST]:
                counts[hand, WIDEST] = count
        pay(states, options, items, payments[hand])
