"""Queries for the deals of days: the deals, who has tried which, and what it came to."""

import secrets
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, func, insert, select, update

from paiguan.engine.contract import Json
from paiguan.parlour.events import FORGOTTEN
from paiguan.parlour.store import queries
from paiguan.parlour.store.once import insert_once
from paiguan.parlour.store.queries import TableRow
from paiguan.parlour.store.schema import daily_deals, daily_tries, guests

tries = daily_tries.c


class TryRow(NamedTuple):
    """A guest's try at a deal: the columns of `daily_tries`."""

    day: str
    game: str
    guest: str
    table_id: str
    device: str
    address: str
    begun: float
    ended: float
    late: bool
    units: int
    line: bytes


class Placed(NamedTuple):
    """A try among the best of a deal, and the name that its guest has now."""

    guest: str
    table_id: str
    units: int
    name: str | None


def deal(connection: Connection, day: str, game: str, fresh: bytes) -> tuple[bytes, bytes]:
    """Return the stored deal of a day and the master's hand: `fresh` if there was none, whichever process is first."""
    query = select(daily_deals).where(daily_deals.c.day == day, daily_deals.c.game == game)
    if (found := connection.execute(query).first()) is None:
        insert_once(connection, daily_deals, {"day": day, "game": game, "deal": fresh, "master": b""})
        found = connection.execute(query).one()
    return found.deal, found.master


def keep_master(connection: Connection, day: str, game: str, hand: bytes) -> None:
    connection.execute(
        update(daily_deals).where(daily_deals.c.day == day, daily_deals.c.game == game).values(master=hand)
    )


# ---- tries -----------------------------------------------------------------------------------------------------------


def own_try(connection: Connection, day: str, game: str, guest: str) -> TryRow | None:
    found = connection.execute(select(daily_tries).where(_deal(day, game), tries.guest == guest)).first()
    return None if found is None else TryRow._make(found)


def open_try(
    connection: Connection, entry: Mapping[str, Json], row: TableRow, bodies: Sequence[bytes], most: int
) -> str:
    """Open the table of a try and note it, in one transaction. Return why not, or an empty string.

    The row is the only try that a guest and a device have: an IntegrityError means that another request was faster.
    """
    there = _deal(entry["day"], entry["game"])
    others = tries.device == entry["device"], tries.guest != entry["guest"]  # who asks twice at once is the same guest
    if connection.scalar(select(tries.guest).where(there, *others)) is not None:
        return "daily_other_guest"
    same = select(func.count()).select_from(daily_tries).where(there, tries.address == entry["address"])
    if most and (connection.scalar(same) or 0) >= most:
        return "daily_address"
    connection.execute(insert(daily_tries).values(**entry))
    queries.create(connection, row, bodies, [], entry["guest"])
    return ""


def rename(connection: Connection, guest: str, becomes: str) -> None:
    """Move the tries of a guest to another; of two at one deal the earlier counts. A forgotten guest's stay without a name.

    They stay because a result that can be taken back is no result, and so that the device has no second try.
    """
    for row in map(TryRow._make, connection.execute(select(daily_tries).where(tries.guest == guest)).all()):
        other = own_try(connection, row.day, row.game, becomes) if becomes else None
        if other is not None:
            later = other if other.begun > row.begun else row
            # It counts for nobody; only its device is remembered.
            _change(connection, later, guest=_nobody(), late=True)
            if later is row:
                continue
        _change(connection, row, guest=becomes or _nobody())


def _change(connection: Connection, row: TryRow, **values: object) -> None:
    connection.execute(update(daily_tries).where(_deal(row.day, row.game), tries.guest == row.guest).values(**values))


def _nobody() -> str:
    return FORGOTTEN + secrets.token_hex(6)


# ---- what was played -------------------------------------------------------------------------------------------------


def _deal(day: str, game: str) -> ColumnElement[bool]:
    return and_(tries.day == day, tries.game == game)


_counted = and_(tries.ended > 0, ~tries.late)


def counts(connection: Connection, day: str) -> dict[str, int]:
    """Return how many have finished each deal of a day in time."""
    query = select(tries.game, func.count()).where(tries.day == day, _counted).group_by(tries.game)
    return {game: int(count) for game, count in connection.execute(query)}


def field(connection: Connection, day: str, game: str) -> list[tuple[int, bytes]]:
    """Return the units and the line of everybody who has finished a deal in time."""
    query = select(tries.units, tries.line).where(_deal(day, game), _counted)
    return [(int(units), bytes(line)) for units, line in connection.execute(query)]


def board(connection: Connection, day: str, game: str, most: int) -> list[Placed]:
    """Return the best tries with the names that their guests have now; none for guests who are gone."""
    named = daily_tries.outerjoin(guests, and_(guests.c.id == tries.guest, guests.c.binned == 0))
    query = select(tries.guest, tries.table_id, tries.units, guests.c.name).select_from(named)
    query = query.where(_deal(day, game), _counted)
    query = query.order_by(tries.units.desc(), tries.ended).limit(most)
    return [*map(Placed._make, connection.execute(query))]


def of_guest(connection: Connection, guest: str, since: str, until: str) -> list[tuple[TryRow, int, int]]:
    """Return the tries of a guest in these days, each with the number of better ones and of all that count."""
    others = daily_tries.alias()
    same = and_(others.c.day == tries.day, others.c.game == tries.game, others.c.ended > 0, ~others.c.late)
    all_ = select(func.count()).select_from(others).where(same).correlate(daily_tries).scalar_subquery()
    better = select(func.count()).select_from(others).where(same, others.c.units > tries.units)
    query = select(daily_tries, better.correlate(daily_tries).scalar_subquery(), all_)
    query = query.where(tries.guest == guest, tries.day >= since, tries.day <= until).order_by(tries.day, tries.game)
    return [(TryRow._make(row[:-2]), int(row[-2]), int(row[-1])) for row in connection.execute(query)]


def played_days(connection: Connection, guest: str, most: int) -> list[str]:
    """Return the days of which a guest has finished a deal in time, newest first."""
    query = select(tries.day).where(tries.guest == guest, _counted).distinct().order_by(tries.day.desc())
    return list(connection.scalars(query.limit(most)))
