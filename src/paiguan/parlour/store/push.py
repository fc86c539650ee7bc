"""Queries for notifications: the browsers that are told, and what they have been told of."""

from collections.abc import Mapping
from itertools import starmap
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from paiguan.parlour.store.once import insert_once
from paiguan.parlour.store.schema import guests, subscriptions, told_turns
from paiguan.parlour.wire import Language


class BrowserRow(NamedTuple):
    """A browser that is told: the columns of `subscriptions`, and the language of its guest."""

    device: str
    guest: str
    endpoint: str
    p256dh: str
    auth: str
    made: float
    language: Language


def subscribe(connection: Connection, row: Mapping[str, object], most: int) -> bool:
    """Store the subscription of a browser, in place of an earlier one. Return false if the guest has as many as are kept."""
    connection.execute(delete(subscriptions).where(subscriptions.c.device == row["device"]))
    count = select(func.count()).select_from(subscriptions).where(subscriptions.c.guest == row["guest"])
    if (connection.scalar(count) or 0) >= most:
        return False
    connection.execute(insert(subscriptions).values(**row))
    return True


def of_guest(connection: Connection, guest: str) -> list[str]:
    """Return the browsers of a guest that are told, by the hashes of their cookies."""
    return list(connection.scalars(select(subscriptions.c.device).where(subscriptions.c.guest == guest)))


def unsubscribe(connection: Connection, guest: str, device: str | None) -> None:
    """Delete the subscription of a browser, or all of a guest."""
    own = [subscriptions.c.guest == guest]
    connection.execute(delete(subscriptions).where(*own, *([subscriptions.c.device == device] if device else [])))


def remove(connection: Connection, device: str, endpoint: str) -> None:
    """Delete a subscription that its browser has ended, unless there is a new one by now."""
    same = subscriptions.c.device == device, subscriptions.c.endpoint == endpoint
    connection.execute(delete(subscriptions).where(*same))


def claim(connection: Connection, guest: str, table: str, question: int) -> list[BrowserRow]:
    """Return the browsers to tell of a question, to the one caller who is first; nobody is told of an earlier one any more.

    A guest who has deleted everything is told nothing.
    """
    here = select(subscriptions, guests.c.language).join(guests, guests.c.id == subscriptions.c.guest)
    query = here.where(subscriptions.c.guest == guest, guests.c.binned == 0)
    found = [*starmap(BrowserRow, connection.execute(query))]
    if not found:
        return []
    same = (told_turns.c.guest == guest) & (told_turns.c.table_id == table)
    newer = update(told_turns).where(same, told_turns.c.question < question).values(question=question)
    if connection.execute(newer).rowcount:
        return found
    first = insert_once(connection, told_turns, {"guest": guest, "table_id": table, "question": question})
    return found if first else []


def rename(connection: Connection, guest: str, becomes: str) -> None:
    """Move what is told to a guest to another, or delete it if the guest is forgotten."""
    for own in (subscriptions.c.guest == guest, told_turns.c.guest == guest):
        table = own.left.table
        if not becomes:
            connection.execute(delete(table).where(own))
            continue
        if table is told_turns:  # at one table both were asked: the other's stays
            there = select(told_turns.c.table_id).where(told_turns.c.guest == becomes)
            connection.execute(delete(table).where(own, told_turns.c.table_id.in_(there)))
        connection.execute(update(table).where(own).values(guest=becomes))
