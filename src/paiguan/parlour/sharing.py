"""What processes on one PostgreSQL share besides events: who is connected to which table, what was said, who was renamed.

None of it is stored. Each process tells the others by NOTIFY what changes, and every two seconds that it lives. Who has missed
something asks, and is told everything. A process that is not heard of for a while is taken for dead, and its guests for gone;
while this process itself hears nobody, because the database is away, nobody's time runs.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import suppress

from paiguan.parlour.store import Store, StoreError, work
from paiguan.parlour.store import news as n

BEAT = 2.0  # seconds between signs of life
DEAD_AFTER = 8.0  # seconds without one
GUESTS_A_MESSAGE = 200  # an id has 16 letters, and NOTIFY carries 8,000 bytes
GUESTS_A_TABLE = 150  # those who watch beyond that are not counted elsewhere
PHRASE_SECONDS = 5.0  # after which nobody wants to hear it any more


class Sharing:
    """Who is present through other processes, and what this process tells them. `changed` is told whose presence changed."""

    def __init__(self, store: Store, changed: Callable[[str], None]) -> None:
        self.worker = secrets.token_hex(4)
        self.alone = True  # until somebody listens to other processes
        self._store, self._changed = store, changed
        self._own: dict[str, frozenset[str]] = {}  # by table, the guests connected here
        self._others: dict[str, dict[str, frozenset[str]]] = {}  # by process, then by table
        self._heard: dict[str, float] = {}  # by process, when it last spoke
        self._to_tell: set[str] = set()  # tables
        self._phrases: list[tuple[float, n.News]] = []  # with the time after which they are not told
        self._ask = False
        self._wake = asyncio.Event()

    # ---- this process ------------------------------------------------------------------------------------------------

    def present(self, table: str, guests: frozenset[str]) -> None:
        """These guests are connected to a table through this process, and nobody else."""
        if self.alone or self._own.get(table, frozenset()) == guests:
            return
        if guests:
            self._own[table] = guests
        else:
            del self._own[table]
        self._to_tell.add(table)
        self._wake.set()

    def say(self, table: str, seat: int | None, name: str, phrase: str) -> None:
        self._tell(n.Said(self.worker, table, seat, name, phrase))

    def renamed(self, guest: str) -> None:
        self._tell(n.Renamed(self.worker, guest))

    def _tell(self, message: n.News) -> None:
        if not self.alone:
            self._phrases.append((time.monotonic() + PHRASE_SECONDS, message))
            self._wake.set()

    # ---- other processes ---------------------------------------------------------------------------------------------

    def elsewhere(self, table: str) -> frozenset[str]:
        """The guests who are connected to a table through other processes."""
        found = [tables[table] for tables in self._others.values() if table in tables]
        return frozenset().union(*found)

    def hear(self, message: n.Here | n.Asked | n.Left) -> None:
        if message.worker == self.worker:
            return
        if isinstance(message, n.Asked):
            self._to_tell |= set(self._own)
            self._wake.set()
        elif isinstance(message, n.Left):
            self._forget(message.worker)
        else:
            self._hear_of_guests(message)

    def _hear_of_guests(self, message: n.Here) -> None:
        if message.worker not in self._others:
            self._others[message.worker] = {}
            self._ask = True  # of what it told before we listened
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
        """Something may have been told while nobody listened."""
        self.alone = False
        for worker in self._heard:
            self._heard[worker] = time.monotonic()
        self._ask = True
        self._to_tell |= set(self._own)
        self._wake.set()

    # ---- telling -----------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Tell what there is to tell as soon as it is there, and every few seconds that this process lives."""
        await self._wake.wait()  # where there is only this process, for ever
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._wake.wait()
            self._wake.clear()
            tables, asks = self._to_tell, self._ask
            self._to_tell, self._ask = set(), False
            try:
                await self._store.do(work.tell, [n.payload(message) for message in self._messages(tables, asks)])
            except StoreError:  # the database is away: tell it when it is back
                self._to_tell |= tables
                self._ask |= asks
                await asyncio.sleep(BEAT)
                continue
            self._bury()

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

    def _bury(self) -> None:
        before = time.monotonic() - DEAD_AFTER
        for worker in [worker for worker, heard in self._heard.items() if heard < before]:
            self._forget(worker)

    async def leave(self) -> None:
        """This process closes."""
        if not self.alone:
            with suppress(StoreError):
                await self._store.do(work.tell, [n.payload(n.Left(self.worker))])
