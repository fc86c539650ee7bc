"""Every page of the house, and how one gets there."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.visitors import GAMES, Visitor

Enter = Callable[[Visitor], None]


@dataclass(frozen=True)
class Room:
    name: str
    enter: Enter


def at(path: str) -> Enter:
    def enter(visitor: Visitor) -> None:
        visitor.go(path)
        settle(visitor)

    return enter


# Nothing fades or slides any more; what turns for ever does not count.
STILL = """() => document.getAnimations().every(
  (one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity
)"""


def settle(visitor: Visitor) -> None:
    """Wait until fonts, words and pictures are there and nothing more is fetched."""
    page = visitor.page
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_function(STILL)
    expect(page.locator("main[aria-busy=true], p[aria-busy=true]")).to_have_count(0)


def table(game: str, moves: int = 2) -> Enter:
    """In the middle of a hand, asked for a move; or its settlement where the hand was over sooner."""

    def enter(visitor: Visitor) -> None:
        for _ in range(4):
            visitor.go(f"/t/{visitor.table(game)}")
            player = Player(visitor)
            player.play(until_moves=moves)
            if not player.look()["settled"]:
                break
        settle(visitor)

    return enter


def bet(visitor: Visitor) -> None:
    """Before the cards are dealt, where bets are open; at the next table if one is the banker here."""
    stepper = visitor.page.locator("section.dock .stepper")
    while not stepper.is_visible():
        visitor.go(f"/t/{visitor.table('shisanzhang')}")
        visitor.page.locator("section.dock button.primary").wait_for()
    settle(visitor)


def settlement(game: str) -> Enter:
    def enter(visitor: Visitor) -> None:
        visitor.go(f"/t/{visitor.table(game)}")
        Player(visitor).play()
        settle(visitor)

    return enter


def gathering(visitor: Visitor) -> None:
    visitor.go(f"/t/{visitor.table('weimaque', seats=['me', 'open', 'regular', 'master'])}")
    visitor.page.locator(".code").wait_for()
    settle(visitor)


def replay(game: str) -> Enter:
    def enter(visitor: Visitor) -> None:
        id = visitor.table(game)
        visitor.go(f"/t/{id}")
        Player(visitor).play()
        visitor.go(f"/g/{id}#1.14")
        settle(visitor)

    return enter


def menu(visitor: Visitor) -> None:
    visitor.go(f"/t/{visitor.table('tianjiu')}")
    visitor.page.locator("header button[aria-keyshortcuts=M]").click()
    settle(visitor)


ALL = (
    Room("home", at("/")),
    *(Room(f"new-{game}", at(f"/new/{game}")) for game in GAMES),
    Room("gathering", gathering),
    *(Room(f"table-{game}", table(game)) for game in GAMES),
    Room("bet-shisanzhang", bet),
    *(Room(f"settlement-{game}", settlement(game)) for game in ("tianjiu", "shisanzhang")),
    Room("menu", menu),
    Room("pieces", at("/pieces")),
    Room("nowhere", at("/no/such/page")),
    Room("rules", at("/rules")),
    *(Room(f"rules-{game}", at(f"/rules/{game}")) for game in GAMES),
    *(Room(f"learn-{game}", at(f"/learn/{game}")) for game in GAMES),
    Room("score", at("/score")),
    *(Room(f"score-{game}", at(f"/score/{game}")) for game in GAMES),
    Room("upload", at("/replay")),
    Room("replay-tianjiu", replay("tianjiu")),
)
ROOMS = {room.name: room for room in ALL}
