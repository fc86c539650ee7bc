"""What is kept of guests: told with the limits of the server, listed whole, and forgotten everywhere."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Boolean, Connection, Float, Integer, LargeBinary, String, Table, insert, select

from paiguan.engine.fluent import parameters_of, patterns
from paiguan.engine.packages import GAMES
from paiguan.parlour import keeping
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import identities, open_store
from paiguan.parlour.store.schema import guests, meta, tournament_events, tournaments
from paiguan.parlour.tournaments import events as t
from tests.parlour.nursery import WarmServer
from tests.parlour.older import ANN, BOB, TABLES, unpacked
from tests.patience import PATIENCE

WORDS = Path(__file__).parents[2] / "web" / "src" / "i18n"
# Days that no other setting has, so that a value in the wrong place is noticed.
DAYS = {row.name: str(101 + place) for place, row in enumerate(Settings.rows) if row.name.endswith("_days")}
FURTHER: dict[Table, dict[str, Any]] = {
    guests: {"binned": 0.0, "seen": time.time(), "language": "en"},
    tournaments: {"seq": 1, "stage": "gathering"},
}
GONE, STAYS = "the-guest-who-goes", "the-guest-who-stays"


def test_the_limits_that_are_told_are_the_servers_own(tmp_path: Path) -> None:
    with WarmServer(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "log", **DAYS) as server:
        status, told = server.ask("GET", "/api/kept")
    assert status == 200
    values = {one["limit"]: one["value"] for thing in told["things"] for one in thing["lasts"]}
    assert {name: f"{values[name]:g}" for name in DAYS} == DAYS  # none of the settings is left out
    assert {*values} - {*DAYS} == {*keeping.LIMITS}


def test_every_table_of_the_database_that_names_guests_is_told_of() -> None:
    told = [table for thing in keeping.THINGS for table in thing.tables]
    assert len(told) == len({*told})
    assert {*told} <= {*meta.tables}
    assert {table.name for table in meta.sorted_tables if keeping.guest_columns(table)} <= {*told}


@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans", "en"])
def test_the_page_has_words_for_everything_that_is_kept(language: str) -> None:
    words = {id: pattern for (id, _), pattern in patterns((WORDS / language / "privacy.ftl").read_text("utf-8"))}
    for thing in keeping.THINGS:
        assert {f"privacy-{thing.id}", f"privacy-{thing.id}-what"} <= {*words}
        for limit in thing.lasts:
            assert parameters_of(words[f"privacy-{limit}"]) == {"value"}, f"privacy-{limit} does not say how long"


# ---- forgetting ------------------------------------------------------------------------------------------------------


def row_of(table: Table, guest: str, number: int) -> dict[str, Any]:
    """A row that names a guest, whatever else the table holds. Rows of different numbers do not collide."""
    row: dict[str, Any] = {}
    whose = keeping.guest_columns(table)
    for column in table.columns:
        if column in whose:
            row[column.name] = guest
        elif column.foreign_keys:
            target = next(iter(column.foreign_keys)).column.table
            row[column.name] = TABLES["together"] if target.name == "tables" else f"{number}{target.name}"[:16]
        elif isinstance(column.type, String):
            row[column.name] = f"{number}{table.name}"[: column.type.length]
        elif isinstance(column.type, LargeBinary):
            row[column.name] = b"{}"
        elif isinstance(column.type, Boolean):
            row[column.name] = False
        else:
            assert isinstance(column.type, Integer | Float), column
            row[column.name] = number
    return row


def fill(connection: Connection, guest: str, number: int) -> list[str]:
    """Name a guest in every table that can name one. Return these tables."""
    filled = [table for table in meta.sorted_tables if keeping.guest_columns(table) and table.name != "rewrites"]
    for table in filled:
        extra = FURTHER.get(table, {})
        connection.execute(insert(table).values(**{**row_of(table, guest, number), **extra}))
    plan = t.Plan(
        name="",
        game=GAMES[0],
        options={},
        rounds=1,
        hands=1,
        tables=1,
        pairing="swiss",
        duplicate=False,
        level="regular",
    )
    body = msgspec.json.encode(t.Opened(at=0.0, owner=guest, plan=plan))
    of = row_of(tournaments, guest, number)["id"]
    connection.execute(insert(tournament_events).values(tournament_id=of, seq=1, body=body))
    return [*(table.name for table in filled), tournament_events.name]


def naming(connection: Connection, guest: str) -> set[str]:
    """The tables that hold a text anywhere."""
    found = set()
    for table in meta.sorted_tables:
        for row in connection.execute(select(table)):
            values = [bytes(one).decode() if isinstance(one, bytes | memoryview) else str(one) for one in row]
            if any(guest in value for value in values):
                found.add(table.name)
    return found


def in_house(tmp_path: Path, scenario: Any) -> None:
    async def run() -> None:
        parlour = Parlour(await open_store(unpacked(tmp_path)), Settings(), Metrics())
        try:
            await scenario(parlour)
        finally:
            await parlour.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


async def settle(parlour: Parlour) -> None:
    """What remembers who became whom goes by itself, a day later."""
    await parlour.store.do(identities.rewritten, time.time() + 1)


def test_no_table_of_the_database_names_a_forgotten_guest(tmp_path: Path) -> None:
    async def scenario(parlour: Parlour) -> None:
        filled = await parlour.store.do(fill, GONE, 1)
        assert await parlour.store.do(naming, GONE) == {*filled}
        await parlour.identities.forget(GONE)
        await settle(parlour)
        assert await parlour.store.do(naming, GONE) == set()

    in_house(tmp_path, scenario)


def test_a_guest_who_becomes_another_is_named_nowhere_and_loses_nothing(tmp_path: Path) -> None:
    async def scenario(parlour: Parlour) -> None:
        def here(connection: Connection) -> None:
            connection.execute(insert(guests).values(**row_of(guests, STAYS, 2) | {"binned": 0.0, "language": "en"}))

        filled = await parlour.store.do(fill, GONE, 1)
        await parlour.store.do(here)
        await parlour.store.do(identities.merge, GONE, STAYS, time.time())
        await parlour.identities.finish()
        await settle(parlour)
        assert await parlour.store.do(naming, GONE) == set()
        # The seat and the appearance were made up: the events of that table name neither guest. Codes and challenges are for one
        # moment. Nobody becomes visible by being carried to another device, so the wish to be rated stays as the other guest has it.
        kept = {*filled} - {"seats", "appearances", "carries", "challenges", "rating_wishes"}
        assert kept <= await parlour.store.do(naming, STAYS)

    in_house(tmp_path, scenario)


# ---- taking it away --------------------------------------------------------------------------------------------------


def test_a_guest_can_take_away_all_that_is_kept_of_them_and_nothing_secret(tmp_path: Path) -> None:
    with WarmServer(unpacked(tmp_path), tmp_path / "log") as server:
        server.ask("POST", "/api/me/carry", {}, token=BOB["token"])
        status, found = server.ask("GET", "/api/me/data", token=BOB["token"])
        own = server.ask("GET", "/api/me/games", token=BOB["token"])[1]
        assert server.ask("GET", "/api/me/data")[0] == 401
    assert status == 200
    assert found["name"] == "阿寶"
    assert {"guests", "seats", "appearances", "played", "carries"} <= {*found["rows"]}
    assert len(found["rows"]["played"]) == sum(one["hands"] for one in own["games"])
    text = json.dumps(found)
    assert not any(f'"{name}"' in text for name in keeping.SECRET)
    for other in (ANN["id"], BOB["id"]):
        assert other not in text
