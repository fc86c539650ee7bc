"""Two processes on one PostgreSQL have the same table in memory: one of them tells who is away, once for each question."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from paiguan.parlour import wire as w
from paiguan.parlour.client import Client, at_random
from paiguan.parlour.push.turns import waits
from tests.parlour.clusters import postgres_running
from tests.parlour.nursery import WarmServer
from tests.parlour.push.service import SETTINGS, push_service
from tests.patience import PATIENCE, until

GAME = "mohuahua"


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres_running() as url:
        yield url


def test_two_processes_tell_once(database: str, tmp_path: Path) -> None:
    with (
        push_service() as service,
        WarmServer(database, tmp_path / "one", **SETTINGS) as one,
        WarmServer(database, tmp_path / "two", **SETTINGS) as two,
    ):
        browser = service.browser()
        owner, other = one.guest("Owner"), two.guest("Other")
        table = one.table(owner, GAME, seats=["me", "open", "novice"], clock={"move": 86400, "bank": 0})
        keys = {server.ask("GET", "/api/me/push", token=other)[1]["key"] for server in (one, two)}
        assert len(keys) == 1
        assert two.ask("PUT", "/api/me/push", browser.wish, other)[0] == 200

        async def run() -> None:
            here = Client(one.url, table, owner, at_random(1))
            watching = Client(two.url, table, two.guest("Watcher"), at_random(2))  # so the table is in both processes
            tasks = [asyncio.create_task(client.play(lambda _: False)) for client in (here, watching)]

            async def visit(wish: w.Sit | None, over: Callable[[w.Scene], bool]) -> None:
                """Come through the second process, and go once it is over."""
                client = Client(two.url, table, other, at_random(3))
                coming = asyncio.create_task(client.play(over))
                if wish is not None:
                    await until(lambda: client.scene)
                    assert isinstance(await client.ask(wish), w.Done)
                await coming

            await visit(w.Sit(id="sit", seat=1), lambda scene: scene.table.you == 1)
            await until(
                lambda: here.scene and here.scene.table.seats[1].kind == "guest" and not here.scene.table.seats[1].here
            )
            assert isinstance(await here.ask(w.Begin(id="begin")), w.Done)
            for told in range(1, 6):
                await until(lambda told=told: len(browser.bodies) >= told)  # type: ignore[misc]
                await visit(None, lambda scene: not waits(scene))
                # What the other process might have told twice has come by now, but for the last.
                assert len(browser.bodies) == told
            for task in tasks:
                task.cancel()

        asyncio.run(asyncio.wait_for(run(), PATIENCE))
        assert not one.complaints
        assert not two.complaints
