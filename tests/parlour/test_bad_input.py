"""Every message gets a typed refusal or closes the socket, and changes nothing."""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from paiguan.parlour import wire as w
from paiguan.parlour.client import filled
from tests.parlour.nursery import WarmServer
from tests.parlour.servers import Server
from tests.patience import PATIENCE


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("house")
    with WarmServer(f"sqlite:///{folder / 'house.db'}", folder / "log") as server:
        yield server
        assert not server.complaints


class Line:
    """A raw socket to a table."""

    def __init__(self, server: Server, table: str, token: str, **headers: str) -> None:
        address = f"ws://127.0.0.1:{server.port}/ws/tables/{table}?lang=en"
        own = {"Authorization": f"Bearer {token}"} if token else {}
        self._connect = connect(address, additional_headers={**own, **headers}, compression=None, max_queue=None)

    async def __aenter__(self) -> "Line":
        self._socket = await self._connect.__aenter__()
        return self

    async def __aexit__(self, *error: Any) -> None:
        await self._connect.__aexit__(*error)

    async def send(self, message: Any) -> None:
        await self._socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def next(self, kind: str) -> Any:
        """Return the next reply of a kind."""
        while True:
            reply = json.loads(await asyncio.wait_for(self._socket.recv(), PATIENCE))
            if reply["is"] == kind:
                return reply

    async def ask(self, message: Any) -> Any:
        """Send a message and return its reply, skipping scenes."""
        await self.send(message)
        while True:
            reply = json.loads(await asyncio.wait_for(self._socket.recv(), PATIENCE))
            if reply["is"] != "scene":
                return reply


def refused(reply: Any) -> str:
    assert reply["is"] == "refused", reply
    assert reply["text"]
    assert "{" not in reply["text"]
    return str(reply["code"])


def gathering(server: Server) -> tuple[str, str]:
    """Open a table that waits for people, so that nothing happens by itself. Return it and its owner."""
    host = server.guest("Host")
    return server.table(host, "tianjiu", seats=["me", "open", "open", "open"]), host


def test_unreadable_messages_are_refused(server: Server) -> None:
    table, host = gathering(server)

    async def run() -> None:
        async with Line(server, table, host) as line:
            before = await line.next("scene")
            for message in (
                "",
                "{",
                "[]",
                "null",
                '"x"',
                "{}",
                '{"do":"play"}',
                '{"do":"fly","id":"1"}',
                "\x00",
                "💥" * 100,
            ):
                assert refused(await line.ask(message)) == "unreadable"
            assert refused(await line.ask({"do": "ping", "id": ""})) == "unreadable"
            assert refused(await line.ask({"do": "ping", "id": "x" * 41})) == "unreadable"
            assert refused(await line.ask({"do": "ping", "id": "1", "more": 1})) == "unreadable"
            assert refused(await line.ask('{"do":"try","id":"1","move":' + "[" * 900 + "]" * 900 + "}")) == "unreadable"
            assert refused(await line.ask({"do": "say", "id": "x" * 5000, "phrase": "hello"})) == "too_large"
            assert (await line.ask({"do": "ping", "id": "p"}))["is"] == "pong"
        async with Line(server, table, host) as line:
            assert (await line.next("scene"))["table"] == before["table"]

    asyncio.run(run())


def test_commands_without_permission_are_refused(server: Server) -> None:
    table, host = gathering(server)
    other = server.guest("Other")

    async def run() -> None:
        async with Line(server, table, other) as line:
            for command in ("begin", "ready", "takeback", "rematch", "hint", "know", "stand"):
                code = refused(await line.ask({"do": command, "id": command}))
                assert code in ("host_only", "not_seated", "no_takeback")
            assert refused(await line.ask({"do": "seat_bot", "id": "b", "seat": 1, "level": "novice"})) == "host_only"
            assert refused(await line.ask({"do": "sit", "id": "s", "seat": 0})) == "seat_taken"
            assert refused(await line.ask({"do": "sit", "id": "t", "seat": 9})) == "no_such_seat"
            assert refused(await line.ask({"do": "say", "id": "u", "phrase": "rude"})) == "unknown_phrase"
            assert refused(await line.ask({"do": "play", "id": "v", "hand": 1, "step": 0, "move": {}})) == "not_seated"
        async with Line(server, table, host) as line:
            assert refused(await line.ask({"do": "play", "id": "w", "hand": 1, "step": 0, "move": {}})) == "no_hand"

    asyncio.run(run())


