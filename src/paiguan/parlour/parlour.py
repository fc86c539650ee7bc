"""The parlour: the tables in memory in this process, and the lobby."""

import asyncio
import os
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from paiguan.engine.contract import Json
from paiguan.engine.game import Game
from paiguan.parlour import events as e
from paiguan.parlour.audience import Viewer
from paiguan.parlour.bots import Thinkers
from paiguan.parlour.clock import now
from paiguan.parlour.codes import new_code, new_id
from paiguan.parlour.daily.days import Days
from paiguan.parlour.decide.matches import opening
from paiguan.parlour.decide.seals import sealing
from paiguan.parlour.door import COME_BACK, Door, HouseFull
from paiguan.parlour.following import Follower
from paiguan.parlour.guests import Guests
from paiguan.parlour.host import Host
from paiguan.parlour.identities import Identities
from paiguan.parlour.limits import Limits
from paiguan.parlour.lobby import SIZE, Lobby
from paiguan.parlour.logs import say
from paiguan.parlour.metrics import SHARED, Metrics
from paiguan.parlour.passkeys import Passkeys
from paiguan.parlour.push.turns import Turns, waits
from paiguan.parlour.ratings.days import DayRatings
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.retention import Retention
from paiguan.parlour.sealing import may_seal
from paiguan.parlour.settings import Settings
from paiguan.parlour.sharing import Sharing
from paiguan.parlour.socket import TableSocket
from paiguan.parlour.store import Store, queries
from paiguan.parlour.store.queries import GuestRow
from paiguan.parlour.storing import Dropped, Gone
from paiguan.parlour.summary import Summary, row_of, summary_of
from paiguan.parlour.sweeping import Sweeper
from paiguan.parlour.table import Table
from paiguan.parlour.tasks import for_ever
from paiguan.parlour.tournaments.evenings import Tournaments
from paiguan.parlour.trying import Posed, Retry
from paiguan.parlour.wire import Clock, Language, Level

PULSE = 0.5  # seconds between measurements of the event loop's delay, and checks for garbage collection
# The store's thread needs the GIL after every call of a commit, and by default would wait 5 ms for it each time.
TURN = 0.0005  # seconds that a thread keeps the GIL while others wait for it
MEASURE = 5.0  # seconds between updates of the gauges, where another process may be asked for them
SLOW_SHOWN = 10  # slow tables of a guest whose turn is looked up for their list
READY_SECONDS = 2.0  # for an answer of the store before the server counts as not ready


