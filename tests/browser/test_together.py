"""Tables made with the form; several people at one table, one of whom is cut off, or hurries; one who only looks on."""

import re
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.conftest import Visit
from tests.browser.player import Player, together
from tests.browser.visitors import Visitor
from tests.parlour.nursery import WarmServer


def test_a_private_table_with_own_rules(visit: Visit) -> None:
    host = visit()
    host.go("/")
    host.press("New table · Thirteen Cards", role="link")
    page = host.page

    # Two settings that do not go together: the form says so, and how to mend it.
    page.get_by_role("radiogroup", name="Shot 打槍").get_by_role("radio", name="Off").check()
    page.get_by_role("radiogroup", name="Home run 全壘打").get_by_role("radio", name="On").check()
    expect(page.get_by_text("A home run is shooting everybody, so 打槍 must be on.")).to_be_visible()
    opener = page.get_by_role("button", name="Open the table")
    expect(opener).to_have_attribute("aria-disabled", "true")
    opener.click(force=True)  # it can be reached, and does nothing
    expect(page).to_have_url(re.compile("/new/shisanzhang$"))
    page.get_by_role("button", name="Turn 打槍 on").click()
    expect(page.get_by_text("A home run is shooting everybody")).to_be_hidden()
    expect(opener).not_to_have_attribute("aria-disabled", "true")
    expect(page.get_by_text("changed").first).to_be_visible()

    page.get_by_role("combobox", name="Seat 2").select_option("Open")
    page.get_by_role("radio", name="Those with the link").check()
    page.get_by_role("radiogroup", name="Hints").get_by_role("radio", name="For everyone").check()
    opener.click()
    expect(page.get_by_role("heading", name="One seat is open")).to_be_visible()
    expect(page.get_by_role("img", name="QR code of this table")).to_be_visible()
    expect(page.get_by_role("button", name="Copy link")).to_be_visible()
    code = page.locator(".code").inner_text()
    assert re.fullmatch("[A-Z0-9]{6}", code)

    # A friend with a phone types the code; the lobby does not show the table.
    friend = visit(size="phone")
    friend.go("/")
    expect(friend.page.get_by_text("Nobody is waiting for players just now.", exact=False)).to_be_visible()
    friend.page.get_by_role("textbox", name="Table code").fill("NOSUCH")
    friend.press("Join")
    expect(friend.page.get_by_text("No table has the code NOSUCH.")).to_be_visible()
    friend.complaints.clear()  # the browser writes down that there was nothing
    friend.page.get_by_role("textbox", name="Table code").fill(code.lower())
    friend.press("Join")
    friend.sit()
    expect(friend.page.get_by_text("You sit here")).to_be_visible()
    expect(friend.page.get_by_text("Hints are allowed")).to_be_visible()
    expect(page.get_by_role("heading", name="Everybody is here")).to_be_visible()
    host.press("Begin")
    together(Player(host), Player(friend))


def test_chairs_are_chosen_by_a_tap(browser: Browser, tmp_path: Path) -> None:
    """At the pace of people: in the house of the other tests nobody has the time to choose."""
    with WarmServer(f"sqlite:///{tmp_path}/house.db", tmp_path / "server.log", pace="1") as server:
        host, friend = Visitor(browser, server), Visitor(browser, server, size="phone")
        host.go("/new/tianjiu")
        host.page.get_by_role("combobox", name="Seat 2").select_option("Open")
        host.page.get_by_role("radio", name="Those with the link").check()
        host.press("Open the table")
        expect(host.page.get_by_role("button", name="Copy link")).to_be_visible()
        friend.page.goto(host.page.url)
        friend.sit()
        host.press("Begin")
        for person in (host, friend):
            expect(
                person.page.get_by_text("Choose your chair").or_(person.page.get_by_text("chooses a chair"))
            ).to_be_visible()
        felt, taps = host.page.get_by_role("region", name="Your move"), 0
        while not felt.is_visible():
            for person, choice in ((host, "Sit here"), (friend, "Skip: stay seated")):
                button = person.page.get_by_role("button", name=choice).first
                if button.is_visible():
                    with suppress(TooLate):  # on a slow machine the time to choose may just have run out
                        button.click(timeout=5000)
                        taps += 1
            host.page.wait_for_timeout(100)
        expect(friend.page.get_by_role("region", name="Your move")).to_be_visible()
        assert taps
        complaints = host.complaints + friend.complaints
        host.close()
        friend.close()
    assert not complaints


