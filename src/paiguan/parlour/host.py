"""The host of one table in this process: takes commands one at a time, stores what they cause, then shows it.

Nothing is acknowledged or shown before it is committed. Where several processes serve a table, each follows the store; who
writes second gets a Conflict, reads what is new and decides again.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from paiguan.engine.deal import Deal
from paiguan.parlour import events as e
from paiguan.parlour import pacing
from paiguan.parlour import wire as w
from paiguan.parlour.bots import Thinkers
from paiguan.parlour.clock import now
from paiguan.parlour.decide import Denied, decide, must_be_heard, own_seat
from paiguan.parlour.driver import Driver
from paiguan.parlour.logs import fault, say
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.scene import asked
from paiguan.parlour.sharing import Sharing
from paiguan.parlour.store import Conflict, NotStored, Store, StoreError, Unavailable, work
from paiguan.parlour.summary import row_of
from paiguan.parlour.table import Table
from paiguan.parlour.viewers import Projection, Viewer

_decoder = msgspec.json.Decoder(e.AnyEvent)
_encoder = msgspec.json.Encoder()
# What changes the lobby's line of a table, or takes the table from the lobby.
LOBBY_EVENTS = (e.Opened, e.Sat, e.Stood, e.BotSeated, e.Seated, e.Rematched, e.PassedOn)


class Gone(Exception):
    """The store no longer has this table."""


class Dropped(Exception):
    """What is in memory may not be what is stored: the next visitor loads the table again."""


class Turns(asyncio.Lock):
    """Lets commands in one at a time, and none once the host is dropped: what is in memory decides nothing any more."""

    dropped = False

    async def __aenter__(self) -> None:
        await super().__aenter__()
        if self.dropped:
            self.release()
            raise Dropped


class Host:
    """One table, live."""

    def __init__(
        self,
        table_id: str,
        code: str,
        store: Store,
        thinkers: Thinkers,
        metrics: Metrics,
        changed: Callable[[], None],
        sharing: Sharing | None = None,
    ) -> None:
        self.table = Table(table_id)
        self.code = code
        self.metrics = metrics
        self.lost = False  # the store no longer has it
        self.viewers: set[Viewer] = set()
        self.gone: dict[str, float] = {}  # guests without a connection, since when
        self._store, self.thinkers, self._changed = store, thinkers, changed
        self._sharing = sharing
        self._lock = Turns()
        self.pace = pacing.Pace(now())  # nobody's clock ran while the house was closed
        self._projection = Projection(self.table, code, self.viewers, self.pace)
        self._storing = False
        self._driver = Driver(self)

    # ---- events ------------------------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Read what the store has and we have not."""
        async with self._lock:
            await self._read()

    async def _read(self) -> None:
        bodies = await self._store.do(work.read, self.table.id, self.table.seq)
        if not bodies:
            return
        # A table that nobody sees yet may be long, and others are not to wait for it.
        fold = _fold(self.table, bodies) if self.table.seq else await asyncio.to_thread(_fold, self.table, bodies)
        self._happened(fold)

    async def command(self, viewer: Viewer, command: Any) -> int:
        """Do a command; returns the seq when it is stored. Raises Denied."""
        async with self._lock:
            while True:
                key = f"{viewer.guest} {command.id}"
                if key in self.table.done:
                    return self.table.done[key]
                try:
                    events = self._decide(viewer, command)
                except Denied:
                    if await self._was_behind():
                        continue
                    raise
                if not events:  # nothing would change, so nothing is stored
                    if await self._was_behind():
                        continue
                    return self.table.seq
                if await self._store_events(events):
                    return self.table.seq

    def _decide(self, viewer: Viewer, command: Any) -> list[e.AnyEvent]:
        self._refuse_too_early(command, self.table.seat_of(viewer.guest))
        asked_at, quiet = self.pace.asked_at(self.table), self.pace.quiet is not None
        return decide(self.table, viewer.guest, viewer.name, command, now(), asked_at, quiet)

    async def _was_behind(self) -> bool:
        """Whether another process has stored something that is not in memory yet; it is now. What is decided by old memory is
        noticed when it is stored, but a refusal is stored nowhere: a command that another process has done would be refused."""
        if self._sharing is None or self._sharing.alone:
            return False
        before = self.table.seq
        await self._read()
        return self.table.seq != before

    def _refuse_too_early(self, command: Any, seat: int | None) -> None:
        """What a window brings is not known before it is shown: no command may be taken, or refused, by it. Raises Denied."""
        pace = self.pace
        if pace.quiet is None and pace.closed is None:
            return
        if isinstance(command, w.Ready):
            raise Denied("not_between_hands")
        if isinstance(command, w.Rematch):
            raise Denied("match_not_over")
        open_to = pace.quiet is not None and pace.quiet.held is None and asked(self.table, seat, True)
        if isinstance(command, w.Play | w.TakeBack) and seat is not None and not open_to:
            raise Denied("wait_a_moment")

    @property
    def finished(self) -> int:
        """How many hands everybody has seen the end of."""
        return len(self.table.hands) - (self.table.stage == "playing" or not self._shows or self.pace.quiet is not None)

    async def _store_events(self, events: Sequence[e.AnyEvent]) -> bool:
        """Apply, store, and only then show. False: somebody was quicker, or the database was lost before it answered; the table
        has been read anew, and knows whether the command is done. Raises Denied where the database refuses."""
        self._storing = True
        try:
            for event in events:
                self.table.apply(event)
            if (settled := self.table.settlement(events[-1].at)) is not None:
                self.table.apply(settled)
                events = [*events, settled]
            seated = any(isinstance(event, e.Sat | e.Stood) for event in events)
            people = [chair.guest for chair in self.table.chairs if chair.guest] if seated else None
            row = row_of(self.table, self.code)
            with self.metrics.commits.time():
                await self._store.do(work.append, row, [_encoder.encode(event) for event in events], people)
        except BaseException as failure:
            await self._read_anew()
            if isinstance(failure, Conflict | Unavailable):
                return False
            if isinstance(failure, NotStored):
                say("not_stored", logging.ERROR, table=self.table.id, why=str(failure))
                raise Denied("not_stored") from failure
            raise
        finally:
            self._storing = False
        for event in events:
            if isinstance(event, e.Moved):
                self.metrics.moves.labels(self.table.game.name, event.by).inc()
        self._happened(events)
        return True

    async def _read_anew(self) -> None:
        """What is in memory is not what is stored: read the store, then start again from that. Drops the host on failure."""
        try:
            bodies = await self._store.do(work.read_settled, self.table.id)
            table = Table(self.table.id)
            events = await asyncio.to_thread(_fold, table, bodies)
        except StoreError as error:
            self.drop()
            raise Dropped(self.table.id) from error
        except BaseException:
            self.drop()
            raise
        self._storing = False
        if not bodies:
            self.lost = True
            self._look()
            raise Gone(self.table.id)
        projection = Projection(table, self.code, self.viewers, self.pace)
        projection.elsewhere = self._projection.elsewhere
        self.table, self._projection = table, projection
        self._happened(events)

    @property
    def dropped(self) -> bool:
        return self._lock.dropped

    def drop(self) -> None:
        """Close the table here. Its sockets are closed with a code that clients come back from, and find a new host."""
        if self._sharing is not None:
            self._sharing.present(self.table.id, frozenset())
        self._lock.dropped = True
        self._driver.wake()
        for viewer in self.viewers:
            viewer.look()

    def _happened(self, events: Sequence[e.AnyEvent]) -> None:
        """Show what has been stored."""
        if any(isinstance(event, e.Dealt | e.Moved | e.TookBack) for event in events):
            self._driver.moved_on()
            self._set_window(any(isinstance(event, e.TookBack) for event in events))
        if all(isinstance(event, e.WasReady) for event in events):
            self._look()
        else:
            self.show()
        self._driver.wake()
        if any(isinstance(event, LOBBY_EVENTS) for event in events):
            self._changed()

    def _set_window(self, back: bool) -> None:
        """Open the secrecy window that the newest move calls for. Reading a table anew does not open the same one twice."""
        table, pace = self.table, self.pace
        position = len(table.hands), len(table.hand.moves)
        if position == pace.position and not back:
            return
        pace.position = position
        if pace.quiet is None and not pacing.may_be_quiet(table):
            return
        public = self._projection.history(None)
        if public.changed or back:
            pace.quiet = pacing.quiet_after(table, public, pace.closed or now())

    async def do(self, events: Callable[[], Sequence[e.AnyEvent]], seq: int) -> None:
        """Store what the driver decided when the table stood at `seq`, unless it has moved on."""
        async with self._lock:
            if self.table.seq == seq and (decided := events()):
                await self._store_events(decided)

    async def recover(self) -> None:
        """Something broke, perhaps in memory: read the table from the store, and show it to everybody."""
        try:
            async with self._lock:
                await self._read_anew()
            self.show()
        except Dropped:  # the database is away: no fault of the table's, and the next visitor loads it again
            return
        except Exception as error:
            if not self.lost:
                fault("table", error, table=self.table.id)

    # ---- viewers -----------------------------------------------------------------------------------------------------

    def join(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.gone.pop(viewer.guest, None)
        self._tell_presence()
        self._look()
        self._driver.start()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        if viewer.guest not in self.here:
            self.gone[viewer.guest] = now()
        self._tell_presence()
        self._look()
        self._driver.wake()

    def _tell_presence(self) -> None:
        if self._sharing is not None and not self.dropped:
            self._sharing.present(self.table.id, frozenset(viewer.guest for viewer in self.viewers))

    def find_elsewhere(self, guests: frozenset[str]) -> None:
        """Know who is connected through other processes."""
        before, self._projection.elsewhere = self._projection.elsewhere, guests
        for guest in before - self.here:
            self.gone[guest] = now()
        for guest in self.here:
            self.gone.pop(guest, None)
        self._look()
        self._driver.wake()

    @property
    def here(self) -> set[str]:
        """Guests who are connected to this table, through whatever process."""
        return {viewer.guest for viewer in self.viewers} | self._projection.elsewhere

    def closed(self) -> None:
        """The table has been deleted: whoever looks is told so."""
        self.lost = True
        self._look()
        self._driver.wake()

    async def pass_on(self, guest: str, now: float) -> None:
        """The table is this guest's from now on."""
        await self.do(lambda: [e.PassedOn(at=now, guest=guest)], self.table.seq)

    def close(self) -> None:
        self._driver.stop()

    def show(self) -> None:
        """There is something new to see for everybody, in the hand too."""
        self._projection.renew()
        self._look()

    def _look(self) -> None:
        self._projection.renew(hand=False)
        for viewer in self.viewers:
            viewer.look()

    def news(self, viewer: Viewer) -> w.Scene | None:
        """The scene for a viewer if it differs from the last one sent."""
        if self.dropped:
            raise Dropped(self.table.id)
        if self.lost:
            raise Gone(self.table.id)
        return self._projection.news(viewer) if self._shows else None

    def scene(self, viewer: Viewer) -> w.Scene | None:
        """What the viewer sees now; None while what is in memory must not be seen yet."""
        return self._projection.scene(viewer) if self._shows else None

    @property
    def _shows(self) -> bool:
        """Nothing is being stored, and no closed window hides what came of it until its end."""
        return not self._storing and self.pace.closed is None

    def say(self, viewer: Viewer, phrase: str) -> None:
        """Pass a phrase on to everybody at the table. Raises Denied."""
        must_be_heard(self.table, viewer.guest)
        seat = self.table.seat_of(viewer.guest)
        self.hear(seat, viewer.name, phrase)
        if self._sharing is not None:
            self._sharing.say(self.table.id, seat, viewer.name, phrase)

    def hear(self, seat: int | None, name: str, phrase: str) -> None:
        """Pass a phrase on to those who are connected here."""
        for viewer in self.viewers:
            viewer.hear(seat, name, phrase)

    async def stored(self) -> Table:
        """The table when nothing is being stored: what is in memory before that must not be seen, or spoken of."""
        async with self._lock:
            return self.table

    async def deal_for(self, viewer: Viewer) -> tuple[Deal, int]:
        """The deal as the rules would take a move of this viewer now, for questions that change nothing. Raises Denied."""
        table = await self.stored()
        seat = own_seat(table, viewer.guest)
        if table.deal is None or self.pace.closed is not None or not asked(table, seat, self.pace.quiet is not None):
            raise Denied("not_asked")
        return (table.secret_question(seat) or table.deal).copy(), seat


def _fold(table: Table, bodies: Sequence[bytes]) -> list[e.AnyEvent]:
    """Bring a table to what the store has, its last hand included."""
    events = [_decoder.decode(body) for body in bodies]
    for event in events:
        table.apply(event)
    _ = table.deal
    return events
