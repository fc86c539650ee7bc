"""Records of finished hands, the rules, a first hand with a guide, and the score sheet."""

import json
import re

import pytest
from playwright.sync_api import expect

from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.visitors import GAMES, NAMES, SIZES, Size


@pytest.mark.parametrize("size", SIZES)
def test_a_replay(visit: Visit, size: Size) -> None:
    person = visit(size=size)
    table = person.table("mohuahua")
    person.go(f"/t/{table}")
    Player(person).play()
    person.press("Replay", role="link", within="dialog")
    page = person.page
    expect(page).to_have_url(re.compile(rf"/g/{table}#1\.0$"))
    controls = page.get_by_role("region", name="Controls")
    expect(controls.get_by_text(re.compile(r"^0 / \d+$"))).to_be_visible()
    for _ in range(3):
        person.press("Step on")
    expect(page).to_have_url(re.compile(r"#1\.3$"))
    person.press("Step back")
    expect(page).to_have_url(re.compile(r"#1\.2$"))
    person.press("To the end")
    last = page.url
    assert not last.endswith(".2")

    # A link leads to the step, also for somebody who was not at the table and sees no hand.
    other = visit(size=size)
    other.page.goto(last)
    at = last.split(".")[-1]
    expect(other.page.get_by_text(f"{at} / {at}")).to_be_visible()


def test_a_record_of_ones_own(visit: Visit) -> None:
    person = visit()
    table = person.table("shisanzhang")
    person.go(f"/t/{table}")
    Player(person).play()
    answer = person.context.request.get(f"/api/tables/{table}/hands/1/record")
    assert answer.ok, answer.text()
    person.go("/replay")
    page = person.page
    page.get_by_role("textbox", name="Or paste it").fill("not a record")
    person.press("Look at it")
    expect(page.get_by_text("This cannot be read as a record.")).to_be_visible()
    page.get_by_role("textbox", name="Or paste it").fill(json.dumps(json.loads(answer.text())))
    person.press("Look at it")
    expect(page.get_by_role("region", name="Controls")).to_be_visible()
    person.press("To the end")
    page.get_by_role("tab", name="Score").click()
    expect(page.get_by_text("Sum")).to_be_visible()


def test_a_record_in_which_houses_fill_up(visit: Visit) -> None:
    """抹花花 4: beside the four Heavens a house puts cards down twice in one trick."""
    deals = (played_at_random("mohuahua", seed) for seed in range(2000))
    record = next(deal.record() for deal in deals if any(action["do"] == "pad" for action in deal.record()["actions"]))
    person = visit()
    person.go("/replay")
    page = person.page
    page.get_by_role("textbox", name="Or paste it").fill(json.dumps(record))
    person.press("Look at it")
    expect(page.get_by_role("region", name="Controls")).to_be_visible()
    for step in range(len(record["actions"])):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_text(f"{step + 1} / {len(record['actions'])}", exact=True)).to_be_visible()


def played_at_random(game: str, seed: int) -> Deal:
    deal = Game(game, {}).deal(seed)
    while not deal.over:
        deal.push(deal.legal_moves.random(seed))
    return deal


@pytest.mark.parametrize("size", SIZES)
def test_the_rules(visit: Visit, size: Size) -> None:
    person = visit(size=size)
    person.go("/")
    person.press("Rules · Tin Gau", role="link")
    page = person.page
    for game in GAMES:
        person.go(f"/rules/{game}")
        expect(page.locator("article").get_by_role("heading", level=1)).to_contain_text(NAMES[game])
        expect(page.locator("article svg.piece").first).to_be_visible()
        assert page.locator("article section").count() >= 5
        # Nothing is wider than the screen.
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_guided_first_hand(visit: Visit) -> None:
    person = visit(size="phone")
    person.go("/learn/tianjiu")
    person.page.locator("main button.primary").tap()
    expect(person.page).to_have_url(re.compile("/t/"))
    Player(person).play()


def test_a_score_sheet(visit: Visit) -> None:
    person = visit()
    person.go("/score/tianjiu")
    expect(person.page.get_by_role("heading", name="Players")).to_be_visible()
    expect(person.page.get_by_role("heading", name="Result")).to_be_visible()


def test_a_score_sheet_that_cannot_be(visit: Visit) -> None:
    """Numbers are kept within their bounds; what the rules refuse is said on the page, and is no error of the page's."""
    person = visit()
    person.go("/score/liuhu")
    page, result = person.page, person.page.locator("aside")
    page.get_by_role("group", name="Winner").get_by_role("button", name="A", exact=True).click()
    for name in ("from tricks", "old cards in hand"):
        number = page.get_by_role("spinbutton", name=name)
        number.fill("99")
        number.press("Tab")
        expect(number).to_have_value("12")
    page.locator(".pick").first.locator("button").first.click()
    expect(result.get_by_text("With 12 hu from tricks at most 0 cards")).to_be_visible()
    page.get_by_role("spinbutton", name="old cards in hand").fill("0")
    page.get_by_role("spinbutton", name="from tricks").fill("6")
    page.get_by_role("spinbutton", name="from tricks").press("Tab")
    expect(result.get_by_role("button", name="Write it down")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wider_than_a_phone(visit: Visit, game: str) -> None:
    person = visit(size="phone")
    for path in ("/", f"/new/{game}", f"/score/{game}", f"/learn/{game}", "/pieces", "/replay"):
        person.go(path)
        person.page.wait_for_load_state("networkidle")
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
