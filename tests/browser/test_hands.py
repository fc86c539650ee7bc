"""From the front hall, two clicks into a hand of every game, and to its settlement: with a mouse and with a finger."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.settled import check
from tests.browser.test_access import findings
from tests.browser.visitors import GAMES, NAMES, Size

# Once as a newcomer does; then nothing is held for the eye.
SPEEDS: dict[Size, str | None] = {"desktop": None, "small": "instant", "sideways": "instant"}


@pytest.mark.parametrize("size", SPEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_hand_from_the_front_hall(visit: Visit, game: str, size: Size) -> None:
    person = visit(size=size, speed=SPEEDS[size])
    person.go("/")
    person.press(f"Play now · {NAMES[game]}")
    expect(person.page.get_by_role("heading", level=1, name=NAMES[game])).to_be_visible()
    Player(person).play()
    settlement = person.page.get_by_role("dialog")
    expect(settlement.get_by_text("Hand 1", exact=False).first).to_be_visible()
    expect(settlement.locator(".mine")).to_contain_text("You")
    size_of = person.page.viewport_size
    assert size_of is not None
    check(person.page)
    assert findings(person) == []
    person.page.set_viewport_size(size_of)
    person.press("Next hand", within="dialog")
    expect(settlement).to_be_hidden()
    expect(person.page.locator("header small").first).to_contain_text("Hand 2")


def test_a_match_ends_with_places_a_picture_and_another_match(visit: Visit) -> None:
    person = visit(size="phone", speed="instant")
    page = person.page
    person.go(f"/t/{person.table('shisanzhang', options={'match_hands': 1})}")
    Player(person).play()
    person.press("Places", within="dialog")
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("heading", level=2)).to_contain_text("You come")
    places = dialog.locator(".places li")
    expect(places).to_have_count(4)
    expect(dialog.get_by_role("heading", name="Hand of the match")).to_be_visible()
    expect(dialog.get_by_role("button", name="Review the whole match")).to_be_visible()  # no mistakes before a review
    dialog.get_by_role("button", name="As numbers").tap()
    numbers = [int(text.replace("−", "-")) for text in dialog.locator(".scores tfoot td").all_inner_texts()]
    assert sum(numbers) == 0
    assert findings(person) == []

    person.press("Picture", within="dialog")
    picture = page.get_by_role("img", name="The picture: your place")
    for size, label in (([1200, 630], "Wide 1200×630"), ([1080, 1350], "Tall 1080×1350")):
        page.get_by_role("radio", name=label).check(force=True)
        page.wait_for_function(
            "(size) => { const one = document.querySelector('dialog img'); return one?.naturalWidth === size[0] && one.naturalHeight === size[1]; }",
            arg=size,
        )
    expect(picture).to_be_visible()
    page.keyboard.press("Escape")

    # A visitor who comes later is told how the match ended; another match begins with its first hand.
    page.reload()
    expect(page.locator("dialog[open] .places li")).to_have_count(4)
    person.press("Rematch", within="dialog")
    expect(page.locator("header small").first).to_contain_text("Hand 1")


def test_a_rule_opens_over_the_settlement_and_leaves_it_as_it_was(visit: Visit) -> None:
    person = visit(size="desktop")
    page = person.page
    person.go(f"/t/{person.finished('shisanzhang')}")
    dialog = page.locator("dialog[open]:has(.mine)")
    link = dialog.get_by_role("button", name="Rule 6", exact=False).first
    link.click()
    rules = page.locator("dialog[open]").filter(has=page.get_by_role("heading", level=2, name="6 "))
    expect(rules).to_be_visible()
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    expect(dialog).to_be_visible()
