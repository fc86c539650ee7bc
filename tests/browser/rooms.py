"""Every page of the house, and how one gets there."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import expect

from paiguan.puzzles import puzzles
from tests.browser.player import Player
from tests.browser.visitors import GAMES, Visitor
from tests.patience import tries

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


# Fonts are there, nothing is put off for a moment (`SOON`), and two frames were drawn since.
RESTS = """() => document.fonts.ready.then(
  () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(window.soon.size === 0))))
)"""


def settle(visitor: Visitor) -> None:
    """Wait until fonts, words and pictures are there and nothing more is fetched."""
    page = visitor.page
    while not page.evaluate(RESTS) or visitor.asked:
        pass
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
        visitor.go(f"/t/{visitor.finished(game)}")
        visitor.page.locator("dialog[open] .mine").wait_for()
        settle(visitor)

    return enter


HANDS = """() => localStorage.setItem('paiguan-tally-tianjiu', JSON.stringify({
  names: ['Pine', 'Bamboo', 'River', 'Willow'], options: {}, hands: [[16, -2, -4, -10], [-3, 10, -2, -5]],
}))"""


def evening(visitor: Visitor) -> None:
    """The score pad after two hands, with everything unfolded; on a phone the evening is a view of its own."""
    visitor.go("/score/tianjiu")
    visitor.page.evaluate(HANDS)
    visitor.go("/score/tianjiu")
    visitor.page.locator("details summary").first.click()
    if visitor.size == "phone":
        visitor.page.locator("header .narrow button").click()
    visitor.page.locator("tfoot").wait_for()
    settle(visitor)


def setup(visitor: Visitor) -> None:
    visitor.go("/score/liuhu")
    visitor.page.locator("header button").last.click()
    visitor.page.locator("dialog[open] input").first.wait_for()
    settle(visitor)


def gathering(visitor: Visitor) -> None:
    visitor.go(f"/t/{visitor.table('weimaque', seats=['me', 'open', 'regular', 'master'])}")
    visitor.page.locator(".code").wait_for()
    settle(visitor)


def replay(game: str) -> Enter:
    def enter(visitor: Visitor) -> None:
        visitor.go(f"/g/{visitor.finished(game)}#1.14")
        settle(visitor)

    return enter


def review(game: str) -> Enter:
    def enter(visitor: Visitor) -> None:
        visitor.reviewed(visitor.finished(game))
        settle(visitor)

    return enter


def mine(visitor: Visitor) -> None:
    """My games after a hand, with its match unfolded."""
    visitor.finished("shisanzhang")
    visitor.go("/mine")
    visitor.page.locator("li button[aria-expanded]").first.click()
    settle(visitor)


def mistakes(visitor: Visitor) -> None:
    """My games with the mistakes of a reviewed hand."""
    review("shisanzhang")(visitor)
    visitor.go("/mine")
    visitor.page.locator(".card .segmented label").nth(1).click()
    visitor.page.locator("table.kinds").wait_for()
    settle(visitor)


def carry(visitor: Visitor) -> None:
    """My games with a code for another device."""
    visitor.go("/mine")
    visitor.page.locator(".who button").last.click()
    visitor.page.locator("dialog[open] button.primary").click()
    visitor.page.locator("dialog[open] .code").wait_for()
    settle(visitor)


PLAN = {"name": "Friday", "game": "shisanzhang", "rounds": 2, "hands": 1, "tables": 2, "level": "novice"}


def tournament(rounds: int = 0, wall: bool = False) -> Enter:
    """A tournament of one's own while people gather, or after a round that was played."""

    def enter(visitor: Visitor) -> None:
        ask = visitor.context.request
        assert ask.get("/api/me").ok
        id = ask.post("/api/tournaments", data=PLAN).json()["id"]
        for number in range(rounds):
            begun = ask.post(f"/api/tournaments/{id}/rounds", data={"round": number + 1})
            assert begun.ok, begun.text()
            (board,) = (one for one in begun.json()["played"][number]["boards"] if one["mine"])
            visitor.go(f"/t/{board['table']}")
            Player(visitor).play()
            for _ in tries():
                if ask.get(f"/api/tournaments/{id}").json()["stage"] != "playing":
                    break
        visitor.go(f"/tournament/{id}" + ("/wall" if wall else ""))
        settle(visitor)

    return enter


def menu(visitor: Visitor) -> None:
    visitor.go(f"/t/{visitor.table('tianjiu')}")
    visitor.page.locator("header button[aria-keyshortcuts=M]").click()
    settle(visitor)


def puzzle(game: str, answered: bool = False) -> Enter:
    """A puzzle, with its first option picked or given as the answer."""

    def enter(visitor: Visitor) -> None:
        visitor.go(f"/puzzles/{game}/{puzzles(game)[0].id}")
        visitor.page.locator(".choices button").first.click()
        if answered:
            visitor.page.locator("section.dock .button.primary").click()
            visitor.page.locator(".said").wait_for()
        settle(visitor)

    return enter


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
    Room("puzzles", at("/puzzles")),
    *(Room(f"puzzle-{game}", puzzle(game)) for game in GAMES),
    *(Room(f"puzzle-answered-{game}", puzzle(game, answered=True)) for game in ("tianjiu", "shisanzhang")),
    Room("score", at("/score")),
    *(Room(f"score-{game}", at(f"/score/{game}")) for game in GAMES),
    Room("score-evening", evening),
    Room("score-setup", setup),
    Room("mine-empty", at("/mine")),
    Room("mine", mine),
    Room("mine-mistakes", mistakes),
    Room("mine-carry", carry),
    Room("privacy", at("/privacy")),
    Room("tournament-new", at("/tournament/new")),
    Room("tournament-gathering", tournament()),
    Room("tournament-between", tournament(1)),
    Room("tournament-wall", tournament(1, wall=True)),
    Room("upload", at("/replay")),
    Room("replay-tianjiu", replay("tianjiu")),
    Room("review-tianjiu", review("tianjiu")),
)
ROOMS = {room.name: room for room in ALL}
