"""Chances of servers in tests: a test meets the same deals each time it runs. Other deals are `make soak`'s and `make faults`'.

For tests about drawings there are servers that deal alike at each table, so that what is seen depends on the test alone.
Bots choose by the number of a table's events, so that with the deals their moves are the same too.
"""

import os
import random
from collections.abc import Callable
from itertools import cycle
from types import SimpleNamespace
from typing import Any

from tests.parlour.nursery import WarmServer

ORDER = "STEADY_DEALS"  # the variable that a forked server is told by
TEST = "PYTEST_CURRENT_TEST"  # pytest's, with the file, the name and the phase of the test
ROLLS = ((6, 5), (4, 4), (3, 2), (1, 1))  # of four players: no ties


class SteadyServer(WarmServer):
    """A server whose deals, dice and first dealers are the same at each table."""

    def _launch(self, command: list[str], environment: dict[str, str], log: Any) -> Any:
        return super()._launch(command, {**environment, ORDER: "1"}, log)


class Steady(random.Random):
    """Shuffles the same pieces to the same order; draws the last seat as first dealer."""

    def shuffle(self, x: Any) -> None:
        x.sort()
        random.Random("".join(x)).shuffle(x)

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        assert stop is None
        return start - 1


def keep_steady() -> None:
    """Replace the chances of a process that a test has started."""
    if ORDER not in os.environ:
        if TEST in os.environ:  # a server may be shared by the tests of a file
            seed_deals(random.Random(os.environ[TEST].split("::")[0]))
        return
    from paiguan.engine.match import Match
    from paiguan.parlour import driver, parlour, seating, shuffle
    from paiguan.parlour.decide import seals

    rolls = cycle(ROLLS)
    deal = Match.deal
    Match.deal = lambda self, seed=1: deal(self, seed)  # type: ignore[method-assign]
    shuffle._random = Steady()  # type: ignore[assignment]
    seating.dice = lambda: next(rolls)
    driver.dice = lambda: (3, 4)
    # The numbers of browsers are never the same: their seals are taken for nothing.
    seals.sealing = parlour.sealing = lambda *_: []


def seed_deals(chance: random.Random, put: Callable[[Any, str, Any], None] = setattr) -> None:
    """Let deals, dice and seals of this process follow from these numbers."""
    from paiguan.engine.match import Match
    from paiguan.parlour import sealing, shuffle

    deal = Match.deal
    put(shuffle, "_random", chance)
    put(sealing, "secrets", SimpleNamespace(token_hex=lambda length: chance.randbytes(length).hex()))
    put(Match, "deal", lambda self, seed=None: deal(self, chance.getrandbits(40) if seed is None else seed))
