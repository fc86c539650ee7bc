"""From the front hall, two clicks into a hand of every game, and to its settlement: with a mouse and with a finger."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.visitors import GAMES, NAMES, SIZES, Size


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_hand_from_the_front_hall(visit: Visit, game: str, size: Size) -> None:
    person = visit(size=size)
    person.go("/")
    person.press(f"Play now · {NAMES[game]}")
    expect(person.page.get_by_role("heading", level=1, name=NAMES[game])).to_be_visible()
    player = Player(person)
    player.play()
    settlement = person.page.get_by_role("dialog")
    expect(settlement.get_by_text("Hand 1", exact=False).first).to_be_visible()
    expect(settlement.get_by_role("listitem").filter(has_text="You").first).to_be_visible()
    person.press("Next hand", within="dialog")
    expect(settlement).to_be_hidden()
    expect(person.page.locator("header small").first).to_contain_text("Hand 2")
