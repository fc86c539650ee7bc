"""Orderly shutdown. uvicorn closes sockets at once when told to stop; here commands in progress are finished first."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Awaitable, Callable
from multiprocessing.connection import wait
from types import FrameType

from paiguan.parlour.logs import say

SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name)]
LEAVE_SHARE = 0.5  # share of the stop time for commands in progress; the rest is for requests and the store
REQUEST_SHARE = 0.3


def stop_with_parent() -> None:
    """Stop a worker process when its parent is gone; otherwise nothing would ever stop it."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch(sentinel: int) -> None:
        wait([sentinel])
        signal.raise_signal(signal.SIGTERM)

    threading.Thread(target=watch, args=(parent.sentinel,), name="parent", daemon=True).start()


class Farewell:
    """Intercepts the stop signals before uvicorn's handlers; created when the application starts.

    The first signal lets all guests leave before uvicorn is told. A second one is passed on at once. If the time of the
    setting runs out first, the process exits anyway: what was acknowledged is stored.
    """

    def __init__(self, leave: Callable[[float], Awaitable[None]], seconds: float) -> None:
        self._leave, self._seconds = leave, seconds
        self._loop = asyncio.get_running_loop()
        self._ended = threading.Event()
        self._stored = False
        self._task: asyncio.Task[None] | None = None
        self._begun = False
        self._before: dict[int, Callable[[int, FrameType | None], object]] = {}
        if threading.current_thread() is threading.main_thread():
            for one in SIGNALS:
                if callable(before := signal.getsignal(one)):
                    self._before[one] = before
                    signal.signal(one, self._on_signal)

    def _on_signal(self, number: int, frame: FrameType | None) -> None:
        if self._begun:
            self._before[number](number, frame)
            return
        self._begun = True
        threading.Thread(target=self._watch, name="stop", daemon=True).start()
        self._loop.call_soon_threadsafe(self._begin, number)

    def _begin(self, number: int) -> None:
        say("stopping", signal=signal.Signals(number).name)
        self._task = asyncio.create_task(self._depart(number))

    async def _depart(self, number: int) -> None:
        try:
            await self._leave(self._seconds * LEAVE_SHARE)
        finally:
            self._before[number](number, None)

    def _watch(self) -> None:
        """Exit when time is up, for example because a long review is still running."""
        if not self._ended.wait(self._seconds):
            say("stop_cut_short", stored=self._stored)
            os._exit(0 if self._stored else 1)
        # All is stored; threads that still compute must not keep the process alive.
        threading.Timer(1.0, os._exit, (0,)).run()

    def end(self) -> None:
        """Note that everything is stored."""
        self._stored = True
        self._ended.set()
