"""Security headers of every response, and requests that are refused regardless of their target."""

import re
from urllib.parse import urlsplit

from paiguan.parlour.proxies import Scope

# The page may load only its own files. Svelte writes inline styles; icons are data URLs.
PAGE_POLICY = (
    b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
    b"frame-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
# Other responses load nothing, even if a browser renders one as a page.
DATA_POLICY = b"default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
# The page's service worker fetches the house's own files and answers.
WORKER_POLICY = b"default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
UNUSED = [
    "accelerometer",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "usb",
]
ALWAYS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # a table's address is its key: no other site may read it
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", ", ".join(f"{name}=()" for name in UNUSED).encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
HSTS = (b"strict-transport-security", b"max-age=31536000")

LONGEST_ADDRESS = 4096  # characters of path and query
LARGEST_HEADERS = 32 * 1024  # bytes of all headers together
SAFE = ("GET", "HEAD", "OPTIONS", "TRACE")
OWN_COOKIE = re.compile(rb"(?:^|[;\s])paiguan=([^;]*)")
NUL = b"%00"
Refusal = tuple[int, str, str]  # status, code, sentence


def security_headers(kind: bytes, secure: bool) -> dict[bytes, bytes]:
    """Return the headers of a response of this content type; `secure` when it is sent over TLS."""
    found = {b"content-security-policy": policy_of(kind), **dict(ALWAYS)}
    return found | dict([HSTS]) if secure else found


def policy_of(kind: bytes) -> bytes:
    """Return the content security policy for a response of this content type."""
    return PAGE_POLICY if kind.startswith(b"text/html") else DATA_POLICY


def why_refused(scope: Scope) -> Refusal | None:
    """Return why a request must not reach any route, or None."""
    query = bytes(scope.get("query_string", b""))
    if len(scope["path"]) + len(query) > LONGEST_ADDRESS:
        return 414, "http_414", f"The address is longer than {LONGEST_ADDRESS} characters."
    if sum(len(name) + len(value) for name, value in scope["headers"]) > LARGEST_HEADERS:
        return (
            431,
            "http_431",
            f"The headers are larger than {LARGEST_HEADERS // 1024} KiB: delete this site's cookies.",
        )
    if "\0" in scope["path"] or NUL in query or b"\0" in query:
        return 400, "bad_request", "The address holds the character NUL: leave it out."
    cookies = b";".join(value for name, value in scope["headers"] if name == b"cookie")
    if any(NUL in value for value in OWN_COOKIE.findall(cookies)):
        return 400, "bad_request", "The cookie holds the character NUL: delete this site's cookies."
    if scope["type"] == "http" and scope["method"] not in SAFE and not same_origin(scope):
        return 403, "other_site", "The request comes from a page of another site: open the house's own page."
    return None


def same_origin(scope: Scope) -> bool:
    """Return whether a request comes from this server's own page, or from a program: programs send no `Origin`.

    A page of another site must not act with the guest's cookie. `null`, which sandboxed frames and local files send,
    counts as another site; so does the same host without TLS when the request itself came over TLS.
    """
    headers = dict(scope["headers"])
    if b"origin" not in headers:
        return True
    try:
        origin = urlsplit(headers[b"origin"].decode("latin-1"))
    except ValueError:
        return False
    if origin.scheme not in ("http", "https") or (scope["scheme"] in ("https", "wss") and origin.scheme == "http"):
        return False
    return bool(origin.netloc) and origin.netloc.lower() == headers.get(b"host", b"").decode("latin-1").lower()