def test_moves_out_of_turn_stale_or_twice_change_nothing(server: Server) -> None:
    token = server.guest()
    table = server.table(token, "mohuahua")

    async def run() -> None:
        async with Line(server, table, token) as line:
            while not (scene := await line.next("scene"))["hand"]["asked"]:
                pass
            hand = scene["hand"]
            offer = msgspec.convert(hand["offers"][0], w.Offer)
            move = filled(offer, hand["view"], scene["table"]["you"], random.Random(1))
            good = {"do": "play", "id": "one", "hand": 1, "step": hand["step"], "move": move}
            for change in ({"hand": 2}, {"hand": 0}, {"step": -1}, {"step": 10**6}):
                assert refused(await line.ask({**good, "id": "bad", **change})) == "stale"
            for bad in (
                {},
                {"do": "go", "seat": 1, "x": 1},
                {"do": "play", "cards": ["zz"]},
                {"do": "play", "cards": [1]},
            ):
                assert refused(await line.ask({**good, "id": "odd", "move": bad}))
            assert (await line.ask(good)) == {"is": "done", "id": "one"}
            # Sent again, as after a lost reply: applied once.
            assert (await line.ask(good)) == {"is": "done", "id": "one"}
            refused(await line.ask({**good, "id": "two"}))

    asyncio.run(run())


def test_strangers_and_other_sites_are_turned_away(server: Server) -> None:
    table, host = gathering(server)

    async def closed(expected: int, **line: Any) -> None:
        async with Line(server, **line) as socket:
            with pytest.raises(ConnectionClosed) as closing:
                await socket.next("scene")
            assert closing.value.rcvd is not None
            assert closing.value.rcvd.code == expected

    async def run() -> None:
        await closed(4403, table=table, token=host, Origin="https://elsewhere.example")
        await closed(4401, table=table, token="")
        await closed(4401, table=table, token="wrong")
        await closed(4404, table="nowhere", token=host)

    asyncio.run(run())


def test_a_flood_closes_the_socket(server: Server) -> None:
    table, host = gathering(server)

    async def run() -> None:
        async with Line(server, table, host) as line:
            with pytest.raises(ConnectionClosed) as closing:
                await flood(line)
            assert closing.value.rcvd is not None
            assert closing.value.rcvd.code == 4029

    asyncio.run(run())


def test_a_flood_closes_a_socket_of_the_lobby(server: Server) -> None:
    async def run() -> None:
        async with connect(f"ws://127.0.0.1:{server.port}/ws/lobby", max_queue=None) as socket:
            with pytest.raises(ConnectionClosed) as closing:
                await talk(socket)
            assert closing.value.rcvd is not None
            assert closing.value.rcvd.code == 4029

    asyncio.run(run())


async def talk(socket: Any) -> None:
    for _ in range(500):
        await socket.send("x")
    while True:
        await asyncio.wait_for(socket.recv(), PATIENCE)


async def flood(line: Line) -> None:
    for _ in range(500):
        await line.send('{"do":"ping","id":"f"}')
    while True:
        await line.next("scene")


def test_noise_is_survived(server: Server) -> None:
    """Random mutations of messages; the table plays on afterwards."""
    token = server.guest()
    table = server.table(token, "liuhu")
    rng = random.Random(7)
    words = [
        "do",
        "id",
        "play",
        "move",
        "hand",
        "step",
        "seat",
        "sit",
        "cards",
        "T9",
        "try",
        "say",
        "",
        "know",
        "level",
    ]

    def bent(depth: int = 0) -> Any:
        kind = rng.randrange(7 if depth < 3 else 4)
        if kind < 4:
            return [rng.choice(words), rng.randint(-(2**70), 2**70), rng.random() * 1e300, None][kind]
        if kind == 4:
            return [bent(depth + 1) for _ in range(rng.randrange(4))]
        return {rng.choice(words): bent(depth + 1) for _ in range(rng.randrange(5))}

    async def run() -> None:
        for _ in range(6):
            async with Line(server, table, token) as line:
                for _ in range(40):
                    verb = rng.choice(["play", "try", "sit", "say"])
                    fields = {"play": ("hand", "step", "move"), "try": ("move",), "sit": ("seat",), "say": ("phrase",)}
                    message = {"do": verb, "id": "n"} | {name: bent() for name in fields[verb]}
                    if verb == "play":
                        message |= {"hand": 1, "step": rng.randrange(3)}
                    await line.send(json.dumps(message))
                assert (await line.next("refused"))["text"]
        async with Line(server, table, token) as line:
            assert (await line.next("scene"))["table"]["stage"] in ("playing", "settled")

    asyncio.run(run())
