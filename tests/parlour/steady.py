"""Servers that always deal alike, for tests about drawings: what they see depends on the test and not on its deal.

Other deals are `make soak`'s. Bots choose by the number of a table's events, so that with the deals their moves are the same too.
"""

import os
import random
from itertools import cycle
from typing import Any

from tests.parlour.nursery import WarmServer

ORDER = "STEADY_DEALS"  # the variable that a forked server is told by
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
    """Replace the chances of this process if it was told so."""
    if ORDER not in os.environ:
        return
    from paiguan.engine.match import Match
    from paiguan.parlour import chairs, decide, driver, parlour, shuffle

    rolls = cycle(ROLLS)
    deal = Match.deal
    Match.deal = lambda self, seed=1: deal(self, seed)  # type: ignore[method-assign]
    shuffle._random = Steady()  # type: ignore[assignment]
    chairs.dice = lambda: next(rolls)
    driver.dice = lambda: (3, 4)
    # The numbers of browsers are never the same: their seals are taken for nothing.
    decide.sealing = parlour.sealing = lambda *_: []
