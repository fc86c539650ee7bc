"""`make soak [ARGS="--minutes 60"]`: hand after hand in a real browser, every game under every preset and further settings, in each
language, with a mouse or a finger, beside bots of any level. What goes wrong once in a thousand hands shows here.

Now and then the table is looked at at every size, by the boxes of what must be seen (`boxes.py`), with a hint or without, and with letters of
any size. Whoever gets stuck, and whatever does not fit, leaves a picture and what could be seen in build/soak; the exit code says whether anybody did.
"""

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error
from rich.progress import Progress

import paiguan
from tests.browser.boxes import LARGEST, resized
from tests.browser.boxes import SIZES as SCREENS
from tests.browser.player import Player, Stuck, called
from tests.browser.rooms import settle
from tests.browser.survey import LANGUAGES, LARGE, measured
from tests.browser.visitors import CHROMIUM, DIST, ROOT, VIEWPORTS, Visitor, opened
from tests.parlour.servers import Server
from tests.playing import games, label

FOLDER = ROOT / "build" / "soak"
HANDS = 3  # at a table
HAND = 300  # s at most
LEVELS = ("novice", "regular", "master")
OFTEN = 0.15  # of the moves before which the table is looked at
LETTERS = ("", "", "150%", "200%")
NEXT = "dialog[open] button.primary"
REMATCH = called("match-rematch")


def played(player: Player, game: str, chance: random.Random) -> list[str]:
    """Play a hand to its settlement, and say what did not fit on which screen."""
    wrong: list[str] = []
    visitor, page = player.visitor, player.page
    end = time.monotonic() + HAND
    while not player.step():
        if time.monotonic() > end:
            raise Stuck(f"no settlement after {HAND} s: {player.look()}")
        if chance.random() > OFTEN or not player.asked(player.look()):
            continue
        letters = chance.choice(LETTERS)
        page.evaluate(LARGE, letters)
        if chance.random() < 0.5:
            page.keyboard.press("h")
        wrong += measured(page, game, (*SCREENS, LARGEST), f"letters {letters or '100%'}")
        page.keyboard.press("Escape")
        page.evaluate(LARGE, "")
        resized(page, *VIEWPORTS[visitor.size])
    return wrong


def sit(browser: Browser, server: Server, game: paiguan.Game, chance: random.Random) -> tuple[int, list[str]]:
    """A few hands at one table: how many were played, and what was wrong."""
    language, size = chance.choice(LANGUAGES), chance.choice(list(VIEWPORTS))
    visitor = Visitor(browser, server, size, language)
    seats = ["me", *chance.choices(LEVELS, k=game.seats - 1)]
    chance.shuffle(seats)
    hands, wrong = 0, []
    try:
        visitor.go(f"/t/{visitor.table(game.name, options=game.given, seats=seats)}")
        player = Player(visitor)
        while hands < HANDS:
            wrong += played(player, game.name, chance)
            hands += 1
            button = visitor.page.locator(NEXT).last
            if button.inner_text() in REMATCH:
                break
            player.press(button)
            visitor.page.locator("dialog[open]").wait_for(state="hidden")
        settle(visitor)
    except (AssertionError, Error) as error:
        wrong.append(f"{type(error).__name__}: {error}")
    wrong += visitor.complaints
    if wrong:
        name = f"{label(game)}-{language}-{size}-{int(time.time())}".replace("/", "_")
        visitor.page.screenshot(path=FOLDER / f"{name}.png")
        (FOLDER / f"{name}.txt").write_text("\n\n".join([" ".join(seats), *wrong]))
    visitor.close()
    return hands, wrong


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    chosen: Any = parser.parse_args()
    if not CHROMIUM or not DIST.exists():
        sys.exit("chromium or the built page is missing: make browser web")
    FOLDER.mkdir(parents=True, exist_ok=True)
    chance = random.Random(chosen.seed)
    tables = hands = trouble = 0
    end = time.monotonic() + 60 * chosen.minutes
    with tempfile.TemporaryDirectory() as folder, opened() as browser, Progress() as progress:
        bar = progress.add_task(f"seed {chosen.seed}", total=chosen.minutes)
        with Server(f"sqlite:///{folder}/house.db", Path(folder) / "server.log") as server:
            while time.monotonic() < end:
                played, wrong = sit(browser, server, chance.choice(games()), chance)
                tables, hands, trouble = tables + 1, hands + played, trouble + bool(wrong)
                for line in wrong:
                    progress.console.print(line[:500], markup=False)
                said = f"{tables} tables, {hands} hands, {trouble} with trouble"
                progress.update(bar, completed=chosen.minutes - (end - time.monotonic()) / 60, description=said)
            if server.complaints:
                sys.exit(server.complaints)
    print(f"{tables} tables, {hands} hands, {trouble} with trouble")
    sys.exit(trouble > 0)


if __name__ == "__main__":
    main()
