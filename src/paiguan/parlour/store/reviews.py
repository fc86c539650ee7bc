"""Queries for what reviews of a guest's hands have found."""

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, select, update

from paiguan.parlour.store.schema import daily_tries, guests, played, reviews, tables


class ReviewRow(NamedTuple):
    """What a review of a hand has found: the columns of `reviews`."""

    guest: str
    table_id: str
    hand: int
    seat: int
    game: str
    ended: float
    kinds: bytes
    kept: bool  # whether it can still be replayed


_kept = exists().where(tables.c.id == reviews.c.table_id).label("kept")


def keep(connection: Connection, row: Mapping[str, object], now: float) -> None:
    """Store what a review has found, in place of an earlier review of the hand. A guest who has gone meanwhile keeps nothing."""
    if connection.scalar(select(guests.c.id).where(guests.c.id == row["guest"], guests.c.binned == 0)) is None:
        return
    hand = and_(played.c.guest == row["guest"], played.c.table_id == row["table_id"], played.c.hand == row["hand"])
    ended = connection.scalar(select(played.c.ended).where(hand))
    if ended is None:  # the deal of a day
        ended = connection.scalar(select(daily_tries.c.ended).where(daily_tries.c.table_id == row["table_id"]))
    connection.execute(delete(reviews).where(_same(row)))
    connection.execute(insert(reviews).values(**row, ended=ended or now))


def latest(connection: Connection, guest: str, game: str, most: int) -> tuple[int, list[ReviewRow]]:
    """Return how many hands of a game a guest has had reviewed, and the latest of them, newest first."""
    own = and_(reviews.c.guest == guest, reviews.c.game == game)
    count = connection.scalar(select(func.count()).select_from(reviews).where(own)) or 0
    newest = select(reviews, _kept).where(own).order_by(reviews.c.ended.desc(), reviews.c.hand.desc())
    return count, [*map(ReviewRow._make, connection.execute(newest.limit(most)))]


def rename(connection: Connection, guest: str, becomes: str) -> None:
    """Move the reviews of a guest to another, or delete them if the guest is forgotten."""
    own = reviews.c.guest == guest
    if becomes:
        for row in connection.execute(select(reviews).where(own)).mappings().all():
            connection.execute(delete(reviews).where(_same({**row, "guest": becomes})))
        connection.execute(update(reviews).where(own).values(guest=becomes))
    else:
        connection.execute(delete(reviews).where(own))


def _same(row: Mapping[str, object]) -> ColumnElement[bool]:
    return and_(*(reviews.c[key] == row[key] for key in ("guest", "table_id", "hand", "seat")))
