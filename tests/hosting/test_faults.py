"""A fault in any route or socket is logged once, under the id that the client is told, and without secrets."""

import asyncio
import gc
import json
import logging
from collections.abc import AsyncGenerator, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.routes import HTTPRoute
from litestar.testing import TestClient

from paiguan.parlour import logs
from paiguan.parlour.app import create_app
from paiguan.parlour.following import Follower
from paiguan.parlour.host import Host
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import Unavailable, open_store
from paiguan.parlour.store import news as n
from paiguan.parlour.tasks import for_ever
from tests.patience import PATIENCE

SECRET = "token=s3cret piece=T9"
SAMPLES = {
    "table": "abc",
    "hand": "1",
    "game": "liuhu",
    "code": "ABCDEF",
    "other": "nowhere",
    "path": "x",
    "lesson": "1",
    "puzzle": "0-1",
    "day": "2026-11-16",
    "month": "2026-11",
    "place": "x.png",
    "tournament": "abc",
    "key": "0" * 64,
}
QUERIES = {"/api/me/mistakes": "?game=liuhu"}
BODIES: dict[str, Any] = {
    "/api/me": {"name": "x", "language": "en"},
    "/api/me/carry": {},
    "/api/me/carry/look": {"code": "ABCD2345"},
    "/api/me/carry/use": {"code": "ABCD2345"},
    "/api/tokens": {"name": "x", "language": "en"},
    "/api/tables": {"game": "liuhu"},
    "/api/games/{game}/check": {"options": {}},
    "/api/score/{game}": {},
    "/api/score/{game}/check": {},
    "/api/tables/{table}/hands/{hand}/tries": {"step": 0},
    "/api/tables/{table}/hands/{hand}/line": {"step": 0, "move": {}},
    "/api/daily/{day}/{game}": {},
    "/api/replay": {"record": {}},
    "/api/me/ratings": {"games": []},
    "/api/me/passkeys": {"credential": {}, "name": "x"},
    "/api/me/passkeys/use": {"credential": {}},
    "/api/me/push": {"endpoint": "x", "p256dh": "x", "auth": "x"},
    "/api/tournaments": {"name": "x", "game": "liuhu"},
    "/api/tournaments/{tournament}/remove": {"person": 0},
    "/api/tournaments/{tournament}/rounds": {"round": 1},
    "/api/tournaments/{tournament}/pause": {"paused": True},
    **{f"/api/tournaments/{{tournament}}/{command}": {} for command in ("join", "take", "leave", "finish", "close")},
}


class Ear(logging.Handler):
    """Collect everything that is logged, as text and as JSON."""

    def __init__(self) -> None:
        super().__init__()
        self.faults: list[dict[str, Any]] = []
        self.text = ""

    def emit(self, record: logging.LogRecord) -> None:
        line = logs.JsonLines().format(record)
        self.text += line + logs.TextLines().format(record) + "\n"
        if record.levelno >= logging.ERROR:
            self.faults.append(json.loads(line))


@pytest.fixture
def ear() -> Iterator[Ear]:
    gc.collect()  # so that leftovers of earlier tests are logged before we listen
    found = Ear()
    logging.getLogger().addHandler(found)
    yield found
    logging.getLogger().removeHandler(found)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    app: Any = create_app(Settings(database=f"sqlite:///{tmp_path_factory.mktemp('house') / 'house.db'}"))
    client: Any = TestClient(app, raise_server_exceptions=False)
    client.front = app
    with client:
        yield client


def guest(client: Any) -> str:
    return str(client.post("/api/tokens", json={"name": "x", "language": "en"}).json()["token"])


def breaks(*_: Any, **__: Any) -> Any:
    raise ValueError(SECRET)


async def breaks_later(*_: Any, **__: Any) -> Any:
    raise ValueError(SECRET)


def check(ear: Ear, name: str) -> None:
    """Check that there is one fault, under the id that the client was told, without the message of the exception."""
    assert [one["id"] for one in ear.faults] == [name]
    assert "ValueError" in ear.faults[0]["error"]
    assert ear.faults[0]["at"]
    assert "s3cret" not in ear.text
    assert "T9" not in ear.text


