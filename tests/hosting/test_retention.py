"""Abandoned tables and guests are deleted after the configured days, in small batches; tables in use never are."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, update

from paiguan.parlour import retention
from paiguan.parlour.audience import Viewer
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.retention import DAY
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import open_store, retire
from paiguan.parlour.store.schema import events, guests, seats, tables
from paiguan.parlour.storing import Gone
from tests.patience import PATIENCE

NOW = time.time()
KEPT = Settings(abandoned_days=7, finished_days=30, guest_days=60)


def in_house(
    tmp_path: Path, scenario: Callable[[Parlour], Awaitable[None]], settings: Settings = KEPT, database: str = ""
) -> None:
    async def run() -> None:
        url = database or f"sqlite:///{tmp_path / 'house.db'}"
        parlour = Parlour(await open_store(url), settings, Metrics())
        try:
            await scenario(parlour)
        finally:
            await parlour.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


async def table(parlour: Parlour, days: float, finished: int = 0, public: bool = False) -> str:
    """Make a table whose last event is some days old."""
    guest, _ = await parlour.guests.welcome("en", "Guest")
    seating = ["me", "open", "open", "open"]
    opened = await parlour.open_table(guest, "liuhu", {}, seating, None, public)

    def age(connection: Any) -> None:
        values = {"updated": NOW - days * DAY, "finished": finished}
        connection.execute(update(tables).where(tables.c.id == opened.id).values(values))

    await parlour.store.do(age)
    return opened.id


async def kept(parlour: Parlour) -> set[str]:
    return set(await parlour.store.do(lambda connection: connection.scalars(select(tables.c.id)).all()))


async def count(parlour: Parlour, of: Any) -> int:
    return int(await parlour.store.do(lambda connection: connection.scalar(select(func.count()).select_from(of))))


def test_abandoned_tables_are_deleted_sooner_than_those_with_finished_hands(tmp_path: Path) -> None:
    async def scenario(parlour: Parlour) -> None:
        fresh, abandoned = await table(parlour, 6.9), await table(parlour, 7.1)
        played, old = await table(parlour, 29.9, finished=3), await table(parlour, 30.1, finished=1)
        assert await parlour.retention.round(NOW) == (2, 0)
        assert await kept(parlour) == {fresh, played}
        assert not {abandoned, old} & await kept(parlour)
        assert await count(parlour, seats) == 2
        assert await count(parlour, events) == 4  # opened and sat, of the two tables that are left
        assert await parlour.host(abandoned) is None

    in_house(tmp_path, scenario)


def test_zero_days_keeps_for_ever(tmp_path: Path) -> None:
    async def scenario(parlour: Parlour) -> None:
        await table(parlour, 9999)
        await table(parlour, 9999, finished=1)
        assert await parlour.retention.round(NOW + 9999 * DAY) == (0, 0)

    in_house(tmp_path, scenario, Settings(abandoned_days=0, finished_days=0, guest_days=0))


def test_many_tables_are_deleted_in_small_batches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "BATCH", 3)
    monkeypatch.setattr(retention, "PAUSE", 0)

    async def scenario(parlour: Parlour) -> None:
        for _ in range(8):
            await table(parlour, 100)
        done, real = [], parlour.store.do

        async def counted(what: Any, *arguments: Any) -> Any:
            result = await real(what, *arguments)
            if what is retire.old_tables:
                done.append(len(result))
            return result

        monkeypatch.setattr(parlour.store, "do", counted)
        assert (await parlour.retention.round(NOW))[0] == 8
        assert done == [3, 3, 2, 0]

    in_house(tmp_path, scenario)


def test_a_table_with_somebody_present_stays_and_counts_as_used_today(tmp_path: Path) -> None:
    async def scenario(parlour: Parlour) -> None:
        used = await table(parlour, 100)
        host = await parlour.host(used)
        assert host is not None
        viewer = Viewer("guest", "Guest", "en", lambda: None, lambda *_: None)
        host.join(viewer)
        assert await parlour.retention.round(NOW) == (0, 0)
        host.leave(viewer)
        parlour.forget(time.time() + KEPT.forget_seconds + 1)
        assert await parlour.retention.round(NOW + 6 * DAY) == (0, 0)
        assert await parlour.retention.round(NOW + 8 * DAY) == (1, 0)

    in_house(tmp_path, scenario)


def test_guests_without_a_table_are_forgotten_and_those_who_came_back_are_not(tmp_path: Path) -> None:
    async def scenario(parlour: Parlour) -> None:
        here, token = await parlour.guests.welcome("en", "Regular")
        _, lost = await parlour.guests.welcome("en", "Passer-by")
        seated = await table(parlour, 1, finished=1)

        def age(connection: Any) -> None:
            connection.execute(update(guests).values(seen=NOW - 61 * DAY))

        await parlour.store.do(age)
        parlour.guests.forget()
        assert await parlour.guests.of_token(token) == here  # this marks them as present
        assert await parlour.retention.round(NOW) == (0, 1)
        parlour.guests.forget()
        assert await parlour.guests.of_token(token) == here
        assert await parlour.guests.of_token(lost) is None
        assert await count(parlour, guests) == 2
        assert await kept(parlour) == {seated}

    in_house(tmp_path, scenario)


def test_a_table_leaves_memory_when_nobody_looked_for_a_while(tmp_path: Path) -> None:
    async def scenario(parlour: Parlour) -> None:
        name = await table(parlour, 0)
        host = await parlour.host(name)
        assert host is not None
        viewer = Viewer("guest", "Guest", "en", lambda: None, lambda *_: None)
        host.join(viewer)
        parlour.forget(time.time() + 9999)
        assert await parlour.host(name) is host
        host.leave(viewer)
        parlour.forget(time.time() + 29)
        assert await parlour.host(name) is host
        parlour.forget(time.time() + 31)
        again = await parlour.host(name)
        assert again is not host
        assert again is not None
        assert again.table.seq == host.table.seq

    in_house(tmp_path, scenario, Settings(forget_seconds=30))


def test_viewers_of_a_deleted_table_are_told_that_it_is_gone(tmp_path: Path) -> None:
    """Another process or a restored backup may have deleted it."""

    async def scenario(parlour: Parlour) -> None:
        from paiguan.parlour import wire as w

        name = await table(parlour, 100)
        host = await parlour.host(name)
        assert host is not None
        owner = host.table.chairs[host.table.seat_of(host.table.host) or 0]
        viewer = Viewer(owner.guest, owner.name, "en", lambda: None, lambda *_: None)
        host.join(viewer)
        assert await parlour.store.do(retire.old_tables, NOW, NOW, NOW, [], 10) == [name]
        with pytest.raises(Gone):
            await host.command(viewer, w.Begin(id="begin"))
        with pytest.raises(Gone):
            host.next_scene(viewer)
        assert await parlour.host(name) is None

    in_house(tmp_path, scenario)


def test_the_lobby_no_longer_lists_a_deleted_table(tmp_path: Path) -> None:
    async def scenario(parlour: Parlour) -> None:
        name = await table(parlour, 8, public=True)
        assert [one.id for one in await parlour.lobby()] == [name]
        assert (await parlour.retention.round(NOW))[0] == 1
        parlour._retired()
        assert await parlour.lobby() == []
        assert msgspec.json.encode(await parlour.lobby()) == b"[]"

    in_house(tmp_path, scenario, replace(KEPT, lobby_minutes=100_000))
