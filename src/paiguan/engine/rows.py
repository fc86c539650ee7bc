"""Many hands side by side, written once and bound to each game by `binding.bind`.

Every kernel works on the rows lo to hi - 1, so that threads can share a batch. Each row has its own generator, so the number
of threads changes nothing.
"""

from typing import Any

from paiguan.engine.bits import WIDE, matches
from paiguan.engine.kernel import Codes, Vector, inlined, kernel
from paiguan.engine.rng import below, sow
from paiguan.engine.state import NOBODY, OVER, Items

rules: Any = globals().get("rules")

ALL_LEGAL = -1


@inlined
def deal_rows(
    states: Any, options: Any, start: Any, rngs: Any, hands: Any, seed: int, every: bool, lo: int, hi: int
) -> None:
    """A fresh hand in every row, or only where the hand is over; `hands` counts the hands dealt in a row."""
    for row in range(lo, hi):
        if every or rules.actor(states[row]) == OVER:
            sow(rngs[row], seed, row << 32 | hands[row])
            states[row] = start[0]
            rules.deal(states[row], options[0], rngs[row])
            hands[row] += 1


@kernel
def first_illegal(states: Any, options: Any, codes: Any, legal: Codes, lo: int, hi: int) -> int:
    """The first row whose code may not be played, or ALL_LEGAL. A row whose hand is over takes any code and ignores it."""
    for row in range(lo, hi):
        if rules.actor(states[row]) == OVER:
            continue
        count = rules.legal(states[row], options[0], legal)
        at = 0
        while at < count and legal[at] != codes[row]:
            at += 1
        if at == count:
            return row
    return ALL_LEGAL


@kernel
def step_rows(states: Any, options: Any, codes: Any, lo: int, hi: int) -> None:
    for row in range(lo, hi):
        if rules.actor(states[row]) != OVER:
            rules.play(states[row], options[0], codes[row])


@kernel
def pick_rows(states: Any, options: Any, rngs: Any, legal: Codes, out: Any, lo: int, hi: int) -> None:
    """A random legal code for every row; 0 where the hand is over."""
    for row in range(lo, hi):
        out[row] = 0
        if rules.actor(states[row]) != OVER:
            out[row] = legal[below(rngs[row], rules.legal(states[row], options[0], legal))]


@kernel
def finish_rows(states: Any, options: Any, rngs: Any, legal: Codes, lo: int, hi: int) -> int:
    """Random codes to the end of every hand; returns how many."""
    played = 0
    for row in range(lo, hi):
        while rules.actor(states[row]) != OVER:
            count = rules.legal(states[row], options[0], legal)
            rules.play(states[row], options[0], legal[below(rngs[row], count)])
            played += 1
    return played


@inlined
def settle_rows(states: Any, options: Any, items: Items, out: Any, lo: int, hi: int) -> None:
    """out[row, seat]: what the hand has come to so far."""
    for row in range(lo, hi):
        out[row] = 0
        for i in range(rules.settle(states[row], options[0], items)):
            if items[i].payer != NOBODY:
                out[row, items[i].payer] -= items[i].amount
                out[row, items[i].payee] += items[i].amount


@kernel
def imagine_rows(states: Any, options: Any, seats: Any, rngs: Any, out: Any, lo: int, hi: int) -> None:
    """out[row] becomes a world that seats[row] holds possible. Where several are asked at once a seat cannot know who is asked
    first; if it is this one in truth, it is in the world too."""
    for row in range(lo, hi):
        seat = max(seats[row], NOBODY)
        rules.veil(states[row], options[0], seat, out[row])
        rules.imagine(out[row], options[0], seat, rngs[row])
        if seat != NOBODY and rules.actor(states[row]) == seat:
            rules.ask(out[row], options[0], seat)


# ---- a batch on the processor: each row is passed once a step, while it lies in the cache ---------------------------------
# legal[row] holds the row's legal codes, counts[row] their number: 0 when its hand is over.


@inlined
def turn_rows(
    states: Any,
    options: Any,
    codes: Any,
    start: Any,
    rngs: Any,
    hands: Any,
    seed: int,
    again: bool,
    items: Items,
    rewards: Any,
    done: Any,
    finals: Any,
    actors: Any,
    legal: Any,
    counts: Any,
    masks: Any,
    with_masks: bool,
    veiled: Any,
    observations: Any,
    with_observations: bool,
    lo: int,
    hi: int,
) -> None:
    """Play a legal code in every row; settle the hands that end, show their end to whoever acted last, deal the next if
    `again`; then look."""
    for row in range(lo, hi):
        done[row] = False
        rewards[row] = 0
        if counts[row] > 0:
            rules.play(states[row], options[0], codes[row])
            if rules.actor(states[row]) == OVER:
                done[row] = True
                settle_rows(states, options, items, rewards, row, row + 1)
                observe_rows(states, options, actors, veiled, finals, row, row + 1)
                if again:
                    deal_rows(states, options, start, rngs, hands, seed, True, row, row + 1)
        look(states, options, actors, legal, counts, row)
        if with_masks:
            masks_of(legal, counts, masks, row, row + 1)
        if with_observations:
            observe_rows(states, options, actors, veiled, observations, row, row + 1)


@kernel
def look_rows(states: Any, options: Any, actors: Any, legal: Any, counts: Any, lo: int, hi: int) -> None:
    for row in range(lo, hi):
        look(states, options, actors, legal, counts, row)


@inlined
def look(states: Any, options: Any, actors: Any, legal: Any, counts: Any, row: int) -> None:
    """Who is to act in a row, and what he may do."""
    actors[row] = rules.actor(states[row])
    counts[row] = 0
    if actors[row] != OVER:
        counts[row] = rules.legal(states[row], options[0], legal[row])


@inlined
def masks_of(legal: Any, counts: Any, out: Any, lo: int, hi: int) -> None:
    """out[row, code]: whether the code is legal."""
    for row in range(lo, hi):
        out[row] = False
        for i in range(counts[row]):
            out[row, legal[row, i]] = True


@inlined
def observe_rows(states: Any, options: Any, seats: Any, veiled: Any, out: Vector, lo: int, hi: int) -> None:
    """out[row] becomes what seats[row] knows; for no seat (a hand that is over has no actor) what a spectator does."""
    for row in range(lo, hi):
        seat = max(seats[row], NOBODY)
        rules.see(states[row], options[0], seat, veiled[0])
        rules.encode(veiled[0], options[0], seat, out[row])


@inlined
def choose_rows(legal: Any, counts: Any, rngs: Any, out: Any, lo: int, hi: int) -> None:
    """A random legal code for every row, as `pick_rows` finds it."""
    for row in range(lo, hi):
        out[row] = legal[row, below(rngs[row], counts[row])] if counts[row] > 0 else 0


@inlined
def first_refused(legal: Any, counts: Any, codes: Any, lo: int, hi: int) -> int:
    """The first row whose code may not be played, or ALL_LEGAL, as `first_illegal` finds it."""
    for row in range(lo, hi):
        count = counts[row]
        found = count == 0 or matches(legal[row], codes[row]) & ((1 << min(count, WIDE)) - 1) != 0
        for at in range(WIDE, count):
            found |= legal[row, at] == codes[row]
        if not found:
            return row
    return ALL_LEGAL
