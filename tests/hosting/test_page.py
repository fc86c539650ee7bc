"""The page under a base path in a real browser: all links stay below the path, and the page survives a restart."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.player import Player
from tests.browser.visitors import CHROMIUM, DIST, NAMES, SIZES, Size, Visitor, opened
from tests.parlour.nursery import WarmServer
from tests.parlour.servers import Server

BASE = "/games/paiguan"
PICTURES = os.environ.get("PAIGUAN_PICTURES")  # a folder for screenshots
SHOWN: dict[Size, ViewportSize] = {"phone": {"width": 390, "height": 664}, "desktop": {"width": 1280, "height": 720}}


@pytest.fixture(scope="module")  # Playwright must end before other tests run their own event loops
def browser() -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.skip("chromium is missing (apt-get install chromium): nothing was tested in a browser")
    if not DIST.exists():
        pytest.skip("the page has not been built (make web): nothing was tested in a browser")
    with opened() as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("house")
    with WarmServer(f"sqlite:///{folder}/house.db", folder / "log", base_path=BASE) as started:
        yield started
        assert not started.complaints


@pytest.fixture(params=SIZES)
def person(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    size: Size = request.param
    visitor = Visitor(browser, server, size)
    visitor.page.set_viewport_size(SHOWN[size])
    outside: list[str] = []
    visitor.page.on("request", lambda asked: None if f"{BASE}/" in asked.url else outside.append(asked.url))
    yield visitor
    visitor.close()
    assert not visitor.complaints
    assert not [url for url in outside if not url.startswith(("data:", "blob:"))]


def picture(person: Visitor, name: str) -> None:
    if PICTURES:
        person.page.screenshot(path=f"{PICTURES}/base-{name}-{person.size}.png")


def at(path: str) -> "re.Pattern[str]":
    return re.compile(rf"^http://[^/]+{BASE}{path}$")


def test_a_hand_its_replay_and_its_rules_below_a_path(person: Visitor) -> None:
    page = person.page
    person.go(f"{BASE}/")
    picture(person, "home")
    person.press(f"Play now · {NAMES['mohuahua']}")
    expect(page).to_have_url(at(r"/t/\w+"))
    Player(person).play()
    picture(person, "settlement")
    person.press("Replay", role="link", within="dialog")
    expect(page).to_have_url(at(r"/g/\w+#1\.0"))
    person.press("Next")
    expect(page).to_have_url(at(r"/g/\w+#1\.1"))
    picture(person, "replay")
    page.reload()
    expect(page).to_have_url(at(r"/g/\w+#1\.1"))
    person.go(f"{BASE}/rules/tianjiu")
    first = page.get_by_role("navigation").get_by_role("link").first
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert BASE in str(first.get_attribute("href")) or str(first.get_attribute("href")).startswith("#")
    page.go_back()
    expect(page).to_have_url(at(r"/g/\w+#1\.1"))


def test_the_link_for_friends_and_what_is_not_there(person: Visitor, browser: Browser, server: Server) -> None:
    page = person.page
    person.go(f"{BASE}/")
    person.press("Open a table for friends", role="link")
    expect(page).to_have_url(at(r"/new/tianjiu\?friends"))
    person.press("Open the table")
    expect(page).to_have_url(at(r"/t/\w+"))
    expect(page.get_by_role("heading", name="3 seats are open")).to_be_visible()
    picture(person, "gathering")
    friend = Visitor(browser, server)
    friend.page.goto(page.url)
    friend.sit()
    expect(friend.page.get_by_text("You sit here")).to_be_visible()
    friend.close()
    answer = page.goto(f"{BASE}/nowhere")
    assert answer is not None
    assert answer.status == 404
    home = page.get_by_role("main").get_by_role("link").first
    assert home.get_attribute("href") == f"{BASE}/"
    person.complaints.clear()  # the browser logs that the page came with 404


def test_a_page_comes_back_by_itself_when_the_house_restarts(person: Visitor, server: Server) -> None:
    person.go(f"{BASE}/")
    person.press(f"Play now · {NAMES['mohuahua']}")
    player = Player(person)
    player.play(until_moves=2)
    assert server.stop() == 0
    server.start()
    player.play()
    expect(person.page.locator("dialog[open] .mine")).to_be_visible()
    person.complaints.clear()  # the browser logs every request that failed meanwhile
