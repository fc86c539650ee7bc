"""The deals of days as contests: one a deal, when nobody can finish it for the table any more."""

import asyncio
import time

from paiguan.parlour.daily.deal import GRACE, after, day_of
from paiguan.parlour.store import Store
from paiguan.parlour.store import ratings as q

EVERY = 300.0  # seconds between two looks for days that have closed
SETTLED = 300.0  # seconds after a day is closed in which the end of a try may still be on its way into the store


class DayRatings:
    """Counts the deals of days that have closed, each once, whichever process is first."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def run(self) -> None:
        while True:
            await self.count(time.time())
            await asyncio.sleep(EVERY)

    async def count(self, now: float) -> int:
        """Count what has closed and is not counted yet. Return how many deals."""
        last, count = after(day_of(now - GRACE - SETTLED), -1), 0
        for day, game in await self._store.do(q.uncounted_days, last):
            count += await self._store.do(q.count_day, day, game, now)
        return count
