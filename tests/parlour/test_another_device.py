"""A guest who is carried to another device keeps the games and seats of both."""

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, select, update

from paiguan.parlour import wire as w
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import identities, open_store, queries
from paiguan.parlour.store.schema import carries, guests, rewrites
from tests.parlour.clusters import postgres_running
from tests.parlour.houses import Guest, House, Scenario, rest_of_hand
from tests.parlour.nursery import WarmServer
from tests.parlour.older import ANN, everything, hands_of, unpacked
from tests.patience import PATIENCE, until


async def two_with_games(house: House) -> tuple[Guest, Guest, list[Any]]:
    """Two guests with a finished hand each, and a hand in progress where the second has a seat."""
    one = await house.table("shisanzhang", ["me", "novice", "novice", "novice"])
    await rest_of_hand(one)
    two = await house.table("mohuahua", ["me", "open", "novice"])
    third = await house.guest(two, "Third")
    await third.do(w.Sit, seat=1)
    await two.do(w.Begin)
    await rest_of_hand(two, third)
    await two.do(w.Ready)
    await third.do(w.Ready)
    await until(lambda: two.host.table.stage == "playing")
    own = [*await hands_of(house.parlour, one.viewer.guest), *await hands_of(house.parlour, two.viewer.guest)]
    assert len(own) == 2
    return one, two, own


async def row_of_guest(parlour: Parlour, guest: str) -> queries.GuestRow:
    def read(connection: Connection) -> Any:
        return connection.execute(select(guests).where(guests.c.id == guest)).mappings().one()

    found = await parlour.store.do(read)
    return queries.GuestRow(id=guest, name=found["name"], language=found["language"])


