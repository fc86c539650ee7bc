"""A message that only one browser can read: RFC 8291, with the encoding aes128gcm of RFC 8188."""

import base64
import secrets
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes: the whole message is one record, and push services take no more (RFC 8030, 7.2)
LAST = b"\x02"  # the delimiter of the last record


class BadKeys(ValueError):
    """What a browser gave as its keys are none."""


class BrowserKeys(NamedTuple):
    """With which a browser reads what is sent to it."""

    public: ec.EllipticCurvePublicKey
    auth: bytes

    @classmethod
    def read(cls, p256dh: str, auth: str) -> "BrowserKeys":
        """Return keys as the browser writes them, in base64url. Raises BadKeys."""
        try:
            keys = cls(ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(p256dh)), from_text(auth))
        except ValueError as error:
            raise BadKeys from error
        if len(keys.auth) != 16:
            raise BadKeys
        return keys


def encrypted(plain: bytes, to: BrowserKeys, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b"") -> bytes:
    """Return the body that a push service takes. The key and the salt are new ones for each message."""
    own, salt = own or ec.generate_private_key(CURVE), salt or secrets.token_bytes(16)
    public = point(own.public_key())
    info = b"WebPush: info\0" + point(to.public) + public  # 3.4: both keys are bound to the secret
    shared = _derived(own.exchange(ec.ECDH(), to.public), to.auth, info, 32)
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, plain + LAST, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def to_text(data: bytes) -> str:
    """Return bytes in base64url."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def from_text(text: str) -> bytes:
    """Return what base64url says. Raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