class Parlour:
    """Finds, opens and unloads tables."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store, self.settings, self.metrics = store, settings, metrics
        self.guests = Guests(store)
        self.limits = Limits(settings)
        self.thinkers = Thinkers(metrics, settings.waiting_questions)
        self.door = Door(settings, lambda: len(self.sockets) + len(self.lobby_viewers))
        self.leaving = False  # the server is stopping and lets no one in
        self.sockets: set[TableSocket] = set()
        self.sweeper = Sweeper()
        self.identities = Identities(store, self._departed, self._reread)
        self.passkeys = Passkeys(store, self.identities)
        self.days = Days(store, settings, self.thinkers)
        self.day_ratings = DayRatings(store)
        self.retention = Retention(store, settings, metrics, self.identities, self._live, self._watched, self._retired)
        self.lobby_viewers: set[Callable[[], None]] = set()
        self._lobby: list[Summary] | None = None  # as last read, until something changes
        self._changes = 0
        self._hosts: dict[str, Host] = {}
        self.sharing = Sharing(store, self._update_elsewhere)
        self.guests.renamed = self.sharing.renamed
        self._follower = Follower(store, self._hosts, self.sharing, self.guests, self.changed, self._depart)
        self._opening: dict[str, asyncio.Future[Host]] = {}
        self.public = Lobby(store, settings, self._hosts, self.changed)
        self.tournaments = Tournaments(store, settings, self.host, self.sharing.elsewhere, self._room_for_table)
        self.turns = Turns(store, settings, self._hosts)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        sys.setswitchinterval(TURN)
        self.sweeper.start()
        self.metrics.watch(self._counts)
        runs = [self._pulse, self._forget, self.retention.run, self.public.run, self._follower.run, self.sharing.run]
        runs.append(self.day_ratings.run)
        runs.append(self.tournaments.run)
        runs.append(self.turns.run)
        if SHARED in os.environ:
            runs.append(self._measure)
        self._tasks = [asyncio.create_task(for_ever(run)) for run in runs]

    async def leave(self, seconds: float) -> None:
        """Close for all guests: commands in progress are finished and answered, then sockets close with code 1012."""
        self.leaving = True
        self.changed()  # wakes the viewers of the lobby
        for socket in self.sockets:
            socket.leave()
        until = time.monotonic() + seconds
        while (self.sockets or self.lobby_viewers) and time.monotonic() < until:
            await asyncio.sleep(0.02)
        if self.sockets:
            say("sockets_cut", count=len(self.sockets))

    async def unready(self) -> str | None:
        """Return why the server should get no traffic now, or None if it may."""
        if self.leaving:
            return "stopping"
        try:
            await asyncio.wait_for(self.store.do(queries.ping), READY_SECONDS)
        except Exception as error:
            return f"the database does not answer ({type(error).__name__})"
        return None

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self.sweeper.stop()
        for host in self._hosts.values():
            host.close()
        self.turns.close()
        self.days.close()
        self.thinkers.close()
        await self.sharing.leave()
        await self.store.close()

    async def open_table(
        self,
        guest: GuestRow,
        game: str,
        options: dict[str, Json],
        seats: Sequence[str],
        clock: Clock | None,
        public: bool,
        hints: bool = False,
        watchers_speak: bool = False,
        chat: bool = False,
        first_deal: dict[str, Json] | None = None,
        seal: str = "",
    ) -> Table:
        """Open a table with the guest on the seat marked "me". The match begins at once unless a seat is open.

        With the seal of a number (docs/fair-shuffle.md) the first hand is dealt when the guest has opened it.
        """
        at = now()
        opened = Game(game, options)
        if not self._room_for_table():
            raise HouseFull(f"Every table of the house is taken. Come back in {COME_BACK} seconds.")
        if public and not await self.public.may_open(guest.id, at):
            raise HouseRefusal("too_many_public", most=self.settings.public_tables)
        if len(seats) != opened.seats or list(seats).count("me") != 1:
            raise HouseRefusal("bad_seats", count=opened.seats)
        table = Table(new_id())
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
                chat=chat and not public,
                first_deal=first_deal or {},
            ),
            e.Sat(at=at, seat=me, guest=guest.id, name=guest.name),
        ]
        _applied(table, events)
        if seal and may_seal(table):
            events += _applied(table, sealing(table, me, seal, at))
        if "open" not in seats:
            events += _applied(table, opening(table, at))
        return await self._create(table, events, [guest.id], guest.id)

    async def open_try(self, guest: GuestRow, retry: Retry | Posed, level: Level) -> Table:
        """Open the private table of another try at a finished hand, or of a puzzle that is played out."""
        if not self._room_for_table():
            raise HouseFull(f"Every table of the house is taken. Come back in {COME_BACK} seconds.")
        table = Table(new_id())
        events = _applied(table, retry.events(guest, level, now()))
        return await self._create(table, events, [], guest.id)  # nobody's in lists: it is found from the review alone

    async def _create(self, table: Table, events: list[e.AnyEvent], people: list[str], owner: str) -> Table:
        code = new_code(6)
        bodies = [msgspec.json.encode(event) for event in events]
        with self.metrics.commits.time():
            await self.store.do(queries.create, row_of(table, code), bodies, people, owner)
        self.changed()
        return table

    async def host(self, table_id: str) -> Host | None:
        """Return the host of a table, from memory or from the store, or None if there is no such table."""
        if (known := self._hosts.get(table_id)) is not None and (known.lost or known.dropped):
            self._hosts.pop(table_id).close()
        if table_id in self._hosts:
            return self._hosts[table_id]
        if table_id in self._opening:
            return await self._opening[table_id]
        row = await self.store.do(queries.find, table_id)
        if row is None:
            return None
        if table_id in self._hosts or table_id in self._opening:  # another request loaded it meanwhile
            return await self.host(table_id)
        if not self._room_for_table():
            raise HouseFull(f"Every table of the house is taken. Come back in {COME_BACK} seconds.")
        future = self._opening[table_id] = asyncio.get_running_loop().create_future()
        try:
            host = Host(table_id, row.code, self.store, self.thinkers, self.metrics, self.changed, self.sharing)
            await host.catch_up()
            loaded = now()
            host.audience.gone = {
                chair.guest: loaded for chair in host.table.chairs if chair.guest
            }  # until they connect
            self._hosts[table_id] = host
            self._update_elsewhere(table_id)
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
        """Return the public tables, read once for all viewers."""
        if self._lobby is not None:
            return self._lobby
        changes = self._changes
        tables = [summary_of(row) for row in await self.public.rows(time.time())]
        if changes == self._changes:
            self._lobby = tables
        return tables

    async def mine(self, guest: str, language: Language = "en") -> list[Summary]:
        """Return the unfinished tables of a guest; of slow ones also what each waits for."""
        found = [summary_of(row) for row in await self.store.do(queries.mine, guest, SIZE)]
        slow = [one for one in found if one.clock is not None and one.clock.slow and one.stage != "gathering"]
        asked = {one.id: await self._what_it_waits_for(one, guest, language) for one in slow[:SLOW_SHOWN]}
        return [asked.get(one.id, one) for one in found]

    async def _what_it_waits_for(self, table: Summary, guest: str, language: Language) -> Summary:
        """Return the table with its prompt as the guest's own scene has it: so it tells nobody more than the table does."""
        try:
            host = await self.host(table.id)
        except HouseFull:
            return table
        if host is None:
            return table
        host.go_on_alone()
        scene = host.scene(Viewer(guest, "", language, lambda: None, lambda *said: None))
        if scene is None or scene.hand is None or scene.table.you is None:
            return table
        return msgspec.structs.replace(table, asked=waits(scene), prompt=scene.hand.prompt)

    def changed(self) -> None:
        """Tell viewers of the lobby that a table has changed."""
        self._lobby = None
        self._changes += 1
        for notify in self.lobby_viewers:
            notify()

    def _update_elsewhere(self, table_id: str) -> None:
        if (host := self._hosts.get(table_id)) is not None:
            host.set_elsewhere(self.sharing.elsewhere(table_id))

    def _departed(self, guest: str) -> None:
        """Close the sockets of a guest who is gone, in all processes. Their page reconnects as the guest that its cookie names now."""
        self._depart(guest)
        self.sharing.departed(guest)

    def _depart(self, guest: str) -> None:
        self.guests.reread(guest)
        for socket in self.sockets:
            if socket.guest == guest:
                socket.leave()

    async def _reread(self, table_id: str) -> None:
        """Read a table that was rewritten, if it is in memory."""
        if (host := self._hosts.get(table_id)) is not None:
            with suppress(Dropped, Gone):
                await host.catch_up()

    async def _pulse(self) -> None:
        while True:
            due = time.monotonic() + PULSE
            await asyncio.sleep(PULSE)
            self.door.measured(time.monotonic() - due)
            self.sweeper.collect_if_due(len(self.sockets) + len(self._hosts))

    async def _forget(self) -> None:
        while True:
            await asyncio.sleep(min(60.0, self.settings.forget_seconds / 2))
            self.forget(now())

    def live(self, table_id: str) -> Host | None:
        """Return a table's host if it is in memory."""
        return self._hosts.get(table_id)

    def _room_for_table(self, more: int = 0) -> bool:
        """Return whether one table, and so many more, may be loaded, unloading tables without viewers if necessary."""
        if not self.door.room_for_table(len(self._hosts) + more):
            for table_id, host in list(self._hosts.items()):
                if not host.audience.viewers:
                    self._unload(table_id, host)
        return self.door.room_for_table(len(self._hosts) + more)

    def forget(self, moment: float) -> None:
        """Unload tables that have had no viewer for a while; the store brings them back."""
        before = moment - self.settings.forget_seconds
        for table_id, host in list(self._hosts.items()):
            if not host.audience.viewers and all(since < before for since in host.audience.gone.values()):
                self._unload(table_id, host)

    def _unload(self, table_id: str, host: Host) -> None:
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
        return [table_id for table_id, host in self._hosts.items() if host.audience.viewers]

    def _retired(self) -> None:
        self.guests.forget()
        self.changed()


def _applied(table: Table, events: list[e.AnyEvent]) -> list[e.AnyEvent]:
    for event in events:
        table.apply(event)
    return events
