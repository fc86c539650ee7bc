"""等級分: off until it is turned on; then one's own with its history, and those of others who are rated."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, together
from tests.browser.test_access import UNTOUCHABLE, findings
from tests.browser.visitors import Visitor

GAME, NAME = "shisanzhang", "Thirteen Cards"


def match(host: Visitor, friend: Visitor) -> None:
    """A match of one hand between two people and two bots."""
    rules = {"players": 4, "match_hands": 1}
    table = host.table(GAME, options=rules, seats=["me", "open", "novice", "novice"])
    host.go(f"/t/{table}")
    friend.go(f"/t/{table}")
    seat = friend.page.get_by_role("button", name="Sit down")
    seat.click()
    named = friend.page.get_by_role("dialog").get_by_role("button", name="Save")
    sitting = friend.page.get_by_text("You sit here")
    expect(named.or_(sitting).first).to_be_visible()
    if named.is_visible():
        named.click()
    expect(sitting).to_be_visible()
    for bot in ("1171", "1171"):  # a novice's, beside its name
        expect(host.page.get_by_role("img", name=re.compile(f"^Rating {bot} ±")).first).to_be_visible()
    host.press("Begin")
    together(Player(host), Player(friend))


def test_the_switch_and_the_plot_on_a_phone(visit: Visit) -> None:
    person, friend, stranger = visit(size="phone", speed="instant"), visit(speed="instant"), visit()
    page = person.page
    person.go("/mine")
    page.get_by_text("Rating", exact=True).tap()
    switch = page.get_by_role("switch", name=NAME)
    expect(switch).not_to_be_checked()
    assert not findings(person)
    switch.tap()
    expect(switch).to_be_checked()
    expect(page.get_by_text("1500", exact=True).first).to_be_visible()
    expect(page.get_by_text("provisional", exact=True)).to_be_visible()
    expect(page.get_by_text("Nothing has counted yet.", exact=False)).to_be_visible()
    page.reload()
    page.get_by_text("Rating", exact=True).tap()
    expect(switch).to_be_checked()  # it is kept

    friend.go("/mine")
    friend.page.get_by_text("Rating", exact=True).click()
    friend.page.get_by_role("switch", name="All games").check()
    expect(friend.page.get_by_role("switch", name="Tin Gau")).to_be_checked()
    for _ in range(2):
        match(person, friend)
    person.go("/mine")
    page.get_by_text("Rating", exact=True).tap()
    history = page.get_by_role("region", name=f"{NAME}: rating by contest")
    expect(history.locator("svg polyline").first).to_be_visible()
    assert not findings(person)
    assert not page.evaluate(UNTOUCHABLE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    history.get_by_role("button", name="As numbers").tap()
    expect(history.get_by_role("row")).to_have_count(3)  # the head and two matches
    expect(history.get_by_role("cell", name=re.compile("^Match, [1-4] of 4$"))).to_have_count(2)
    assert not findings(person)

    friend.go("/mine")  # rated in every game, and shown the one that was played
    friend.page.get_by_text("Rating", exact=True).click()
    expect(friend.page.get_by_role("region", name=f"{NAME}: rating by contest")).to_be_visible()

    person.press("Everyone’s ratings", role="link")
    expect(page.get_by_role("heading", name=f"{NAME}: ratings")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="(you)")).to_have_count(1)
    expect(page.get_by_text("Bots, by the arena")).to_be_visible()
    assert not findings(person)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    # Who is not rated sees nothing of it.
    with stranger.page.expect_console_message(lambda message: "403" in message.text):
        stranger.go(f"/ratings/{GAME}")
    expect(stranger.page.get_by_text("Turn your own rating for this game on first", exact=False)).to_be_visible()
    expect(stranger.page.get_by_role("listitem")).to_have_count(0)
    stranger.complaints.clear()  # the browser notes the refusal

    # Off again: it is gone at once.
    person.go("/mine")
    page.get_by_text("Rating", exact=True).tap()
    switch.tap()
    expect(switch).not_to_be_checked()
    expect(history).to_have_count(0)
    expect(page.locator("summary").get_by_text("off", exact=True)).to_be_visible()
