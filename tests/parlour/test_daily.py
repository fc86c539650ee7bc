"""The daily deal: the same deal and the same answers for everybody, one try that counts, and nothing seen before it is played."""

import asyncio
import hashlib
import json
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from paiguan.engine.packages import GAMES
from paiguan.parlour import events as e
from paiguan.parlour import wire as w
from paiguan.parlour.daily import bots, days
from paiguan.parlour.daily.days import streak
from paiguan.parlour.daily.deal import GRACE, begins, closes, day_of, made
from paiguan.parlour.daily.field import Bar, Field, Share
from paiguan.parlour.daily.lines import decisions
from paiguan.parlour.decide.moves import secret_answers
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.retention import DAY
from paiguan.parlour.secret import asks_in_secret
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import daily as q
from paiguan.parlour.store import open_store
from paiguan.parlour.store.queries import GuestRow
from paiguan.parlour.store.schema import daily_tries
from paiguan.parlour.table import Table
from tests.parlour.clusters import postgres_running
from tests.parlour.houses import Guest, House, Scenario
from tests.patience import PATIENCE

GUEST = GuestRow(id="guest0", name="Ann", language="en")
FAST = "mohuahua"  # a short game for what does not depend on the game


def opened(game: str, secret: str = "s", guest: GuestRow = GUEST) -> tuple[Table, int]:
    """Return the table of a try, as the store brings it back, and the player's seat."""
    deal = made(secret, "2026-11-16", game)
    table = Table("try")
    for event in deal.events(guest, False, 1.0):
        table.apply(msgspec.json.decode(msgspec.json.encode(event), type=e.AnyEvent))
    return table, deal.seat


def played(table: Table, own: int, rng: random.Random, eager: bool) -> None:
    """Play a try: any moves of the player, who moves before (`eager`) or after the bots where both may."""
    while table.stage == "playing":
        deal = table.deal
        assert deal is not None
        if deal.chance:
            table.apply(bots.roll(table, 0.0, bots.rolled(table)))
        elif asks_in_secret(deal):
            seats = [seat for seat in range(len(table.chairs)) if table.asked_in_secret(seat)]
            answers: dict[int, Any] = {seat: (chosen(table, seat, own, rng), "bot") for seat in seats}
            for event in secret_answers(table, answers, 0.0):
                table.apply(event)
        else:
            seats = [seat for seat in range(len(table.chairs)) if table.may_act(seat)]
            seat = min(seats, key=lambda seat: (seat != own) == eager)
            table.apply(e.Moved(at=0.0, seat=seat, move=chosen(table, seat, own, rng), by="bot"))


def chosen(table: Table, seat: int, own: int, rng: random.Random) -> Any:
    if seat != own:
        return bots.question(table, seat, 16 if table.secret_question(seat) is None else bots.WORLDS).answer()
    deal = table.secret_question(seat) or table.deal
    assert deal is not None
    return msgspec.to_builtins(deal.legal_moves_of(seat).random(rng.getrandbits(60)))


def by_seat(table: Table) -> list[list[Any]]:
    return [[move for move in table.hand.moves if move["seat"] == seat] for seat in range(len(table.chairs))]


# ---- the deal --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_is_the_same_for_everybody_and_unlike_on_other_days_games_and_houses(game: str) -> None:
    deal = made("secret", "2026-11-16", game)
    assert made("secret", "2026-11-16", game) == deal
    assert hashlib.sha256(deal.opening.encode()).hexdigest() == deal.commitment
    others = [made("secret", "2026-11-17", game), made("other", "2026-11-16", game)]
    assert len({one.commitment for one in (deal, *others)}) == 3
    assert all(one.deal != deal.deal for one in others)


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_alike_meets_the_same_answers_however_fast(game: str) -> None:
    hands = []
    for eager in (True, False):
        table, own = opened(game)
        played(table, own, random.Random(5), eager)
        hands.append((by_seat(table), table.hand.payments))
    assert hands[0] == hands[1]


@pytest.mark.parametrize("game", GAMES)
def test_equal_decisions_have_equal_marks(game: str) -> None:
    lines = []
    for seed in (5, *range(5, 13)):
        table, own = opened(game)
        played(table, own, random.Random(seed), False)
        record = json.loads(json.dumps(table.hand.record(table.game)))
        lines.append([one.mark for one in decisions(record, own)])
    assert lines[0] == lines[1]
    assert any(one != lines[0] for one in lines)
    assert len(set(lines[0])) == len(lines[0]) > 0


