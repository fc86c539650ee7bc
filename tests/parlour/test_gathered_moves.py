"""Moves are written to PostgreSQL several at once, and read by one statement: with the same outcome as by the transactions these stand for."""

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, select, text

from paiguan.parlour.store import Conflict, Store, StoreError, open_store, queries
from paiguan.parlour.store import news as n
from paiguan.parlour.store.moves import is_move
from paiguan.parlour.store.postgres import PostgresStore
from paiguan.parlour.store.queries import TableRow
from paiguan.parlour.store.schema import events, tables
from tests.parlour.clusters import postgres_running
from tests.patience import PATIENCE

BODIES = [b'{"is":"moved"}', b'{"is":"settled","name":"\xe9\x9b\x80"}']


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres_running() as url:
        yield url


def row(name: str, seq: int) -> TableRow:
    stage = "playing" if seq > 1 else "gathering"
    return TableRow(
        id=name,
        code=name[:6],
        game="liuhu",
        public=True,
        stage=stage,
        seq=seq,
        summary=b"{}",
        updated=seq / 8,
        finished=seq // 3,
    )


def everything(connection: Connection, name: str) -> tuple[Any, list[Any]]:
    table = connection.execute(select(tables).where(tables.c.id == name)).mappings().one()
    rows = connection.execute(
        select(events.c.seq, events.c.body).where(events.c.table_id == name).order_by(events.c.seq)
    )
    return {**table, "id": "", "code": ""}, [tuple(one) for one in rows]


def scenario(play: Any, url: str) -> None:
    async def run() -> None:
        store = await open_store(url)
        try:
            await play(store)
        finally:
            await store.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


async def in_a_transaction(store: Store, what: Any, *given: Any) -> Any:
    assert isinstance(store, PostgresStore)
    async with store._engine.begin() as connection:
        return await connection.run_sync(lambda c: what(c, *given))


def test_both_ways_write_and_read_the_same(database: str) -> None:
    async def play(store: Store) -> None:
        found = []
        for name, way in (("gathered", store.do), ("round", lambda *given: in_a_transaction(store, *given))):
            await store.do(queries.create, row(name, 1), BODIES[:1], ["ann"], "ann")
            await way(queries.append, row(name, 3), BODIES, None, [], None, None, None)
            with pytest.raises(Conflict):  # another process was faster
                await way(queries.append, row(name, 3), BODIES[:1], None, [], None, None, None)
            with pytest.raises(Conflict):
                await way(queries.append, row("nothing", 2), BODIES[:1], None)
            read = [await way(queries.read, name, since) for since in (0, 1, 3)]
            found.append((await store.do(everything, name), read))
        assert found[0] == found[1]
        assert [len(one) for one in found[0][1]] == [3, 2, 0]

    scenario(play, database)


def test_the_other_processes_are_told_of_what_was_written_and_of_nothing_else(database: str) -> None:
    async def play(store: Store) -> None:
        await store.do(queries.create, row("told", 1), BODIES[:1], ["ann"], "ann")
        news = store.news()
        assert news is not None
        assert await anext(news) == n.Missed()
        with pytest.raises(Conflict):
            await store.do(queries.append, row("told", 3), BODIES[:1], None)
        await store.do(queries.append, row("told", 2), BODIES[:1], None)
        assert await anext(news) == n.Written("told", 2)
        await news.aclose()

    scenario(play, database)


def test_what_concerns_more_than_a_table_takes_the_usual_way() -> None:
    assert is_move(None, [], None, None, None)
    others: list[tuple[Any, ...]] = [
        (["ann"], [], None, None, None),
        (None, [{}], None, None, None),
        (None, [], {"a": 1}, None, None),
    ]
    for further in others:
        assert not is_move(*further)
    assert not is_move(None, [], None, None, lambda connection: None)


def test_moves_of_many_tables_at_once_each_keep_their_own_outcome(database: str) -> None:
    async def play(store: Store) -> None:
        names = [f"many{n:03}" for n in range(300)]
        for name in names:
            await store.do(queries.create, msgspec.structs.replace(row(name, 1), code=name[-6:]), BODIES[:1], [], "")
        for late in names[::7]:  # another process was faster
            await in_a_transaction(store, queries.append, row(late, 2), BODIES[:1], None)
        answers = await asyncio.gather(
            *(store.do(queries.append, row(name, 3), BODIES, None) for name in names), return_exceptions=True
        )
        for name, answer in zip(names, answers, strict=True):
            slow = name in names[::7]
            assert isinstance(answer, Conflict) if slow else answer is None
            assert len(await store.do(queries.read, name, 0)) == (2 if slow else 3)

    scenario(play, database)


def test_a_table_that_somebody_holds_stops_no_other(database: str) -> None:
    async def play(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        for name in ("held00", "free00"):
            await store.do(queries.create, row(name, 1), BODIES[:1], [], "")
        async with store._engine.begin() as holder:
            await holder.run_sync(lambda c: c.execute(select(tables).where(tables.c.id == "held00").with_for_update()))
            waits, free = (
                asyncio.create_task(store.do(queries.append, row(name, 2), BODIES[:1], None))
                for name in ("held00", "free00")
            )
            await free
            assert not waits.done()
        await waits  # as soon as it is free
        assert len(await store.do(queries.read, "held00", 0)) == 2

    scenario(play, database)


def test_a_connection_that_was_closed_meanwhile_is_replaced(database: str) -> None:
    """Nothing was sent over it, so the move is stored by the next one, once."""

    async def play(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        await store.do(queries.create, row("closed", 1), BODIES[:1], ["ann"], "ann")
        for line in list(store._lines):
            line.terminate()
        await store.do(queries.append, row("closed", 2), BODIES[:1], None)
        assert len(await store.do(queries.read, "closed", 0)) == 2

    scenario(play, database)


def test_a_connection_that_breaks_with_a_move_on_its_way_leaves_open_whether_it_is_stored(database: str) -> None:
    """It must not be tried again by itself: whoever asked reads first."""

    async def play(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        await store.do(queries.create, row("broken", 1), BODIES[:1], ["ann"], "ann")
        async with store._engine.begin() as holder:  # keeps the table of events, so that the move waits
            await holder.execute(text("lock table events in exclusive mode"))
            held = (await holder.get_raw_connection()).driver_connection
            move = asyncio.create_task(store.do(queries.append, row("broken", 2), BODIES[:1], None))
            await asyncio.sleep(0.3)
            for line in list(store._lines):
                if line is not held:
                    line.terminate()
            with pytest.raises(StoreError):
                await move
        assert msgspec.json.encode(await store.do(queries.moved, {"broken": 1})) in (b"{}", b'{"broken":2}')

    scenario(play, database)
