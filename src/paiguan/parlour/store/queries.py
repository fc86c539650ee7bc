"""Queries as functions of a connection, the same for SQLite and PostgreSQL."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, bindparam, delete, insert, or_, select, text, update

from paiguan.parlour.store import ratings
from paiguan.parlour.store.news import CHANNEL
from paiguan.parlour.store.ratings import EndedMatch
from paiguan.parlour.store.schema import appearances, daily_tries, events, guests, keys, played, seats, tables


class Conflict(Exception):
    """Another process has written to this table since it was read: read the new events and decide again."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """The index entry of a table."""

    id: str
    code: str
    game: str
    public: bool
    stage: str
    seq: int
    summary: bytes
    updated: float
    finished: int = 0  # hands


class GuestRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    language: str


# The two statements of every move, built once and compiled once for each dialect.
_ADVANCE = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.seq == bindparam("before"))
    .values({name: bindparam(name) for name in ("stage", "seq", "summary", "updated", "finished")})
)
_ADD_EVENTS = insert(events)


@cache
def _in_sql(statement: Any, dialect: Any) -> tuple[str, tuple[str, ...]]:
    """Return the SQL of a statement, and the order of its parameters."""
    compiled = statement.compile(dialect=dialect)
    return str(compiled), tuple(compiled.positiontup)


def _run(connection: Connection, statement: Any, *rows: Mapping[str, object]) -> Any:
    sql, names = _in_sql(statement, connection.dialect)
    values = [tuple(row[name] for name in names) for row in rows]
    if connection.dialect.name == "sqlite":  # straight to the driver, in the same transaction: half the time of a move
        driver: Any = connection.connection.driver_connection
        return driver.execute(sql, values[0]) if len(values) == 1 else driver.executemany(sql, values)
    return connection.exec_driver_sql(sql, values[0] if len(values) == 1 else values)


def ping(connection: Connection) -> None:
    """Check that the database answers."""
    connection.execute(text("select 1"))


def create(
    connection: Connection, row: TableRow, bodies: Sequence[bytes], people: Sequence[str], owner: str = ""
) -> None:
    connection.execute(insert(tables).values(**msgspec.structs.asdict(row)))
    _write(connection, row.id, 0, bodies, people)
    appear(connection, row.id, [owner] if owner else [])


def append(
    connection: Connection,
    row: TableRow,
    bodies: Sequence[bytes],
    people: Sequence[str] | None,
    results: Sequence[Mapping[str, object]] = (),
    tried: Mapping[str, object] | None = None,
    ended: EndedMatch | None = None,
    after: Callable[[Connection], None] | None = None,
) -> None:
    """Write the events that bring a table to `row.seq`. Raises Conflict if another process was faster.

    The table's row serves as the lock. `people` are the guests with a seat; None leaves them unchanged. `results` are the rows
    of the hand that these events end, `tried` what it came to if it was the deal of a day, `ended` the match that it ends;
    `after` writes what it means to a tournament.
    """
    before = row.seq - len(bodies)
    advance(connection, row, before)
    _write(connection, row.id, before, bodies, people)
    if results:
        same = played.c.table_id == row.id, played.c.hand == results[0]["hand"]
        connection.execute(delete(played).where(*same))  # a hand may be settled again after an older version wrote it
        connection.execute(insert(played), results)
    if tried is not None:
        connection.execute(update(daily_tries).where(daily_tries.c.table_id == row.id).values(**tried))
    if ended is not None:
        ratings.count_match(connection, ended)
    if after is not None:
        after(connection)


def advance(connection: Connection, row: TableRow, before: int) -> None:
    """Write a table's row if its seq is still `before`. Raises Conflict."""
    values = {**msgspec.structs.asdict(row), "table": row.id, "before": before}
    if _run(connection, _ADVANCE, values).rowcount != 1:
        raise Conflict(row.id)


