"""Another match at the same table: it begins once everybody who sits there agrees, or when the owner begins."""

import asyncio
from collections.abc import Callable

import pytest

from paiguan.parlour import events as e
from paiguan.parlour import pacing
from paiguan.parlour import wire as w
from paiguan.parlour.folding import decoded
from paiguan.parlour.host import Host
from paiguan.parlour.store import queries
from tests.parlour.houses import Guest, House, Scenario
from tests.patience import until


async def played(house: House, people: int, bots: int = 1) -> list[Guest]:
    """A match of one hand that has ended, with these people and bots; the owner comes first."""
    seats = ["me", *["open"] * (people - 1), *["novice"] * bots]
    host = await house.table("shisanzhang", seats, players=people + bots, match_hands=1)
    guests = [host]
    for seat in range(1, people):
        guests.append(await house.guest(host, f"Guest {seat}"))
        await guests[-1].do(w.Sit, seat=seat)
    if people > 1:
        await host.do(w.Begin)
    while host.scene.table.stage == "playing":
        for guest in guests:
            await guest.move_if_asked()
        await asyncio.sleep(0.005)
    assert host.scene.table.stage == "over"
    return guests


def willing(guest: Guest) -> list[bool]:
    return [person.ready for person in guest.scene.table.seats if person.kind == "guest"]


def test_a_player_alone_with_bots_plays_again_at_once(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        (alone,) = await played(house, 1, bots=2)
        took = alone.scene.table.took
        assert took is not None
        assert took >= 0
        await alone.do(w.Rematch)
        scene = await alone.until(lambda scene: scene.table.stage == "playing")
        assert (scene.table.hands, scene.table.totals, scene.table.standing["hands"]) == (2, (0, 0, 0), 0)
        assert scene.table.took is None

    play(scenario)


def test_another_match_waits_until_everybody_agrees(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        first, second, third = await played(house, 3)
        watcher = await house.guest(first, "Watcher")
        await watcher.denied("not_seated", w.Rematch)
        await second.do(w.Rematch)
        await second.do(w.Rematch)  # once is enough
        assert sorted(willing(first)) == [False, False, True]
        await third.do(w.Rematch)
        assert sorted(willing(watcher)) == [False, True, True]
        assert first.scene.table.stage == "over"
        await first.do(w.Rematch)
        scene = await watcher.until(lambda scene: scene.table.stage == "playing")
        assert not any(person.ready for person in scene.table.seats)
        assert sum(person.kind == "guest" for person in scene.table.seats) == 3

    play(scenario)


def test_whoever_leaves_is_not_waited_for_and_a_bot_takes_the_seat(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        first, second, third = await played(house, 3)
        await first.do(w.Rematch)
        await third.do(w.Rematch)
        await second.do(w.Leave)
        scene = await first.until(lambda scene: scene.table.stage == "playing")
        assert sorted(person.kind for person in scene.table.seats) == ["bot", "bot", "guest", "guest"]

    play(scenario)


def test_nothing_begins_when_everybody_leaves(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        first, second = await played(house, 2)
        await first.do(w.Rematch)
        await first.do(w.Leave)  # the vote goes too
        assert second.scene.table.stage == "over"
        assert second.scene.table.host
        await second.do(w.Leave)
        assert second.scene.table.stage == "over"

    play(scenario)


def test_a_spectator_who_takes_the_seat_is_asked_too(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        first, second = await played(house, 2)
        watcher = await house.guest(first, "Watcher")
        seat = second.seat
        await second.do(w.Leave)
        await watcher.do(w.Sit, seat=seat)
        await first.do(w.Rematch)
        assert first.scene.table.stage == "over"
        await watcher.do(w.Rematch)
        await first.until(lambda scene: scene.table.stage == "playing")

    play(scenario)


def test_a_bot_plays_for_somebody_who_has_gone_while_others_wait(
    play: Callable[[Scenario], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(house: House) -> None:
        first, second = await played(house, 2)
        second.leave()  # closes the page
        monkeypatch.setattr(pacing, "GONE_AFTER", 0.0)
        await first.do(w.Stand)
        await first.do(w.Rematch)  # takes the own seat back
        scene = await first.until(lambda scene: scene.table.stage == "playing")
        assert [(one.kind, one.away) for one in scene.table.seats if one.name == "Guest 1"] == [("guest", True)]
        assert not first.person.away

    play(scenario)


def test_the_owner_begins_without_waiting_and_nobody_else_does(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        first, second = await played(house, 2)
        await second.denied("host_only", w.Begin)
        await first.do(w.Begin)
        assert first.scene.table.stage == "playing"
        assert first.scene.table.hands == 2
        assert second.seat is not None
        await first.denied("match_begun", w.Begin)

    play(scenario)


def test_the_owner_may_want_a_person_instead_of_the_bot(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        first, second = await played(house, 2)
        watcher = await house.guest(first, "Watcher")
        seat = second.seat
        await first.do(w.Rematch)
        await second.denied("host_only", w.SeatBot, seat=seat, level=None)
        await first.denied("seat_taken", w.SeatBot, seat=seat, level=None)  # nobody is sent away
        bot = next(seat for seat, one in enumerate(first.scene.table.seats) if one.kind == "bot")
        await first.do(w.SeatBot, seat=bot, level="regular")
        assert first.scene.table.stage == "over"
        await first.do(w.SeatBot, seat=bot, level=None)
        table = first.scene.table
        assert (table.stage, table.seats[bot].kind, table.totals) == ("gathering", "open", (0, 0, 0))
        await watcher.do(w.Sit, seat=bot)
        await first.do(w.Begin)
        begun = first.scene.table
        assert begun.stage == "playing"
        assert {one.kind for one in begun.seats} == {"guest"}

    play(scenario)


def test_two_processes_count_every_vote_and_begin_one_match(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        first, second = await played(house, 2)
        parlour, table_id = house.parlour, first.host.table.id
        elsewhere = Host(
            table_id, first.host.code, parlour.store, parlour.thinkers, parlour.metrics, parlour.changed
        )  # as another process has it in memory
        await elsewhere.catch_up()
        there = Guest(elsewhere, second.viewer.guest, second.viewer.name)
        await first.do(w.Rematch)
        assert not elsewhere.table.agreed  # it has not read the first vote
        await there.do(w.Rematch)
        await first.host.catch_up()
        await asyncio.gather(first.host.catch_up(), elsewhere.catch_up())  # both find that everybody agrees
        await until(lambda: first.host.table.begun and first.host.table.played.matches == 2)
        await elsewhere.catch_up()
        stored = decoded(await parlour.store.do(queries.read, table_id, 0))
        assert sum(isinstance(event, e.Rematched) for event in stored) == 1
        assert sum(isinstance(event, e.Dealt) for event in stored) == 2
        assert sum(isinstance(event, e.WasReady) for event in stored) == 2
        elsewhere.close()

    play(scenario)


def test_a_restart_between_votes_loses_none(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        first, second = await played(house, 2)
        await first.do(w.Rematch)
        parlour = house.parlour
        first.host.close()
        again = Host(
            first.host.table.id, first.host.code, parlour.store, parlour.thinkers, parlour.metrics, parlour.changed
        )
        await again.catch_up()
        back = [Guest(again, one.viewer.guest, one.viewer.name) for one in (first, second)]
        assert back[0].person.ready
        await back[1].do(w.Rematch)
        await back[0].until(lambda scene: scene.table.stage == "playing")
        again.close()

    play(scenario)
