"""Queries for what a guest has played. `until` leaves out hands whose end not everybody has seen yet."""

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, exists, func, select

from paiguan.parlour.store.schema import played, tables


class PlayedRow(NamedTuple):
    """A hand as one guest played it: the columns of `played`."""

    guest: str
    table_id: str
    hand: int
    seat: int
    game: str
    match_number: int
    number: int
    ended: float
    units: int
    total: int
    place: int
    match_over: bool
    about: bytes
    kept: bool = False  # whether it can still be replayed, where that was asked for


LINE = 200  # hands of a game whose results are drawn
_match = played.c.table_id, played.c.match_number, played.c.seat


def _own(guest: str, until: float, game: str | None = None) -> ColumnElement[bool]:
    found = and_(played.c.guest == guest, played.c.ended <= until)
    return found if game is None else and_(found, played.c.game == game)


def recent(connection: Connection, guest: str, since: float) -> list[PlayedRow]:
    """Return the hands of a guest that have ended since then."""
    query = select(played).where(played.c.guest == guest, played.c.ended > since)
    return [*map(PlayedRow._make, connection.execute(query))]


def totals(connection: Connection, guest: str, until: float) -> list[tuple[str, int, int, int, list[int]]]:
    """Return for each game: its id, hands, matches, units, and the units of the last hands in order."""
    matches = select(played.c.game, *_match).where(_own(guest, until)).distinct().subquery()
    counts = select(matches.c.game, func.count()).group_by(matches.c.game)
    number = {game: int(count) for game, count in connection.execute(counts)}
    sums = select(played.c.game, func.count(), func.sum(played.c.units)).where(_own(guest, until))
    found = []
    for game, hands, units in connection.execute(sums.group_by(played.c.game).order_by(func.count().desc())).all():
        newest = select(played.c.units).where(_own(guest, until, game))
        line = list(connection.scalars(newest.order_by(played.c.ended.desc(), played.c.hand.desc()).limit(LINE)))
        found.append((game, int(hands), number[game], int(units), line[::-1]))
    return found


def matches(
    connection: Connection, guest: str, until: float, game: str | None, skip: int, limit: int
) -> list[list[PlayedRow]]:
    """Return the hands of some matches, newest match first, the hands of each in order."""
    last = func.max(played.c.ended).label("last")
    query = select(*_match, last).where(_own(guest, until, game)).group_by(*_match)
    query = query.order_by(last.desc(), *_match).offset(skip).limit(limit)
    found: dict[tuple[str, int, int], list[PlayedRow]] = {tuple(row)[:3]: [] for row in connection.execute(query)}
    if found:
        named = {table for table, _, _ in found}
        hands = _with_table().where(_own(guest, until, game), played.c.table_id.in_(named)).order_by(played.c.hand)
        for row in map(PlayedRow._make, connection.execute(hands)):
            if (key := (row.table_id, row.match_number, row.seat)) in found:
                found[key].append(row)
    return list(found.values())


def every(connection: Connection, guest: str, until: float) -> list[PlayedRow]:
    """Return all hands of a guest, oldest first."""
    query = _with_table().where(_own(guest, until)).order_by(played.c.ended, played.c.hand)
    return [*map(PlayedRow._make, connection.execute(query))]


def best(connection: Connection, guest: str, until: float, game: str, limit: int) -> list[PlayedRow]:
    """Return the hands of a game in which a guest won most, if their tables still exist."""
    query = select(played).where(_own(guest, until, game), played.c.units > 0, _exists)
    query = query.order_by(played.c.units.desc(), played.c.ended.desc()).limit(limit)
    return [*map(PlayedRow._make, connection.execute(query))]


_exists = exists().where(tables.c.id == played.c.table_id)


def _with_table() -> Select[Any]:
    """Select hands, with whether they can still be replayed."""
    return select(played, _exists.label("kept"))
