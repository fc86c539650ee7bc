"""The lobby: public tables that wait for people.

A table without a waiting player leaves the lobby. An absent owner's table passes to another player.
"""

import asyncio
import time
from collections.abc import Callable, Mapping

from paiguan.parlour.host import Host
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import Store
from paiguan.parlour.store import lobby as queries
from paiguan.parlour.store.queries import TableRow

SIZE = 50
EVERY = 20.0  # seconds between rounds
BATCH = 20  # tables closed in one transaction
ATTEND = 60.0  # seconds: resolution with which a table's last attendance is stored


class Lobby:
    """Lists public tables and inspects those that have not begun. `hosts` are the tables in memory."""

    def __init__(
        self, store: Store, settings: Settings, hosts: Mapping[str, Host], changed: Callable[[], None]
    ) -> None:
        self._store, self._settings, self._hosts, self._changed = store, settings, hosts, changed
        self._absent: dict[str, float] = {}  # tables whose owner is absent, since when
        self._attended: dict[str, float] = {}  # tables with a seated guest present, when that was last stored

    async def rows(self, now: float) -> list[TableRow]:
        """Return the public tables with a waiting player, newest first."""
        return await self._store.do(queries.listed, self._expiry(now), SIZE)

    async def may_open(self, guest: str, now: float) -> bool:
        """Return whether a guest may open another public table; one guest cannot fill the list."""
        waiting = await self._store.do(queries.waiting_with, guest, self._expiry(now))
        return not self._settings.limits or waiting < self._settings.public_tables

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await self.round(time.time())

    async def round(self, now: float) -> None:
        """Store attendance, pass on tables without their owner, and close those without a waiting player."""
        gathering = [host for host in list(self._hosts.values()) if host.table.stage == "gathering" and not host.lost]
        await self._note_attended(gathering, now)
        await self._hand_on(gathering, now)
        while gone := await self._store.do(queries.close_abandoned, self._expiry(now), BATCH):
            for table_id in gone:
                if table_id in self._hosts:
                    self._hosts[table_id].closed()
        self._changed()  # tables expire without an event

    async def _note_attended(self, gathering: list[Host], now: float) -> None:
        attended = [host.table.id for host in gathering if host.table.public and seated_here(host)]
        late = [one for one in attended if now - self._attended.get(one, 0.0) >= ATTEND]
        self._attended = {one: now if one in late else self._attended[one] for one in attended}
        if late:
            await self._store.do(queries.attend, late, now)

    async def _hand_on(self, gathering: list[Host], now: float) -> None:
        # At a slow table nobody is expected to stay.
        absent = [host for host in gathering if host.table.host not in host.audience.here and not host.table.slow]
        self._absent = {host.table.id: self._absent.get(host.table.id, now) for host in absent}
        for host in absent:
            if now - self._absent[host.table.id] >= 60 * self._settings.owner_minutes and (heirs := seated_here(host)):
                await host.pass_on(heirs[0], now)

    def _expiry(self, now: float) -> float:
        return now - 60 * self._settings.lobby_minutes


def seated_here(host: Host) -> list[str]:
    """Return the guests who have a seat at a table and are connected to it, in seat order."""
    return [chair.guest for chair in host.table.chairs if chair.guest and chair.guest in host.audience.here]
