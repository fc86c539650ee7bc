"""Threads for work that would hold up the event loop, and a fair queue before them: everybody is served in turn."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Generic, TypeVar

T = TypeVar("T")


class Full(Exception):
    """Too much of this person's, or of everybody's, waits already."""


class FairQueue(Generic[T]):
    """Gives out one job of each person in turn, so that whoever asks for much waits for it alone."""

    def __init__(self, most_each: int | None = None, most: int | None = None) -> None:
        self._most_each, self._most = most_each, most
        self._jobs: dict[str, deque[T]] = {}  # by person; whose turn is next comes first
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def put(self, whose: str, job: T) -> None:
        """Raises Full."""
        own = self._jobs.get(whose, ())
        if self._count == self._most or len(own) == self._most_each:
            raise Full
        self._jobs.setdefault(whose, deque()).append(job)
        self._count += 1

    def take(self) -> T | None:
        """The next job; None: nobody waits."""
        if not self._jobs:
            return None
        whose, own = next(iter(self._jobs.items()))
        job = own.popleft()
        del self._jobs[whose]
        if own:
            self._jobs[whose] = own  # behind everybody else
        self._count -= 1
        return job

    def remove(self, whose: str, job: T) -> None:
        """Take a job out, if it still waits."""
        own = self._jobs.get(whose)
        if own is None or job not in own:
            return
        own.remove(job)
        self._count -= 1
        if not own:
            del self._jobs[whose]


class Lane:
    """Some threads and those who wait for them. All of it but the work itself happens in the event loop."""

    def __init__(self, name: str, threads: int, most_each: int | None = None, most: int | None = None) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._free = threads
        self._turns: FairQueue[asyncio.Future[None]] = FairQueue(most_each, most)

    async def run(self, whose: str, work: Callable[[], T]) -> T:
        """Do the work in a thread once it is this person's turn. Raises Full; cancelled while it waits, it is never begun."""
        loop = asyncio.get_running_loop()
        if self._free:
            self._free -= 1
        else:
            await self._turn(whose, loop.create_future())
        job = self._pool.submit(work)
        # The thread is free when the work is done, also where nobody waits for the result any more.
        job.add_done_callback(lambda _: _soon(loop, self._pass_on))
        return await asyncio.wrap_future(job)

    async def _turn(self, whose: str, turn: "asyncio.Future[None]") -> None:
        self._turns.put(whose, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._turns.remove(whose, turn)
            else:  # the thread was ours already
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """A thread is free: it goes to whoever is next."""
        turn = self._turns.take()
        if turn is None:
            self._free += 1
        elif turn.cancelled():  # whoever waited has just hung up
            self._pass_on()
        else:
            turn.set_result(None)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _soon(loop: asyncio.AbstractEventLoop, call: Callable[[], None]) -> None:
    with suppress(RuntimeError):  # the loop is closed: the house is, too
        loop.call_soon_threadsafe(call)
