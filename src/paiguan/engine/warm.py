"""Compile the kernels ahead of use, visibly. The machine code is kept on disk, so this happens once a version."""

import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

import numpy as np

from paiguan.engine.deal import Deal
from paiguan.engine.game import game as open_game
from paiguan.engine.rng import seeded


def warm(name: str) -> float:
    """Call everything a table calls, once; returns the seconds it took."""
    start = time.perf_counter()
    game = open_game(name)
    deal = game.deal(seed=0)
    deal.push(next(iter(deal.legal_moves)))
    deal.pop()
    for seat in (None, *range(game.seats)):
        deal.view(seat)
        deal.observe(seat)
        deal.resample(seat, seed=0)
    codes = np.zeros(game.rules.LEGAL, np.int16)
    game.loops.play_out(deal.state, game.options, codes, seeded(0))
    deal.outcome()
    Deal.from_json(deal.to_json())
    game.score(game.face.example)
    return time.perf_counter() - start


def warm_all(names: Sequence[str]) -> Iterator[tuple[str, float]]:
    """Warm several games side by side, yielding each as it is ready."""
    workers = min(len(names), os.cpu_count() or 1)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting = {pool.submit(warm, name): name for name in names}
        for done in as_completed(waiting):
            yield waiting[done], done.result()
