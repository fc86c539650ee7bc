"""The built page: files as they are, and index.html for every address that the page itself knows."""

from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.static_files import create_static_files_router

PACKED = Path(__file__).parent / "web"
BUILT = PACKED if PACKED.is_dir() else Path(__file__).parents[3] / "web" / "dist"
TYPES = {".svg": "image/svg+xml", ".webmanifest": "application/manifest+json", ".js": "text/javascript"}
FILES = {
    path.name: TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    for path in (BUILT.iterdir() if BUILT.is_dir() else ())
    if path.is_file() and path.name != "index.html"
}
# A file under assets has a hash of its contents in its name: what is there once never changes.
FOR_EVER = CacheControlHeader(public=True, max_age=365 * 24 * 3600, immutable=True)
PLACES = ["/", "/new/{game:str}", "/t/{table:str}", "/g/{table:str}", "/rules", "/rules/{game:str}"]
PLACES += ["/learn/{game:str}", "/score", "/score/{game:str}", "/replay", "/pieces", "/{other:path}"]


def pages() -> list[Any]:
    handlers: list[Any] = [index]
    if (BUILT / "assets").is_dir():
        handlers.append(
            create_static_files_router(
                path="/assets",
                directories=[BUILT / "assets"],
                cache_control=FOR_EVER,
                include_in_schema=False,
            )
        )
    return handlers


@get(PLACES, include_in_schema=False, sync_to_thread=False)
def index(request: Request[Any, Any, Any]) -> Response[Any]:
    """The page; a file beside it (icon, manifest) by its name. Unknown places get the page too, which says so, with 404."""
    name = str(request.path_params.get("other", "")).strip("/")
    if name in FILES:
        return Response((BUILT / name).read_bytes(), media_type=FILES[name])
    home = BUILT / "index.html"
    if not home.is_file() or name.startswith("api/"):
        raise NotFoundException(
            "There is nothing here." if home.is_file() else "The page is not built: run `make web`."
        )
    status = 404 if name else 200
    return Response(
        home.read_bytes(), media_type="text/html", status_code=status, headers={"cache-control": "no-cache"}
    )
