"""Compile games and their bots ahead of use, several in parallel, and remember which are compiled.

The machine code is kept on disk. A game whose rules and bots are all compiled has a marker file there, named after a digest of
its sources. A later process sees from the marker that the game is ready, without loading anything.
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
from paiguan.engine.game import game as open_game
from paiguan.engine.names import SEARCHING
from paiguan.engine.packages import GAMES, folder, is_outside
from paiguan.engine.precompile import load_rules
from paiguan.engine.processes import end_with_parent

HANDS = 3  # by regulars; at least one of them has a winner, so that the kernels used only then are called


def load(name: str) -> None:
    """Call once every kernel that a table with bots uses; those that are not on disk yet are compiled."""
    load_rules(name)
    game, regular = open_game(name), bot("regular")
    # Those that have kernels of their own in this game.
    searching = [one for level in SEARCHING if (one := bot(level, worlds=1)).stand_in(game) is None]
    for seed in range(HANDS):
        deal = game.deal(seed=seed)
        while (seat := deal.actor) is not None:
            if not deal.chance:
                advise(deal, seat, worlds=1)
                for one in searching:
                    one.choose(deal, seat)
            deal.push(deal.legal_moves.random(seed) if deal.chance else regular.choose(deal, seat, seed))
        deal.view(None)


# ---- what is compiled ------------------------------------------------------------------------------------------------


def is_compiled(name: str) -> bool:
    """Whether the present rules and bots of a game are on disk as machine code for this CPU."""
    return marker(name).is_file()


@cache
def marker(name: str) -> Path:
    package = Path(__file__).parents[1]
    shared = [path for layer in ("engine", "bots", "bots/nets") for path in (package / layer).glob("*.py")]
    machine = (
        numba.__version__,
        np.__version__,
        sys.version_info[:2],
        platform.machine(),
        llvmlite.binding.get_host_cpu_name(),
    )
    digest = hashlib.sha256(repr(machine).encode())
    for path in sorted([*shared, *own_sources(name)]):
        # Numba's cache depends on the path and the modification time of a source file, not only on its text.
        digest.update(f"{path} {path.stat().st_mtime_ns}".encode() + path.read_bytes())
    return cache_root() / "compiled" / f"{name}-{digest.hexdigest()[:16]}"


def own_sources(name: str) -> list[Path]:
    """The files with a game's kernels and policies."""
    policies = Path(__file__).parent / "policies"
    if is_outside(name):
        return [policies / "plain.py", *folder(name).rglob("*.py")]
    return [path for one in (folder(name), policies / name) for path in one.glob("*.py")]


def compile_game(name: str) -> float:
    """Compile a game and write its marker; returns the seconds it took."""
    start = time.perf_counter()
    load(name)
    marker(name).parent.mkdir(parents=True, exist_ok=True)
    marker(name).touch()
    return time.perf_counter() - start


def compile_all(
    names: Sequence[str] = GAMES, work: Callable[[str], float] = compile_game
) -> Iterator[tuple[str, float]]:
    """Compile several games in parallel; yields each as it is ready, with the seconds it took."""
    # The largest first, so that no core is idle at the end.
    if not names:
        return
    order = sorted(names, key=lambda name: -sum(path.stat().st_size for path in own_sources(name)))
    workers = min(len(order), usable_cores())
    with ProcessPoolExecutor(workers, get_context("spawn"), end_with_parent) as pool:
        waiting = {pool.submit(work, name): name for name in order}
        for done in as_completed(waiting):
            yield waiting[done], done.result()


@contextmanager
def alone() -> Iterator[None]:
    """Hold the cache's compile lock, so that two processes do not do the same work.

    The lock is an SQLite transaction, which every operating system releases when its process dies.
    """
    cache_root().mkdir(parents=True, exist_ok=True)
    lock = sqlite3.connect(cache_root() / "compiling.lock", timeout=3600, isolation_level=None)
    try:
        lock.execute("begin exclusive")
        yield
    finally:
        lock.close()
