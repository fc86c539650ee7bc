"""Loops over whole hands, written once and bound to each game (see `bound` below).

Numba keeps on disk only kernels whose callees are module globals, so this file is loaded once a game, with the game's
`rules` module as a global, under a name of its own.
"""

import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Any

from paiguan.engine.kernel import Codes, Items, Options, Rng, State, kernel
from paiguan.engine.rng import below, sow
from paiguan.engine.state import CODE, CONTINUES, NOBODY, OVER

rules: Any = globals().get("rules")  # the game; bound before this code runs


@kernel
def replay(state: State, options: Options, entries: Codes, count: int) -> None:
    """Start the hand over and play the first `count` entries of a log."""
    rules.restart(state, options)
    for i in range(count):
        if not entries[i] & CONTINUES:
            rules.ask(state, options, (entries[i] >> 12) & 3)
        rules.play(state, options, entries[i] & CODE)


@kernel
def play_out(state: State, options: Options, codes: Codes, rng: Rng) -> int:
    """Random moves to the end of the hand; returns how many. A move of several codes counts once."""
    moves = 0
    while rules.actor(state) != OVER:
        count = rules.legal(state, options, codes)
        rules.play(state, options, codes[below(rng, count)])
        if state.partial == 0:
            moves += 1
    return moves


@kernel
def random_hands(
    state: State, options: Options, codes: Codes, items: Items, payments: Any, rng: Rng, seed: int, hands: int
) -> int:
    """Deal and play whole random hands, adding up the payments; returns the number of moves."""
    moves = 0
    for hand in range(hands):
        sow(rng, seed, hand)
        rules.deal(state, options, rng)
        moves += play_out(state, options, codes, rng)
        add_payments(items, rules.settle(state, options, items), payments)
    return moves


@kernel
def add_payments(items: Items, count: int, payments: Any) -> None:
    for i in range(count):
        if items[i].payer != NOBODY:
            payments[items[i].payer] -= items[i].amount
            payments[items[i].payee] += items[i].amount


@kernel
def resample(state: State, options: Options, seat: int, rng: Rng, out: State) -> None:
    """A possible world for `seat`, made from what it may know and nothing else."""
    rules.veil(state, options, seat, out)
    rules.imagine(out, options, seat, rng)


@kernel
def observe(state: State, options: Options, seat: int, veiled: State, out: Any) -> None:
    rules.veil(state, options, seat, veiled)
    rules.encode(veiled, options, seat, out)


@cache
def bound(game: ModuleType) -> Any:
    """This module with `rules` bound to one game."""
    name = f"{__name__}_{game.__name__.split('.')[-2]}"
    spec = spec_from_file_location(name, __file__)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    module.rules = game  # type: ignore[attr-defined]
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
