"""The figures of 偎麻雀: the best reading of a winning hand, and the claims of a seat."""

import time
from collections.abc import Iterator
from typing import Any

import numpy as np

import paiguan
from paiguan.engine.kernel import kernel
from paiguan.engine.rng import below, seeded
from paiguan.engine.state import OVER, blank
from paiguan.games.weimaque.legal import claims_of, reading_of
from paiguan.games.weimaque.score import fill_hand
from paiguan.games.weimaque.state import AT_CLAIM

OPENSPIEL = "gin_rummy"
STRENGTH = {"anxiang": 1000, "online": 320}

# All red triplets: many splits are tried, and every kind of item is looked at.
# All red triplets: a hand with many splits and every kind of item.
CONCEALED = [
    "s2",
    "s2",
    "s2",
    "s7",
    "s7",
    "s7",
    "s10",
    "s10",
    "s10",
    "b2",
    "b2",
    "b2",
    "b7",
    "b7",
    "b7",
    "b10",
    "b10",
    "b10",
    "b1",
]


@kernel
def read_hands(states: Any, options: Any, rounds: int) -> int:
    total = 0
    for round_ in range(rounds):
        total += reading_of(states[0], options[0], 0, states[0].source, False).pair + round_
    return total


@kernel
def claim_rows(states: Any, options: Any, rounds: int) -> int:
    total = 0
    for round_ in range(rounds):
        for row in range(states.size):
            for seat in range(4):
                total += claims_of(states[row], options[0], seat) + round_
    return total


def figures() -> Iterator[tuple[str, str, float]]:
    game = paiguan.game("weimaque")
    won = blank(game.rules.STATE)
    fill_hand(won[0], 0, [], CONCEALED, "b1", "self", False)
    read_hands(won, game.option_array, 1)
    rounds, start = 20_000, time.process_time()
    read_hands(won, game.option_array, rounds)
    yield "偎麻雀: best reading of a winning hand", "µs", (time.process_time() - start) / rounds * 1e6

    rows = asked_states(game, 256)
    claim_rows(rows, game.option_array, 1)
    rounds, start = 500, time.process_time()
    claim_rows(rows, game.option_array, rounds)
    yield "偎麻雀: claims of a seat", "µs", (time.process_time() - start) / (rounds * rows.size * 4) * 1e6


def asked_states(game: paiguan.Game, count: int) -> Any:
    """Collect states of random play in which a card may be claimed."""
    states, codes, rng = blank(game.rules.STATE, count), np.zeros(game.rules.LEGAL, np.int16), seeded(1)
    found = seed = 0
    while found < count:
        deal, seed = game.deal(seed=seed), seed + 1
        while found < count and game.rules.actor(deal.state) != OVER:
            if deal.state.phase == AT_CLAIM:
                states[found] = deal.state
                found += 1
            legal = game.rules.legal(deal.state, game.options, codes)
            game.rules.play(deal.state, game.options, codes[below(rng, legal)])
    return states
