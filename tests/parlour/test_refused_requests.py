"""Attacks: refused before any route sees them, with a sentence and all security headers."""

import http.client
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from paiguan.parlour.security import LARGEST_HEADERS
from tests.parlour.nursery import WarmServer
from tests.parlour.servers import Server
from tests.patience import PATIENCE

HEADERS = (
    *("content-security-policy", "x-content-type-options", "referrer-policy", "x-frame-options", "permissions-policy"),
    *("cross-origin-opener-policy", "cross-origin-resource-policy"),
)
JSON = {"content-type": "application/json"}
ME = b'{"name": "Guest", "language": "en"}'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("house")
    with WarmServer(f"sqlite:///{folder / 'house.db'}", folder / "log", log_level="debug") as server:
        yield server
        assert not server.complaints


def ask(server: Server, method: str, path: str, body: bytes | None = None, **headers: str) -> tuple[int, Any, Any]:
    """Return status, headers and JSON; the path is sent unchanged."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    line.putrequest(method, path, skip_accept_encoding=True)
    for name, value in headers.items():
        line.putheader(name.replace("_", "-"), value)
    if body is not None:
        line.putheader("content-length", str(len(body)))
    line.endheaders(body)
    answer = line.getresponse()
    said = answer.read()
    found = {name.lower(): value for name, value in answer.getheaders()}
    line.close()
    return answer.status, found, json.loads(said) if said and "json" in found.get("content-type", "") else said


def refused(answer: tuple[int, Any, Any], status: int) -> str:
    found, headers, said = answer
    assert found == status, answer
    assert [name for name in HEADERS if name not in headers] == []
    assert set(said) == {"code", "text"}
    assert said["text"].endswith(".")
    return str(said["text"])


# ---- bodies ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "kind",
    [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/json; charset=utf-16",
        "application/jsonx",
        "application/x-msgpack",
        "text/plain; application/json",
        "",
    ],
)
def test_only_json_declared_as_json_reaches_a_handler(server: Server, kind: str) -> None:
    """The first three are what a form of another site can send without a preflight request."""
    refused(ask(server, "POST", "/api/tokens", ME, **{"content-type": kind}), 415)


@pytest.mark.parametrize(
    "kind", ["application/json", "Application/JSON; charset=UTF-8", 'application/json;charset="utf-8"']
)
def test_json_by_its_other_spellings_is_read(server: Server, kind: str) -> None:
    assert ask(server, "POST", "/api/tokens", ME, **{"content-type": kind})[0] == 201


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"name": "\\ud800", "language": "en"}',
        b'{"name": "a\\u0000b", "language": "en"}',
        b'{"name": "a\x00b", "language": "en"}',
        b'{"name": ["Guest"], "language": "en"}',
        b'{"name": 7, "language": "en"}',
        b'{"name": NaN, "language": "en"}',
    ],
)
def test_a_body_that_cannot_be_read_is_refused_with_a_sentence(server: Server, body: bytes) -> None:
    refused(ask(server, "POST", "/api/tokens", body, **JSON), 400)


def test_a_backslash_before_u0000_is_no_nul(server: Server) -> None:
    assert ask(server, "POST", "/api/tokens", b'{"name": "\\\\u0000", "language": "en"}', **JSON)[0] == 201


@pytest.mark.parametrize("depth", [33, 900, 5000, 100_000])
@pytest.mark.parametrize("brackets", [(b"[", b"]"), (b'{"a":', b"}")])
def test_deep_nesting_is_refused_with_a_sentence(server: Server, depth: int, brackets: tuple[bytes, bytes]) -> None:
    opening, closing = brackets
    body = b'{"options": {"x": ' + opening * depth + b"1" + closing * depth + b"}}"
    for path in ("/api/games/liuhu/check", "/api/score/liuhu", "/api/replay"):
        status = 413 if len(body) > 256 * 1024 else 400
        refused(ask(server, "POST", path, body, **JSON), status)


def test_nesting_that_records_need_is_read(server: Server) -> None:
    body = b'{"options": {"x": ' + b"[" * 30 + b"]" * 30 + b"}}"
    assert ask(server, "POST", "/api/games/liuhu/check", body, **JSON)[0] == 200


def test_a_wrong_type_is_not_coerced(server: Server) -> None:
    token = {"authorization": f"Bearer {server.guest()}", **JSON}
    for field, value in (("public", 0), ("public", "false"), ("clock", {"move": "30", "bank": 0}), ("seats", "me")):
        body = json.dumps({"game": "liuhu", field: value}).encode()
        assert field in refused(ask(server, "POST", "/api/tables", body, **token), 400)


def test_a_body_that_is_too_large_is_refused(server: Server) -> None:
    refused(ask(server, "POST", "/api/replay", b" " * (256 * 1024 + 1), **JSON), 413)


# ---- addresses, headers, cookies -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/t/%00",
        "/assets/%00.js",
        "/api/tables/by-code/AB%00CD",
        "/api/tables/a%00b/hands",
        "/api/words/liuhu?lang=%00",
        "/api/tables?x=%00",
        "/healthz?%00",
    ],
)
def test_nul_in_an_address_is_refused(server: Server, path: str) -> None:
    assert "NUL" in refused(ask(server, "GET", path), 400)


def test_nul_is_refused_in_our_cookie_and_ignored_in_others(server: Server) -> None:
    assert "NUL" in refused(ask(server, "GET", "/api/me", cookie="a=b; paiguan=x%00y"), 400)
    assert ask(server, "GET", "/api/me", cookie="other=x%00y")[0] == 200
    assert ask(server, "GET", "/api/me", cookie="notpaiguan=x%00y")[0] == 200


def test_long_addresses_and_large_headers_are_refused(server: Server) -> None:
    refused(ask(server, "GET", "/" + "a" * 5000), 414)
    refused(ask(server, "GET", "/api/games?" + "a" * 5000), 414)
    refused(ask(server, "GET", "/api/me", cookie="a=" + "b" * 40_000), 431)
    assert ask(server, "GET", "/api/me", cookie="a=" + "b" * 8_000)[0] == 200


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/assets/../../pyproject.toml",
        "/assets/..%2f..%2fpyproject.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/%2e%2e%2f%2e%2e%2fpages.py",
        "//etc/passwd",
        "/assets//etc/passwd",
        "/..\\..\\etc\\passwd",
        "/index.html%2f..%2f..%2fpages.py",
    ],
)
def test_no_address_leads_out_of_the_folder_of_the_page(server: Server, path: str) -> None:
    """Files are read at startup and looked up by name: no path of a request is a path on disk."""
    status, headers, said = ask(server, "GET", path)
    assert status in (400, 404)
    assert [name for name in HEADERS if name not in headers] == []
    assert not any(mark in str(said) for mark in ("root:", "[project]", "NOT_PAGES"))


def raw(server: Server, data: bytes) -> bytes:
    """Return everything that a new connection gets in response."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(data)
        line.shutdown(socket.SHUT_WR)
        found = b""
        while part := line.recv(65536):
            found += part
        return found


