"""The files of the page: encodings, ETags, caching, HEAD, and the headers of every answer."""

import gzip
import http.client
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from paiguan.parlour import pages
from paiguan.parlour.app import create_app
from paiguan.parlour.files import encoding_for
from paiguan.parlour.settings import Settings
from tests.parlour.nursery import WarmServer
from tests.parlour.servers import Server
from tests.patience import PATIENCE

SCRIPT = b"console.log('a table of four');" * 40
PAGE = '<!doctype html><html lang="zh-Hant" data-base=""><script src="./assets/table-CMZfWBJL.js"></script></html>'
HEADERS = (
    *("content-security-policy", "x-content-type-options", "referrer-policy", "x-frame-options", "permissions-policy"),
    *("cross-origin-opener-policy", "cross-origin-resource-policy"),
)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A folder with a page as the build writes it, in place of the page."""
    folder = tmp_path_factory.mktemp("built") / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "assets" / "table-CMZfWBJL.js").write_bytes(SCRIPT)
    (folder / "assets" / "table-CMZfWBJL.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "table-CMZfWBJL.js.br").write_bytes(b"brotli")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "icon-192.png").write_bytes(b"\x89PNG")
    (folder / "index.html").write_text(PAGE)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(pages, "BUILT", folder)
        yield


def ask(client: Any, path: str, method: str = "GET", **headers: str) -> Any:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return client.request(method, path, headers={"accept-encoding": "identity", **named}, follow_redirects=False)


@pytest.fixture(scope="module")
def house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    database = f"sqlite:///{tmp_path_factory.mktemp('house')}/house.db"
    app: Any = create_app(Settings(database=database, base_path="/paiguan"))
    with TestClient(app) as found:
        yield found


@pytest.fixture
def client(house: Any) -> Any:
    """A browser that was never here."""
    house.cookies.clear()
    return house


def test_a_file_comes_in_the_best_encoding_that_the_browser_takes(client: Any) -> None:
    script = "/paiguan/assets/table-CMZfWBJL.js"
    plain = ask(client, script)
    assert (plain.content, plain.headers.get("content-encoding")) == (SCRIPT, None)
    packed = ask(client, script, accept_encoding="gzip, deflate")
    assert (packed.content, packed.headers["content-encoding"]) == (SCRIPT, "gzip")
    assert ask(client, script, "HEAD", accept_encoding="gzip, br").headers["content-encoding"] == "br"
    for answer in (plain, packed):
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert plain.headers["etag"] != packed.headers["etag"]
    games = ask(client, "/paiguan/api/games", accept_encoding="gzip")  # made once, like a file
    assert games.headers["content-encoding"] == "gzip"
    assert games.json() == ask(client, "/paiguan/api/games").json()


def test_encodings_are_chosen_by_what_is_offered_and_wanted() -> None:
    offered = {"identity": b"", "gzip": b"", "br": b""}
    assert encoding_for("", offered) == "identity"
    assert encoding_for("br;q=0, gzip", offered) == "gzip"
    assert encoding_for("*", offered) == "br"
    assert encoding_for("gzip;q=x", offered) == "identity"
    assert encoding_for("br", {"identity": b""}) == "identity"


def test_a_file_that_the_browser_has_is_answered_with_304(client: Any) -> None:
    for path in ("/paiguan/assets/table-CMZfWBJL.js", "/paiguan/", "/paiguan/api/words/liuhu"):
        tag = ask(client, path).headers["etag"]
        for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
            again = ask(client, path, if_none_match=known)
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert ask(client, path, if_none_match='"other"').status_code == 200


def test_files_with_a_hash_in_their_name_are_cached_and_the_page_is_revalidated(client: Any) -> None:
    kept = ask(client, "/paiguan/assets/table-CMZfWBJL.js").headers["cache-control"]
    assert "immutable" in kept
    assert f"max-age={365 * 24 * 3600}" in kept
    assert ask(client, "/paiguan/").headers["cache-control"] == "no-cache"
    assert ask(client, "/paiguan/manifest.webmanifest").headers["cache-control"] == "no-cache"
    assert ask(client, "/paiguan/api/games").headers["cache-control"] == "no-store"
    assert ask(client, "/paiguan/api/tables/mine").headers["cache-control"] == "no-store"


def test_the_page_knows_its_base_path(client: Any) -> None:
    for place in ("/paiguan/", "/paiguan/t/abc", "/paiguan/nowhere"):
        page = ask(client, place).text
        assert 'data-base="/paiguan"' in page
        assert 'src="/paiguan/assets/table-CMZfWBJL.js"' in page
    assert ask(client, "/paiguan/nowhere").status_code == 404
    moved = ask(client, "/paiguan")
    assert (moved.status_code, moved.headers["location"]) == (308, "/paiguan/")
    for outside in ("/", "/t/abc", "/api/games", "/paiguans/"):
        assert ask(client, outside).status_code == 404
    assert ask(client, "/healthz").status_code == 200
    assert "Path=/paiguan" in ask(client, "/paiguan/api/me").headers["set-cookie"]


def test_robots_icons_and_types(client: Any) -> None:
    robots = ask(client, "/paiguan/robots.txt")
    assert robots.headers["content-type"] == "text/plain; charset=utf-8"
    assert "Disallow: /paiguan/mine" in robots.text
    assert "/t/" not in robots.text  # those who show previews of links read it too
    assert ask(client, "/paiguan/t/abc").headers["x-robots-tag"] == "noindex"
    assert "x-robots-tag" not in ask(client, "/paiguan/rules/tianjiu").headers
    assert ask(client, "/paiguan/favicon.ico").headers["content-type"] == "image/png"
    assert ask(client, "/paiguan/manifest.webmanifest").headers["content-type"] == "application/manifest+json"
    missing = ask(client, "/paiguan/assets/old-12345678.js")
    assert (missing.status_code, missing.headers["content-type"]) == (404, "application/json")


def test_every_answer_has_the_security_headers(client: Any) -> None:
    asked = [("GET", path) for path in ("/", "/x", "/paiguan", "/paiguan/", "/paiguan/nowhere", "/paiguan/robots.txt")]
    asked += [("GET", "/paiguan/api/games"), ("GET", "/paiguan/api/none"), ("DELETE", "/paiguan/api/games")]
    asked += [("POST", "/paiguan/api/tables"), ("GET", "/healthz"), ("GET", "/metrics"), ("OPTIONS", "/paiguan/")]
    asked += [
        ("GET", "/paiguan/api/schema"),
        ("GET", "/paiguan/api/schema/x"),
        ("GET", "/paiguan/api/schema/openapi.json"),
    ]
    asked += [("POST", "/paiguan/"), ("TRACE", "/paiguan/api/me"), ("GET", "/paiguan/assets/table-CMZfWBJL.js")]
    for method, path in asked:
        answer = ask(client, path, method)
        assert [name for name in HEADERS if name not in answer.headers] == [], (method, path)
        page = answer.headers.get("content-type", "").startswith("text/html")
        policy = answer.headers["content-security-policy"]
        assert policy.startswith("default-src 'self'" if page else "default-src 'none'")
        assert "frame-ancestors 'none'" in policy
    again = ask(client, "/paiguan/", if_none_match=ask(client, "/paiguan/").headers["etag"])
    assert again.status_code == 304
    assert [name for name in HEADERS if name not in again.headers] == []


def test_what_has_not_changed_keeps_its_policy(client: Any) -> None:
    for path in ("/paiguan/", "/paiguan/robots.txt"):
        first = ask(client, path)
        again = ask(client, path, if_none_match=first.headers["etag"])
        assert again.status_code == 304
        assert again.headers["content-security-policy"] == first.headers["content-security-policy"]


def test_head_is_answered_wherever_get_is(tmp_path: Path) -> None:
    paths = (
        "/",
        "/t/abc",
        "/nowhere",
        "/robots.txt",
        "/api/games",
        "/api/words/house",
        "/healthz",
        "/readyz",
        "/metrics",
    )
    with WarmServer(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "log") as server:
        for path in paths:
            got, head = heard(server, "GET", path), heard(server, "HEAD", path)
            assert (head[0], head[2]) == (got[0], b""), path
            if path != "/metrics":  # its figures change between answers
                assert head[1]["content-length"] == str(len(got[2])), path
        status, headers, body = heard(server, "DELETE", "/api/games")
        assert (status, json.loads(body)["code"]) == (405, "http_405")
        assert {"GET", "HEAD"} <= {one.strip() for one in headers["allow"].split(",")}


def heard(server: Server, method: str, path: str) -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    connection.request(method, path)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}, body
