"""The built page: files as they are, and index.html for every address that the page itself knows."""

from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from paiguan.parlour.files import ASK_AGAIN, ENCODINGS, FOR_EVER, File, answer, file

PACKED = Path(__file__).parent / "web"
BUILT = PACKED if PACKED.is_dir() else Path(__file__).parents[3] / "web" / "dist"
PLACES = ["/", "/new/{game:str}", "/t/{table:str}", "/g/{table:str}", "/rules", "/rules/{game:str}"]
PLACES += ["/learn/{game:str}", "/score", "/score/{game:str}", "/replay", "/pieces", "/{other:path}"]
NOT_PAGES = ("api/", "assets/", "ws/")  # a wrong address there is a program's mistake, or an old file's name
UNINDEXED = ("/t/", "/g/", "/api/", "/ws/")  # tables and records are found by whoever is given the link


def pages(base: str = "") -> list[Any]:
    """The route that serves the page below `base`."""
    files = read(BUILT, base) if (BUILT / "index.html").is_file() else {}

    @get(PLACES, include_in_schema=False, sync_to_thread=False)
    def index(request: Request[Any, Any, Any]) -> Response[Any]:
        """A file by its name, or the page. Unknown places get the page too, which says so, with 404."""
        name = str(request.path_params.get("other", "")).strip("/")
        if name in files and name != "index.html":
            return answer(request, files[name])
        if not files:
            raise NotFoundException("The page is not built: run `make web`.")
        if name.startswith(NOT_PAGES):
            raise NotFoundException("There is nothing here.")
        return answer(request, files["index.html"], status=404 if name else 200)

    return [index]


def read(built: Path, base: str) -> dict[str, File]:
    """All files of the built page by name, with the encodings that the build has put beside them."""
    found: dict[str, File] = {}
    for path in sorted(built.rglob("*")):
        name = path.relative_to(built).as_posix()
        if not path.is_file() or path.suffix in ENCODINGS.values():
            continue
        others = {encoding: built / f"{name}{end}" for encoding, end in ENCODINGS.items()}
        encoded = {encoding: other.read_bytes() for encoding, other in others.items() if other.is_file()}
        cache = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
        found[name] = file(name, path.read_bytes(), cache=cache, encoded=encoded)
    found["index.html"] = file("index.html", placed((built / "index.html").read_text("utf-8"), base), pack=True)
    robots = "User-agent: *\n" + "".join(f"Disallow: {base}{place}\n" for place in UNINDEXED)
    found["robots.txt"] = file("robots.txt", robots.encode())
    if "icon-192.png" in found:  # asked for by browsers that show something else than the page
        found["favicon.ico"] = found["icon-192.png"]
    return found


def placed(page: str, base: str) -> bytes:
    """The page for its place: files are named from the base path, and the program in it reads the base from `data-base`."""
    page = page.replace('="./', f'="{base}/').replace('data-base=""', f'data-base="{base}"')
    return page.encode()
