"""Which matches are rated, and for whom."""

import asyncio
import time
from collections.abc import Callable

import msgspec
import pytest

from paiguan.engine.game import Game
from paiguan.parlour import events as e
from paiguan.parlour import wire as w
from paiguan.parlour.guests import device_key
from paiguan.parlour.ratings.matches import ended_match
from paiguan.parlour.store import ratings as q
from paiguan.ratings.model import UNCERTAINTY
from tests.parlour.houses import House, Scenario
from tests.parlour.ratings.rated import (
    FAR,
    FAST,
    played,
    rate,
    rating,
    rest,
    rows,
    seated,
)
from tests.parlour.tables import begun


def test_a_match_of_two_who_want_it_is_rated_with_its_end_and_once(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        people = await seated(house, 3, bots=1)
        first, second, _third = (one.viewer.guest for one in people)
        await rate(house, first)
        await rate(house, second)
        await played(people)
        assert await rows(house) == 2  # nothing of the third, who did not ask for it
        totals = people[0].scene.table.totals
        own = {one.viewer.guest: totals[one.seat or 0] for one in people}
        found = {guest: await rating(house, guest) for guest in (first, second)}
        assert [one.contests for one in found.values()] == [1, 1]
        assert all(one.rating.deviation < UNCERTAINTY for one in found.values())
        better, worse = sorted((first, second), key=lambda guest: -own[guest])
        if own[better] > own[worse]:
            assert found[better].rating.points > found[worse].rating.points
        (last,) = await house.parlour.store.do(q.history, first, FAST, FAR, 9)
        assert (last.kind, last.players) == ("match", 3)  # both of them and the bot
        # Loading the table again, and looking at it, counts nothing again.
        host = people[0].host
        await host.recover()
        ended = ended_match(host.table, time.time())
        assert ended is not None
        await house.parlour.store.do(q.count_match, ended)
        assert await rows(house) == 2
        # Another match at the same table is another contest.
        for one in people:
            await one.do(w.Rematch)
        await people[0].until(lambda scene: scene.table.stage == "playing")
        await rest(people)
        assert (await rating(house, first)).contests == 2

    play(scenario)


@pytest.mark.parametrize("why", ["nobody", "only one", "too late", "hints", "one browser", "closed"])
def test_what_does_not_count(play: Callable[[Scenario], None], why: str) -> None:
    async def scenario(house: House) -> None:
        people = await seated(house, 2, bots=2, hints=why == "hints", hands=2)
        first, second = (one.viewer.guest for one in people)
        browser = "the same" if why == "one browser" else ""
        if why not in ("nobody", "too late"):
            await rate(house, first, browser)
        if why not in ("nobody", "only one", "too late"):
            await rate(house, second, browser)
        if why in ("too late", "closed"):
            await people[0].do(w.Begin)
        if why == "too late":
            for guest in (first, second):
                await house.parlour.store.do(q.wish, guest, [FAST], device_key("", guest), time.time() + 1.0)
        if why == "closed":
            await people[0].do(w.CloseTable)
        else:
            await played(people)
        assert await rows(house) == 0

    play(scenario)


def test_nobody_escapes_the_end_of_a_match_by_turning_the_rating_off_and_on(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        people = await seated(house, 2, bots=2)
        first, second = (one.viewer.guest for one in people)
        for guest in (first, second):
            await rate(house, guest)
        await people[0].do(w.Begin)
        store = house.parlour.store
        await store.do(q.wish, second, [], device_key("", second), time.time())
        assert await store.do(q.wished, second) == []
        await rest(people)
        assert (await rating(house, second)).contests == 1
        assert set(await store.do(q.shown_of, FAST, [first, second], FAR)) == {first}  # but it is shown to nobody
        # What begins while it is off does not count, although it is on again before the end.
        for one in people:
            await one.do(w.Rematch)
        await people[0].until(lambda scene: scene.table.stage == "playing")
        await store.do(q.wish, second, [FAST], device_key("", second), time.time() + 2.0)
        await rest(people)
        assert (await rating(house, second)).contests == 1

    play(scenario)


def test_a_person_alone_with_bots_is_not_rated(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        people = await seated(house, 1, bots=3)
        await rate(house, people[0].viewer.guest)
        await played(people)
        assert await rows(house) == 0
        assert ended_match(people[0].host.table, 0.0) is None

    play(scenario)


def test_who_leaves_for_good_answers_for_the_hands_so_far_and_later_ones_count_for_nobody(
    play: Callable[[Scenario], None],
) -> None:
    async def scenario(house: House) -> None:
        people = await seated(house, 2, bots=2, hands=3)
        first, second = (one.viewer.guest for one in people)
        for guest in (first, second):
            await rate(house, guest)
        await people[0].do(w.Begin)
        while people[0].scene.table.stage == "playing":
            for one in people:
                await one.move_if_asked()
            await asyncio.sleep(0.002)
        seats = {one.viewer.guest: one.seat for one in people}
        await people[1].do(w.Leave)
        await rest(people[:1])
        ended = ended_match(people[0].host.table, time.time())
        assert ended is not None
        assert ended.hands == 1
        hand = people[0].host.table.hands[0]
        assert {one.guest: one.units for one in ended.players if one.guest} == {
            guest: hand.payments[seat] for guest, seat in seats.items() if seat is not None
        }
        assert (await rating(house, second)).contests == 1

    play(scenario)


def test_who_takes_a_seat_over_is_not_rated_for_it(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        people = await seated(house, 3, bots=1, hands=2)
        late = await house.guest(people[0], "Late")
        for one in (*people, late):
            await rate(house, one.viewer.guest)
        await people[0].do(w.Begin)
        seat = people[2].seat
        await people[2].do(w.Leave)
        await late.do(w.Sit, seat=seat)
        await rest([*people[:2], late])
        assert (await rating(house, late.viewer.guest)).contests == 0
        assert [(await rating(house, one.viewer.guest)).contests for one in people] == [1, 1, 1]

    play(scenario)


@pytest.mark.parametrize("game", ["liuhu", "weimaque", "tianjiu", "mohuahua"])
def test_seats_that_sat_out_every_hand_are_not_in_the_contest(game: str) -> None:
    table = begun(game, people=Game(game, {}).seats)
    house, options = table.game.interface.house, table.game.plain_options
    resting = house.sits_out(options, 0)
    hand = table.hands[0]
    hand.payments = (6, *[0] * (table.game.seats - 2), -6)
    standing = msgspec.structs.replace(table.match.standing, hands=1, over=True)
    table.apply(e.Settled(at=5.0, payments=hand.payments, totals=hand.payments, standing=msgspec.to_builtins(standing)))
    ended = ended_match(table, 5.0)
    assert ended is not None
    there = {one.guest for one in ended.players}
    assert there == {chair.guest for seat, chair in enumerate(hand.seats) if seat != resting}
