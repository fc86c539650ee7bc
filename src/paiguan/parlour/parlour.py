"""The parlour: the tables that are live in this process, and the lobby."""

import asyncio
import gc
import secrets
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from paiguan.engine.game import Game
from paiguan.parlour import events as e
from paiguan.parlour.bots import Thinkers
from paiguan.parlour.decide import Denied, opening
from paiguan.parlour.guests import Guests
from paiguan.parlour.host import Host
from paiguan.parlour.store import Store, work
from paiguan.parlour.store.work import GuestRow
from paiguan.parlour.summary import Summary, row_of, summary_of
from paiguan.parlour.table import Table
from paiguan.parlour.wire import Clock, Level

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without those that look alike
LOBBY_SIZE = 50
# Left alone Python looks for cycles whenever there are so many objects more than before, through all that were made since. In a
# full house these are some hundred thousand at once, and meanwhile nobody is answered. So what is young is looked through twice
# a second, some milliseconds each time, and everything seldom.
SWEEP_YOUNG, SWEEP_ALL = 0.5, 600.0  # seconds
# The store's thread wants Python's lock back after every call of a commit, and usually would wait for it 5 ms each time.
TURN = 0.0005  # seconds that one thread keeps the lock while others want it
FORGET_AFTER = 600.0  # seconds without a viewer until a table leaves memory; it comes back from the store


class Parlour:
    """Finds, opens and forgets tables."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.guests = Guests(store)
        self.thinkers = Thinkers()
        self.lobby_viewers: set[Callable[[], None]] = set()
        self._lobby: list[Summary] | None = None  # as last read, until something changes
        self._changes = 0
        self._hosts: dict[str, Host] = {}
        self._opening: dict[str, asyncio.Future[Host]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        sys.setswitchinterval(TURN)
        gc.disable()
        gc.collect()
        gc.freeze()  # what the house is built of stays
        self._tasks = [asyncio.create_task(task) for task in (self._sweep(), self._forget(), self._follow())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        gc.enable()
        for host in self._hosts.values():
            host.close()
        self.thinkers.close()
        await self.store.close()

    async def open_table(
        self,
        guest: GuestRow,
        game: str,
        options: dict[str, Any],
        seats: Sequence[str],
        clock: Clock | None,
        public: bool,
    ) -> Table:
        """A new table with the guest on the seat marked "me". It begins at once if nobody else is waited for."""
        now = time.time()
        opened = Game(game, options)
        if len(seats) != opened.seats or list(seats).count("me") != 1:
            raise Denied("bad_seats", count=opened.seats)
        table = Table(secrets.token_urlsafe(8).replace("-", "a").replace("_", "b"))
        levels: tuple[Level | None, ...] = tuple(None if seat in ("me", "open") else seat for seat in seats)  # type: ignore[misc]
        me = list(seats).index("me")
        events: list[e.AnyEvent] = [
            e.Opened(at=now, game=game, options=options, host=guest.id, seats=levels, clock=clock, public=public),
            e.Sat(at=now, seat=me, guest=guest.id, name=guest.name),
        ]
        for event in events:
            table.apply(event)
        if "open" not in seats:
            more = opening(table, now)
            for event in more:
                table.apply(event)
            events += more
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(6))
        bodies = [msgspec.json.encode(event) for event in events]
        await self.store.do(work.create, row_of(table, code), bodies, [guest.id])
        self.changed()
        return table

    async def host(self, table_id: str) -> Host | None:
        """The host of a table, from memory or from the store."""
        if table_id in self._hosts:
            return self._hosts[table_id]
        if table_id in self._opening:
            return await self._opening[table_id]
        row = await self.store.do(work.find, table_id)
        if row is None:
            return None
        if table_id in self._opening:  # somebody else came while we looked
            return await self._opening[table_id]
        future = self._opening[table_id] = asyncio.get_running_loop().create_future()
        try:
            host = Host(table_id, row.code, self.store, self.thinkers, self.changed)
            await host.catch_up()
            self._hosts[table_id] = host
            future.set_result(host)
        except BaseException as error:
            future.set_exception(error)
            future.exception()
            raise
        finally:
            del self._opening[table_id]
        return host

    async def lobby(self) -> list[Summary]:
        """The public tables, read once for all who look."""
        if self._lobby is not None:
            return self._lobby
        changes = self._changes
        tables = [summary_of(row) for row in await self.store.do(work.lobby, LOBBY_SIZE)]
        if changes == self._changes:
            self._lobby = tables
        return tables

    async def mine(self, guest: str) -> list[Summary]:
        return [summary_of(row) for row in await self.store.do(work.mine, guest, LOBBY_SIZE)]

    def changed(self) -> None:
        """Something happened at a table that the lobby shows."""
        self._lobby = None
        self._changes += 1
        for look in self.lobby_viewers:
            look()

    async def _follow(self) -> None:
        """What other processes write."""
        news = self.store.news()
        if news is None:
            return
        async for table_id in news:
            hosts = [self._hosts[table_id]] if table_id in self._hosts else []
            for host in hosts if table_id else list(self._hosts.values()):
                await host.catch_up()
            self.changed()

    async def _sweep(self) -> None:
        while True:
            for _ in range(round(SWEEP_ALL / SWEEP_YOUNG)):
                await asyncio.sleep(SWEEP_YOUNG)
                gc.collect(0)
            gc.collect()

    async def _forget(self) -> None:
        while True:
            await asyncio.sleep(60)
            before = time.time() - FORGET_AFTER
            for table_id, host in list(self._hosts.items()):
                if not host.viewers and all(since < before for since in host.gone.values()):
                    host.close()
                    del self._hosts[table_id]
