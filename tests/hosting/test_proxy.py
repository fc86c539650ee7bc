"""Behind a proxy: only configured proxies are trusted with forwarded addresses; and a hand is played through a real nginx."""

import asyncio
import http.client
import json
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from paiguan.parlour.client import Client, by_level
from paiguan.parlour.proxies import is_local, unwrapped
from paiguan.parlour.security import same_origin
from paiguan.parlour.settings import from_environment
from tests.parlour.nursery import WarmServer
from tests.parlour.servers import Server
from tests.patience import PATIENCE, tries

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
EXAMPLE = Path(__file__).parents[2] / "deploy" / "nginx.conf"
BASE = "/paiguan"


def scope(peer: str | None, **headers: str) -> dict[str, Any]:
    named = [(name.replace("_", "-").lower().encode(), value.encode()) for name, value in headers.items()]
    return {
        "type": "http",
        "scheme": "http",
        "client": (peer, 1) if peer else None,
        "headers": [(b"host", b"a"), *named],
    }


def seen(peer: str | None, trusted: str, **headers: str) -> Any:
    networks = from_environment({"PAIGUAN_TRUSTED_PROXIES": trusted}).trusted_proxies
    return unwrapped(scope(peer, **headers), networks)


def test_no_proxy_is_trusted_by_default() -> None:
    asked = seen("127.0.0.1", "", X_Forwarded_For="1.2.3.4", X_Forwarded_Proto="https", X_Forwarded_Host="evil")
    assert (asked["client"][0], asked["scheme"]) == ("127.0.0.1", "http")
    assert dict(asked["headers"])[b"host"] == b"a"


def test_a_trusted_proxy_gives_client_scheme_and_host() -> None:
    asked = seen(
        "10.1.2.3", "10.0.0.0/8", X_Forwarded_For="1.2.3.4", X_Forwarded_Proto="https", X_Forwarded_Host="b.org"
    )
    assert (asked["client"][0], asked["scheme"]) == ("1.2.3.4", "https")
    assert dict(asked["headers"])[b"host"] == b"b.org"
    assert seen("::ffff:10.1.2.3", "10.0.0.0/8", X_Forwarded_For="1.2.3.4")["client"][0] == "1.2.3.4"
    assert seen(None, "unix", X_Forwarded_For="2001:db8::1")["client"][0] == "2001:db8::1"
    assert seen(None, "127.0.0.1", X_Forwarded_For="1.2.3.4")["client"] is None


def test_forwarded_headers_written_by_the_client_are_ignored() -> None:
    """A client sends X-Forwarded-For: 9.9.9.9; each proxy adds the address that it saw."""
    assert seen("127.0.0.1", "127.0.0.1", X_Forwarded_For="9.9.9.9, 1.2.3.4")["client"][0] == "1.2.3.4"
    assert (
        seen("127.0.0.1", "127.0.0.1,10.0.0.0/8", X_Forwarded_For="9.9.9.9, 1.2.3.4, 10.0.0.1")["client"][0]
        == "1.2.3.4"
    )
    assert seen("127.0.0.1", "127.0.0.1", X_Forwarded_For="[2001:db8::7]:443")["client"][0] == "2001:db8::7"


def test_a_request_that_was_passed_on_is_not_local() -> None:
    assert is_local(scope("127.0.0.1"))
    assert is_local(scope("::1"))
    assert is_local(scope(None))
    assert not is_local(scope("127.0.0.1", X_Forwarded_For="1.2.3.4"))
    assert not is_local(scope("127.0.0.1", Via="1.1 proxy"))
    assert not is_local(scope("192.0.2.1"))


# ---- a real nginx ----------------------------------------------------------------------------------------------------------


