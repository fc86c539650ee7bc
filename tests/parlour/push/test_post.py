"""A guest may give any address as the one of their push service: only those of the internet are asked, and little is read of the answer."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest

from paiguan.parlour.push import post as p
from paiguan.parlour.push.post import BadEndpoint, checked, is_public, post
from tests.parlour.push.service import push_service
from tests.patience import PATIENCE

Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


def run(scenario: Awaitable[Any]) -> Any:
    async def whole() -> Any:
        return await asyncio.wait_for(scenario, PATIENCE)

    return asyncio.run(whole())


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "push.example/abc",
        "http://push.example/abc",
        "ftp://push.example/abc",
        "https:///abc",
        "https://push.example:8443/abc",
        "https://push.example:99999/abc",
        "https://user:word@push.example/abc",
        "https://push.example/abc#part",
        "https://push.example/abc\r\nX-Evil: 1",
        "https://push.example/a b",
        "https://push.example/é",
        "https://127.0.0.1/abc",
        "https://[::1]/abc",
        "https://[::ffff:10.0.0.1]/abc",
        "https://169.254.169.254/latest/meta-data",
        "https://push.example/" + "x" * p.LONGEST,
    ],
)
def test_an_address_that_no_push_service_has_is_refused(endpoint: str) -> None:
    with pytest.raises(BadEndpoint):
        checked(endpoint, local=False)


@pytest.mark.parametrize(
    "endpoint", ["https://push.example/abc", "https://push.example:443/abc?x=1", "https://9.9.9.9/"]
)
def test_an_address_of_the_internet_is_accepted(endpoint: str) -> None:
    assert checked(endpoint, local=False).scheme == "https"


def test_addresses_of_private_networks_are_known_in_all_their_clothes() -> None:
    private = "10.0.0.1 127.0.0.1 169.254.169.254 100.64.0.1 192.168.1.1 0.0.0.0 224.0.0.1 ::1 fe80::1 fd00::1 ff02::1"
    dressed = "::ffff:10.0.0.1 64:ff9b::a00:1 2002:a00:1:: 2001:0:4136:e378:8000:63bf:3fff:fdd2"
    assert [one for one in f"{private} {dressed}".split() if is_public(one)] == []
    assert all(map(is_public, ("9.9.9.9", "2620:fe::fe", "64:ff9b::909:909")))


@pytest.mark.parametrize("addresses", [["127.0.0.1"], ["9.9.9.9", "10.0.0.1"]])
def test_a_name_that_leads_into_a_private_network_is_not_asked(
    addresses: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async def found(*_: Any, **__: Any) -> list[Any]:
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 443)) for one in addresses]

        async def opened(*_: Any, **__: Any) -> Any:
            raise AssertionError("a connection was opened")

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", found)
        monkeypatch.setattr(asyncio, "open_connection", opened)
        with pytest.raises(BadEndpoint):
            await post("https://push.example/abc", {}, b"")

    run(scenario())


def test_the_address_that_was_checked_is_the_one_that_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name may lead to the internet when it is checked and into the house when it is asked again."""
    asked: list[tuple[str, int, str]] = []

    async def scenario() -> None:
        async def found(*_: Any, **__: Any) -> list[Any]:
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("9.9.9.9", 443))]

        async def opened(host: str, port: int, *, ssl: Any, server_hostname: str, limit: int) -> Any:
            assert ssl.check_hostname
            asked.append((host, port, server_hostname))
            raise OSError

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", found)
        monkeypatch.setattr(asyncio, "open_connection", opened)
        with pytest.raises(OSError):  # noqa: PT011
            await post("https://push.example/abc", {}, b"")

    run(scenario())
    assert asked == [("9.9.9.9", 443, "push.example")]


def test_what_is_posted_arrives() -> None:
    with push_service() as service:
        browser = service.browser()
        assert run(post(browser.endpoint, {"TTL": "60"}, b"body", local=True)) == 201
        assert browser.bodies == [b"body"]
        assert browser.headers[0]["ttl"] == "60"


async def answered_by(answer: Answer) -> int:
    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        return await post(f"http://127.0.0.1:{port}/abc", {}, b"", local=True)


def test_nothing_is_followed_and_an_endless_answer_is_not_read() -> None:
    async def elsewhere(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 307 Elsewhere\r\nLocation: http://127.0.0.1:1/\r\n\r\n")
        with suppress(OSError):
            while not writer.is_closing():
                writer.write(b"x" * 65536)
                await writer.drain()

    assert run(answered_by(elsewhere)) == 307


@pytest.mark.parametrize("line", [b"", b"x" * 10 * p.LINE, b"SSH-2.0-OpenSSH\r\n", b"HTTP/1.1 many\r\n"])
def test_what_is_no_answer_of_http_is_an_error_of_the_line(line: bytes) -> None:
    async def nonsense(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(line)
        writer.close()

    with pytest.raises(OSError) as error:  # noqa: PT011  (the line may break first)
        run(answered_by(nonsense))
    assert not isinstance(error.value, TimeoutError)


def test_a_service_that_does_not_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(p, "SECONDS", 0.05)

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    async def scenario() -> None:
        with pytest.raises(TimeoutError):
            await answered_by(silent)

    run(scenario())
