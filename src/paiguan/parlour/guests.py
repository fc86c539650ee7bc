"""Guests: a name and a secret token in a cookie; no account, no password."""

import hashlib
import secrets
import time
from collections.abc import Callable

from paiguan.parlour.names import GUESTS
from paiguan.parlour.store import Store, work
from paiguan.parlour.store.work import GuestRow
from paiguan.parlour.wire import Language

COOKIE = "paiguan"
DAY = 24 * 3600.0  # how exactly it is known when a guest was last here


class Guests:
    """Finds and makes guests."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, GuestRow] = {}  # by hash of token, those seen lately
        self._seen: dict[str, float] = {}  # by id, when that was last written
        self.renamed: Callable[[str], None] = lambda guest: None  # told whose row has changed, for other processes

    async def of_token(self, token: str | None) -> GuestRow | None:
        if not token or len(token) > 100:
            return None
        key = _hash(token)
        if key not in self._known:
            row = await self._store.do(work.guest_by_token, key)
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
            await self._store.do(work.saw_guest, row.id, now)
        return row

    def forget(self) -> None:
        """Some guests have been deleted: who is still known is read again."""
        self._known.clear()
        self._seen.clear()

    async def welcome(self, language: Language, name: str = "") -> tuple[GuestRow, str]:
        """A new guest and the token that is theirs from now on."""
        token = secrets.token_urlsafe(24)
        chosen = name or secrets.choice(GUESTS)[language]
        row = GuestRow(id=secrets.token_hex(8), name=chosen, language=language)
        now = self._seen[row.id] = time.time()
        await self._store.do(work.add_guest, row, _hash(token), now)
        self._known[_hash(token)] = row
        return row, token

    async def change(self, token: str, row: GuestRow) -> None:
        if self._known.get(_hash(token)) == row:
            return
        await self._store.do(work.change_guest, row)
        self._known[_hash(token)] = row
        self.renamed(row.id)

    def reread(self, guest: str) -> None:
        """Another process has changed this guest."""
        for key in [key for key, row in self._known.items() if row.id == guest]:
            del self._known[key]


def language_of(header: str) -> Language:
    """The house's language nearest to what a browser asks for."""
    for part in header.split(","):
        tag = part.split(";")[0].strip().lower()
        if tag.startswith("zh"):
            simplified = any(mark in tag for mark in ("hans", "cn", "sg", "my"))
            return "zh-Hans" if simplified or tag == "zh" else "zh-Hant"
        if tag.startswith("en"):
            return "en"
    return "en"


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
