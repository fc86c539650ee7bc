"""Queries for passkeys and for the challenges that they answer."""

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from paiguan.parlour.store.queries import GuestRow
from paiguan.parlour.store.schema import challenges, guests, passkeys


class PasskeyRow(NamedTuple):
    """A key of a guest: the columns of `passkeys`."""

    id: str
    guest: str
    credential: bytes
    public_key: bytes
    counter: int
    name: str
    made: float
    used: float


def challenge(connection: Connection, hashed: str, guest: str, purpose: str, expires: float, now: float) -> None:
    """Store the hash of a challenge. It replaces the guest's one before, and those that have expired are removed."""
    same = (challenges.c.guest == guest) & (challenges.c.purpose == purpose)
    connection.execute(delete(challenges).where(or_(same, challenges.c.expires <= now)))
    connection.execute(insert(challenges).values(challenge=hashed, guest=guest, purpose=purpose, expires=expires))


def use_challenge(connection: Connection, hashed: str, guest: str, purpose: str, now: float) -> bool:
    """Use up a challenge. Return whether the guest had asked for it in time."""
    mine = (challenges.c.challenge == hashed) & (challenges.c.guest == guest) & (challenges.c.purpose == purpose)
    return connection.execute(delete(challenges).where(mine, challenges.c.expires > now)).rowcount == 1


def of_guest(connection: Connection, guest: str) -> list[PasskeyRow]:
    """Return the keys of a guest, oldest first."""
    query = select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.made)
    return [*map(PasskeyRow._make, connection.execute(query))]


def add(connection: Connection, row: Mapping[str, object], most: int) -> str | None:
    """Store a key. Return why not, or None."""
    here = select(guests.c.id).where(guests.c.id == row["guest"], guests.c.binned == 0)
    if connection.scalar(here.with_for_update()) is None:
        return "bad_passkey"
    count = select(func.count()).select_from(passkeys).where(passkeys.c.guest == row["guest"])
    if (connection.scalar(count) or 0) >= most:
        return "many_passkeys"
    try:
        with connection.begin_nested():
            connection.execute(insert(passkeys).values(**row))
    except IntegrityError:  # somebody's already
        return "bad_passkey"
    return None


def find(connection: Connection, id: str) -> tuple[PasskeyRow, GuestRow] | None:
    """Return a key and whose it is. Nobody is a guest who has deleted everything."""
    key = connection.execute(select(passkeys).where(passkeys.c.id == id)).first()
    if key is None:
        return None
    query = select(guests.c.id, guests.c.name, guests.c.language)
    owner = connection.execute(query.where(guests.c.id == key.guest, guests.c.binned == 0)).mappings().first()
    return None if owner is None else (PasskeyRow._make(key), GuestRow(**owner))


def enter(connection: Connection, device: str, guest: str, id: str, counter: int, counted: int, now: float) -> bool:
    """Make a device the guest whose key it is, and move its counter on. Return false if the key was used or removed meanwhile."""
    from paiguan.parlour.store import identities  # which forgets passkeys too

    found = find(connection, id)
    if found is None or found[1].id != guest:
        return False
    same = (passkeys.c.id == id) & (passkeys.c.counter == counter)
    moved = connection.execute(update(passkeys).where(same).values(counter=counted, used=now))
    if moved.rowcount != 1:
        return False
    identities.merge(connection, device, guest, now)
    return True


def remove(connection: Connection, guest: str, id: str) -> bool:
    """Delete a key of a guest. Return whether there was one."""
    return connection.execute(delete(passkeys).where(passkeys.c.guest == guest, passkeys.c.id == id)).rowcount == 1


def rename(connection: Connection, guest: str, becomes: str) -> None:
    """Move the keys of a guest to another, or delete them if the guest is forgotten."""
    own = passkeys.c.guest == guest
    connection.execute(update(passkeys).where(own).values(guest=becomes) if becomes else delete(passkeys).where(own))
    connection.execute(delete(challenges).where(challenges.c.guest == guest))