def _write(
    connection: Connection, table: str, before: int, bodies: Sequence[bytes], people: Sequence[str] | None
) -> None:
    rows = [{"table_id": table, "seq": before + i, "body": body} for i, body in enumerate(bodies, 1)]
    _run(connection, _ADD_EVENTS, *rows)
    if people is None:
        return
    known = set(connection.scalars(select(seats.c.guest).where(seats.c.table_id == table)))
    if gone := known - set(people):
        connection.execute(delete(seats).where(seats.c.table_id == table, seats.c.guest.in_(gone)))
    if new := set(people) - known:
        connection.execute(insert(seats), [{"guest": guest, "table_id": table} for guest in new])
    appear(connection, table, people)


def appear(connection: Connection, table: str, people: Iterable[str]) -> None:
    """Note that the events of a table name these guests."""
    known = set(connection.scalars(select(appearances.c.guest).where(appearances.c.table_id == table)))
    if new := set(people) - known:
        connection.execute(insert(appearances), [{"guest": guest, "table_id": table} for guest in new])


def read(connection: Connection, table: str, since: int) -> list[bytes]:
    """Return the bodies of a table's events after `since`, in order."""
    query = select(events.c.body).where(events.c.table_id == table, events.c.seq > since).order_by(events.c.seq)
    return list(connection.scalars(query))


def read_settled(connection: Connection, table: str) -> list[bytes]:
    """Return the bodies of all events of a table, once every transaction that writes to it has ended.

    A transaction may still be running after its connection was lost.
    """
    connection.execute(select(tables.c.seq).where(tables.c.id == table).with_for_update())
    return read(connection, table, 0)


def moved(connection: Connection, seqs: Mapping[str, int]) -> dict[str, int]:
    """Return which of these tables have a different seq, with the stored one; 0 means the table is gone."""
    query = select(tables.c.id, tables.c.seq).where(tables.c.id.in_(list(seqs)))
    found = {row.id: int(row.seq) for row in connection.execute(query)}
    return {table: found.get(table, 0) for table, seq in seqs.items() if found.get(table, 0) != seq}


def tell(connection: Connection, messages: Sequence[str]) -> None:
    """Notify all processes on this PostgreSQL when the transaction commits."""
    for message in messages:
        connection.exec_driver_sql("select pg_notify($1, $2)", (CHANNEL, message))


def find(connection: Connection, table: str) -> TableRow | None:
    return _row(connection, select(tables).where(tables.c.id == table))


def by_code(connection: Connection, code: str) -> TableRow | None:
    return _row(connection, select(tables).where(tables.c.code == code))


def _row(connection: Connection, query: Select[Any]) -> TableRow | None:
    found = connection.execute(query).mappings().first()
    return None if found is None else TableRow(**found)


def mine(connection: Connection, guest: str, limit: int) -> list[TableRow]:
    """Return the tables where a guest has a seat and the match is not over, newest first."""
    query = select(tables).join(seats, seats.c.table_id == tables.c.id)
    query = query.where(seats.c.guest == guest, tables.c.stage.not_in(("over", "closed")))
    rows = connection.execute(query.order_by(tables.c.updated.desc()).limit(limit)).mappings()
    return [TableRow(**row) for row in rows]


def add_guest(connection: Connection, row: GuestRow, token: str, now: float) -> None:
    values = msgspec.structs.asdict(row)
    connection.execute(insert(guests).values(**values, token=token, created=now, seen=now))


def guest_by_token(connection: Connection, token: str, binned: bool = False) -> GuestRow | None:
    """Return the guest with a token, of this or another device: one who has deleted everything (`binned`), or not."""
    further = select(keys.c.guest).where(keys.c.token == token).scalar_subquery()
    query = select(guests.c.id, guests.c.name, guests.c.language)
    query = query.where(or_(guests.c.token == token, guests.c.id == further), (guests.c.binned > 0) == binned)
    found = connection.execute(query).mappings().first()
    return None if found is None else GuestRow(**found)


def saw_guest(connection: Connection, guest: str, now: float) -> None:
    connection.execute(update(guests).where(guests.c.id == guest).values(seen=now))


def change_guest(connection: Connection, row: GuestRow) -> None:
    connection.execute(update(guests).where(guests.c.id == row.id).values(name=row.name, language=row.language))
