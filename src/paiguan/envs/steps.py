"""One hand, code by code, in as few calls as can be; written once and bound to each game by `engine.binding.bind`."""

from typing import Any

from paiguan.engine.kernel import Codes, Rng, Vector, kernel
from paiguan.engine.rng import below, sow
from paiguan.engine.state import NOBODY, OVER, Items

rules: Any = globals().get("rules")


@kernel
def look(states: Any, options: Any, legal: Codes, veiled: Any, mask: Vector, observation: Vector) -> int:
    """The seat to act, with its legal codes (into an empty mask) and all it knows; OVER leaves both as they are."""
    seat = rules.actor(states[0])
    if seat != OVER:
        for i in range(rules.legal(states[0], options[0], legal)):
            mask[legal[i]] = 1
        rules.see(states[0], options[0], seat, veiled[0])
        rules.encode(veiled[0], options[0], seat, observation)
    return seat


ILLEGAL = -3  # an answer of `advance` beside seats and OVER


@kernel
def advance(states: Any, options: Any, code: int, legal: Codes, veiled: Any, mask: Vector, observation: Vector) -> int:
    """Play a code and look; ILLEGAL if it may not be played, and then nothing has changed. The mask that was handed out is not
    asked: its holder may have written on it."""
    if rules.actor(states[0]) == OVER:
        return ILLEGAL
    count = rules.legal(states[0], options[0], legal)
    at = 0
    while at < count and legal[at] != code:
        at += 1
    if at == count:
        return ILLEGAL
    rules.play(states[0], options[0], code)
    return look(states, options, legal, veiled, mask, observation)


@kernel
def known(states: Any, options: Any, seat: int, veiled: Any, observation: Vector) -> None:
    """All that a seat knows: veiled, and as a vector."""
    rules.veil(states[0], options[0], seat, veiled[0])
    rules.encode(veiled[0], options[0], seat, observation)


@kernel
def public(states: Any, options: Any, seat: int, veiled: Any, observation: Vector) -> None:
    """What everybody knows, as a vector from where a seat sits."""
    rules.veil(states[0], options[0], NOBODY, veiled[0])
    rules.encode(veiled[0], options[0], seat, observation)


@kernel
def pay(states: Any, options: Any, items: Items, out: Any) -> None:
    """out[seat]: what the hand has come to."""
    out[:] = 0
    for i in range(rules.settle(states[0], options[0], items)):
        if items[i].payer != NOBODY:
            out[items[i].payer] -= items[i].amount
            out[items[i].payee] += items[i].amount


# Columns of what `count_hands` finds out about each hand.
MOVES, CODES, DECISIONS, CHOICES, WIDEST = range(5)


@kernel
def count_hands(
    states: Any, options: Any, start: Any, legal: Codes, items: Items, rng: Rng, seed: int, counts: Any, payments: Any
) -> None:
    """Random hands, a row each: moves, codes, decisions (more than one legal code), the legal codes at all points added
    up, the most at one point; and what each seat was paid."""
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
