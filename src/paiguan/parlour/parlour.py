"""The parlour: the tables that are live in this process, and the lobby."""

import asyncio
import os
import secrets
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from paiguan.engine.game import Game
from paiguan.parlour import events as e
from paiguan.parlour.bots import Thinkers
from paiguan.parlour.clock import now
from paiguan.parlour.decide import Denied, opening
from paiguan.parlour.door import COME_BACK, Door, HouseFull
from paiguan.parlour.following import Follower
from paiguan.parlour.guests import Guests
from paiguan.parlour.host import Host
from paiguan.parlour.limits import Limits
from paiguan.parlour.lobby import SIZE, Lobby
from paiguan.parlour.logs import say
from paiguan.parlour.metrics import SHARED, Metrics
from paiguan.parlour.retention import Retention
from paiguan.parlour.settings import Settings
from paiguan.parlour.sharing import Sharing
from paiguan.parlour.socket import TableSocket
from paiguan.parlour.store import Store, work
from paiguan.parlour.store.work import GuestRow
from paiguan.parlour.summary import Summary, row_of, summary_of
from paiguan.parlour.sweeping import Sweeper
from paiguan.parlour.table import Table
from paiguan.parlour.tasks import for_ever
from paiguan.parlour.wire import Clock, Level

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without those that look alike
PULSE = 0.5  # seconds between looks at how late the event loop is, and at what is to be swept
# The store's thread wants Python's lock back after every call of a commit, and usually would wait for it 5 ms each time.
TURN = 0.0005  # seconds that one thread keeps the lock while others want it
MEASURE = 5.0  # seconds between looks at what the gauges show, where another process may be asked for them
READY_SECONDS = 2.0  # for the store's answer, before the house counts as not ready


