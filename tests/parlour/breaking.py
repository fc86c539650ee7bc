"""The parlour with something that breaks in it: `BREAK=writer python -m tests.parlour.breaking serve …`.

What breaks stays broken in memory, so that only reading the table from the store helps.
"""

import os
import sys
from collections.abc import Callable
from typing import Any

from paiguan.cli import main
from paiguan.parlour import socket
from paiguan.parlour.bots import Thinkers
from paiguan.parlour.table import Table
from paiguan.parlour.viewers import Projection

AFTER = 12  # calls that go well
BROKEN: list[Any] = []  # kept, so that no new object is taken for a broken one


class Breakage(Exception):
    """Its message must not be logged."""

    def __init__(self) -> None:
        super().__init__("a secret")


def breaking(method: Callable[..., Any]) -> Callable[..., Any]:
    """Breaks once for good, for the object that it is called on."""
    calls = 0

    def called(self: Any, *arguments: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == AFTER:
            BROKEN.append(self)
        if any(one is self for one in BROKEN):
            raise Breakage
        return method(self, *arguments)

    return called


def failing(function: Callable[..., Any]) -> Callable[..., Any]:
    """Breaks every third time."""
    calls = 0

    def called(*arguments: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls % 3 == 0:
            raise Breakage
        return function(*arguments)

    return called


def break_it(part: str) -> None:
    match part:
        case "writer":
            Projection.news = breaking(Projection.news)  # type: ignore[method-assign]
        case "driver":
            Table.may_act = breaking(Table.may_act)  # type: ignore[method-assign]
        case "thinker":
            Thinkers.choose = failing(Thinkers.choose)  # type: ignore[method-assign]
        case "hint":
            socket.advice_offer = failing(socket.advice_offer)


if __name__ == "__main__":
    break_it(os.environ["BREAK"])
    sys.exit(main(sys.argv[1:]))
