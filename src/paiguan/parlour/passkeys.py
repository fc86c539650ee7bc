"""Passkeys: a guest can be found again by a key that their device or password manager holds (WebAuthn).

Keys are discoverable, so that nobody types a name. A challenge is good once, for a few minutes, for the guest who asked for it, and is
kept in the database: any process may check the answer. `webauthn` verifies signatures, origin, relying party and counter.
"""

import base64
import hashlib
import secrets
import time
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import options_to_json_dict, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from paiguan.engine.contract import Json
from paiguan.parlour.identities import Identities
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.store import Store
from paiguan.parlour.store import passkeys as q
from paiguan.parlour.store.queries import GuestRow

CHALLENGE_SECONDS = 300.0  # somebody looks for a telephone
MOST = 10  # of a guest
HOUSE = "牌館 Paiguan"
Credential = dict[str, Json]  # what the browser made, as JSON


class Party(NamedTuple):
    """Who asks for a key: the origin of the house's page, and its host as the relying party's id."""

    origin: str

    @property
    def id(self) -> str:
        return urlsplit(self.origin).hostname or ""


class Passkeys:
    """Makes and checks the keys of guests."""

    def __init__(self, store: Store, identities: Identities) -> None:
        self._store, self._identities = store, identities

    async def begin(self, guest: GuestRow, party: Party) -> dict[str, Json]:
        """Return the options with which a browser makes a key."""
        own = await self._store.do(q.of_guest, guest.id)
        options = generate_registration_options(
            rp_id=party.id,
            rp_name=HOUSE,
            user_id=hashlib.sha256(f"passkey {guest.id}".encode()).digest()[:16],
            user_name=guest.name,
            user_display_name=guest.name,
            challenge=await self._challenge(guest, "make"),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(_bytes(row.credential)) for row in own],
        )
        return options_to_json_dict(options)

    async def add(self, guest: GuestRow, party: Party, credential: Credential, name: str) -> None:
        """Store a key that the browser has made. Raises HouseRefusal."""
        challenge = await self._used(guest, "make", credential)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=party.id,
                expected_origin=party.origin,
            )
        except Exception:  # whatever a stranger's bytes lead the parsers to: it is no key
            raise HouseRefusal("bad_passkey") from None
        row = {
            "id": _hash(made.credential_id),
            "guest": guest.id,
            "credential": _text(made.credential_id),
            "public_key": _text(made.credential_public_key),
            "counter": made.sign_count,
            "name": name,
            "made": time.time(),
            "used": 0.0,
        }
        why = await self._store.do(q.add, row, MOST)
        if why == "many_passkeys":
            raise HouseRefusal("many_passkeys")
        if why:
            raise HouseRefusal("bad_passkey")

    async def ask(self, device: GuestRow, party: Party) -> dict[str, Json]:
        """Return the options with which a browser shows a key; which one, the person chooses there."""
        options = generate_authentication_options(
            rp_id=party.id,
            challenge=await self._challenge(device, "use"),
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return options_to_json_dict(options)

    async def use(self, device: GuestRow, party: Party, credential: Credential) -> GuestRow:
        """Make the guest of this device the one whose key it is, with the games of both. Raises HouseRefusal."""
        challenge = await self._used(device, "use", credential)
        known = await self._store.do(q.find, _hash_of_id(credential))
        if known is None:
            raise HouseRefusal("bad_passkey")
        key, guest = known
        try:
            shown = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=party.id,
                expected_origin=party.origin,
                credential_public_key=_bytes(key.public_key),
                credential_current_sign_count=key.counter,
            )
        except Exception:  # as above
            raise HouseRefusal("bad_passkey") from None
        await self._identities.become(
            device.id, guest.id, q.enter, key.id, key.counter, shown.new_sign_count, time.time()
        )
        return guest

    async def _challenge(self, guest: GuestRow, purpose: str) -> bytes:
        challenge, now = secrets.token_bytes(32), time.time()
        await self._store.do(q.challenge, _hash(challenge), guest.id, purpose, now + CHALLENGE_SECONDS, now)
        return challenge

    async def _used(self, guest: GuestRow, purpose: str, credential: Credential) -> bytes:
        """Return the challenge that an answer is for, and use it up. Raises HouseRefusal if it is none of the guest's own."""
        try:
            response: Any = credential["response"]
            challenge = parse_client_data_json(_bytes(response["clientDataJSON"].encode())).challenge
        except Exception:  # as above
            raise HouseRefusal("bad_passkey") from None
        if not await self._store.do(q.use_challenge, _hash(challenge), guest.id, purpose, time.time()):
            raise HouseRefusal("old_passkey_request")
        return challenge


def _hash_of_id(credential: Credential) -> str:
    try:
        return _hash(_bytes(str(credential["rawId"]).encode()))
    except (KeyError, ValueError):
        raise HouseRefusal("bad_passkey") from None


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _text(data: bytes) -> bytes:
    """Return bytes as the database keeps them: in letters, which backups can hold."""
    return base64.urlsafe_b64encode(data)


def _bytes(text: bytes) -> bytes:
    return base64.urlsafe_b64decode(bytes(text) + b"=" * (-len(text) % 4))
