"""The days of the house: their deals, the tries at them, and the master's line."""

import asyncio
import hashlib
import secrets
import time

import msgspec
from sqlalchemy.exc import IntegrityError

from paiguan.engine.contract import Json
from paiguan.engine.game import Game
from paiguan.engine.interpreted import is_held
from paiguan.engine.packages import GAMES
from paiguan.parlour import wire as w
from paiguan.parlour.bots import Thinkers
from paiguan.parlour.codes import new_code, new_id
from paiguan.parlour.daily import told
from paiguan.parlour.daily.bots import played_out
from paiguan.parlour.daily.deal import DailyDeal, after, closes, day_of, ends, game_of_day, is_day, made
from paiguan.parlour.daily.field import Field, percent
from paiguan.parlour.daily.lines import Decision, decisions, worded
from paiguan.parlour.folding import fold
from paiguan.parlour.guests import device_key
from paiguan.parlour.limits import network_of
from paiguan.parlour.logs import fault
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import Store, queries
from paiguan.parlour.store import daily as q
from paiguan.parlour.store.once import secret
from paiguan.parlour.store.queries import GuestRow
from paiguan.parlour.summary import row_of
from paiguan.parlour.table import Table

MOST_SHOWN = 10  # of the board
MOST_DAYS = 400  # of a streak
AGAIN = 1.0  # seconds before a question that was pushed out of the queue is asked again
HOUSE = "~daily"  # who asks for the master's line, and sits there

_deal = msgspec.json.Decoder(DailyDeal)


class MasterHand(msgspec.Struct, frozen=True):
    """The hand as a master played it."""

    actions: list[dict[str, Json]]
    units: int


_master = msgspec.json.Decoder(MasterHand)


