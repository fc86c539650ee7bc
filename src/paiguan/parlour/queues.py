"""Threads for work that would block the event loop, behind a fair queue."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Generic, TypeVar

T = TypeVar("T")


class Full(Exception):
    """Too many jobs of this person, or of everyone, are queued already."""


class FairQueue(Generic[T]):
    """Hands out jobs round-robin by person, so that a person with many jobs delays only their own."""

    def __init__(self, most_each: int | None = None, most: int | None = None) -> None:
        self._most_each, self._most = most_each, most
        self._jobs: dict[str, deque[T]] = {}  # by person, next turn first
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def put(self, whose: str, job: T) -> None:
        """Add a job. Raises Full."""
        own = self._jobs.get(whose, ())
        if self._count == self._most or len(own) == self._most_each:
            raise Full
        self._jobs.setdefault(whose, deque()).append(job)
        self._count += 1

    def take(self) -> T | None:
        """Return the next job, or None if the queue is empty."""
        if not self._jobs:
            return None
        whose, own = next(iter(self._jobs.items()))
        job = own.popleft()
        del self._jobs[whose]
        if own:
            self._jobs[whose] = own  # to the end of the round
        self._count -= 1
        return job

    def remove(self, whose: str, job: T) -> None:
        """Remove a job if it is still queued."""
        own = self._jobs.get(whose)
        if own is None or job not in own:
            return
        own.remove(job)
        self._count -= 1
        if not own:
            del self._jobs[whose]


class Lane:
    """A pool of threads and the queue for it. Everything but the work itself runs in the event loop."""

    def __init__(self, name: str, threads: int, most_each: int | None = None, most: int | None = None) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._free = threads
        self._turns: FairQueue[asyncio.Future[None]] = FairQueue(most_each, most)

    async def run(self, whose: str, work: Callable[[], T]) -> T:
        """Run the work in a thread when it is this person's turn. Raises Full. Work cancelled before never starts."""
        loop = asyncio.get_running_loop()
        if self._free:
            self._free -= 1
        else:
            await self._turn(whose, loop.create_future())
        job = self._pool.submit(work)
        # The thread is busy until the work is done, even if the result is no longer awaited.
        job.add_done_callback(lambda _: _soon(loop, self._pass_on))
        return await asyncio.wrap_future(job)

    async def _turn(self, whose: str, turn: "asyncio.Future[None]") -> None:
        self._turns.put(whose, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._turns.remove(whose, turn)
            else:  # the turn had come already: pass the thread on
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give a free thread to the next in the queue."""
        turn = self._turns.take()
        if turn is None:
            self._free += 1
        elif turn.cancelled():  # cancelled just now
            self._pass_on()
        else:
            turn.set_result(None)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _soon(loop: asyncio.AbstractEventLoop, call: Callable[[], None]) -> None:
    with suppress(RuntimeError):  # the loop is closed at shutdown
        loop.call_soon_threadsafe(call)
