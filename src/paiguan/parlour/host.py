"""The host of one table in this process: runs commands one at a time, stores their events, then shows them.

Nothing is acknowledged or shown before it is committed. Where several processes serve a table, each follows the store.
The later of two writers gets a Conflict, reads the new events and decides again.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence

from paiguan.engine.deal import Deal
from paiguan.parlour import events as e
from paiguan.parlour import pacing
from paiguan.parlour import wire as w
from paiguan.parlour.audience import Audience, Viewer
from paiguan.parlour.bots import Thinkers
from paiguan.parlour.clock import now
from paiguan.parlour.decide import decide
from paiguan.parlour.driver import Driver
from paiguan.parlour.folding import apply, decoded, fold
from paiguan.parlour.logs import fault, say
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.projection import Projection
from paiguan.parlour.refusals import HouseRefusal, must_be_heard, must_be_read, own_seat
from paiguan.parlour.scene import asked
from paiguan.parlour.sharing import Sharing
from paiguan.parlour.store import Conflict, NotStored, Store, StoreError, Unavailable, queries
from paiguan.parlour.storing import Also, Dropped, Gone, Turns, store_events
from paiguan.parlour.table import Table

IN_HAND = (e.Dealt, e.Moved, e.TookBack)
BETWEEN_HANDS = (e.WasReady, e.Walled, e.Sealed, e.Called, e.Unsealed)  # the hand looks as before
# Events that change a table's entry in the lobby or remove it.
LOBBY_EVENTS = (e.Opened, e.Sat, e.Stood, e.Vacated, e.Closed, e.BotSeated, e.Seated, e.Rematched, e.PassedOn)


class Host:
    """One table in memory."""

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
        self.lost = False  # deleted from the store
        self.audience = Audience(table_id, sharing)
        self._store, self.thinkers, self._changed = store, thinkers, changed
        self._sharing = sharing
        self._lock = Turns()
        self.pace = pacing.Pace(now())  # clocks did not run while the server was down
        self._projection = Projection(self.table, code, self.audience, self.pace)
        self.storing = False  # memory is ahead of the store
        self._driver = Driver(self)

    # ---- events ------------------------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Apply the events that the store has and this process has not."""
        async with self._lock:
            await self._read()

    async def _read(self) -> None:
        bodies = await self._store.do(queries.read, self.table.id, self.table.seq)
        if not bodies:
            return
        # The first load may be long; a thread keeps the event loop free for other tables.
        if not self.table.seq:
            self._happened(await asyncio.to_thread(fold, self.table, bodies))
            return
        events = decoded(bodies)
        if any(isinstance(event, e.Rewritten) for event in events):
            await self._read_anew()
            return
        apply(self.table, events)
        self._happened(events)

    async def command(self, viewer: Viewer, command: w.Command) -> int:
        """Run a command and return the table's seq once it is stored. Raises HouseRefusal."""
        async with self._lock:
            while True:
                key = f"{viewer.guest} {command.id}"
                if key in self.table.done:
                    return self.table.done[key]
                try:
                    events = self._decide(viewer, command)
                except HouseRefusal:
                    if await self._was_behind():
                        continue
                    raise
                if not events:  # the command changes nothing, so nothing is stored
                    if await self._was_behind():
                        continue
                    return self.table.seq
                if await self._store_events(events):
                    return self.table.seq

    def _decide(self, viewer: Viewer, command: w.Command) -> list[e.AnyEvent]:
        table, pace, seat = self.table, self.pace, self.table.seat_of(viewer.guest)
        pace.refuse_too_early(table, command, seat)
        go_on = pace.goes_on(table, seat)
        quiet, held = pace.quiet is not None, pace.quiet is not None and pace.quiet.held is not None
        return decide(table, viewer.guest, viewer.name, command, now(), pace.asked_at(table), quiet, go_on, held)

    async def _was_behind(self) -> bool:
        """Apply what another process has stored meanwhile, and return whether there was anything.

        A decision based on old memory is caught when it is stored. A refusal is stored nowhere, so without this check a
        command that another process has already run would be refused.
        """
        if self._sharing is None or self._sharing.alone:
            return False
        before = self.table.seq
        await self._read()
        return self.table.seq != before

    @property
    def finished(self) -> int:
        """How many hands have ended visibly for everyone."""
        return len(self.table.hands) - (self.table.in_play or not self._shows or self.pace.quiet is not None)

    async def _store_events(self, events: Sequence[e.AnyEvent], also: Also | None = None) -> bool:
        """Apply and store events, then show them.

        Return false when another process was faster or the database was lost before it answered; the table has then
        been reloaded and knows whether the command is done. Raises HouseRefusal when the database refuses the write.
        """
        self.storing = True
        try:
            events = await store_events(self._store, self.metrics, self.table, self.code, events, also)
        except BaseException as failure:
            await self._read_anew()
            if isinstance(failure, Conflict | Unavailable):
                return False
            if isinstance(failure, NotStored):
                say("not_stored", logging.ERROR, table=self.table.id, why=str(failure))
                raise HouseRefusal("not_stored") from failure
            raise
        finally:
            self.storing = False
        for event in events:
            if isinstance(event, e.Moved):
                self.metrics.moves.labels(self.table.game.name, event.by).inc()
        self._happened(events)
        return True

    async def _read_anew(self) -> None:
        """Replace memory, which differs from the store, by the table as stored. Drops the host on failure."""
        try:
            bodies = await self._store.do(queries.read_settled, self.table.id)
            table = Table(self.table.id)
            events = await asyncio.to_thread(fold, table, bodies)
        except StoreError as error:
            self.drop()
            raise Dropped(self.table.id) from error
        except BaseException:
            self.drop()
            raise
        self.storing = False
        if not bodies:
            self.lost = True
            self._notify()
            raise Gone(self.table.id)
        self.table, self._projection = table, Projection(table, self.code, self.audience, self.pace)
        self._happened(events)

    @property
    def dropped(self) -> bool:
        return self._lock.dropped

    def drop(self) -> None:
        """Close the table here. Its sockets close with a code after which clients reconnect and get a new host."""
        self._lock.dropped = True
        self._driver.wake()
        self.audience.dismiss()

    def _happened(self, events: Sequence[e.AnyEvent]) -> None:
        """Show stored events to viewers and wake the driver."""
        if any(isinstance(event, IN_HAND) for event in events):
            self._driver.moved_on()
            back = any(isinstance(event, e.TookBack) for event in events)
            self.pace.open_window(self.table, lambda: self._projection.history(None), now(), back)
        if all(isinstance(event, e.OF_ONE_SEAT) for event in events):
            self._show_seats({event.seat for event in events if isinstance(event, e.OF_ONE_SEAT)})
        elif all(isinstance(event, BETWEEN_HANDS) for event in events):
            self._notify()
        else:
            self.show()
        self._driver.wake()
        if any(isinstance(event, LOBBY_EVENTS) for event in events):
            self._changed()

    def ask_again(self) -> None:
        """Open the window of a question that was put before a restart."""
        self.pace.quiet = pacing.quiet_again(self.table, self._projection.history(None), now())
        self.show()

    async def do(self, events: Callable[[], Sequence[e.AnyEvent]], seq: int, also: Also | None = None) -> None:
        """Store what was decided when the table was at `seq`, unless it has moved on; in the same transaction `also` what belongs to it."""
        async with self._lock:
            if self.table.seq == seq and (decided := events()):
                await self._store_events(decided, also)

    async def recover(self) -> None:
        """Reload the table from the store after a failure, perhaps of memory, and show it to everyone."""
        try:
            async with self._lock:
                await self._read_anew()
            self.show()
        except Dropped:  # the database is down, which is no fault of the table; the next visitor loads it again
            return
        except Exception as error:
            if not self.lost:
                fault("table", error, table=self.table.id)

    # ---- viewers -----------------------------------------------------------------------------------------------------

    def join(self, viewer: Viewer) -> None:
        self.audience.join(viewer)
        self._notify()
        self._driver.start()

    def go_on_alone(self) -> None:
        """Do what is due at a slow table that nobody looks at."""
        self._driver.start()

    def leave(self, viewer: Viewer) -> None:
        self.audience.leave(viewer)
        self._notify()
        self._driver.wake()

    def set_elsewhere(self, guests: frozenset[str]) -> None:
        """Update the guests connected through other processes."""
        self.audience.set_elsewhere(guests)
        self._notify()
        self._driver.wake()

    def closed(self) -> None:
        """Tell viewers that the table has been deleted."""
        self.lost = True
        self._notify()
        self._driver.wake()

    async def pass_on(self, guest: str, now: float) -> None:
        """Make this guest the owner of the table."""
        await self.do(lambda: [e.PassedOn(at=now, guest=guest)], self.table.seq)

    def close(self) -> None:
        self._driver.stop()

    def show(self) -> None:
        """Offer all viewers a new scene, of the hand too."""
        self._projection.renew()
        self._notify()

    def _show_seats(self, seats: set[int]) -> None:
        """Offer a new scene to the viewers on these seats, and to those who got none while the change was stored."""
        self._projection.renew_seats(seats)
        self.audience.tell_seats(self.table, seats)

    def _notify(self) -> None:
        self._projection.renew(hand=False)
        self.audience.tell()

    def next_scene(self, viewer: Viewer) -> w.Scene | None:
        """Return the scene for a viewer if it differs from the last one sent."""
        if self.dropped:
            raise Dropped(self.table.id)
        if self.lost:
            raise Gone(self.table.id)
        if not self._shows:
            self.audience.put_off(viewer)
            return None
        return self._projection.next_scene(viewer)

    def scene(self, viewer: Viewer) -> w.Scene | None:
        """Return what the viewer sees now, or None while memory must not be shown yet."""
        return self._projection.scene(viewer) if self._shows else None

    @property
    def _shows(self) -> bool:
        """Whether memory may be shown: nothing is being stored, and no closed window still hides its outcome."""
        return not self.storing and self.pace.closed is None

    def say(self, viewer: Viewer, phrase: str, text: str = "") -> None:
        """Send a phrase, or a written text, to everyone at the table. Raises HouseRefusal."""
        if text:
            must_be_read(self.table, viewer.guest)
        else:
            must_be_heard(self.table, viewer.guest)
        seat = self.table.seat_of(viewer.guest)
        self.audience.hear(seat, viewer.name, phrase, text)
        if self._sharing is not None:
            self._sharing.say(self.table.id, seat, viewer.name, phrase, text)

    async def stored(self) -> Table:
        """Return the table once nothing is being stored; uncommitted state must not be read."""
        async with self._lock:
            return self.table

    async def deal_for(self, viewer: Viewer) -> tuple[Deal, int]:
        """Return the deal and the seat for a question of this viewer that changes nothing. Raises HouseRefusal.

        The deal is the one in which the rules would accept the viewer's move now.
        """
        table = await self.stored()
        seat = own_seat(table, viewer.guest)
        if table.deal is None or self.pace.closed is not None or not asked(table, seat, self.pace.quiet is not None):
            raise HouseRefusal("not_asked")
        return (table.secret_question(seat) or table.deal).copy(), seat
