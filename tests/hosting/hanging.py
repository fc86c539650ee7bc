"""A server in which something hangs during a stop: `HANG=close python -m tests.hosting.hanging serve …`."""

import asyncio
import os
import sys
import threading
import time
from typing import Any

from paiguan import cli
from paiguan.parlour.parlour import Parlour


async def hang(*_: Any) -> None:
    await asyncio.Event().wait()


async def block(*_: Any) -> None:
    """Block the whole event loop."""
    while True:
        time.sleep(60)


async def leave_a_thread(parlour: Parlour, seconds: float) -> None:
    """Leave a thread running that cannot be ended, as a long search would. Everything is stored."""
    threading.Thread(target=threading.Event().wait).start()


def main(arguments: list[str]) -> int:
    what = os.environ["HANG"]
    if what == "close":
        Parlour.close = hang  # type: ignore[assignment, method-assign]
    else:
        Parlour.leave = {"leave": hang, "loop": block, "thread": leave_a_thread}[what]  # type: ignore[assignment, method-assign]
    return cli.main(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
