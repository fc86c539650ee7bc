"""What has just happened: calls, seals and payments over the felt, at the reader's speed, and sounds only where they are wanted."""

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.boxes import FRAMES, faults, resized
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.visitors import Visitor
from tests.patience import tries

SIZES = ((320, 568), (844, 390))
# A seal hides no piece, seat or button.
HIDES = """() => {
  const seal = document.querySelector('.moments .seal').getBoundingClientRect();
  return [...document.querySelectorAll('main .piece, [data-must=seat], [data-must=own], section.dock')].filter((one) => {
    const box = one.getBoundingClientRect();
    return Math.min(box.right, seal.right) - Math.max(box.left, seal.left) > 6
      && Math.min(box.bottom, seal.bottom) - Math.max(box.top, seal.top) > 6;
  }).map((one) => one.className.baseVal ?? one.className);
}"""


class Prompter:
    """Stands between the page and the house, and tells of a payment that did not happen. From then on the house is not heard:
    what others do meanwhile would change the totals."""

    def __init__(self, visitor: Visitor) -> None:
        self.scene: dict[str, Any] = {}
        self._paid = False
        self._page: WebSocketRoute | None = None
        visitor.page.route_web_socket("**/ws/tables/**", self._meet)

    def _meet(self, page: WebSocketRoute) -> None:
        self._page, house = page, page.connect_to_server()

        def heard(message: str | bytes) -> None:
            reply = json.loads(message)
            if self._paid:
                return
            if reply["is"] == "scene":
                log = self.scene.get("hand", {}).get("log", []) if self.scene else []
                self.scene = reply
                self.scene["hand"]["log"] = [*log[: reply["hand"]["log_from"]], *reply["hand"]["log"]]
            page.send(message)

        house.on_message(heard)

    def pay(self, payments: list[int], **line: Any) -> None:
        """Let a line of the log say that this was paid."""
        assert self._page is not None
        self._paid = True
        hand = self.scene["hand"]
        hand["log_from"], hand["step"], hand["view"]["payments"] = 0, hand["step"] + 1, payments
        hand["log"] = [*hand["log"], {"text": "Paid", "kind": "event", **line}]
        self.scene["seq"] += 1
        self._page.send(json.dumps(self.scene))


def at_table(visitor: Visitor) -> Prompter:
    prompter = Prompter(visitor)
    visitor.go(f"/t/{visitor.table('tianjiu')}")
    Player(visitor).until_chips()
    return prompter


@pytest.mark.parametrize("size", SIZES)
def test_a_great_payment_is_called_stamped_and_counted(visit: Visit, size: tuple[int, int]) -> None:
    person = visit(size="phone")
    page = person.page
    prompter = at_table(person)
    resized(page, *size)
    you = int(prompter.scene["table"]["you"])
    payments = [-4, -4, -4, -4]
    payments[you] = 12
    before = int(prompter.scene["table"]["totals"][you])
    prompter.pay(payments, seat=you, call="Four bonus", seal="四大賀")
    expect(page.locator(".moments .bubble")).to_have_text("Four bonus")
    expect(page.locator(".moments .seal")).to_be_visible()
    page.wait_for_function(
        f"() => !document.querySelector('.moments .seal') || ({HIDES})().length === 0"
    )  # once it has fallen
    for _ in tries():  # pieces may still be moving to their new places
        if not faults(page, ("dock", "seat", "own", "hand")):
            break
    expect(page.locator(f"[data-seat='{you}']")).to_contain_text(f"{before + 12:+d}".replace("-", "−"))
    expect(page.locator(".moments .pill")).to_have_count(4)
    page.locator("main .middle").tap(position={"x": 3, "y": 3})
    expect(page.locator(".moments > *")).to_have_count(0)  # a tap ends all of it


def test_a_seal_shakes_the_table_only_where_things_may_move(visit: Visit) -> None:
    person = visit(size="phone")
    page = person.page
    page.add_init_script("window.trembled = []; navigator.vibrate = (ms) => window.trembled.push(ms) > 0")
    prompter = at_table(person)
    page.locator("main .middle").tap(position={"x": 3, "y": 3})  # browsers let nothing tremble before a touch
    page.emulate_media(reduced_motion="no-preference")
    prompter.pay([12, -4, -4, -4], seat=0, call="Four bonus", seal="四大賀")
    expect(page.locator(".dim")).to_be_visible()
    page.wait_for_function("() => window.trembled.length === 1")
    expect(page.locator(".moments > *")).to_have_count(0)
    page.emulate_media(reduced_motion="reduce")
    prompter.pay([24, -8, -8, -8], seat=0, call="Four bonus", seal="四大賀")
    expect(page.locator(".moments .seal")).to_be_visible()
    expect(page.locator(".dim")).to_have_count(0)
    expect(page.locator(".moments > *")).to_have_count(0)
    assert page.evaluate("() => window.trembled.length") == 1


