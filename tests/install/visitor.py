"""A visitor: load the page as a browser would, then play a hand over the socket."""

import asyncio
from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit
from urllib.request import Request, urlopen

import msgspec

from paiguan.parlour import wire as w
from paiguan.parlour.client import Client, at_random, new_token

# Generous: the machine is busy with tests, and the server may have to compile first.
SECONDS = 240.0

PAGE = {".js", ".css", ".svg", ".png", ".webmanifest"}  # kinds of files that index.html names


class Links(HTMLParser):
    """Collect the files that a page names."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("link", "script", "img"):
            self.found += [value for name, value in attrs if name in ("href", "src") and value]


def load_page(url: str) -> dict[str, int]:
    """Load the front page and every file that it names; return their sizes by path. Raises HTTPError if one is missing."""
    html = fetch(f"{url}/")
    files = {urljoin(f"{url}/", link) for link in Links(html.decode()).found}
    return {"/": len(html)} | {urlsplit(file).path: len(fetch(file)) for file in sorted(files) if file.startswith(url)}


def fetch(url: str) -> bytes:
    with urlopen(url, timeout=60) as answer:
        return bytes(answer.read())


def play_hand(url: str, game: str, seconds: float = SECONDS) -> w.Account:
    """Play a hand against novices to its settlement, choosing any offered move."""
    token = new_token(url, "Visitor")
    seats = ["me", *["novice"] * (2 if game == "mohuahua" else 3)]
    body = msgspec.json.encode({"game": game, "seats": seats})
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    with urlopen(Request(f"{url}/api/tables", data=body, headers=headers), timeout=seconds) as answer:
        table = msgspec.json.decode(answer.read())["id"]
    client = Client(url, table, token, at_random(seed=1))
    asyncio.run(asyncio.wait_for(client.play(_settled), seconds))
    assert client.scene is not None
    assert client.scene.hand is not None
    assert client.scene.hand.account is not None
    return client.scene.hand.account


def _settled(scene: w.Scene) -> bool:
    return scene.hand is not None and scene.hand.account is not None
