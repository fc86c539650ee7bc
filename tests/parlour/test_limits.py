"""Rate limits of guests and addresses, and the refusals beyond them."""

import asyncio
import json
import socket
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from paiguan.parlour import limits
from paiguan.parlour import wire as w
from paiguan.parlour.limits import Buckets, Limit, Limits, Places, network_of
from paiguan.parlour.settings import Quota, Settings
from tests.parlour.nursery import WarmServer
from tests.parlour.servers import Server
from tests.patience import PATIENCE, tries

TIGHT = {
    "limits": "on",
    "commands": "4,0.01",
    "hints": "1,0.01",
    "reviews": "1,0.01",
    "replays": "2,0.01",
    "code_lookups": "3,0.01",
    "connects": "100,100",
    "guest_sockets": "2",
    "address_share": "2",
    "request_seconds": "1",
}


CONNECTIONS = Path("/proc/net/tcp")


class Hand:
    """A clock that the test advances."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


# ---- the limits alone ------------------------------------------------------------------------------------------------


def test_a_guest_waits_for_as_long_as_they_are_told() -> None:
    clock = Hand()
    limit = Limit(Quota(2, 0.5), 10, True, clock)
    assert [limit.take("a", "192.0.2.1") for _ in range(3)] == [0, 0, 2]
    clock.now += 1.9
    assert limit.take("a", "192.0.2.1") == pytest.approx(0.1 / 0.5 / 2)
    clock.now += 0.1
    assert limit.take("a", "192.0.2.1") == 0


def test_an_address_has_the_share_of_several_guests_and_no_more() -> None:
    limit = Limit(Quota(2, 0.5), 3, True, Hand())
    taken = [limit.take(f"guest {number}", "192.0.2.1") for number in range(8)]
    assert [not wait for wait in taken] == [True] * 6 + [False] * 2
    assert limit.take("guest 9", "192.0.2.2") == 0


def test_a_refusal_by_the_address_costs_the_guest_nothing() -> None:
    clock = Hand()
    limit = Limit(Quota(2, 1), 1, True, clock)
    assert [limit.take("a", "192.0.2.1") for _ in range(2)] == [0, 0]
    assert limit.take("b", "192.0.2.1") > 0
    assert [limit.take("b", "192.0.2.2") for _ in range(2)] == [0, 0]


def test_a_client_that_is_not_a_guest_yet_counts_as_one_guest_of_its_address() -> None:
    limit = Limit(Quota(2, 1), 10, True, Hand())
    assert [not limit.take("", "192.0.2.1") for _ in range(3)] == [True, True, False]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("", "192.0.2.1", False),
    ],
)
def test_an_ipv6_address_counts_by_its_household(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) == same


def test_many_names_do_not_reset_the_limit_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEPT", 10)
    buckets = Buckets(Quota(1, 0.01), Hand())
    for number in range(30):
        buckets.spend(f"stranger {number}")
        if number in (0, 8, 16, 24):
            buckets.spend("a")
    assert buckets.wait("a") > 0


def test_a_place_that_is_left_is_free_again() -> None:
    places = Places(1, 2, True)
    with places.held("a", "192.0.2.1") as first:
        with places.held("a", "192.0.2.1") as second:
            assert (first, second) == (True, False)
        with places.held("b", "192.0.2.1") as third, places.held("c", "192.0.2.1") as fourth:
            assert (third, fourth) == (True, False)
    with places.held("a", "192.0.2.1") as again:
        assert again


def test_two_sockets_of_a_guest_share_their_commands() -> None:
    own = Limits(Settings(commands=Quota(3, 0.1)), Hand())
    one, other = own.of_socket("a", "192.0.2.1"), own.of_socket("a", "192.0.2.1")
    ping = w.Ping(id="1")
    assert [one.wait(ping), other.wait(ping), one.wait(ping)] == [0, 0, 0]
    assert other.wait(ping) == pytest.approx(10)


def test_two_sockets_of_a_guest_share_what_they_may_say() -> None:
    own = Limits(Settings(limits=False), Hand())
    sockets = [own.of_socket("a", f"192.0.2.{number}") for number in range(10)]
    assert sum(socket.may_talk() for socket in sockets) == limits.TALK.burst
    assert own.of_socket("b", "192.0.2.1").may_talk()


def test_limits_can_be_switched_off_except_the_flood_limit() -> None:
    own = Limits(Settings(commands=Quota(1, 1), limits=False), Hand()).of_socket("a", "")
    assert [own.wait(w.Ping(id="1")) for _ in range(3)] == [0, 0, 0]
    assert [own.floods() for _ in range(6)] == [False] * 5 + [True]


# ---- in a server -----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("limits")
    with WarmServer(f"sqlite:///{folder / 'house.db'}", folder / "log", **TIGHT) as server:
        yield server
    assert not server.complaints


def asked(server: Server, method: str, path: str, token: str, body: Any = None) -> tuple[int, str | None]:
    """Return the status and the Retry-After header."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    try:
        with urlopen(Request(server.url + path, data=data, headers=headers, method=method), timeout=PATIENCE) as answer:
            return answer.status, answer.headers["retry-after"]
    except HTTPError as error:
        return error.code, error.headers["retry-after"]


