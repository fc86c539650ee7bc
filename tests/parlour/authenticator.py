"""A passkey in software: makes credentials and shows them, as browsers and their authenticators do (WebAuthn, ES256)."""

import base64
import hashlib
import json
import secrets
import struct
from typing import Any
from urllib.parse import urlsplit

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """Holds one key. `origin` is that of the page on which it is asked, and may be another than the server's."""

    def __init__(self, origin: str) -> None:
        self.origin, self.counter = origin, 0
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer navigator.credentials.create."""
        point = self._key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(cose)
        data = self._data(options["rp"]["id"], ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options)
        return self._credential(clientDataJSON=text(client), attestationObject=text(attestation))

    def show(self, options: dict[str, Any], count: bool = True) -> dict[str, Any]:
        """Answer navigator.credentials.get. A copy of the key does not `count` on."""
        self.counter += count
        data, client = self._data(options["rpId"]), self._client("webauthn.get", options)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            clientDataJSON=text(client), authenticatorData=text(data), signature=text(signature), userHandle=None
        )

    def _data(self, party: str, more: int = 0) -> bytes:
        asked = urlsplit(self.origin).hostname or ""  # a browser uses keys of its own site only
        named = party if party == asked else asked
        flags = PRESENT | VERIFIED | more
        return hashlib.sha256(named.encode()).digest() + struct.pack(">BI", flags, self.counter)

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _credential(self, **response: Any) -> dict[str, Any]:
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}
