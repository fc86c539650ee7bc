"""The host of one table in this process: takes commands one at a time, stores what they cause, then shows it.

Nothing is acknowledged or shown before it is committed. Where several processes serve a table, each follows the store; who
writes second gets a Conflict, reads what is new and decides again.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from paiguan.engine.deal import Deal
from paiguan.parlour import events as e
from paiguan.parlour import pacing
from paiguan.parlour import wire as w
from paiguan.parlour.bots import Thinkers
from paiguan.parlour.decide import Denied, answer_before_turn, decide, next_hand, own_seat
from paiguan.parlour.logs import fault
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.scene import asked
from paiguan.parlour.shuffle import dice
from paiguan.parlour.store import Conflict, Store, work
from paiguan.parlour.summary import row_of
from paiguan.parlour.table import Table
from paiguan.parlour.viewers import Projection, Viewer

_decoder = msgspec.json.Decoder(e.AnyEvent)
_encoder = msgspec.json.Encoder()
# What changes the lobby's line of a table, or takes the table from the lobby.
LOBBY_EVENTS = (e.Opened, e.Sat, e.Stood, e.BotSeated, e.Seated, e.Rematched)


class Gone(Exception):
    """The store no longer has this table."""


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
    ) -> None:
        self.table = Table(table_id)
        self.code = code
        self.metrics = metrics
        self.lost = False  # the store no longer has it
        self.viewers: set[Viewer] = set()
        self.gone: dict[str, float] = {}  # guests without a connection, since when
        self._store, self.thinkers, self._changed = store, thinkers, changed
        self._lock = asyncio.Lock()
        self.pace = pacing.Pace(time.time())  # nobody's clock ran while the house was closed
        self._projection = Projection(self.table, code, self.viewers, self.pace)
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
            events = [_decoder.decode(body) for body in bodies]
            for event in events:
                self.table.apply(event)
            self._happened(events)

    async def command(self, viewer: Viewer, command: Any) -> int:
        """Do a command; returns the seq when it is stored. Raises Denied."""
        async with self._lock:
            while True:
                key = f"{viewer.guest} {command.id}"
                if key in self.table.done:
                    return self.table.done[key]
                asked_at, quiet = self.pace.asked_at(self.table), self.pace.quiet is not None
                events = decide(self.table, viewer.guest, viewer.name, command, time.time(), asked_at, quiet)
                if await self._store_events(events):
                    return self.table.seq

    async def _store_events(self, events: Sequence[e.AnyEvent]) -> bool:
        """Apply, store, and only then show. False: somebody was quicker, and the table has been read anew."""
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
            if isinstance(failure, Conflict):
                return False
            raise
        finally:
            self._storing = False
        for event in events:
            if isinstance(event, e.Moved):
                self.metrics.moves.labels(self.table.game.name, event.by).inc()
        self._happened(events)
        return True

    async def _read_anew(self) -> None:
        """What is in memory is not what is stored: start again from the store."""
        self.table = Table(self.table.id)
        self._projection = Projection(self.table, self.code, self.viewers, self.pace)
        self._storing = False
        await self._read()
        if not self.table.seq:
            self.lost = True
            self._look()
            raise Gone(self.table.id)

    def _happened(self, events: Sequence[e.AnyEvent]) -> None:
        """Show what has been stored."""
        if any(isinstance(event, e.Dealt | e.Moved | e.TookBack) for event in events) and self.table.people > 1:
            if self.pace.quiet is not None or pacing.may_be_quiet(self.table):
                public = self._projection.history(None)
                if public.changed:
                    self.pace.quiet = pacing.quiet_after(self.table, public, time.time())
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
        self._look()
        if self._driver is None or self._driver.done():
            self._driver = asyncio.create_task(self._drive(), name=f"table {self.table.id}")
        self._wake.set()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        if viewer.guest not in {other.guest for other in self.viewers}:
            self.gone[viewer.guest] = time.time()
        self._look()
        self._wake.set()

    def close(self) -> None:
        if self._driver is not None:
            self._driver.cancel()

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
        if self.lost:
            raise Gone(self.table.id)
        return None if self._storing else self._projection.news(viewer)

    def scene(self, viewer: Viewer) -> w.Scene | None:
        """What the viewer sees now; None while something is being stored: what is in memory must not be seen yet."""
        return None if self._storing else self._projection.scene(viewer)

    def say(self, viewer: Viewer, phrase: str) -> None:
        seat = self.table.seat_of(viewer.guest)
        for other in self.viewers:
            other.hear(seat, viewer.name, phrase)

    async def stored(self) -> Table:
        """The table when nothing is being stored: what is in memory before that must not be seen, or spoken of."""
        async with self._lock:
            return self.table

    async def deal_for(self, viewer: Viewer) -> tuple[Deal, int]:
        """The deal as the rules would take a move of this viewer now, for questions that change nothing. Raises Denied."""
        table = await self.stored()
        seat = own_seat(table, viewer.guest)
        if table.deal is None or not asked(table, seat, self.pace.quiet is not None):
            raise Denied("not_asked")
        return (answer_before_turn(table, seat) or table.deal).copy(), seat

    # ---- what happens without people ----------------------------------------------------------------------------------

    async def _drive(self) -> None:
        """While anybody looks: bots move, dice fall, time runs out, the next hand is dealt."""
        loop = asyncio.get_running_loop()
        while self.viewers and not self.lost:
            self._wake.clear()
            try:
                due, act = self._next()
                if act is not None and (wait := due - time.time()) <= 0:
                    await act()
                    continue
                alarm = None if act is None else loop.call_later(wait, self._wake.set)
                await self._wake.wait()
                if alarm is not None:
                    alarm.cancel()
            except (asyncio.CancelledError, Gone):
                return
            except Exception as error:
                self.metrics.faults.labels("table").inc()
                fault("table", error, table=self.table.id, game=self.table.game.name)
                await asyncio.sleep(1)

    def _next(self) -> tuple[float, Any]:
        table, since = self.table, self.pace.asked_at(self.table)
        if table.stage == "settled":
            if all(chair.ready for chair in table.chairs if chair.person):
                return since, self._deal
            # Others are not kept waiting for ever; who plays alone takes his time.
            return (since + pacing.READY_AFTER * pacing.patience(), self._deal) if table.people > 1 else (0.0, None)
        if table.stage != "playing" or table.deal is None:
            return 0.0, None
        if self.pace.quiet is not None:
            return self.pace.quiet.next_change(time.time()), self._pass_quiet
        if table.deal.chance:
            return since + pacing.DICE_PAUSE * pacing.SPEED, self._roll
        return self._next_of_seats()

    def _next_of_seats(self) -> tuple[float, Any]:
        table, since = self.table, self.pace.asked_at(self.table)
        soonest: tuple[float, Any] = (0.0, None)
        for seat, chair in enumerate(table.chairs):
            if not table.may_act(seat):
                continue
            if chair.meant is not None:
                return 0.0, lambda seat=seat, move=chair.meant: self._answer(seat, move)
            if not chair.person:
                pause = 0.0 if table.asked_in_secret(seat) else pacing.BOT_PAUSE * pacing.SPEED
                due, act = since + pause, lambda seat=seat: self._think(seat)
            elif table.clock is not None:
                due = since + table.clock.move + chair.bank
                act = lambda seat=seat: self._sit_in(seat)  # noqa: E731
            elif table.people > 1 and chair.guest in self.gone:
                due = max(since, self.gone[chair.guest]) + pacing.GONE_AFTER * pacing.patience()
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
        await self._do(lambda: [next_hand(self.table, time.time())], self.table.seq)

    async def _roll(self) -> None:
        deal = self.table.deal
        assert deal is not None
        seat = deal.actor or 0
        move = {"do": "roll", "seat": seat, "dice": list(dice())}
        await self._do(lambda: [e.Moved(at=time.time(), seat=seat, move=move, by="dice")], self.table.seq)

    async def _sit_in(self, seat: int) -> None:
        await self._do(lambda: [e.Away(at=time.time(), seat=seat)], self.table.seq)

    async def _think(self, seat: int) -> None:
        table, seq = self.table, self.table.seq
        assert table.deal is not None
        move = await self.thinkers.choose(table.deal, seat, table.chairs[seat].level or "regular", seq)
        await self._do(lambda: [e.Moved(at=time.time(), seat=seat, move=move, by="bot")], seq)

    async def _answer(self, seat: int, move: Any) -> None:
        """An answer given early, if the rules still take it at its turn; otherwise somebody else's was better."""
        deal = self.table.deal
        assert deal is not None
        if deal.why_not(move) is not None:
            move = pacing.default_answer(self.table, seat)
        await self._do(lambda: [e.Moved(at=time.time(), seat=seat, move=move, by="guest")], self.table.seq)

    async def _pass_quiet(self) -> None:
        """The next still, or the end of the quiet: who was asked and has not answered passes."""
        table, quiet, now = self.table, self.pace.quiet, time.time()
        if quiet is None or now < quiet.ends:
            self.show()
            return
        self.pace.quiet = None
        self.pace.clock_from = now
        passing: list[e.AnyEvent] = [
            e.Meant(at=now, seat=seat, move=pacing.default_answer(table, seat))
            for seat, chair in enumerate(table.chairs)
            if chair.person and chair.meant is None and table.asked_in_secret(seat)
        ]
        if passing:
            await self._do(lambda: passing, table.seq)
        self.show()
