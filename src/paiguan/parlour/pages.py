"""The built page: its files, and index.html for every address that the page itself routes."""

import re
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from paiguan.parlour.files import ASK_AGAIN, ENCODINGS, FOR_EVER, File, answer, file
from paiguan.parlour.game_pages import announced, game_files
from paiguan.parlour.guests import language_of
from paiguan.parlour.http import Req, parlour_of
from paiguan.parlour.previews import LANGUAGES, PLACE, Pictures, Preview, head, house_preview, preview_of
from paiguan.parlour.routes.guests import address_of, allow, answered, token_of
from paiguan.parlour.wire import Language

PACKED = Path(__file__).parent / "web"
BUILT = PACKED if PACKED.is_dir() else Path(__file__).parents[3] / "web" / "dist"
PLACES = ["/", "/new/{game:str}", "/t/{table:str}", "/g/{table:str}", "/rules", "/rules/{game:str}"]
PLACES += ["/fair/{table:str}/{hand:int}"]
PLACES += ["/learn", "/learn/{game:str}", "/learn/{game:str}/{lesson:str}", "/score", "/score/{game:str}"]
PLACES += ["/puzzles", "/puzzles/{game:str}", "/puzzles/{game:str}/{puzzle:str}"]
PLACES += ["/daily", "/daily/past", "/daily/{day:str}/{game:str}"]
PLACES += ["/tournament/new", "/tournament/{tournament:str}", "/tournament/{tournament:str}/wall"]
PLACES += ["/mine", "/ratings/{game:str}", "/replay", "/pieces", "/privacy", "/{other:path}"]
NOT_PAGES = (
    "api/",
    "assets/",
    "games/",
    "ws/",
)  # an unknown address there is a program's mistake or the name of an old file
ABOUT = re.compile(
    r'\s*<meta\s+name="description"[^>]*>|\s*<title>.*?</title>', re.DOTALL
)  # what the server writes itself
PAGES_KEPT = 256  # index.html for so many addresses and languages, compressed
PICTURE_CACHE = "public, max-age=300"  # a picture that has changed has another address
UNINDEXED = ("/fair/", "/mine", "/ratings/", "/api/", "/ws/")
UNLISTED = ("/t/", "/g/")  # reached by a shared link only: read by whoever shows a preview of it, and listed by nobody


def pages(base: str = "") -> list[Any]:
    """Return the routes that serve the page below `base`, and the pictures of its addresses."""
    files = read(BUILT, base, game_files()) if (BUILT / "index.html").is_file() else {}
    shell = Shell.of(files["index.html"].bodies["identity"].decode()) if files else None
    pictures = Pictures()

    @get(PLACES, include_in_schema=False)
    async def index(request: Req) -> Response[Any]:
        """Serve a file by name, or the page. Unknown addresses get the page too, with 404; it shows an error."""
        name = str(request.path_params.get("other", "")).strip("/")
        if name in files and name != "index.html":
            return answer(request, files[name])
        if shell is None:
            raise NotFoundException("The page is not built: run `make web`.")
        if name.startswith(NOT_PAGES):
            raise NotFoundException("There is nothing here.")
        language, path = wanted_language(request), str(request.scope["path"])
        preview = house_preview(language) if name else await told(request, path, language)
        tags = head(preview, language, origin_of(request), base, "/" if name else path)
        found = shell.page(language, tags)
        response = answer(request, found, status=404 if name else 200, vary="Accept-Language")
        if path.startswith(UNLISTED):
            response.headers["x-robots-tag"] = "noindex"
        return response

    @get(f"{PLACE}/{{place:path}}", include_in_schema=False)
    async def picture(request: Req, place: FromPath[str]) -> Response[Any]:
        """Serve the picture of an address: /share/t/ID.png is that of /t/ID, in the language of `lang`."""
        path = "/" + place.strip("/")
        if not path.endswith(".png"):
            raise NotFoundException("There is nothing here.")
        parlour = parlour_of(request)
        guest = await parlour.guests.of_token(token_of(request))
        allow(request, parlour.limits.previews, guest)
        card = (await preview_of(parlour, path.removesuffix(".png"), wanted_language(request))).card
        drawn = pictures.known(card)
        if drawn is None:
            drawn = await answered(request, guest, "picture", lambda: pictures.drawn(card))
        response = answer(request, File("image/png", card.tag, PICTURE_CACHE, {"identity": drawn}))
        # Other sites show it beside the link.
        response.headers["cross-origin-resource-policy"] = "cross-origin"
        return response

    return [index, picture]


async def told(request: Req, path: str, language: Language) -> Preview:
    """Return the preview of an address. Who asks for too many gets the page with that of the house."""
    parlour = parlour_of(request)
    if path.startswith(("/t/", "/g/")) and parlour.limits.previews.take("", address_of(request)):
        return house_preview(language)
    return await preview_of(parlour, path, language)


def wanted_language(request: Req) -> Language:
    """Return the language of whoever shared the link, or of whoever asks."""
    given = request.query_params.get("lang", "")
    return given if given in LANGUAGES else language_of(request.headers.get("accept-language", ""))


def origin_of(request: Req) -> str:
    """Return scheme and host, which previews need before every address; "" for a request without a host."""
    host = request.headers.get("host", "")
    return f"{request.scope['scheme']}://{host}" if host else ""


class Shell(NamedTuple):
    """index.html, cut where the server writes its language and what tells of an address."""

    before: str
    after: str

    @classmethod
    def of(cls, page: str) -> "Shell":
        before, found, after = ABOUT.sub("", page).partition("</head>")
        return cls(before, found + after) if found else cls("", page)

    def page(self, language: Language, tags: str) -> File:
        return _page(self, language, tags)


@lru_cache(PAGES_KEPT)
def _page(shell: Shell, language: Language, tags: str) -> File:
    before = re.sub(r'(<html[^>]*\blang=")[^"]*', rf"\g<1>{language}", shell.before, count=1)
    body = f"{before}  {tags}\n  {shell.after}" if shell.before else shell.after
    return file("index.html", body.encode(), pack=True)


def read(built: Path, base: str, games: dict[str, File]) -> dict[str, File]:
    """Read all files of the built page by name, with the encoded versions beside them; add those of `games` from outside."""
    found = dict(games)
    for path in sorted(built.rglob("*")):
        name = path.relative_to(built).as_posix()
        if not path.is_file() or path.suffix in ENCODINGS.values():
            continue
        others = {encoding: built / f"{name}{end}" for encoding, end in ENCODINGS.items()}
        encoded = {encoding: other.read_bytes() for encoding, other in others.items() if other.is_file()}
        cache = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
        found[name] = file(name, path.read_bytes(), cache=cache, encoded=encoded)
    found["index.html"] = file(
        "index.html", placed((built / "index.html").read_text("utf-8"), base, announced(games)), pack=True
    )
    robots = "User-agent: *\n" + "".join(f"Disallow: {base}{place}\n" for place in UNINDEXED)
    found["robots.txt"] = file("robots.txt", robots.encode())
    if "icon-192.png" in found:  # requested by browsers that show something other than the page
        found["favicon.ico"] = found["icon-192.png"]
    return found


def placed(page: str, base: str, games: str = "") -> bytes:
    """Return the page for this base path: file names start with it, and the script reads it from `data-base`. `games` names
    the games from outside, which the script reads from `data-games`."""
    page = page.replace('data-games=""', f'data-games="{games}"')
    page = page.replace('="./', f'="{base}/').replace('data-base=""', f'data-base="{base}"')
    return page.encode()
