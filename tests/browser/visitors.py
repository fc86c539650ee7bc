"""A real browser, and people who visit the parlour with it."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, sync_playwright

from tests.parlour.servers import Server

Size = Literal["desktop", "phone"]
SIZES: tuple[Size, ...] = ("desktop", "phone")
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

PATIENCE = 20_000  # ms until something that must appear is given up: the machine may be busy


@contextmanager
def opened() -> Iterator[Browser]:
    """Debian's chromium, without a window."""
    with sync_playwright() as playwright:
        yield launched(playwright)


def launched(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


class Visitor:
    """A person with a browser profile of their own: one cookie, one page. Everything the page complains about is kept."""

    def __init__(
        self, browser: Browser, server: Server, size: Size = "desktop", language: str = "en", **more: Any
    ) -> None:
        self.server, self.size = server, size
        phone = {"has_touch": True, "is_mobile": True, "device_scale_factor": 1}
        self.context: BrowserContext = browser.new_context(
            base_url=server.url,
            locale={"en": "en-GB", "zh-Hant": "zh-TW", "zh-Hans": "zh-CN"}[language],
            viewport={"width": 390, "height": 844} if size == "phone" else {"width": 1280, "height": 800},
            reduced_motion="reduce",
            **{**(phone if size == "phone" else {}), **more},
        )
        self.context.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def go(self, path: str) -> None:
        self.page.goto(path)
        self.page.locator("main").first.wait_for()

    def press(self, name: str, *, exact: bool = True, role: Any = "button", within: str = "body") -> None:
        """Click, or tap on a phone."""
        target = self.page.locator(within).get_by_role(role, name=name, exact=exact).first
        if self.size == "phone":
            target.tap()
        else:
            target.click()

    def table(self, game: str, **wish: Any) -> str:
        """A table opened without the form; its id."""
        answer = self.context.request.get("/api/me")
        assert answer.ok
        made = self.context.request.post("/api/tables", data={"game": game, **wish})
        assert made.ok, made.text()
        return str(made.json()["id"])

    def close(self) -> None:
        self.context.close()
