"""Compile the games and who plays them ahead of use, visibly: the first bot to move should not keep a person waiting."""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from paiguan.bots.advice import advise
from paiguan.bots.levels import bot
from paiguan.engine.game import game as open_game
from paiguan.engine.warm import warm as warm_rules

HANDS = 3  # by regulars: among them is one that somebody wins, and whatever is worked out only then


def warm(name: str) -> None:
    """Call everything a table calls, once."""
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


def warm_all(names: Sequence[str], work: Callable[[str], None] = warm) -> Iterator[tuple[str, float]]:
    """Warm several games side by side, yielding each as it is ready, and the seconds it took."""
    workers = min(len(names), os.cpu_count() or 1)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting = {pool.submit(_timed, work, name): name for name in names}
        for done in as_completed(waiting):
            yield waiting[done], done.result()


def _timed(work: Callable[[str], None], name: str) -> float:
    start = time.perf_counter()
    work(name)
    return time.perf_counter() - start
