"""What the house does not keep for ever: tables nobody came back to, and guests who have none."""

import asyncio
import time
from collections.abc import Callable

from paiguan.parlour.logs import say
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import Store, retire

DAY = 24 * 3600.0
EVERY = 3600.0  # seconds between rounds
BATCH = 20  # tables a transaction: some thousand events, a few milliseconds
GUEST_BATCH = 200
PAUSE = 0.05  # seconds between transactions, so that moves are stored meanwhile


class Retention:
    """Goes round once an hour. `live` names the tables in memory, `watched` those of them where somebody is."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        live: Callable[[], list[str]],
        watched: Callable[[], list[str]],
        changed: Callable[[], None],
    ) -> None:
        self._store, self._settings, self._metrics = store, settings, metrics
        self._live, self._watched, self._changed = live, watched, changed

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            tables, guests = await self.round(time.time())
            if tables or guests:
                self._changed()
                say("retired", tables=tables, guests=guests)

    async def round(self, now: float) -> tuple[int, int]:
        """Delete what is old; returns how many tables and guests."""
        if watched := self._watched():
            await self._store.do(retire.looked_at, watched, now)
        abandoned = _before(now, self._settings.abandoned_days)
        finished = _before(now, self._settings.finished_days)
        tables = guests = 0
        while gone := await self._store.do(retire.old_tables, abandoned, finished, self._live(), BATCH):
            tables += len(gone)
            await asyncio.sleep(PAUSE)
        if (before := _before(now, self._settings.guest_days)) is not None:
            while count := await self._store.do(retire.old_guests, before, GUEST_BATCH):
                guests += count
                await asyncio.sleep(PAUSE)
        self._metrics.retired.labels("table").inc(tables)
        self._metrics.retired.labels("guest").inc(guests)
        return tables, guests


def _before(now: float, days: float) -> float | None:
    return now - days * DAY if days else None
