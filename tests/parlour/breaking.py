"""The server with an injected failure: `BREAK=writer python -m tests.parlour.breaking serve …`.

A broken object stays broken in memory, so that only reloading the table from the store helps.
"""

import os
import sys
from collections.abc import Callable
from typing import Any

from paiguan import cli
from paiguan.parlour import socket
from paiguan.parlour.bots import Thinkers
from paiguan.parlour.driver import Driver
from paiguan.parlour.projection import Projection

AFTER = 12  # successful calls before the failure
BROKEN: list[Any] = []  # kept alive, so that no new object gets the id of a broken one


class Breakage(Exception):
    """The injected failure. Its message must not be logged."""

    def __init__(self) -> None:
        super().__init__("a secret")


def breaking(method: Callable[..., Any], of: Callable[[Any], Any] = lambda one: one) -> Callable[..., Any]:
    """Wrap a method to fail permanently for the object of call number `AFTER`, or what that object belongs to."""
    calls = 0

    def called(self: Any, *arguments: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == AFTER:
            BROKEN.append(of(self))
        if any(one is of(self) for one in BROKEN):
            raise Breakage
        return method(self, *arguments)

    return called


def failing(function: Callable[..., Any]) -> Callable[..., Any]:
    """Wrap a function to fail every third time."""
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
            Projection.next_scene = breaking(Projection.next_scene)  # type: ignore[method-assign]
        case "driver":
            Driver._next = breaking(Driver._next, of=lambda driver: driver._host.table)  # type: ignore[method-assign]
        case "thinker":
            Thinkers.choose = failing(Thinkers.choose)  # type: ignore[method-assign]
        case "hint":
            socket.advice_offer = failing(socket.advice_offer)


def main(arguments: list[str]) -> int:
    break_it(os.environ["BREAK"])
    return cli.main(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
