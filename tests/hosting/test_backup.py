"""Backups while people play, and restores that succeed completely or change nothing, between both kinds of database."""

import asyncio
import gzip
import sqlite3
import subprocess
import sys
from collections.abc import AsyncGenerator, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, delete, insert, select, update

from paiguan.cli import main
from paiguan.parlour import wire as w
from paiguan.parlour.client import Client, at_random
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import archive, copies, open_store
from paiguan.parlour.store import news as n
from paiguan.parlour.store.database import in_one_transaction
from paiguan.parlour.store.migrate import migrate, revisions
from paiguan.parlour.store.schema import events, guests, meta, tables
from tests.parlour.clusters import asked, postgres_running
from tests.parlour.nursery import WarmServer
from tests.patience import PATIENCE

BOTH = pytest.mark.parametrize("kind", ["sqlite", "postgres"])


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with postgres_running() as url:
        yield url


@pytest.fixture
def make(tmp_path: Path, request: pytest.FixtureRequest) -> Any:
    """A function that makes an empty database of a kind and returns its address."""

    def made(kind: str) -> str:
        name = f"house{uuid4().hex[:8]}"
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / name}.db"
        base: str = request.getfixturevalue("cluster")
        asyncio.run(_create(base.replace("+asyncpg", ""), name))
        return base.rpartition("/")[0] + f"/{name}"

    return made


