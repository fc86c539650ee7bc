"""Queries of the lobby: public tables that wait for people and have a seated player who waits."""

from collections.abc import Sequence

from sqlalchemy import Connection, exists, func, select, update

from paiguan.parlour.store.queries import TableRow
from paiguan.parlour.store.retire import delete_tables
from paiguan.parlour.store.schema import seats, tables

_gathers = tables.c.public, tables.c.stage == "gathering"


def listed(connection: Connection, since: float, limit: int) -> list[TableRow]:
    """Return public tables that still wait for people and where a seated guest has been since then, newest first."""
    taken = exists().where(seats.c.table_id == tables.c.id)
    query = select(tables).where(*_gathers, tables.c.updated >= since, taken)
    rows = connection.execute(query.order_by(tables.c.updated.desc()).limit(limit)).mappings()
    return [TableRow(**row) for row in rows]


def waiting_with(connection: Connection, guest: str, since: float) -> int:
    """Return the number of tables in the lobby at which a guest has a seat."""
    query = select(func.count()).select_from(tables).join(seats, seats.c.table_id == tables.c.id)
    return connection.scalar(query.where(*_gathers, tables.c.updated >= since, seats.c.guest == guest)) or 0


def attend(connection: Connection, ids: Sequence[str], now: float) -> None:
    """Store that a seated guest is present at these tables."""
    connection.execute(update(tables).where(tables.c.id.in_(ids)).values(updated=now))


def close_abandoned(connection: Connection, before: float, most: int) -> list[str]:
    """Delete some public tables that never began and where no seated guest has been since then. Return their ids."""
    query = select(tables.c.id).where(*_gathers, tables.c.finished == 0, tables.c.updated < before)
    gone = list(connection.scalars(query.order_by(tables.c.updated).limit(most).with_for_update(skip_locked=True)))
    delete_tables(connection, gone)
    return gone
