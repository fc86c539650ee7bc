"""Deletion of old data: tables without visitors, guests without tables, and what guests have deleted."""

import asyncio
import time
from collections.abc import Callable

from paiguan.parlour.daily.deal import day_of
from paiguan.parlour.identities import Identities
from paiguan.parlour.logs import say
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import Store, retire
from paiguan.parlour.store.tournaments import old_tournaments
from paiguan.parlour.wire import LONGEST_MOVE

DAY = 24 * 3600.0
EVERY = 3600.0  # seconds between rounds
BATCH = 20  # tables per transaction: a few thousand events, a few milliseconds
GUEST_BATCH = 200
BIN_BATCH = 5  # guests with all their tables
PAUSE = 0.05  # seconds between transactions, so that moves can be stored in between


class Retention:
    """Deletes old data once an hour. `live` returns the tables in memory, `watched` those of them with viewers."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        identities: Identities,
        live: Callable[[], list[str]],
        watched: Callable[[], list[str]],
        changed: Callable[[], None],
    ) -> None:
        self._store, self._settings, self._metrics, self._identities = store, settings, metrics, identities
        self._live, self._watched, self._changed = live, watched, changed

    async def run(self) -> None:
        await self._identities.finish()
        while True:
            await asyncio.sleep(EVERY)
            tables, guests = await self.round(time.time())
            if tables or guests:
                self._changed()
                say("retired", tables=tables, guests=guests)

    async def round(self, now: float) -> tuple[int, int]:
        """Delete what is old. Return the numbers of deleted tables and guests."""
        if watched := self._watched():
            await self._store.do(retire.looked_at, watched, now)
        abandoned = _before(now, self._settings.abandoned_days)
        finished = _before(now, self._settings.finished_days)
        tables, guests, turn = 0, 0, now - LONGEST_MOVE
        while gone := await self._store.do(retire.old_tables, abandoned, finished, turn, self._live(), BATCH):
            tables += len(gone)
            await asyncio.sleep(PAUSE)
        while await self._store.do(old_tournaments, abandoned, finished, BATCH):
            await asyncio.sleep(PAUSE)
        if self._settings.daily_days:
            await self._store.do(retire.old_days, day_of(now - self._settings.daily_days * DAY))
        if (before := _before(now, self._settings.guest_days)) is not None:
            while count := await self._store.do(retire.old_guests, before, GUEST_BATCH, now):
                guests += count
                await asyncio.sleep(PAUSE)
        while count := await self._identities.empty_bin(now - self._settings.bin_days * DAY, BIN_BATCH):
            guests += count
            await asyncio.sleep(PAUSE)
        await self._identities.finish()
        self._metrics.retired.labels("table").inc(tables)
        self._metrics.retired.labels("guest").inc(guests)
        return tables, guests


def _before(now: float, days: float) -> float | None:
    return now - days * DAY if days else None
