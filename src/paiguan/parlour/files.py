"""Files in memory, each in the encodings there are: negotiated, named by their contents, told apart by caches."""

import gzip
import hashlib
from collections.abc import Mapping
from typing import Any, NamedTuple

from litestar import Request, Response

from paiguan.parlour.security import policy_of

# By ending, since a system's own list of types may be wrong or empty. The framework adds the charset to text.
TYPES = {
    "css": "text/css",
    "html": "text/html",
    "js": "text/javascript",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the better first, and how their files end
PLAIN = "identity"
ASK_AGAIN = "no-cache"  # keep it, but ask whether it has changed
FOR_EVER = f"public, max-age={365 * 24 * 3600}, immutable"  # for names that hold a hash of the contents
SMALL = 400  # bytes below which compressing gains nothing


class File(NamedTuple):
    """Something that is the same for everybody."""

    kind: str
    tag: str
    cache: str
    bodies: Mapping[str, bytes]  # by encoding; always a plain one


def file(
    name: str, body: bytes, *, cache: str = ASK_AGAIN, encoded: Mapping[str, bytes] | None = None, pack: bool = False
) -> File:
    """A file of this name; `encoded` are its other encodings, `pack`: make one here."""
    bodies = {PLAIN: body, **(encoded or {})}
    if pack and len(body) > SMALL:
        bodies["gzip"] = gzip.compress(body, 9, mtime=0)
    tag = hashlib.sha256(body).hexdigest()[:20]
    return File(TYPES.get(name.rpartition(".")[2], "application/octet-stream"), tag, cache, bodies)


def encoding_for(accepted: str, offered: Mapping[str, bytes]) -> str:
    """The best encoding that the client takes."""
    wanted: dict[str, float] = {}
    for part in accepted.lower().split(","):
        name, _, rest = part.partition(";")
        quality = rest.strip().removeprefix("q=")
        try:
            wanted[name.strip()] = float(quality) if quality else 1.0
        except ValueError:
            continue
    for encoding in ENCODINGS:
        if encoding in offered and wanted.get(encoding, wanted.get("*", 0.0)) > 0:
            return encoding
    return PLAIN


def answer(request: "Request[Any, Any, Any]", found: File, status: int = 200) -> Response[Any]:
    """The file, or 304 where the client has it already."""
    encoding = encoding_for(request.headers.get("accept-encoding", ""), found.bodies)
    tag = f'"{found.tag}-{encoding}"'
    headers = {"etag": tag, "cache-control": found.cache}
    if len(found.bodies) > 1:
        headers["vary"] = "Accept-Encoding"
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    if status == 200 and (tag in known or known == ["*"]):
        # This answer has no content type of its own, and its headers replace those that the browser has kept.
        headers["content-security-policy"] = policy_of(found.kind.encode()).decode()
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    if encoding != PLAIN:
        headers["content-encoding"] = encoding
    return Response(found.bodies[encoding], status_code=status, headers=headers, media_type=found.kind)
