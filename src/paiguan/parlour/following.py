"""Keeps the tables of this process up with what other processes store and tell."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import aclosing

from paiguan.parlour.guests import Guests
from paiguan.parlour.host import Dropped, Gone, Host
from paiguan.parlour.logs import fault, say
from paiguan.parlour.sharing import Sharing
from paiguan.parlour.store import Store, StoreError, work
from paiguan.parlour.store import news as n

FIRST_WAIT, LONGEST_WAIT = 0.1, 0.5  # seconds between two attempts to read


class Follower:
    """Hears what is told and brings hosts up to date, each in a task of its own: a table that waits delays no other."""

    def __init__(
        self,
        store: Store,
        hosts: Mapping[str, Host],
        sharing: Sharing,
        guests: Guests,
        changed: Callable[[], None],
    ) -> None:
        self._store, self._hosts, self._sharing, self._guests, self._changed = store, hosts, sharing, guests, changed
        self._reading: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()  # told of something new while they were being read
        self._looking: asyncio.Task[None] | None = None
        self._deaf = False

    async def run(self) -> None:
        """For ever; where there is only this process, not at all."""
        news = self._store.news()
        if news is None:
            return
        async with aclosing(news):
            async for message in news:
                self._hear(message)

    def loaded(self, table: str) -> None:
        """A table is live here from now on: read what was written, and told to nobody, while it was being loaded."""
        if not self._sharing.alone:
            self._read(table)

    def _hear(self, message: n.News) -> None:
        match message:
            case n.Written(table, seq):
                host = self._hosts.get(table)
                if host is not None and host.table.seq < seq:
                    self._read(table)
                self._changed()
            case n.Retired():
                self._changed()
            case n.Here() | n.Asked() | n.Left():
                self._sharing.hear(message)
            case n.Said(worker, table, seat, name, phrase):
                host = self._hosts.get(table)
                if host is not None and worker != self._sharing.worker:
                    host.hear(seat, name, phrase)
            case n.Renamed(worker, guest):
                if worker != self._sharing.worker:
                    self._guests.reread(guest)
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
        if self._looking is not None:
            self._looking.cancel()
        self._looking = asyncio.create_task(self._look_at_all())

    def _drop_all(self) -> None:
        """Nobody is shown a table that may have moved on: their guests come back, to us or to a process that hears."""
        if not self._deaf:
            say("store_away")
        self._deaf = True
        for host in self._hosts.values():
            host.drop()

    async def _look_at_all(self) -> None:
        """Read whatever tables have moved on."""
        wait = FIRST_WAIT
        while True:
            seqs = {table: host.table.seq for table, host in self._hosts.items()}
            try:
                for table, seq in (await self._store.do(work.moved, seqs)).items():
                    if seq > seqs[table]:
                        self._read(table)
                    elif (
                        host := self._hosts.get(table)
                    ) is not None:  # deleted, or of a backup: memory is worth nothing
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
