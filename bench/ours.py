"""The benchmarks of Paiguan itself."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator

import numpy as np

import paiguan
from bench.games import notes_on
from paiguan.bots.levels import policy_of
from paiguan.engine.binding import bind
from paiguan.engine.rng import seeded
from paiguan.engine.state import ITEM, blank


def random_play(name: str, seconds: float) -> dict[str, float]:
    """Moves and codes a second of whole random hands, each dealt and settled. A move of several pieces is one move of several
    codes."""
    game = paiguan.game(name)
    state, codes = blank(game.rules.STATE)[0], np.zeros(game.rules.LEGAL, np.int16)
    game.interface.begin(state, game.options, {})
    items, payments, counts = blank(ITEM, game.rules.ITEMS), np.zeros(4, np.int64), np.zeros(2, np.int64)

    def play(seed: int, hands: int) -> None:
        counts[:] += game.loops.random_hands(state, game.options, codes, items, payments, seeded(0), seed, hands)

    play(0, 1)
    counts[:] = 0
    hands, seed, start = 1000, 1, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        play(seed, hands)
        seed += 1
    return {"moves": counts[0] / spent, "codes": counts[1] / spent}


def deal_moves(name: str, seconds: float) -> float:
    """Moves a second through `Deal`: make a view, choose among the legal moves, push."""
    game = paiguan.game(name)

    def play(seed: int) -> int:
        deal, moves = game.deal(seed=seed), 0
        while (actor := deal.actor) is not None:
            deal.view(actor)
            deal.push(deal.legal_moves.random(seed + moves))
            moves += 1
        return moves

    for seed in range(30):  # warm up: load every kernel that a hand may need
        play(seed)
    moves, seed, start = 0, 30, time.process_time()
    while time.process_time() - start < seconds:
        moves, seed = moves + play(seed), seed + 1
    return moves / (time.process_time() - start)


def simulations(name: str, seconds: float, regulars: bool) -> float:
    """Simulations a second from fresh deals: sample a world and play it to the end, by regulars as a master does, or at random
    as OpenSpiel does."""
    game = paiguan.game(name)
    search = bind("paiguan.bots.search", game.interface.rules, policy_of(game))
    buffers = np.zeros(game.rules.LEGAL, np.int16), blank(ITEM, game.rules.ITEMS), seeded(0)
    played, seed, spent = 0, 0, -1.0
    while spent < seconds:
        deal = game.deal(seed=seed)
        states = blank(game.rules.STATE, 2)
        states.view(np.uint8)[: deal.state.nbytes] = np.frombuffer(deal.state.tobytes(), np.uint8)
        start = time.process_time()
        search.simulate(states, game.option_array, deal.actor, *buffers, seed, 2000, regulars)
        if spent >= 0:  # the first round compiles
            spent += time.process_time() - start
            played += 2000
        spent, seed = max(spent, 0.0), seed + 1
    return played / spent


def compiling() -> Iterator[tuple[str, str, float]]:
    """Seconds to compile the rules of all games, then the bots, from an empty cache on all cores; and to load the rules in a
    fresh process."""
    every_core = range(os.cpu_count() or 1)
    with tempfile.TemporaryDirectory() as folder:
        surroundings = {**os.environ, "PAIGUAN_CACHE": folder}
        for what, arguments in (
            ("the rules of all games compiled from an empty cache", ["-c", RULES]),
            ("then the bots too", ["-m", "paiguan.cli", "compile"]),
            ("the rules of all games loaded from the cache", ["-c", LOAD]),
        ):
            start = time.perf_counter()
            subprocess.run(
                [sys.executable, *arguments],
                check=True,
                env=surroundings,
                preexec_fn=lambda: os.sched_setaffinity(0, every_core),
            )
            yield what, "s", time.perf_counter() - start


RULES = """
import paiguan
from paiguan.bots.precompile import compile_all
from paiguan.engine.precompile import load_rules

list(compile_all(paiguan.GAMES, load_rules))
"""
LOAD = "from paiguan.engine.precompile import load_rules; import paiguan; [load_rules(name) for name in paiguan.GAMES]"


def game_figures(name: str) -> Iterator[tuple[str, str, float]]:
    """What only one game has to be quick at."""
    if (figures := getattr(notes_on(name), "figures", None)) is not None:
        yield from figures()