def test_codes_cannot_be_guessed_at_leisure(house: Server) -> None:
    token = house.guest()
    answers = [asked(house, "GET", f"/api/tables/by-code/AAAA{n:02}", token) for n in range(5)]
    assert [status for status, _ in answers] == [404] * 3 + [429] * 2
    assert 90 <= int(answers[-1][1] or 0) <= 100


@pytest.mark.parametrize(("what", "most"), [("", 2), ("/record", 2), ("/review", 1)])
def test_replays_records_and_reviews_are_counted(house: Server, what: str, most: int) -> None:
    token = house.guest()
    path = f"/api/tables/nowhere/hands/1{what}"
    answers = [asked(house, "GET", path, token) for _ in range(most + 1)]
    assert [status for status, _ in answers] == [404] * most + [429]
    assert answers[-1][1] is not None


def test_new_names_and_looks_at_past_days_are_counted(house: Server) -> None:
    token = house.guest()
    # From an address of its own, so that other tests have theirs.
    line = HTTPConnection("127.0.0.1", house.port, PATIENCE, source_address=("127.0.0.9", 0))

    def status(method: str, path: str, body: str = "") -> int:
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        line.request(method, path, body or None, headers)
        answer = line.getresponse()
        answer.read()
        assert (answer.getheader("retry-after") is not None) == (answer.status == 429)
        return answer.status

    name = json.dumps({"name": "Plum", "language": "en"})
    assert [status("PUT", "/api/me", name) for _ in range(5)] == [200] * 4 + [429]
    assert [status("GET", "/api/daily/month/2026-01") for _ in range(3)] == [200] * 2 + [429]
    line.close()


def test_commands_beyond_the_limit_are_refused_with_the_seconds_to_wait(house: Server) -> None:
    token = house.guest()
    table = house.table(token, "liuhu", seats=["me", "open", "open", "open"])

    async def run() -> None:
        async with line(house, table, token) as socket:
            for number in range(5):
                await socket.send(json.dumps({"do": "ping", "id": str(number)}))
            replies = await replies_of(socket, 5)
        assert [reply["is"] for reply in replies] == ["pong"] * 4 + ["refused"]
        assert replies[-1]["code"] == "too_many"
        assert 90 <= replies[-1]["params"]["seconds"] <= 100
        assert str(replies[-1]["params"]["seconds"]) in replies[-1]["text"]

    asyncio.run(run())


def test_hints_have_a_limit_of_their_own(house: Server) -> None:
    token = house.guest()
    table = house.table(token, "liuhu", seats=["me", "open", "open", "open"])

    async def run() -> None:
        async with line(house, table, token) as socket:
            for number in range(2):
                await socket.send(json.dumps({"do": "hint", "id": str(number)}))
            replies = await replies_of(socket, 2)
        assert [reply["code"] == "too_many" for reply in replies] == [False, True]

    asyncio.run(run())


def test_a_guest_has_a_limited_number_of_sockets(house: Server) -> None:
    token = house.guest()
    table = house.table(token, "liuhu", seats=["me", "open", "open", "open"])

    async def run() -> None:
        async with line(house, table, token) as first, line(house, table, token) as second:
            await first.recv()
            await second.recv()
            async with line(house, table, token) as third:
                with pytest.raises(ConnectionClosed) as closed:
                    await third.recv()
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, "close one" in closed.value.rcvd.reason) == (4029, True)
        async with asyncio.timeout(PATIENCE):  # the server may see only later that the two have gone
            while not await admitted():
                await asyncio.sleep(0.05)

    async def admitted() -> bool:
        async with line(house, table, token) as again:
            try:
                return bool(json.loads(await again.recv())["is"] == "scene")
            except ConnectionClosed:
                return False

    asyncio.run(run())


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (b"", b"408"),
        (b"GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow", b"408"),
        (b"GET /ws/lobby HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n", b"408"),
        (
            b'POST /api/tokens HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 40\r\n\r\n{"na',
            b"",
        ),
    ],
)
def test_a_request_that_does_not_arrive_is_given_up(house: Server, sent: bytes, answer: bytes) -> None:
    with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as slow:
        slow.sendall(sent)
        got = b""
        while data := slow.recv(4096):  # until the server disconnects
            got += data
    assert answer in got
    assert asked(house, "GET", "/healthz", "")[0] == 200