def routes(client: Any) -> Iterator[tuple[str, str, Any]]:
    """The method, address and handler of every HTTP route."""
    for route in client.front.app.routes:
        if isinstance(route, HTTPRoute):
            for method, (handler, _) in route.route_handler_map.items():
                if method != "OPTIONS":
                    yield method, route.path_format, handler


def test_a_fault_in_any_route(house: Any, ear: Ear, monkeypatch: pytest.MonkeyPatch) -> None:
    headers, seen = {"authorization": f"Bearer {guest(house)}"}, set()
    for method, path, handler in list(routes(house)):
        with monkeypatch.context() as patch:
            patch.setattr(handler, "_fn", breaks if handler.has_sync_callable else breaks_later)
            body = BODIES.get(path.rstrip("/")) if method != "GET" else None
            asked = path.format(**SAMPLES) + QUERIES.get(path.rstrip("/"), "")
            answer = house.request(method, asked, headers=headers, json=body)
        assert answer.status_code == 500, (method, path, answer.text)
        said = answer.json()
        assert set(said) == {"code", "text", "id"}, path
        assert said["id"] in said["text"]
        assert "s3cret" not in answer.text
        assert answer.headers["x-content-type-options"] == "nosniff"
        check(ear, said["id"])
        ear.faults.clear()
        seen.add((method, path))
    assert len(seen) > 30


