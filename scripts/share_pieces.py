"""Make the pieces of the pictures of shared links: python scripts/share_pieces.py, after `npm run build` in web/.

The page is the only place where pieces are drawn. A browser opens its list of rules, and the first two pieces of every game are kept as
`src/paiguan/games/GAME/data/share.png`, tilted as on the picture. Needs playwright and Pillow.
"""

import io
import shutil
from pathlib import Path
from urllib.parse import urlsplit

from PIL import Image
from playwright.sync_api import Page, Route, sync_playwright

from paiguan.engine.packages import data, house_games

ROOT = Path(__file__).parents[1]
BUILT = ROOT / "web" / "dist"
HEIGHT = 400  # px of a piece, and of two narrow ones
WIDE = 2 * 200 + 12  # px of two pieces with the gap between them
TILT = -4.0  # degrees
GAP = 24
SHARPER = 3  # drawn so much larger, then made smaller
TYPES = {".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".svg": "image/svg+xml"}


def serve(route: Route) -> None:
    """Answer from the built page; a path that is no file is a place of the page."""
    path = BUILT / urlsplit(route.request.url).path.lstrip("/")
    if "/api/" in route.request.url:
        route.abort()
        return
    path = path if path.is_file() else BUILT / "index.html"
    route.fulfill(body=path.read_bytes(), content_type=TYPES.get(path.suffix, "application/octet-stream"))


def pieces(page: Page, game: str) -> list[Image.Image]:
    shown = page.locator(f'a[href="/rules/{game}"]').first.locator(".piece")
    found = []
    for place in range(2):
        data = shown.nth(place).screenshot(omit_background=True)
        found.append(Image.open(io.BytesIO(data)).convert("RGBA"))
    return found


def tilted(two: list[Image.Image]) -> Image.Image:
    scale = min(HEIGHT * SHARPER / two[0].height, (WIDE - 12) * SHARPER / (2 * two[0].width))
    wide, high = round(two[0].width * scale), round(two[0].height * scale)
    laid = Image.new("RGBA", (2 * wide + GAP * SHARPER, high))
    for place, piece in enumerate(two):
        laid.paste(piece.resize((wide, high), Image.Resampling.LANCZOS), (place * (wide + GAP * SHARPER), 0))
    turned = laid.rotate(TILT, Image.Resampling.BICUBIC, expand=True)
    return turned.resize((turned.width // SHARPER, turned.height // SHARPER), Image.Resampling.LANCZOS)


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 2000}, device_scale_factor=10, locale="zh-TW")
        page.route("**/*", serve)
        page.goto("http://house.example/rules")
        page.add_style_tag(content="* { background: transparent !important; box-shadow: none !important }")
        page.locator(".piece").first.wait_for()
        for game in house_games():
            picture, file = tilted(pieces(page, game)).quantize(128), data(game, "share.png")
            picture.save(file, optimize=True)
            print(f"{game}: {picture.width} × {picture.height}, {file.stat().st_size} bytes")
        browser.close()


if __name__ == "__main__":
    main()
