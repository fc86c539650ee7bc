"""Who computes a contest: this process's own pool, or a Ray cluster. The result is the same."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

from paiguan.arena.duel import Contest, Played, play, play_chunk


def local(what: Contest) -> Iterator[Played]:
    """Here: quick players in this process, masters on all cores."""
    workers = min(os.cpu_count() or 1, len(what.chunks()))
    if "master" not in what.players or workers == 1:
        yield from play(what)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(play_chunk, what, first, count) for first, count in what.chunks()]
        try:
            for done in as_completed(waiting):
                yield done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def on_ray(what: Contest, address: str) -> Iterator[Played]:
    """On a Ray cluster. Ray retries the work of machines that die; a piece that comes back twice is counted once."""
    try:
        import ray
    except ImportError:
        raise ValueError("Ray is not installed here: pip install 'paiguan[ray]'") from None
    return _ray_chunks(ray, what, address)


def _ray_chunks(ray: Any, what: Contest, address: str) -> Iterator[Played]:
    ray.init(address=None if address == "local" else address, log_to_driver=False, ignore_reinit_error=True)
    try:
        work = ray.remote(max_retries=5)(play_chunk)
        waiting = [work.remote(what, first, count) for first, count in what.chunks()]
        while waiting:
            (done, *_), waiting = ray.wait(waiting)
            yield ray.get(done)
    finally:
        ray.shutdown()
