"""Many hands side by side, written once and bound to each game by `binding.bind`.

Every kernel works on the rows lo to hi - 1, so that threads can share a batch. Each row has its own generator, so the number
of threads changes nothing.
"""

from typing import Any

from paiguan.engine.kernel import Codes, Items, Vector, kernel
from paiguan.engine.rng import below, sow
from paiguan.engine.state import NOBODY, OVER

rules: Any = globals().get("rules")

ALL_LEGAL = -1


@kernel
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
def actors_of(states: Any, out: Any, lo: int, hi: int) -> None:
    for row in range(lo, hi):
        out[row] = rules.actor(states[row])


@kernel
def masks_of(states: Any, options: Any, legal: Codes, out: Any, lo: int, hi: int) -> None:
    """out[row, code]: whether the code is legal; nothing is when the hand is over."""
    for row in range(lo, hi):
        out[row] = False
        if rules.actor(states[row]) != OVER:
            for i in range(rules.legal(states[row], options[0], legal)):
                out[row, legal[i]] = True


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


@kernel
def observe_rows(states: Any, options: Any, seats: Any, veiled: Any, out: Vector, lo: int, hi: int) -> None:
    """out[row] becomes what seats[row] knows; for no seat (a hand that is over has no actor) what a spectator does."""
    for row in range(lo, hi):
        seat = max(seats[row], NOBODY)
        rules.veil(states[row], options[0], seat, veiled[0])
        rules.encode(veiled[0], options[0], seat, out[row])


@kernel
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
    """out[row] becomes a world that seats[row] holds possible."""
    for row in range(lo, hi):
        seat = max(seats[row], NOBODY)
        rules.veil(states[row], options[0], seat, out[row])
        rules.imagine(out[row], options[0], seat, rngs[row])
