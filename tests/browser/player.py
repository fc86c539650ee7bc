"""Somebody who plays by looking at the page: the sentences, chips, buttons and pieces of whichever game it is."""

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator

from tests.browser.visitors import ROOT, Visitor
from tests.patience import PATIENCE

# What a button is called: its label, or what is written on it without the cap of its key.
NAME = """(e) => {
  if (!e || e.hasAttribute('aria-label')) return e?.getAttribute('aria-label').trim() ?? '';
  const copy = e.cloneNode(true);
  copy.querySelectorAll('kbd, [aria-hidden=true]').forEach((cap) => cap.remove());
  return copy.textContent.trim().replace(/\\s+/g, ' ');
}"""

# What can be seen of the dock, the hand and the settlement.
LOOK = """() => {
  const name = NAME;
  const seen = (e) => e.checkVisibility() && e.getBoundingClientRect().width > 0;
  const read = (e) => ({
    name: name(e),
    looks: [...e.classList],
    dead: e.disabled || e.ariaDisabled === 'true',
    on: e.ariaPressed === 'true',
    busy: e.ariaBusy === 'true',
    keys: e.getAttribute('aria-keyshortcuts') ?? '',
    group: e.closest('[role=group]')?.getAttribute('aria-label') ?? '',
  });
  const all = (where, read) => [...document.querySelectorAll(where)].filter(seen).map(read);
  // Where a piece can be touched: cards of a hand lie over one another.
  const SPOTS = [0.5, 0.3, 0.7, 0.1, 0.9];
  const spot = (e) => {
    const { left, top, width, height } = e.getBoundingClientRect();
    for (const down of SPOTS) for (const across of SPOTS)
      if (e.contains(document.elementFromPoint(left + across * width, top + down * height))) return { x: across * width, y: down * height };
    return null;
  };
  return {
    said: document.querySelector('#dock-why')?.innerText ?? '',
    dock: all('section.dock button', read),
    hand: all('[data-hand] button', (e) => ({ ...read(e), spot: spot(e) })),
    settled: !!document.querySelector('dialog[open] :is(.mine, .tries)'),
    title: document.querySelector('header small')?.innerText ?? '',
  };
}""".replace("NAME", NAME)


def called(*ids: str) -> set[str]:
    """What the page's own words for these are, in each of its languages."""
    page = ROOT / "web" / "src"
    texts = [file.read_text("utf-8") for place in ("i18n", "games") for file in (page / place).glob("*/*.ftl")]
    return {found for id in ids for text in texts for found in re.findall(rf"^{id} = (.+)$", text, re.MULTILINE)}


TOOLS = called(
    *(
        "table-hint",
        "table-take-back",
        "table-last-quan",
        "table-last-lun",
        "table-sort",
        "table-more-choices",
        "close",
    ),
    *("table-settlement", "table-next-hand", "match-rematch", "daily-back", "shisanzhang-undo", "shisanzhang-swap"),
)
ARRANGE = called("shisanzhang-arrange")
RUNS = called("weimaque-which-run")


HAND = "[data-hand] button"
HASTE, LONGEST = 500, 8000  # ms that a press waits for what may be gone already; each time in vain twice as long


class Stuck(AssertionError):
    pass


def picked(hand: list[dict[str, Any]]) -> list[tuple[str, bool]]:
    """The pieces of a hand, and which of them are picked."""
    return [(one["name"], one["on"]) for one in hand]


