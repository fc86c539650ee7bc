"""What a guest has played is kept, listed, and can be taken away."""

import asyncio
import csv
import io
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from sqlalchemy import Connection, func, select

from paiguan.engine.records import deal_of_record
from paiguan.parlour import wire as w
from paiguan.parlour.store import archive, played, retire
from paiguan.parlour.store.copies import backup
from paiguan.parlour.store.database import in_one_transaction
from paiguan.parlour.store.migrate import migrate
from paiguan.parlour.store.schema import appearances, daily_tries, events
from paiguan.parlour.store.schema import played as results
from tests.parlour.clusters import postgres_running
from tests.parlour.houses import House, Scenario, rest_of_hand
from tests.parlour.older import ANN, BOB, FACTS, FAR, TABLES, hands_of, older_server, unpacked
from tests.parlour.servers import Server
from tests.patience import PATIENCE


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with older_server(tmp_path) as server:
        yield server


def expected(guest: str) -> list[tuple[str, int, int, int]]:
    """What the facts say of a guest: table, hand, units and total of every finished hand."""
    return sorted(
        (table, number, hand["payments"][seat], hand["totals"][seat])
        for table, hands in FACTS["hands"].items()
        for number, hand in enumerate(hands, 1)
        for seat, who in enumerate(hand["seats"])
        if who == guest
    )


# ---- an older database -----------------------------------------------------------------------------------------------


def rows_of(connection: Connection) -> Any:
    found = connection.execute(select(results)).all()
    return {
        "hands": sorted((row.guest, row.table_id, row.hand, row.units, row.total) for row in found),
        "matches": sorted(
            (row.hand, row.match_number, row.number) for row in found if row.table_id == TABLES["matches"]
        ),
        "appearances": sorted(tuple(row) for row in connection.execute(select(appearances))),
        "events": sorted(tuple(row) for row in connection.execute(select(events))),
        "daily": connection.scalar(select(func.count()).select_from(daily_tries)),
    }


def migrated(connection: Connection) -> Any:
    migrate(connection)
    return rows_of(connection)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_database_of_the_version_before_keeps_everything_and_tells_what_was_played(kind: str, tmp_path: Path) -> None:
    old = unpacked(tmp_path)

    def before(connection: Connection) -> list[Any]:
        return sorted(tuple(row) for row in connection.exec_driver_sql("select table_id, seq, body from events"))

    stored = asyncio.run(in_one_transaction(old, before))
    if kind == "sqlite":
        found = asyncio.run(in_one_transaction(old, migrated))
    else:
        file = tmp_path / "backup"
        with file.open("wb") as out:
            asyncio.run(backup(old, out.write, lambda _: lambda _: None))

        def load(connection: Connection) -> Any:
            migrate(connection, "0002")
            archive.load(connection, file, lambda _: None)
            return migrated(connection)

        with postgres_running() as url:
            found = asyncio.run(in_one_transaction(url, load))
    assert found["events"] == stored
    assert found["daily"] == 0
    own = [(guest["id"], *one) for guest in (ANN, BOB) for one in expected(guest["id"])]
    assert found["hands"] == sorted(own)  # nothing of the try and the lesson
    assert found["matches"] == [(1, 1, 1), (2, 1, 2), (3, 1, 3), (4, 1, 4), (5, 2, 1)]
    assert set(found["appearances"]) == {
        *((ANN["id"], TABLES[name]) for name in ("together", "lesson", "liuhu")),
        *((BOB["id"], TABLES[name]) for name in ("together", "alone", "try", "matches")),
    }


# ---- over HTTP -------------------------------------------------------------------------------------------------------


def text_of(server: Server, path: str, token: str) -> str:
    request = Request(server.url + path, headers={"authorization": f"Bearer {token}"})
    with urlopen(request, timeout=PATIENCE) as answer:
        return str(answer.read().decode())


