"""Queries for carrying a guest to another device and for forgetting one.

Both begin with one transaction that settles whose cookie it is, and leave a row in `rewrites`. The events of every table that
names the guest are then rewritten, a table at a time; whatever was interrupted is found in `rewrites` again.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, exists, func, insert, or_, select, update

from paiguan.parlour.store import daily, passkeys, push, queries, ratings, reviews, tournaments
from paiguan.parlour.store.queries import GuestRow, TableRow
from paiguan.parlour.store.schema import appearances, carries, events, guests, keys, played, rewrites, seats, tables

# ---- codes -----------------------------------------------------------------------------------------------------------


class Offered(NamedTuple):
    """Whose code it is, how many hands they have played, and what their browser hands over, as JSON."""

    guest: GuestRow
    hands: int
    luggage: bytes


def offer(connection: Connection, guest: str, code: str, luggage: bytes, expires: float, now: float) -> None:
    """Store the hash of a one-time code. It replaces the guest's code before, and codes that have expired are removed."""
    connection.execute(delete(carries).where(or_(carries.c.guest == guest, carries.c.expires <= now)))
    connection.execute(insert(carries).values(code=code, guest=guest, luggage=luggage, expires=expires))


def offered(connection: Connection, code: str, now: float) -> Offered | None:
    """Return what a code stands for, if it is good."""
    query = select(guests.c.id, guests.c.name, guests.c.language, carries.c.luggage)
    query = query.join(carries, carries.c.guest == guests.c.id)
    found = connection.execute(
        query.where(carries.c.code == code, carries.c.expires > now, guests.c.binned == 0)
    ).first()
    if found is None:
        return None
    guest = GuestRow(id=found.id, name=found.name, language=found.language)
    hands = connection.scalar(select(func.count()).select_from(played).where(played.c.guest == guest.id))
    return Offered(guest, hands or 0, found.luggage)


def carry(connection: Connection, code: str, device: str, now: float) -> bool:
    """Use a code once: the `device`, a guest, becomes the guest who offered it. Return whether the code was good."""
    found = offered(connection, code, now)
    if found is None or connection.execute(delete(carries).where(carries.c.code == code)).rowcount != 1:
        return False
    merge(connection, device, found.guest.id, now)
    return True


def merge(connection: Connection, old: str, new: str, now: float) -> None:
    """Make one guest another: their cookies, and from here on their tables (see `rewrites`)."""
    token = connection.scalar(select(guests.c.token).where(guests.c.id == old))
    if token is None:
        return
    connection.execute(update(keys).where(keys.c.guest == old).values(guest=new))
    connection.execute(insert(keys).values(token=token, guest=new))
    _leave(connection, old, new, now)


def seated_twice(connection: Connection, one: str, other: str) -> str | None:
    """Return a table where both guests have a seat and the match is not over, or a tournament that names both, if there is one."""
    there = select(seats.c.table_id).where(seats.c.guest == other)
    query = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
    query = query.where(seats.c.guest == one, tables.c.id.in_(there), tables.c.stage.not_in(("over", "closed")))
    return connection.scalar(query.limit(1)) or tournaments.both_take_part(connection, one, other)


# ---- the bin ---------------------------------------------------------------------------------------------------------


def put_into_bin(connection: Connection, guest: str, now: float) -> None:
    connection.execute(update(guests).where(guests.c.id == guest).values(binned=now))
    connection.execute(delete(carries).where(carries.c.guest == guest))


def take_out_of_bin(connection: Connection, guest: str, instead_of: str | None, now: float) -> None:
    """Restore a guest. `instead_of`, the guest whom the device has been since, is merged into them."""
    connection.execute(update(guests).where(guests.c.id == guest).values(binned=0.0))
    if instead_of is not None:
        merge(connection, instead_of, guest, now)


def binned_at(connection: Connection, guest: str) -> float:
    return connection.scalar(select(guests.c.binned).where(guests.c.id == guest)) or 0.0


def in_bin_since(connection: Connection, before: float, most: int) -> list[str]:
    """Return some guests who have been in the bin since then."""
    query = select(guests.c.id).where(guests.c.binned > 0, guests.c.binned <= before)
    return list(connection.scalars(query.order_by(guests.c.binned).limit(most)))


def forget(connection: Connection, guest: str, now: float) -> None:
    """Delete a guest with everything that is theirs alone; their tables follow (see `rewrites`)."""
    connection.execute(delete(keys).where(keys.c.guest == guest))
    _leave(connection, guest, "", now)


def _leave(connection: Connection, guest: str, becomes: str, now: float) -> None:
    connection.execute(delete(carries).where(carries.c.guest == guest))
    passkeys.rename(connection, guest, becomes)
    push.rename(connection, guest, becomes)
    connection.execute(delete(guests).where(guests.c.id == guest))
    if becomes:
        ratings.merge(connection, guest, becomes, now)
    ratings.forget(connection, guest)
    connection.execute(update(rewrites).where(rewrites.c.becomes == guest).values(becomes=becomes))
    connection.execute(insert(rewrites).values(guest=guest, becomes=becomes, since=now))


# ---- rewriting -------------------------------------------------------------------------------------------------------


def waiting(connection: Connection) -> list[tuple[str, str]]:
    """Return the guests whose tables are to be rewritten, each with the guest they became."""
    query = select(rewrites.c.guest, rewrites.c.becomes).order_by(rewrites.c.since)
    return [(row.guest, row.becomes) for row in connection.execute(query)]


def rewritten(connection: Connection, before: float) -> None:
    """Close the rewrites that are older: no process has a socket of these guests any more."""
    left = exists().where(appearances.c.guest == rewrites.c.guest)
    connection.execute(
        delete(rewrites).where(rewrites.c.since < before, ~left, ~tournaments.still_named(rewrites.c.guest))
    )


def tables_naming(connection: Connection, guest: str) -> list[str]:
    return list(connection.scalars(select(appearances.c.table_id).where(appearances.c.guest == guest)))


def rewrite_table(
    connection: Connection,
    row: TableRow,
    changed: Mapping[int, bytes],
    added: Sequence[bytes],
    people: Sequence[str],
    named: Iterable[str],
    results: Sequence[Mapping[str, object]],
) -> None:
    """Replace events of a table by seq, and everything in the index that follows from them. Raises Conflict.

    `added` are the events that bring the table to `row.seq`: their number makes every process read the table again.
    """
    before = row.seq - len(added)
    queries.advance(connection, row, before)
    for seq, body in changed.items():
        connection.execute(update(events).where(events.c.table_id == row.id, events.c.seq == seq).values(body=body))
    connection.execute(
        insert(events), [{"table_id": row.id, "seq": before + i, "body": body} for i, body in enumerate(added, 1)]
    )
    for index in (seats, appearances, played):
        connection.execute(delete(index).where(index.c.table_id == row.id))
    for index, names in ((seats, people), (appearances, named)):
        if rows := [{"guest": guest, "table_id": row.id} for guest in names]:
            connection.execute(insert(index), rows)
    if results:
        connection.execute(insert(played), results)


def rewrite_results(connection: Connection, guest: str, becomes: str) -> None:
    """Move the results at tables that no longer exist, or delete them if the guest is forgotten."""
    own = played.c.guest == guest
    connection.execute(update(played).where(own).values(guest=becomes) if becomes else delete(played).where(own))
    daily.rename(connection, guest, becomes)
    reviews.rename(connection, guest, becomes)
    passkeys.rename(connection, guest, becomes)
    push.rename(connection, guest, becomes)
