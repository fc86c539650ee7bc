"""Chairs are chosen before the first hand, in the order of the rolls (天九 rules 4.1)."""

from collections.abc import Callable
from typing import Any

import pytest

from paiguan.parlour import events as e
from paiguan.parlour import pacing
from paiguan.parlour import wire as w
from paiguan.parlour.decide import decide
from paiguan.parlour.decide.matches import chair_taken, opening
from paiguan.parlour.refusals import Illegal
from paiguan.parlour.seating import chooser
from paiguan.parlour.table import Table
from tests.parlour.houses import Guest, House, Scenario
from tests.parlour.tables import seated

CHOICES = [(2, 0, 3, 1), (0, 1, 2, 3), (3, 2, 1, 0)]  # chairs in the order of choosing


def thrown(people: int) -> Table:
    table = seated("tianjiu", {}, people)
    for event in opening(table, 0.0):
        table.apply(event)
    return table


@pytest.mark.parametrize("choices", CHOICES)
def test_the_chairs_that_people_choose_become_their_seats(choices: tuple[int, ...]) -> None:
    table = thrown(4)
    assert table.ritual is not None
    order = [int(person) for person in table.ritual.order]
    sums = [sum(table.throws[seat][0]) for seat in order]
    assert sums == sorted(sums, reverse=True)
    people = [table.chairs[seat].guest for seat in order]
    for place, chair in enumerate(choices[:-1]):  # the last chair is left over
        command = w.TakeChair(id=str(place), chair=chair)
        for event in decide(table, people[place], "", command, 1.0, 0.0):
            table.apply(event)
    assert table.stage == "playing"
    seats = {guest: (chair - choices[0]) % 4 for guest, chair in zip(people, choices, strict=True)}
    assert {chair.guest: seat for seat, chair in enumerate(table.chairs)} == seats
    assert {chair.guest: seat for seat, chair in enumerate(table.hand.seats)} == seats
    assert table.match.standing.dealer == 0  # the highest roll


def refused(table: Table, guest: str, chair: int | None) -> str:
    with pytest.raises(Illegal) as caught:
        decide(table, guest, "", w.TakeChair(id="x", chair=chair), 1.0, 0.0)
    assert caught.value.by == "rules"
    return caught.value.refusal.code


def test_a_choice_out_of_turn_or_of_a_chair_that_is_not_free_changes_nothing() -> None:
    table = thrown(4)
    assert table.ritual is not None
    first, second = (table.chairs[int(person)].guest for person in table.ritual.order[:2])
    assert refused(table, second, 0) == "chair_not_your_turn"
    assert refused(table, first, 4) == "chair_unknown"
    for event in decide(table, first, "", w.TakeChair(id="1", chair=1), 1.0, 0.0):
        table.apply(event)
    assert refused(table, first, 2) == "chair_not_your_turn"
    assert refused(table, second, 1) == "chair_taken"
    assert table.seat_of(first) is not None


def test_a_match_read_from_its_events_is_at_the_same_choice() -> None:
    table = thrown(2)
    events: list[e.AnyEvent] = [e.Threw(at=0, throws=table.throws)]
    again = seated("tianjiu", {}, 2)
    while (seat := chooser(table)) is not None:
        for event in chair_taken(
            table, seat, next(one for one in range(4) if one not in table.ritual.chairs.values()), 0
        ):
            table.apply(event)
            events.append(event)
        if chooser(table) is None:
            break
        copy = seated("tianjiu", {}, 2)
        for event in events:
            copy.apply(event)
        assert (copy.stage, chooser(copy), copy.ritual.chairs) == ("seating", chooser(table), table.ritual.chairs)
    for event in events:
        again.apply(event)
    assert [chair.guest for chair in again.chairs] == [chair.guest for chair in table.chairs]


def test_people_choose_at_the_table_and_bots_by_themselves(
    play: Callable[[Scenario], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(house: House) -> None:
        monkeypatch.setattr(pacing, "SPEED", 0.01)
        monkeypatch.setattr(pacing, "CHAIR_AFTER", 1e6)  # bots choose soon, and people as late as they like
        host = await house.table("tianjiu", ["me", "open", "novice", "novice"])
        other = await house.guest(host)
        await other.do(w.Sit, seat=1)
        await other.denied("not_asked", w.TakeChair, chair=0)
        await host.do(w.Begin)
        seen: list[Any] = []
        while (choosing := host.scene.table.choosing) is not None:
            assert host.scene.table.stage == "seating"
            assert host.scene.hand is None
            seen.append(choosing)
            guest = next((one for one in (host, other) if one.seat == choosing.turn), None)
            await _choose(host, guest, choosing)
        assert host.scene.table.stage == "playing"
        assert seen[0].chairs == (None,) * 4
        assert {host.seat, other.seat} <= {0, 1, 2, 3}

    play(scenario)


async def _choose(host: Guest, guest: Guest | None, choosing: w.Choosing) -> None:
    if guest is not None:
        await guest.do(w.TakeChair, chair=None)
    else:
        await host.until(lambda scene: scene.table.choosing != choosing)


def test_a_player_alone_with_bots_is_not_asked(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        host = await house.table("tianjiu", ["me", "novice", "novice", "novice"])
        assert host.scene.table.stage == "playing"
        assert len(host.scene.table.throws) == 4

    play(scenario)


def test_a_player_who_does_not_choose_keeps_their_chair(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        host = await house.table("tianjiu", ["me", "open", "novice", "novice"])
        other = await house.guest(host)
        await other.do(w.Sit, seat=1)
        await host.do(w.Begin)
        await host.until(lambda scene: scene.table.stage == "playing")
        assert host.seat is not None
        assert other.seat is not None
        assert (other.seat - host.seat) % 4 == 1

    play(scenario)
