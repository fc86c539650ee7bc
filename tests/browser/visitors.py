"""A real browser, and people who visit the parlour with it."""

import asyncio
import json
import os
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request, sync_playwright

from paiguan.parlour.client import Client, by_level
from paiguan.parlour.guests import COOKIE
from tests import patience
from tests.parlour.servers import Server

Size = Literal["desktop", "phone", "small", "sideways"]
SIZES: tuple[Size, ...] = ("desktop", "phone")
VIEWPORTS: dict[Size, tuple[int, int]] = {
    "desktop": (1280, 800),
    "phone": (390, 844),
    "small": (360, 640),  # a phone with the bars of its browser
    "sideways": (844, 390),
}
GAMES = ("tianjiu", "liuhu", "mohuahua", "weimaque", "shisanzhang")
NAMES = {  # in English, as the page has them
    "tianjiu": "Tin Gau",
    "liuhu": "Luk Fu",
    "mohuahua": "Mo Huahua",
    "weimaque": "Wei Maque",
    "shisanzhang": "Thirteen Cards",
}

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "web" / "dist" / "index.html"
# The shell without windows draws the same pages with a third less of the processor, but notifies nobody.
WHOLE = os.environ.get("CHROMIUM") or shutil.which("chromium") or ""
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or WHOLE
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

PATIENCE = 60_000  # ms until something that must appear is given up: the machine may be busy


@contextmanager
def opened() -> Iterator[Browser]:
    """Debian's Chromium, without a window."""
    with sync_playwright() as playwright:
        yield launched(playwright)


def launched(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


@contextmanager
def whole(browser: Browser) -> Iterator[Browser]:
    """A Chromium with everything, beside a shell."""
    if WHOLE == CHROMIUM:
        yield browser
        return
    with browser.browser_type.launch(executable_path=WHOLE, args=FLAGS) as found:
        yield found


# What the page puts off for a moment, for instance until a form has rested: only then does it ask the server.
SOON = """(() => {
  const soon = (window.soon = new Set());
  const [start, stop] = [setTimeout.bind(window), clearTimeout.bind(window)];
  window.setTimeout = (then, ms = 0, ...more) => {
    const timer = start((...given) => (soon.delete(timer), then(...given)), ms, ...more);
    if (ms <= 300) soon.add(timer);
    return timer;
  };
  window.clearTimeout = (timer) => (soon.delete(timer), stop(timer));
})()"""
SPEED = """(() => {
  const settings = JSON.parse(localStorage.getItem('paiguan.settings') ?? '{}');
  localStorage.setItem('paiguan.settings', JSON.stringify({ ...settings, speed: %s }));
})()"""
BLOCKED = "Service Worker registration blocked by Playwright"  # said by the browser of a test that blocks workers


class Visitor:
    """A person with a browser profile of their own: one cookie, one page. Everything the page complains about is kept."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        size: Size = "desktop",
        language: str = "en",
        *,
        speed: str | None = None,
        **more: Any,
    ) -> None:
        """With a `speed`, the page holds things as long as its menu says there, not as long as it does for newcomers."""
        self.server, self.size, self.touch = server, size, size != "desktop"
        width, height = VIEWPORTS[size]
        phone = {"has_touch": True, "is_mobile": True, "device_scale_factor": 1}
        self.context: BrowserContext = browser.new_context(
            base_url=server.url,
            locale={"en": "en-GB", "zh-Hant": "zh-TW", "zh-Hans": "zh-CN"}[language],
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            # What a worker answers cannot be intercepted; tests of it allow it.
            **{"service_workers": "block", **(phone if self.touch else {}), **more},
        )
        self.context.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.context.add_init_script(SOON)
        if speed is not None:
            self.context.add_init_script(SPEED % json.dumps(speed))
        self.page: Page = self.context.new_page()
        self.asked: set[Request] = set()  # what the page has asked the server for and has not got yet
        self.page.on("request", lambda request: self.asked.add(request))
        self.page.on("requestfinished", lambda request: self.asked.discard(request))
        self.page.on("requestfailed", lambda request: self.asked.discard(request))
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self.complaints.append(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def go(self, path: str) -> None:
        self.page.goto(path)
        self.page.locator("main").first.wait_for()

    def press(self, name: str, *, exact: bool = True, role: Any = "button", within: str = "body") -> None:
        """Click, or tap on a phone."""
        target = self.page.locator(within).get_by_role(role, name=name, exact=exact).first
        if self.touch:
            target.tap()
        else:
            target.click()

    def sit(self) -> None:
        """Take an open seat; the page asks a newcomer for a name first."""
        self.press("Sit down")
        self.press("Save", within="dialog")

    def table(self, game: str, **wish: Any) -> str:
        """A table opened without the form; its id."""
        answer = self.context.request.get("/api/me")
        assert answer.ok
        made = self.context.request.post("/api/tables", data={"game": game, **wish})
        assert made.ok, made.text()
        return str(made.json()["id"])

    def finished(self, game: str, **wish: Any) -> str:
        """A table whose first hand was played to its settlement, by a program in the visitor's name; its id. Playing on the page is
        for the tests that are about it."""
        table = self.table(game, **wish)
        token = next(one["value"] for one in self.context.cookies() if one.get("name") == COOKIE)
        play = Client(self.server.url, table, token, by_level("regular")).play(
            lambda scene: scene.hand is not None and scene.hand.account is not None
        )
        with ThreadPoolExecutor(1) as thread:  # Playwright's own loop runs in this one
            thread.submit(asyncio.run, asyncio.wait_for(play, patience.PATIENCE)).result()
        return table

    def reviewed(self, table: str) -> None:
        """Go to the first decision in the first hand of a table, and let the page review the hand."""
        path = f"/api/tables/{table}/hands/1/review"
        while (answer := self.context.request.get(path)).status == 503:
            self.page.wait_for_timeout(500)  # the rules are still being compiled
        assert answer.ok, answer.text()
        step = json.loads(answer.text().splitlines()[0])["move"]["step"]
        self.go(f"/g/{table}#1.{step}")
        ask = self.page.locator(".ask button")
        ask.tap() if self.touch else ask.click()
        self.page.locator("progress").wait_for(state="detached", timeout=3 * PATIENCE)

    def close(self) -> None:
        self.context.close()
