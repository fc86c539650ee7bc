"""A table whose game brings no page: everything on it is made from the game's words, its view and its offers."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.visitors import NAMES, Size, Visitor

# A game from outside with a page: an ES module, as a package brings it.
PAGE = """export default {
  messages: { en: 'game-liuhu = Other Tigers' },
  pieces: { family: 'tile', drawn: ({ id }) => `<rect width="90" height="200" fill="gold"/><text y="90">${id}</text>` },
  mount(target, props) {
    const show = ({ hand }) => (target.textContent = `drawn from outside, step ${hand.step}`);
    show(props);
    return { update: show, destroy: () => target.replaceChildren() };
  },
};"""


def announce(person: Visitor, games: str) -> None:
    """As if the server named these games as games from outside, whose pages go before the house's own."""
    script = f"document.documentElement.dataset.games = {json.dumps(games)}"
    person.page.add_init_script(f"addEventListener('readystatechange', () => {{ {script} }}, true)")


@pytest.mark.parametrize(("game", "size"), [("tianjiu", "desktop"), ("liuhu", "phone"), ("mohuahua", "desktop")])
def test_a_hand_at_a_plain_table(visit: Visit, game: str, size: Size) -> None:
    person = visit(size=size, speed="instant")
    announce(person, game)
    person.go(f"/t/{person.table(game)}")
    expect(person.page.get_by_role("heading", level=1, name=NAMES[game])).to_be_visible()
    expect(person.page.locator("div.plain")).to_be_visible()
    Player(person).play()
    settlement = person.page.get_by_role("dialog")
    expect(settlement.locator(".mine")).to_contain_text("You")
    person.press("Next hand", within="dialog")
    expect(person.page.locator("header small").first).to_contain_text("Hand 2")


def test_the_other_pages_of_a_plain_game(visit: Visit) -> None:
    person = visit()
    announce(person, "liuhu")
    page = person.page
    person.go("/rules/liuhu")
    expect(page.get_by_role("heading", name="8 House rules")).to_be_visible()
    expect(page.get_by_text("Nine of Guan").first).to_be_visible()
    person.go("/learn/liuhu")
    expect(page.get_by_role("button", name="Deal me in")).to_be_visible()
    person.go("/score/liuhu")
    for key, value in {"dealer": "0", "end": "draw"}.items():
        page.get_by_role("textbox", name=key, exact=True).fill(value)
    expect(page.get_by_role("button", name="Note it")).to_be_visible()
    person.go("/pieces")
    expect(page.locator("#liuhu figure").first).to_be_visible()
    person.go("/")
    expect(page.get_by_role("button", name=f"Play now · {NAMES['liuhu']}")).to_be_visible()


def test_a_game_draws_its_own_pieces_and_middle_from_outside(visit: Visit) -> None:
    person = visit()
    announce(person, "liuhu=/games/liuhu/page.js")
    person.page.route("**/games/liuhu/page.js", lambda route: route.fulfill(body=PAGE, content_type="text/javascript"))
    person.go(f"/t/{person.table('liuhu')}")
    expect(person.page.get_by_text("drawn from outside, step")).to_be_visible()
    expect(person.page.get_by_role("heading", level=1, name="Other Tigers")).to_be_visible()
    expect(person.page.locator(".hand svg rect[fill=gold]").first).to_be_visible()
    before = person.page.get_by_text("drawn from outside").inner_text()
    player = Player(person)
    while person.page.get_by_text(before, exact=True).count():
        assert not player.step()  # the settlement would cover a middle that never changed
