"""What happens at a table without a command: bots move, dice fall, windows close, time runs out, the next hand is dealt.

Bots begin to think when they are asked and move at a fixed time after it, so that the length of a thought tells nothing. Where
they are asked in secret their answers wait with everybody's for the end of the window.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.parlour import events as e
from paiguan.parlour import pacing
from paiguan.parlour.bots import chosen
from paiguan.parlour.clock import now
from paiguan.parlour.decide import Answer, Denied, next_hand, secret_answers
from paiguan.parlour.logs import fault
from paiguan.parlour.shuffle import dice
from paiguan.parlour.table import asks_in_secret

if TYPE_CHECKING:
    from paiguan.parlour.host import Host

Act = Callable[[], Coroutine[Any, Any, None]]
NOTHING: tuple[float, Act | None] = (0.0, None)
FIRST_REST, LONGEST_REST = 0.5, 30.0  # seconds after something broke, doubled each time


class Driver:
    """Drives one table while anybody looks at it."""

    def __init__(self, host: "Host") -> None:
        self._host = host
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._thoughts: dict[int, asyncio.Task[dict[str, Json]]] = {}  # by seat, about the table as it stands

    def start(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name=f"table {self._host.table.id}")
        self._wake.set()

    def wake(self) -> None:
        """Something has changed: look again what is next."""
        self._wake.set()

    def moved_on(self) -> None:
        """The hand has moved: earlier thoughts are of no use."""
        for thought in self._thoughts.values():
            thought.cancel()
        self._thoughts = {}

    def stop(self) -> None:
        self.moved_on()
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        host, rest = self._host, FIRST_REST
        while host.viewers and not host.lost and not host.dropped:
            try:
                await self._step()
                rest = FIRST_REST
            except Denied:  # the database refuses; it may take it later
                await asyncio.sleep(rest)
            except Exception as error:
                if host.lost or host.dropped:
                    return
                host.metrics.faults.labels("table").inc()
                fault("table", error, table=host.table.id)
                await asyncio.sleep(rest)
                rest = min(2 * rest, LONGEST_REST)
                with suppress(Exception):  # then the host is lost or dropped, which everybody at the table is told
                    await host.recover()

    async def _step(self) -> None:
        """Do what is due, or wait for it."""
        self._wake.clear()
        due, act = self._next()
        if act is not None and (wait := due - now()) <= 0:
            await act()
            return
        alarm = None if act is None else asyncio.get_running_loop().call_later(wait, self._wake.set)
        try:
            await self._wake.wait()
        finally:
            if alarm is not None:
                alarm.cancel()

    # ---- what is next ------------------------------------------------------------------------------------------------

    def _next(self) -> tuple[float, Act | None]:
        table, pace = self._host.table, self._host.pace
        since = pace.asked_at(table)
        if pace.closed is not None:
            return pace.closed, self._show_closed
        if pace.quiet is not None:  # also where its cards are the last of a hand
            return self._next_of_window(pace.quiet)
        if table.stage == "settled":
            if all(chair.ready for chair in table.chairs if chair.person):
                return since, self._deal
            # Others are not kept waiting for ever; a person alone with bots takes their time.
            return (since + pacing.READY_AFTER * pacing.patience(), self._deal) if table.people > 1 else NOTHING
        if table.stage != "playing" or table.deal is None:
            return NOTHING
        if asks_in_secret(table.deal):  # after a restart in the middle of a window
            pace.quiet = pacing.Quiet(now(), pacing.window(table))
            self._host.show()
            return self._next_of_window(pace.quiet)
        if table.deal.chance:
            return since + pacing.DICE_PAUSE * pacing.SPEED, self._roll
        return self._next_of_seats(since)

    def _next_of_window(self, quiet: pacing.Quiet) -> tuple[float, Act | None]:
        table = self._host.table
        for seat, chair in enumerate(table.chairs):
            if not table.asked_in_secret(seat) or chair.meant is not None:
                continue
            if not chair.person:
                self._thought(seat)
            elif table.people < 2 and quiet.held is None:
                return NOTHING  # nobody else waits
        return (quiet.closes, self._close_window) if quiet.last else (quiet.step_ends, self._pass_still)

    def _next_of_seats(self, since: float) -> tuple[float, Act | None]:
        host, table = self._host, self._host.table
        soonest, bot = NOTHING, False
        for seat, chair in enumerate(table.chairs):
            if not table.may_act(seat):
                continue
            act: Act
            if not chair.person:
                if bot or not self._thought(seat).done():
                    bot = True  # the others after this one
                    continue
                bot, due = True, since + pacing.BOT_PAUSE * pacing.SPEED
                act = lambda seat=seat: self._move(seat)  # type: ignore[misc]  # noqa: E731
            elif table.clock is not None:
                due = since + table.clock.move + chair.bank
                act = lambda seat=seat: self._sit_in(seat)  # type: ignore[misc]  # noqa: E731
            elif table.people > 1 and chair.guest in host.gone:
                due = max(since, host.gone[chair.guest]) + pacing.GONE_AFTER * pacing.patience()
                act = lambda seat=seat: self._sit_in(seat)  # type: ignore[misc]  # noqa: E731
            else:
                continue
            if soonest[1] is None or due < soonest[0]:
                soonest = (due, act)
        return soonest

    # ---- what is done ------------------------------------------------------------------------------------------------

    async def _pass_still(self) -> None:
        """Show the next card."""
        if (quiet := self._host.pace.quiet) is not None:
            quiet.passed += 1
            self._host.show()

    async def _deal(self) -> None:
        await self._host.do(lambda: [next_hand(self._host.table, now())], self._host.table.seq)

    async def _roll(self) -> None:
        deal = self._host.table.deal
        assert deal is not None
        seat = deal.actor or 0
        move: dict[str, Json] = {"do": "roll", "seat": seat, "dice": list(dice())}
        await self._host.do(lambda: [e.Moved(at=now(), seat=seat, move=move, by="dice")], self._host.table.seq)

    async def _sit_in(self, seat: int) -> None:
        await self._host.do(lambda: [e.Away(at=now(), seat=seat)], self._host.table.seq)

    async def _move(self, seat: int) -> None:
        seq, move = self._host.table.seq, self._thoughts[seat].result()
        await self._host.do(lambda: [e.Moved(at=now(), seat=seat, move=move, by="bot")], seq)

    async def _close_window(self) -> None:
        """Take everybody's answers. Whoever was asked and has not answered declines."""
        host, seq = self._host, self._host.table.seq  # while a bot thinks, another process may close the window
        pondered: dict[int, dict[str, Json]] = {}
        for seat, chair in enumerate(host.table.chairs):
            if host.table.asked_in_secret(seat) and not chair.person and chair.meant is None:
                if (move := await self._in_time(seat)) is None:
                    return
                pondered[seat] = move

        def answers() -> list[e.AnyEvent]:
            given: dict[int, Answer] = {seat: (move, "bot") for seat, move in pondered.items()}
            given |= {seat: (one.meant, "guest") for seat, one in enumerate(host.table.chairs) if one.meant is not None}
            host.pace.close(now())
            return secret_answers(host.table, given, now())

        await host.do(answers, seq)

    async def _show_closed(self) -> None:
        self._host.pace.closed = None
        self._host.show()

    # ---- thoughts ----------------------------------------------------------------------------------------------------

    def _thought(self, seat: int) -> "asyncio.Task[dict[str, Json]]":
        """What a bot thinks about the question that it is asked now; begun when first looked for."""
        if seat not in self._thoughts:
            table = self._host.table
            deal = table.secret_question(seat) or table.deal
            assert deal is not None
            level = table.chairs[seat].level or "regular"
            self._thoughts[seat] = asyncio.create_task(self._ponder(deal, seat, level, table.seq))
            self._thoughts[seat].add_done_callback(lambda _: self._wake.set())
        return self._thoughts[seat]

    async def _ponder(self, deal: Deal, seat: int, level: str, seed: int) -> dict[str, Json]:
        """A bot's move. If the thought breaks, any legal move: the table goes on."""
        try:
            return await self._host.thinkers.choose(deal, seat, level, seed, self._host.table.host)
        except Exception as error:
            self._host.metrics.faults.labels("thinker").inc()
            fault("thinker", error, table=self._host.table.id, game=deal.game.name, bot=level)
            action: dict[str, Json] = msgspec.to_builtins(deal.legal_moves_of(seat).random(seed))
            return action

    async def _in_time(self, seat: int) -> dict[str, Json] | None:
        """A bot's answer when a window closes; None where the table has moved on meanwhile. A thought that waits in a long queue is not waited for, since that would be
        seen; a regular answers within the time that closing takes."""
        thought = self._thought(seat)
        if thought.done() or not pacing.SPEED:
            await asyncio.wait([thought])  # it may be cancelled, and this task must not end with it
            return None if thought.cancelled() else thought.result()
        table = self._host.table
        question = table.secret_question(seat)
        assert question is not None
        return await asyncio.to_thread(chosen, question.copy(), seat, "regular", table.seq)
