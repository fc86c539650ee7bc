"""Every page of the house, and how one gets there."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.visitors import GAMES, ROOT, Visitor

Enter = Callable[[Visitor], None]
PAGES = ROOT / "web" / "src" / "pages"


@dataclass(frozen=True)
class Room:
    name: str
    enter: Enter
    page: str = ""  # its file in web/src/pages


def at(path: str) -> Enter:
    def enter(visitor: Visitor) -> None:
        visitor.go(path)
        settle(visitor)

    return enter


def settle(visitor: Visitor) -> None:
    """Wait until fonts, words and pictures are there and nothing more is fetched."""
    page = visitor.page
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
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
        visitor.go(f"/g/{id}#1")
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
    *(Room(f"settlement-{game}", settlement(game)) for game in ("tianjiu", "shisanzhang")),
    Room("menu", menu),
    Room("pieces", at("/pieces")),
    Room("nowhere", at("/no/such/page")),
    Room("rules", at("/rules"), "RulesIndex"),
    *(Room(f"rules-{game}", at(f"/rules/{game}"), "Rules") for game in GAMES),
    *(Room(f"learn-{game}", at(f"/learn/{game}"), "Learn") for game in GAMES),
    Room("score", at("/score"), "ScoreIndex"),
    *(Room(f"score-{game}", at(f"/score/{game}"), "Score") for game in GAMES),
    Room("upload", at("/replay"), "Upload"),
    Room("replay-tianjiu", replay("tianjiu"), "Replay"),
)
ROOMS = {room.name: room for room in ALL if not room.page or (PAGES / f"{room.page}.svelte").exists()}
