"""Ratings of guests who become one, are deleted or forgotten, and in backups."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection, select

from paiguan.parlour.guests import device_key
from paiguan.parlour.retention import DAY
from paiguan.parlour.store import archive, open_store, retire
from paiguan.parlour.store import ratings as q
from paiguan.parlour.store.copies import backup, restore
from paiguan.parlour.store.database import in_one_transaction
from paiguan.parlour.store.schema import rated
from tests.parlour.houses import House, Scenario
from tests.parlour.ratings.rated import (
    A_DAY,
    FAR,
    FAST,
    a_match,
    add_tries,
    rate,
    rating,
    since_then,
)
from tests.patience import PATIENCE


def test_two_guests_who_become_one_keep_both_histories_and_show_what_the_one_who_stays_chose(
    play: Callable[[Scenario], None],
) -> None:
    async def scenario(house: House) -> None:
        parlour = house.parlour
        phone, _ = await parlour.guests.welcome("en", "Phone")
        desk, _ = await parlour.guests.welcome("en", "Desk")
        for guest in (phone.id, desk.id, "cat"):
            await rate(house, guest)
        await parlour.store.do(since_then, 1.0)
        for number in range(3):
            await parlour.store.do(q.count_match, a_match("t1", {phone.id: 9, "cat": -3}, number))
        await parlour.store.do(q.count_match, a_match("t2", {desk.id: -4, "cat": 2}))
        one, other = await rating(house, phone.id), await rating(house, desk.id)
        await parlour.store.do(q.wish, desk.id, [], "", 1.0)
        code, _ = await parlour.identities.offer(desk.id)
        assert await parlour.identities.carry(code, phone) is not None
        both = await rating(house, desk.id)
        assert both.contests == 4
        assert other.rating.points < both.rating.points < one.rating.points
        assert both.rating.deviation < min(one.rating.deviation, other.rating.deviation)
        kinds = [row.kind for row in await parlour.store.do(q.history, desk.id, FAST, FAR, 9)]
        assert sorted(kinds) == ["match"] * 4 + ["merged"]
        assert kinds[-1] == "merged"
        assert await parlour.store.do(q.wished, desk.id) == []
        assert await parlour.store.do(q.shown, FAST, FAR) == []  # "cat" has no name here
        assert (await rating(house, phone.id)).contests == 0

    play(scenario)


def test_a_deleted_guest_is_hidden_at_once_and_a_forgotten_one_is_gone(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        parlour = house.parlour
        ann, _ = await parlour.guests.welcome("en", "Ann")
        bob, _ = await parlour.guests.welcome("en", "Bob")
        for guest in (ann.id, bob.id):
            await rate(house, guest)
        await parlour.store.do(since_then, 1.0)
        await parlour.store.do(q.count_match, a_match("t1", {ann.id: 9, bob.id: -3}))
        names = [name for _, name, _ in await parlour.store.do(q.shown, FAST, FAR)]
        assert sorted(names) == ["Ann", "Bob"]
        await parlour.identities.delete(ann.id)
        assert [name for _, name, _ in await parlour.store.do(q.shown, FAST, FAR)] == ["Bob"]
        assert set(await parlour.store.do(q.shown_of, FAST, [ann.id, bob.id], FAR)) == {bob.id}
        await parlour.retention.round(time.time() + 31 * DAY)
        assert (await rating(house, ann.id)).contests == 0
        assert await parlour.store.do(q.wished, ann.id) == []
        assert (await rating(house, bob.id)).contests == 1

    play(scenario)


def test_marks_of_counted_contests_go_with_their_tables_and_days(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        store = house.parlour.store
        await store.do(q.count_match, a_match("t1", {"ann": 1, "bob": 2}))
        await store.do(add_tries, {"ann": 7, "bob": -2})
        await house.parlour.day_ratings.count(time.time())
        assert await store.do(_marks) == {("t1", 1), (A_DAY, 0)}
        await store.do(retire.old_days, "2026-11-17")
        assert await store.do(_marks) == {("t1", 1)}
        await store.do(retire.delete_tables, ["t1"])
        assert await store.do(_marks) == set()

    play(scenario)


def _marks(connection: Connection) -> set[tuple[str, int]]:
    return {(row.place, row.number) for row in connection.execute(select(rated))}


def test_a_backup_holds_ratings(tmp_path: Path) -> None:
    async def run() -> None:
        old, new = f"sqlite:///{tmp_path / 'old.db'}", f"sqlite:///{tmp_path / 'new.db'}"
        store = await open_store(old)
        for guest in ("ann", "bob"):
            await store.do(q.wish, guest, [FAST], device_key("", guest), 1.0)
        await store.do(q.count_match, a_match("t1", {"ann": 9, "bob": -3}))
        before = await store.do(q.newest, FAST)
        await store.close()
        file = tmp_path / "backup"
        with file.open("wb") as out:
            await backup(old, out.write, lambda _: lambda _: None)
        await restore(new, file, False, lambda _: lambda _: None)
        store = await open_store(new)
        try:
            assert await store.do(q.newest, FAST) == before
            assert await store.do(q.wished, "ann") == [FAST]
        finally:
            await store.close()
        names = await in_one_transaction(new, lambda connection: {one.name for one in archive.tables_of(connection)})
        assert {"rating_wishes", "rating_changes", "rated"} <= names

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
