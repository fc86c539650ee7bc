"""A game from another distribution on the page: announced by the server, played on the plain table with the faces that it brings."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.player import Player
from tests.browser.visitors import Size, Visitor
from tests.outside.installing import BRISCOLA, HouseWithGames, install


@pytest.fixture(scope="module")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseWithGames]:
    folder: Path = tmp_path_factory.mktemp("outside")
    site = install(BRISCOLA, folder / "site")
    with HouseWithGames(site, f"sqlite:///{folder}/house.db", folder / "server.log") as started:
        yield started
        assert not started.complaints


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_hand_is_played_to_its_settlement(browser: Browser, house: HouseWithGames, size: Size) -> None:
    person = Visitor(browser, house, size=size, speed="instant")
    person.go(f"/t/{person.table('briscola')}")
    page = person.page
    expect(page.get_by_role("heading", level=1, name="Briscola")).to_be_visible()
    expect(page.locator("div.plain")).to_be_visible()
    expect(page.locator("div.plain figcaption").filter(has_text="Trump")).to_be_visible()
    expect(page.locator("[data-hand] svg circle, [data-hand] svg path").first).to_be_visible()  # its own faces
    Player(person).play()
    settlement = page.get_by_role("dialog")
    expect(settlement.locator(".mine")).to_contain_text("You")
    person.press("Next hand", within="dialog")
    expect(page.locator("header small").first).to_contain_text("Hand 2")
    assert not person.complaints
    person.close()


def test_its_rules_and_its_other_pages(browser: Browser, house: HouseWithGames) -> None:
    person = Visitor(browser, house)
    page = person.page
    person.go("/rules/briscola")
    expect(page.get_by_role("heading", name="4 A hand")).to_be_visible()
    expect(page.get_by_text("any card of the hand may be played")).to_be_visible()
    expect(page.get_by_text("Ace of Coins").first).to_be_visible()
    expect(page.get_by_role("heading", name="8 House rules")).to_be_visible()
    person.go("/score/briscola")
    page.get_by_role("textbox", name="Points", exact=True).fill("71,49")
    expect(page.get_by_role("button", name="Note it")).to_be_visible()
    person.go("/")
    expect(page.get_by_role("button", name="Play now · Briscola")).to_be_visible()
    assert not person.complaints
    person.close()


def test_it_speaks_chinese(browser: Browser, house: HouseWithGames) -> None:
    person = Visitor(browser, house, language="zh-Hant")
    person.go("/rules/briscola")
    expect(person.page.get_by_text("手裡任何一張都可以出")).to_be_visible()
    assert not person.complaints
    person.close()
