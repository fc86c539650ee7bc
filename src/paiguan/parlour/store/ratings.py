"""Queries for ratings: who wants one, what contests did to them, and who may be shown.

A rating is the newest row of `rating_changes`. Rows are read and written under a lock on the wishes of all who take part, taken in the order of
their ids: two tables of one guest may end at the same time.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from paiguan.parlour.store.schema import daily_tries, guests, rated, rating_changes, rating_wishes
from paiguan.ratings.bots import bots_of
from paiguan.ratings.model import Contest, Entry, Rating, combined, swing_of
from paiguan.ratings.model import rated as ratings_after

wishes, changes, tries = rating_wishes.c, rating_changes.c, daily_tries.c
DAYS_AT_ONCE = 50
LONGEST_MATCH = 365 * 24 * 3600.0  # seconds: a move a day


class Sitter(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a match: its guest or the level of its bot, and what it came to."""

    guest: str
    level: str
    units: int


class EndedMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match that is over, as far as it may be rated."""

    table: str
    game: str
    number: int  # of the match at the table
    began: float
    at: float
    players: tuple[Sitter, ...]
    swing: float  # see `paiguan.ratings.model`
    hands: int


class Standing(NamedTuple):
    """The rating of a guest, and how much is behind it."""

    rating: Rating = Rating()
    contests: int = 0
    number: int = 0  # of the row


class ChangeRow(NamedTuple):
    """A rating after a contest: the columns of `rating_changes`."""

    guest: str
    game: str
    number: int
    at: float
    kind: Literal["match", "daily", "merged"]
    contests: int
    points: float
    deviation: float
    place: int
    players: int


# ---- wishes ----------------------------------------------------------------------------------------------------------


_on = wishes.until == 0


def wished(connection: Connection, guest: str) -> list[str]:
    """Return the games in which a guest wants to be rated."""
    return list(connection.scalars(select(wishes.game).where(wishes.guest == guest, _on).distinct()))


def wishes_for(connection: Connection, guest: str, game: str) -> bool:
    return game in wished(connection, guest)


def wish(connection: Connection, guest: str, games: Iterable[str], device: str, now: float) -> None:
    """Rate a guest in these games and in no others. What is on already stays as it is.

    What was turned off is remembered for as long as a match may last that had begun: nobody escapes its end.
    """
    before, after, own = set(wished(connection, guest)), set(games), wishes.guest == guest
    connection.execute(delete(rating_wishes).where(own, ~_on, wishes.until < now - LONGEST_MATCH))
    off = update(rating_wishes).where(own, _on, wishes.game.in_(before - after))
    connection.execute(off.values(until=now))
    rows = [{"guest": guest, "game": game, "since": now, "until": 0.0, "device": device} for game in after - before]
    if rows:
        connection.execute(insert(rating_wishes), rows)


def _wanted(began: float | ColumnElement[float]) -> ColumnElement[bool]:
    """Whether a wish was on when something began."""
    return and_(wishes.since < began, or_(_on, wishes.until > began))


# ---- counting --------------------------------------------------------------------------------------------------------


def count_match(connection: Connection, match: EndedMatch) -> None:
    """Change the ratings of those who wanted it before the match began, if they are two or more. Counts a match once."""
    if not _first(connection, match.table, match.game, match.number):
        return
    units = {one.guest: one.units for one in match.players if one.guest}
    asked = select(wishes.guest, wishes.device).where(wishes.game == match.game, _wanted(match.began))
    people = _one_a_device(connection.execute(_locked(asked.where(wishes.guest.in_(units)))).all())
    levels = bots_of(match.game)
    bots = [
        Entry(f"{seat} {one.level}", levels[one.level], one.units)
        for seat, one in enumerate(match.players)
        if not one.guest and one.level in levels
    ]
    _count(
        connection, match.game, {one: units[one] for one in people}, bots, match.swing, match.hands, match.at, "match"
    )


def uncounted_days(connection: Connection, last: str) -> list[tuple[str, str]]:
    """Return some deals, up to those of a day, that are not counted yet, oldest first."""
    counted = exists().where(rated.c.place == tries.day, rated.c.game == tries.game, rated.c.number == 0)
    query = select(tries.day, tries.game).where(tries.day <= last, ~counted).distinct()
    return [
        (row.day, row.game) for row in connection.execute(query.order_by(tries.day, tries.game).limit(DAYS_AT_ONCE))
    ]


def count_day(connection: Connection, day: str, game: str, now: float) -> bool:
    """Count the deal of a day as one contest of all who wanted it before they began. Return whether this process did it."""
    if not _first(connection, day, game, 0):
        return False
    ours = and_(wishes.guest == tries.guest, wishes.game == tries.game, _wanted(tries.begun))
    query = select(wishes.guest, wishes.device, tries.units).join(daily_tries, ours)
    query = query.where(tries.day == day, tries.game == game, tries.ended > 0, ~tries.late)
    rows = connection.execute(_locked(query)).all()
    units = {row.guest: int(row.units) for row in rows}
    people = _one_a_device(rows)
    swing = swing_of([[units[one] for one in people]]) if people else 0.0
    _count(connection, game, {one: units[one] for one in people}, [], swing, 1, now, "daily")
    return True


def _first(connection: Connection, place: str, game: str, number: int) -> bool:
    """Note that a contest is counted. Return false if it was before."""
    try:
        with connection.begin_nested():
            connection.execute(insert(rated).values(place=place, game=game, number=number))
    except IntegrityError:
        return False
    return True


def _locked(query: Select[Any]) -> Select[Any]:
    return query.order_by(wishes.guest).with_for_update(of=rating_wishes)


def _one_a_device(rows: Sequence[Row[Any]]) -> list[str]:
    """Return the guests, without those who share a browser: it would play against itself."""
    device = {row.guest: row.device for row in rows}
    used = Counter(device.values())
    return [guest for guest in device if used[device[guest]] == 1]


def _count(
    connection: Connection,
    game: str,
    units: Mapping[str, int],
    bots: Sequence[Entry],
    swing: float,
    hands: int,
    at: float,
    kind: str,
) -> None:
    if len(units) < 2:
        return
    before = newest(connection, game, units)
    people = [Entry(guest, before.get(guest, Standing()).rating, own) for guest, own in units.items()]
    entries = (*people, *bots)
    after = ratings_after(Contest(entries, swing, hands))
    rows = []
    for entry, rating in zip(people, after, strict=False):
        was = before.get(entry.key, Standing())
        rows.append(
            {
                "guest": entry.key,
                "game": game,
                "number": was.number + 1,
                "at": at,
                "kind": kind,
                "contests": was.contests + 1,
                "points": rating.points,
                "deviation": rating.deviation,
                "place": 1 + sum(other.units > entry.units for other in entries),
                "players": len(entries),
            }
        )
    connection.execute(insert(rating_changes), rows)


# ---- reading ---------------------------------------------------------------------------------------------------------


def newest(
    connection: Connection, game: str, people: Iterable[str] | None = None, until: float | None = None
) -> dict[str, Standing]:
    """Return the ratings of these guests, or of all, as they were at a time."""
    last = select(changes.guest, func.max(changes.number).label("number")).where(changes.game == game)
    if people is not None:
        last = last.where(changes.guest.in_(list(people)))
    if until is not None:
        last = last.where(changes.at <= until)
    found = last.group_by(changes.guest).subquery()
    same = and_(found.c.guest == changes.guest, found.c.number == changes.number)
    rows = connection.execute(select(rating_changes).join(found, same).where(changes.game == game))
    return {row.guest: Standing(Rating(row.points, row.deviation), row.contests, row.number) for row in rows}


def history(connection: Connection, guest: str, game: str, until: float, most: int) -> list[ChangeRow]:
    """Return the last changes of a rating, oldest first."""
    query = select(rating_changes).where(changes.guest == guest, changes.game == game, changes.at <= until)
    query = query.order_by(changes.number.desc()).limit(most)
    return [*map(ChangeRow._make, connection.execute(query))][::-1]


def shown(connection: Connection, game: str, until: float) -> list[tuple[str, str, Standing]]:
    """Return everybody who wants to be rated in a game and has been, with name: nobody else may be shown to anybody."""
    query = select(guests.c.id, guests.c.name).join(rating_wishes, wishes.guest == guests.c.id)
    names = {
        row.id: row.name for row in connection.execute(query.where(wishes.game == game, _on, guests.c.binned == 0))
    }
    found = newest(connection, game, until=until)
    return [(guest, names[guest], standing) for guest, standing in found.items() if guest in names]


def shown_of(connection: Connection, game: str, people: Sequence[str], until: float) -> dict[str, Standing]:
    """Return the ratings of those of some guests who want to be rated; a first guess for who has not been yet."""
    query = select(guests.c.id).join(rating_wishes, wishes.guest == guests.c.id)
    query = query.where(wishes.game == game, _on, guests.c.binned == 0, guests.c.id.in_(people))
    willing = list(connection.scalars(query))
    found = newest(connection, game, willing, until)
    return {guest: found.get(guest, Standing()) for guest in willing}


# ---- identities ------------------------------------------------------------------------------------------------------


def forget(connection: Connection, guest: str) -> None:
    """Delete what there is of a guest."""
    _lock_people(connection, guest)
    for table in (rating_wishes, rating_changes):
        connection.execute(delete(table).where(table.c.guest == guest))


def merge(connection: Connection, old: str, new: str, now: float) -> None:
    """Give the history of one guest to another. Where both were rated, the ratings are combined as one more change.

    Whether it is shown stays as the other guest chose: nobody becomes visible by being carried to another device.
    """
    _lock_people(connection, old, new)
    for game in connection.scalars(select(changes.game).where(changes.guest == old).distinct()).all():
        both = and_(changes.game == game, changes.guest.in_((old, new)))
        found = connection.execute(select(rating_changes).where(both).order_by(changes.at, changes.number)).mappings()
        rows: list[dict[str, object]] = [dict(row) for row in found]
        if all(row["guest"] == old for row in rows):
            own = changes.guest == old, changes.game == game
            connection.execute(update(rating_changes).where(*own).values(guest=new))
            continue
        one, other = (newest(connection, game, [guest])[guest] for guest in (old, new))
        rating = combined(one.rating, other.rating)
        merged = {"at": now, "kind": "merged", "contests": one.contests + other.contests, "place": 0, "players": 0}
        kept = [*rows, {**merged, "game": game, "points": rating.points, "deviation": rating.deviation}]
        connection.execute(delete(rating_changes).where(both))
        renumbered = [{**row, "guest": new, "number": number} for number, row in enumerate(kept, 1)]
        connection.execute(insert(rating_changes), renumbered)


def _lock_people(connection: Connection, *people: str) -> None:
    connection.execute(_locked(select(wishes.guest).where(wishes.guest.in_(people)))).all()
