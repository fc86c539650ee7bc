"""A real browser, and people who visit the parlour with it."""

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, sync_playwright

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
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or ""
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
    """Debian's chromium, without a window."""
    with sync_playwright() as playwright:
        yield launched(playwright)


def launched(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


BLOCKED = "Service Worker registration blocked by Playwright"  # said by the browser of a test that blocks workers


class Visitor:
    """A person with a browser profile of their own: one cookie, one page. Everything the page complains about is kept."""

    def __init__(
        self, browser: Browser, server: Server, size: Size = "desktop", language: str = "en", **more: Any
    ) -> None:
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
        self.page: Page = self.context.new_page()
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
