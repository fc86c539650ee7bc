"""Deleting what nobody comes back to, a few at a time."""

from collections.abc import Sequence

from sqlalchemy import Connection, and_, delete, exists, or_, select, update

from paiguan.parlour.store.schema import events, guests, seats, tables


def looked_at(connection: Connection, ids: Sequence[str], now: float) -> None:
    """Somebody is at these tables."""
    connection.execute(update(tables).where(tables.c.id.in_(ids)).values(updated=now))


def old_tables(
    connection: Connection, abandoned: float | None, finished: float | None, spared: Sequence[str], most: int
) -> list[str]:
    """Delete some tables without a finished hand where nobody has been since `abandoned`, and others since `finished`.
    `spared` are those that are live. Returns which are gone."""
    old = [and_(tables.c.finished == 0, tables.c.updated < abandoned)] if abandoned is not None else []
    old += [and_(tables.c.finished > 0, tables.c.updated < finished)] if finished is not None else []
    if not old:
        return []
    query = select(tables.c.id).where(or_(*old), tables.c.id.not_in(spared)).order_by(tables.c.updated).limit(most)
    gone = list(connection.scalars(query.with_for_update(skip_locked=True)))
    delete_tables(connection, gone)
    return gone


def delete_tables(connection: Connection, ids: Sequence[str]) -> None:
    """Delete tables with all that belongs to them."""
    if ids:
        connection.execute(delete(events).where(events.c.table_id.in_(ids)))
        connection.execute(delete(seats).where(seats.c.table_id.in_(ids)))
        connection.execute(delete(tables).where(tables.c.id.in_(ids)))


def old_guests(connection: Connection, before: float, most: int) -> int:
    """Forget some guests who have no seat anywhere and have not been here since; returns how many."""
    seated = exists().where(seats.c.guest == guests.c.id)
    query = select(guests.c.id).where(guests.c.seen < before, ~seated).order_by(guests.c.seen).limit(most)
    gone = list(connection.scalars(query.with_for_update(skip_locked=True)))
    if gone:
        connection.execute(delete(guests).where(guests.c.id.in_(gone)))
    return len(gone)