# ---- a house ---------------------------------------------------------------------------------------------------------


class Clock:
    """The time at which the house believes to be."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = begins("2026-11-16") + 3600.0
        monkeypatch.setattr("time.time", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "MASTER_WORLDS", 16)


async def sits(house: House, guest: GuestRow, day: str, game: str = FAST, device: str = "", place: str = "") -> Guest:
    table = await house.parlour.days.open(guest, day, game, device, place)
    host = await house.parlour.host(table)
    assert host is not None
    return Guest(host, guest.id, guest.name)


async def rest_of_hand(one: Guest) -> None:
    while one.host.table.stage == "playing":
        await one.move_if_asked()
        await asyncio.sleep(0)


async def board(house: House, guest: GuestRow, day: str, game: str = FAST) -> Any:
    return await house.parlour.days.told(guest.id, day, game, "en")


async def welcome(house: House, name: str) -> GuestRow:
    return (await house.parlour.guests.welcome("en", name))[0]


def test_a_try_is_one_hand_without_help_and_its_result_is_stored_with_its_end(
    play: Callable[[Scenario], None], clock: Clock
) -> None:
    async def scenario(house: House) -> None:
        ann = await welcome(house, "Ann")
        day = day_of(clock.now)
        one = await sits(house, ann, day)
        facts = (await one.until(lambda _: True)).table
        assert facts.daily == w.DailyFacts(day=day, late=False)
        assert (facts.hints, facts.clock, facts.public) == (False, None, False)
        await one.move()
        assert not one.scene.hand or not one.scene.hand.takeback
        for kind in (w.Stand, w.Leave, w.CloseTable):
            await one.denied("daily_waits", kind)
        await one.denied("no_takeback", w.TakeBack)
        assert not await house.parlour.mine(ann.id)
        again = await sits(house, ann, day)  # reconnects to the same hand
        assert again.host.table.id == one.host.table.id
        await rest_of_hand(one)
        await one.denied("daily_once", w.Rematch)
        row = await house.parlour.store.do(q.own_try, day, FAST, ann.id)
        assert row is not None
        seat = one.host.table.hand.seat_of(ann.id)
        assert seat is not None
        assert (row.units, row.late, row.ended) == (one.host.table.hand.payments[seat], False, clock.now)
        assert (await sits(house, ann, day)).host.table.id == one.host.table.id  # there is no second one

    play(scenario)


def test_nothing_of_a_deal_is_told_to_who_has_not_finished_it(play: Callable[[Scenario], None], clock: Clock) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await welcome(house, "Ann"), await welcome(house, "Bob")
        day = day_of(clock.now)
        one = await sits(house, ann, day)
        await rest_of_hand(one)
        two = await sits(house, bob, day)
        for guest in (bob, await welcome(house, "Cy")):
            shown = await board(house, guest, day)
            assert (shown.bars, shown.lines, shown.board, shown.master, shown.mean, shown.opening) == (
                (),
                (),
                (),
                None,
                None,
                "",
            )
            assert shown.players == 1
            assert not await house.parlour.days.may_look(guest.id, one.host.table)
            assert not one.host.table.opens_to(guest.id)
        await rest_of_hand(two)
        assert await house.parlour.days.may_look(bob.id, one.host.table)
        assert len((await board(house, bob, day)).board) == 2

    play(scenario)


def test_a_browser_has_one_try_whoever_its_guest_is_and_an_address_a_bounded_number(
    play: Callable[[Scenario], None], clock: Clock
) -> None:
    async def scenario(house: House) -> None:
        day = day_of(clock.now)
        await sits(house, await welcome(house, "Ann"), day, device="browser", place="192.0.2.1")
        with pytest.raises(HouseRefusal) as refused:
            await sits(house, await welcome(house, "Ann again"), day, device="browser", place="192.0.2.9")
        assert refused.value.refusal.code == "daily_other_guest"
        most = house.parlour.settings.daily_address
        for number in range(most - 1):
            await sits(house, await welcome(house, "Other"), day, device=f"browser {number}", place="192.0.2.1")
        with pytest.raises(HouseRefusal) as refused:
            await sits(house, await welcome(house, "Too many"), day, place="192.0.2.1")
        assert refused.value.refusal.code == "daily_address"
        await sits(house, await welcome(house, "Elsewhere"), day, place="192.0.2.2")

    play(scenario)


def test_a_deleted_guest_leaves_a_result_without_a_name_and_no_second_try(
    play: Callable[[Scenario], None], clock: Clock
) -> None:
    async def scenario(house: House) -> None:
        ann, day = await welcome(house, "Ann"), day_of(clock.now)
        await rest_of_hand(await sits(house, ann, day, device="browser"))
        await house.parlour.identities.forget(ann.id)
        bob = await welcome(house, "Bob")
        with pytest.raises(HouseRefusal):
            await sits(house, bob, day, device="browser")
        await rest_of_hand(await sits(house, bob, day, device="another"))
        shown = await board(house, bob, day)
        assert sorted(entry.name for entry in shown.board) == ["", "Bob"]

    play(scenario)


@pytest.mark.parametrize("first", ["kept", "gone"])
def test_of_two_guests_who_become_one_the_earlier_try_counts(
    play: Callable[[Scenario], None], clock: Clock, first: str
) -> None:
    async def scenario(house: House) -> None:
        day = day_of(clock.now)
        guests = {name: await welcome(house, name) for name in ("kept", "gone")}
        tables = {}
        for name in sorted(guests, key=lambda name: name != first):
            one = await sits(house, guests[name], day)
            await rest_of_hand(one)
            tables[name] = one.host.table.id
            clock.now += 60.0
        code, _ = await house.parlour.identities.offer(guests["kept"].id)
        await house.parlour.identities.carry(code, guests["gone"])
        shown = await board(house, guests["kept"], day)
        assert (shown.players, shown.own.table) == (1, tables[first])

    play(scenario)


def test_a_try_begun_before_midnight_counts_for_its_day_and_after_the_grace_it_is_practice(
    play: Callable[[Scenario], None], clock: Clock
) -> None:
    async def scenario(house: House) -> None:
        day = day_of(clock.now)
        clock.now = closes(day) - GRACE - 60.0
        people = [await welcome(house, name) for name in ("Ann", "Bob")]
        tables = [await sits(house, one, day) for one in people]
        clock.now = closes(day) - 1.0
        assert day_of(clock.now) != day
        await rest_of_hand(tables[0])
        shown = await board(house, people[0], day)
        assert (shown.own.late, shown.own.place, shown.players, shown.opening) == (False, 1, 1, "")
        with pytest.raises(HouseRefusal) as refused:
            await sits(house, await welcome(house, "Curious"), day)
        assert refused.value.refusal.code == "daily_closing"
        clock.now = closes(day)
        await rest_of_hand(tables[1])
        shown = await board(house, people[1], day)
        assert (shown.own.late, shown.own.place, shown.players) == (True, None, 1)
        # Now the commitment is opened, to those who have played.
        assert hashlib.sha256(shown.opening.encode()).hexdigest() == shown.commitment
        late = await welcome(house, "Cy")
        assert (await board(house, late, day)).opening == ""
        await rest_of_hand(await sits(house, late, day))
        shown = await board(house, late, day)
        assert (shown.own.late, shown.players, bool(shown.opening)) == (True, 1, True)
        for other in ("2026-11-15", "2026-11-18", "2026-13-01", "soon"):
            with pytest.raises(HouseRefusal) as refused:
                await house.parlour.days.deal(other, FAST)
            assert refused.value.refusal.code == "daily_no_day"

    play(scenario)


def test_the_master_plays_the_same_deal_once_beside_ones_own_line(
    play: Callable[[Scenario], None], clock: Clock
) -> None:
    async def scenario(house: House) -> None:
        ann, day = await welcome(house, "Ann"), day_of(clock.now)
        one = await sits(house, ann, day)
        await rest_of_hand(one)
        assert (await board(house, ann, day)).master is None
        tasks = list(house.parlour.days._masters.values())
        assert len(tasks) == 1
        await asyncio.gather(*tasks)
        shown = await board(house, ann, day)
        assert shown.master is not None
        assert not house.parlour.days._masters
        own = [row for row in shown.lines if row.mine is not None]
        assert all(row.share == Share(1, 1) for row in own)
        alike = [row.alike for row in shown.lines]
        assert alike == sorted(alike, reverse=True)  # never again after the first difference
        assert sum(bar.count for bar in shown.bars) == 1

    play(scenario)


def test_old_days_are_deleted(play: Callable[[Scenario], None], clock: Clock) -> None:
    async def scenario(house: House) -> None:
        ann, day = await welcome(house, "Ann"), day_of(clock.now)
        await rest_of_hand(await sits(house, ann, day))
        kept = house.parlour.settings.daily_days
        for days_later, left in ((kept, 1), (kept + 1, 0)):
            await house.parlour.retention.round(clock.now + days_later * DAY)
            assert await house.parlour.store.do(count) == left

    play(scenario)


def count(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(daily_tries)) or 0


def test_a_game_that_is_not_compiled_is_not_opened(
    play: Callable[[Scenario], None], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(days, "is_held", lambda game: True)

    async def scenario(house: House) -> None:
        with pytest.raises(HouseRefusal) as refused:
            await sits(house, await welcome(house, "Ann"), day_of(clock.now))
        assert refused.value.refusal.code == "daily_compiling"
        assert await house.parlour.store.do(count) == 0

    play(scenario)


# ---- the numbers -----------------------------------------------------------------------------------------------------


def line(*marks: str) -> bytes:
    return json.dumps(marks).encode()


def test_the_numbers_of_a_field_are_those_of_a_field_made_by_hand() -> None:
    field = Field([(6, line("a", "ab", "abc")), (6, line("a", "ab", "abd")), (-2, line("a", "ac")), (10, line("b"))])
    assert (len(field), field.mean) == (4, 5.0)
    assert [field.place(units) for units in (10, 6, -2)] == [1, 2, 4]
    assert field.percent(10) is None  # a small field has no percent
    assert field.bars() == [Bar(low, low, {-2: 1, 6: 2, 10: 1}.get(low, 0)) for low in range(-2, 11)]
    assert field.bars(40)[-1] == Bar(38, 41, 0)
    assert sum(bar.count for bar in field.bars(40, -40)) == 4
    assert field.shares(["a", "ab", "abc"]) == [Share(3, 4), Share(2, 3), Share(1, 2)]
    many = Field([(units, b"[]") for units in range(200)])
    assert (many.percent(199), many.percent(176), many.percent(0)) == (1, 12, 100)


def test_a_streak_ends_with_the_first_day_that_was_missed() -> None:
    assert streak([], "2026-11-16") == 0
    assert streak(["2026-11-15", "2026-11-14", "2026-11-12"], "2026-11-16") == 2
    assert streak(["2026-11-16", "2026-11-15"], "2026-11-16") == 2
    assert streak(["2026-11-13"], "2026-11-16") == 0


# ---- several processes -----------------------------------------------------------------------------------------------


def test_two_processes_deal_the_same_and_open_one_try() -> None:
    """Both ask for everything at once: the secret, the deal, and a try of the same guest, and of another in the same browser."""

    async def run(url: str) -> None:
        houses = [Parlour(await open_store(url), Settings(), Metrics()) for _ in range(2)]
        try:
            ann, _ = await houses[0].guests.welcome("en", "Ann")
            bob, _ = await houses[0].guests.welcome("en", "Bob")
            day = day_of(time.time())
            deals = await asyncio.gather(*(house.days.deal(day, FAST) for house in houses))
            assert deals[0] == deals[1]
            tables = await asyncio.gather(*(house.days.open(ann, day, FAST, "one", "") for house in houses * 3))
            assert len(set(tables)) == 1
            others = [house.days.open(bob, day, FAST, "one", "") for house in houses]
            found = await asyncio.gather(*others, return_exceptions=True)
            assert all(isinstance(one, HouseRefusal) for one in found)
            assert await houses[0].store.do(count) == 1
            # Past the check as a race would be, the row itself refuses.
            entry = {"day": day, "game": FAST, "guest": ann.id}

            def twice(connection: Connection) -> None:
                row = connection.execute(select(daily_tries)).mappings().one()
                connection.execute(daily_tries.insert().values(**{**row, **entry, "table_id": "x", "device": "y"}))

            with pytest.raises(IntegrityError):
                await houses[1].store.do(twice)
        finally:
            for house in houses:
                await house.close()

    with postgres_running() as url:
        asyncio.run(asyncio.wait_for(run(url), PATIENCE))
