"""Deletion of tables and guests without visitors, a few at a time."""

from collections.abc import Sequence

from sqlalchemy import Connection, and_, delete, exists, or_, select, update

from paiguan.parlour.store import identities
from paiguan.parlour.store.schema import (
    appearances,
    daily_deals,
    daily_tries,
    events,
    guests,
    played,
    rated,
    seats,
    tables,
    told_turns,
)


def looked_at(connection: Connection, ids: Sequence[str], now: float) -> None:
    """Store that these tables have viewers."""
    connection.execute(update(tables).where(tables.c.id.in_(ids)).values(updated=now))


def old_tables(
    connection: Connection,
    abandoned: float | None,
    finished: float | None,
    turn: float,
    spared: Sequence[str],
    most: int,
) -> list[str]:
    """Delete some old tables except the `spared` ones, which are live. Return their ids.

    A table without a finished hand is old when its last visitor came before `abandoned`, any other before `finished`. While a match goes
    on a player may have as long as since `turn` for a move.
    """
    old = [and_(tables.c.finished == 0, tables.c.updated < abandoned)] if abandoned is not None else []
    old += [and_(tables.c.finished > 0, tables.c.updated < finished)] if finished is not None else []
    if not old:
        return []
    idle = or_(tables.c.stage.in_(("gathering", "over", "closed")), tables.c.updated < turn)
    query = select(tables.c.id).where(or_(*old), idle, tables.c.id.not_in(spared))
    query = query.order_by(tables.c.updated).limit(most)
    gone = list(connection.scalars(query.with_for_update(skip_locked=True)))
    delete_tables(connection, gone)
    return gone


def delete_tables(connection: Connection, ids: Sequence[str]) -> None:
    """Delete tables and everything that belongs to them."""
    if ids:
        # Results stay, without the names of the players.
        connection.execute(update(played).where(played.c.table_id.in_(ids)).values(about=b"{}"))
        connection.execute(delete(rated).where(rated.c.place.in_(ids)))
        connection.execute(delete(told_turns).where(told_turns.c.table_id.in_(ids)))
        connection.execute(delete(appearances).where(appearances.c.table_id.in_(ids)))
        connection.execute(delete(events).where(events.c.table_id.in_(ids)))
        connection.execute(delete(seats).where(seats.c.table_id.in_(ids)))
        connection.execute(delete(tables).where(tables.c.id.in_(ids)))


def old_days(connection: Connection, before: str) -> None:
    """Delete what was played of the deals of days before this one. A deal itself can be made again."""
    for table in (daily_tries, daily_deals):
        connection.execute(delete(table).where(table.c.day < before))
    connection.execute(delete(rated).where(rated.c.number == 0, rated.c.place < before))


def old_guests(connection: Connection, before: float, most: int, now: float) -> int:
    """Forget some guests without a seat who have not been seen since then. Return how many."""
    seated = exists().where(seats.c.guest == guests.c.id)
    query = select(guests.c.id).where(guests.c.seen < before, ~seated).order_by(guests.c.seen).limit(most)
    gone = list(connection.scalars(query.with_for_update(skip_locked=True)))
    for guest in gone:
        identities.forget(connection, guest, now)
    return len(gone)