class Nginx:
    """Run nginx with deploy/nginx.conf, our ports and a test certificate."""

    def __init__(self, folder: Path, upstream: int) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.certificate, key = folder / "cert.pem", folder / "key.pem"
        command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
        command += ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(self.certificate)]
        subprocess.run(command, check=True, capture_output=True)
        example = EXAMPLE.read_text()
        for old, new in (
            ("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl"),
            ("/etc/ssl/certs/example.org.pem", str(self.certificate)),
            ("/etc/ssl/private/example.org.key", str(key)),
            ("server_name example.org", "server_name localhost"),
            ("http://127.0.0.1:8080", f"http://127.0.0.1:{upstream}"),
        ):
            assert old in example
            example = example.replace(old, new)
        kept = " ".join(
            f"{name}_temp_path {folder / name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        config = f"daemon off; pid {folder / 'pid'}; error_log {folder / 'error'} warn; events {{}}\n"
        config += f"http {{ access_log off; {kept}\n{example}\n}}"
        (folder / "nginx.conf").write_text(config)
        self._folder = folder

    def __enter__(self) -> "Nginx":
        assert NGINX is not None
        command = [
            NGINX,
            "-p",
            str(self._folder),
            "-e",
            str(self._folder / "error"),
            "-c",
            str(self._folder / "nginx.conf"),
        ]
        self._process = subprocess.Popen(command)
        for _ in tries():
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    break
            assert self._process.poll() is None, (self._folder / "error").read_text()
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait()

    @property
    def tls(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.certificate))

    def ask(
        self, method: str, path: str, body: Any = None, own: str = "127.0.0.5", **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        """Send a request from the address `own`; return status, headers and body."""
        line = http.client.HTTPSConnection(
            "localhost", self.port, context=self.tls, timeout=PATIENCE, source_address=(own, 0)
        )
        named = {name.replace("_", "-"): value for name, value in headers.items()} | {
            "content-type": "application/json"
        }
        line.request(method, path, None if body is None else json.dumps(body), named)
        answer = line.getresponse()
        found = answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
        line.close()
        return found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Nginx]]:
    if NGINX is None or shutil.which("openssl") is None:
        pytest.skip("nginx is not installed (apt-get install nginx-light): nothing was tested behind a proxy")
    folder = tmp_path_factory.mktemp("proxy")
    settings = {"base_path": BASE, "trusted_proxies": "127.0.0.1", "limits": "on", "new_guests": "4,0.001"}
    with (
        WarmServer(f"sqlite:///{folder / 'house.db'}", folder / "log", **settings) as server,
        Nginx(folder, server.port) as nginx,
    ):
        yield server, nginx
        assert not server.complaints


def test_a_hand_is_played_to_its_settlement_over_tls_below_a_path(house: tuple[Server, Nginx]) -> None:
    _, nginx = house
    status, _, body = nginx.ask("POST", f"{BASE}/api/tokens", {"name": "Robot", "language": "en"})
    assert status == 201, body
    token = json.loads(body)["token"]
    status, _, body = nginx.ask("POST", f"{BASE}/api/tables", {"game": "liuhu"}, Authorization=f"Bearer {token}")
    assert status == 201, body
    client = Client(f"https://localhost:{nginx.port}{BASE}", json.loads(body)["id"], token, by_level("novice"))
    client.tls = nginx.tls
    assert client.address.startswith(f"wss://localhost:{nginx.port}{BASE}/ws/tables/")
    asyncio.run(asyncio.wait_for(client.play(lambda scene: bool(scene.hand and scene.hand.account)), PATIENCE))
    assert client.scene is not None
    assert client.scene.hand is not None
    assert client.scene.hand.account is not None
    assert client.lost == 0


def test_the_page_its_files_and_its_cookie_come_through(house: tuple[Server, Nginx]) -> None:
    _, nginx = house
    status, headers, page = nginx.ask("GET", f"{BASE}/t/abc")
    assert (status, headers["cache-control"]) == (200, "no-cache")
    assert f'data-base="{BASE}"'.encode() in page
    assert headers["strict-transport-security"]
    script = page.split(b'src="')[2].split(b'"')[0].decode()
    status, headers, _ = nginx.ask("GET", script, Accept_Encoding="br")
    assert (status, headers["content-encoding"]) == (200, "br")
    assert nginx.ask("HEAD", script)[0] == 200
    assert nginx.ask("GET", script, If_None_Match=nginx.ask("GET", script)[1]["etag"])[0] == 304
    moved = nginx.ask("GET", BASE)
    assert moved[0] == 308
    assert moved[1]["location"].endswith(f"{BASE}/")
    _, headers, _ = nginx.ask("GET", f"{BASE}/api/me", own="127.0.0.4")
    cookie = headers["set-cookie"]
    assert "Secure" in cookie
    assert "HttpOnly" in cookie
    assert f"Path={BASE}" in cookie
    assert nginx.ask("GET", f"{BASE}/metrics")[0] == 404
    assert nginx.ask("GET", "/metrics")[0] in (403, 404)  # nginx serves nothing there


