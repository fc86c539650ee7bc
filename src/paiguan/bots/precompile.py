"""Compile the games and their bots ahead of use, several side by side, and remember which are compiled.

The machine code is kept on disk. A game whose rules and bots are all there has a marker beside them, named after all that
they were compiled from; whoever starts later sees from the marker, without compiling anything, that the game is ready.
"""

import hashlib
import platform
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from functools import cache
from multiprocessing import get_context
from pathlib import Path

import llvmlite.binding
import numba
import numpy as np

from paiguan.bots.advice import advise
from paiguan.bots.levels import bot
from paiguan.engine.cache_key import cache_root
from paiguan.engine.cores import usable_cores
from paiguan.engine.game import GAMES
from paiguan.engine.game import game as open_game
from paiguan.engine.precompile import load_rules

HANDS = 3  # by regulars: among them is one that somebody wins, and whatever is worked out only then


def load(name: str) -> None:
    """Call everything that a table with bots calls, once; what is not on disk yet is compiled."""
    load_rules(name)
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


# ---- what is compiled ------------------------------------------------------------------------------------------------


def is_compiled(name: str) -> bool:
    """The rules and the bots of a game, as they are now, are on disk as machine code for this processor."""
    return marker(name).is_file()


@cache
def marker(name: str) -> Path:
    package = Path(__file__).parents[1]
    shared = [path for folder in ("engine", "bots") for path in (package / folder).glob("*.py")]
    machine = (
        numba.__version__,
        np.__version__,
        sys.version_info[:2],
        platform.machine(),
        llvmlite.binding.get_host_cpu_name(),
    )
    digest = hashlib.sha256(repr(machine).encode())
    for path in sorted([*shared, *own_sources(name)]):
        # Numba keeps machine code by the place and the time of its source, not by the text alone.
        digest.update(f"{path} {path.stat().st_mtime_ns}".encode() + path.read_bytes())
    return cache_root() / "compiled" / f"{name}-{digest.hexdigest()[:16]}"


def own_sources(name: str) -> list[Path]:
    package = Path(__file__).parents[1]
    folders = package / "games" / name, package / "bots" / "policies" / name
    return [path for folder in folders for path in folder.glob("*.py")]


def compile_game(name: str) -> float:
    """Compile a game and mark it; the seconds that took."""
    start = time.perf_counter()
    load(name)
    marker(name).parent.mkdir(parents=True, exist_ok=True)
    marker(name).touch()
    return time.perf_counter() - start


def compile_all(
    names: Sequence[str] = GAMES, work: Callable[[str], float] = compile_game
) -> Iterator[tuple[str, float]]:
    """Compile several games side by side, yielding each as it is ready, and the seconds it took."""
    # The longest first, so that no core is left waiting at the end.
    if not names:
        return
    order = sorted(names, key=lambda name: -sum(path.stat().st_size for path in own_sources(name)))
    workers = min(len(order), usable_cores())
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting = {pool.submit(work, name): name for name in order}
        for done in as_completed(waiting):
            yield waiting[done], done.result()


@contextmanager
def alone() -> Iterator[None]:
    """Wait until no other process compiles into this cache: two would do the same work twice. The lock is a transaction of
    SQLite's, which every system lets go of when the process that holds it dies."""
    cache_root().mkdir(parents=True, exist_ok=True)
    lock = sqlite3.connect(cache_root() / "compiling.lock", timeout=3600, isolation_level=None)
    try:
        lock.execute("begin exclusive")
        yield
    finally:
        lock.close()
