"""What is asked of the database, each as a function of a connection: the same statements for SQLite and PostgreSQL."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, text, update

from paiguan.parlour.store.news import CHANNEL
from paiguan.parlour.store.schema import events, guests, seats, tables


class Conflict(Exception):
    """Somebody else has written to this table since we looked; read what is new and decide again."""


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


# The two statements of every move, built once and, for each kind of database, put into SQL once.
_ADVANCE = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.seq == bindparam("before"))
    .values({name: bindparam(name) for name in ("stage", "seq", "summary", "updated", "finished")})
)
_ADD_EVENTS = insert(events)


@cache
def _in_sql(statement: Any, dialect: Any) -> tuple[str, tuple[str, ...]]:
    """Its text, and which value goes where."""
    compiled = statement.compile(dialect=dialect)
    return str(compiled), tuple(compiled.positiontup)


def _run(connection: Connection, statement: Any, *rows: Mapping[str, Any]) -> Any:
    sql, names = _in_sql(statement, connection.dialect)
    values = [tuple(row[name] for name in names) for row in rows]
    return connection.exec_driver_sql(sql, values[0] if len(values) == 1 else values)


def ping(connection: Connection) -> None:
    """Does the database answer?"""
    connection.execute(text("select 1"))


def create(connection: Connection, row: TableRow, bodies: Sequence[bytes], people: Sequence[str]) -> None:
    connection.execute(insert(tables).values(**msgspec.structs.asdict(row)))
    _write(connection, row.id, 0, bodies, people)


def append(connection: Connection, row: TableRow, bodies: Sequence[bytes], people: Sequence[str] | None) -> None:
    """Write the events that bring a table to `row.seq`. The table's row is the lock: who comes late gets Conflict. `people`
    are those with a seat; None: as before."""
    before = row.seq - len(bodies)
    values = {**msgspec.structs.asdict(row), "table": row.id, "before": before}
    if _run(connection, _ADVANCE, values).rowcount != 1:
        raise Conflict(row.id)
    _write(connection, row.id, before, bodies, people)


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


def read(connection: Connection, table: str, since: int) -> list[bytes]:
    """The bodies of a table's events after `since`, in order."""
    query = select(events.c.body).where(events.c.table_id == table, events.c.seq > since).order_by(events.c.seq)
    return list(connection.scalars(query))


def read_settled(connection: Connection, table: str) -> list[bytes]:
    """The bodies of all events of a table, after every transaction that has begun to write to it has ended: one whose
    connection was lost may still be going on."""
    connection.execute(select(tables.c.seq).where(tables.c.id == table).with_for_update())
    return read(connection, table, 0)


def moved(connection: Connection, seqs: Mapping[str, int]) -> dict[str, int]:
    """Those of these tables that have another number of events than given, with that number; 0: they are gone."""
    query = select(tables.c.id, tables.c.seq).where(tables.c.id.in_(list(seqs)))
    found = {row.id: int(row.seq) for row in connection.execute(query)}
    return {table: found.get(table, 0) for table, seq in seqs.items() if found.get(table, 0) != seq}


def tell(connection: Connection, messages: Sequence[str]) -> None:
    """Tell all processes on this PostgreSQL, once the transaction is committed."""
    for message in messages:
        connection.exec_driver_sql("select pg_notify($1, $2)", (CHANNEL, message))


def find(connection: Connection, table: str) -> TableRow | None:
    return _row(connection, select(tables).where(tables.c.id == table))


def by_code(connection: Connection, code: str) -> TableRow | None:
    return _row(connection, select(tables).where(tables.c.code == code))


def _row(connection: Connection, query: Any) -> TableRow | None:
    found = connection.execute(query).mappings().first()
    return None if found is None else TableRow(**found)


def mine(connection: Connection, guest: str, limit: int) -> list[TableRow]:
    """The tables where a guest has a seat and the match goes on, newest first."""
    query = select(tables).join(seats, seats.c.table_id == tables.c.id)
    query = query.where(seats.c.guest == guest, tables.c.stage != "over")
    rows = connection.execute(query.order_by(tables.c.updated.desc()).limit(limit)).mappings()
    return [TableRow(**row) for row in rows]


def add_guest(connection: Connection, row: GuestRow, token: str, now: float) -> None:
    values = msgspec.structs.asdict(row)
    connection.execute(insert(guests).values(**values, token=token, created=now, seen=now))


def guest_by_token(connection: Connection, token: str) -> GuestRow | None:
    query = select(guests.c.id, guests.c.name, guests.c.language).where(guests.c.token == token)
    found = connection.execute(query).mappings().first()
    return None if found is None else GuestRow(**found)


def saw_guest(connection: Connection, guest: str, now: float) -> None:
    connection.execute(update(guests).where(guests.c.id == guest).values(seen=now))


def change_guest(connection: Connection, row: GuestRow) -> None:
    connection.execute(update(guests).where(guests.c.id == row.id).values(name=row.name, language=row.language))