def test_endless_headers_close_the_connection(server: Server) -> None:
    """uvicorn would keep all of them and copy them for each further piece: 60 MB blocked the server for 12 s."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: a\r\nX: " + b"a" * LARGEST_HEADERS)
        said = line.recv(65536)  # answered although the headers have not ended
        assert said.startswith(b"HTTP/1.1 431 ")
        assert line.recv(65536) == b""


def test_a_malformed_request_is_answered_with_a_sentence_and_all_headers(server: Server) -> None:
    head, _, body = raw(server, b"\x16\x03\x01 hello?\r\n\r\n").partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 Bad Request\r\n")
    assert [name for name in HEADERS if name.encode() not in head] == []
    assert json.loads(body)["text"].endswith(".")


HEAD = b"POST /api/tokens HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
HIDDEN = b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"


@pytest.mark.parametrize(
    "message",
    [
        HEAD + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + HIDDEN,
        HEAD + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\n" + HIDDEN,
        HEAD + b"Transfer-Encoding: xchunked\r\n\r\n" + HIDDEN,
        HEAD + b"Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n" + HIDDEN,
        HEAD + b"Content-Length: +5\r\n\r\n" + HIDDEN,
        HEAD + b"Content-Length : 5\r\n\r\n" + HIDDEN,
        HEAD + b"Content-Length: 0\r\nX: a\r\n folded\r\n\r\n" + HIDDEN,
        HEAD + b"X: a\x00b\r\n\r\n" + HIDDEN,
    ],
)
def test_an_ambiguous_request_is_answered_once_and_closes_the_connection(server: Server, message: bytes) -> None:
    """A second request hidden behind the first must not be answered separately (request smuggling)."""
    said = raw(server, message)
    assert said.startswith(b"HTTP/1.1 4"), said
    assert said.count(b"HTTP/1.1 ") == 1
    assert b'"status"' not in said


# ---- other sites -----------------------------------------------------------------------------------------------------


def origins(server: Server) -> dict[str, bool]:
    """Return origins of pages, and whether each may act here."""
    return {
        f"http://127.0.0.1:{server.port}": True,
        f"https://127.0.0.1:{server.port}": True,  # TLS ends at a proxy that is not configured as trusted
        f"http://127.0.0.1:{server.port + 1}": False,
        "http://127.0.0.1": False,
        f"http://sub.127.0.0.1:{server.port}": False,
        f"http://127.0.0.1:{server.port}.evil.example": False,
        f"http://127.0.0.1:{server.port}@evil.example": False,
        f"file://127.0.0.1:{server.port}": False,
        "https://evil.example": False,
        "null": False,
        "": False,
        "http://": False,
        "http://[": False,
    }


def test_a_page_of_another_site_cannot_send_what_changes_something(server: Server) -> None:
    for origin, may in origins(server).items():
        answer = ask(server, "POST", "/api/tokens", ME, origin=origin, **JSON)
        assert (answer[0] == 201) == may, origin
        if not may:
            refused(answer, 403)
    # But the page may not read the response:
    assert ask(server, "GET", "/api/games", origin="https://evil.example")[0] == 200
    answer = ask(server, "OPTIONS", "/api/tables", origin="https://evil.example", access_control_request_method="POST")
    assert not [name for name in answer[1] if name.startswith("access-control")]


def test_a_page_of_another_site_opens_no_socket(server: Server) -> None:
    token = server.guest()
    table = server.table(token, "liuhu")
    for origin, may in origins(server).items():
        for place in (f"tables/{table}", "lobby"):
            headers = {"Cookie": f"paiguan={token}", "Origin": origin}
            with connect(f"ws://127.0.0.1:{server.port}/ws/{place}", additional_headers=headers) as line:
                if may:
                    assert json.loads(line.recv(PATIENCE))["is"] in ("scene", "lobby")
                    continue
                with pytest.raises(Exception, match="4403"):
                    line.recv(PATIENCE)


def test_a_socket_that_is_not_there_is_refused_with_all_headers(server: Server) -> None:
    for path, status in (("/ws/none", 404), ("/api/games", 404), ("/ws/tables/a%00b", 400), ("/" + "a" * 5000, 414)):
        with pytest.raises(InvalidStatus) as error, connect(f"ws://127.0.0.1:{server.port}{path}"):
            pass
        answer = error.value.response
        assert answer.status_code == status, path
        assert [name for name in HEADERS if name not in answer.headers] == []
        assert answer.body is not None
        assert json.loads(answer.body)["text"]


# ---- tokens ----------------------------------------------------------------------------------------------------------


def test_a_token_counts_in_its_header_or_cookie_and_nowhere_else(server: Server) -> None:
    """In an address it would end up in logs and histories."""
    token = server.guest("Owner")
    assert ask(server, "GET", "/api/tables/mine", authorization=f"Bearer {token}")[0] == 200
    assert ask(server, "GET", "/api/tables/mine", cookie=f"paiguan={token}")[0] == 200
    for query in (f"token={token}", f"access_token={token}", f"paiguan={token}"):
        assert ask(server, "GET", f"/api/tables/mine?{query}")[0] == 401
    for header in (f"Basic {token}", token, f"Bearer{token}", f"Bearer {token} ,"):
        status, headers, _ = ask(server, "GET", "/api/tables/mine", authorization=header)
        assert (status, headers["www-authenticate"]) == (401, "Bearer")
    assert token not in server.log


def test_the_cookie_is_for_this_house_and_no_script_reads_it(server: Server) -> None:
    cookie = ask(server, "GET", "/api/me")[1]["set-cookie"]
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
    assert "Domain" not in cookie
    assert "Secure" not in cookie  # without TLS a browser would not keep it
