"""Puzzles by touch on a small phone: right and wrong answers, what is kept, the puzzle of the day, and whether it fits a screen."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from paiguan.puzzles import Option, puzzles
from tests.browser.boxes import SIZES, faults, resized
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.visitors import GAMES

DOCK = "section.dock"
TEXTS = "() => [...document.querySelectorAll('.choices button')].map((one) => one.getAttribute('aria-label'))"


def pieces_of(option: Option) -> list[str]:
    return [str(piece) for value in option.move.values() if isinstance(value, list) for piece in value]


def give(page: Page, option: Option) -> None:
    """Pick an option by its pieces in the hand, then press its button."""
    for piece in pieces_of(option):
        page.locator(f'[data-hand] [data-piece="{piece}"][aria-pressed="false"]').first.tap()
    page.locator(f"{DOCK} .button.primary").tap()
    expect(page.locator(".said")).to_be_visible()


def test_right_and_wrong_answers_by_touch(visit: Visit) -> None:
    game = GAMES[0]
    person = visit(size="small")
    page = person.page
    # Picked by their pieces alone: all options of one verb.
    easy = [one for one in puzzles(game) if one.kind == "discard"]
    right, wrong = easy[0], easy[1]
    person.go(f"/puzzles/{game}/{right.id}?kind=discard")
    expect(page.locator(f"{DOCK} .button.primary")).to_be_disabled()
    assert len(page.evaluate(TEXTS)) == len(right.options)
    give(page, right.options[0])
    expect(page.locator(".said")).to_contain_text("Right")
    expect(page.locator(".streak")).to_have_text("1 in a row")
    best = page.locator(f"{DOCK} li").first
    expect(best).to_contain_text("You")
    page.locator(f"{DOCK} .button.primary").tap()
    expect(page).to_have_url(
        re.compile(rf"/puzzles/{game}/(?!{right.id})[\d-]+\?kind=discard$")
    )  # the next of the kind

    person.go(f"/puzzles/{game}/{wrong.id}")
    give(page, wrong.options[-1])
    expect(page.locator(".said")).to_contain_text("Not quite")
    expect(page.locator(".streak")).to_have_text("0 in a row")
    expect(page.locator(f"{DOCK} li.bad")).to_contain_text("You")
    expect(page.locator(f"{DOCK} li").first).to_contain_text("Best")
    person.press("This puzzle is wrong")
    expect(page.locator(DOCK)).to_contain_text("The house has been told.")
    person.server.wait_for(f"puzzle_disputed game={game} puzzle={wrong.id}")
    page.locator("a[aria-label='Back to the puzzles']").tap()
    expect(page.locator("dl")).to_contain_text(f"1/{len(puzzles(game))}")  # kept


def test_a_puzzle_is_played_out(visit: Visit) -> None:
    """From its position, against bots, to a result beside what the best move brings on average; and back."""
    game = "tianjiu"
    puzzle = max(puzzles(game), key=lambda one: len(one.record["actions"]))  # the end of a hand
    person = visit(size="small", speed="instant")
    page = person.page
    person.go(f"/puzzles/{game}/{puzzle.id}")
    give(page, puzzle.options[0])
    person.press("Play it out")
    expect(page).to_have_url(re.compile(r"/t/"))
    expect(page.get_by_text("A puzzle played out").first).to_be_visible()
    view: Any = puzzle.deal().view(puzzle.seat)
    expect(page.locator("[data-hand] [data-piece]")).to_have_count(len(view.hand))
    Player(person).play()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("best move, on average")
    value = puzzle.options[0].value
    expect(dialog).to_contain_text(f"{'−' if value < 0 else '+'}{abs(value):.1f}".removesuffix(".0"))
    person.press("Back to the puzzles", role="link", within="dialog")
    expect(page).to_have_url(re.compile(rf"/puzzles/{game}$"))


def test_the_puzzle_of_the_day(visit: Visit) -> None:
    person = visit(size="small")
    page = person.page
    person.go("/")
    page.locator('a[href$="/puzzles/today"] >> visible=true').tap()
    page.locator(".choices button").first.tap()
    page.locator(f"{DOCK} .button.primary").tap()
    expect(page.locator(".said")).to_be_visible()
    person.go("/")
    expect(page.locator('a[href$="/puzzles/today"]')).to_have_count(0)  # the next comes tomorrow


def test_a_puzzle_that_is_not_there(visit: Visit) -> None:
    person = visit(size="small")
    for path in (f"/puzzles/{GAMES[0]}/none", "/puzzles/none"):
        person.go(path)
        expect(person.page.locator("h1")).to_have_text("No such page")


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_fit_every_screen(visit: Visit, game: str) -> None:
    """The position with most options, and its answer, in the language with the longest words."""
    person = visit(size="small")
    page, wrong = person.page, []
    fullest = max(puzzles(game), key=lambda one: len(one.options))
    person.go(f"/puzzles/{game}/{fullest.id}")
    page.locator(".choices button").first.tap()
    for width, height in SIZES:
        resized(page, width, height)
        wrong += [f"asked {width}x{height}: {fault}" for fault in faults(page, ("hand", "action"))]
    page.locator(f"{DOCK} .button.primary").tap()
    for width, height in SIZES:
        resized(page, width, height)
        wrong += [f"answered {width}x{height}: {fault}" for fault in faults(page, ("coach", "action"))]
    assert not wrong, "\n".join(wrong)
