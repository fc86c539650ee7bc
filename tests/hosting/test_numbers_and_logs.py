"""/metrics counts what happened, with labels from closed lists; the log names faults; neither holds secrets."""

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families

from paiguan.engine.packages import GAMES
from paiguan.parlour import logs
from paiguan.parlour import wire as w
from paiguan.parlour.app import create_app
from paiguan.parlour.client import Client, at_random
from paiguan.parlour.metrics import OTHER, Metrics, known_codes
from paiguan.parlour.phrases import PHRASES
from paiguan.parlour.settings import Settings
from tests.parlour.nursery import WarmServer
from tests.parlour.servers import Server
from tests.parlour.steady import SteadyServer
from tests.patience import PATIENCE


def numbers(server: Server, **headers: str) -> dict[tuple[str, ...], float]:
    """Read the samples of /metrics by name and labels."""
    request = Request(f"http://127.0.0.1:{server.port}/metrics", headers=headers)
    with urlopen(request, timeout=PATIENCE) as answer:
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        text = answer.read().decode()
    families = text_string_to_metric_families(text)
    return {(one.name, *one.labels.values()): one.value for family in families for one in family.samples}


class Played(Client):
    """A client that plays a hand, asks for a hint, says something and sends a bad command; it keeps all that it was sent."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.frames: list[str] = []
        self._first = True

    def see(self, scene: w.Scene) -> None:
        self.frames.append(msgspec.json.encode(scene).decode())

    async def answer(self, scene: w.Scene) -> None:
        if self._first and scene.hand is not None and scene.hand.asked:
            self._first = False
            await self.ask(w.Hint(id="hint"))
            await self._socket.send('{"do":"say","id":"s","phrase":"' + next(iter(PHRASES)) + '"}')
            await self.ask(w.Begin(id="begin"))
            await self.ask(w.Play(id="stale", hand=99, step=0, move={}))
        await super().answer(scene)


def test_play_is_counted_and_metrics_and_log_hold_no_secret(tmp_path: Path) -> None:
    settings = {"log_format": "json", "log_level": "debug", "metrics": "local"}
    with SteadyServer(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "log", **settings) as server:
        token = server.guest("Wanderer")
        client = Played(server.url, server.table(token, "mohuahua"), token, at_random(5))

        async def run() -> None:
            await client.play(lambda scene: bool(scene.hand and scene.hand.account))

        asyncio.run(asyncio.wait_for(run(), PATIENCE))
        server.ask("GET", "/api/tables/mine")  # refused
        found = numbers(server)
        assert found["paiguan_moves_total", "guest", "mohuahua"] >= 1
        assert found["paiguan_moves_total", "bot", "mohuahua"] >= 3
        assert found["paiguan_refusals_total", "stale", "socket"] == 1
        assert found["paiguan_refusals_total", "no_guest", "http"] == 1
        assert found["paiguan_commit_seconds_count",] > 4
        assert found["paiguan_think_seconds_count", "hint"] == 1
        assert found["paiguan_think_seconds_count", "regular"] >= 3
        assert found["paiguan_tables",] == 1
        assert found["paiguan_queue", "store"] == 0
        assert found["paiguan_queue", "thinkers"] == 0
        assert found["paiguan_memory_bytes",] > 10_000_000
        assert any(name[0] == "paiguan_build_info" for name in found)
        assert server.stop() == 0
        said = server.log + str(found)
        scene = msgspec.json.decode(client.frames[-1])
        secrets = {token, "Wanderer", *PHRASES, *(text for one in PHRASES.values() for text in one.values())}
        pieces = {
            piece for hand in re.findall(r'"hand":\[([^\]]*)\]', " ".join(client.frames)) for piece in hand.split(",")
        }
        assert scene["hand"]["account"]
        assert len(pieces) > 3
        for secret in (secrets | pieces) - {""}:
            assert secret not in said, secret
        for line in server.log.splitlines()[1:]:
            assert {"time", "level", "event"} <= set(json.loads(line))


def status_of(server: Server, **headers: str) -> int:
    try:
        numbers(server, **headers)
    except HTTPError as error:
        return error.code
    return 200


def test_who_may_read_the_metrics(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    bearer = {"Authorization": "Bearer numbers"}
    with WarmServer(database, tmp_path / "log", metrics="local", metrics_token="numbers") as server:
        assert status_of(server) == 200
        forwarded = {"X-Forwarded-For": "198.51.100.7"}  # came through a proxy on this machine: not a local request
        assert status_of(server, **forwarded) == 404
        assert status_of(server, **forwarded, **bearer) == 200
        assert status_of(server, **forwarded, Authorization="Bearer wrong") == 404
    with WarmServer(database, tmp_path / "log", metrics="off", metrics_token="numbers") as server:
        assert status_of(server, **bearer) == 404


def test_nobody_can_make_the_list_of_series_grow() -> None:
    metrics = Metrics()
    for code in ("stale", "x" * 50, "not_yours", "{}"):
        metrics.refused("socket", code)
    labels = {sample.labels["code"] for family in metrics.refusals.collect() for sample in family.samples}
    assert labels <= known_codes() | {OTHER}
    assert OTHER in labels
    assert "stale" in labels


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A server in which every request for a table fails with a secret in the message."""

    async def breaks(*_: Any) -> Any:
        raise ValueError("token=s3cret piece=T9")

    app: Any = create_app(Settings(database=f"sqlite:///{tmp_path / 'house.db'}"))
    with TestClient(app, raise_server_exceptions=False) as client:
        monkeypatch.setattr("paiguan.parlour.parlour.Parlour.host", breaks)
        yield client


def test_a_fault_is_logged_under_the_id_in_the_answer(broken: Any) -> None:
    lines: list[str] = []

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.extend((logs.JsonLines().format(record), logs.TextLines().format(record)))

    logging.getLogger().addHandler(ear := Ear())
    try:
        answer = broken.get("/api/tables/abc/hands")
        assert answer.status_code == 500
        said = answer.json()
        assert said["code"] == "fault"
        assert said["id"] in said["text"]
        headers = {"authorization": f"Bearer {token_of(broken)}"}
        with (
            broken.websocket_connect("/ws/tables/abc", headers=headers) as socket,
            pytest.raises(WebSocketDisconnect) as closed,
        ):
            socket.receive_text()
    finally:
        logging.getLogger().removeHandler(ear)
    text = "\n".join(lines)
    assert said["id"] in text
    assert "ValueError" in text
    assert "hosting/test_numbers_and_logs.py" in text
    assert "s3cret" not in text + answer.text
    assert "T9" not in text + answer.text
    assert closed.value.code == 1011
    assert closed.value.detail.removeprefix("fault ") in text


def token_of(client: Any) -> str:
    return str(client.post("/api/tokens", json={"name": "x", "language": "en"}).json()["token"])


def test_an_exception_is_logged_without_its_message_and_without_where_it_is_installed() -> None:
    try:
        raise KeyError("the hand: T9 T8") from OSError("s3cret")
    except KeyError as error:
        said = logs.described(error)
    assert said["error"] == "KeyError < OSError"
    assert "T9" not in str(said)
    places = said["at"]
    assert isinstance(places, list)
    assert not any(place.startswith("/") for place in places)


def test_every_game_has_its_refusals_in_the_list() -> None:
    assert len(GAMES) == 5
    assert {"stale", "not_asked", "too_many", "http_404"} <= known_codes()
