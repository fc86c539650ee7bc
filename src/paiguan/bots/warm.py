"""Compile the games and who plays them ahead of use, visibly: the first bot to move should not keep a person waiting."""

import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from paiguan.bots.advice import advise
from paiguan.bots.levels import bot
from paiguan.engine.game import game as open_game
from paiguan.engine.warm import warm as warm_rules

HANDS = 3  # by regulars: among them is one that somebody wins, and whatever is worked out only then


def warm(name: str) -> float:
    """Call everything a table calls, once; returns the seconds it took."""
    start = time.perf_counter()
    warm_rules(name)
    game, regular = open_game(name), bot("regular")
    for seed in range(HANDS):
        deal = game.deal(seed=seed)
        advised = False
        while (seat := deal.actor) is not None:
            if seed == 0 and not advised and not deal.chance and len(deal.legal_moves) > 1:
                advise(deal, seat, worlds=1)
                advised = True
            deal.push(deal.legal_moves.random(seed) if deal.chance else regular.choose(deal, seat, seed))
        deal.view(None)
    return time.perf_counter() - start


def warm_all(names: Sequence[str]) -> Iterator[tuple[str, float]]:
    """Warm several games side by side, yielding each as it is ready."""
    workers = min(len(names), os.cpu_count() or 1)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting = {pool.submit(warm, name): name for name in names}
        for done in as_completed(waiting):
            yield waiting[done], done.result()