def test_the_limit_counts_the_forwarded_address_and_not_a_spoofed_one(house: tuple[Server, Nginx]) -> None:
    _, nginx = house

    def welcome(own: str, **headers: str) -> int:
        return nginx.ask("POST", f"{BASE}/api/tokens", {"name": "x", "language": "en"}, own, **headers)[0]

    assert [welcome("127.0.0.2") for _ in range(5)] == [201] * 4 + [429]
    assert welcome("127.0.0.3") == 201
    # nginx appends the address that it saw to what the client wrote.
    assert [welcome("127.0.0.2", X_Forwarded_For=f"192.0.2.{number}") for number in range(3)] == [429] * 3


def test_under_tls_cookies_are_secure_and_every_answer_says_so_where_the_proxy_is_trusted(tmp_path: Path) -> None:
    asked = [("GET", f"{BASE}/"), ("GET", BASE), ("GET", "/elsewhere"), ("GET", f"{BASE}/nowhere"), ("GET", "/readyz")]
    asked += [("GET", f"{BASE}/api/none"), ("DELETE", f"{BASE}/api/games"), ("POST", f"{BASE}/api/tokens")]
    asked += [("GET", f"{BASE}/api/schema"), ("GET", f"{BASE}/api/me"), ("OPTIONS", f"{BASE}/api/me"), ("GET", "/%00")]
    for trusted in ("127.0.0.1", "10.0.0.0/8"):
        settings = {"base_path": BASE, "trusted_proxies": trusted}
        with WarmServer(f"sqlite:///{tmp_path / 'h.db'}", tmp_path / "log", **settings) as server:
            for method, path in asked:
                line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
                line.request(method, path, headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"})
                answer = line.getresponse()
                cookie = answer.getheader("set-cookie")
                secure = trusted == "127.0.0.1"
                assert (answer.getheader("strict-transport-security") is not None) == secure, path
                assert answer.getheader("x-content-type-options") == "nosniff", path
                assert cookie is None or ("Secure" in cookie) == secure
                assert (cookie is not None) == path.endswith("/api/me") or method != "GET"
                line.close()


@pytest.mark.parametrize(
    ("scheme", "origin", "same"),
    [
        ("wss", "https://house.example", True),
        ("wss", "HTTPS://House.Example", True),
        ("wss", "http://house.example", False),
        ("https", "http://house.example", False),
        ("ws", "https://house.example", True),
        ("wss", "https://sub.house.example", False),
        ("wss", "https://house.example:444", False),
        ("wss", "https://house.example.evil.example", False),
        ("wss", "null", False),
    ],
)
def test_whether_a_page_is_of_the_same_origin(scheme: str, origin: str, same: bool) -> None:
    headers = [(b"host", b"house.example"), (b"origin", origin.encode())]
    assert same_origin({"type": "websocket", "scheme": scheme, "headers": headers}) == same
    assert same_origin({"type": "websocket", "scheme": scheme, "headers": headers[:1]})  # a program
    assert not same_origin({"type": "websocket", "scheme": scheme, "headers": [(b"host", b""), headers[1]]})


def test_an_untrusted_peer_cannot_choose_its_address(tmp_path: Path) -> None:
    with WarmServer(f"sqlite:///{tmp_path / 'h.db'}", tmp_path / "log", limits="on", new_guests="2,0.001") as server:
        codes = []
        for number in range(4):
            line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
            headers = {
                "content-type": "application/json",
                "X-Forwarded-For": f"192.0.2.{number}",
                "X-Forwarded-Proto": "https",
            }
            line.request("POST", "/api/tokens", json.dumps({"name": "x", "language": "en"}), headers)
            codes.append(line.getresponse().status)
            line.close()
        assert codes == [201, 201, 429, 429]
