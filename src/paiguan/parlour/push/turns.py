"""Tells guests who asked for it and are away that a table with other people waits for them: once for each question.

What counts as a question is what the guest's own scene says, so the notification tells nobody more than the table does: also where the
rules ask in secret, because everybody whom such a moment may concern is asked alike (pacing.py). It names the game and the owner, and
no piece. Whoever has the table in memory notices; the row in `told_turns` lets one process send.
"""

import asyncio
from contextlib import suppress
from functools import partial
from typing import NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from paiguan.engine.terms import Voice, terms
from paiguan.parlour import pacing
from paiguan.parlour.audience import Viewer
from paiguan.parlour.clock import now
from paiguan.parlour.host import Host
from paiguan.parlour.logs import fault, say
from paiguan.parlour.push import keys
from paiguan.parlour.push.encryption import BadKeys, BrowserKeys, encrypted
from paiguan.parlour.push.keys import HouseKey
from paiguan.parlour.push.post import BadEndpoint, post
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import Store, StoreError
from paiguan.parlour.store import push as q
from paiguan.parlour.store.once import secret
from paiguan.parlour.store.push import BrowserRow
from paiguan.parlour.tasks import Apart
from paiguan.parlour.wire import Language, Scene

LOOK = 1.0  # seconds between two looks at the tables
AWAY = 10.0  # seconds without a connection until somebody counts as away: they may be loading the page again
SOON = 300  # seconds for which a push service keeps a message where the clock is not slow; then a bot has played
AT_ONCE = 20  # deliveries at a time
# The sentence for a question: at the guest's own table, at somebody's, at a table whose owner has no seat.
SENTENCES = {
    "turn": ("turn_own", "turn_named", "turn_nobody"),
    "next": ("next_own", "next_named", "next_nobody"),
}
GONE = (404, 410)  # statuses for a subscription that its browser has ended (RFC 8030, 7.3)


class Question(NamedTuple):
    """What a table asks a guest. Of two questions the later has the higher number, in every process."""

    number: int
    kind: str  # turn, or next: the next hand waits
    seconds: int  # for which it is worth telling


class Notice(msgspec.Struct, frozen=True):
    """What the browser is told (public/sw.js)."""

    title: str
    text: str
    table: str
    lang: Language


class Turns:
    """Looks at the tables in memory, and tells guests who are away. Without a contact in the settings it does nothing."""

    def __init__(self, store: Store, settings: Settings, hosts: dict[str, Host]) -> None:
        self._store, self._hosts = store, hosts
        self._contact, self._local = settings.push_contact, settings.push_local
        self._key: HouseKey | None = None
        self._looked: WeakKeyDictionary[Host, dict[str, int]] = WeakKeyDictionary()  # the last question by guest
        self._limit = asyncio.Semaphore(AT_ONCE)
        self._sending: set[asyncio.Task[None]] = set()
        self._apart = Apart("table")

    async def key(self) -> HouseKey | None:
        """Return the key of this house, made once, or None if it sends no notifications."""
        if self._key is None and self._contact:
            kept, _ = await self._store.do(secret, "push", keys.fresh(), now())
            self._key = HouseKey(kept, self._contact)
        return self._key

    async def run(self) -> None:
        if not self._contact:
            return
        while True:
            await asyncio.sleep(LOOK)
            await self.look()

    async def look(self) -> None:
        """Tell everybody who has been away for long enough of what has been asked since the last look."""
        for host in list(self._hosts.values()):
            await self._apart.do(host.table.id, partial(self._look_at, host))

    async def _look_at(self, host: Host) -> None:
        before = now() - AWAY * pacing.SPEED
        for guest in [one for one, since in host.audience.gone.items() if since <= before]:
            question = asked(host, guest)
            looked = self._looked.setdefault(host, {})
            if question is not None and looked.get(guest, 0) < question.number:
                await self._tell(host, guest, question)
                looked[guest] = question.number

    async def _tell(self, host: Host, guest: str, question: Question) -> None:
        browsers = await self._store.do(q.claim, guest, host.table.id, question.number)
        for row in browsers:
            task = asyncio.create_task(self._send(row, _notice(host, guest, question.kind, row.language), question))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _send(self, row: BrowserRow, notice: Notice, question: Question) -> None:
        """Deliver a notice once. What fails is not tried again: the next question comes."""
        key = await self.key()
        assert key is not None
        try:
            body = encrypted(msgspec.json.encode(notice), BrowserKeys.read(row.p256dh, row.auth))
            headers = {
                "Authorization": key.authorization(row.endpoint),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(question.seconds),
                "Topic": notice.table,  # of a table, only the newest reaches a browser that was off
            }
            async with self._limit:
                status = await post(row.endpoint, headers, body, self._local)
        except (BadEndpoint, BadKeys, OSError, TimeoutError) as error:
            say("push_failed", why=type(error).__name__)
            return
        except Exception as error:
            fault("push", error)
            return
        if status in GONE:
            with suppress(StoreError):  # the next notice finds it gone again
                await self._store.do(q.remove, row.device, row.endpoint)
        elif status >= 300:
            say("push_failed", why=status)

    def close(self) -> None:
        for task in self._sending:
            task.cancel()


def asked(host: Host, guest: str) -> Question | None:
    """Return what a table with other people asks a guest, by the guest's own scene."""
    seat = host.table.seat_of(guest)
    if seat is None or not host.table.others_wait or not host.table.chairs[seat].person:
        return None
    scene = host.scene(Viewer(guest, "", "en", lambda: None, lambda *said: None))
    if scene is None or scene.hand is None or not waits(scene):
        return None
    clock, hand = host.table.clock, scene.hand
    seconds = int(hand.left or clock.move) if clock is not None and clock.slow else SOON
    view = 9999 if hand.go_on is None else hand.go_on  # an open question comes after those of the window before it
    number = (hand.number * 10_000 + hand.step) * 10_000 + view
    return Question(number, "next" if scene.table.stage == "settled" else "turn", seconds)


def waits(scene: Scene) -> bool:
    """Return whether the table waits for the viewer: for a move, for going on, or for the next hand."""
    hand, seat = scene.hand, scene.table.you
    if hand is None or seat is None:
        return False
    unready = scene.table.stage == "settled" and not scene.table.seats[seat].ready
    return hand.asked or hand.go_on is not None or unready


def _notice(host: Host, guest: str, kind: str, language: Language) -> Notice:
    words, table = terms("house"), host.table
    game = terms(table.game.name).name("game", "name", language)
    owner = next((chair.name for chair in table.chairs if chair.guest == table.host), "")
    own, named, nobody = SENTENCES[kind]
    said = own if guest == table.host else named if owner else nobody
    text = words.text("push", said, "", {"name": owner}, Voice((), language))
    return Notice(title=game, text=text, table=table.id, lang=language)