def test_one_is_cut_off_and_one_looks_on(visit: Visit) -> None:
    host = visit()
    host.go("/")
    host.press("Open a table for friends", role="link")
    host.press("Open the table")
    expect(host.page.get_by_role("heading", name="3 seats are open")).to_be_visible()
    link = host.page.url

    friend = visit(size="phone")
    friend.page.goto(link)
    friend.sit()
    expect(friend.page.get_by_text("You sit here")).to_be_visible()
    host.press("Begin, bots fill the open seats")

    looker = visit()
    looker.page.goto(link)
    expect(looker.page.locator("header small").first).to_contain_text("watching")

    players = Player(host), Player(friend)
    hand = friend.page.get_by_role("group", name="Your hand")
    together(*players, until=lambda: players[1].moves >= 2 and bool(pieces(players[1])))

    # Where others play nobody has hints, unless the owner allows them.
    for person in (host, friend):
        expect(person.page.get_by_role("button", name="Hint")).to_have_count(0)

    # The looker-on has no hand, and no piece is open that has not been played.
    expect(looker.page.get_by_role("group", name="Your hand")).to_have_count(0)
    expect(looker.page.get_by_role("button", name="Hint")).to_have_count(0)

    # The friend loads the page anew, then loses the network for a while; the seat and the pieces are kept.
    held = pieces(players[1])
    friend.page.reload()
    expect(hand.get_by_role("button").first).to_have_accessible_name(re.compile("[a-z]"))  # the words have come, too
    assert sorted(pieces(players[1])) == sorted(held)
    friend.context.set_offline(True)
    friend.context.set_offline(False)
    friend.complaints.clear()  # the browser writes down that it was offline
    together(*players)
    for person in (host, friend, looker):
        expect(person.page.locator("dialog[open] .mine")).to_be_visible()
    expect(looker.page.get_by_role("button", name="Next hand")).to_have_count(0)


def test_one_is_ready_before_the_other_has_seen_the_settlement(visit: Visit) -> None:
    host, friend = visit(), visit()
    id = host.table("mohuahua", seats=["me", "open", "regular"])
    for person in (host, friend):
        person.go(f"/t/{id}")
    friend.sit()
    host.press("Begin")
    together(Player(host), Player(friend), until=friend.page.get_by_role("button", name="Next hand").is_visible)
    friend.press("Next hand", within="section.dock")
    expect(host.page.locator("dialog[open] .mine")).to_be_visible()


def test_without_a_clock_everybody_continues(visit: Visit) -> None:
    """六虎 4.1: whoever might hold the five tigers presses a button before the first call, and sees nothing of the others' presses."""
    host, friend = visit(), visit(size="phone")
    id = host.table("liuhu", seats=["me", "regular", "open", "regular"])  # with these seats neither of them sits out
    for person in (host, friend):
        person.go(f"/t/{id}")
    friend.sit()
    host.press("Begin")
    for person in (host, friend):
        expect(person.page.get_by_role("button", name="Continue")).to_be_visible()
    host.press("Continue")
    expect(host.page.get_by_text("Waiting for the others").first).to_be_visible()
    expect(friend.page.get_by_role("button", name="Continue")).to_be_visible()
    friend.press("Continue")
    for person in (host, friend):
        expect(person.page.get_by_text("Waiting for the others")).to_have_count(0)
        expect(person.page.get_by_role("button", name="Continue")).to_have_count(0)


def pieces(player: Player) -> list[str]:
    return [one["name"].removesuffix(", picked") for one in player.look()["hand"]]
