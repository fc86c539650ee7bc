"""The lessons, taken by touch on a small phone: every step of a course, a hand that is won, and whether it fits a screen."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from paiguan.engine.lessons import Lesson, Step, course
from tests.browser.boxes import SIZES, faults, resized
from tests.browser.conftest import Visit
from tests.browser.visitors import GAMES

PANEL = ".panel"
READABLE = 22  # px that a piece to tap is wide
WIDTHS = "() => [...document.querySelectorAll('[data-hand] .piece')].map((one) => one.getBoundingClientRect().width)"

CUT = "() => [...document.querySelectorAll('.tap i')].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"


def go_on(page: Page) -> Locator:
    return page.locator(f"{PANEL} .button.primary")


def pick(page: Page, pieces: list[str]) -> None:
    for piece in pieces:
        page.locator(f'[data-hand] [data-piece="{piece}"][aria-pressed="false"]').first.tap()


def answer(page: Page, step: Step) -> None:
    """Give a right answer, and wait until it is praised."""
    right = step.accept[0]
    if step.piles:
        page.locator(f'[data-pile="{right}"]').tap()
    elif step.choices:
        page.locator(f"{PANEL} .choice").nth([one.id for one in step.choices].index(right)).locator("button").tap()
    else:
        for group in right:
            pick(page, group)
        if step.move:
            go_on(page).tap()
    expect(page.locator(f"{PANEL}.good")).to_be_visible()


def take(page: Page, lesson: Lesson) -> None:
    for step in lesson.steps:
        answer(page, step)
        go_on(page).tap()


def test_a_whole_course_by_touch(visit: Visit) -> None:
    game = GAMES[0]
    person = visit(size="small")
    page = person.page
    person.go("/")
    page.locator('section a[href$="/learn"]').tap()
    *lessons, last = course(game)
    for lesson in lessons:
        page.locator(".foot .button.primary").tap()
        expect(page).to_have_url(re.compile(rf"/learn/{game}/{lesson.id}$"))
        if lesson.id == "4":  # mistakes: nothing is lost, and after two the right piece glows
            answer(page, lesson.steps[0])
            go_on(page).tap()
            for _ in range(2):
                pick(page, ["53"])
                expect(page.locator(f"{PANEL}.warm")).to_contain_text("level")
                go_on(page).tap()
            expect(page.locator('[data-piece="54"].glow')).to_be_visible()
            # Who leaves comes back to the same step.
            page.reload()
            expect(page.locator(PANEL)).to_contain_text("Pebble’s lead")
            for step in lesson.steps[1:]:
                answer(page, step)
                go_on(page).tap()
        else:
            take(page, lesson)
        expect(page.locator("li.done")).to_have_count(int(lesson.id))
    expect(page.locator("li.done small").first).to_have_text("done · first try")
    expect(page.locator("li.done small").nth(3)).to_have_text("done")

    assert last.play is not None
    page.locator(".foot .button.primary").tap()
    expect(page).to_have_url(re.compile(r"/t/.*\?lesson=8$"))
    dock = page.locator("section.dock")
    pick(page, ["55"])
    dock.locator(".button.primary").tap()
    expect(dock).to_contain_text("Man and Goose still beat a Plum")  # asked again; nothing was played
    pick(page, [])
    page.locator('[data-hand] [data-piece="55"]').tap()
    for move in last.play.line:
        pieces = move.split()[1:]
        expect(page.locator("[data-hand] button").first).to_be_visible()
        pick(page, pieces)
        dock.locator(".button.primary").tap()
        expect(page.locator("[data-hand] [aria-pressed=true]")).to_have_count(0)
    won = page.get_by_role("dialog", name="You won the hand")
    expect(won).to_contain_text(f"+{last.play.payments[0]}")
    person.press("See the account", within="dialog")
    expect(page.locator("dialog[open] .mine")).to_be_visible()
    person.go("/")
    expect(page.locator('section a[href$="/learn"]')).to_have_count(0)


@pytest.mark.parametrize("game", GAMES[1:])
def test_a_first_lesson_by_touch(visit: Visit, game: str) -> None:
    person = visit(size="small")
    person.go(f"/learn/{game}")
    person.page.locator(".foot .button.primary").tap()
    take(person.page, course(game)[0])
    expect(person.page.locator("li.done")).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
def test_lessons_fit_every_screen(visit: Visit, game: str) -> None:
    """The first step of each lesson, in the language with the longest words."""
    person = visit(size="small")
    page, wrong = person.page, []
    for lesson in [one.id for one in course(game) if one.steps]:
        person.go(f"/learn/{game}/{lesson}")
        page.locator("[data-must=coach]").wait_for()
        for width, height in SIZES:
            resized(page, width, height)
            narrow = [wide for wide in page.evaluate(WIDTHS) if wide < READABLE]
            wrong += [f"{lesson} {width}x{height}: a piece is {wide:.0f} px wide" for wide in narrow[:1]]
            wrong += [f"{lesson} {width}x{height}: “{name}” is cut short" for name in page.evaluate(CUT)[:1]]
            wrong += [f"{lesson} {width}x{height}: {fault}" for fault in faults(page, ("coach", "hand"))]
    assert not wrong, "\n".join(wrong)
