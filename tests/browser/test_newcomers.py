"""People who come late: to a house that has no room, and to a table where others play."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.visitors import SIZES, Size, Visitor
from tests.parlour.servers import Server

WHOLE = "(note) => note.scrollWidth <= note.clientWidth && note.scrollHeight <= note.clientHeight"


@pytest.fixture
def full(browser: Browser, tmp_path: Path) -> Iterator[tuple[Server, str]]:
    """A house with room for one guest, who is there, and the table where that guest sits."""
    settings = {"limits": "on", "most_tables": "1", "most_sockets": "1"}
    with Server(f"sqlite:///{tmp_path}/house.db", tmp_path / "log", **settings) as server:
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


def test_the_note_in_the_bar_is_whole_on_a_phone(visit: Visit) -> None:
    host, friend, looker = visit(size="phone"), visit(size="phone"), visit(size="phone")
    id = host.table("liuhu", seats=["me", "open", "regular", "regular"], hints=True)
    for person in (host, friend):
        person.go(f"/t/{id}")
    friend.press("Sit down")
    host.press("Begin")
    looker.go(f"/t/{id}")
    for person in (host, looker):
        note = person.page.locator("header small").first
        expect(note).to_contain_text("hints allowed")
        assert note.evaluate(WHOLE)
