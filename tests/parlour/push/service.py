"""A push service on this machine, and the browsers that read what it takes."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from paiguan.parlour.push.encryption import CURVE, from_text, point, to_text

CONTACT = "mailto:host@paiguan.example"
SETTINGS = {"push_contact": CONTACT, "push_local": "on"}


def read(body: bytes, own: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser reads: RFC 8188 and 8291 from its side."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    sender, cipher = body[21 : 21 + length], body[21 + length :]
    assert len(cipher) <= size
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
    info = b"WebPush: info\0" + point(own.public_key()) + sender
    secret = HKDF(SHA256(), 32, auth, info).derive(shared)
    key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
    plain = AESGCM(key).decrypt(nonce, cipher, None).rstrip(b"\0")
    assert plain.endswith(b"\x02")
    return plain[:-1]


def signed(authorization: str) -> tuple[dict[str, Any], str]:
    """The claims of a header `vapid`, once its signature holds, and the key of who signed."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(one.strip().split("=", 1) for one in rest.split(","))
    told, _, signature = parts["t"].rpartition(".")
    raw = from_text(signature)
    found = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(parts["k"]))
    key.verify(found, told.encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = msgspec.json.decode(from_text(told.split(".")[1]))
    return claims, parts["k"]


class Browser:
    """A browser that has subscribed; `status` is what its push service answers."""

    def __init__(self, url: str, name: str, status: int) -> None:
        self.endpoint, self.status = f"{url}/{name}", status
        self._key, self._auth = ec.generate_private_key(CURVE), name.encode().ljust(16, b".")[:16]
        self.bodies: list[bytes] = []
        self.headers: list[dict[str, str]] = []

    @property
    def wish(self) -> dict[str, str]:
        """What the page sends to the house."""
        p256dh = to_text(point(self._key.public_key()))
        return {"endpoint": self.endpoint, "p256dh": p256dh, "auth": to_text(self._auth)}

    @property
    def notices(self) -> list[dict[str, Any]]:
        """What it was told, in order."""
        return [msgspec.json.decode(read(body, self._key, self._auth)) for body in self.bodies]


class PushService:
    """Takes messages for its browsers."""

    def __init__(self, url: str) -> None:
        self.url, self._browsers = url, dict[str, Browser]()

    def browser(self, name: str = "browser", status: int = 201) -> Browser:
        self._browsers[f"/{name}"] = found = Browser(self.url, name, status)
        return found

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        if (browser := self._browsers.get(path)) is None:
            return 404
        browser.bodies.append(body)
        browser.headers.append(headers)
        return browser.status


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            self.send_response(service.take(self.path, {key.lower(): one for key, one in self.headers.items()}, body))
            self.end_headers()

        def log_message(self, *said: Any) -> None:
            return

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(f"http://127.0.0.1:{server.server_address[1]}")
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
