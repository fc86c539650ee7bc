"""A stop during play: commands in progress are finished and answered, clients are told to reconnect, exit status 0."""

import asyncio
import random
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from paiguan.parlour import wire as w
from paiguan.parlour.client import Client, at_random, filled
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.settings import Settings
from paiguan.parlour.socket import RESTART
from paiguan.parlour.store import open_store
from tests.parlour.nursery import WarmServer
from tests.parlour.servers import Server
from tests.patience import PATIENCE

TABLES = 6


class Presser:
    """A client that plays as fast as it is answered and keeps the acknowledged commands."""

    def __init__(self, server: Server, seed: int) -> None:
        self.token = server.guest(f"Player {seed}")
        self.table = server.table(self.token, "liuhu")
        self.address = f"ws://127.0.0.1:{server.port}/ws/tables/{self.table}"
        self.sent: list[str] = []
        self.done: list[str] = []
        self.code: int | None = None
        self._rng = random.Random(seed)

    async def run(self) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(self.address, additional_headers=headers, compression=None) as socket:
            try:
                async for data in socket:
                    await self._hear(socket, msgspec.json.decode(data))
            except ConnectionClosed:
                pass
            self.code = socket.close_code

    async def _hear(self, socket: Any, reply: dict[str, Any]) -> None:
        if reply["is"] == "done":
            self.done.append(reply["id"])
        hand = reply.get("hand")
        if reply["is"] != "scene":
            return
        command = {"id": f"{len(self.sent)}-{self._rng.getrandbits(40)}"}
        if reply["table"]["stage"] == "settled":
            command |= {"do": "ready"}
        elif hand and hand["asked"]:
            offer = msgspec.convert(self._rng.choice(hand["offers"]), w.Offer)
            move: Any = filled(offer, hand["view"], reply["table"]["you"], self._rng)
            command |= {"do": "play", "hand": hand["number"], "step": hand["step"], "move": move}
        else:
            return
        self.sent.append(command["id"])
        await socket.send(msgspec.json.encode(command).decode())


def stored(server: Server) -> set[str]:
    """The ids of the commands in the database."""
    rows = sqlite3.connect(server.database.removeprefix("sqlite:///")).execute("select body from events").fetchall()
    return {msgspec.json.decode(body).get("command", "").partition(" ")[2] for (body,) in rows} - {""}


def test_acknowledged_moves_are_stored_and_clients_are_told_to_reconnect(tmp_path: Path) -> None:
    with WarmServer(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "log", log_format="json") as server:
        players = [Presser(server, seed) for seed in range(TABLES)]

        async def run() -> int:
            plays = [asyncio.create_task(player.run()) for player in players]
            while sum(len(player.done) for player in players) < 40:
                await asyncio.sleep(0.02)
            status = await asyncio.to_thread(server.stop)
            await asyncio.wait_for(asyncio.gather(*plays), PATIENCE)
            return status

        assert asyncio.run(run()) == 0
        assert [player.code for player in players] == [RESTART] * TABLES
        kept = stored(server)
        acknowledged = {command for player in players for command in player.done}
        assert acknowledged <= kept
        # No client was cut off while waiting: every stored command was answered.
        assert kept == acknowledged
        events = [msgspec.json.decode(line)["event"] for line in server.log.splitlines() if line.startswith("{")]
        assert events == ["start", "stopping", "stop"]
        assert not server.complaints


def test_a_client_plays_on_by_itself_after_a_restart(tmp_path: Path) -> None:
    with WarmServer(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "log") as server:
        token = server.guest()
        client = Client(server.url, server.table(token, "mohuahua"), token, at_random(3))

        async def run() -> None:
            play = asyncio.create_task(
                client.play(lambda scene: client.lost > 0 and bool(scene.hand and scene.hand.account))
            )
            while client.scene is None or client.scene.hand is None or client.scene.hand.step < 3:
                await asyncio.sleep(0.02)
            assert await asyncio.to_thread(server.stop) == 0
            await asyncio.to_thread(server.start)
            await asyncio.wait_for(play, PATIENCE)

        asyncio.run(run())
        assert client.lost >= 1


def test_a_server_that_stops_says_so_over_http(tmp_path: Path) -> None:
    """While a command is being finished, /readyz tells proxies to send no more requests, and the process still answers."""
    with WarmServer(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "log", stop_seconds="60") as server:
        token = server.guest()
        table = server.table(token, "tianjiu")

        async def run() -> None:
            address = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
            headers = {"Authorization": f"Bearer {token}"}
            async with connect(address, additional_headers=headers, compression=None) as socket:
                while not (scene := msgspec.json.decode(await socket.recv())).get("hand", {}).get("asked"):
                    assert scene["is"] == "scene"
                await socket.send('{"do": "hint", "id": "long"}')
                await asyncio.to_thread(server.ask, "GET", "/healthz")  # by now the server has read the hint
                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                seen: list[tuple[int, Any]] = []
                while "stopping" not in str(seen):
                    seen.append(await asyncio.to_thread(server.ask, "GET", "/readyz"))
                assert seen[-1] == (503, {"status": "not ready", "reason": "stopping"})
                answers: list[str] = []
                with suppress(ConnectionClosed):
                    async for data in socket:
                        answers.append(msgspec.json.decode(data)["is"])
                assert "advised" in answers  # a command in progress is answered before the socket is closed
                assert socket.close_code == RESTART
                assert await stopping == 0

        asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_server_that_stops_is_not_ready_and_admits_nobody(tmp_path: Path) -> None:
    async def run() -> None:
        parlour = Parlour(await open_store(f"sqlite:///{tmp_path / 'house.db'}"), Settings(), Metrics())
        assert await parlour.unready() is None
        await parlour.leave(1.0)
        assert await parlour.unready() == "stopping"
        await parlour.close()

    asyncio.run(run())


def test_a_database_that_does_not_answer_makes_the_house_unready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'house.db'}")
        parlour = Parlour(store, Settings(), Metrics())

        async def silent(*_: Any) -> Any:
            await asyncio.Event().wait()

        assert await parlour.unready() is None
        with monkeypatch.context() as patched:
            patched.setattr("paiguan.parlour.parlour.READY_SECONDS", 0.0)
            patched.setattr(store, "do", silent)
            assert "does not answer" in str(await parlour.unready())
        assert await parlour.unready() is None
        await parlour.close()

    asyncio.run(run())


class Hanging(WarmServer):
    module = "tests.hosting.hanging"


@pytest.mark.parametrize(("what", "status"), [("close", 1), ("leave", 1), ("loop", 1), ("thread", 0)])
def test_a_stop_ends_even_if_something_hangs(
    what: str, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If not everything is known to be stored, the exit status says so."""
    monkeypatch.setenv("HANG", what)
    server = Hanging(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "log", stop_seconds="1")
    server.cold = what == "thread"  # the interpreter waits for it at its end, which a forked process leaves out
    with server:
        assert server.stop() == status
        assert ("stop_cut_short stored=False" in server.log) == bool(status)
