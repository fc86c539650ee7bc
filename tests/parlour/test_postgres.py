"""Several processes on one PostgreSQL: any serves any table, and a process that dies loses nothing."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from paiguan.parlour import wire as w
from paiguan.parlour.client import Client, at_random
from tests.parlour.clusters import postgres_running
from tests.parlour.nursery import WarmServer
from tests.patience import PATIENCE, until


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres_running() as url:
        yield url


def test_two_processes_serve_one_table_and_one_may_die(database: str, tmp_path: Path) -> None:
    with WarmServer(database, tmp_path / "one") as one, WarmServer(database, tmp_path / "two") as two:
        host, other = one.guest("Host"), two.guest("Other")
        table = one.table(host, "liuhu", seats=["me", "open", "regular", "novice"])

        async def run() -> None:
            first = Client(one.url, table, host, at_random(1))
            second = Client(two.url, table, other, at_random(2))
            stop = asyncio.Event()

            def finished(scene: w.Scene) -> bool:
                return stop.is_set()

            plays = [asyncio.create_task(first.play(finished)), asyncio.create_task(second.play(finished))]
            await until(lambda: first.scene is not None and second.scene is not None)
            assert isinstance(await second.ask(w.Sit(id="sit", seat=1)), w.Done)
            await until(
                lambda: first.scene and first.scene.table.seats[1].kind == "guest"
            )  # received from the other process
            assert isinstance(await first.ask(w.Begin(id="begin")), w.Done)
            await until(lambda: step_of(first) >= 6 and step_of(second) >= 6)
            one.kill()  # in the middle of a hand
            first.address = first.address.replace(str(one.port), str(two.port))
            before = hands_of(second)
            await until(lambda: hands_of(second) >= before + 1 and hands_of(first) == hands_of(second))
            stop.set()
            for play in plays:
                play.cancel()

        asyncio.run(asyncio.wait_for(run(), PATIENCE))
        assert not two.complaints


def hands_of(client: Client) -> int:
    return client.scene.table.hands if client.scene else 0


def step_of(client: Client) -> int:
    """Return the approximate number of moves seen in all hands: enough to know that play goes on."""
    return (
        0 if client.scene is None or client.scene.hand is None else client.scene.hand.step + 20 * (hands_of(client) - 1)
    )
