"""Long-running tasks that restart after an error, and keep it to the one thing that it was about."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from paiguan.parlour.logs import fault, say
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.store import StoreError
from paiguan.parlour.storing import Dropped, Gone

FIRST_REST, LONGEST_REST = 0.5, 30.0  # seconds before a restart, doubled each time
NO_FAULT = (StoreError, HouseRefusal, Dropped, Gone)  # of a task: a database that is down, for instance


async def for_ever(run: Callable[[], Awaitable[None]]) -> None:
    """Run a task until it returns, restarting it after errors.

    Errors are logged with an id. A database that is down is not an error of the task.
    """
    loop, name, rest = asyncio.get_running_loop(), getattr(run, "__qualname__", repr(run)), FIRST_REST
    while True:
        began = loop.time()
        try:
            await run()
            return
        except NO_FAULT as error:
            say("task_waits", logging.WARNING, task=name, why=type(error).__name__)
        except Exception as error:
            fault("task", error, task=name)
        if loop.time() - began > LONGEST_REST:
            rest = FIRST_REST
        await asyncio.sleep(rest)
        rest = min(2 * rest, LONGEST_REST)


class Apart:
    """Does what is due for each of many things. A fault of one is logged and stops no other; that one is tried again after a rest."""

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self._rests: dict[str, float] = {}  # until when

    async def do(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        moment = asyncio.get_running_loop().time()
        if self._rests.get(name, moment) > moment:
            return
        self._rests.pop(name, None)
        try:
            await work()
        except NO_FAULT:
            raise
        except Exception as error:
            fault(self._kind, error, **{self._kind: name})
            self._rests[name] = moment + LONGEST_REST
