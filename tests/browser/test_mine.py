"""我的牌局: a played hand is there, opens in one tap, can be taken away, deleted and put back, and follows to another device."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitors import SIZES, Size


@pytest.mark.parametrize("size", SIZES)
def test_my_games(visit: Visit, size: Size) -> None:
    person = visit(size=size)
    page = person.page
    person.go("/")
    person.press("My games", role="link", within="main")
    expect(page.get_by_text("Finish a hand, and it will be here")).to_be_visible()
    expect(page.locator(".who .seal")).to_have_text(
        page.locator(".name b").inner_text()[0]
    )  # one's seal, as at the table
    table = person.finished("shisanzhang")
    person.go("/mine")
    match = page.get_by_role("button", name=re.compile("^Thirteen Cards · "))
    expect(match).to_have_count(1)
    person.press("As numbers")
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(2)  # the head and a hand

    with page.expect_download() as download:
        person.press("Results (.csv)", role="link")
    assert download.value.path().read_text("utf-8").count(table) == 1
    with page.expect_download() as download:
        person.press("All records (.jsonl)", role="link")
    assert download.value.path().read_text("utf-8").count("\n") == 1

    person.press("Replay Thirteen Cards, hand 1", role="link")
    expect(page).to_have_url(re.compile(rf"/g/{table}#1"))
    page.go_back()
    expect(match).to_be_visible()

    person.press("Delete all of it")
    expect(page.get_by_text("Everything was deleted.")).to_be_visible()
    expect(match).to_have_count(0)
    person.press("Put it back")
    expect(match).to_be_visible()


def test_another_device(visit: Visit) -> None:
    """The code of one device, opened as the picture's link on another that has a game of its own: lessons come along."""
    one, other = visit(), visit(size="phone")
    for person, game in ((one, "shisanzhang"), (other, "mohuahua")):
        person.finished(game)
    one.go("/learn/liuhu")
    one.page.evaluate("localStorage.setItem('paiguan.lessons', JSON.stringify({ done: { liuhu: { 1: 'first' } } }))")
    one.go("/mine")
    one.press("Another device")
    one.press("Show a code")
    code = one.page.locator("dialog .code").inner_text().replace(" ", "")
    name = one.page.locator(".name b").inner_text()
    other.go(f"/mine#{code}")
    expect(other.page.get_by_text(f"Use {name}’s identity?")).to_be_visible()
    assert code not in other.page.url
    other.press("Use it")
    games = other.page.get_by_role("button", name=re.compile("^(Thirteen Cards|Mo Huahua) · "))
    expect(games).to_have_count(2)
    expect(other.page.locator(".name b")).to_have_text(name)
    other.press("Another device")
    other.page.get_by_label("A code from the other device").fill(code)
    other.press("Look")
    expect(other.page.get_by_text("This code is wrong, used or expired.")).to_be_visible()
    other.complaints.clear()  # the browser notes the refusal
    other.go("/learn/liuhu")
    expect(other.page.locator("li.done")).to_have_count(1)


@pytest.mark.parametrize("size", SIZES)
def test_mistakes_by_kind_and_over_time(visit: Visit, size: Size) -> None:
    """Empty at first, with how to fill it; after a review each kind with its numbers and its puzzles."""
    person = visit(size=size)
    page = person.page
    table = person.finished("shisanzhang")
    person.go("/mine")
    page.locator(".card label", has_text="Mistakes").click()
    expect(page.get_by_text("No hand of this game has been reviewed yet.")).to_be_visible()
    person.reviewed(table)
    person.go("/mine")
    page.locator(".card label", has_text="Mistakes").click()
    found = person.context.request.get("/api/me/mistakes?game=shisanzhang").json()
    lost = f"In the one hand you had reviewed you lost {found['mean']:.2f}"
    none = "You made no mistake in the one hand you had reviewed."
    expect(page.get_by_text(lost if found["mean"] >= 0.005 else none)).to_be_visible()
    kinds = page.locator("table.kinds tbody tr")
    expect(kinds.first).to_contain_text(re.compile(r"\d/\d"))
    person.press("As numbers")
    expect(page.locator(".numbers tbody tr")).to_have_count(1)
    page.get_by_role("link", name="Puzzles of this kind: Layout").click()
    expect(page).to_have_url(re.compile(r"/puzzles/shisanzhang\?kind=\w+$"))