def test_a_fault_outside_every_route(house: Any, ear: Ear, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error outside the framework is answered too."""
    monkeypatch.setattr(house.front, "app", breaks_later)
    answer = house.get("/api/games")
    assert answer.status_code == 500
    check(ear, answer.json()["id"])


def closed_with(client: Any, path: str, send: str = "") -> tuple[int, str]:
    """Open a socket, send a message, and return how the server closes it."""
    headers = {"authorization": f"Bearer {guest(client)}"}
    with client.websocket_connect(path, headers=headers) as socket:
        try:
            if send:
                socket.send_text(send)
            while True:
                socket.receive_text()
        except WebSocketDisconnect as closed:
            return closed.code, closed.detail


@pytest.mark.parametrize(
    ("broken", "send"),
    [
        ("paiguan.parlour.parlour.Parlour.host", ""),  # while it opens
        ("paiguan.parlour.host.Host.next_scene", ""),  # in the writer
        ("paiguan.parlour.host.Host.command", '{"do":"ready","id":"1"}'),  # in the reader
        ("paiguan.parlour.host.Host.join", ""),
    ],
)
def test_a_fault_in_a_table_socket(
    house: Any, ear: Ear, monkeypatch: pytest.MonkeyPatch, broken: str, send: str
) -> None:
    headers = {"authorization": f"Bearer {guest(house)}"}
    table = house.post("/api/tables", json={"game": "liuhu"}, headers=headers).json()["id"]
    later = asyncio.iscoroutinefunction(_named(broken))
    monkeypatch.setattr(broken, breaks_later if later else breaks)
    code, reason = closed_with(house, f"/ws/tables/{table}", send)
    assert code == 1011
    check(ear, reason.removeprefix("fault "))


def _named(path: str) -> Any:
    module, kind, name = path.rsplit(".", 2)
    return getattr(getattr(__import__(module, fromlist=[kind]), kind), name)


def test_a_fault_in_the_lobby_socket(house: Any, ear: Ear, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paiguan.parlour.parlour.Parlour.lobby", breaks_later)
    code, reason = closed_with(house, "/ws/lobby")
    assert code == 1011
    check(ear, reason.removeprefix("fault "))


def test_a_fault_in_a_background_task(ear: Ear) -> None:
    async def run() -> None:
        logs.watch_loop()
        asyncio.get_running_loop().call_soon(breaks)
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    asyncio.run(run())
    assert len(ear.faults) == 1
    check(ear, ear.faults[0]["id"])


@pytest.mark.parametrize("breaks_in", ["listener", "follower"])
def test_a_follower_that_fails_is_logged_and_restarts(
    tmp_path: Path, ear: Ear, monkeypatch: pytest.MonkeyPatch, breaks_in: str
) -> None:
    """Afterwards the table catches up with what another process has stored."""
    monkeypatch.setattr("paiguan.parlour.tasks.FIRST_REST", 0.0)

    async def run() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'house.db'}")
        parlour, told, began = Parlour(store, Settings(), Metrics()), asyncio.Queue[n.News](), 0

        async def news() -> AsyncGenerator[n.News, None]:
            nonlocal began
            began += 1
            yield n.Missed()
            if began == 1 and breaks_in == "listener":
                breaks()
            while True:
                yield await told.get()

        store.news = news  # type: ignore[method-assign]
        if breaks_in == "follower":
            broken, hear = False, Follower._receive

            def hear_once_in_vain(self: Follower, message: n.News) -> None:
                nonlocal broken
                if not broken:
                    broken = True
                    breaks()
                hear(self, message)

            monkeypatch.setattr(Follower, "_receive", hear_once_in_vain)
        owner = (await parlour.guests.welcome("en", "Owner"))[0]
        table = await parlour.open_table(owner, "liuhu", {}, ["me", "open", "open", "open"], None, False)
        await parlour.start()
        host = await parlour.host(table.id)
        assert host is not None
        elsewhere = Host(table.id, host.code, store, parlour.thinkers, parlour.metrics, lambda: None)
        await elsewhere.catch_up()
        await elsewhere.pass_on("another", 1.0)
        told.put_nowait(n.Written(table.id, elsewhere.table.seq))
        while host.table.host != "another":
            await asyncio.sleep(0)
        await parlour.close()
        assert began == 2

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
    assert [one["task"] for one in ear.faults] == ["Follower.run"]
    check(ear, ear.faults[0]["id"])


def test_a_task_waits_while_the_database_is_away(ear: Ear, monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing database is not a fault of the task and does not end it."""
    monkeypatch.setattr("paiguan.parlour.tasks.FIRST_REST", 0.0)
    calls = 0

    async def asks_the_store() -> None:
        nonlocal calls
        calls += 1
        if calls < 4:
            raise Unavailable("it is away")

    asyncio.run(for_ever(asks_the_store))
    assert calls == 4
    assert not ear.faults


# ---- /readyz -----------------------------------------------------------------------------------------------------------------


def ready(client: Any) -> tuple[int, dict[str, str]]:
    answer = client.get("/readyz")
    return answer.status_code, answer.json()


def test_readyz_asks_the_store_whether_it_fails_or_hangs(house: Any, ear: Ear, monkeypatch: pytest.MonkeyPatch) -> None:
    store = house.front.app.state.parlour.store
    assert ready(house) == (200, {"status": "ready"})

    async def hangs(*_: Any) -> None:
        await asyncio.Event().wait()

    with monkeypatch.context() as patch:
        patch.setattr(store, "do", breaks_later)
        status, said = ready(house)
        assert (status, said["status"]) == (503, "not ready")
        assert "does not answer (ValueError)" in said["reason"]
        assert "s3cret" not in str(said)
        patch.setattr(store, "do", hangs)
        patch.setattr("paiguan.parlour.parlour.READY_SECONDS", 0.05)
        assert ready(house)[0] == 503
        assert house.get("/healthz").status_code == 200  # alive, but not ready
    assert ready(house) == (200, {"status": "ready"})
    assert not ear.faults


def test_readyz_answers_503_while_the_server_stops(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.front.app.state.parlour, "leaving", True)
    assert ready(house) == (503, {"status": "not ready", "reason": "stopping"})


def test_a_value_cannot_look_like_another_line_of_the_log() -> None:
    record = logging.LogRecord("paiguan", logging.INFO, "", 0, "event", None, None)
    record.fields = {"text": "a\n2026-01-01T00:00:00.000Z INFO start", "plain": "b", "quoted": 'c="d"', "none": ""}
    line = logs.TextLines().format(record)
    assert "\n" not in line
    assert line.endswith('plain=b quoted="c=\\"d\\"" none=""')
