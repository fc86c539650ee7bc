"""Ratings in the database: counted once, at both ends of a contest, for days too."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection

from paiguan.parlour.daily.deal import closes
from paiguan.parlour.guests import device_key
from paiguan.parlour.store import open_store
from paiguan.parlour.store import ratings as q
from paiguan.parlour.store.ratings import Sitter
from paiguan.parlour.store.schema import rating_changes
from paiguan.ratings.bots import bots_of
from paiguan.ratings.model import START
from tests.parlour.clusters import postgres_running
from tests.parlour.houses import House, Scenario
from tests.parlour.ratings.rated import (
    A_DAY,
    FAR,
    FAST,
    a_match,
    add_tries,
    rate,
    rating,
    rows,
    since_then,
)
from tests.patience import PATIENCE


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_two_tables_that_end_at_once_both_count_on_either_database(kind: str, tmp_path: Path) -> None:
    async def run(url: str) -> None:
        stores = [await open_store(url) for _ in range(1 if kind == "sqlite" else 2)]
        try:
            for guest in ("ann", "bob", "cat"):
                await stores[0].do(q.wish, guest, [FAST], device_key("", guest), 1.0)
            matches = [a_match(f"t{i % 10}", {"ann": 5 - i, "bob": i, "cat": -3}) for i in range(20)]
            await asyncio.gather(*(stores[i % len(stores)].do(q.count_match, one) for i, one in enumerate(matches)))
            found = await stores[0].do(q.newest, FAST, ["ann", "bob", "cat"])
            assert {guest: one.contests for guest, one in found.items()} == {"ann": 10, "bob": 10, "cat": 10}
            assert [row.number for row in await stores[0].do(q.history, "ann", FAST, FAR, 99)] == [*range(1, 11)]
        finally:
            for store in stores:
                await store.close()

    if kind == "sqlite":
        asyncio.run(asyncio.wait_for(run(f"sqlite:///{tmp_path / 'house.db'}"), PATIENCE))
    else:
        with postgres_running() as url:
            asyncio.run(asyncio.wait_for(run(url), PATIENCE))


def test_bots_at_the_table_count_as_opponents_with_their_fixed_ratings(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        for guest in ("ann", "bob"):
            await rate(house, guest)
        await house.parlour.store.do(since_then, 1.0)
        strong = a_match("t1", {"ann": 9, "bob": 0})
        weak = msgspec.structs.replace(
            strong, table="t2", players=(*strong.players[:2], Sitter(guest="", level="novice", units=-9))
        )
        assert bots_of(FAST)["novice"].points < bots_of(FAST)["regular"].points
        await house.parlour.store.do(q.count_match, strong)
        first = (await rating(house, "ann")).rating.points
        await house.parlour.store.do(_forget_all)
        await house.parlour.store.do(q.count_match, weak)
        assert START < (await rating(house, "ann")).rating.points < first  # a novice is less to beat

    play(scenario)


def _forget_all(connection: Connection) -> None:
    connection.execute(rating_changes.delete())


def test_a_day_is_one_contest_of_those_who_want_it_once_it_is_closed(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        store, days = house.parlour.store, house.parlour.day_ratings
        await store.do(add_tries, {"ann": 7, "bob": -2, "cat": 1, "dan": 9})
        await store.do(add_tries, {"eve": 40}, True)  # practice
        for guest in ("ann", "bob", "cat", "eve"):
            await rate(house, guest)
        await store.do(since_then, 10.0)
        await store.do(q.wish, "bob", [], "", time.time())  # off, after a bad day: it counts all the same
        assert await days.count(closes(A_DAY) - 1.0) == 0
        assert await rows(house) == 0
        assert await days.count(closes(A_DAY) + 600.0) == 1
        assert await days.count(closes(A_DAY) + 900.0) == 0
        found = await store.do(q.newest, FAST)
        assert set(found) == {"ann", "bob", "cat"}  # neither Dan, who did not ask, nor Eve, who was late
        assert found["ann"].rating.points > found["cat"].rating.points > found["bob"].rating.points
        assert {one.contests for one in found.values()} == {1}
        (row,) = await store.do(q.history, "cat", FAST, FAR, 9)
        assert (row.kind, row.place, row.players) == ("daily", 2, 3)

    play(scenario)


def test_who_asked_for_it_after_they_had_begun_is_not_rated_for_the_day(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        store = house.parlour.store
        await store.do(add_tries, {"ann": 7, "bob": -2})
        for guest in ("ann", "bob"):
            await rate(house, guest)  # now, long after they began
        assert await house.parlour.day_ratings.count(time.time()) == 1
        assert await rows(house) == 0

    play(scenario)


def test_two_processes_count_a_day_once() -> None:
    async def run(url: str) -> None:
        stores = [await open_store(url) for _ in range(2)]
        try:
            await stores[0].do(add_tries, {"ann": 7, "bob": -2})
            for guest in ("ann", "bob"):
                await stores[0].do(q.wish, guest, [FAST], device_key("", guest), 10.0)
            did = await asyncio.gather(*(stores[i % 2].do(q.count_day, A_DAY, FAST, 1e9) for i in range(6)))
            assert sorted(did) == [False] * 5 + [True]
            assert {one.contests for one in (await stores[0].do(q.newest, FAST)).values()} == {1}
        finally:
            for store in stores:
                await store.close()

    with postgres_running() as url:
        asyncio.run(asyncio.wait_for(run(url), PATIENCE))