class Player:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.moves = 0  # presses that may have been moves
        self._tries: dict[str, int] = {}
        self._haste = HASTE

    def look(self) -> dict[str, Any]:
        return self.page.evaluate(LOOK)

    def press(self, target: Locator, spot: Any = None) -> None:
        press = target.tap if self.visitor.touch else target.click
        press(timeout=self._haste, position=spot)
        self._haste = HASTE

    def asked(self, look: dict[str, Any]) -> bool:
        """Is there anything to do but wait?"""
        return any(self._useful(one) for one in look["dock"])

    @staticmethod
    def _useful(one: dict[str, Any]) -> bool:
        if "claim" in one["looks"]:
            return "may" in one["looks"]
        return one["name"] not in TOOLS

    def play(self, *, until_moves: int | None = None, seconds: float = PATIENCE) -> None:
        """Play until the settlement is on the screen, or until one has moved so often and is asked again."""
        end = time.monotonic() + seconds
        while not self.step():
            if until_moves is not None and self.moves >= until_moves and self.asked(self.look()):
                return
            if time.monotonic() > end:
                raise Stuck(f"no settlement after {seconds} s and {self.moves} moves: {self.look()}")

    def until_chips(self) -> None:
        """Answer what is asked before the first play (how to draw, whether to declare), until pieces are to be played. Now and
        then somebody is dealt a hand that ends there: then the next one is asked for."""
        while (
            not any("chip" in one["looks"] and not one["on"] for one in self.look()["dock"]) or not self.look()["hand"]
        ):
            if self.step():
                self.visitor.press("Next hand", within="dialog")
                self.page.locator("dialog[open]").wait_for(state="hidden")  # or the same settlement would be met again

    def step(self) -> bool:
        """Do one thing, or wait a little; whether the settlement is on the screen."""
        look = self.look()
        if look["settled"]:
            return True
        try:
            acted = self.act(look)
        except Error as error:  # what was about to be pressed has just gone
            if "Timeout" not in str(error) and "detached" not in str(error):
                raise
            self._haste = min(2 * self._haste, LONGEST)
            acted = False
        if not acted:
            self.page.wait_for_timeout(40)
        return False

    def act(self, look: dict[str, Any]) -> bool:
        """Press one thing, if there is anything to press."""
        dock = look["dock"]
        if any(one["busy"] for one in dock):
            return False
        chosen = self._choose(look)
        if chosen is None:
            return False
        where, at = chosen
        target = self.page.locator(f"{where} >> visible=true").nth(at)
        if where == HAND:
            self.press(target, look["hand"][at]["spot"])
            self._until_picked(look["hand"])
        else:
            self.press(target)
            self.moves += 1
            self.page.wait_for_timeout(25)
        return True

    def _until_picked(self, hand: list[dict[str, Any]]) -> None:
        """Wait until the page shows the press. Someone who looked too early would pick a second piece where one is asked for."""
        for _ in range(20):
            self.page.wait_for_timeout(25)
            if picked(self.look()["hand"]) != picked(hand):
                return

    def _choose(self, look: dict[str, Any]) -> tuple[str, int] | None:
        dock, hand = look["dock"], look["hand"]
        live = [(i, one) for i, one in enumerate(dock) if self._useful(one)]
        if not live:
            return None
        button = "section.dock button"

        def first(looks: str) -> int | None:
            return next((i for i, one in live if not one["dead"] and looks in one["looks"]), None)

        arrange = next((i for i, one in live if one["name"] in ARRANGE), None)
        if arrange is not None:
            # Asked again only after a while: each time the cards are laid anew, and judged when they rest.
            again = self._seen("arrange " + look["title"]) % 25 == 0
            ready, declare = first("primary"), first("red")
            if again:
                return button, arrange
            if ready == arrange:  # the cards still make a foul: a special was proposed instead of a layout
                ready = declare
            return None if ready is None else (button, ready)
        run = next((i for i, one in live if one["group"] in RUNS), None)
        # In 十三張 without advice the cards lie as they were picked: a foul is laid down too.
        for at in (first("red"), run, first("claim"), first("primary"), first("danger")):
            if at is not None:
                return button, at
        chips = [i for i, one in live if "chip" in one["looks"] and not one["on"]]
        if chips:
            tried = self._seen("chips " + look["said"] + str([one["name"] for one in hand]))
            return button, chips[tried % len(chips)]
        plain = [i for i, one in live if not one["dead"] and "plain" in one["looks"]]
        if plain:
            return button, plain[0]
        # With every piece picked and nothing to press, too many are: put one back.
        free = [i for i, one in enumerate(hand) if not one["on"]] or list(range(len(hand)))
        if free:
            tried = self._seen("pieces " + str([one["name"] for one in hand]))
            return HAND, free[tried % len(free)]
        return None

    def _seen(self, what: str) -> int:
        """How often one has stood before this already."""
        before = self._tries.get(what, 0)
        self._tries[what] = before + 1
        return before


def together(*players: Player, until: Callable[[], bool] = lambda: False, seconds: float = PATIENCE) -> None:
    """Several people at one table play until each of them sees the settlement."""
    end = time.monotonic() + seconds
    while not until():
        settled = [player.step() for player in players]
        if all(settled):
            return
        if time.monotonic() > end:
            raise Stuck(f"no settlement after {seconds} s: {[player.look() for player in players]}")