def test_a_call_that_lost_to_another_turns_grey(visit: Visit) -> None:
    person = visit(size="phone")
    prompter = at_table(person)
    colour = "getComputedStyle(document.querySelector('.moments .bubble.lost') ?? document.body).color"
    prompter.pay(
        prompter.scene["hand"]["view"]["payments"], seat=int(prompter.scene["table"]["you"]), call="Chi", lost=True
    )
    expect(person.page.locator(".moments .bubble.lost")).to_have_text("Chi")
    person.page.wait_for_function(f"() => {colour} === 'rgb(138, 133, 122)'")


@pytest.mark.parametrize("game", ["weimaque", "shisanzhang"])
def test_names_stand_below_hands_of_every_kind(visit: Visit, game: str) -> None:
    person = visit(size="phone")
    page = person.page
    person.go(f"/t/{person.table(game)}")
    Player(person).play(until_moves=1)
    person.press("Menu")
    page.get_by_label("Names under the pieces").check()
    page.keyboard.press("Escape")
    names = page.locator("[data-must=hand] i:visible")
    for size in (*SIZES, (390, 664), (1280, 720)):
        resized(page, *size)
        expect(names.first).to_be_visible()
        assert all(text.strip() for text in names.all_inner_texts())
        assert not faults(page, ("dock", "hand")), size


WHOLE = """(all) => all.filter((e) => {
  const chip = e.getBoundingClientRect(), rows = e.closest('.rows').getBoundingClientRect();
  return chip.top >= rows.top - 1 && chip.bottom <= rows.bottom + 1;
}).map((e) => e.innerText)"""
CUT = "(all) => all.filter((e) => e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight).map((e) => e.textContent)"


def test_no_name_below_a_piece_is_cut_off(visit: Visit) -> None:
    person = visit(size="small")
    person.go(f"/t/{person.table('tianjiu')}")
    Player(person).until_chips()
    names = person.page.locator("[data-hand] button i")
    expect(names.first).to_be_visible()
    for size in ((360, 640), (390, 664), (844, 390)):
        resized(person.page, *size)
        assert names.evaluate_all(CUT) == [], size


def test_choices_for_which_there_is_no_room_are_gone_through(visit: Visit) -> None:
    person = visit(size="sideways")
    person.go(f"/t/{person.table('liuhu')}")
    Player(person).until_chips()
    chips, more = person.page.locator("section.dock .chip"), person.page.locator("section.dock .choices > button")
    resized(person.page, 667, 375)
    expect(more).to_be_visible()
    met: set[str] = set()
    for _ in range(chips.count()):
        met.update(chips.evaluate_all(WHOLE))
        more.tap()
        person.page.evaluate(FRAMES)
    assert met == set(chips.all_inner_texts())


def test_the_speed_is_kept_and_told_to_the_house(visit: Visit) -> None:
    person = visit(size="phone")
    page = person.page
    addresses: list[str] = []
    page.on("websocket", lambda socket: addresses.append(socket.url))
    person.go(f"/t/{person.table('tianjiu')}")
    person.press("Menu")
    page.get_by_label("Speed").select_option("fast")
    expect(page.get_by_label("Speed")).to_have_value("fast")
    page.wait_for_function("() => JSON.parse(localStorage.getItem('paiguan.settings')).speed === 'fast'")
    page.reload()
    page.locator("section.dock").wait_for()
    assert "speed=normal" in addresses[0]
    assert "speed=fast" in addresses[-1]


def test_a_forced_move_plays_itself_only_if_wanted(visit: Visit) -> None:
    person = visit(size="phone")
    page = person.page
    person.go("/")
    page.evaluate("() => localStorage.setItem('paiguan.settings', JSON.stringify({ forced: true, speed: 'instant' }))")
    person.go(f"/t/{person.table('tianjiu')}")
    player = Player(person)
    for _ in tries():
        look = player.look()
        if look["settled"]:
            return
        # Of the last tile nothing is left to choose, once one is asked and may only discard it: nobody has to press for it.
        asked = player.asked(look)
        if asked and len(look["hand"]) == 1 and not any("chip" in one["looks"] for one in look["dock"]):
            expect(page.locator("[data-hand] button")).to_have_count(0)
        player.step()


def test_sounds_are_loaded_only_where_they_are_wanted(visit: Visit) -> None:
    person = visit(size="phone")
    page = person.page
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    person.go(f"/t/{person.table('tianjiu')}")
    Player(person).until_chips()
    scripts = [url for url in fetched if url.endswith(".js")]
    assert scripts
    assert not [url for url in scripts if "OscillatorNode" in page.request.get(url).text()]
    person.press("Menu")
    with page.expect_request("**/sounds-*.js"):
        page.get_by_label("Sounds").check()
    expect(page.get_by_label("Volume")).to_be_visible()