class Days:
    """Opens tries at the deals of days, and says what came of them."""

    def __init__(self, store: Store, settings: Settings, thinkers: Thinkers) -> None:
        self._store, self._settings, self._thinkers = store, settings, thinkers
        self._secret: tuple[str, float] | None = None
        self._masters: dict[tuple[str, str], asyncio.Task[None]] = {}  # being played
        self._fields: dict[tuple[str, str], Field] = {}

    def close(self) -> None:
        for task in self._masters.values():
            task.cancel()

    async def _house(self) -> tuple[str, float]:
        """Return the secret of the house, made by the operating system's generator once, and since when it has it."""
        if self._secret is None:
            self._secret = await self._store.do(secret, "daily", secrets.token_hex(32), time.time())
        return self._secret

    async def first_day(self) -> str:
        """Return the first day that can be played."""
        first = day_of((await self._house())[1])
        kept = int(self._settings.daily_days)
        return max(first, after(day_of(time.time()), -kept)) if kept else first

    async def deal(self, day: str, game: str) -> tuple[DailyDeal, MasterHand | None]:
        """Return the deal of a day, and the master's hand once it has been played. Raises HouseRefusal."""
        today = day_of(time.time())
        if game not in GAMES or not is_day(day) or not await self.first_day() <= day <= today:
            raise HouseRefusal("daily_no_day")
        fresh = await asyncio.to_thread(made, (await self._house())[0], day, game)
        body, master = await self._store.do(q.deal, day, game, fresh.opening.encode())
        return _deal.decode(body), _master.decode(master) if master else None

    # ---- playing -----------------------------------------------------------------------------------------------------

    async def open(self, guest: GuestRow, day: str, game: str, device: str, address: str) -> str:
        """Return the table of the guest's try at a deal, opened by the first call. Raises HouseRefusal."""
        found, _ = await self.deal(day, game)
        for _ in range(2):
            if (own := await self._store.do(q.own_try, day, game, guest.id)) is not None:
                return str(own.table_id)
            try:
                return await self._open(guest, found, device, address)
            except IntegrityError:  # another request of theirs was faster
                continue
        raise HouseRefusal("daily_other_guest")

    async def _open(self, guest: GuestRow, found: DailyDeal, device: str, address: str) -> str:
        if is_held(found.game):
            raise HouseRefusal("daily_compiling")
        at = time.time()
        late = found.day != day_of(at)
        if late and at < closes(found.day):  # somebody may still be playing it for the table
            raise HouseRefusal("daily_closing")
        events = found.events(guest, late, at)
        table = Table(new_id())
        for event in events:
            table.apply(event)
        row = row_of(table, new_code(6))
        entry = {
            "day": found.day,
            "game": found.game,
            "guest": guest.id,
            "table_id": table.id,
            "device": device_key(device, guest.id),
            "address": _hash((await self._house())[0], found.day, network_of(address)),
            "begun": at,
            "ended": 0.0,
            "late": late,
            "units": 0,
            "line": b"[]",
        }
        most = self._settings.daily_address if self._settings.limits and not late else 0
        bodies = [msgspec.json.encode(event) for event in events]
        why = await self._store.do(q.open_try, entry, row, bodies, most)
        if why == "daily_address":
            raise HouseRefusal("daily_address")
        if why:
            raise HouseRefusal("daily_other_guest")
        return table.id

    async def may_look(self, guest: str, table: Table) -> bool:
        """Return whether a guest may see another's try: only who has finished the same deal."""
        if table.daily is None:
            return False
        own = await self._store.do(q.own_try, table.daily.day, table.game.name, guest)
        return own is not None and own.ended > 0

    # ---- telling -----------------------------------------------------------------------------------------------------

    async def today(self, guest: str) -> told.DailyToday:
        """Return the deals of today, the game of the day first, with what a guest has done."""
        now = time.time()
        day = day_of(now)
        counts = await self._store.do(q.counts, day)
        mine = {one.game: one for one in await self.tries(guest, day, day)}
        first = game_of_day(tuple(GAMES), day)
        order = [first, *(game for game in GAMES if game != first)]
        games = tuple(told.DailyGame(game=game, players=counts.get(game, 0), own=mine.get(game)) for game in order)
        played = await self._store.do(q.played_days, guest, MOST_DAYS) if guest else []
        return told.DailyToday(day=day, ends=ends(day), games=games, streak=streak(played, day))

    async def tries(self, guest: str, since: str, until: str) -> list[told.DailyTry]:
        """Return what a guest has done of the deals of these days."""
        now = time.time()
        rows = await self._store.do(q.of_guest, guest, since, until) if guest else []
        return [
            told.DailyTry(
                day=row.day,
                game=row.game,
                table=row.table_id,
                state="done" if row.ended else "open",
                late=row.late or (not row.ended and now >= closes(row.day)),
                units=row.units if row.ended else None,
                place=1 + better if row.ended and not row.late else None,
                of=count,
                percent=percent(1 + better, count) if row.ended and not row.late else None,
            )
            for row, better, count in rows
        ]

    async def told(self, guest: str, day: str, game: str, language: w.Language) -> told.DailyBoard:
        """Return the page of a deal: before it is finished only what everybody may know. Raises HouseRefusal."""
        found, master = await self.deal(day, game)
        own = next((one for one in await self.tries(guest, day, day) if one.game == game), None)
        tries = await self._store.do(q.field, day, game)
        closed = time.time() >= closes(day)
        shown = told.DailyBoard(
            day=day,
            game=game,
            today=day == day_of(time.time()),
            ends=ends(day),
            closes=closes(day),
            seat=found.seat,
            seats=Game(game, found.options).seats,
            commitment=found.commitment,
            players=len(tries),
            own=own,
        )
        if own is None or own.state != "done":
            return shown
        record = await self._record(own.table)
        line = await asyncio.to_thread(lambda: list(decisions(record, found.seat))) if record else []
        field = self._field(day, game, tries)
        units = own.units or 0
        if master is None:
            self._ask_master(found)
            best: list[Decision] = []
        else:
            masters = {**found_record(found), "actions": master.actions}
            best = await asyncio.to_thread(lambda: list(decisions(masters, found.seat)))
        rows = await self._store.do(q.board, day, game, MOST_SHOWN)
        entries = tuple(
            told.DailyEntry(
                place=field.place(row.units),
                name=row.name or "",
                units=row.units,
                own=row.guest == guest,
                table=row.table_id,
            )
            for row in rows
        )
        results = (units, *(() if master is None else (master.units,)))
        return msgspec.structs.replace(
            shown,
            mean=field.mean,
            bars=tuple(field.bars(*results)),
            master=None if master is None else master.units,
            lines=tuple(_compared(line, best, field, language)),
            board=entries,
            opening=found.opening if closed else "",
        )

    def _field(self, day: str, game: str, tries: list[tuple[int, bytes]]) -> Field:
        if (known := self._fields.get((day, game))) is None or len(known) != len(tries):
            if len(self._fields) > MOST_DAYS:
                self._fields.clear()
            known = self._fields[day, game] = Field(tries)
        return known

    async def _record(self, table_id: str) -> dict[str, Json] | None:
        """Return the record of a finished try; None once its table is deleted."""
        bodies = await self._store.do(queries.read, table_id, 0)
        if not bodies:
            return None
        table = Table(table_id)
        await asyncio.to_thread(fold, table, bodies)
        return table.hand.record(table.game)

    # ---- the master --------------------------------------------------------------------------------------------------

    def _ask_master(self, found: DailyDeal) -> None:
        """Let a master play a deal, once: whoever asks meanwhile finds it under way."""
        key = found.day, found.game
        if key in self._masters or is_held(found.game):
            return
        task = self._masters[key] = asyncio.create_task(self._play_master(found))
        task.add_done_callback(lambda _: self._masters.pop(key, None))

    async def _play_master(self, found: DailyDeal) -> None:
        """Play a deal as a master and store the hand. Every move is a question of its own in the fair queue."""
        table = Table("master")
        for event in found.events(GuestRow(id=HOUSE, name="", language="en"), False, 0.0):
            table.apply(event)
        steps = played_out(table, found.seat)
        try:
            going = True
            while going:
                try:
                    going = await self._thinkers.answer(HOUSE, "daily", lambda: next(steps, "over") != "over")
                except HouseRefusal:
                    await asyncio.sleep(AGAIN)
            hand = MasterHand(table.hand.moves, table.hand.payments[found.seat])
            await self._store.do(q.keep_master, found.day, found.game, msgspec.json.encode(hand))
        except Exception as error:  # whoever asks next lets it begin again
            fault("daily", error, game=found.game)


def found_record(found: DailyDeal) -> dict[str, Json]:
    return {"game": found.game, "options": found.options, **found.deal}


def _compared(
    line: list[Decision], best: list[Decision], field: Field, language: w.Language
) -> list[told.DailyDecision]:
    """Return the decisions of a player beside the master's, one by one; after the first difference each plays another hand."""
    shares = field.shares([one.mark for one in line])
    mine, masters = worded(line, language), worded(best, language)
    rows = []
    for number in range(max(len(mine), len(masters))):
        both = number < len(line) and number < len(best)
        rows.append(
            told.DailyDecision(
                mine=mine[number] if number < len(mine) else None,
                master=masters[number] if number < len(masters) else None,
                step=line[number].step if number < len(line) else None,
                alike=both and line[number].mark == best[number].mark,
                share=shares[number] if number < len(shares) else None,
            )
        )
    return rows


def streak(days: list[str], today: str) -> int:
    """Return how many days in a row have been played, today or yesterday the last of them; `days` newest first."""
    last = today if days[:1] == [today] else after(today, -1)
    return next((count for count, day in enumerate(days) if day != after(last, -count)), len(days))


def _hash(*parts: str) -> str:
    return hashlib.sha256(" ".join(parts).encode()).hexdigest()
