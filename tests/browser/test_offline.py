"""The page without a network: what was kept works, the rest says why not; and a new build takes over without mixing with the old."""

import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from paiguan.puzzles import puzzles
from tests.browser.conftest import Visit
from tests.browser.test_score import count, tianjiu_hand
from tests.browser.visitors import DIST, GAMES, PATIENCE, Visitor

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
OWN = "async () => (await (await caches.open('paiguan-own')).keys()).map((one) => new URL(one.url).pathname)"
KEPT = "async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)))).flat()"


def settled(page: Page) -> None:
    """Wait until the worker has kept the page and answers for it."""
    page.wait_for_function(CONTROLLED, timeout=PATIENCE)


def until(page: Page, true: str) -> None:
    """Wait until an expression in the page is true; it may await."""
    page.evaluate(f"async () => {{ while (!({true})) await new Promise((next) => setTimeout(next, 50)); }}")


def unplug(person: Visitor) -> None:
    """Take the network away. What the browser says about failed requests is expected then."""
    settled(person.page)
    person.page.remove_listener("console", person._heard)
    person.context.set_offline(True)


def test_what_was_kept_works_without_a_network(visit: Visit) -> None:
    game = GAMES[0]
    puzzle = puzzles(game)[0]
    person = visit(service_workers="allow")
    page = person.page
    person.go("/")
    settled(page)
    person.go(f"/puzzles/{game}/{puzzle.id}")
    expect(page.locator("section.dock")).to_be_visible()
    person.go(f"/score/{game}")
    expect(page.get_by_role("button", name="Note it")).to_be_visible()
    page.wait_for_function(f"() => localStorage.getItem('paiguan-sheet-{game}') !== null")
    unplug(person)

    person.go("/")
    expect(page.get_by_role("status").filter(has_text="No network")).to_be_visible()
    expect(page.get_by_role("button", name="Play now · Tin Gau")).to_have_attribute("aria-describedby", "offline")
    expect(page.get_by_role("link", name="New table · Tin Gau")).to_have_count(0)

    person.go(f"/rules/{game}")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    person.go(f"/learn/{game}/1")
    expect(page.locator(".panel")).to_be_visible()
    person.go(f"/puzzles/{game}/{puzzle.id}")
    expect(page.locator("section.dock")).to_be_visible()

    person.go("/t/elsewhere")  # a table waits for the network, and does not keep anybody
    expect(page.get_by_role("main")).to_contain_text("could not be loaded")
    expect(page.get_by_role("link", name="Home")).to_be_visible()

    person.go(f"/score/{game}")
    expect(page.get_by_text("No network: the sheet is kept")).to_be_visible()
    page.get_by_role("group", name="Who won?").get_by_role("button", name=re.compile("^D ")).click()
    person.press("Keep for later", exact=False)
    expect(page.get_by_text("One sheet waits to be reckoned")).to_be_visible()
    page.reload()
    expect(page.get_by_text("One sheet waits to be reckoned")).to_be_visible()

    person.context.set_offline(False)
    # It was kept half filled in: it is opened to be put right, and noted once it is whole.
    expect(page.get_by_text("not complete")).to_be_visible()
    tianjiu_rest(page)
    person.press("Note it", exact=False)
    page.wait_for_function(f"() => JSON.parse(localStorage.getItem('paiguan-tally-{game}')).hands.length === 1")


def tianjiu_rest(page: Page) -> None:
    page.get_by_role("button", name="One tile").click()
    for seat, stacks in (("A", 1), ("B", 5), ("D", 2)):
        count(page, f"Stacks 棟, {seat}", stacks)


def test_a_sheet_that_was_filled_in_is_noted_by_itself_when_the_network_is_back(visit: Visit) -> None:
    person = visit(service_workers="allow")
    page = person.page
    person.go("/score/tianjiu")
    tianjiu_hand(page, "D")
    unplug(person)
    expect(page.get_by_text("No network")).to_be_visible()
    person.press("Keep for later", exact=False)
    expect(page.get_by_text("One sheet waits")).to_be_visible()
    person.context.set_offline(False)
    page.wait_for_function("() => JSON.parse(localStorage.getItem('paiguan-tally-tianjiu')).hands.length === 1")
    expect(page.get_by_text("waits to be reckoned")).to_have_count(0)


