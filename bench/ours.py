"""Our side of the bench."""

import random
import subprocess
import sys
import time
from collections.abc import Iterator

import numpy as np

import paiguan
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
    """The Python face: list the moves, look, push; moves a second."""
    game, generator = paiguan.game(name), random.Random(0)
    moves, seed, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        deal, seed = game.deal(seed=seed), seed + 1
        while (actor := deal.actor) is not None:
            choices = deal.legal_moves
            move = next(iter(choices)) if name == "shisanzhang" else generator.choice(list(choices))
            deal.view(actor)
            deal.push(move)
            moves += 1
    return moves / (time.process_time() - start)


def loading_seconds() -> float:
    """All games ready to play in a fresh process, machine code from the cache."""
    program = "from paiguan.engine.warm import warm; import paiguan; [warm(name) for name in paiguan.GAMES]"
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], check=True)
    return time.perf_counter() - start


def game_figures(name: str) -> Iterator[tuple[str, str, float]]:
    """What only one game has to be quick at."""
    if name == "shisanzhang":
        from bench.shisanzhang import figures
    elif name == "weimaque":
        from bench.weimaque import figures
    else:
        return
    yield from figures()
