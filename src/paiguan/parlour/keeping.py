"""What the house keeps of a guest and for how long. The page /privacy tells it, with the values of this server's settings.

Every table of the database that names guests belongs to one of the `THINGS`; tests hold this list to the schema, and the words of
the page to this list.
"""

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Column, Connection, Float, LargeBinary, String, Table, or_, select

from paiguan.engine.contract import Json
from paiguan.parlour.identities import CODE_SECONDS, SETTLED_AFTER
from paiguan.parlour.passkeys import CHALLENGE_SECONDS
from paiguan.parlour.settings import Settings
from paiguan.parlour.store.schema import GUEST_LENGTH, meta

SECRET = (
    "token",
    "code",
    "device",
    "address",
    "challenge",
    "credential",
    "public_key",
    "endpoint",
    "p256dh",
    "auth",
)  # columns of hashes and keys, of no use to anybody else
LIMITS = {  # that are no settings
    "code_minutes": CODE_SECONDS / 60,
    "challenge_minutes": CHALLENGE_SECONDS / 60,
    "rewrite_hours": SETTLED_AFTER / 3600,
}


class Thing(NamedTuple):
    """Something that is kept: the tables it lies in, and what ends it (settings, or keys of LIMITS)."""

    id: str
    tables: tuple[str, ...]
    lasts: tuple[str, ...]


THINGS = (
    Thing("guest", ("guests", "keys"), ("guest_days",)),
    Thing("hands", ("events", "tables", "seats", "appearances"), ("abandoned_days", "finished_days")),
    Thing("results", ("played",), ("guest_days",)),
    Thing("reviews", ("reviews",), ("guest_days",)),
    Thing("daily", ("daily_tries",), ("daily_days",)),
    Thing("ratings", ("rating_wishes", "rating_changes"), ("guest_days",)),
    Thing(
        "tournaments",
        ("tournaments", "tournament_events", "tournament_people", "contest_tables"),
        ("abandoned_days", "finished_days"),
    ),
    Thing("passkeys", ("passkeys", "challenges"), ("guest_days", "challenge_minutes")),
    Thing("push", ("subscriptions", "told_turns"), ("guest_days",)),
    Thing("codes", ("carries",), ("code_minutes",)),
    Thing("deleted", ("rewrites",), ("bin_days", "rewrite_hours")),
)


class Lasts(msgspec.Struct, frozen=True):
    """A limit by its name, and its value in the unit that the name ends with; 0 days: no limit."""

    limit: str
    value: float


class KeptThing(msgspec.Struct, frozen=True):
    id: str
    lasts: tuple[Lasts, ...]


def things(settings: Settings) -> tuple[KeptThing, ...]:
    """Return what this server keeps, with its own limits."""

    def value(limit: str) -> float:
        return float(LIMITS[limit] if limit in LIMITS else getattr(settings, limit))

    return tuple(KeptThing(one.id, tuple(Lasts(name, value(name)) for name in one.lasts)) for one in THINGS)


def guest_columns(table: Table) -> list[Column[Any]]:
    """Return the columns of a table that hold the id of a guest: they have its length."""
    return [one for one in table.columns if isinstance(one.type, String) and one.type.length == GUEST_LENGTH]


def of_guest(connection: Connection, guest: str, until: float) -> dict[str, list[dict[str, Json]]]:
    """Return the rows of all tables that name a guest, without what is secret; results only until a time.

    Events are not among them: they are everybody's at the table, and hold pieces that the rules never show.
    """
    found: dict[str, list[dict[str, Json]]] = {}
    for table in meta.sorted_tables:
        whose = guest_columns(table)
        shown = [one for one in table.columns if one not in whose and one.name not in SECRET]
        if not whose or not shown:
            continue
        query = select(*shown).where(or_(*(one == guest for one in whose)))
        for name in ("ended", "at"):  # when a result came about; rounds of a tournament have ended too, by number
            if name in table.columns and isinstance(table.c[name].type, Float):
                query = query.where(table.c[name] <= until)
        rows = connection.execute(query.order_by(*table.primary_key)).mappings()
        if own := [{name: _told(table.c[name], value) for name, value in row.items()} for row in rows]:
            found[table.name] = own
    return found


def _told(column: Column[Any], value: Json) -> Json:
    """Return a value of the database as JSON; what it stores as bytes is JSON already."""
    if isinstance(column.type, LargeBinary):
        return msgspec.json.decode(bytes(value)) if value else None
    return value
