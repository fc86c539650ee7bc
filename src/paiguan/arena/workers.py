"""Run a contest on the cores of this machine or on a Ray cluster, with the same result.

Contests without searching bots run in threads: a chunk is one call of compiled code, which releases Python's lock, and threads start
at once. Bots that search are asked move by move from Python, under its lock, and measure their own CPU time. So they run in one
process a core, this process included.
"""

import logging
import socket
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from multiprocessing import get_context
from threading import Event
from typing import Any, TypeAlias

from paiguan.arena.duel import Contest, Played, play_chunk
from paiguan.arena.pace import Pace
from paiguan.engine.cores import usable_cores
from paiguan.engine.processes import leave_interrupts_to_parent

ANSWER_SECONDS = 5.0  # to reach a cluster
Finished: TypeAlias = Sequence[tuple[int, int]]  # first deal and number of deals of what need not be played again


def local(
    what: Contest, workers: int | None = None, stop: Event | None = None, finished: Finished = ()
) -> Iterator[Played]:
    """Run on this machine, by default on every core that this process may use. `stop` ends running chunks early; deals that are
    `finished` already are left out."""
    count = min(workers or usable_cores(), what.deals)
    if what.thinking and count > 1:
        context = get_context("spawn")
        others: Executor = ProcessPoolExecutor(count - 1, context, initializer=leave_interrupts_to_parent)
        here: Executor = ThreadPoolExecutor(1)
    else:
        others = here = ThreadPoolExecutor(count)
    try:
        yield from _spread(Pace(what, count, finished), what, count, here, others, stop or Event())
    finally:
        for pool in (here, others):
            pool.shutdown(wait=False, cancel_futures=True)


def _ready() -> None:
    """Do nothing: when this call returns, the process has imported everything."""


def _spread(pace: Pace, what: Contest, workers: int, here: Executor, others: Executor, stop: Event) -> Iterator[Played]:
    """Keep the worker in this process and the other workers busy.

    The worker here begins alone. Other processes join when they are ready, so that a short contest does not wait for them. Threads
    join when the first chunk has loaded or compiled the kernels for all of them.
    """
    free, chunks, first = [here], 0, True
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
                if others is here and first:
                    free += [here] * (workers - 1)
                first = False
                chunks -= 1
                pace.learn(played)
                yield played


def on_ray(what: Contest, address: str, finished: Finished = ()) -> Iterator[Played]:
    """Run on a Ray cluster; “local” starts one here. Deals that are `finished` already are left out. Raises ValueError with a sentence if the cluster cannot be reached.

    Ray retries the chunks of machines that die; a chunk that arrives twice counts once.
    """
    try:
        import ray
    except ImportError:
        raise ValueError("Ray is not installed here: pip install 'paiguan[ray]'") from None
    try:
        _knock(address)
        cluster = None if address == "local" else address
        ray.init(cluster, log_to_driver=False, logging_level=logging.ERROR, ignore_reinit_error=True)
    except Exception as error:  # Ray raises many kinds of its own
        raise ValueError(f"Ray cannot be reached at “{address}”: {str(error).partition(chr(10))[0]}") from None
    return _ray_chunks(ray, what, finished)


def _knock(address: str) -> None:
    """Raise OSError if nothing answers there: Ray itself would retry for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=ANSWER_SECONDS).close()


def _ray_chunks(ray: Any, what: Contest, finished: Finished) -> Iterator[Played]:
    try:
        work = ray.remote(max_retries=5)(play_chunk)
        workers = max(int(ray.cluster_resources().get("CPU", 1)), 1)
        pace, waiting = Pace(what, workers, finished), list[Any]()
        while True:
            # Two chunks a worker, so that the next one is ready when one is finished.
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
