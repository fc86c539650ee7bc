"""A table whose store fails: commands are applied once or not at all, and nothing unstored is shown."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from paiguan.parlour import events as e
from paiguan.parlour import wire as w
from paiguan.parlour.audience import Viewer
from paiguan.parlour.bots import Thinkers
from paiguan.parlour.decide.matches import opening
from paiguan.parlour.host import Host
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.store import Conflict, NotStored, Unavailable, open_store, queries
from paiguan.parlour.store.queries import TableRow
from paiguan.parlour.storing import Dropped
from paiguan.parlour.table import Table


class Failing:
    """A store in memory whose next write is `stored` or `lost` without an answer, or `refused`."""

    pending = 0

    def __init__(self, events: list[e.AnyEvent]) -> None:
        self.bodies = [msgspec.json.encode(event) for event in events]
        self.next = ""
        self.reads = True

    async def do(self, what: Callable[..., Any], *arguments: Any) -> Any:
        if what is queries.append:
            how, self.next = self.next, ""
            if how == "refused":
                raise NotStored("the disk is full")
            if how != "lost":
                self.bodies += arguments[1]
            if how:
                raise Unavailable("the line was cut")
            return None
        if not self.reads:
            raise Unavailable("the line was cut")
        since = arguments[1] if what is queries.read else 0
        return self.bodies[since:]

    async def close(self) -> None: ...

    def news(self) -> None:
        return None

    def times(self, command: str) -> int:
        return sum(msgspec.json.decode(body).get("command") == f"owner {command}" for body in self.bodies)


def at_table(scenario: Callable[[Host, Failing, Viewer], Awaitable[None]]) -> None:
    """Run a scenario at a table where two people wait for others."""

    async def run() -> None:
        opened = e.Opened(at=0, game="liuhu", options={}, host="owner", seats=(None, None, "regular", "regular"))
        sat = [e.Sat(at=0, seat=seat, guest=guest, name=guest) for seat, guest in enumerate(("owner", "friend"))]
        table = Table("t")
        events: list[e.AnyEvent] = [opened, *sat]
        for event in events:
            table.apply(event)
        store, metrics = Failing([*events, *opening(table, 0)]), Metrics()
        host = Host("t", "CODE", store, Thinkers(metrics), metrics, lambda: None)
        await host.catch_up()
        viewer = Viewer("owner", "owner", "en", lambda: None, lambda *_: None)
        host.audience.viewers.add(viewer)
        await scenario(host, store, viewer)

    asyncio.run(run())


STAND = w.Stand(id="one")


@pytest.mark.parametrize("outcome", ["stored", "lost"])
def test_a_commit_without_an_answer_is_resolved_by_reading(outcome: str) -> None:
    async def scenario(host: Host, store: Failing, viewer: Viewer) -> None:
        store.next = outcome
        await host.command(viewer, STAND)
        assert store.times("one") == 1
        assert host.table.seq == len(store.bodies)
        await host.command(viewer, STAND)  # sent again: already done
        assert store.times("one") == 1

    at_table(scenario)


def test_a_refused_write_changes_nothing_and_the_next_one_goes_on() -> None:
    async def scenario(host: Host, store: Failing, viewer: Viewer) -> None:
        store.next, before = "refused", host.table.seq
        with pytest.raises(HouseRefusal) as denied:
            await host.command(viewer, STAND)
        assert denied.value.refusal.code == "not_stored"
        assert (host.table.seq, store.times("one")) == (before, 0)
        await host.command(viewer, STAND)
        assert store.times("one") == 1

    at_table(scenario)


@pytest.mark.parametrize("outcome", ["stored", "lost", "refused"])
def test_a_table_that_cannot_be_read_anew_is_dropped_and_answers_nothing_from_memory(outcome: str) -> None:
    async def scenario(host: Host, store: Failing, viewer: Viewer) -> None:
        store.next, store.reads = outcome, False
        with pytest.raises(Dropped):
            await host.command(viewer, STAND)
        store.reads = True
        with pytest.raises(Dropped):
            await host.command(viewer, STAND)  # memory may differ from the store
        with pytest.raises(Dropped):
            host.next_scene(viewer)

    at_table(scenario)


def test_a_reader_who_comes_while_another_loads_the_table_gets_the_same_host() -> None:
    from paiguan.parlour.parlour import Parlour
    from paiguan.parlour.settings import Settings

    class Slow(Failing):
        """Finds a table at once for the first caller, and late for the second."""

        asked = 0

        async def do(self, what: Callable[..., Any], *arguments: Any) -> Any:
            if what is queries.find:
                self.asked += 1
                for _ in range(1 + 20 * (self.asked - 1)):
                    await asyncio.sleep(0)
                return SimpleNamespace(code="CODE")
            return await super().do(what, *arguments)

    async def run() -> None:
        opened = e.Opened(at=0, game="liuhu", options={}, host="owner", seats=(None, None, None, None))
        parlour = Parlour(Slow([opened]), Settings(), Metrics())
        first, second = await asyncio.gather(parlour.host("t"), parlour.host("t"))
        assert first is second

    asyncio.run(run())


def test_a_write_that_fails_does_not_fail_the_tables_that_share_its_transaction(tmp_path: Path) -> None:
    def row(table: str, seq: int) -> TableRow:
        return TableRow(
            id=table, code=table, game="liuhu", public=False, stage="playing", seq=seq, summary=b"{}", updated=0.0
        )

    def full(connection: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async def run() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'tables.db'}")
        for table in ("one", "two", "three"):
            await store.do(queries.create, row(table, 1), [b"opened"], [])
        writes = [
            store.do(queries.append, row("one", 2), [b"moved"], None),
            store.do(full),
            store.do(queries.append, row("two", 5), [b"from the future"], None),  # another process was faster
            store.do(queries.append, row("three", 3), [b"moved", b"settled"], None),
        ]
        found = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(one) for one in found] == [type(None), NotStored, Conflict, type(None)]
        stored = [await store.do(queries.read, table, 0) for table in ("one", "two", "three")]
        assert stored == [[b"opened", b"moved"], [b"opened"], [b"opened", b"moved", b"settled"]]
        await store.close()

    asyncio.run(run())
