"""The key by which push services know this house (VAPID, RFC 8292): a browser takes messages from its holder alone."""

import time
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from paiguan.parlour.push.encryption import CURVE, point, to_text

GOOD_FOR = 12 * 3600  # seconds; at most a day (section 2)


def fresh() -> str:
    """Return a new key as the database keeps it: its secret number in hexadecimal digits."""
    return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"


class HouseKey:
    """Signs for this house. `contact`: where a push service finds whoever runs it."""

    def __init__(self, secret: str, contact: str) -> None:
        self._key = ec.derive_private_key(int(secret, 16), CURVE)
        self._contact = contact
        self.public = to_text(point(self._key.public_key()))

    def authorization(self, endpoint: str) -> str:
        """Return the header that lets a message to this endpoint pass."""
        place = urlsplit(endpoint)
        claims = {
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": int(time.time()) + GOOD_FOR,
            "sub": self._contact,
        }
        told = ".".join(to_text(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(told.encode(), ec.ECDSA(SHA256())))
        signature = to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={told}.{signature}, k={self.public}"
