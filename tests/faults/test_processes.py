"""Two processes at one table, without servers: a process that is behind the store never answers wrongly."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from paiguan.engine.contract import Json
from paiguan.parlour import pacing
from paiguan.parlour import wire as w
from paiguan.parlour.client import Client, at_random
from paiguan.parlour.host import Host
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import open_store
from tests.parlour.houses import Guest, House
from tests.patience import PATIENCE

Scenario = Callable[[Guest, Host], Awaitable[None]]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "SPEED", 0.0)


def with_two(tmp_path: Path, scenario: Scenario) -> None:
    """A table with a player, and its host in a process that hears nothing after the deal."""

    async def run() -> None:
        parlour = Parlour(await open_store(f"sqlite:///{tmp_path / 'house.db'}"), Settings(), Metrics())
        parlour.sharing.alone = False
        try:
            player = await House(parlour).table("mohuahua", ["me", "regular", "regular"])
            here = player.host
            rest = parlour.store, parlour.thinkers, parlour.metrics, lambda: None, parlour.sharing
            deaf = Host(here.table.id, here.code, *rest)
            await deaf.catch_up()
            await scenario(player, deaf)
        finally:
            await parlour.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


async def third_move(player: Guest) -> w.Play:
    """Play until a player has made their third move; return that move."""
    for number in range(3):
        scene = await player.until(lambda scene: scene.hand is not None and scene.hand.asked)
        deal, hand = player.host.table.deal, scene.hand
        assert deal is not None
        assert hand is not None
        move = msgspec.to_builtins(deal.legal_moves_of(scene.table.you or 0).random(1))
        del move["seat"]
        command = w.Play(id=f"move {number}", hand=hand.number, step=hand.step, move=move)
        await player.host.command(player.viewer, command)
    return command


def test_a_command_that_another_process_has_done_is_not_refused(tmp_path: Path) -> None:
    async def scenario(player: Guest, deaf: Host) -> None:
        command = await third_move(player)
        done = player.host.table.done[f"{player.viewer.guest} {command.id}"]
        assert deaf.table.seq < done
        assert await deaf.command(player.viewer, command) == done

    with_two(tmp_path, scenario)


def test_a_refusal_stands_when_the_store_has_nothing_new(tmp_path: Path) -> None:
    async def scenario(player: Guest, deaf: Host) -> None:
        with pytest.raises(HouseRefusal):
            await player.host.command(player.viewer, w.Play(id="x", hand=99, step=0, move={"do": "play"}))

    with_two(tmp_path, scenario)


async def never() -> dict[str, Json]:
    await asyncio.Event().wait()
    return {}


def test_a_window_closed_elsewhere_does_not_end_the_driver_that_waits_for_a_thought(tmp_path: Path) -> None:
    async def scenario(player: Guest, deaf: Host) -> None:
        driver = deaf._driver
        driver._thoughts[1] = asyncio.create_task(never())
        answer = asyncio.create_task(driver._in_time(1))
        await asyncio.sleep(0)
        driver.moved_on()
        assert await answer is None

    with_two(tmp_path, scenario)


def test_a_window_that_ends_after_another_process_has_cleared_the_table_stores_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        parlour = Parlour(await open_store(f"sqlite:///{tmp_path / 'house.db'}"), Settings(), Metrics())
        player = await House(parlour).table("weimaque", ["me", "open", "open", "open"])
        host, before = player.host, player.host.table.seq
        host.pace.quiet = pacing.SecrecyWindow(0.0, (pacing.Stop(None, 1, frozenset(), False, 0.0),))
        await host._driver._close_window()
        assert host.pace.quiet is None
        assert host.table.seq == before
        await parlour.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_table_that_is_dropped_already_is_no_fault(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(player: Guest, deaf: Host) -> None:
        deaf.drop()
        await deaf.recover()

    with caplog.at_level(logging.WARNING):
        with_two(tmp_path, scenario)
    assert not caplog.records


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n"])
def test_a_client_calls_again_when_the_house_dies_in_the_middle_of_the_handshake(answer: bytes) -> None:
    async def run() -> None:
        calls = asyncio.Queue[int]()

        async def pick_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readline()
            writer.write(answer)
            writer.close()
            calls.put_nowait(1)

        server = await asyncio.start_server(pick_up, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        client = Client(f"http://127.0.0.1:{port}", "table", "token", at_random(1))
        play = asyncio.create_task(client.play(lambda _: False))
        await calls.get()
        await asyncio.wait({play, again := asyncio.create_task(calls.get())}, return_when=asyncio.FIRST_COMPLETED)
        assert again.done()
        play.cancel()
        server.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