async def _create(url: str, name: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(url)
    await connection.execute(f"create database {name}")
    await connection.close()


def contents(url: str) -> dict[str, list[Any]]:
    """Read every row of every table, with the same values for both kinds of database."""

    def read(connection: Connection) -> dict[str, list[Any]]:
        return {
            table.name: sorted(tuple(row) for row in connection.execute(select(table))) for table in meta.sorted_tables
        }

    return asyncio.run(in_one_transaction(url, read))


def fill(url: str, count: int = 3) -> None:
    """Add guests to a database without any hands."""

    def write(connection: Connection) -> None:
        migrate(connection)
        rows = [
            {"id": f"g{n}", "token": f"t{n}", "name": f"松風 {n}", "language": "en", "created": 1.5 + n, "seen": 2.0}
            for n in range(count)
        ]
        connection.execute(insert(guests), rows)

    asyncio.run(in_one_transaction(url, write))


def test_the_migrations_make_the_schema(make: Any) -> None:
    def differences(connection: Connection) -> Any:
        migrate(connection)
        return compare_metadata(MigrationContext.configure(connection), meta)

    for kind in ("sqlite", "postgres"):
        assert asyncio.run(in_one_transaction(make(kind), differences)) == []


@BOTH
def test_a_backup_made_during_play_is_one_moment_and_restores_into_either_database(
    kind: str, make: Any, tmp_path: Path
) -> None:
    url, file = make(kind), tmp_path / "backup"
    with WarmServer(url, tmp_path / "log") as server:
        token = server.guest("Player")
        client = Client(server.url, server.table(token, "mohuahua", options={"rounds": 16}), token, at_random(2))

        def nearly_over(scene: w.Scene) -> bool:
            """Stop before the last of the 48 hands: a table whose match is over no longer belongs to the guest."""
            return scene.table.stage == "settled" and scene.hand is not None and scene.hand.number >= 40

        async def run() -> None:
            play = asyncio.create_task(client.play(nearly_over))
            while client.scene is None or client.scene.hand is None or client.scene.hand.step < 5:
                await asyncio.sleep(0.02)
            await asyncio.to_thread(_in_a_process, ["backup", str(file), "--database", url])
            play.cancel()
            await asyncio.gather(play, return_exceptions=True)

        asyncio.run(run())
        assert not server.complaints
    restored = {}
    for other in ("sqlite", "postgres"):
        target = make(other)
        assert main(["restore", str(file), "--database", target]) == 0
        restored[other] = contents(target)
    assert restored["sqlite"] == restored["postgres"]
    found = restored["sqlite"]
    assert [row[0] for row in found["tables"]] == [row[1] for row in found["seats"]]
    seq = {row[0]: row[5] for row in found["tables"]}
    assert [row[1] for row in found["events"]] == list(
        range(1, next(iter(seq.values())) + 1)
    )  # complete, and of one moment
    again = tmp_path / "again.db"
    assert main(["restore", str(file), "--database", f"sqlite:///{again}"]) == 0
    with WarmServer(f"sqlite:///{again}", tmp_path / "log2") as server:
        assert server.ask("GET", "/api/me", token=token)[1]["name"] == "Player"
        assert [one["id"] for one in server.ask("GET", "/api/tables/mine", token=token)[1]] == list(seq)
        assert not server.complaints


def _in_a_process(arguments: list[str]) -> None:
    subprocess.run([sys.executable, "-m", "paiguan.cli", *arguments], check=True, timeout=PATIENCE)


@BOTH
def test_a_database_that_is_not_empty_needs_replace(
    kind: str, make: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target, file = make("sqlite"), make(kind), tmp_path / "backup"
    fill(source, 3)
    fill(target, 5)
    assert main(["backup", str(file), "--database", source]) == 0
    before = contents(target)
    assert main(["restore", str(file), "--database", target]) == 2
    assert "not empty: give --replace" in capsys.readouterr().err
    assert contents(target) == before
    assert main(["restore", str(file), "--replace", "--database", target]) == 0
    assert contents(target) == contents(source) != before


@BOTH
def test_a_restore_beside_a_running_server_is_refused(
    kind: str, make: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Otherwise the server would continue with what it has in memory."""
    source, target, file = make("sqlite"), make(kind), tmp_path / "backup"
    fill(source)
    assert main(["backup", str(file), "--database", source]) == 0
    with WarmServer(target, tmp_path / "log") as server:
        token = server.guest("Owner")
        server.table(token, "liuhu")
        if kind == "postgres":
            listening(target)
        before = contents(target)
        capsys.readouterr()
        assert main(["restore", str(file), "--replace", "--database", target]) == 2
        said = capsys.readouterr().err
        assert "in use by" in said
        assert "stop it first" in said
        assert said.count("\n") == 1
        assert contents(target) == before
        assert server.ask("GET", "/api/me", token=token)[1]["name"] == "Owner"
        assert server.stop() == 0
    assert main(["restore", str(file), "--replace", "--database", target]) == 0
    assert contents(target) == contents(source) != before


def listening(url: str) -> None:
    """Wait until a server listens for notifications of this database."""
    query = "select 1 from pg_locks where locktype = 'advisory' and mode = 'ShareLock'"
    while not asyncio.run(asked(url, query)):
        pass


def test_a_table_that_was_replaced_while_a_process_heard_nothing_is_loaded_again(tmp_path: Path) -> None:
    """A restore can happen while the servers have lost the connection to the database."""

    async def run() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'house.db'}")
        parlour = Parlour(store, Settings(), Metrics())
        told: asyncio.Queue[n.News] = asyncio.Queue()

        async def news() -> AsyncGenerator[n.News, None]:
            while True:
                yield await told.get()

        store.news = news  # type: ignore[method-assign]
        await parlour.start()
        owner = (await parlour.guests.welcome("en", "Owner"))[0]
        table = await parlour.open_table(owner, "liuhu", {}, ["me", "open", "open", "open"], None, False)
        host = await parlour.host(table.id)
        assert host is not None
        await host.pass_on("another", 1.0)
        last = host.table.seq
        await store.do(lambda connection: connection.execute(delete(events).where(events.c.seq == last)).rowcount)
        await store.do(lambda connection: connection.execute(update(tables).values(seq=last - 1)).rowcount)
        told.put_nowait(n.Missed())
        while not host.dropped:
            await asyncio.sleep(0)
        again = await parlour.host(table.id)
        assert again is not None
        assert (again.table.seq, again.table.host) == (last - 1, owner.id)
        await parlour.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


DAMAGE: dict[str, Any] = {
    "cut short": lambda lines: lines[:-1],
    "a row lost": lambda lines: lines[:2] + lines[3:],
    "a row changed": lambda lines: [line.replace("松風 1".encode(), "松風 9".encode()) for line in lines],
    "a row twice": lambda lines: [*lines[:3], lines[2], *lines[3:]],
    "something else": lambda lines: [b"{}\n"],
    "nothing": lambda lines: [],
    "no JSON": lambda lines: [b"\xff\xfe\n", *lines],
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
def test_a_damaged_backup_is_refused_before_anything_is_touched(
    damage: Any, make: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, file = make("sqlite"), tmp_path / "backup"
    fill(source)
    assert main(["backup", str(file), "--database", source]) == 0
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    file.write_bytes(gzip.compress(b"".join(damage(lines))))
    before = contents(source)
    capsys.readouterr()
    assert main(["restore", str(file), "--replace", "--database", source]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "damaged" in said
    assert contents(source) == before


def test_missing_or_changed_bytes_are_noticed(make: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, file = make("sqlite"), tmp_path / "backup"
    fill(source)
    assert main(["backup", str(file), "--database", source]) == 0
    whole = file.read_bytes()
    for bad in (whole[:-9], whole[: len(whole) // 2], whole[:40] + bytes([whole[40] ^ 1]) + whole[41:]):
        file.write_bytes(bad)
        assert main(["restore", str(file), "--replace", "--database", source]) == 2
        assert "damaged" in capsys.readouterr().err


@BOTH
def test_a_restore_that_fails_half_way_changes_nothing(
    kind: str, make: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target, file = make("sqlite"), make(kind), tmp_path / "backup"
    fill(source, 4)
    fill(target, 2)
    assert main(["backup", str(file), "--database", source]) == 0
    before, insert_one = contents(target), archive._value

    def breaks(kind: Any, value: Any) -> Any:
        if value == "g3":
            raise archive.ArchiveError("the power fails")
        return insert_one(kind, value)

    monkeypatch.setattr(archive, "ROWS_AT_ONCE", 1)
    monkeypatch.setattr(archive, "_value", breaks)
    assert main(["restore", str(file), "--replace", "--database", target]) == 2
    assert contents(target) == before
    fresh = tmp_path / "fresh.db"
    assert main(["restore", str(file), "--database", f"sqlite:///{fresh}"]) == 2
    assert not fresh.exists()
    assert "the power fails" in capsys.readouterr().err


@BOTH
def test_a_backup_of_an_older_version_is_brought_up_to_date(kind: str, make: Any, tmp_path: Path) -> None:
    old, file, target = make("sqlite"), tmp_path / "backup", make(kind)

    def first(connection: Connection) -> None:
        migrate(connection, "0001")
        connection.exec_driver_sql("insert into guests values ('g', 't', '松風', 'zh-Hant', 5.0)")
        summary = '{"hands": 3}'
        connection.exec_driver_sql(
            "insert into tables values ('a', 'CODEAA', 'liuhu', 1, 'playing', 1, cast(? as blob), 7.0)", (summary,)
        )
        connection.exec_driver_sql("insert into events values ('a', 1, cast('{}' as blob))")

    asyncio.run(in_one_transaction(old, first))
    assert main(["backup", str(file), "--database", old]) == 0
    assert b'"schema":"0001"' in gzip.decompress(file.read_bytes())
    assert main(["restore", str(file), "--database", target]) == 0
    found = contents(target)
    assert found["tables"] == [("a", "CODEAA", "liuhu", True, "playing", 1, b'{"hands": 3}', 7.0, 2)]
    assert found["guests"][0][5] > 1e9  # last seen: their days count from the upgrade
    assert found["events"] == [("a", 1, b"{}")]


def test_a_backup_of_a_newer_version_is_refused(make: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, file = make("sqlite"), tmp_path / "backup"
    fill(source)
    assert main(["backup", str(file), "--database", source]) == 0
    text = gzip.decompress(file.read_bytes()).replace(f'"schema":"{revisions()[0]}"'.encode(), b'"schema":"9999"')
    file.write_bytes(gzip.compress(text))
    assert main(["restore", str(file), "--replace", "--database", source]) == 2
    assert "newer version" in capsys.readouterr().err


def test_what_cannot_be_saved_or_restored_is_one_sentence(
    make: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    full, empty = make("sqlite"), tmp_path / "empty.db"
    fill(full)
    sqlite3.connect(empty).execute("create table x (y)")
    for arguments in (
        ["backup", str(tmp_path / "x"), "--database", f"sqlite:///{tmp_path / 'none.db'}"],
        ["backup", str(tmp_path / "x"), "--database", f"sqlite:///{empty}"],
        ["backup", str(tmp_path / "none" / "x"), "--database", full],
        ["backup", str(tmp_path / "x"), "--database", "mysql://x"],
        ["restore", str(tmp_path / "none"), "--database", full],
        ["restore", str(tmp_path), "--database", full],
        ["restore", str(empty), "--database", full],
    ):
        assert main(arguments) == 2, arguments
        said = capsys.readouterr()
        assert said.err.count("\n") == 1, arguments
        assert "Traceback" not in said.err
    assert not (tmp_path / "x").exists()
    assert not (tmp_path / "none.db").exists()


def test_a_full_disk_is_one_sentence(make: Any) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    source = make("sqlite")
    fill(source)
    with open("/dev/full", "wb", buffering=0) as full, pytest.raises(archive.ArchiveError, match="No space"):
        asyncio.run(copies.backup(source, full.write, lambda _: lambda _: None))
