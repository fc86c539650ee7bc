"""Long-running tasks that restart after an error."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from paiguan.parlour.logs import fault, say
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.store import StoreError
from paiguan.parlour.storing import Dropped, Gone

FIRST_REST, LONGEST_REST = 0.5, 30.0  # seconds before a restart, doubled each time


async def for_ever(run: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a task until it returns, restarting it after errors.

    Errors are logged with an id. A database that is down is not an error of the task.
    """
    loop, name, rest = asyncio.get_running_loop(), getattr(run, "__qualname__", repr(run)), FIRST_REST
    while True:
        began = loop.time()
        try:
            await run()
            return
        except (StoreError, HouseRefusal, Dropped, Gone) as error:
            say("task_waits", logging.WARNING, task=name, why=type(error).__name__)
        except Exception as error:
            fault("task", error, task=name)
        if loop.time() - began > LONGEST_REST:
            rest = FIRST_REST
        await asyncio.sleep(rest)
        rest = min(2 * rest, LONGEST_REST)