def test_a_second_request_on_a_connection_must_arrive_too(house: Server) -> None:
    with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as slow:
        slow.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
        assert b"200 OK" in slow.recv(4096)
        slow.sendall(b"GET /heal")
        got = b""
        while data := slow.recv(4096):
            got += data
    assert b"408" in got


@pytest.mark.skipif(not CONNECTIONS.exists(), reason="only Linux says who holds a connection")
def test_who_does_not_take_an_answer_is_let_go(house: Server) -> None:
    asking = b"GET /api/schema/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n"
    with socket.socket() as idle:
        idle.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        idle.connect(("127.0.0.1", house.port))
        idle.sendall(asking * 50)  # together more than the system keeps for a connection
        idle.recv(1)
        assert is_held(house.port, idle.getsockname()[1])
        for _ in tries():
            if not is_held(house.port, idle.getsockname()[1]):
                break
    assert asked(house, "GET", "/healthz", "")[0] == 200


def test_who_asks_for_much_and_leaves_is_no_fault(house: Server) -> None:
    with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as hasty:
        hasty.sendall(b"GET /api/schema/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n" * 50)
        hasty.recv(1)
    assert asked(house, "GET", "/healthz", "")[0] == 200  # a fault would be a complaint of the house


def is_held(port: int, remote: int) -> bool:
    """Return whether a program holds this end of a connection, not just the system, which sends what is left."""
    rows = [row.split() for row in CONNECTIONS.read_text().splitlines()[1:]]
    ends = {tuple(int(end.rpartition(":")[2], 16) for end in row[1:3]): row[9] for row in rows}
    return ends.get((port, remote), "0") != "0"


def test_who_takes_an_answer_in_small_pieces_gets_all_of_it(house: Server) -> None:
    with socket.socket() as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect(("127.0.0.1", house.port))
        slow.sendall(b"GET /api/schema/openapi.json HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        got = b""
        while data := slow.recv(1000):
            got += data
    head, _, body = got.partition(b"\r\n\r\n")
    assert b"200 OK" in head
    assert json.loads(body)["openapi"]


def line(server: Server, table: str, token: str) -> Any:
    address = server.url.replace("http", "ws") + f"/ws/tables/{table}"
    return connect(address, additional_headers={"Authorization": f"Bearer {token}"})


async def replies_of(socket: Any, count: int) -> list[Any]:
    """Return the next replies, skipping scenes."""
    replies: list[Any] = []
    while len(replies) < count:
        reply = json.loads(await socket.recv())
        if reply["is"] != "scene":
            replies.append(reply)
    return replies


def test_a_full_house_turns_newcomers_away_and_admits_seated_guests(tmp_path: Path) -> None:
    settings = {"limits": "on", "most_tables": "1", "most_sockets": "2"}
    with WarmServer(f"sqlite:///{tmp_path / 'h.db'}", tmp_path / "log", **settings) as server:
        host, friend, stranger = server.guest("Host"), server.guest("Friend"), server.guest("Stranger")
        table = server.table(host, "liuhu", seats=["me", "open", "open", "open"])
        other = server.table(stranger, "liuhu", seats=["me", "open", "open", "open"])

        async def run() -> None:
            async with line(server, table, host) as first, line(server, table, friend) as second:
                await first.recv()
                await second.send(json.dumps({"do": "sit", "id": "1", "seat": 1}))
                assert (await replies_of(second, 1))[0]["is"] == "done"
                for token, where in ((stranger, table), (stranger, other)):
                    async with line(server, where, token) as third:
                        with pytest.raises(ConnectionClosed) as closed:
                            await third.recv()
                    assert closed.value.rcvd is not None
                    assert (closed.value.rcvd.code, closed.value.rcvd.reason[:17]) == (1013, "The house is full")
                async with line(server, table, friend) as back:  # a seated guest is admitted again
                    assert json.loads(await back.recv())["is"] == "scene"
                answer = asked(server, "POST", "/api/tables", host, {"game": "liuhu"})
                assert answer == (503, "30")
                assert asked(server, "POST", "/api/tokens", "", {"name": "New", "language": "en"}) == (503, "30")
                await first.send(json.dumps({"do": "ping", "id": "2"}))
                assert (await replies_of(first, 1))[0]["is"] == "pong"

        asyncio.run(run())
        assert server.table(host, "liuhu", seats=["me", "open", "open", "open"])  # there is room again
        assert not server.complaints