def test_games_are_listed_by_match_with_totals_and_open_in_one_step(server: Server) -> None:
    status, mine = server.ask("GET", "/api/me/games?lang=zh-Hant", token=BOB["token"])
    assert status == 200
    listed = [
        (one["table"], hand["hand"], hand["units"], hand["total"]) for one in mine["matches"] for hand in one["hands"]
    ]
    assert sorted(listed) == expected(BOB["id"])
    ended = [one["hands"][-1]["ended"] for one in mine["matches"]]
    assert ended == sorted(ended, reverse=True)
    first, second = (one for one in mine["matches"][::-1] if one["table"] == TABLES["matches"])
    assert (first["over"], len(first["hands"]), second["over"], len(second["hands"])) == (True, 4, False, 1)
    assert first["names"][first["seat"]] == "阿寶"
    assert all(one["kept"] for one in mine["matches"])
    for one in mine["games"]:
        units = [units for table, _, units, _ in listed if game_at(mine, table) == one["game"]]
        assert (one["hands"], one["units"], sorted(one["line"])) == (len(units), sum(units), sorted(units))
    game = mine["games"][0]["game"]
    only = server.ask("GET", f"/api/me/games?game={game}", token=BOB["token"])[1]
    assert {one["game"] for one in only["matches"]} == {game}
    assert only["games"] == mine["games"]
    for match in mine["matches"]:
        for hand in match["hands"]:
            path = f"/api/tables/{match['table']}/hands/{hand['hand']}"
            status, shown = server.ask("GET", path, token=BOB["token"])
            assert (status, shown["account"]["payments"][match["seat"]]) == (200, hand["units"])
    assert server.ask("GET", "/api/me/games")[0] == 401


def game_at(mine: Any, table: str) -> str:
    return str(next(one["game"] for one in mine["matches"] if one["table"] == table))


def test_best_hands_are_told_in_words_and_pieces(server: Server) -> None:
    status, best = server.ask("GET", "/api/me/best", token=ANN["token"])
    won = [one for one in expected(ANN["id"]) if one[2] > 0]
    assert (status, {(one["table"], one["hand"], one["units"]) for one in best}) == (200, {one[:3] for one in won})
    assert all(one["headline"] for one in best)


def test_results_and_records_can_be_taken_away(server: Server) -> None:
    """A record holds every piece, so it is there only where the rules show them all, as with a single record."""
    for guest in (ANN, BOB):
        rows = list(csv.DictReader(io.StringIO(text_of(server, "/api/me/results", guest["token"]))))
        assert sorted((row["table"], int(row["units"]), int(row["total"])) for row in rows) == sorted(
            (table, units, total) for table, _, units, total in expected(guest["id"])
        )
        allowed: list[Any] = []
        for table, hand, _, _ in expected(guest["id"]):
            status, record = server.ask("GET", f"/api/tables/{table}/hands/{hand}/record", token=guest["token"])
            allowed += record if status == 200 else []
        status, records = server.ask("GET", "/api/me/records", token=guest["token"])
        assert status == 200
        assert sorted(map(json.dumps, records)) == sorted(map(json.dumps, allowed))
        assert all(deal_of_record(record).over for record in records)
    games = {record["game"] for record in server.ask("GET", "/api/me/records", token=ANN["token"])[1]}
    assert "liuhu" not in games  # cards that nobody saw stay unseen


# ---- a house ---------------------------------------------------------------------------------------------------------


def test_a_hand_is_kept_with_the_event_that_ends_it(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        owner = await house.table("mohuahua", ["me", "open", "novice"])
        other, watcher = await house.guest(owner), await house.guest(owner)
        await other.do(w.Sit, seat=1)
        await owner.do(w.Begin)
        assert not await hands_of(house.parlour, owner.viewer.guest)
        await rest_of_hand(owner, other)
        hand = owner.host.table.hands[0]
        for one in (owner, other):
            seat = hand.seat_of(one.viewer.guest)
            assert seat is not None
            table = owner.host.table.id
            assert await hands_of(house.parlour, one.viewer.guest) == [(table, 1, hand.payments[seat])]
        assert not await hands_of(house.parlour, watcher.viewer.guest)

    play(scenario)


def test_results_outlive_their_table_without_the_names(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        owner = await house.table("shisanzhang", ["me", "novice", "novice", "novice"])
        await rest_of_hand(owner)
        own = await hands_of(house.parlour, owner.viewer.guest)
        await house.parlour.store.do(retire.delete_tables, [owner.host.table.id])
        assert await hands_of(house.parlour, owner.viewer.guest) == own
        (row,) = await house.parlour.store.do(played.every, owner.viewer.guest, FAR)
        assert (row.kept, row.about) == (False, b"{}")

    play(scenario)
