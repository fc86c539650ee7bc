"""The tournaments of the house: opens them, runs their commands, begins rounds when they are due and keeps their tables going.

Pages ask for a tournament every few seconds. The store is the truth for every process, so an answer is the same from all of
them, and a page that missed something has it with the next answer.
"""

import asyncio
import copy
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial

import msgspec

from paiguan.engine.game import Game
from paiguan.parlour.clock import now
from paiguan.parlour.codes import new_code, new_id
from paiguan.parlour.door import COME_BACK, HouseFull
from paiguan.parlour.events import AnyEvent, Paused, Resumed, Sat
from paiguan.parlour.guests import device_key
from paiguan.parlour.host import Host
from paiguan.parlour.logs import say
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import Conflict, Store
from paiguan.parlour.store import tournaments as q
from paiguan.parlour.store.queries import GuestRow
from paiguan.parlour.storing import Dropped, Gone
from paiguan.parlour.summary import row_of
from paiguan.parlour.table import Table
from paiguan.parlour.tasks import Apart
from paiguan.parlour.tournaments import decide
from paiguan.parlour.tournaments import events as e
from paiguan.parlour.tournaments.pairing import table_count
from paiguan.parlour.tournaments.rounds import encoded, free_chair, seats_of_next, tables_of
from paiguan.parlour.tournaments.tournament import Tournament, decoded

TICK = 2.0  # seconds between two looks at what is due
KEPT = 200  # tournaments in memory
RECENT = 300.0  # seconds within which the end of a hand may still be hidden at its table
MOST_SHOWN = 10  # of a guest's own

Decided = Callable[[Tournament], Sequence[e.AnyEvent]]
Write = Callable[[Tournament, list[bytes]], Awaitable[None]]


class NoTournament(Exception):
    """There is no tournament with this id."""


