"""The host of one table in this process: runs commands one at a time, stores their events, then shows them.

Nothing is acknowledged or shown before it is committed. Where several processes serve a table, each follows the store.
The later of two writers gets a Conflict, reads the new events and decides again.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from paiguan.engine.deal import Deal
from paiguan.parlour import events as e
from paiguan.parlour import pacing
from paiguan.parlour import wire as w
from paiguan.parlour.bots import Thinkers
from paiguan.parlour.clock import now
from paiguan.parlour.daily.lines import daily_result
from paiguan.parlour.decide import HouseRefusal, decide, must_be_heard, must_be_read, own_seat
from paiguan.parlour.driver import Driver
from paiguan.parlour.folding import apply, decoded, fold
from paiguan.parlour.logs import fault, say
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.ratings.matches import ended_match
from paiguan.parlour.results import results
from paiguan.parlour.scene import asked
from paiguan.parlour.sharing import Sharing
from paiguan.parlour.store import Conflict, NotStored, Store, StoreError, Unavailable, queries
from paiguan.parlour.summary import row_of
from paiguan.parlour.table import Table
from paiguan.parlour.tournaments.rounds import contest_result
from paiguan.parlour.viewers import Projection, Viewer

_encoder = msgspec.json.Encoder()
IN_HAND = (e.Dealt, e.Moved, e.TookBack)
BETWEEN_HANDS = (e.WasReady, e.Walled, e.Sealed, e.Called, e.Unsealed)  # the hand looks as before
# Events that change a table's entry in the lobby or remove it.
LOBBY_EVENTS = (e.Opened, e.Sat, e.Stood, e.Vacated, e.Closed, e.BotSeated, e.Seated, e.Rematched, e.PassedOn)


class Gone(Exception):
    """The store no longer has this table."""


class Dropped(Exception):
    """What is in memory may differ from what is stored; the next visitor loads the table again."""


class Turns(asyncio.Lock):
    """A lock that admits commands one at a time, and none once the host is dropped, since its memory may be wrong."""

    dropped = False

    async def __aenter__(self) -> None:
        await super().__aenter__()
        if self.dropped:
            self.release()
            raise Dropped


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
        self.viewers: set[Viewer] = set()
        self.gone: dict[str, float] = {}  # guests without a connection, since when
        self._store, self.thinkers, self._changed = store, thinkers, changed
        self._sharing = sharing
        self._lock = Turns()
        self.pace = pacing.Pace(now())  # clocks did not run while the server was down
        self._projection = Projection(self.table, code, self.viewers, self.pace)
        self.storing = False  # memory is ahead of the store
        self._put_off: set[Viewer] = set()  # asked for a scene while nothing could be shown
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

    async def command(self, viewer: Viewer, command: Any) -> int:
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

    def _decide(self, viewer: Viewer, command: Any) -> list[e.AnyEvent]:
        self._refuse_too_early(command, self.table.seat_of(viewer.guest))
        table, pace = self.table, self.pace
        go_on = pace.goes_on(table, table.seat_of(viewer.guest))
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

    def _refuse_too_early(self, command: Any, seat: int | None) -> None:
        """Refuse commands whose acceptance or refusal would reveal what a window hides. Raises HouseRefusal."""
        pace = self.pace
        if pace.quiet is None and pace.closed is None:
            return
        if isinstance(command, w.Ready | w.Seal | w.Unseal):
            raise HouseRefusal("not_between_hands")
        if isinstance(command, w.Rematch):
            raise HouseRefusal("match_not_over")
        if isinstance(command, w.Begin | w.SeatBot):
            raise HouseRefusal("match_begun")
        open_to = pace.quiet is not None and pace.quiet.held is None and asked(self.table, seat, True)
        if isinstance(command, w.Play | w.TakeBack) and seat is not None and not open_to:
            raise HouseRefusal("wait_a_moment")

    @property
    def tempo(self) -> float:
        """The factor for pauses of bots and dice: as a person alone with bots likes it, the usual where several play."""
        if self.table.others_wait:
            return 1.0
        return min((one.tempo for one in self.viewers if self.table.seat_of(one.guest) is not None), default=1.0)

    @property
    def finished(self) -> int:
        """How many hands have ended visibly for everyone."""
        return len(self.table.hands) - (self.table.in_play or not self._shows or self.pace.quiet is not None)

    async def _store_events(self, events: Sequence[e.AnyEvent]) -> bool:
        """Apply and store events, then show them.

        Return false when another process was faster or the database was lost before it answered; the table has then
        been reloaded and knows whether the command is done. Raises HouseRefusal when the database refuses the write.
        """
        self.storing = True
        try:
            for event in events:
                self.table.apply(event)
            played, tried, ended, after = [], None, None, None
            if (settled := self.table.settlement(events[-1].at)) is not None:
                self.table.apply(settled)
                events = [*events, settled]
                played = results(self.table, settled.at)
                tried = None if self.table.daily is None else daily_result(self.table, time.time())
                ended = ended_match(self.table, settled.at)
                after = None if self.table.contest is None else contest_result(self.table, time.time())
            seated = any(isinstance(event, (e.Sat, e.Stood, e.Vacated)) for event in events)
            people = [chair.guest for chair in self.table.chairs if chair.guest] if seated else None
            row = row_of(self.table, self.code)
            with self.metrics.commits.time():
                bodies = [_encoder.encode(event) for event in events]
                await self._store.do(queries.append, row, bodies, people, played, tried, ended, after)
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
        projection = Projection(table, self.code, self.viewers, self.pace)
        projection.elsewhere = self._projection.elsewhere
        self.table, self._projection = table, projection
        self._happened(events)

    @property
    def dropped(self) -> bool:
        return self._lock.dropped

    def drop(self) -> None:
        """Close the table here. Its sockets close with a code after which clients reconnect and get a new host."""
        if self._sharing is not None:
            self._sharing.present(self.table.id, frozenset())
        self._lock.dropped = True
        self._driver.wake()
        for viewer in self.viewers:
            viewer.on_change()

    def _happened(self, events: Sequence[e.AnyEvent]) -> None:
        """Show stored events to viewers and wake the driver."""
        if any(isinstance(event, IN_HAND) for event in events):
            self._driver.moved_on()
            self._set_window(any(isinstance(event, e.TookBack) for event in events))
        if all(isinstance(event, e.OF_ONE_SEAT) for event in events):
            self._show_seats({event.seat for event in events if isinstance(event, e.OF_ONE_SEAT)})
        elif all(isinstance(event, BETWEEN_HANDS) for event in events):
            self._notify()
        else:
            self.show()
        self._driver.wake()
        if any(isinstance(event, LOBBY_EVENTS) for event in events):
            self._changed()

    def _set_window(self, back: bool) -> None:
        """Open the secrecy window that the newest move calls for. A reload does not open the same window twice."""
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

    def ask_again(self) -> None:
        """Open the window of a question that was put before a restart."""
        self.pace.quiet = pacing.quiet_again(self.table, self._projection.history(None), now())
        self.show()

    async def do(self, events: Callable[[], Sequence[e.AnyEvent]], seq: int) -> None:
        """Store what the driver decided when the table was at `seq`, unless it has moved on."""
        async with self._lock:
            if self.table.seq == seq and (decided := events()):
                await self._store_events(decided)

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
        self.viewers.add(viewer)
        self.gone.pop(viewer.guest, None)
        self._tell_presence()
        self._notify()
        self._driver.start()

    def go_on_alone(self) -> None:
        """Do what is due at a slow table that nobody looks at."""
        self._driver.start()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        if viewer.guest not in self.here:
            self.gone[viewer.guest] = now()
        self._tell_presence()
        self._notify()
        self._driver.wake()

    def _tell_presence(self) -> None:
        if self._sharing is not None and not self.dropped:
            self._sharing.present(self.table.id, frozenset(viewer.guest for viewer in self.viewers))

    def set_elsewhere(self, guests: frozenset[str]) -> None:
        """Update the guests connected through other processes."""
        before, self._projection.elsewhere = self._projection.elsewhere, guests
        for guest in before - self.here:
            self.gone[guest] = now()
        for guest in self.here:
            self.gone.pop(guest, None)
        self._notify()
        self._driver.wake()

    @property
    def here(self) -> set[str]:
        """Guests connected to this table, through any process."""
        return {viewer.guest for viewer in self.viewers} | self._projection.elsewhere

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
        told = {viewer for viewer in self.viewers if self.table.seat_of(viewer.guest) in seats} | self._put_off
        self._put_off = set()
        for viewer in told:
            viewer.on_change()

    def _notify(self) -> None:
        self._projection.renew(hand=False)
        self._put_off = set()
        for viewer in self.viewers:
            viewer.on_change()

    def next_scene(self, viewer: Viewer) -> w.Scene | None:
        """Return the scene for a viewer if it differs from the last one sent."""
        if self.dropped:
            raise Dropped(self.table.id)
        if self.lost:
            raise Gone(self.table.id)
        if not self._shows:
            self._put_off.add(viewer)
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
        self.deliver_phrase(seat, viewer.name, phrase, text)
        if self._sharing is not None:
            self._sharing.say(self.table.id, seat, viewer.name, phrase, text)

    def deliver_phrase(self, seat: int | None, name: str, phrase: str, text: str) -> None:
        """Send a phrase or a text to the viewers connected to this process."""
        for viewer in self.viewers:
            viewer.on_phrase(seat, name, phrase, text)

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
