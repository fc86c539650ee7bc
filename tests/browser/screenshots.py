"""Pictures of every page at both sizes, in Chinese and English, into docs/screenshots: `make screenshots [ARGS="home table"]`."""

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

from tests.browser.rooms import ROOMS
from tests.browser.visitors import CHROMIUM, DIST, GAMES, ROOT, SIZES, Size, Visitor, opened
from tests.parlour.servers import Server

FOLDER = ROOT / "docs" / "screenshots"
LARGEST = 150_000  # bytes
SHORT = {"zh-Hant": "zh", "en": "en"}
SHOWN = (
    "home",
    "new-shisanzhang",
    "gathering",
    *(f"table-{game}" for game in GAMES),
    "settlement-tianjiu",
    "settlement-shisanzhang",
    "rules",
    "rules-tianjiu",
    "rules-weimaque",
    "learn-tianjiu",
    "score-tianjiu",
    "replay-tianjiu",
)
OTHER_COLOURS: tuple[tuple[str, Size, str], ...] = (
    ("table-tianjiu", "desktop", "dark"),
    ("replay-tianjiu", "desktop", "dark"),
    ("table-weimaque", "phone", "hc"),
)


def kept(picture: bytes, path: Path) -> None:
    """As a palette picture, with fewer colours where it would be large."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    for colours in (256, 128, 64, 32):
        image.quantize(colours, dither=Image.Dither.NONE).save(path, optimize=True)
        if path.stat().st_size < LARGEST:
            break
    print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1000:.0f} kB", flush=True)


def take(browser: Browser, server: Server, name: str, size: Size, language: str, theme: str = "light") -> None:
    visitor = Visitor(browser, server, size, language)
    try:
        visitor.go("/")
        visitor.page.evaluate("(theme) => localStorage.setItem('paiguan.settings', JSON.stringify({ theme }))", theme)
        ROOMS[name].enter(visitor)
        visitor.page.mouse.move(2, 2)
        visitor.page.wait_for_timeout(1500)  # for what counts up, slides in or fades
        ending = "" if theme == "light" else f"-{theme}"
        kept(visitor.page.screenshot(), FOLDER / f"{name}-{size}-{SHORT[language]}{ending}.png")
        for line in visitor.complaints:
            print(f"  {line}", file=sys.stderr)
    finally:
        visitor.close()


def main(wanted: list[str]) -> int:
    if not CHROMIUM or not DIST.exists():
        print("chromium or the built page is missing", file=sys.stderr)
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)

    def asked(name: str) -> bool:
        return name in ROOMS and (not wanted or any(name.startswith(one) for one in wanted))

    with (
        tempfile.TemporaryDirectory() as folder,
        opened() as browser,
        Server(f"sqlite:///{folder}/house.db", Path(folder) / "server.log", pace="0.02") as server,
    ):
        # A hall with people in it: two public tables wait for players.
        host = server.guest("阿蓮")
        server.table(host, "liuhu", seats=["me", "open", "regular", "regular"], public=True)
        server.table(
            host, "tianjiu", seats=["me", "open", "open", "master"], public=True, clock={"move": 30, "bank": 120}
        )
        for name in filter(asked, SHOWN):
            for size in SIZES:
                for language in SHORT:
                    take(browser, server, name, size, language)
        for name, size, theme in OTHER_COLOURS:
            if asked(name):
                take(browser, server, name, size, "zh-Hant", theme)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
