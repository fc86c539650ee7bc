"""A move a day: nobody is hurried, nothing is swept while a turn is open, and everybody sees whose turn it is.

The clock jumps, so nothing here waits.
"""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from paiguan.parlour import wire as w
from paiguan.parlour.app import create_app
from paiguan.parlour.host import Host
from paiguan.parlour.retention import DAY
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import queries
from tests.parlour.clockwork import START, Wire, at_once, live
from tests.parlour.houses import Guest, House, Scenario
from tests.parlour.test_going_on import after_a_discard
from tests.parlour.test_lobby import GIVEN, after, come, guest, in_house
from tests.patience import until

A_DAY = w.Clock(w.LONGEST_MOVE, 0)


def test_nobody_loses_a_seat_within_the_day_and_a_bot_takes_it_after(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asyncio, "to_thread", at_once)
    table, asked = after_a_discard(4, claims=1)
    table.clock = A_DAY
    before, waited_for = len(table.hand.moves), {*asked, *(4 - seat for seat in asked)}

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        await asyncio.sleep(1)
        for seat in waited_for:
            wires[f"guest{seat}"].running.cancel()  # they close the page
        await asyncio.sleep(DAY - START - 60)
        assert not any(chair.away for chair in table.chairs)
        assert len(table.hand.moves) == before
        await asyncio.sleep(120)
        assert {seat for seat, chair in enumerate(table.chairs) if chair.away} >= waited_for
        assert len(table.hand.moves) > before

    live(table, scenario, monkeypatch)


def test_whoever_is_asked_after_a_window_has_their_whole_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asyncio, "to_thread", at_once)
    table, asked = after_a_discard(4, claims=1)
    table.clock = A_DAY
    before = len(table.hand.moves)

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        await asyncio.sleep(DAY - 2 * START)
        for seat in {*asked, *(4 - seat for seat in asked)}:
            wires[f"guest{seat}"].go_on()
        await asyncio.sleep(60)
        moves = len(table.hand.moves)
        assert moves > before
        await asyncio.sleep(DAY - 120)
        assert not any(chair.away for chair in table.chairs)
        assert len(table.hand.moves) == moves

    live(table, scenario, monkeypatch)


def test_the_clock_runs_on_while_the_table_is_not_in_memory(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        owner, _ = await two_and_bots(house)
        table = owner.host.table
        before = owner.host.pace.asked_at(table)
        owner.host.close()
        house.parlour._hosts.clear()
        again = await house.parlour.host(table.id)
        assert again is not None
        assert again.pace.asked_at(again.table) == pytest.approx(before)

    play(scenario)


async def two_and_bots(house: House) -> tuple[Guest, Guest]:
    """Return two people at a table of 抹花花 whose first hand has been dealt."""
    owner = await house.table("mohuahua", ["me", "open", "novice"], A_DAY)
    other = await house.guest(owner)
    await other.do(w.Sit, seat=1)
    await owner.do(w.Begin)
    await owner.until(lambda scene: scene.hand is not None)
    return owner, other


def asked(one: Guest) -> bool:
    scene = one.host.scene(one.viewer)
    return scene is not None and scene.hand is not None and (scene.hand.asked or scene.hand.go_on is not None)


def test_bots_go_on_without_a_viewer_until_a_person_is_asked_and_the_list_says_whom(
    play: Callable[[Scenario], None],
) -> None:
    async def scenario(house: House) -> None:
        people = await two_and_bots(house)
        host = people[0].host
        for one in people:
            one.leave()
        for _ in range(6):
            await until(lambda: any(asked(one) for one in people) or host.table.stage != "playing")
            if host.table.stage != "playing":
                break
            for one in people:
                (listed,) = await house.parlour.mine(one.viewer.guest, "en")
                scene = host.scene(one.viewer)
                assert scene is not None
                assert scene.hand is not None
                assert (listed.asked, listed.prompt) == (asked(one), scene.hand.prompt)
            mover = next(one for one in people if asked(one))
            host.join(mover.viewer)
            moves = len(host.table.hand.moves)
            await mover.move_if_asked()
            mover.leave()
            await until(lambda moves=moves: len(host.table.hand.moves) > moves)  # type: ignore[misc]

    play(scenario)


def test_a_slow_table_keeps_its_owner_and_outlives_any_setting_while_a_turn_is_open(tmp_path: Path) -> None:
    async def scenario(parlour: Any) -> None:
        owner, other = await guest(parlour, "Owner"), await guest(parlour, "Other")
        table = await parlour.open_table(owner, "liuhu", {}, ["me", "open", "novice", "novice"], A_DAY, False)
        host = await parlour.host(table.id)
        own = await come(host, owner)
        theirs = await come(host, other, seat=1)
        host.leave(own)
        await parlour.public.round(after(0))
        await parlour.public.round(after(10))
        assert host.table.host == owner.id
        host.join(own)
        await host.command(own, w.Begin(id="begin"))
        host.leave(own)
        host.leave(theirs)
        host.close()
        parlour._hosts.clear()
        await parlour.retention.round(time.time() + DAY - 60)
        assert await parlour.store.do(queries.find, table.id) is not None
        await parlour.retention.round(time.time() + DAY + 60)
        assert await parlour.store.do(queries.find, table.id) is None

    in_house(tmp_path, scenario, Settings(owner_minutes=GIVEN.owner_minutes, abandoned_days=0.1))


def test_a_day_is_the_longest_and_such_a_table_is_private(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'house.db'}")
    with TestClient(create_app(settings)) as house:
        house.get("/api/me")
        wish: dict[str, Any] = {"game": "tianjiu", "seats": ["me", "open", "open", "open"]}
        good = house.post("/api/tables", json={**wish, "clock": {"move": 86400, "bank": 0}})
        assert good.status_code == 201
        longer = house.post("/api/tables", json={**wish, "clock": {"move": 86401, "bank": 0}})
        assert (longer.status_code, longer.json()["code"]) == (422, "clock")
        public = house.post("/api/tables", json={**wish, "clock": {"move": 86400, "bank": 0}, "public": True})
        assert (public.status_code, public.json()["code"]) == (422, "slow_is_private")
