"""Guests: a name and a secret token in a cookie. No account, no password."""

import hashlib
import secrets
import time
from collections.abc import Callable

from paiguan.engine.terms import in_language
from paiguan.parlour.names import GUESTS
from paiguan.parlour.store import Store, queries
from paiguan.parlour.store.queries import GuestRow
from paiguan.parlour.wire import Language

COOKIE = "paiguan"
BIN_COOKIE = "paiguan_bin"  # of the guest whom this device was before it deleted everything
DAY = 24 * 3600.0  # resolution with which the last visit of a guest is stored


class Guests:
    """Finds and creates guests."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, GuestRow] = {}  # by hash of token, recently seen guests
        self._seen: dict[str, float] = {}  # by id, when the last visit was stored
        # Called with the guest whose row changed, to tell other processes.
        self.renamed: Callable[[str], None] = lambda guest: None

    async def in_bin(self, token: str | None) -> GuestRow | None:
        """Return the guest with this token who has deleted everything and can still take it back."""
        if not token or len(token) > 100:
            return None
        return await self._store.do(queries.guest_by_token, _hash(token), True)

    async def of_token(self, token: str | None) -> GuestRow | None:
        if not token or len(token) > 100:
            return None
        key = _hash(token)
        if key not in self._known:
            row = await self._store.do(queries.guest_by_token, key)
            if row is None:
                return None
            if len(self._known) > 20_000:
                self._known.clear()
            self._known[key] = row
        row = self._known[key]
        if (now := time.time()) - self._seen.get(row.id, 0.0) > DAY:
            if len(self._seen) > 20_000:
                self._seen.clear()
            self._seen[row.id] = now
            await self._store.do(queries.saw_guest, row.id, now)
        return row

    def forget(self) -> None:
        """Clear the cache after guests have been deleted."""
        self._known.clear()
        self._seen.clear()

    async def welcome(self, language: Language, name: str = "") -> tuple[GuestRow, str]:
        """Create a guest and return it with its token."""
        token = secrets.token_urlsafe(24)
        chosen = name or in_language(secrets.choice(GUESTS), language)
        row = GuestRow(id=secrets.token_hex(8), name=chosen, language=language)
        now = self._seen[row.id] = time.time()
        await self._store.do(queries.add_guest, row, _hash(token), now)
        self._known[_hash(token)] = row
        return row, token

    async def change(self, token: str, row: GuestRow) -> None:
        if self._known.get(_hash(token)) == row:
            return
        await self._store.do(queries.change_guest, row)
        self._known[_hash(token)] = row
        self.renamed(row.id)

    def reread(self, guest: str) -> None:
        """Drop a guest that another process has changed from the cache."""
        for key in [key for key, row in self._known.items() if row.id == guest]:
            del self._known[key]


def language_of(header: str) -> Language:
    """Return the supported language nearest to an Accept-Language header."""
    for part in header.split(","):
        tag = part.split(";")[0].strip().lower()
        if tag.startswith("zh"):
            simplified = any(mark in tag for mark in ("hans", "cn", "sg", "my"))
            if simplified or tag == "zh":
                return "zh-Hans"
            return "zh-HK" if tag.endswith(("-hk", "-mo")) else "zh-Hant"
        if tag.startswith("en"):
            return "en"
    return "en"


def device_key(device: str, guest: str) -> str:
    """Return the hash under which a browser is kept; a program has none, so its guest stands for it."""
    return _hash(f"device {device or guest}")


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
