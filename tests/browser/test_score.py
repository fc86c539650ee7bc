"""The score pad: hands of an evening with real pieces, entered by touch and by keyboard."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitors import GAMES, Visitor

SMALL = (360, 640)
SIZES = [(320, 568), (360, 640), (844, 390), (768, 1024), (1280, 720), (2560, 1440)]

# What lies over the edge of the screen, or over the page's own width; strips that scroll by themselves may.
CLIPPED = """() => [...document.querySelectorAll('main button, main input, main b, main small, footer *')].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width && (box.left < -0.5 || box.right > innerWidth + 0.5);
}).map((one) => one.outerHTML.slice(0, 120))"""

# Numbers that have no room in their box.
SQUEEZED = (
    "() => [...document.querySelectorAll('main input')].filter((one) => one.clientWidth && one.clientWidth < 14).length"
)


def open_pad(visit: Visit, game: str, room: tuple[int, int] | None = None, **how: Any) -> Visitor:
    person = visit(**how)
    if room is not None:
        person.page.set_viewport_size({"width": room[0], "height": room[1]})
    person.go(f"/score/{game}")
    expect(person.page.get_by_role("button", name="Note it")).to_be_visible()
    return person


def count(page: Page, name: str, number: int) -> None:
    box = page.get_by_role("spinbutton", name=name)
    box.fill(str(number))
    box.press("Tab")


def won(page: Page, seat: str) -> None:
    page.get_by_role("group", name="Who won?").get_by_role("button", name=re.compile(f"^{seat} ")).click()


def tianjiu_hand(page: Page, winner: str) -> None:
    """One, five, none and two stacks; the third seat follows from the others."""
    won(page, winner)
    page.get_by_role("button", name="One tile").click()
    for seat, stacks in (("A", 1), ("B", 5), ("D", 2)):
        count(page, f"Stacks 棟, {seat}", stacks)
    expect(page.get_by_role("spinbutton", name="Stacks 棟, C, auto")).to_have_value("0")


def enter(page: Page, game: str) -> None:
    """An ordinary hand of each game."""
    match game:
        case "tianjiu":
            tianjiu_hand(page, "D")
        case "liuhu":
            won(page, "B")
            for name, number in (("From tricks", 5), ("Old cards", 2), ("Dream match", 1)):
                count(page, name, number)
        case "mohuahua":
            count(page, "Tricks 墩, A", 6)
            count(page, "Tricks 墩, B", 8)
            page.get_by_role("group", name="Xi 喜").get_by_role("button", name="B").click()
        case "weimaque":
            won(page, "A")
            count(page, "Hard points", 14)
            count(page, "Red cards", 1)
            page.get_by_role("button", name="Single Wait").click()
        case "shisanzhang":
            for pile, order in (("Head", "BDA"), ("Middle", "ABC"), ("Tail", "BAC")):
                for seat in order:
                    page.get_by_role("group", name=pile).get_by_role("button", name=re.compile(f"{seat}$")).click()


PAYMENTS = {
    "tianjiu": "−6 +1 −5 +10",
    "liuhu": "−3 +4 +2 −3",
    "mohuahua": "+1 +2 −3",
    "weimaque": "+204 −102 0 −102",
    "shisanzhang": "+3 +1 −3 −1",
}


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_fits_a_small_phone_and_is_noted(visit: Visit, game: str) -> None:
    person = open_pad(visit, game, SMALL, size="phone")
    page = person.page
    enter(page, game)
    expect(page.locator("footer li b")).to_have_text(PAYMENTS[game].split())
    # The seats, every usual question and the button are on the screen at once, with the fold of the rare ones.
    page.evaluate("scrollTo(0, 0)")
    fold = page.locator("details summary").first.bounding_box()
    foot = page.locator("footer").bounding_box()
    assert fold is not None
    assert foot is not None
    assert fold["y"] + fold["height"] <= foot["y"] + 1
    person.press("Note it", exact=False)
    expect(page.locator("header small")).to_contain_text("Hand 2 ")
    assert page.evaluate(CLIPPED) == []


def test_dealer_and_streak_go_on_by_themselves(visit: Visit) -> None:
    """The winner deals the next hand and is paid double for it; before, the next hand was settled with the old dealer."""
    person = open_pad(visit, "tianjiu")
    page = person.page
    tianjiu_hand(page, "D")
    expect(page.get_by_role("button", name="Next: D deals, ×2")).to_be_visible()
    person.press("Note it", exact=False)
    expect(page.locator(".bar button").nth(3)).to_contain_text("Dealer")
    tianjiu_hand(page, "D")
    expect(page.locator("footer li b")).to_have_text(["−6", "+2", "−10", "+14"])
    person.press("Note it", exact=False)
    expect(page.locator("tfoot td")).to_have_text(["−12", "+3", "−15", "+24"])
    page.reload()
    expect(page.locator("tfoot td")).to_have_text(["−12", "+3", "−15", "+24"])


def test_nothing_is_lost_by_one_tap(visit: Visit) -> None:
    person = open_pad(visit, "tianjiu")
    page = person.page
    tianjiu_hand(page, "D")
    person.press("Note it", exact=False)
    person.press("Undo the last hand")
    expect(page.locator("tfoot td")).to_have_count(0)
    person.press("Put it back")
    expect(page.locator("tfoot td")).to_have_text(["−6", "+1", "−5", "+10"])
    person.press("End the evening")
    expect(page.get_by_text("One earlier evening")).to_be_visible()
    person.press("Put it back")
    expect(page.locator("tfoot td")).to_have_text(["−6", "+1", "−5", "+10"])


def test_a_corrected_hand_settles_the_later_ones_again(visit: Visit) -> None:
    person = open_pad(visit, "tianjiu")
    page = person.page
    for _ in range(2):
        tianjiu_hand(page, "D")
        person.press("Note it", exact=False)
        expect(page.get_by_role("button", name="One tile")).to_have_attribute("aria-pressed", "false")
    person.press("Correct hand 1")
    won(page, "B")
    expect(page.get_by_role("button", name="Next: B deals")).to_be_visible()
    person.press("Correct it", exact=False)
    expect(page.locator("tbody tr").nth(0).locator("td")).to_have_text(["−6", "+13", "−5", "−2"])
    expect(page.locator("tbody tr").nth(1).locator("td")).to_have_text(["−3", "+1", "−5", "+7"])


def test_what_is_lacking_is_named_in_words(visit: Visit) -> None:
    person = open_pad(visit, "tianjiu")
    page, foot = person.page, person.page.locator("footer")
    expect(foot).to_contain_text("Who won?")
    won(page, "A")
    expect(foot.get_by_text("Finished with: still missing.", exact=True)).to_be_visible()  # nothing is wrong yet
    person.press("Capture 擒")
    expect(foot).to_contain_text("Who led to the last trick: still missing")
    leader = page.get_by_role("group", name="Who led to the last trick?")
    expect(leader.get_by_role("button")).to_have_text(["B", "C", "D"])  # never the winner
    leader.get_by_role("button", name="B").click()
    expect(foot).to_contain_text("stacks add up to 0; they should make 8")
    count(page, "Stacks 棟, A", 9)
    expect(page.get_by_role("spinbutton", name="Stacks 棟, A")).to_have_value("8")


def test_where_nobody_banks_the_next_dealer_only_deals(visit: Visit) -> None:
    person = visit(language="zh-Hant")
    person.go("/score/shisanzhang")
    page = person.page
    page.get_by_role("button", name="牌友與規則").click()
    page.get_by_role("combobox", name="所用規則").select_option("points3")
    page.keyboard.press("Escape")
    for pile in ("頭墩", "中墩", "尾墩"):
        for seat in "甲乙丙":
            page.get_by_role("group", name=pile).get_by_role("button", name=re.compile(f"{seat}$")).click()
    expect(page.locator("footer")).to_contain_text("下一局 乙 發牌")


def test_whole_hands_are_entered_when_wanted(visit: Visit) -> None:
    person = open_pad(visit, "weimaque")
    page = person.page
    won(page, "B")
    page.get_by_text("More", exact=True).click()
    person.press("Lay out the hand")
    expect(page.get_by_text("0 of 20 cards in all")).to_be_visible()
    page.get_by_role("group", name="Laid melds").locator(".box button").nth(3).click()
    expect(page.get_by_text("3 of 20 cards in all")).to_be_visible()
    expect(page.get_by_role("group", name="Who discarded it?")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_is_clipped_at_any_size(visit: Visit, width: int, height: int) -> None:
    person = visit()
    person.page.set_viewport_size({"width": width, "height": height})
    for game in GAMES:
        person.go(f"/score/{game}")
        expect(person.page.get_by_role("button", name="Note it")).to_be_visible()
        person.page.locator("details summary").first.click()
        assert person.page.evaluate(CLIPPED) == []
        assert person.page.evaluate(SQUEEZED) == 0
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_pad_at_rest_asks_nothing(visit: Visit) -> None:
    """The answer to a sheet is no reason to ask again."""
    person = open_pad(visit, "tianjiu")
    page = person.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("button", name="One tile").click()
    expect(page.get_by_role("button", name="One tile")).to_have_attribute("aria-pressed", "true")
    page.wait_for_load_state("networkidle")
    assert len(asked) == 1
