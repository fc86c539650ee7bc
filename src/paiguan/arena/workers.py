"""Who computes a contest: the cores of this machine, or a Ray cluster. The result is the same.

Quick players run in threads: a chunk is one call of compiled code, which releases Python's lock, and a thread starts at once.
Masters are asked move by move from Python and measure their own CPU time, so each works in a process of its own.
"""

import logging
import signal
import socket
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from multiprocessing import get_context
from typing import Any

from paiguan.arena.duel import Contest, Played, play_chunk
from paiguan.arena.pace import Pace
from paiguan.engine.cores import usable_cores

ANSWER_SECONDS = 5.0  # for a cluster to be reached


def local(what: Contest, workers: int | None = None) -> Iterator[Played]:
    """On this machine, by default on every core that this process may use."""
    count = min(workers or usable_cores(), what.deals)
    if what.thinking and count > 1:
        pool: Executor = ProcessPoolExecutor(count, get_context("spawn"), initializer=_leave_interrupts_to_parent)
        yield from _spread(pool, what, count, at_first=count)
    else:
        # One chunk alone at first: it loads the kernels, or compiles them, for all threads.
        yield from _spread(ThreadPoolExecutor(count), what, count, at_first=1)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _spread(pool: Executor, what: Contest, workers: int, at_first: int) -> Iterator[Played]:
    """Keep every worker busy; as many chunks as `at_first` says are under way until one is finished."""
    pace, waiting, abreast = Pace(what, workers), set[Future[Played]](), at_first
    try:
        while True:
            while len(waiting) < abreast and (chunk := pace.take()) is not None:
                waiting.add(pool.submit(play_chunk, what, *chunk))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                played = future.result()
                pace.learn(played)
                yield played
            abreast = workers
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def on_ray(what: Contest, address: str) -> Iterator[Played]:
    """On a Ray cluster, or for “local” one that is started here; raises ValueError with a sentence where there is none.

    Ray retries the work of machines that die; a piece that comes back twice is counted once.
    """
    try:
        import ray
    except ImportError:
        raise ValueError("Ray is not installed here: pip install 'paiguan[ray]'") from None
    try:
        _knock(address)
        cluster = None if address == "local" else address
        ray.init(cluster, log_to_driver=False, logging_level=logging.ERROR, ignore_reinit_error=True)
    except Exception as error:  # Ray's own, of many kinds
        raise ValueError(f"Ray cannot be reached at “{address}”: {str(error).partition(chr(10))[0]}") from None
    return _ray_chunks(ray, what)


def _knock(address: str) -> None:
    """Raise OSError where nobody answers: Ray itself would go on trying for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=ANSWER_SECONDS).close()


def _ray_chunks(ray: Any, what: Contest) -> Iterator[Played]:
    try:
        work = ray.remote(max_retries=5)(play_chunk)
        workers = max(int(ray.cluster_resources().get("CPU", 1)), 1)
        pace, waiting = Pace(what, workers), list[Any]()
        while True:
            # Two chunks a worker, so that the next one is there when one is finished.
            while len(waiting) < 2 * workers and (chunk := pace.take()) is not None:
                waiting.append(work.remote(what, *chunk))
            if not waiting:
                return
            (done, *_), waiting = ray.wait(waiting)
            played = ray.get(done)
            pace.learn(played)
            yield played
    finally:
        ray.shutdown()
