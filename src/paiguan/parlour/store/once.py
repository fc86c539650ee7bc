"""What the first of several processes writes, and all of them read."""

from collections.abc import Mapping

from sqlalchemy import Connection, Table, insert, select
from sqlalchemy.exc import IntegrityError

from paiguan.parlour.store.schema import house_secrets


def secret(connection: Connection, name: str, fresh: str, now: float) -> tuple[str, float]:
    """Return a secret of the house and since when it has one: `fresh` if it had none, whichever process is first."""
    query = select(house_secrets.c.secret, house_secrets.c.since).where(house_secrets.c.name == name)
    if (found := connection.execute(query).first()) is None:
        insert_once(connection, house_secrets, {"name": name, "secret": fresh, "since": now})
        found = connection.execute(query).one()
    return found.secret, found.since


def insert_once(connection: Connection, table: Table, values: Mapping[str, object]) -> bool:
    """Write a row if there is none with its key. Return whether it was written."""
    try:
        with connection.begin_nested():
            connection.execute(insert(table).values(**values))
    except IntegrityError:
        return False
    return True
