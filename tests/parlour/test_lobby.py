"""The lobby shows tables with a waiting player. An absent owner's table passes on or closes; no guest can fill the
list.

Each round is given its time, so nothing here waits.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from paiguan.parlour import events as e
from paiguan.parlour import wire as w
from paiguan.parlour.audience import Viewer
from paiguan.parlour.host import Host
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import open_store, queries
from paiguan.parlour.store.queries import GuestRow
from paiguan.parlour.storing import Gone
from paiguan.parlour.table import Table
from tests.patience import PATIENCE

MINUTE = 60.0
GIVEN = Settings(lobby_minutes=10, owner_minutes=2, public_tables=2)


def after(minutes: float) -> float:
    """Return the time so many minutes from now."""
    return time.time() + minutes * MINUTE


def in_house(tmp_path: Path, scenario: Callable[[Parlour], Awaitable[None]], settings: Settings = GIVEN) -> None:
    async def run() -> None:
        parlour = Parlour(await open_store(f"sqlite:///{tmp_path / 'house.db'}"), settings, Metrics())
        try:
            await scenario(parlour)
        finally:
            await parlour.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


async def guest(parlour: Parlour, name: str) -> GuestRow:
    return (await parlour.guests.welcome("en", name))[0]


async def opened(parlour: Parlour, owner: GuestRow, public: bool = True) -> Host:
    table = await parlour.open_table(owner, "liuhu", {}, ["me", "open", "open", "open"], None, public)
    host = await parlour.host(table.id)
    assert host is not None
    return host


def viewer(row: GuestRow) -> Viewer:
    return Viewer(row.id, row.name, "en", lambda: None, lambda *_: None)


async def come(host: Host, row: GuestRow, seat: int | None = None) -> Viewer:
    """Connect, and take a seat if one is given."""
    own = viewer(row)
    host.join(own)
    if seat is not None:
        await host.command(own, w.Sit(id="sit", seat=seat))
    return own


async def listed(parlour: Parlour) -> list[str]:
    return [one.id for one in await parlour.lobby()]


def test_a_table_stays_listed_while_a_player_waits_and_closes_afterwards(tmp_path: Path) -> None:
    async def scenario(parlour: Parlour) -> None:
        owner = await guest(parlour, "Owner")
        host = await opened(parlour, owner)
        own = await come(host, owner)
        for minutes in (5, 15, 60):
            await parlour.public.round(after(minutes))
            assert await parlour.store.do(queries.find, host.table.id) is not None
        host.leave(own)
        watching = await come(host, await guest(parlour, "Watcher"))
        await parlour.public.round(after(65))
        assert await parlour.store.do(queries.find, host.table.id) is not None
        await parlour.public.round(after(71))
        assert await parlour.store.do(queries.find, host.table.id) is None
        assert await listed(parlour) == []
        with pytest.raises(Gone):
            host.next_scene(watching)
        assert await parlour.host(host.table.id) is None

    in_house(tmp_path, scenario)


def test_a_table_that_is_not_closed_yet_has_left_the_list(tmp_path: Path) -> None:
    """Seen from another process, which has not made its round since."""

    async def scenario(parlour: Parlour) -> None:
        owner = await guest(parlour, "Owner")
        host = await opened(parlour, owner)
        assert [row.id for row in await parlour.public.rows(after(9))] == [host.table.id]
        assert await parlour.public.rows(after(11)) == []

    in_house(tmp_path, scenario)


def test_private_tables_and_tables_with_finished_hands_are_not_closed(tmp_path: Path) -> None:
    async def scenario(parlour: Parlour) -> None:
        owner = await guest(parlour, "Owner")
        private = (await opened(parlour, owner, public=False)).table.id
        played = (await opened(parlour, owner)).table.id
        row = await parlour.store.do(queries.find, played)
        assert row is not None
        later = msgspec.structs.replace(row, finished=1, seq=row.seq + 1)
        await parlour.store.do(queries.append, later, [b"{}"], None)
        await parlour.public.round(after(100))
        for table in (private, played):
            assert await parlour.store.do(queries.find, table) is not None

    in_house(tmp_path, scenario)


def test_an_absent_owners_table_passes_to_the_next_person_seated(tmp_path: Path) -> None:
    async def scenario(parlour: Parlour) -> None:
        owner, second, third = [await guest(parlour, name) for name in ("Owner", "Second", "Third")]
        host = await opened(parlour, owner)
        own = await come(host, owner)
        await come(host, third, seat=2)
        next_one = await come(host, second, seat=1)
        host.leave(own)
        await parlour.public.round(after(0))
        await parlour.public.round(after(1.9))
        assert host.table.host == owner.id
        await parlour.public.round(after(2))
        assert host.table.host == second.id
        assert again(await parlour.store.do(queries.read, host.table.id, 0)).host == second.id
        scene = host.scene(next_one)
        assert scene is not None
        assert scene.table.host
        await host.command(next_one, w.SeatBot(id="bot", seat=3, level="novice"))

    in_house(tmp_path, scenario)


def test_an_owner_who_comes_back_in_time_keeps_the_table(tmp_path: Path) -> None:
    async def scenario(parlour: Parlour) -> None:
        owner, second = await guest(parlour, "Owner"), await guest(parlour, "Second")
        host = await opened(parlour, owner)
        await come(host, second, seat=1)
        await parlour.public.round(after(0))
        own = await come(host, owner)
        await parlour.public.round(after(1))
        host.leave(own)
        await parlour.public.round(after(1.5))
        await parlour.public.round(after(3))
        assert host.table.host == owner.id

    in_house(tmp_path, scenario)


def test_a_table_without_its_owner_and_without_seated_guests_is_not_passed_on(tmp_path: Path) -> None:
    async def scenario(parlour: Parlour) -> None:
        owner, watcher = await guest(parlour, "Owner"), await guest(parlour, "Watcher")
        host = await opened(parlour, owner)
        await come(host, watcher)
        for minutes in (0, 3, 6):
            await parlour.public.round(after(minutes))
        assert host.table.host == owner.id

    in_house(tmp_path, scenario)


def test_one_guest_cannot_fill_the_list(tmp_path: Path) -> None:
    async def scenario(parlour: Parlour) -> None:
        greedy, other = await guest(parlour, "Greedy"), await guest(parlour, "Other")
        first = await opened(parlour, greedy)
        await opened(parlour, greedy)
        with pytest.raises(HouseRefusal) as denied:
            await opened(parlour, greedy)
        assert (denied.value.refusal.code, denied.value.refusal.params) == ("too_many_public", {"most": 2})
        await opened(parlour, greedy, public=False)
        await opened(parlour, other)
        own = await come(first, greedy)
        await first.command(own, w.Stand(id="stand"))  # a table without a seated guest is not listed
        assert first.table.id not in await listed(parlour)
        await opened(parlour, greedy)
        assert len(await listed(parlour)) == 3

    in_house(tmp_path, scenario)


def again(bodies: list[bytes]) -> Table:
    """Return the table as another process reads it."""
    table = Table("t")
    for body in bodies:
        table.apply(msgspec.json.decode(body, type=e.AnyEvent))
    return table
