"""每日一局 on a phone: from the front page to the board, with the keyboard or a finger."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_access import UNTOUCHABLE, findings
from tests.parlour.servers import Server
from tests.parlour.test_daily_server import sat


def test_a_daily_deal_from_the_front_page_to_the_board(visit: Visit, server: Server) -> None:
    sat(server, server.ask("GET", "/api/daily")[1]["day"], server.guest())  # the game is compiled
    person = visit(size="phone", speed="instant")
    page = person.page
    person.go("/")
    expect(page.get_by_text(re.compile("^Daily deal: "))).to_be_visible()
    page.get_by_role("link", name="Play", exact=True).tap()
    expect(page).to_have_url(re.compile("/daily"))
    page.get_by_role("button", name="Thirteen Cards", exact=True).tap()  # every game has a deal
    expect(page.get_by_role("heading", name=re.compile("Thirteen Cards"))).to_be_visible()
    expect(page.get_by_text("nobody has played yet").last).to_be_visible()
    assert not findings(person)
    page.get_by_role("button", name="Deal", exact=True).press("Enter")
    expect(page).to_have_url(re.compile("/t/"))
    table = page.url
    expect(page.get_by_text("Daily deal, ")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)

    page.go_back()  # the hand waits
    person.go("/")
    page.get_by_role("link", name="Resume", exact=True).press("Enter")
    page.get_by_role("button", name="Resume", exact=True).press("Enter")
    expect(page).to_have_url(table)
    Player(person).play()
    person.press("To the daily deal", role="link", within="dialog")

    expect(page.get_by_role("heading", name="1 of 1")).to_be_visible()
    expect(page.get_by_role("heading", name="Leaderboard")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^.*master [+−0]")).first).to_be_visible()  # it has played meanwhile
    expect(page.get_by_role("table").get_by_role("row").nth(1)).to_contain_text("1 of 1")
    assert not findings(person)
    assert not page.evaluate(UNTOUCHABLE)

    page.get_by_role("link", name="Past days").tap()
    day = page.locator("button[aria-pressed=true]")
    expect(day).to_contain_text("Thirteen Cards")
    assert not findings(person)
    person.go("/")
    expect(page.get_by_text("1 day running")).to_be_visible()
