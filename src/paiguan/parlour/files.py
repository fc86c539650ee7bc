"""Files in memory, each in several encodings: content negotiation, entity tags, cache headers."""

import gzip
import hashlib
from collections.abc import Mapping
from typing import Any, NamedTuple

from litestar import Response

from paiguan.parlour.http import Req
from paiguan.parlour.security import WORKER_POLICY, policy_of

# By file name extension, since a system's own list of types may be wrong or empty. The framework adds the charset to
# text.
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
WORKER = "sw.js"
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # best first, with the suffix of their files
PLAIN = "identity"
ASK_AGAIN = "no-cache"  # cache, but revalidate
FOR_EVER = f"public, max-age={365 * 24 * 3600}, immutable"  # for names that contain a hash of the contents
SMALL = 400  # bytes; compressing less gains nothing


class File(NamedTuple):
    """A file that is the same for every client."""

    kind: str
    tag: str
    cache: str
    bodies: Mapping[str, bytes]  # by encoding; always includes the plain one
    policy: bytes = b""  # instead of the usual one for its kind


def file(
    name: str, body: bytes, *, cache: str = ASK_AGAIN, encoded: Mapping[str, bytes] | None = None, pack: bool = False
) -> File:
    """Return a file of this name. `encoded` holds its other encodings; `pack` adds a gzip one."""
    bodies = {PLAIN: body, **(encoded or {})}
    if pack and len(body) > SMALL:
        bodies["gzip"] = gzip.compress(body, 9, mtime=0)
    tag = hashlib.sha256(body).hexdigest()[:20]
    kind = TYPES.get(name.rpartition(".")[2], "application/octet-stream")
    return File(kind, tag, cache, bodies, WORKER_POLICY if name == WORKER else b"")


def encoding_for(accepted: str, offered: Mapping[str, bytes]) -> str:
    """Return the best encoding that the client accepts."""
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


def answer(request: Req, found: File, status: int = 200, vary: str = "") -> Response[Any]:
    """Return the file as a response, or 304 if the client has it already. `vary`: the header that it was chosen by."""
    encoding = encoding_for(request.headers.get("accept-encoding", ""), found.bodies)
    tag = f'"{found.tag}-{encoding}"'
    headers = {"etag": tag, "cache-control": found.cache}
    varies = ["Accept-Encoding"] if len(found.bodies) > 1 else []
    if varies := [*varies, *([vary] if vary else [])]:
        headers["vary"] = ", ".join(varies)
    if found.policy:
        headers["content-security-policy"] = found.policy.decode()
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    if status == 200 and (tag in known or known == ["*"]):
        # A 304 has no content type to choose its policy by, and its headers replace those that the browser has cached.
        headers.setdefault("content-security-policy", policy_of(found.kind.encode()).decode())
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    if encoding != PLAIN:
        headers["content-encoding"] = encoding
    return Response(found.bodies[encoding], status_code=status, headers=headers, media_type=found.kind)
