"""Identities: carrying a guest to another device, deleting one, and rewriting the tables that name them.

A guest's id stands in the events of every table where they sat. When it changes, those events are rewritten, and an event
`Rewritten` is added to the table: a process that writes to it from older memory gets a Conflict and reads it again.
"""

import asyncio
import hashlib
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence

import msgspec

from paiguan.parlour import events as e
from paiguan.parlour.clock import now
from paiguan.parlour.codes import as_typed, new_code
from paiguan.parlour.decide.matches import FILL_LEVEL
from paiguan.parlour.folding import apply, decoded
from paiguan.parlour.logs import fault
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.results import all_results, named
from paiguan.parlour.store import Conflict, Store, StoreError, queries
from paiguan.parlour.store import identities as q
from paiguan.parlour.store import tournaments as tournament_queries
from paiguan.parlour.store.queries import GuestRow, TableRow
from paiguan.parlour.summary import row_of
from paiguan.parlour.table import Table
from paiguan.parlour.tournaments.rewriting import rewritten

CODE_LENGTH = 8  # 40 bits: at the usual limit of four guesses a second from one address, thousands of years
CODE_SECONDS = 600.0
SETTLED_AFTER = 24 * 3600.0  # seconds until no request or socket of a guest who is gone can still be running

# What `rewrite_table` takes: the row, changed events by seq, added events, the people, whom events name, the results.
Rewriting = tuple[TableRow, dict[int, bytes], list[bytes], list[str], list[str], Sequence[Mapping[str, object]]]


class Identities:
    """Carries and forgets guests. `moved` is called with each guest who is gone, `reread` with each rewritten table."""

    def __init__(self, store: Store, moved: Callable[[str], None], reread: Callable[[str], Awaitable[None]]) -> None:
        self._store, self._moved, self._reread = store, moved, reread

    async def offer(self, guest: str, luggage: bytes = b"") -> tuple[str, float]:
        """Return a new one-time code of a guest, and when it expires. `luggage` is what the other device takes over, as JSON."""
        code = new_code(CODE_LENGTH)
        expires = time.time() + CODE_SECONDS
        await self._store.do(q.offer, guest, _hash(code), luggage, expires, time.time())
        return code, expires

    async def offered(self, code: str) -> q.Offered | None:
        """Return what a code stands for, if it is good."""
        return await self._store.do(q.offered, _hash(code), time.time())

    async def carry(self, code: str, device: GuestRow) -> GuestRow | None:
        """Make the guest of this device the one whose code it is, once. Return that guest, or None for a bad code.

        Raises HouseRefusal where they cannot be one: at a table where both play.
        """
        found = await self.offered(code)
        if found is None:
            return None
        guest = found.guest
        if guest.id == device.id:
            raise HouseRefusal("same_identity")
        await self._refuse_two_seats(guest.id, device.id)
        if not await self._store.do(q.carry, _hash(code), device.id, time.time()):
            return None
        await self._rewrite(device.id, guest.id)
        return guest

    async def become(self, device: str, guest: str, enter: Callable[..., bool], *given: object) -> None:
        """Make the guest of a device another by a query that decides whether it may be. Raises HouseRefusal."""
        if guest == device:
            raise HouseRefusal("same_identity")
        await self._refuse_two_seats(guest, device)
        if not await self._store.do(enter, device, guest, *given):
            raise HouseRefusal("bad_passkey")
        await self._rewrite(device, guest)

    async def delete(self, guest: str) -> None:
        """Put a guest into the bin: from now on nobody is this guest, until they are restored or forgotten."""
        await self._store.do(q.put_into_bin, guest, time.time())
        self._moved(guest)

    async def restore(self, guest: str, instead_of: str | None) -> None:
        """Take a guest out of the bin; the guest whom the device has been since becomes them."""
        if instead_of is not None:
            await self._refuse_two_seats(guest, instead_of)
        await self._store.do(q.take_out_of_bin, guest, instead_of, time.time())
        if instead_of is not None:
            await self._rewrite(instead_of, guest)

    async def forget(self, guest: str) -> None:
        """Delete a guest for good: also from the hands of others, which stay whole otherwise."""
        await self._store.do(q.forget, guest, time.time())
        await self._rewrite(guest, "")

    async def empty_bin(self, before: float, most: int) -> int:
        """Forget some guests who have been in the bin since then. Return how many."""
        found = await self._store.do(q.in_bin_since, before, most)
        for guest in found:
            await self.forget(guest)
        return len(found)

    async def finish(self) -> None:
        """Rewrite what was interrupted, or written by a socket that was still open."""
        for old, new in await self._store.do(q.waiting):
            await self._rewrite(old, new)
        await self._store.do(q.rewritten, time.time() - SETTLED_AFTER)

    async def _refuse_two_seats(self, one: str, other: str) -> None:
        if await self._store.do(q.seated_twice, one, other) is not None:
            raise HouseRefusal("two_seats")

    async def _rewrite(self, old: str, new: str) -> None:
        """Replace a guest in all tables that name them. Does nothing where that is done already."""
        self._moved(old)
        for table in await self._store.do(q.tables_naming, old):
            try:
                while not await self._rewrite_table(table, old, new):
                    pass
            except StoreError:
                raise
            except Exception as error:  # a game that is not installed here: `finish` tries again when it may be
                fault("rewriting", error, table=table)
                continue
            await self._reread(table)
        for tournament in await self._store.do(tournament_queries.naming, old):
            while not await rewritten(self._store, tournament, old, new):
                pass
        await self._store.do(q.rewrite_results, old, new)

    async def _rewrite_table(self, table: str, old: str, new: str) -> bool:
        """Rewrite one table. Return false if somebody wrote to it meanwhile."""
        row = await self._store.do(queries.find, table)
        if row is None:
            return True
        bodies = await self._store.do(queries.read, table, 0)
        if len(bodies) != row.seq:
            return False
        work = await asyncio.to_thread(_rewritten, row, bodies, old, new)
        try:
            await self._store.do(q.rewrite_table, *work)
        except Conflict:
            return False
        return True


def _rewritten(row: TableRow, bodies: Sequence[bytes], old: str, new: str) -> Rewriting:
    """Return what `rewrite_table` writes."""
    becomes, name = (new, None) if new else (e.FORGOTTEN + secrets.token_hex(6), "")
    before = decoded(bodies)
    events = [e.with_guest(event, old, becomes, name) for event in before]
    changed = {
        seq: msgspec.json.encode(event)
        for seq, (event, was) in enumerate(zip(events, before, strict=True), 1)
        if event is not was
    }
    table = Table(row.id)
    apply(table, events)
    added: list[e.AnyEvent] = [e.Rewritten(at=now())]
    # A guest who sat there twice keeps one seat for another match.
    twice = [
        seat for seat, chair in enumerate(table.chairs) if chair.guest == becomes and table.seat_of(becomes) != seat
    ]
    added += [e.Vacated(at=now(), seat=seat, level=FILL_LEVEL) for seat in twice]
    apply(table, added)
    people = {chair.guest for chair in table.chairs if chair.guest and not chair.guest.startswith(e.FORGOTTEN)}
    if table.single:  # a try is in nobody's list
        people = set()
    fresh = msgspec.structs.replace(row_of(table, row.code), updated=row.updated)
    rows = all_results(row.id, events, fresh.finished)
    return fresh, changed, [msgspec.json.encode(event) for event in added], sorted(people), named(events), rows


def _hash(code: str) -> str:
    """Return the hash of a code, however it was typed."""
    return hashlib.sha256(as_typed(code).encode()).hexdigest()
