"""What processes on one PostgreSQL share besides events: connected guests, phrases said, guests renamed.

None of it is stored. Each process announces changes by NOTIFY, and every two seconds that it is alive. A process that
may have missed messages asks, and gets everything again. A process that stays silent counts as dead, and its guests as
gone. While this process itself hears nothing, because the database is down, no timeout runs.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import suppress

from paiguan.parlour.store import Store, StoreError, queries
from paiguan.parlour.store import news as n

BEAT = 2.0  # seconds between heartbeats
DEAD_AFTER = 8.0  # seconds without a heartbeat
GUESTS_A_MESSAGE = 200  # an id has 16 letters, and NOTIFY carries 8,000 bytes
GUESTS_A_TABLE = 150  # further watchers are not counted by other processes
PHRASE_SECONDS = 5.0  # until an unsent phrase is dropped


class Sharing:
    """Presence through other processes, and this process's messages to them.

    `changed` is called with each table whose presence changed.
    """

    def __init__(self, store: Store, changed: Callable[[str], None]) -> None:
        self.worker = secrets.token_hex(4)
        self.alone = True  # until messages of other processes are received
        self._store, self._changed = store, changed
        self._own: dict[str, frozenset[str]] = {}  # guests connected to this process, by table
        self._others: dict[str, dict[str, frozenset[str]]] = {}  # by process, then by table
        self._heard: dict[str, float] = {}  # when each process was last heard
        self._to_tell: set[str] = set()  # tables to announce
        self._phrases: list[tuple[float, n.News]] = []  # with the time after which each is dropped
        self._ask = False
        self._wake = asyncio.Event()

    # ---- this process ------------------------------------------------------------------------------------------------

    def present(self, table: str, guests: frozenset[str]) -> None:
        """Set the guests who are connected to a table through this process."""
        if self.alone or self._own.get(table, frozenset()) == guests:
            return
        if guests:
            self._own[table] = guests
        else:
            del self._own[table]
        self._to_tell.add(table)
        self._wake.set()

    def say(self, table: str, seat: int | None, name: str, phrase: str, text: str) -> None:
        self._tell(n.Said(self.worker, table, seat, name, phrase, text))

    def renamed(self, guest: str) -> None:
        self._tell(n.Renamed(self.worker, guest))

    def departed(self, guest: str) -> None:
        self._tell(n.Departed(self.worker, guest))

    def _tell(self, message: n.News) -> None:
        if not self.alone:
            self._phrases.append((time.monotonic() + PHRASE_SECONDS, message))
            self._wake.set()

    # ---- other processes ---------------------------------------------------------------------------------------------

    def elsewhere(self, table: str) -> frozenset[str]:
        """Return the guests who are connected to a table through other processes."""
        found = [tables[table] for tables in self._others.values() if table in tables]
        return frozenset().union(*found)

    def receive(self, message: n.Here | n.Asked | n.Left) -> None:
        if message.worker == self.worker:
            return
        if isinstance(message, n.Asked):
            self._to_tell |= set(self._own)
            self._wake.set()
        elif isinstance(message, n.Left):
            self._forget(message.worker)
        else:
            self._receive_presence(message)

    def _receive_presence(self, message: n.Here) -> None:
        if message.worker not in self._others:
            self._others[message.worker] = {}
            self._ask = True  # for what it announced before this process listened
            self._wake.set()
        self._heard[message.worker] = time.monotonic()
        tables = self._others[message.worker]
        for table, guests in message.tables.items():
            tables[table] = frozenset(guests)
            if not guests:
                del tables[table]
            self._changed(table)

    def _forget(self, worker: str) -> None:
        self._heard.pop(worker, None)
        for table in self._others.pop(worker, {}):
            self._changed(table)

    def missed(self) -> None:
        """Resynchronise after messages may have been lost."""
        self.alone = False
        for worker in self._heard:
            self._heard[worker] = time.monotonic()
        self._ask = True
        self._to_tell |= set(self._own)
        self._wake.set()

    # ---- sending -----------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Send messages as they arise, and a heartbeat every few seconds."""
        await self._wake.wait()  # forever if there is only this process
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._wake.wait()
            self._wake.clear()
            tables, asks = self._to_tell, self._ask
            self._to_tell, self._ask = set(), False
            try:
                await self._store.do(queries.tell, [n.payload(message) for message in self._messages(tables, asks)])
            except StoreError:  # the database is down: send them later
                self._to_tell |= tables
                self._ask |= asks
                await asyncio.sleep(BEAT)
                continue
            self._forget_dead()

    def _messages(self, tables: set[str], asks: bool) -> Iterator[n.News]:
        if asks:
            yield n.Asked(self.worker)
        part: dict[str, list[str]] = {}
        for table in tables:
            part[table] = sorted(self._own.get(table, ()))[:GUESTS_A_TABLE]
            if sum(len(guests) + 1 for guests in part.values()) >= GUESTS_A_MESSAGE:
                yield n.Here(self.worker, part)
                part = {}
        yield n.Here(self.worker, part)
        phrases, self._phrases = self._phrases, []
        for until, message in phrases:
            if time.monotonic() < until:
                yield message

    def _forget_dead(self) -> None:
        before = time.monotonic() - DEAD_AFTER
        for worker in [worker for worker, heard in self._heard.items() if heard < before]:
            self._forget(worker)

    async def leave(self) -> None:
        """Announce that this process is closing."""
        if not self.alone:
            with suppress(StoreError):
                await self._store.do(queries.tell, [n.payload(n.Left(self.worker))])
