"""Tournaments in a house without a server: absent people, clocks, other identities, retention, and two processes."""

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select
from sqlalchemy import Table as SqlTable

from paiguan.engine.packages import GAMES
from paiguan.parlour import pacing
from paiguan.parlour import wire as w
from paiguan.parlour.driver import NOTHING
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.retention import DAY
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import open_store
from paiguan.parlour.store.queries import GuestRow
from paiguan.parlour.store.schema import contest_tables, tournament_events, tournament_people, tournaments
from paiguan.parlour.store.tournaments import due
from paiguan.parlour.tournaments import decide, export, page
from paiguan.parlour.tournaments import events as t
from paiguan.parlour.tournaments.evenings import NoTournament
from paiguan.parlour.tournaments.events import Plan
from paiguan.parlour.tournaments.tournament import Tournament
from tests.parlour.houses import Guest, House, Scenario, rest_of_hand
from tests.patience import PATIENCE, until

GAME = GAMES[-1]
Play = Callable[[Scenario], None]
PLAN: dict[str, Any] = {
    "name": "Friday",
    "game": GAME,
    "options": {},
    "rounds": 1,
    "hands": 1,
    "tables": 2,
    "pairing": "swiss",
    "duplicate": True,
    "level": "novice",
}


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait for people who are not there."""
    for name in ("GONE_AFTER", "COME_AFTER", "READY_AFTER"):
        monkeypatch.setattr(pacing, name, 0.05)


async def evening(parlour: Parlour, *names: str, **plan: Any) -> tuple[Tournament, list[GuestRow]]:
    """A tournament with people, the first of whom owns it."""
    people = [(await parlour.guests.welcome("en", name))[0] for name in names]
    made = await parlour.tournaments.open(people[0], Plan(**{**PLAN, **plan}), True, "")
    for one in people[1:]:
        made = await parlour.tournaments.join(made.id, one, "")
    return made, people


async def at_table(parlour: Parlour, tournament: Tournament, guest: GuestRow) -> Guest:
    number = tournament.number_of(guest.id)
    assert number is not None
    board = tournament.rounds[-1].board_of(number)
    assert board is not None
    host = await parlour.host(tournament.rounds[-1].boards[board].table)
    assert host is not None
    return Guest(host, guest.id, guest.name)


async def ended(parlour: Parlour, tournament_id: str) -> Tournament:
    async def stage() -> str:
        return (await parlour.tournaments.find(tournament_id)).stage

    while await stage() == "playing":
        await parlour.tournaments.tick(time.time())
        await asyncio.sleep(0.02)
    return await parlour.tournaments.find(tournament_id)


def test_bots_play_for_people_who_do_not_come(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(house: House) -> None:
        hurry(monkeypatch)
        made, people = await evening(house.parlour, "Ann", "Bob", hands=2)
        await house.parlour.tournaments.begin(made.id, people[0].id, 1)
        over = await ended(house.parlour, made.id)
        assert over.stage == "finished"
        results = over.rounds[0].results
        assert results is not None
        assert [len(table) for table in results] == [2, 2]
        assert all(sum(hand) == 0 for table in results for hand in table)

    play(scenario)


def test_people_have_time_to_come_to_their_table(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(house: House) -> None:
        monkeypatch.setattr(pacing, "GONE_AFTER", 0.05)
        monkeypatch.setattr(pacing, "COME_AFTER", 2 * PATIENCE)
        made, people = await evening(house.parlour, "Ann", "Bob")
        made = await house.parlour.tournaments.begin(made.id, people[0].id, 1)
        ann = await at_table(house.parlour, made, people[0])
        await ann.until(lambda scene: scene.hand is not None and scene.hand.asked)
        await house.parlour.tournaments.tick(time.time())  # plays on at the table of Bob, who is on his way
        bob = await at_table(house.parlour, made, people[1])
        await bob.until(lambda scene: scene.hand is not None and scene.hand.asked)
        assert not bob.person.away

    play(scenario)


def test_the_table_of_a_tournament_keeps_its_people_and_gives_no_advice(play: Play) -> None:
    async def scenario(house: House) -> None:
        made, people = await evening(house.parlour, "Ann", "Bob")
        made = await house.parlour.tournaments.begin(made.id, people[0].id, 1)
        ann = await at_table(house.parlour, made, people[0])
        assert not ann.scene.table.host
        facts = ann.scene.table.contest
        assert facts is not None
        assert (facts.tournament, facts.round, facts.duplicate) == (made.id, 1, True)
        assert ann.scene.table.length == 1
        for command in (w.Leave, w.CloseTable, w.Begin, w.Rematch):
            await ann.denied("contest_table", command)
        await ann.denied("contest_table", w.SeatBot, seat=0, level=None)
        await ann.denied("no_takeback", w.TakeBack)
        assert not ann.host.table.advises
        await ann.do(w.Stand)  # a bot plays on
        await ann.until(lambda scene: scene.table.stage == "over")

    play(scenario)


def test_rounds_begin_by_themselves_when_they_are_due(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(house: House) -> None:
        hurry(monkeypatch)
        now = time.time()
        made, _ = await evening(house.parlour, "Ann", rounds=2, begins=now + 100, pause=1)
        await house.parlour.tournaments.tick(now + 50)
        assert (await house.parlour.tournaments.find(made.id)).stage == "gathering"
        await house.parlour.tournaments.tick(now + 101)
        assert (await house.parlour.tournaments.find(made.id)).stage == "playing"
        between = await ended(house.parlour, made.id)
        assert between.stage == "between"
        await house.parlour.tournaments.tick(between.rounds[0].ended + 59)
        assert len((await house.parlour.tournaments.find(made.id)).rounds) == 1
        await house.parlour.tournaments.tick(between.rounds[0].ended + 61)
        assert len((await house.parlour.tournaments.find(made.id)).rounds) == 2

    play(scenario)


def test_nothing_stored_of_a_tournament_names_a_forgotten_guest(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(house: House) -> None:
        hurry(monkeypatch)
        parlour = house.parlour
        made, people = await evening(parlour, "Ann", "Bobby", rounds=2)
        renamed = GuestRow(id=people[1].id, name="Robert", language="en")
        await parlour.tournaments.join(made.id, renamed, "")
        await parlour.tournaments.begin(made.id, people[0].id, 1)
        before = await ended(parlour, made.id)
        await parlour.identities.forget(people[1].id)
        stored = await parlour.store.do(lambda c: list(c.scalars(select(tournament_events.c.body))))
        stored += [
            one.encode() for one in await parlour.store.do(lambda c: list(c.scalars(select(tournament_people.c.guest))))
        ]
        for word in (people[1].id, "Bobby", "Robert"):
            assert word.encode() not in b"\n".join(stored)
        after = await parlour.tournaments.find(made.id)
        assert after.rounds == before.rounds  # results stay as they were
        facts = page.facts(after, await page.shown(parlour.tournaments, after), people[0].id, "", "en")
        assert [(one.name, one.here) for one in facts.people] == [("Ann", True), ("Former guest", False)]
        assert {line.name for line in facts.standings} == {"Ann", "Former guest"}

    play(scenario)


def test_a_guest_on_another_device_is_the_same_person_of_a_tournament(play: Play) -> None:
    async def scenario(house: House) -> None:
        parlour = house.parlour
        made, people = await evening(parlour, "Ann", "Bob")
        other, _ = await parlour.guests.welcome("en", "Tablet")
        code, _ = await parlour.identities.offer(other.id)
        await parlour.identities.carry(code, people[1])
        after = await parlour.tournaments.find(made.id)
        assert after.number_of(other.id) == 1
        assert after.number_of(people[1].id) is None
        # Two who both take part cannot become one in the middle of it.
        code, _ = await parlour.identities.offer(other.id)
        with pytest.raises(HouseRefusal) as refused:
            await parlour.identities.carry(code, people[0])
        assert refused.value.refusal.code == "two_seats"

    play(scenario)


def rows_of(connection: Connection, table: SqlTable) -> list[Any]:
    return list(connection.execute(select(table)))


def test_old_tournaments_are_deleted_and_young_ones_stay(play: Play) -> None:
    async def scenario(house: House) -> None:
        parlour = house.parlour
        made, _ = await evening(parlour, "Ann", "Bob")
        await parlour.retention.round(time.time() + 6 * DAY)
        assert (await parlour.tournaments.find(made.id)).stage == "gathering"
        await parlour.retention.round(time.time() + 8 * DAY)
        with pytest.raises(NoTournament):
            await parlour.tournaments.find(made.id)
        for table in (tournaments, tournament_events, tournament_people, contest_tables):
            assert await parlour.store.do(rows_of, table) == []

    play(scenario)


def test_one_guest_cannot_fill_the_house(play: Play) -> None:
    async def scenario(house: House) -> None:
        parlour = house.parlour
        guest, _ = await parlour.guests.welcome("en", "Ann")
        for _ in range(parlour.settings.guest_tournaments):
            last = await parlour.tournaments.open(guest, Plan(**PLAN), True, "")
        with pytest.raises(HouseRefusal) as refused:
            await parlour.tournaments.open(guest, Plan(**PLAN), True, "")
        assert refused.value.refusal.code == "too_many_tournaments"
        await parlour.tournaments.close(last.id, guest.id)
        await parlour.tournaments.open(guest, Plan(**PLAN), True, "")
        # A table for each person at most, whatever was wanted.
        begun = await parlour.tournaments.begin((await parlour.tournaments.of_guest(guest.id))[0].id, guest.id, 1)
        assert len(begun.rounds[0].boards) == 1

    play(scenario)


def test_two_memories_of_one_tournament_agree(tmp_path: Path) -> None:
    """As two processes on one database do: the later writer reads what the other has written and decides again."""

    async def run() -> None:
        parlour = Parlour(await open_store(f"sqlite:///{tmp_path / 'house.db'}"), Settings(), Metrics())
        try:
            made, people = await evening(parlour, "Ann")
            other = type(parlour.tournaments)(
                parlour.store, parlour.settings, parlour.host, parlour.sharing.elsewhere, lambda more: True
            )
            await other.find(made.id)
            more = [(await parlour.guests.welcome("en", f"Guest {n}"))[0] for n in range(6)]
            joined = ((parlour.tournaments if n % 2 else other).join(made.id, one, "") for n, one in enumerate(more))
            await asyncio.gather(*joined)
            both = await asyncio.gather(
                parlour.tournaments.begin(made.id, people[0].id, 1), other.begin(made.id, people[0].id, 1)
            )
            assert both[0].rounds == both[1].rounds
            assert len(both[0].rounds) == 1
            assert [person.guest for person in both[0].people] == [person.guest for person in both[1].people]
            assert len(both[0].present) == 7
            stored = await parlour.store.do(lambda c: list(c.scalars(select(tournament_events.c.body))))
            assert [json.loads(body)["e"] for body in stored].count("round") == 1
        finally:
            await parlour.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_the_end_of_a_hand_is_not_told_before_its_table_shows_it(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(house: House) -> None:
        hurry(monkeypatch)
        parlour = house.parlour
        made, people = await evening(parlour, "Ann")
        await parlour.tournaments.begin(made.id, people[0].id, 1)
        over = await ended(parlour, made.id)
        host = await parlour.host(over.rounds[0].boards[0].table)
        assert host is not None
        host.pace.closed = time.time() + PATIENCE  # a window has closed, and its outcome is still to be shown
        seen = await page.shown(parlour.tournaments, over)
        assert (seen.stage, seen.newest) == ("playing", ((),))
        host.pace.closed = None
        seen = await page.shown(parlour.tournaments, over)
        assert seen.stage == "finished"
        await until(lambda: seen.newest is not None and len(seen.newest[0]) == 1)

    play(scenario)


async def in_a_round(house: House, **plan: Any) -> tuple[Tournament, GuestRow, list[Guest]]:
    """A round of three people at two tables, somebody who joined after it began, and the three at their tables."""
    made, people = await evening(house.parlour, "Ann", "Bob", "Cat", rounds=2, **plan)
    made = await house.parlour.tournaments.begin(made.id, people[0].id, 1)
    late, _ = await house.parlour.guests.welcome("en", "Late")
    made = await house.parlour.tournaments.join(made.id, late, "")
    return made, late, [await at_table(house.parlour, made, one) for one in people]


def test_who_comes_late_takes_a_bots_chair_and_counts_from_the_next_hand(play: Play) -> None:
    async def scenario(house: House) -> None:
        made, late, others = await in_a_round(house, hands=2)
        made = await house.parlour.tournaments.take(made.id, late)
        number = made.number_of(late.id)
        assert number is not None
        board = made.rounds[0].board_of(number)
        assert board is not None
        assert (
            sum(one is None for one in made.rounds[0].boards[board].seats) == 2
        )  # there were fewer people at this one
        own = await at_table(house.parlour, made, late)
        await own.until(lambda scene: scene.table.you is not None)  # a bot's move may be on its way to the store
        assert own.host.table.opens_to(late.id)
        assert own.seat == made.rounds[0].boards[board].seats.index(number)
        assert made.rounds[0].late == {number: 1}
        assert await house.parlour.tournaments.take(made.id, late) is made  # asked twice, seated once
        told = page.facts(made, await page.shown(house.parlour.tournaments, made), late.id, "", "en")
        assert told.played[0].boards[board].mine
        assert [one.after for one in told.played[0].boards[board].seats if one.person == number] == [1]
        await played_to_the_end(*others, own)
        over = await ended(house.parlour, made.id)
        results = over.rounds[0].results
        assert results is not None
        seat = over.rounds[0].boards[board].seats.index(number)
        other = results[1 - board][1][seat]
        (line,) = (one for one in page.standings(over) if one.person == number)
        assert line.total == results[board][1][seat] - other  # of two hands the second, compared as ever
        rows = [
            row.split(",")
            for row in export.hands_csv(over, await page.shown(house.parlour.tournaments, over), "en").split()
        ]
        assert [row[3] for row in rows if row[5] == "Late"] == ["2"]

    play(scenario)


async def played_to_the_end(*people: Guest) -> None:
    while not all(one.host.table.stage == "over" for one in people):
        for one in people:
            if one.host.table.stage == "settled" and not one.person.ready:
                await one.do(w.Ready)
            await one.move_if_asked()
        await asyncio.sleep(0.01)


def test_nobody_takes_a_chair_whose_deals_they_have_seen_or_without_taking_part(play: Play) -> None:
    async def scenario(house: House) -> None:
        made, late, (ann, *_) = await in_a_round(house)
        take = house.parlour.tournaments.take
        with pytest.raises(HouseRefusal, match="tournament_no_chair"):
            await take(made.id, late)  # the hand on the table is the last of the round
        stranger, _ = await house.parlour.guests.welcome("en", "Stranger")
        with pytest.raises(HouseRefusal, match="tournament_not_in"):
            await take(made.id, stranger)
        seat = made.rounds[0].board_of(0)
        await house.parlour.tournaments.leave(made.id, ann.viewer.guest)
        owner = GuestRow(id=ann.viewer.guest, name="Ann", language="en")
        await house.parlour.tournaments.join(made.id, owner, "")
        again = await take(made.id, owner)
        assert again.rounds[0].board_of(0) == seat  # the seat they have, and no second one
        assert not again.rounds[0].late

    play(scenario)


def test_between_rounds_there_is_no_chair_to_take(play: Play) -> None:
    async def scenario(house: House) -> None:
        made, people = await evening(house.parlour, "Ann")
        with pytest.raises(HouseRefusal, match="tournament_no_round"):
            await house.parlour.tournaments.take(made.id, people[0])

    play(scenario)


def test_a_paused_evening_deals_no_other_hand_until_it_goes_on(play: Play) -> None:
    async def scenario(house: House) -> None:
        evenings = house.parlour.tournaments
        made, people = await evening(house.parlour, "Ann", "Bob", hands=2)
        made = await evenings.begin(made.id, people[0].id, 1)
        ann, bob = guests = [await at_table(house.parlour, made, one) for one in people]
        with pytest.raises(HouseRefusal, match="tournament_owner_only"):
            await evenings.pause(made.id, people[1].id, True)
        paused = await evenings.pause(made.id, people[0].id, True)
        assert await evenings.pause(made.id, people[0].id, True) is paused  # asked twice, done once
        for one in guests:
            assert (facts := (await one.until(lambda _: True)).table.contest) is not None
            assert facts.paused
            await rest_of_hand(one)  # the hand on the table is played to its end
            await one.until(lambda scene: scene.table.stage == "settled")
            await one.do(w.Ready)
            await evenings.tick(time.time())
            assert one.host._driver._next() == NOTHING
            assert len(one.host.table.hands) == 1
        await evenings.pause(made.id, people[0].id, False)
        for one in guests:
            await until(lambda one=one: len(one.host.table.hands) == 2)  # type: ignore[misc]
        await played_to_the_end(ann, bob)
        assert (await ended(house.parlour, made.id)).stage == "finished"

    play(scenario)


def test_a_table_whose_pause_was_lost_with_its_process_is_paused_later(play: Play) -> None:
    async def scenario(house: House) -> None:
        evenings = house.parlour.tournaments
        made, people = await evening(house.parlour, "Ann", hands=2)
        made = await evenings.begin(made.id, people[0].id, 1)
        await evenings._do(made.id, lambda one: decide.pause(one, people[0].id, True, time.time()))
        host = await house.parlour.host(made.rounds[0].boards[0].table)
        assert host is not None
        assert not host.table.paused
        await evenings.tick(time.time())
        assert host.table.paused

    play(scenario)


def test_a_tournament_that_is_broken_stops_no_other(
    play: Play, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(house: House) -> None:
        now, evenings = time.time(), house.parlour.tournaments
        for _ in range(2):
            await evening(house.parlour, "Ann", tables=1, begins=now - 1)
        broken, other = await house.parlour.store.do(due, now)
        find = evenings.find

        async def breaking(tournament: str) -> Tournament:
            if tournament == broken:
                raise ZeroDivisionError
            return await find(tournament)

        monkeypatch.setattr(evenings, "find", breaking)
        for _ in range(3):
            await evenings.tick(now)
        assert (await find(other)).stage == "playing"
        told = [record.__dict__["fields"]["tournament"] for record in caplog.records if record.msg == "tournament"]
        assert told == [broken]  # once, and not at every look

    play(scenario)


def test_a_round_that_is_due_waits_while_the_evening_is_paused_and_loses_none_of_its_wait() -> None:
    tournament = Tournament("id", "code")
    plan = Plan(**{**PLAN, "rounds": 2, "pause": 5})
    events: list[t.AnyEvent] = [
        t.Opened(at=0, owner="ann", plan=plan),
        t.Joined(at=0, person=0, guest="ann", name="Ann"),
        t.RoundBegun(at=0, boards=(t.Board("table", (0, None, None, None)),)),
        t.Paused(at=900),
        t.RoundEnded(at=1000, results=(((0, 0, 0, 0),),)),
    ]
    for event in events:
        tournament.apply(event)
    assert tournament.due == 0
    with pytest.raises(HouseRefusal, match="tournament_paused"):
        decide.may_begin(tournament, "ann", 2)
    tournament.apply(t.Resumed(at=1600))
    assert tournament.due == 1600 + 300
    tournament.apply(t.Paused(at=1700))
    assert tournament.due == 0
    tournament.apply(t.Resumed(at=2000))
    assert tournament.due == 2000 + 200  # a hundred seconds had passed