def test_two_guests_become_one_with_all_their_games_and_seats(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        parlour = house.parlour
        one, two, own = await two_with_games(house)
        kept, gone = one.viewer.guest, two.viewer.guest
        device = await row_of_guest(parlour, gone)
        token_row = await parlour.store.do(
            lambda connection: connection.scalar(select(guests.c.token).where(guests.c.id == gone))
        )
        host, moves = two.host, len(two.host.table.hand.moves)
        key = f"{gone} sent"
        viewer_seat = host.table.seat_of(gone)
        before = len(host.table.hands)
        code, _ = await parlour.identities.offer(kept)
        assert (await parlour.identities.offered(f" {code[:4].lower()} {code[4:]}")) is not None  # as it is typed
        became = await parlour.identities.carry(code, device)
        assert became is not None
        assert became.id == kept
        assert await parlour.identities.carry(code, device) is None  # once
        assert sorted(await hands_of(parlour, kept)) == sorted(own)
        assert not await hands_of(parlour, gone)
        # The cookie of the other device is this guest's now, and so is the seat of the hand in progress.
        assert token_row is not None
        assert await parlour.store.do(queries.guest_by_token, token_row) == became
        table = host.table
        assert (table.seat_of(kept), table.seat_of(gone)) == (viewer_seat, None)
        assert (len(table.hands), len(table.hand.moves)) == (before, moves)
        assert key not in table.done
        assert not any(command.startswith(gone) for command in table.done)
        again = Guest(host, kept, became.name)
        third = next(chair.guest for chair in table.chairs if chair.guest not in ("", kept))
        await rest_of_hand(again, Guest(host, third, "Third"))
        assert len(await hands_of(parlour, kept)) == 3
        assert gone.encode() not in await everything(parlour)

    play(scenario)


def test_what_was_interrupted_is_finished_later(play: Callable[[Scenario], None]) -> None:
    """The first transaction decides; a process that dies before the tables are rewritten leaves them to the next."""

    async def scenario(house: House) -> None:
        parlour = house.parlour
        one, two, own = await two_with_games(house)
        kept, gone = one.viewer.guest, two.viewer.guest

        await parlour.store.do(identities.merge, gone, kept, time.time())
        assert len(await hands_of(parlour, kept)) == 1
        await parlour.identities.finish()
        assert sorted(await hands_of(parlour, kept)) == sorted(own)
        assert two.host.table.seat_of(kept) is not None
        assert await parlour.store.do(lambda c: c.scalar(select(func.count()).select_from(rewrites))) == 1

        def age(connection: Connection) -> None:
            connection.execute(update(rewrites).values(since=0.0))

        await parlour.store.do(age)
        await parlour.identities.finish()
        assert await parlour.store.do(lambda c: c.scalar(select(func.count()).select_from(rewrites))) == 0

    play(scenario)


def test_nobody_becomes_one_with_a_guest_at_the_same_table(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        parlour = house.parlour
        owner = await house.table("mohuahua", ["me", "open", "novice"])
        other = await house.guest(owner)
        await other.do(w.Sit, seat=1)
        code, _ = await parlour.identities.offer(owner.viewer.guest)
        device = await row_of_guest(parlour, other.viewer.guest)
        with pytest.raises(HouseRefusal) as refused:
            await parlour.identities.carry(code, device)
        assert refused.value.refusal.code == "two_seats"
        with pytest.raises(HouseRefusal) as refused:
            await parlour.identities.carry(code, await row_of_guest(parlour, owner.viewer.guest))
        assert refused.value.refusal.code == "same_identity"
        await other.do(w.Leave)
        assert await parlour.identities.carry(code, device) is not None  # a refusal does not use the code up

    play(scenario)


def test_codes_that_are_wrong_or_old_get_one_sentence_and_guessing_is_refused(tmp_path: Path) -> None:
    with WarmServer(unpacked(tmp_path), tmp_path / "log", limits="on") as server:
        guest = server.guest("Device")
        status, offer = server.ask("POST", "/api/me/carry", {}, token=ANN["token"])
        assert (status, len(offer["code"])) == (201, 8)
        assert 500 < offer["expires"] - time.time() <= 600
        wish = {"code": offer["code"]}
        assert server.ask("POST", "/api/me/carry/look", wish, guest) == (200, {"name": "Ann", "hands": 3, "kept": {}})
        status, newer = server.ask("POST", "/api/me/carry", {}, token=ANN["token"])
        answers = [
            server.ask("POST", "/api/me/carry/look", {"code": code}, guest) for code in (offer["code"], "AAAA AAAA", "")
        ]
        assert len({json.dumps(answer) for answer in answers}) == 1  # nobody learns which of these it was
        assert (answers[0][0], answers[0][1]["code"]) == (404, "bad_code")
        assert server.ask("POST", "/api/me/carry/use", {"code": newer["code"]}, guest)[1]["name"] == "Ann"
        assert server.ask("GET", "/api/me", token=guest)[1]["name"] == "Ann"
        mine = [server.ask("GET", "/api/me/games", token=token)[1]["games"] for token in (guest, ANN["token"])]
        assert mine[0] == mine[1]
        thief = server.guest("Thief")
        seen = [server.ask("POST", "/api/me/carry/use", {"code": f"GUESS{n:03}"}, thief)[0] for n in range(12)]
        assert (set(seen[:10]), set(seen[10:])) == ({404}, {429})
        assert not server.complaints


def test_what_a_browser_keeps_goes_along_with_the_code_and_is_gone_with_it(tmp_path: Path) -> None:
    with WarmServer(unpacked(tmp_path), tmp_path / "log") as server:
        device, kept = server.guest("Device"), {"paiguan.lessons": '{"done": {}}'}
        status, offer = server.ask("POST", "/api/me/carry", {"kept": kept}, ANN["token"])
        assert status == 201
        wish = {"code": offer["code"]}
        found = server.ask("POST", "/api/me/carry/look", wish, device)[1]
        assert found["kept"] == kept
        # Whoever keeps too much hears so, and the code before stays good.
        status, answer = server.ask("POST", "/api/me/carry", {"kept": {"pads": "x" * 210_000}}, ANN["token"])
        assert (status, answer["code"]) == (422, "too_large")
        assert server.ask("POST", "/api/me/carry/use", wish, device)[0] == 200
        rows = server.ask("GET", "/api/me/data", token=device)[1]["rows"]
        assert "carries" not in rows
        assert not server.complaints


def test_an_expired_code_is_no_code(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        owner = await house.table("shisanzhang", ["me", "novice", "novice", "novice"])
        code, _ = await house.parlour.identities.offer(owner.viewer.guest)

        def age(connection: Connection) -> None:
            connection.execute(update(carries).values(expires=time.time() - 1))

        await house.parlour.store.do(age)
        device, _ = await house.parlour.guests.welcome("en", "Device")
        assert await house.parlour.identities.carry(code, device) is None

    play(scenario)


def test_a_process_that_has_the_table_in_memory_reads_it_again() -> None:
    """The other process carries the guest over; a command from older memory is decided anew."""

    async def run(url: str) -> None:
        here, there = [Parlour(await open_store(url), Settings(), Metrics()) for _ in range(2)]
        try:
            await here.start()
            await there.start()
            one, _ = await here.guests.welcome("en", "One")
            two, token = await there.guests.welcome("en", "Two")
            table = await there.open_table(two, "liuhu", {}, ["me", "open", "open", "open"], None, False)
            host = await there.host(table.id)
            assert host is not None
            assert (await there.guests.of_token(token)) == two
            code, _ = await here.identities.offer(one.id)
            assert await here.identities.carry(code, two) is not None
            await until(lambda: host.table.seat_of(one.id) is not None)
            while (found := await there.guests.of_token(token)) is None or found.id != one.id:
                await asyncio.sleep(0.01)
            again = Guest(host, one.id, "One")
            await again.do(w.SeatBot, seat=1, level="novice")  # the owner
        finally:
            await here.close()
            await there.close()

    with postgres_running() as url:
        asyncio.run(asyncio.wait_for(run(url), PATIENCE))
