"""Keep the tables of this process in step with what other processes store and announce."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import aclosing

from paiguan.parlour.guests import Guests
from paiguan.parlour.host import Host
from paiguan.parlour.logs import fault, say
from paiguan.parlour.sharing import Sharing
from paiguan.parlour.store import Store, StoreError, queries
from paiguan.parlour.store import news as n
from paiguan.parlour.storing import Dropped, Gone

FIRST_WAIT, LONGEST_WAIT = 0.1, 0.5  # seconds between two attempts to read


class Follower:
    """Receives messages and brings hosts up to date, each in its own task, so that a slow table delays no other."""

    def __init__(
        self,
        store: Store,
        hosts: Mapping[str, Host],
        sharing: Sharing,
        guests: Guests,
        changed: Callable[[], None],
        departed: Callable[[str], None],
    ) -> None:
        self._store, self._hosts, self._sharing, self._guests, self._changed = store, hosts, sharing, guests, changed
        self._departed = departed
        self._reading: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()  # tables announced again while they were being read
        self._checking: asyncio.Task[None] | None = None
        self._deaf = False

    async def run(self) -> None:
        """Receive messages forever. Return at once where there is only this process."""
        news = self._store.news()
        if news is None:
            return
        async with aclosing(news):
            async for message in news:
                self._receive(message)

    def loaded(self, table: str) -> None:
        """Read what was written while a table was being loaded: the messages about it found no host here."""
        if not self._sharing.alone:
            self._read(table)

    def _receive(self, message: n.News) -> None:
        match message:
            case n.Written(table, seq):
                host = self._hosts.get(table)
                if host is not None and host.table.seq < seq:
                    self._read(table)
                self._changed()
            case n.Retired():
                self._changed()
            case n.Here() | n.Asked() | n.Left():
                self._sharing.receive(message)
            case n.Said(worker, table, seat, name, phrase, text):
                host = self._hosts.get(table)
                if host is not None and worker != self._sharing.worker:
                    host.audience.hear(seat, name, phrase, text)
            case n.Renamed(worker, guest):
                if worker != self._sharing.worker:
                    self._guests.reread(guest)
            case n.Departed(worker, guest):
                if worker != self._sharing.worker:
                    self._departed(guest)
            case n.Missed():
                self._missed()
            case n.Deaf():
                self._drop_all()

    def _missed(self) -> None:
        if self._deaf:
            say("store_back")
        self._deaf = False
        self._sharing.missed()
        self._guests.forget()
        self._changed()
        if self._checking is not None:
            self._checking.cancel()
        self._checking = asyncio.create_task(self._check_all())

    def _drop_all(self) -> None:
        """Drop every host rather than show stale tables. Guests reconnect, here or to a process that listens."""
        if not self._deaf:
            say("store_away")
        self._deaf = True
        for host in self._hosts.values():
            host.drop()

    async def _check_all(self) -> None:
        """Read every table that has moved on."""
        wait = FIRST_WAIT
        while True:
            seqs = {table: host.table.seq for table, host in self._hosts.items()}
            try:
                for table, seq in (await self._store.do(queries.moved, seqs)).items():
                    if seq > seqs[table]:
                        self._read(table)
                    elif (host := self._hosts.get(table)) is not None:
                        # Deleted, or replaced from a backup: what is in memory is worthless.
                        host.drop()
                return
            except StoreError:
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
            except Exception as error:
                fault("follower", error)
                self._drop_all()
                return

    def _read(self, table: str) -> None:
        if table in self._reading:
            self._again.add(table)
        else:
            self._reading[table] = asyncio.create_task(self._catch_up(table), name=f"read {table}")

    async def _catch_up(self, table: str) -> None:
        wait = FIRST_WAIT
        try:
            while (host := self._hosts.get(table)) is not None:
                self._again.discard(table)
                try:
                    await host.catch_up()
                except (Dropped, Gone):
                    return
                except StoreError:
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, LONGEST_WAIT)
                    continue
                except Exception as error:
                    fault("follower", error, table=table)
                    host.drop()
                    return
                if table not in self._again:
                    return
        finally:
            del self._reading[table]
