"""Guests who are rated, and what they have played."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, func, insert, select, update

from paiguan.parlour import wire as w
from paiguan.parlour.guests import device_key
from paiguan.parlour.store import ratings as q
from paiguan.parlour.store.ratings import EndedMatch, Sitter, Standing
from paiguan.parlour.store.schema import daily_tries, rating_changes, rating_wishes
from tests.parlour.houses import Guest, House

FAST = "shisanzhang"  # one decision a hand
FAR = 1e12  # a time that has not come
A_DAY = "2026-11-16"


async def rate(house: House, guest: str, device: str = "", game: str = FAST) -> None:
    """Opt in, before anything that begins now."""
    await house.parlour.store.do(q.wish, guest, [game], device_key(device, guest), time.time() - 1.0)


async def seated(house: House, people: int, bots: int = 1, **rules: Any) -> list[Guest]:
    """A table with people and novices before the match begins; the owner comes first."""
    seats = ["me", *["open"] * (people - 1), *["novice"] * bots]
    options = {"players": people + bots, "match_hands": rules.pop("hands", 1)}
    host = await house.table(FAST, seats, rules=rules, **options)
    guests = [host]
    for seat in range(1, people):
        guests.append(await house.guest(host, f"Guest {seat}"))
        await guests[-1].do(w.Sit, seat=seat)
    return guests


async def played(people: Sequence[Guest]) -> None:
    """Begin the match and play it to its end."""
    if people[0].host.table.stage == "gathering":
        await people[0].do(w.Begin)
    await rest(people)


async def rest(people: Sequence[Guest]) -> None:
    owner = people[0]
    await owner.until(lambda _: True)
    while owner.scene.table.stage != "over":
        for guest in people:
            if guest.scene.table.stage == "settled" and guest.seat is not None and not guest.person.ready:
                await guest.do(w.Ready)
            await guest.move_if_asked()
        await asyncio.sleep(0.002)


async def rating(house: House, guest: str, game: str = FAST) -> Standing:
    found = await house.parlour.store.do(q.newest, game, [guest])
    return found.get(guest, Standing())


async def rows(house: House) -> int:
    def count(connection: Connection) -> int:
        return connection.scalar(select(func.count()).select_from(rating_changes)) or 0

    return await house.parlour.store.do(count)


def a_match(table: str, units: dict[str, int], number: int = 1) -> EndedMatch:
    players = (*(Sitter(guest=guest, level="", units=own) for guest, own in units.items()),)
    bots = (Sitter(guest="", level="regular", units=-sum(units.values())),)
    return EndedMatch(
        table=table,
        game=FAST,
        number=number,
        began=100.0,
        at=200.0 + number,
        players=players + bots,
        swing=4.0,
        hands=8,
    )


def since_then(connection: Connection, at: float) -> None:
    connection.execute(update(rating_wishes).values(since=at))


def add_tries(connection: Connection, tries: dict[str, int], late: bool = False) -> None:
    row = {"day": A_DAY, "game": FAST, "address": "", "begun": 50.0, "ended": 60.0, "late": late, "line": b"[]"}
    connection.execute(
        insert(daily_tries),
        [{**row, "guest": one, "table_id": one, "device": one, "units": own} for one, own in tries.items()],
    )
