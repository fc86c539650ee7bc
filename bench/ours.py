"""Our side of the bench."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec

import numpy as np

import paiguan
from paiguan.bots.levels import policy_of
from paiguan.engine.binding import bind
from paiguan.engine.rng import seeded
from paiguan.engine.state import ITEM, blank


def random_play(name: str, seconds: float) -> dict[str, float]:
    """Whole random hands, each freshly dealt and settled: moves a second, and codes a second (a move of several pieces
    is one move of several codes)."""
    game = paiguan.game(name)
    state, codes = blank(game.rules.STATE)[0], np.zeros(game.rules.LEGAL, np.int16)
    game.face.begin(state, game.options, {})
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


def face_moves(name: str, seconds: float) -> float:
    """The Python face: look, choose among the legal moves, push; moves a second."""
    game = paiguan.game(name)

    def play(seed: int) -> int:
        deal, moves = game.deal(seed=seed), 0
        while (actor := deal.actor) is not None:
            deal.view(actor)
            deal.push(deal.legal_moves.random(seed + moves))
            moves += 1
        return moves

    for seed in range(30):  # until everything that a hand may need is loaded
        play(seed)
    moves, seed, start = 0, 30, time.process_time()
    while time.process_time() - start < seconds:
        moves, seed = moves + play(seed), seed + 1
    return moves / (time.process_time() - start)


def simulations(name: str, seconds: float, regulars: bool) -> float:
    """Simulations a second from freshly dealt hands: a possible world each, played out by regulars, as a master's are, or at
    random, as OpenSpiel's are."""
    game = paiguan.game(name)
    search = bind("paiguan.bots.search", game.face.rules, policy_of(game))
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
    """The rules of all games, then the bots, compiled from an empty cache on all cores; the rules loaded by a fresh process."""
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
from paiguan.bots.warm import warm_all
from paiguan.engine.warm import warm

list(warm_all(paiguan.GAMES, warm))
"""
LOAD = "from paiguan.engine.warm import warm; import paiguan; [warm(name) for name in paiguan.GAMES]"


def game_figures(name: str) -> Iterator[tuple[str, str, float]]:
    """What only one game has to be quick at."""
    if find_spec(f"bench.{name}") is not None:
        yield from import_module(f"bench.{name}").figures()
