"""Somebody who plays a hand and, at everything new, looks at the table at all sizes and in all languages."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.boxes import faults, resized
from tests.browser.player import Player
from tests.browser.rooms import STILL
from tests.browser.visitors import Visitor

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
BASE = (390, 844)  # where it is played
SPEAK = "(language) => localStorage.setItem('paiguan.settings', JSON.stringify({ language }))"
STATE = """() => ({
  phase: document.querySelector('section.dock')?.dataset.phase ?? '',
  step: document.querySelector('section.dock')?.dataset.step ?? '',
  picked: !!document.querySelector('[data-hand] [aria-pressed=true]'),
  sheet: !!document.querySelector('dialog[open]'),
})"""
SAME_STEP = "(step) => Number(document.querySelector('section.dock')?.dataset.step) >= Number(step)"
LARGE = "(size) => (document.documentElement.style.fontSize = size)"  # the reader's own size of letters
OVER = "over"
ALWAYS = ("dock", "say", "seat", "own", "hand")
# What a game has to show besides, while it is played; once a hand is over, its middle may have the whole felt.
BESIDES = {"liuhu": ("info",), "mohuahua": ("info",), "weimaque": ("info", "stock", "hard", "board", "exposed")}
HINTED = ("lead", "follow", "LEAD", "FOLLOW", "claim", "discard", "arrange")


def wanted(game: str, phase: str) -> tuple[str, ...]:
    """What must be seen at a table where a hand is played, or has just been."""
    return ("dock",) if phase == OVER else (*ALWAYS, *BESIDES.get(game, ()))


def measured(page: Page, game: str, sizes: Sequence[tuple[int, int]], where: str, *more: str) -> list[str]:
    """What does not fit at these sizes, as the page stands."""
    page.bring_to_front()  # what lies behind is drawn once a second
    page.wait_for_function(STILL)
    phase = page.evaluate(STATE)["phase"]
    wrong = []
    for width, height in sizes:
        resized(page, width, height)
        lines = faults(page, (*wanted(game, phase), *more))
        if lines:  # a part that moves to another place of the grid is drawn anew: look once the page is still
            page.wait_for_timeout(200)
            page.wait_for_function(STILL)
            lines = faults(page, (*wanted(game, phase), *more))
        wrong += [f"{game}, {phase}, {where}, {width}x{height}: {line}" for line in lines]
    return wrong


def hint(page: Page) -> None:
    """Ask for a hint. What the house says instead, such as that the game is not compiled yet, is the failure."""
    page.keyboard.press("h")
    given, said = page.locator("[data-must=hint]:not([aria-busy=true])"), page.locator(".toasts button")
    given.or_(said).first.wait_for()
    assert given.is_visible(), said.all_inner_texts()


class Survey:
    """A table at which one person sits with three pages, one in each language."""

    def __init__(self, visitor: Visitor, game: str, sizes: Sequence[tuple[int, int]], **wish: Any) -> None:
        self.visitor, self.game, self.sizes = visitor, game, sizes
        self.seen: set[tuple[str, bool]] = set()  # phases, and whether something was picked
        self.hinted: set[str] = set()  # languages in which a hint was asked for
        self.wrong: list[str] = []
        address = f"/t/{visitor.table(game, **wish)}"
        self.pages: dict[str, Page] = {}
        for language in LANGUAGES:
            page = visitor.page if language == LANGUAGES[0] else visitor.context.new_page()
            page.goto("/")
            page.evaluate(SPEAK, language)
            page.goto(address)
            expect(page.locator("section.dock")).to_be_visible()
            self.pages[language] = page
        visitor.page.bring_to_front()
        self.player = Player(visitor)

    def play(self) -> None:
        """A hand to its settlement; at each phase in which one is asked the table is looked at."""
        while not self.player.look()["settled"]:
            if self.player.asked(self.player.look()):
                self.look()
            self.player.step()
        for page in self.pages.values():
            page.bring_to_front()
            page.locator("dialog[open] .mine").wait_for()
            page.keyboard.press("Escape")
        self.visitor.page.bring_to_front()
        self.look(over=True)

    def look(self, *, over: bool = False) -> None:
        """Look at a phase that is new. Once a hand is over only after its settlement was closed: it would open while one looks."""
        state = self.visitor.page.evaluate(STATE)
        key = (state["phase"], state["picked"])
        if key in self.seen or state["sheet"] or (state["phase"] == OVER) != over:
            return
        self.seen.add(key)
        for language, page in self.pages.items():
            if page is not self.visitor.page and state["picked"]:
                continue  # what is picked is on one page alone
            page.wait_for_function(SAME_STEP, arg=state["step"])
            self.wrong += measured(page, self.game, self.sizes, language)
            if self._hints(language, state):
                hint(page)
                self.wrong += measured(page, self.game, self.sizes, f"{language} with a hint", "hint")
                page.keyboard.press("Escape")
        page = self.visitor.page
        if not state["picked"]:
            page.evaluate(LARGE, "200%")
            self.wrong += measured(page, self.game, self.sizes, "letters twice as large")
            page.evaluate(LARGE, "")
        resized(page, *BASE)

    def _hints(self, language: str, state: dict[str, Any]) -> bool:
        """A hint takes a while: in the longest language one is asked for at every phase, in the others once."""
        if state["phase"] not in HINTED or state["picked"] or (language in self.hinted and language != LANGUAGES[0]):
            return False
        self.hinted.add(language)
        return True
