"""People who come on a slow line, to a house that has no room, and to a table where others play."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.visitors import SIZES, Size, Visitor
from tests.parlour.nursery import WarmServer
from tests.parlour.servers import Server

BAR = 48  # px
WHOLE = "(note) => note.scrollWidth <= note.clientWidth && note.scrollHeight <= note.clientHeight"


@pytest.fixture
def full(browser: Browser, tmp_path: Path) -> Iterator[tuple[Server, str]]:
    """A house with room for one guest, who is there, and the table where that guest sits."""
    settings = {"limits": "on", "most_tables": "1", "most_sockets": "1"}
    with WarmServer(f"sqlite:///{tmp_path}/house.db", tmp_path / "log", **settings) as server:
        host = Visitor(browser, server)
        table = host.table("tianjiu", seats=["me", "open", "open", "open"])
        host.go(f"/t/{table}")
        expect(host.page.get_by_role("heading", name="3 seats are open")).to_be_visible()
        yield server, table
        host.close()


@pytest.mark.parametrize("size", SIZES)
def test_a_newcomer_is_told_that_the_house_is_full(browser: Browser, full: tuple[Server, str], size: Size) -> None:
    server, table = full
    person = Visitor(browser, server, size)
    page = person.page
    try:
        page.goto(f"/t/{table}")
        expect(page.get_by_role("status").get_by_text("The house is full.")).to_be_visible()
        expect(page.get_by_text("There is nothing at this address")).to_have_count(0)
        person.go("/")
        expect(page.get_by_role("status").get_by_text("The house is full.")).to_be_visible()
        person.press("Play now · Tin Gau")
        expect(page.get_by_text("Please try again in half a minute.")).to_be_visible()
        person.go("/rules/tianjiu")  # whoever waits may read
        expect(page.get_by_role("heading", level=1)).to_contain_text("Tin Gau")
        others = [line for line in person.complaints if "503" not in line and "401" not in line]
        assert not others
    finally:
        person.close()


def test_there_is_something_to_look_at_before_the_page_is_loaded(visit: Visit) -> None:
    person = visit(size="phone")
    person.page.route("**/assets/*.js", lambda route: None)  # a line so slow that no script ever comes
    person.page.goto("/", wait_until="commit")
    expect(person.page.get_by_text("Paiguan")).to_be_visible()


def test_home_takes_few_requests(visit: Visit) -> None:
    """On a slow line each request costs more than its bytes."""
    person = visit(size="phone")
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.go("/")
    person.page.wait_for_load_state("networkidle")
    assert len(asked) <= 14, asked


def test_the_bar_of_a_small_phone_keeps_its_height(visit: Visit) -> None:
    person = visit(size="small")
    person.go(f"/t/{person.table('tianjiu')}")
    player = Player(person)
    heights = set()
    while not player.step():  # the note gets longer with the first trick, and a seal comes with the settlement
        heights.add(person.page.locator("header").first.bounding_box()["height"])  # type: ignore[index]
    heights.add(person.page.locator("header").first.bounding_box()["height"])  # type: ignore[index]
    assert heights == {BAR}


def test_the_note_in_the_bar_is_whole_on_a_phone(visit: Visit) -> None:
    host, friend, looker = visit(size="phone"), visit(size="phone"), visit(size="phone")
    id = host.table("liuhu", seats=["me", "open", "regular", "regular"], hints=True)
    for person in (host, friend):
        person.go(f"/t/{id}")
    friend.sit()
    host.press("Begin")
    looker.go(f"/t/{id}")
    for person in (host, looker):
        note = person.page.locator("header small").first
        expect(note).to_contain_text("hints allowed")
        assert note.evaluate(WHOLE)