class Parlour:
    """Finds, opens and forgets tables."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store, self.settings, self.metrics = store, settings, metrics
        self.guests = Guests(store)
        self.limits = Limits(settings)
        self.thinkers = Thinkers(metrics, settings.waiting_questions)
        self.door = Door(settings, lambda: len(self.sockets) + len(self.lobby_viewers))
        self.leaving = False  # the house closes: nobody new is let in
        self.sockets: set[TableSocket] = set()
        self.sweeper = Sweeper()
        self.retention = Retention(store, settings, metrics, self._live, self._watched, self._retired)
        self.lobby_viewers: set[Callable[[], None]] = set()
        self._lobby: list[Summary] | None = None  # as last read, until something changes
        self._changes = 0
        self._hosts: dict[str, Host] = {}
        self.sharing = Sharing(store, self._find_elsewhere)
        self.guests.renamed = self.sharing.renamed
        self._follower = Follower(store, self._hosts, self.sharing, self.guests, self.changed)
        self._opening: dict[str, asyncio.Future[Host]] = {}
        self.public = Lobby(store, settings, self._hosts, self.changed)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        sys.setswitchinterval(TURN)
        self.sweeper.start()
        self.metrics.watch(self._counts)
        runs = [self._pulse, self._forget, self.retention.run, self.public.run, self._follower.run, self.sharing.run]
        if SHARED in os.environ:
            runs.append(self._measure)
        self._tasks = [asyncio.create_task(for_ever(run)) for run in runs]

    async def leave(self, seconds: float) -> None:
        """Tell everybody that the house closes: commands in hand are finished and answered, sockets closed with 1012."""
        self.leaving = True
        self.changed()  # wakes who looks at the lobby
        for socket in self.sockets:
            socket.leave()
        until = time.monotonic() + seconds
        while (self.sockets or self.lobby_viewers) and time.monotonic() < until:
            await asyncio.sleep(0.02)
        if self.sockets:
            say("sockets_cut", count=len(self.sockets))

    async def unready(self) -> str | None:
        """Why the house should not be sent anybody now; None: it may."""
        if self.leaving:
            return "stopping"
        try:
            await asyncio.wait_for(self.store.do(work.ping), READY_SECONDS)
        except Exception as error:
            return f"the database does not answer ({type(error).__name__})"
        return None

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self.sweeper.stop()
        for host in self._hosts.values():
            host.close()
        self.thinkers.close()
        await self.sharing.leave()
        await self.store.close()

    async def open_table(
        self,
        guest: GuestRow,
        game: str,
        options: dict[str, Any],
        seats: Sequence[str],
        clock: Clock | None,
        public: bool,
        hints: bool = False,
        watchers_speak: bool = False,
    ) -> Table:
        """A new table with the guest on the seat marked "me". It begins at once if nobody else is waited for."""
        at = now()
        opened = Game(game, options)
        if not self._room_for_table():
            raise HouseFull(f"Every table of the house is taken. Come back in {COME_BACK} seconds.")
        if public and not await self.public.may_open(guest.id, at):
            raise Denied("too_many_public", most=self.settings.public_tables)
        if len(seats) != opened.seats or list(seats).count("me") != 1:
            raise Denied("bad_seats", count=opened.seats)
        table = Table(secrets.token_urlsafe(8).replace("-", "a").replace("_", "b"))
        levels: tuple[Level | None, ...] = tuple(None if seat in ("me", "open") else seat for seat in seats)  # type: ignore[misc]
        me = list(seats).index("me")
        events: list[e.AnyEvent] = [
            e.Opened(
                at=at,
                game=game,
                options=options,
                host=guest.id,
                seats=levels,
                clock=clock,
                public=public,
                hints=hints,
                watchers_speak=watchers_speak,
            ),
            e.Sat(at=at, seat=me, guest=guest.id, name=guest.name),
        ]
        for event in events:
            table.apply(event)
        if "open" not in seats:
            more = opening(table, at)
            for event in more:
                table.apply(event)
            events += more
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(6))
        bodies = [msgspec.json.encode(event) for event in events]
        with self.metrics.commits.time():
            await self.store.do(work.create, row_of(table, code), bodies, [guest.id])
        self.changed()
        return table

    async def host(self, table_id: str) -> Host | None:
        """The host of a table, from memory or from the store."""
        if (known := self._hosts.get(table_id)) is not None and (known.lost or known.dropped):
            self._hosts.pop(table_id).close()
        if table_id in self._hosts:
            return self._hosts[table_id]
        if table_id in self._opening:
            return await self._opening[table_id]
        row = await self.store.do(work.find, table_id)
        if row is None:
            return None
        if table_id in self._hosts or table_id in self._opening:  # somebody else came while we looked
            return await self.host(table_id)
        if not self._room_for_table():
            raise HouseFull(f"Every table of the house is taken. Come back in {COME_BACK} seconds.")
        future = self._opening[table_id] = asyncio.get_running_loop().create_future()
        try:
            host = Host(table_id, row.code, self.store, self.thinkers, self.metrics, self.changed, self.sharing)
            await host.catch_up()
            loaded = now()
            host.gone = {chair.guest: loaded for chair in host.table.chairs if chair.guest}  # until they come
            self._hosts[table_id] = host
            self._find_elsewhere(table_id)
            self._follower.loaded(table_id)
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
        tables = [summary_of(row) for row in await self.public.rows(time.time())]
        if changes == self._changes:
            self._lobby = tables
        return tables

    async def mine(self, guest: str) -> list[Summary]:
        return [summary_of(row) for row in await self.store.do(work.mine, guest, SIZE)]

    def changed(self) -> None:
        """Something happened at a table that the lobby shows."""
        self._lobby = None
        self._changes += 1
        for look in self.lobby_viewers:
            look()

    def _find_elsewhere(self, table_id: str) -> None:
        if (host := self._hosts.get(table_id)) is not None:
            host.find_elsewhere(self.sharing.elsewhere(table_id))

    async def _pulse(self) -> None:
        while True:
            due = time.monotonic() + PULSE
            await asyncio.sleep(PULSE)
            self.door.measured(time.monotonic() - due)
            self.sweeper.look(len(self.sockets) + len(self._hosts))

    async def _forget(self) -> None:
        while True:
            await asyncio.sleep(min(60.0, self.settings.forget_seconds / 2))
            self.forget(now())

    def live(self, table_id: str) -> Host | None:
        """A table's host if it is in memory."""
        return self._hosts.get(table_id)

    def _room_for_table(self) -> bool:
        """Whether one more table may be live. Tables that nobody looks at make room: they come back from the store."""
        if not self.door.room_for_table(len(self._hosts)):
            for table_id, host in list(self._hosts.items()):
                if not host.viewers:
                    self._let_go(table_id, host)
        return self.door.room_for_table(len(self._hosts))

    def forget(self, moment: float) -> None:
        """Let go of tables that nobody has looked at for a while; they come back from the store."""
        before = moment - self.settings.forget_seconds
        for table_id, host in list(self._hosts.items()):
            if not host.viewers and all(since < before for since in host.gone.values()):
                self._let_go(table_id, host)

    def _let_go(self, table_id: str, host: Host) -> None:
        host.close()
        del self._hosts[table_id]
        self.sweeper.left()

    async def _measure(self) -> None:
        while True:
            await asyncio.sleep(MEASURE)
            self.metrics.measure()

    def _counts(self) -> dict[str, int]:
        return {
            "tables": len(self._hosts),
            "sockets.table": len(self.sockets),
            "sockets.lobby": len(self.lobby_viewers),
            "queue.store": self.store.pending,
            "queue.thinkers": self.thinkers.pending,
            "queue.tasks": len(asyncio.all_tasks()),
        }

    def _live(self) -> list[str]:
        return list(self._hosts)

    def _watched(self) -> list[str]:
        return [table_id for table_id, host in self._hosts.items() if host.viewers]

    def _retired(self) -> None:
        self.guests.forget()
        self.changed()
