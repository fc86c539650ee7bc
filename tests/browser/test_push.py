"""“Tell me when it is my turn” in a real browser: asked for, delivered by a push service of our own, shown, and a click opens the table.

A browser without a network has no push service, so the subscription and the delivery to the worker are made here; all between is real.
"""

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from paiguan.parlour.client import Client, at_random
from tests.browser.visitors import PATIENCE, SIZES, Size, Visitor
from tests.parlour.push import service as push
from tests.parlour.push.service import PushService, push_service
from tests.parlour.servers import Server
from tests.parlour.steady import SteadyServer
from tests.patience import tries

# What the browser would do at its push service.
SUBSCRIBED = """(() => {
  const made = { toJSON: () => (%s), unsubscribe: async () => Boolean((now = null) ?? true) };
  let now = null;
  PushManager.prototype.subscribe = async (options) => {
    if (!options.userVisibleOnly || options.applicationServerKey.length !== 65) throw new TypeError();
    return (now = made);
  };
  PushManager.prototype.getSubscription = async () => now ?? (sessionStorage.getItem('told') ? made : null);
})()"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(
  ({ title, body, tag, lang }) => ({ title, text: body, table: tag, lang }))"""
CLICKED = """async () => {
  const opened = [];
  clients.openWindow = async (path) => void opened.push(path);
  const [notification] = await registration.getNotifications();
  dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  while (!opened.length) await new Promise((next) => setTimeout(next, 20));
  return [...opened, (await registration.getNotifications()).length];
}"""


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Server]:
    """A house that sends notifications."""
    folder: Path = tmp_path_factory.mktemp("telling")
    with SteadyServer(f"sqlite:///{folder}/house.db", folder / "server.log", **push.SETTINGS) as started:
        yield started
        assert not started.complaints


def deliver(person: Visitor, notice: dict[str, Any]) -> None:
    """What the push service of the browser does."""
    line = person.context.new_cdp_session(person.page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda said: found.extend(one["registrationId"] for one in said["registrations"]),
    )
    line.send("ServiceWorker.enable")
    while not found:
        person.page.wait_for_timeout(20)
    wish = {"origin": person.server.url, "registrationId": found[-1], "data": json.dumps(notice)}
    line.send("ServiceWorker.deliverPushMessage", wish)


@pytest.mark.parametrize("size", SIZES)
def test_who_asked_is_told_and_a_click_opens_the_table(
    notifying: Browser, telling: Server, service: PushService, size: Size
) -> None:
    mine = service.browser(size)
    person = Visitor(notifying, telling, size=size, service_workers="allow", permissions=["notifications"])
    page = person.page
    keys = {"p256dh": mine.wish["p256dh"], "auth": mine.wish["auth"]}
    page.add_init_script(SUBSCRIBED % json.dumps({"endpoint": mine.endpoint, "keys": keys}))
    person.go("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=PATIENCE)
    table = person.table("mohuahua", seats=["me", "open", "novice"], clock={"move": 86400, "bank": 0})

    # At the table itself, in its menu; the same button as in My games.
    other = telling.guest("Friend")
    friend = threading.Thread(target=asyncio.run, args=(play(telling, table, other),), daemon=True)
    friend.start()
    person.go(f"/t/{table}")
    expect(page.get_by_text("Friend").first).to_be_visible()
    person.go("/")
    person.press("Tell me when it is my turn")
    expect(page.get_by_text("This browser tells you from now on.")).to_be_visible()
    page.evaluate("sessionStorage.setItem('told', '1')")
    person.go("/mine")
    expect(page.get_by_text("This browser tells you.")).to_be_visible()

    person.go(f"/t/{table}")
    person.press("Begin")
    expect(page.locator("main")).to_be_visible()
    page.wait_for_function("() => !document.body.innerText.includes('Begin')", timeout=PATIENCE)
    person.go("/mine")
    for _ in tries():
        if mine.bodies:
            break
    notice = mine.notices[0]
    assert notice == {"title": "Mo Huahua", "text": "It is your turn at your table.", "table": table, "lang": "en"}

    deliver(person, notice)
    deliver(person, notice)  # of a table only the newest stays
    page.wait_for_function(f"async () => (await ({SHOWN})()).length > 0", timeout=PATIENCE)
    assert page.evaluate(SHOWN) == [notice]
    worker = person.context.service_workers[-1]
    assert worker.evaluate(CLICKED) == [f"/t/{table}", 0]

    person.go("/mine")
    person.press("Stop")
    expect(page.get_by_role("button", name="Tell me when it is my turn")).to_be_visible()
    person.close()
    assert not person.complaints


async def play(server: Server, table: str, token: str) -> None:
    """Somebody who sits down and plays."""
    from paiguan.parlour import wire as w

    client = Client(server.url, table, token, at_random(1))

    async def sit() -> None:
        while client.scene is None:
            await asyncio.sleep(0.02)
        await client.ask(w.Sit(id="sit", seat=1))

    await asyncio.gather(client.play(lambda scene: scene.table.stage == "over"), sit())


def test_a_refusal_of_the_browser_is_said_and_a_house_that_sends_none_offers_none(
    browser: Browser, telling: Server, server: Server
) -> None:
    person = Visitor(browser, telling, service_workers="allow")  # the permission is not given
    person.go("/")
    person.page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=PATIENCE)
    person.go("/mine")
    person.press("Tell me when it is my turn")
    expect(person.page.get_by_text("This browser does not let the page notify you.")).to_be_visible()
    expect(person.page.get_by_text("This browser tells you.")).to_have_count(0)
    person.close()
    assert not person.complaints

    person = Visitor(browser, server, service_workers="allow")
    person.go("/mine")
    expect(
        person.page.get_by_role("heading", name="Passkeys").or_(person.page.get_by_text("Finish a hand"))
    ).to_be_visible()
    expect(person.page.get_by_role("heading", name="Notifications")).to_have_count(0)
    person.close()
    assert not person.complaints
