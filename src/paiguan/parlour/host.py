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
from paiguan.parlour.decide import Denied, answer_before_turn, decide, next_hand, own_seat
from paiguan.parlour.logs import fault, say
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.scene import asked
from paiguan.parlour.sharing import Sharing
from paiguan.parlour.showing import Showing, Viewer
from paiguan.parlour.shuffle import dice
from paiguan.parlour.store import Conflict, NotStored, Store, StoreError, Unavailable, work
from paiguan.parlour.summary import row_of
from paiguan.parlour.table import Table

_decoder = msgspec.json.Decoder(e.AnyEvent)
_encoder = msgspec.json.Encoder()
# What changes the lobby's line of a table, or takes the table from the lobby.
LOBBY_EVENTS = (e.Opened, e.Sat, e.Stood, e.BotSeated, e.Seated, e.Rematched)


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
        self._showing = Showing(self.table, code, self.viewers)
        self._storing = False
        self._wake = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None

    # ---- events ------------------------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Read what the store has and we have not."""
        async with self._lock:
            await self._read()

    async def _read(self) -> None:
        bodies = await self._store.do(work.read, self.table.id, self.table.seq)
        if bodies:
            events = _apply(self.table, bodies)
            self._happened(events)

    async def command(self, viewer: Viewer, command: Any) -> int:
        """Do a command; returns the seq when it is stored. Raises Denied."""
        async with self._lock:
            while True:
                key = f"{viewer.guest} {command.id}"
                if key in self.table.done:
                    return self.table.done[key]
                events = decide(self.table, viewer.guest, viewer.name, command, now(), self._showing.quiet is not None)
                if await self._store_events(events):
                    return self.table.seq

    async def _store_events(self, events: Sequence[e.AnyEvent]) -> bool:
        """Apply, store, and only then show. False: somebody was quicker, or the database was lost before it answered; the table
        has been read anew, and knows whether the command is done. Raises Denied where the database refuses."""
        self._storing = True
        try:
            for event in events:
                self.table.apply(event)
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
            events = _apply(table, bodies)
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
        showing = Showing(table, self.code, self.viewers)
        showing.quiet, showing.elsewhere = self._showing.quiet, self._showing.elsewhere
        self.table, self._showing = table, showing
        self._happened(events)

    @property
    def dropped(self) -> bool:
        return self._lock.dropped

    def drop(self) -> None:
        """Close the table here. Its sockets are closed with a code that clients come back from, and find a new host."""
        if self._sharing is not None:
            self._sharing.present(self.table.id, frozenset())
        self._lock.dropped = True
        self._wake.set()
        for viewer in self.viewers:
            viewer.look()

    def _happened(self, events: Sequence[e.AnyEvent]) -> None:
        """Show what has been stored."""
        if any(isinstance(event, e.Dealt | e.Moved | e.TookBack) for event in events) and self.table.people > 1:
            if self._showing.quiet is not None or pacing.may_be_quiet(self.table):
                public = self._showing.sights.of(None)
                if public.changed:
                    self._showing.quiet = pacing.quiet_after(self.table, public, now())
        if all(isinstance(event, e.WasReady) for event in events):
            self._look()
        else:
            self.show()
        self._wake.set()
        if any(isinstance(event, LOBBY_EVENTS) for event in events):
            self._changed()

    # ---- viewers -----------------------------------------------------------------------------------------------------

    def join(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.gone.pop(viewer.guest, None)
        self._tell_presence()
        self._look()
        if self._driver is None or self._driver.done():
            self._driver = asyncio.create_task(self._drive(), name=f"table {self.table.id}")
        self._wake.set()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        if viewer.guest not in {other.guest for other in self.viewers} | self._showing.elsewhere:
            self.gone[viewer.guest] = now()
        self._tell_presence()
        self._look()
        self._wake.set()

    def _tell_presence(self) -> None:
        if self._sharing is not None and not self.dropped:
            self._sharing.present(self.table.id, frozenset(viewer.guest for viewer in self.viewers))

    def find_elsewhere(self, guests: frozenset[str]) -> None:
        """Know who is connected through other processes."""
        before, self._showing.elsewhere = self._showing.elsewhere, guests
        here = {viewer.guest for viewer in self.viewers} | guests
        for guest in before - here:
            self.gone[guest] = now()
        for guest in here:
            self.gone.pop(guest, None)
        self._look()
        self._wake.set()

    def close(self) -> None:
        if self._driver is not None:
            self._driver.cancel()

    def show(self) -> None:
        """There is something new to see for everybody, in the hand too."""
        self._showing.renew()
        self._look()

    def _look(self) -> None:
        self._showing.renew(hand=False)
        for viewer in self.viewers:
            viewer.look()

    def news(self, viewer: Viewer) -> w.Scene | None:
        """The scene for a viewer if it is another than he was sent last: that a scene comes must not tell what it hides."""
        if self.dropped:
            raise Dropped(self.table.id)
        if self.lost:
            raise Gone(self.table.id)
        if self._storing or (seen := self._showing.seen(viewer)) == viewer.seen:
            return None
        viewer.seen = seen
        scene = self._showing.scene(viewer, *seen)
        viewer.scenes += 1
        return scene

    def scene(self, viewer: Viewer) -> w.Scene | None:
        """What the viewer sees now; None while something is being stored: what is in memory must not be seen yet."""
        return None if self._storing else self._showing.scene(viewer, *self._showing.seen(viewer))

    def say(self, viewer: Viewer, phrase: str) -> None:
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
        if table.deal is None or not asked(table, seat, self._showing.quiet is not None):
            raise Denied("not_asked")
        return (answer_before_turn(table, seat) or table.deal).copy(), seat

    # ---- what happens without people ----------------------------------------------------------------------------------

    async def _drive(self) -> None:
        """While anybody looks: bots move, dice fall, time runs out, the next hand is dealt."""
        loop = asyncio.get_running_loop()
        while self.viewers and not self.lost and not self.dropped:
            self._wake.clear()
            try:
                due, act = self._next()
                if act is not None and (wait := due - now()) <= 0:
                    await act()
                    continue
                alarm = None if act is None else loop.call_later(wait, self._wake.set)
                await self._wake.wait()
                if alarm is not None:
                    alarm.cancel()
            except (asyncio.CancelledError, Gone, Dropped):
                return
            except Denied:  # the database refuses; it may take it later
                await asyncio.sleep(1)
            except Exception as error:
                self.metrics.faults.labels("table").inc()
                fault("table", error, table=self.table.id, game=self.table.game.name)
                await asyncio.sleep(1)

    def _next(self) -> tuple[float, Any]:
        table, since = self.table, self.table.since
        if table.stage == "settled":
            if all(chair.ready for chair in table.chairs if chair.person):
                return since, self._deal
            # Others are not kept waiting for ever; who plays alone takes his time.
            return (since + pacing.READY_AFTER * pacing.patience(), self._deal) if table.people > 1 else (0.0, None)
        if table.stage != "playing" or table.deal is None:
            return 0.0, None
        if self._showing.quiet is not None:
            return self._showing.quiet.next_change(now()), self._pass_quiet
        if table.deal.chance:
            return since + pacing.DICE_PAUSE * pacing.SPEED, self._roll
        return self._next_of_seats()

    def _next_of_seats(self) -> tuple[float, Any]:
        table = self.table
        soonest: tuple[float, Any] = (0.0, None)
        for seat, chair in enumerate(table.chairs):
            if not table.may_act(seat):
                continue
            if chair.meant is not None:
                return 0.0, lambda seat=seat, move=chair.meant: self._answer(seat, move)
            if not chair.person:
                pause = 0.0 if table.asked_in_secret(seat) else pacing.BOT_PAUSE * pacing.SPEED
                due, act = table.since + pause, lambda seat=seat: self._think(seat)
            elif table.clock is not None:
                due = table.since + table.clock.move + chair.bank
                act = lambda seat=seat: self._sit_in(seat)  # noqa: E731
            elif table.people > 1 and chair.guest in self.gone:
                due = max(table.since, self.gone[chair.guest]) + pacing.GONE_AFTER * pacing.patience()
                act = lambda seat=seat: self._sit_in(seat)  # noqa: E731
            else:
                continue
            if soonest[1] is None or due < soonest[0]:
                soonest = (due, act)
        return soonest

    async def _do(self, events: Callable[[], Sequence[e.AnyEvent]], seq: int) -> None:
        """Store what was thought of when the table stood at `seq`, unless it has moved on."""
        async with self._lock:
            if self.table.seq == seq:
                await self._store_events(events())

    async def _deal(self) -> None:
        await self._do(lambda: [next_hand(self.table, now())], self.table.seq)

    async def _roll(self) -> None:
        deal = self.table.deal
        assert deal is not None
        seat = deal.actor or 0
        move = {"do": "roll", "seat": seat, "dice": list(dice())}
        await self._do(lambda: [e.Moved(at=now(), seat=seat, move=move, by="dice")], self.table.seq)

    async def _sit_in(self, seat: int) -> None:
        await self._do(lambda: [e.Away(at=now(), seat=seat)], self.table.seq)

    async def _think(self, seat: int) -> None:
        table, seq = self.table, self.table.seq
        assert table.deal is not None
        move = await self.thinkers.choose(table.deal, seat, table.chairs[seat].level or "regular", seq)
        await self._do(lambda: [e.Moved(at=now(), seat=seat, move=move, by="bot")], seq)

    async def _answer(self, seat: int, move: Any) -> None:
        """An answer given early, if the rules still take it at its turn; otherwise somebody else's was better."""
        deal = self.table.deal
        assert deal is not None
        if deal.why_not(move) is not None:
            move = pacing.default_answer(self.table, seat)
        await self._do(lambda: [e.Moved(at=now(), seat=seat, move=move, by="guest")], self.table.seq)

    async def _pass_quiet(self) -> None:
        """The next still, or the end of the quiet: who was asked and has not answered passes."""
        table, quiet, moment = self.table, self._showing.quiet, now()
        if quiet is None or moment < quiet.ends:
            self.show()
            return
        self._showing.quiet = None
        table.since = moment
        for seat, chair in enumerate(table.chairs):
            if chair.person and chair.meant is None and table.asked_in_secret(seat):
                chair.meant = pacing.default_answer(table, seat)
        self.show()


def _apply(table: Table, bodies: Sequence[bytes]) -> list[e.AnyEvent]:
    """Bring a table to what the store has."""
    events = [_decoder.decode(body) for body in bodies]
    for event in events:
        table.apply(event)
    table.since = now()  # nobody's clock ran while the house was closed
    return events
