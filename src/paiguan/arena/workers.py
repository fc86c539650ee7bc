"""Who computes a contest: the cores of this machine, or a Ray cluster. The result is the same.

Quick players run in threads: a chunk is one call of compiled code, which releases Python's lock, and a thread starts at once.
Masters are asked move by move from Python, under its lock, and measure their own CPU time: each works in a process of its own,
of which this is one.
"""

import logging
import signal
import socket
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from multiprocessing import get_context
from threading import Event
from typing import Any

from paiguan.arena.duel import Contest, Played, play_chunk
from paiguan.arena.pace import Pace
from paiguan.engine.cores import usable_cores

ANSWER_SECONDS = 5.0  # for a cluster to be reached


def local(what: Contest, workers: int | None = None, stop: Event | None = None) -> Iterator[Played]:
    """On this machine, by default on every core that this process may use; `stop` gives up chunks that are under way."""
    count = min(workers or usable_cores(), what.deals)
    if what.thinking and count > 1:
        context = get_context("spawn")
        others: Executor = ProcessPoolExecutor(count - 1, context, initializer=_leave_interrupts_to_parent)
        here: Executor = ThreadPoolExecutor(1)
    else:
        others = here = ThreadPoolExecutor(count)
    try:
        yield from _spread(what, count, here, others, stop or Event())
    finally:
        for pool in (here, others):
            pool.shutdown(wait=False, cancel_futures=True)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _ready() -> None:
    """What a process does first: it has imported everything then."""


def _spread(what: Contest, workers: int, here: Executor, others: Executor, stop: Event) -> Iterator[Played]:
    """Keep one worker here and the others elsewhere busy.

    The one here begins alone. Processes join in as they are ready, so that a short contest need not wait for them; threads
    when the first chunk has loaded the kernels, or compiled them, for all.
    """
    pace, free, chunks = Pace(what, workers), [here], 0
    waiting: dict[Future[Any], Executor] = {}
    if others is not here:
        waiting |= {others.submit(_ready): others for _ in range(workers - 1)}
    while True:
        while free and (chunk := pace.take()) is not None:
            pool = free.pop()
            arguments = (what, *chunk, stop) if pool is here else (what, *chunk)
            waiting[pool.submit(play_chunk, *arguments)] = pool
            chunks += 1
        if chunks == 0:
            return
        for future in wait(waiting, return_when=FIRST_COMPLETED).done:
            free.append(waiting.pop(future))
            if (played := future.result()) is not None:
                if others is here and played.first == 0:
                    free += [here] * (workers - 1)
                chunks -= 1
                pace.learn(played)
                yield played


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
