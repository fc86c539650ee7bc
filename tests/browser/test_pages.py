"""Records of finished hands, and the rules."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.terms import load
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.rooms import settle
from tests.browser.visitors import GAMES, NAMES, SIZES, VIEWPORTS, Size


@pytest.mark.parametrize("size", SIZES)
def test_a_replay(visit: Visit, size: Size) -> None:
    person = visit(size=size)
    table = person.finished("mohuahua")
    person.go(f"/t/{table}")
    person.press("Replay", role="link", within="dialog")
    page = person.page
    expect(page).to_have_url(re.compile(rf"/g/{table}#1\.0$"))
    controls = page.get_by_role("region", name="Controls")
    expect(controls.get_by_text(re.compile(r"^0 / \d+$"))).to_be_visible()
    for _ in range(3):
        person.press("Next")
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


@pytest.mark.parametrize("size", SIZES)
def test_a_review_and_another_try(visit: Visit, size: Size) -> None:
    """The decisions appear with their values; from one of them the hand is played again, and both results are compared."""
    person = visit(size=size, speed="instant")
    page = person.page
    table = person.finished("tianjiu")
    person.reviewed(table)
    decision = page.get_by_role("region", name="This decision")
    expect(decision).to_be_visible()
    expect(decision.get_by_role("listitem").first).to_contain_text("±")
    step = page.url.split(".")[-1]
    person.press("Try from here")
    expect(page).to_have_url(re.compile(r"/t/(?!" + table + ")"))
    expect(page.get_by_text("Another try").first).to_be_visible()
    Player(person).play()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("as played")
    expect(dialog).to_contain_text("One playing has luck in it")
    person.press("Back to the review", role="link", within="dialog")
    expect(page).to_have_url(re.compile(rf"/g/{table}#1\.{step}$"))
    expect(page.get_by_text("Tried once")).to_be_visible()

    # Nobody else gets in, and nobody else is told anything.
    other = visit(size=size)
    other.go(f"/g/{table}#1.{step}")
    expect(other.page.get_by_text("Only who played a hand can have it reviewed").first).to_be_visible()


@pytest.mark.parametrize(("game", "unit"), [("tianjiu", "units"), ("weimaque", "points")])
def test_a_review_on_a_small_phone_says_why_in_the_units_of_the_game(visit: Visit, game: str, unit: str) -> None:
    person = visit(size="small")
    page = person.page
    person.reviewed(person.finished(game))
    page.keyboard.press("n")  # to a mistake; without one the first decision stays
    decision = page.get_by_role("region", name="This decision")
    reason, buttons = decision.locator(".reason").bounding_box(), decision.locator(".buttons").bounding_box()
    assert reason is not None
    assert buttons is not None
    assert reason["y"] + reason["height"] <= buttons["y"]
    standing = page.locator(".standing")
    if not standing.get_by_text("No decision cost anything").is_visible():
        expect(standing).to_contain_text(unit)
    # The best, then what was played.
    whose = decision.locator(".who").all_inner_texts()
    assert whose[0] == "You" or whose[:2] == ["Master", "You"], whose
    at = page.locator("section.dock .num").get_by_text("/").first.inner_text().split("/")[0].strip()
    expect(decision.get_by_role("heading")).to_contain_text(f"Step {at}")


def test_an_option_of_a_review_is_played_on_on_the_board(visit: Visit) -> None:
    """A tap on an option shows how it might have gone on, step by step, and the way back."""
    person = visit(size="small")
    page = person.page
    table = person.table("tianjiu")
    person.go(f"/t/{table}")
    Player(person).play()
    person.reviewed(table)
    held = page.locator(".held .piece")
    decision = page.get_by_role("region", name="This decision")
    before = held.count()
    option = decision.get_by_role("listitem").first.get_by_role("button")
    option.tap()
    expect(option).to_have_attribute("aria-pressed", "true")
    expect(decision.get_by_role("status")).to_contain_text("1")
    assert held.count() < before  # what is played has left the hand
    person.press("Next")
    expect(decision.get_by_role("status")).to_contain_text("2")
    person.press("Back to the hand")
    expect(option).to_have_attribute("aria-pressed", "false")
    expect(held).to_have_count(before)


def test_a_record_of_ones_own(visit: Visit) -> None:
    person = visit()
    table = person.finished("shisanzhang")
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
    if person.touch:  # on a phone a game is a line that unfolds
        person.press("More · Tin Gau")
    person.press("Rules · Tin Gau", role="link")
    page = person.page
    for game in GAMES:
        person.go(f"/rules/{game}")
        expect(page.locator("article").get_by_role("heading", level=1)).to_contain_text(NAMES[game])
        expect(page.locator("article svg.piece").first).to_be_visible()
        assert page.locator("article section").count() >= 5
        # Nothing is wider than the screen.
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def told_besides(words: Any, inside: bool = False) -> Iterator[dict[str, str]]:
    """Other names and table talk in the words of a game, in all languages."""
    if isinstance(words, dict):
        if inside and isinstance(words.get("en"), str):
            yield words
        else:
            for key, part in words.items():
                yield from told_besides(part, inside or key in ("also", "slang"))


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_the_rules_tell_every_other_name(visit: Visit, language: str) -> None:
    person = visit(language=language)
    for game in GAMES:
        person.go(f"/rules/{game}")
        person.page.locator("article section").last.wait_for()
        for words in told_besides(load(game)):
            expect(person.page.locator("body"), f"{game}: {words['en']}").to_contain_text(words[language])


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wider_than_a_phone(visit: Visit, game: str) -> None:
    person = visit(size="phone")
    for path in ("/", f"/new/{game}", f"/score/{game}", f"/learn/{game}", f"/learn/{game}/1", "/pieces", "/replay"):
        person.go(path)
        settle(person)
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_a_review_on_a_phone_held_sideways_stands_beside_the_board(visit: Visit) -> None:
    """Steps, values and buttons are in sight at once, the whole hand too."""
    person = visit(size="sideways")
    page = person.page
    person.reviewed(person.finished("tianjiu"))
    width, height = VIEWPORTS["sideways"]
    board = page.locator(".hand").bounding_box()
    assert board is not None
    decision = page.get_by_role("region", name="This decision")
    for shown in (decision.get_by_role("listitem").first, decision.locator(".buttons button").first):
        box = shown.bounding_box()
        assert box is not None
        assert board["x"] + board["width"] <= box["x"] + 1
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
    assert board["y"] + board["height"] <= height