def test_ones_own_replay_is_kept_nothing_hidden_is_and_deleting_everything_forgets_it(visit: Visit) -> None:
    person = visit(service_workers="allow")
    page = person.page
    person.go("/")
    settled(page)
    table = person.finished("shisanzhang")
    replay = f"/api/tables/{table}/hands/1"
    person.go("/mine")
    expect(page.get_by_role("button", name="Delete all of it")).to_be_visible()
    person.go(f"/g/{table}#1.0")
    until(page, f"(await ({OWN})()).includes('{replay}')")
    # A table that is being played is never kept, and of the house's answers only what everybody or this guest may see.
    asked = {path for path in page.evaluate(KEPT) if path.startswith(("/api/", "/ws/", "/t/", "/share/"))}
    asked = {path for path in asked if not path.startswith("/api/words/")}
    assert asked <= {"/api/me", "/api/me/games", "/api/games", replay}

    unplug(person)
    page.reload()
    expect(page.get_by_text("Hand 1 of 1")).to_be_visible()
    person.press("To the end")
    expect(page.locator(".piece").first).to_be_visible()
    person.context.set_offline(False)
    person.go("/mine")
    person.press("Delete all of it")
    expect(page.get_by_text("Everything was deleted.")).to_be_visible()
    until(page, f"!(await ({OWN})()).includes('{replay}')")


@contextmanager
def served(folder: Path, port: int = 0) -> Iterator[int]:
    """Serve a build: its files, and index.html for every other address."""

    class Handler(SimpleHTTPRequestHandler):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given, directory=str(folder))

        def do_GET(self) -> None:
            name = self.path.split("?")[0]
            del self.headers["If-Modified-Since"]  # both builds may have been written within the same second
            if name.startswith("/api/"):
                self.send_error(503)
                return
            if not (folder / name.lstrip("/")).is_file() and not name.startswith("/assets/"):
                self.path = "/index.html"
            super().do_GET()

        def end_headers(self) -> None:
            self.send_header("Cache-Control", "no-cache")
            super().end_headers()

        def log_message(self, format: str, *args: Any) -> None: ...

    ThreadingHTTPServer.allow_reuse_address = True
    server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield int(server.server_address[1])
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def build(folder: Path, number: int) -> Path:
    """Copy the built page as another build: its first script has another name and says which it is."""
    shutil.copytree(DIST.parent, folder)
    page, worker = folder / "index.html", folder / "sw.js"
    (script,) = (folder / "assets").glob("index-*.js")
    renamed = f"index-build{number}.js"
    script.with_name(renamed).write_text(
        f"{script.read_text(encoding='utf-8')}\ndocument.documentElement.dataset.build = '{number}';\n",
        encoding="utf-8",
    )
    for path in (page, worker):
        path.write_text(path.read_text(encoding="utf-8").replace(script.name, renamed), encoding="utf-8")
    worker.write_text(re.sub(r"^const BUILD = .*?;", f"const BUILD = 'build{number}';", worker.read_text(), flags=re.M))
    for path in (folder / "assets").glob(f"{script.name}*"):
        path.unlink()
    return folder


def test_a_new_build_takes_over_and_nothing_of_the_old_is_mixed_in(browser: Browser, tmp_path: Path) -> None:
    first, second = build(tmp_path / "one", 1), build(tmp_path / "two", 2)
    context = browser.new_context(locale="en-GB")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    try:
        with served(first) as port:
            house = f"http://127.0.0.1:{port}"
            page.goto(f"{house}/rules")
            page.locator("main").first.wait_for()
            settled(page)
        # The server is down: the first build comes whole from what was kept.
        page.goto(f"{house}/learn")
        page.locator("main").first.wait_for()
        assert page.evaluate("document.documentElement.dataset.build") == "1"
        with served(second, port):
            page.goto(f"{house}/rules")
            page.locator("main").first.wait_for()
            assert page.evaluate("document.documentElement.dataset.build") == "2"
            until(page, "(await (await caches.open('paiguan-page-build2')).keys()).length > 50")
            until(
                page,
                "((found) => !found.installing && !found.waiting)(await navigator.serviceWorker.getRegistration())",
            )
            until(page, "(await navigator.serviceWorker.ready).active.state === 'activated'")
        page.goto(f"{house}/learn")
        page.locator("main").first.wait_for()
        assert page.evaluate("document.documentElement.dataset.build") == "2"
        kept = page.evaluate(
            "async () => (await (await caches.open('paiguan-page-build2')).keys()).map((one) => one.url)"
        )
        assert not [url for url in kept if "build1" in url]
    finally:
        context.close()