class Tournaments:
    """Opens and carries on tournaments.

    `host` finds the host of a table, `elsewhere` the guests at a table of another process, `room` says whether tables can open.
    """

    def __init__(
        self,
        store: Store,
        settings: Settings,
        host: Callable[[str], Awaitable[Host | None]],
        elsewhere: Callable[[str], frozenset[str]],
        room: Callable[[int], bool],
    ) -> None:
        self._store, self._settings = store, settings
        self._host, self._elsewhere, self._room = host, elsewhere, room
        self._known: OrderedDict[str, Tournament] = OrderedDict()
        self._apart = Apart("tournament")

    # ---- reading -----------------------------------------------------------------------------------------------------

    async def find(self, tournament_id: str) -> Tournament:
        """Return a tournament as stored; nobody changes what is returned. Raises NoTournament."""
        known = self._known.get(tournament_id)
        found = await self._store.do(q.read, tournament_id, 0 if known is None else known.seq)
        if found is None:
            self._known.pop(tournament_id, None)
            raise NoTournament(tournament_id)
        code, bodies = found
        if known is not None and not bodies:
            return known
        new = decoded(bodies)
        if known is not None and any(isinstance(event, e.Rewritten) for event in new):
            del self._known[tournament_id]
            return await self.find(tournament_id)
        tournament = Tournament(tournament_id, code) if known is None else copy.deepcopy(known)
        for event in new:
            tournament.apply(event)
        return self._keep(tournament)

    def _keep(self, tournament: Tournament) -> Tournament:
        self._known[tournament.id] = tournament
        self._known.move_to_end(tournament.id)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return tournament

    async def of_guest(self, guest: str) -> list[Tournament]:
        """Return the tournaments of a guest that go on, newest first."""
        found = await self._store.do(q.of_guest, guest, MOST_SHOWN)
        return [await self.find(one) for one in found]

    async def opens(self, table: Table) -> bool:
        """Return whether everybody may see the deals of a table of a tournament: no other table plays them any more."""
        return table.compared and not await self._store.do(q.shut, [table.id])

    async def played(self, tournament: Tournament, number: int) -> list[q.Played]:
        """Return what has been played in a round, without hands whose end a secrecy window still hides at their table."""
        return [await self._shown(board) for board in await self._store.do(q.played_in, tournament.id, number)]

    async def _shown(self, board: q.Played) -> q.Played:
        if not board.results or board.played < time.time() - RECENT:
            return board
        try:
            host = await self._host(board.table)
        except (HouseFull, Dropped, Gone):
            return board._replace(results=board.results[:-1], done=False)
        if host is None or host.finished >= len(board.results):
            return board
        return board._replace(results=board.results[: host.finished], done=False)

    # ---- commands ----------------------------------------------------------------------------------------------------

    async def open(self, guest: GuestRow, plan: e.Plan, plays: bool, device: str) -> Tournament:
        """Open a tournament. Raises HouseRefusal, and OptionError for rules that cannot be."""
        Game(plan.game, plan.options)
        most = self._settings.guest_tournaments
        if self._settings.limits and await self._store.do(q.owned, guest.id) >= most:
            raise HouseRefusal("too_many_tournaments", most=most)
        at = time.time()
        events: list[e.AnyEvent] = [e.Opened(at=at, owner=guest.id, plan=plan)]
        if plays:
            events.append(e.Joined(at=at, person=0, guest=guest.id, name=guest.name))
        tournament = Tournament(new_id(), new_code(6))
        for event in events:
            tournament.apply(event)
        bodies = [msgspec.json.encode(event) for event in events]
        await self._store.do(q.create, tournament, bodies, device_key(device, guest.id), at)
        return self._keep(tournament)

    async def join(self, tournament_id: str, guest: GuestRow, device: str) -> Tournament:
        async def write(after: Tournament, bodies: list[bytes]) -> None:
            hashed = device_key(device, guest.id)
            if not await self._store.do(q.join, after, bodies, guest.id, hashed, time.time()):
                raise HouseRefusal("tournament_other_guest")

        most = self._settings.tournament_people
        return await self._do(tournament_id, lambda now: decide.join(now, guest, most, time.time()), write)

    async def leave(self, tournament_id: str, guest: str) -> Tournament:
        return await self._do(tournament_id, lambda now: decide.leave(now, guest, time.time()))

    async def remove(self, tournament_id: str, guest: str, person: int) -> Tournament:
        return await self._do(tournament_id, lambda now: decide.remove(now, guest, person, time.time()))

    async def take(self, tournament_id: str, guest: GuestRow) -> Tournament:
        """Seat a guest who came late on a bot's chair in the round that is played, where the fewest people sit. Raises HouseRefusal."""
        while True:
            tournament = await self.find(tournament_id)
            number = decide.may_take(tournament, guest.id)
            if number is None:
                return tournament
            for host, board in await self._with_chairs(tournament):
                await self._take(tournament, number, guest, host, board)
                found = await self.find(tournament_id)
                if found.seq != tournament.seq:
                    break  # seated, or something else has changed: look again
            else:
                raise HouseRefusal("tournament_no_chair")

    async def _with_chairs(self, tournament: Tournament) -> list[tuple[Host, int]]:
        """Return the tables of the round with a bot and a hand to come, those with the fewest people first."""
        boards = tournament.rounds[-1].boards
        order = sorted(range(len(boards)), key=lambda place: sum(one is not None for one in boards[place].seats))
        hosts = [(await self._host(boards[place].table), place) for place in order]
        return [(host, place) for host, place in hosts if host is not None and free_chair(host.table) is not None]

    async def _take(self, tournament: Tournament, number: int, guest: GuestRow, host: Host, board: int) -> None:
        """Seat a person at one table, in one transaction there and in the tournament; nothing if that has moved on."""
        while (seat := free_chair(table := await host.stored())) is not None:
            at, after = time.time(), copy.deepcopy(tournament)
            took = e.Took(at=at, person=number, board=board, seat=seat, hands=len(table.hands))
            after.apply(took)
            sat: list[AnyEvent] = [Sat(at=now(), seat=seat, guest=guest.id, name=guest.name)]
            also = partial(q.append, tournament=after, bodies=[msgspec.json.encode(took)], now=at)
            await host.do(partial(list, sat), table.seq, also)
            if (await self.find(tournament.id)).seq != tournament.seq:
                return

    async def pause(self, tournament_id: str, guest: str, paused: bool) -> Tournament:
        """Let the evening stand still, or go on, with the tables of its round."""
        after = await self._do(tournament_id, lambda one: decide.pause(one, guest, paused, time.time()))
        for board in after.rounds[-1].boards if after.stage == "playing" else ():
            if (host := await self._host(board.table)) is not None:
                await _hold(host, after.paused)
        return after

    async def finish(self, tournament_id: str, guest: str) -> Tournament:
        return await self._do(tournament_id, lambda now: decide.finish(now, guest, time.time()))

    async def close(self, tournament_id: str, guest: str) -> Tournament:
        return await self._do(tournament_id, lambda now: decide.close(now, guest, time.time()))

    async def _do(self, tournament_id: str, decided: Decided, write: Write | None = None) -> Tournament:
        """Store what a command causes; decide again if another process was faster."""
        while True:
            tournament = await self.find(tournament_id)
            events = decided(tournament)
            if not events:
                return tournament
            after = copy.deepcopy(tournament)
            for event in events:
                after.apply(event)
            bodies = [msgspec.json.encode(event) for event in events]
            try:
                if write is None:
                    await self._store.do(q.append, after, bodies, time.time())
                else:
                    await write(after, bodies)
            except Conflict:
                continue
            return self._keep(after)

    async def begin(self, tournament_id: str, guest: str | None, number: int) -> Tournament:
        """Begin a round with all its tables; `guest` is None where the clock does it. Raises HouseRefusal and HouseFull."""
        while True:
            tournament = await self.find(tournament_id)
            if not decide.may_begin(tournament, guest, number):
                return tournament
            plan, at = tournament.plan, time.time()
            count = table_count(len(tournament.present), Game(plan.game, plan.options).seats, plan.tables)
            if not self._room(count - 1):
                raise HouseFull(f"The house has no room for {count} tables. Come back in {COME_BACK} seconds.")
            seats = await asyncio.to_thread(seats_of_next, tournament)
            made = await asyncio.to_thread(tables_of, tournament, seats, at)
            boards = tuple(e.Board(table.id, one) for (table, _), one in zip(made, seats, strict=True))
            begun = e.RoundBegun(at=at, boards=boards)
            after = copy.deepcopy(tournament)
            after.apply(begun)
            opened = [
                q.NewTable(
                    row_of(table, new_code(6)),
                    encoded(events),
                    [chair.guest for chair in table.chairs if chair.guest],
                    table.compared,
                )
                for table, events in made
            ]
            try:
                await self._store.do(q.begin_round, after, [msgspec.json.encode(begun)], opened, at)
            except Conflict:
                continue
            say("round_begun", tables=len(opened))
            return self._keep(after)

    # ---- what happens without a command ------------------------------------------------------------------------------

    async def run(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            await self.tick(time.time())

    async def tick(self, now: float) -> None:
        """Begin the rounds that are due, and play on at tables of rounds where nobody is."""
        for due in await self._store.do(q.due, now):
            await self._apart.do(due, partial(self._begin_due, due))
        for table, tournament in await self._store.do(q.unfinished_tables):
            if not self._elsewhere(table):
                await self._apart.do(tournament, partial(self._play_on, table, tournament))

    async def _begin_due(self, tournament: str) -> None:
        with suppress(HouseRefusal, HouseFull, NoTournament):
            await self.begin(tournament, None, len((await self.find(tournament)).rounds) + 1)

    async def _play_on(self, table: str, tournament: str) -> None:
        with suppress(HouseFull, Dropped, Gone, NoTournament):
            host = await self._host(table)
            if host is None:
                return
            await _hold(host, (await self.find(tournament)).paused)  # where a process died in between
            if not host.audience.here:
                host.go_on_alone()


async def _hold(host: Host, paused: bool) -> None:
    """Let a table stand still after its hand, or go on."""
    while (table := await host.stored()).paused != paused and table.stage not in ("over", "closed"):
        event: AnyEvent = Paused(at=now()) if paused else Resumed(at=now())
        await host.do(partial(list, [event]), table.seq)
