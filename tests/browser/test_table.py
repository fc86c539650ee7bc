"""At a table: the keyboard alone, take-back and hint, why a pick is not legal, and what is kept of one's settings."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import NAME, Player

ACTIVE = f"() => ({NAME})(document.activeElement)"
IN_HAND = "() => !!document.activeElement?.closest('[data-hand]')"
MOST = 80  # presses of Tab until something must have been reached


def tab_to(page: Page, name: str) -> None:
    for _ in range(MOST):
        if page.evaluate(ACTIVE) == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {name!r}")


def tab_to_hand(page: Page) -> None:
    for _ in range(MOST):
        if page.evaluate(IN_HAND):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab never reaches the hand")


class Typist(Player):
    """Plays without ever touching a mouse."""

    def act(self, look: dict) -> bool:  # type: ignore[type-arg]
        dock = [one for one in look["dock"] if self._useful(one)]
        keys = self.page.keyboard
        ready = [one for one in dock if "primary" in one["looks"]]
        chips = [one for one in dock if "chip" in one["looks"]]
        plain = [one for one in dock if "plain" in one["looks"]]
        if any(one["busy"] for one in dock) or not dock:
            return False
        self.moves += 1
        if ready and ready[0]["keys"] == "D":
            keys.press("d")
        elif ready and (chips or any(one["on"] for one in look["hand"])):
            keys.press("Enter")
        elif ready or (plain and not chips):
            tab_to(self.page, (ready or plain)[0]["name"])
            keys.press("Enter")
        elif chips:
            keys.press(str(1 + self._seen(f"chips {look['said']} {len(look['hand'])}") % min(9, len(chips))))
        else:
            tab_to_hand(self.page)
            keys.press("Home")
            for _ in range(next(i for i, one in enumerate(look["hand"]) if not one["on"])):
                keys.press("ArrowRight")
            keys.press("Space")
        self.page.wait_for_timeout(25)
        return True


def test_a_hand_by_keyboard_alone(visit: Visit) -> None:
    person = visit()
    person.go("/")
    tab_to(person.page, "Play now · Tin Gau")
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("heading", level=1, name="Tin Gau")).to_be_visible()
    Typist(person).play()
    tab_to(person.page, "Next hand")
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("dialog")).to_be_hidden()
    expect(person.page.locator("header small").first).to_contain_text("Hand 2")


def test_hint_and_take_back(visit: Visit) -> None:
    person = visit()
    person.go(f"/t/{person.table('tianjiu')}")
    player, page = Player(person), person.page
    player.until_chips()
    hand = page.get_by_role("group", name="Your hand").get_by_role("button")
    before = hand.count()
    person.press("Hint")
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_be_visible()
    expect(hint).to_have_attribute("aria-busy", "false")  # the first choice has been weighed
    expect(hint.locator("p")).to_have_text(re.compile(r".{11,}", re.DOTALL))  # a sentence, once it has been thought out
    hint.locator(".chip").first.click()
    expect(page.locator("[data-hand] [aria-pressed=true]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(hint).to_be_hidden()
    while hand.count() == before:
        player.step()
    if page.get_by_role("dialog").is_hidden():
        person.press("Take back")
        expect(hand).to_have_count(before)


def test_a_pick_that_is_not_legal_says_why(visit: Visit) -> None:
    person = visit()
    player, page = Player(person), person.page
    while len(player.look()["hand"]) < 5:  # where three tiles were led first, fewer may be left when one may play
        person.go(f"/t/{person.table('tianjiu')}")
        player.until_chips()
    pieces = page.get_by_role("group", name="Your hand").get_by_role("button")
    for at in range(5):  # no five tiles are ever a play
        pieces.nth(at).click()
    why = page.locator("#dock-why")
    expect(why).to_have_class(re.compile("bad"))
    expect(page.locator("section.dock button.big[aria-disabled=true]").first).to_be_visible()


STILL_PILES = "window.setInterval = ((ask) => (then, ms) => ask(then, ms === 900 ? 1e9 : ms))(setInterval.bind(window))"


def test_a_showdown_tells_nothing_before_the_piles_are_turned(visit: Visit) -> None:
    person = visit()
    page = person.page
    page.add_init_script(STILL_PILES)  # no pile turns by itself
    person.go(f"/t/{person.table('shisanzhang')}")
    player = Player(person)
    while not page.locator(".showdown").count():
        player.step()
    plates = page.locator("main .plate, main .mine").filter(has_text="Total")
    expect(plates).to_have_count(4)
    for at in range(4):
        expect(plates.nth(at)).to_contain_text("Total 0")
    lines = page.locator(".log p")
    told = lines.count()
    page.locator(".showdown").click()
    expect(lines.nth(told)).to_be_visible()
    expect(page.locator("main").get_by_text(re.compile(r"Total [+−]")).first).to_be_visible()


def test_the_focus_stays_where_two_cards_changed_places(visit: Visit) -> None:
    """In 十三張, by keyboard: a card is picked, another is reached by the arrows, and both change places."""
    person = visit()
    page = person.page
    person.go(f"/t/{person.table('shisanzhang')}")
    player, cards = Player(person), page.locator("[data-hand] button")
    while cards.count() < 13:
        player.step()
    first = cards.first.get_attribute("data-card")
    cards.first.focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    expect(cards.first).not_to_have_attribute("data-card", first or "")
    expect(page.locator("[data-place=mid] button:focus")).to_have_attribute("data-card", first or "")


def test_settings_are_kept(visit: Visit) -> None:
    person = visit()
    person.go("/")
    page = person.page
    person.press("Colours")
    person.press("Dark", role="menuitemradio")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    person.press("Language", exact=False)
    person.press("繁體", role="menuitemradio")
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hant")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hant")
    expect(page.get_by_role("button", name="天九", exact=False).first).to_be_visible()
    person.go(f"/t/{person.table('tianjiu')}")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("heading", level=1, name="天九")).to_be_visible()
