"""The built page: files as they are, and index.html for every address that the page itself knows."""

from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.response import File
from litestar.static_files import create_static_files_router

PACKED = Path(__file__).parent / "web"
BUILT = PACKED if PACKED.is_dir() else Path(__file__).parents[3] / "web" / "dist"
PLACES = ["/", "/new/{game:str}", "/t/{table:str}", "/g/{table:str}", "/rules", "/rules/{game:str}"]
PLACES += ["/learn/{game:str}", "/score", "/score/{game:str}", "/replay", "/pieces", "/{other:str}"]


def pages() -> list[Any]:
    handlers: list[Any] = [index]
    if (BUILT / "assets").is_dir():
        handlers.append(
            create_static_files_router(
                path="/assets",
                directories=[BUILT / "assets"],
                cache_control=None,
                include_in_schema=False,
            )
        )
    return handlers


@get(PLACES, include_in_schema=False, sync_to_thread=False)
def index(other: str = "") -> Response[Any]:
    """The page; a file beside it (icon, manifest) by its name. Unknown places get the page too, which says so, with 404."""
    named = BUILT / other
    if other and "/" not in other and "." in other and not other.startswith(".") and named.is_file():
        return File(named, content_disposition_type="inline")
    home = BUILT / "index.html"
    if not home.is_file():
        raise NotFoundException("The page is not built yet: run `make web`.")
    status = 404 if other else 200
    return Response(
        home.read_bytes(), media_type="text/html", status_code=status, headers={"cache-control": "no-cache"}
    )
