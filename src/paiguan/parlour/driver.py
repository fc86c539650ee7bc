"""What happens at a table without a command: bots move, dice roll, windows close, time runs out, hands are dealt.

Bots start thinking when they are asked and move a fixed time later, so that the length of a search reveals nothing.
When they are asked in secret, their answers are held with everyone else's until the window closes.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from paiguan.engine.contract import Json
from paiguan.engine.interpreted import is_held
from paiguan.parlour import events as e
from paiguan.parlour import pacing
from paiguan.parlour.bots import chosen
from paiguan.parlour.clock import now
from paiguan.parlour.daily import bots as daily
from paiguan.parlour.daily.bots import Question
from paiguan.parlour.decide.matches import another_match, chair_taken, dealing
from paiguan.parlour.decide.moves import Answer, secret_answers
from paiguan.parlour.logs import fault
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.sealing import awaited, cut_dice
from paiguan.parlour.seating import chooser, kept
from paiguan.parlour.secret import asks_in_secret
from paiguan.parlour.shuffle import dice
from paiguan.parlour.tournaments.rounds import contest_dice

if TYPE_CHECKING:
    from paiguan.parlour.host import Host

Act = Callable[[], Awaitable[None]]
NOTHING: tuple[float, Act | None] = (0.0, None)
HELD_PAUSE = 0.5  # seconds between two looks whether a game is compiled
SOON = 5.0  # seconds: what is due by then at a slow table is done before the last viewer is forgotten
FIRST_REST, LONGEST_REST = 0.5, 30.0  # seconds to pause after a failure, doubled each time


class Driver:
    """Drives one table while it has viewers; a slow one also until it waits for a person."""

    def __init__(self, host: "Host") -> None:
        self._host = host
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        # Searches under way, by seat, for the table's present state.
        self._thoughts: dict[int, asyncio.Task[dict[str, Json]]] = {}

    def start(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name=f"table {self._host.table.id}")
        self._wake.set()

    def wake(self) -> None:
        """Recompute what is due next, after a change."""
        self._wake.set()

    def moved_on(self) -> None:
        """Cancel searches about an earlier position."""
        for thought in self._thoughts.values():
            thought.cancel()
        self._thoughts = {}

    def stop(self) -> None:
        self.moved_on()
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        host, rest = self._host, FIRST_REST
        while (host.audience.viewers or self._goes_on_alone()) and not host.lost and not host.dropped:
            try:
                await self._step()
                rest = FIRST_REST
            except HouseRefusal:  # the database refuses the write; a later attempt may succeed
                await asyncio.sleep(rest)
            except Exception as error:
                if host.lost or host.dropped:
                    return
                host.metrics.faults.labels("table").inc()
                fault("table", error, table=host.table.id)
                await asyncio.sleep(rest)
                rest = min(2 * rest, LONGEST_REST)
                with suppress(Exception):  # on failure the host is lost or dropped, and its viewers are told
                    await host.recover()

    def _goes_on_alone(self) -> bool:
        """Return whether bots, dice or a clock that has run out move a slow table on: who comes next finds it at a person's turn.

        A table of a tournament is played to its end, because the others of its round wait for it.
        """
        if self._host.table.contest is not None:
            return self._host.table.stage not in ("over", "closed") and not self._host.audience.here
        if not self._host.table.slow:
            return False
        due, act = self._next()
        return (act is not None and due < now() + SOON) or any(
            not thought.done() for thought in self._thoughts.values()
        )

    async def _step(self) -> None:
        """Do what is due now, or wait until something is due."""
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
        if self._host.storing:  # once the newest events are stored, the window that they call for opens and wakes this
            return NOTHING
        since = pace.asked_at(table)
        if pace.closed is not None:
            return pace.closed, self._show_closed
        if table.closed:
            return NOTHING
        if pace.quiet is not None:  # also when its cards are the last of a hand
            return self._next_of_window(pace.quiet)
        if table.stage == "settled":
            if table.paused:
                return NOTHING
            if all(chair.ready for chair in table.chairs if chair.person):
                return self._next_deal(since)
            # Ready players do not wait forever; a person alone with bots takes their time.
            rest = table.clock.move if table.clock and table.slow else pacing.READY_AFTER * pacing.patience()
            return self._next_deal(since + rest) if table.others_wait else NOTHING
        if table.stage == "gathering" and table.begun:
            return self._next_deal(since)
        if table.stage == "seating":
            return self._next_chair(since)
        if table.stage == "over":
            return (since, self._play_again) if table.agreed else self._next_vote(since)
        if table.stage != "playing" or table.deal is None:
            return NOTHING
        if asks_in_secret(table.deal):  # after a restart in the middle of a window
            self._host.ask_again()
            return self._next()
        if table.deal.chance:
            return since + pacing.DICE_PAUSE * pacing.SPEED * self._host.audience.tempo(table), self._roll
        return self._next_of_seats(since)

    def _next_deal(self, due: float) -> tuple[float, Act | None]:
        """Return when the hand is dealt that is due, or its numbers are called for. Those are not waited for long."""
        table, cut = self._host.table, self._host.table.cut
        if cut is not None and cut.called is not None and awaited(table):
            called = max(cut.called, self._host.pace.clock_from)
            due = max(due, called + pacing.UNSEAL_AFTER * pacing.patience())
        return due, self._deal

    def _next_chair(self, since: float) -> tuple[float, Act | None]:
        """Return when the choosing seat keeps its chair: soon for a bot, later for a person who does not choose."""
        seat = chooser(self._host.table)
        assert seat is not None
        pause = pacing.CHAIR_AFTER if self._host.table.chairs[seat].person else pacing.BOT_PAUSE
        return since + pause * pacing.SPEED, lambda: self._keep_chair(seat)

    def _next_vote(self, since: float) -> tuple[float, Act | None]:
        """Return when a bot takes over for somebody who has gone and whom others wait for, to play another match."""
        chairs = self._host.table.chairs
        if not any(chair.person and chair.ready for chair in chairs):
            return NOTHING
        missing = (
            self._when_gone(seat, since) for seat, chair in enumerate(chairs) if chair.person and not chair.ready
        )
        return min((found for found in missing if found[1] is not None), key=lambda found: found[0], default=NOTHING)

    def _next_of_window(self, quiet: pacing.SecrecyWindow) -> tuple[float, Act | None]:
        table = self._host.table
        for seat, chair in enumerate(table.chairs):
            if not table.asked_in_secret(seat) or chair.queued_answer is not None:
                continue
            if not chair.person:
                self._thought(seat)
            elif table.people < 2 and quiet.held is None:
                return self._when_late(seat, quiet.began)  # no other person at this table waits
        missing = [seat for seat in range(len(table.chairs)) if self._host.pace.goes_on(table, seat) is not None]
        if missing:
            gone = [found for seat in missing if (found := self._when_gone(seat, quiet.began))[1] is not None]
            return min(gone, key=lambda found: found[0], default=NOTHING)
        return (quiet.ends - quiet.closing, self._close_window) if quiet.last else (quiet.ends, self._show_next_card)

    def _when_gone(self, seat: int, since: float) -> tuple[float, Act | None]:
        """Return when a bot takes over for a person who does not come back, where other people wait."""
        table, gone = self._host.table, self._host.audience.gone
        guest = table.chairs[seat].guest
        if table.clock is not None and table.slow:  # connected or not, they have their time
            return table.since + table.clock.move + table.chairs[seat].bank, lambda: self._sit_in(seat)
        if not table.others_wait or guest not in gone:
            return NOTHING
        due = max(since, gone[guest]) + pacing.GONE_AFTER * pacing.patience()
        if table.contest is not None:
            due = max(due, table.played.began + pacing.COME_AFTER * pacing.patience())
        return due, lambda: self._sit_in(seat)

    def _when_late(self, seat: int, since: float) -> tuple[float, Act | None]:
        """Return when a bot takes over for a person alone with bots: only where other tables of a round wait for them."""
        table = self._host.table
        if table.contest is None or table.clock is None or table.slow:
            return self._when_gone(seat, since)
        return since + table.clock.move + table.chairs[seat].bank, lambda: self._sit_in(seat)

    def _next_of_seats(self, since: float) -> tuple[float, Act | None]:
        host, table = self._host, self._host.table
        soonest, bot = NOTHING, False
        for seat, chair in enumerate(table.chairs):
            if not table.may_act(seat):
                continue
            act: Act | None
            if not chair.person:
                if bot or not self._thought(seat).done():
                    bot = True  # one bot at a time
                    continue
                bot, due = True, since + pacing.BOT_PAUSE * pacing.SPEED * host.audience.tempo(table)
                act = lambda seat=seat: self._move(seat)  # noqa: E731
            elif table.clock is not None:
                due = since + table.clock.move + chair.bank
                act = lambda seat=seat: self._sit_in(seat)  # noqa: E731
            else:
                due, act = self._when_gone(seat, since)
            if act is not None and (soonest[1] is None or due < soonest[0]):
                soonest = (due, act)
        return soonest

    # ---- what is done ------------------------------------------------------------------------------------------------

    async def _show_next_card(self) -> None:
        """Show the next card of the window."""
        if (quiet := self._host.pace.quiet) is not None:
            quiet.show_next(now())
            self._host.show()

    async def _deal(self) -> None:
        await self._host.do(lambda: [dealing(self._host.table, now())], self._host.table.seq)

    async def _play_again(self) -> None:
        await self._host.do(lambda: another_match(self._host.table, now()), self._host.table.seq)

    async def _keep_chair(self, seat: int) -> None:
        table = self._host.table
        await self._host.do(lambda: chair_taken(table, seat, kept(table, seat), now()), table.seq)

    async def _roll(self) -> None:
        table = self._host.table
        if table.daily is not None:
            thrown = daily.rolled(table)
        else:
            thrown = contest_dice(table) or cut_dice(table) or dice()
        await self._host.do(lambda: [daily.roll(table, now(), thrown)], table.seq)

    async def _sit_in(self, seat: int) -> None:
        await self._host.do(lambda: [e.Away(at=now(), seat=seat)], self._host.table.seq)

    async def _move(self, seat: int) -> None:
        seq, move = self._host.table.seq, self._thoughts[seat].result()
        await self._host.do(lambda: [e.Moved(at=now(), seat=seat, move=move, by="bot")], seq)

    async def _close_window(self) -> None:
        """Store the answers of all seats that were asked. A seat without an answer declines."""
        host, seq = self._host, self._host.table.seq  # another process may close the window while a bot thinks
        quiet = host.pace.quiet
        assert quiet is not None
        ends = max(quiet.ends, now() + quiet.closing)  # measured before the bots' last thoughts, which must not show
        pondered: dict[int, dict[str, Json]] = {}
        for seat, chair in enumerate(host.table.chairs):
            if host.table.asked_in_secret(seat) and not chair.person and chair.queued_answer is None:
                if (move := await self._in_time(seat)) is None:
                    return
                pondered[seat] = move

        def answers() -> list[e.AnyEvent]:
            given: dict[int, Answer] = {seat: (move, "bot") for seat, move in pondered.items()}
            given |= {
                seat: (one.queued_answer, "guest")
                for seat, one in enumerate(host.table.chairs)
                if one.queued_answer is not None
            }
            host.pace.close(max(ends, now()))
            return secret_answers(host.table, given, now())

        await host.do(answers, seq)

    async def _show_closed(self) -> None:
        self._host.pace.closed = None
        self._host.show()

    # ---- searches ----------------------------------------------------------------------------------------------------

    def _thought(self, seat: int) -> "asyncio.Task[dict[str, Json]]":
        """Return the bot's search about its present question, starting it on the first call."""
        if seat not in self._thoughts:
            self._thoughts[seat] = asyncio.create_task(self._answer(self._question(seat)))
            self._thoughts[seat].add_done_callback(lambda _: self._wake.set())
        return self._thoughts[seat]

    def _question(self, seat: int) -> Question:
        table = self._host.table
        if table.daily is not None:
            return daily.question(table, seat)
        deal = table.secret_question(seat) or table.deal
        assert deal is not None
        return Question(deal, seat, table.chairs[seat].level or "regular", table.seq)

    async def _answer(self, question: Question) -> dict[str, Json]:
        """Return a bot's move. In the deal of a day everybody meets the same: a game that is not compiled yet is waited for."""
        table, seat = self._host.table, question.seat
        if table.daily is None:
            return await self._ponder(question)
        while is_held(table.game.name):
            await asyncio.sleep(HELD_PAUSE)
        move = await self._ponder(question)
        legal = table.deal is None or table.secret_question(seat) is not None or table.deal.why_not(move) is None
        return move if legal else await self._ponder(daily.asked_now(table, seat))

    async def _ponder(self, question: Question) -> dict[str, Json]:
        """Return a bot's move. If the search fails, return a random legal move so that the table goes on."""
        deal, seat, level, seed, worlds = question
        try:
            return await self._host.thinkers.choose(deal, seat, level, seed, self._host.table.host, worlds)
        except Exception as error:
            self._host.metrics.faults.labels("thinker").inc()
            fault("thinker", error, table=self._host.table.id, game=deal.game.name, bot=level)
            action: dict[str, Json] = msgspec.to_builtins(deal.legal_moves_of(seat).random(seed))
            return action

    async def _in_time(self, seat: int) -> dict[str, Json] | None:
        """Return a bot's answer for a window that closes, or None if the table has moved on meanwhile.

        A search that is still queued is not awaited, because the delay would be visible; a regular answers within the
        closing time.
        """
        thought = self._thought(seat)
        if thought.done() or not pacing.SPEED:
            await asyncio.wait([thought])  # the search may be cancelled, which must not end this task
            return None if thought.cancelled() else thought.result()
        question = self._question(seat)
        return await asyncio.to_thread(chosen, question.deal.copy(), seat, "regular", question.seed)
