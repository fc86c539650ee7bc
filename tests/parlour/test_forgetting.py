"""A guest can delete everything and put it back; afterwards nothing stored names them, and the hands of others are whole."""

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from paiguan.parlour.metrics import Metrics
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.retention import DAY
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import open_store
from tests.parlour.houses import Guest
from tests.parlour.older import ANN, BOB, FACTS, TABLES, everything, older_server, unpacked
from tests.parlour.servers import Server
from tests.patience import PATIENCE


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with older_server(tmp_path) as server:
        yield server


def test_what_is_deleted_lies_in_the_bin_and_can_be_put_back(server: Server) -> None:
    before = server.ask("GET", "/api/me/games", token=BOB["token"])[1]
    status, deleted = server.ask("DELETE", "/api/me", token=BOB["token"])
    assert status == 200
    assert 29 * DAY < deleted["until"] - time.time() <= 30 * DAY
    assert server.ask("GET", "/api/me/games", token=BOB["token"])[0] == 401
    assert server.ask("POST", "/api/me/bin", token=BOB["token"])[1]["name"] == "阿寶"
    assert server.ask("GET", "/api/me/games", token=BOB["token"])[1] == before
    assert server.ask("POST", "/api/me/bin", token=BOB["token"])[1]["code"] == "empty_bin"


def test_a_forgotten_guest_leaves_the_hands_of_others_whole(server: Server) -> None:
    table, seat = TABLES["together"], FACTS["hands"][TABLES["together"]][0]["seats"].index(BOB["id"])
    before = [server.ask("GET", f"/api/tables/{table}/hands/{n}?lang=en", token=ANN["token"])[1] for n in (1, 2)]
    assert before[0]["names"][seat] == "阿寶"
    own = server.ask("GET", "/api/me/games", token=ANN["token"])[1]
    assert server.ask("DELETE", "/api/me", token=BOB["token"])[0] == 200
    assert server.ask("DELETE", "/api/me/bin", token=BOB["token"]) == (200, {"until": None})
    for number, was in enumerate(before, 1):
        now = server.ask("GET", f"/api/tables/{table}/hands/{number}?lang=en", token=ANN["token"])[1]
        assert now["names"][seat] == "Former guest"
        assert json.dumps(now, ensure_ascii=False).replace("Former guest", "阿寶") == json.dumps(
            was, ensure_ascii=False
        )
    after = server.ask("GET", "/api/me/games", token=ANN["token"])[1]
    assert after["games"] == own["games"]
    assert "阿寶" not in json.dumps(after, ensure_ascii=False)
    assert server.ask("POST", "/api/me/bin", token=BOB["token"])[0] == 404


def test_nothing_stored_names_a_forgotten_guest(tmp_path: Path) -> None:
    async def run() -> None:
        parlour = Parlour(await open_store(unpacked(tmp_path)), Settings(), Metrics())
        try:
            assert BOB["id"].encode() in await everything(parlour)
            await parlour.identities.delete(BOB["id"])
            now = time.time()
            assert await parlour.retention.round(now + 29 * DAY) == (0, 0)
            _, forgotten = await parlour.retention.round(now + 31 * DAY)
            assert forgotten == 1
            stored = await everything(parlour)
            assert BOB["id"].encode() not in stored
            assert "阿寶".encode() not in stored
            host = await parlour.host(TABLES["together"])
            assert host is not None
            assert host.table.stage == "playing"  # the others play on
            ann = Guest(host, ANN["id"], "Ann")
            assert ann.seat is not None
        finally:
            await parlour.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_device_that_played_on_brings_its_games_back_with_it(tmp_path: Path) -> None:
    """A page that deletes everything becomes a new guest; putting back makes one guest of both."""

    async def run() -> None:
        parlour = Parlour(await open_store(unpacked(tmp_path)), Settings(), Metrics())
        try:
            await parlour.identities.delete(BOB["id"])
            since, token = await parlour.guests.welcome("en", "Since")
            table = await parlour.open_table(since, "liuhu", {}, ["me", "open", "open", "open"], None, False)
            await parlour.identities.restore(BOB["id"], since.id)
            found = await parlour.guests.of_token(token)
            assert found is not None
            assert found.id == BOB["id"]
            assert {one.id for one in await parlour.mine(BOB["id"])} >= {table.id}
            assert since.id.encode() not in await everything(parlour)
        finally:
            await parlour.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
