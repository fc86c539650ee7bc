"""People at one table: seats, absence, time limits, and what a pause must not reveal."""

import asyncio
from collections.abc import Callable
from fractions import Fraction

import pytest

from paiguan.parlour import pacing
from paiguan.parlour import wire as w
from tests.parlour.houses import Guest, House, Scenario
from tests.parlour.tables import begun, of_deal
from tests.patience import PATIENCE


def kinds(guest: Guest) -> list[str]:
    return [person.kind for person in guest.scene.table.seats]


def test_people_sit_stand_and_begin(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        host = await house.table("liuhu", ["me", "open", "open", "novice"])
        other = await house.guest(host)
        assert (kinds(host), other.seat) == (["guest", "open", "open", "bot"], None)
        await other.do(w.Sit, seat=1)
        await other.denied("seat_taken", w.Sit, seat=0)
        await other.do(w.Sit, seat=2)  # changes places
        assert (kinds(host), other.seat) == (["guest", "open", "guest", "bot"], 2)
        await other.do(w.Stand)
        assert (kinds(host), other.seat) == (["guest", "open", "open", "bot"], None)
        await other.do(w.Sit, seat=2)
        await host.do(w.SeatBot, seat=1, level="master")
        await host.do(w.SeatBot, seat=3, level=None)
        assert kinds(host) == ["guest", "bot", "guest", "open"]
        await host.denied("seat_taken", w.SeatBot, seat=2, level="novice")
        await other.denied("host_only", w.Begin)
        await host.do(w.Begin)
        assert sorted(kinds(host)) == ["bot", "bot", "guest", "guest"]
        assert host.scene.table.stage == "playing"
        await host.denied("match_begun", w.Begin)
        late = await house.guest(host, "Late")
        await late.denied("match_begun", w.Sit, seat=kinds(host).index("bot"))
        await late.denied("not_seated", w.Stand)

    play(scenario)


def test_time_runs_out_and_the_person_comes_back(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        host = await house.table("mohuahua", ["me", "novice", "novice"], w.Clock(move=0, bank=1))
        await host.until(lambda scene: scene.hand is not None and scene.hand.asked)
        assert host.scene.hand is not None
        assert host.scene.hand.limit == 1
        await host.until(lambda _: host.person.away)  # a bot takes over
        await host.until(lambda scene: scene.hand is not None and bool(scene.hand.account))
        assert host.person.away
        assert host.seat is not None
        await host.do(w.Sit, seat=host.seat)
        assert not host.person.away

    play(scenario)


def test_a_bot_plays_for_an_absent_guest_who_keeps_the_seat(
    play: Callable[[Scenario], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(house: House) -> None:
        host = await house.table("mohuahua", ["me", "open", "novice"])
        other = await house.guest(host)
        await other.do(w.Sit, seat=1)
        await host.do(w.Begin)
        seat = other.seat
        assert seat is not None
        monkeypatch.setattr(pacing, "GONE_AFTER", 0.0)
        other.leave()
        assert not host.scene.table.seats[seat].here
        async with asyncio.timeout(PATIENCE):
            while not host.scene.table.seats[seat].away:
                if host.scene.table.stage == "settled" and not host.person.ready:
                    await host.do(w.Ready)
                await host.move_if_asked()
                await asyncio.sleep(0.01)
        again = Guest(host.host, other.viewer.guest, "Other")  # from another connection
        assert (again.seat, again.person.here, again.person.away) == (seat, True, True)
        await again.do(w.Sit, seat=seat)
        assert not again.person.away

    play(scenario)


def test_two_tabs_are_one_person(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        host = await house.table("liuhu", ["me", "open", "novice", "novice"])
        tab = Guest(host.host, host.viewer.guest, "Host")
        assert (tab.seat, tab.scene.table.watchers, tab.scene.table.host) == (0, 0, True)
        await tab.do(w.SeatBot, seat=1, level="novice")
        assert host.scene.table == tab.scene.table
        host.leave()
        assert tab.person.here  # one tab is enough
        tab.leave()

    play(scenario)


def test_watchers_are_counted_and_asked_nothing(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        host = await house.table("liuhu", ["me", "novice", "novice", "novice"])
        watcher = await house.guest(host)
        await host.until(lambda scene: scene.hand is not None and scene.hand.asked)
        seen = watcher.scene
        assert seen.hand is not None
        assert (seen.table.you, seen.table.watchers, seen.hand.asked, seen.hand.offers) == (None, 1, False, ())
        assert host.scene.table.watchers == 1
        await watcher.denied("not_seated", w.Play, hand=1, step=0, move={"do": "pass"})
        host.host.say(host.viewer, "hello")
        assert watcher.heard == [(seen.table.seats.index(host.person), "Host", "hello", "")]

    play(scenario)


def test_only_a_player_alone_with_bots_takes_back(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        alone = await house.table("mohuahua", ["me", "novice", "novice"])
        await alone.denied("no_takeback", w.TakeBack)
        await alone.move()
        if alone.scene.table.stage == "playing":
            await alone.do(w.TakeBack)
            scene = await alone.until(lambda scene: scene.hand is not None and scene.hand.asked)
            assert scene.hand is not None
            assert not scene.hand.takeback
        host = await house.table("mohuahua", ["me", "open", "novice"])
        other = await house.guest(host)
        await other.do(w.Sit, seat=1)
        await host.do(w.Begin)
        mover = host if host.host.table.may_act(host.seat or 0) else other
        await mover.denied("no_takeback", w.TakeBack)

    play(scenario)


async def play_hand(*people: Guest) -> None:
    while people[0].scene.table.stage == "playing":
        for person in people:
            await person.move_if_asked()
        await asyncio.sleep(0.005)


def test_the_next_hand_waits_for_both_and_a_match_can_be_played_again(
    play: Callable[[Scenario], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(house: House) -> None:
        host = await house.table("mohuahua", ["me", "open", "novice"], rounds=1)  # three hands: each seat deals once
        other = await house.guest(host)
        await other.do(w.Sit, seat=1)
        await host.do(w.Begin)
        await host.denied("not_between_hands", w.Ready)
        await host.denied("match_not_over", w.Rematch)
        await play_hand(host, other)
        assert host.scene.table.stage == "settled"
        await host.do(w.Ready)
        assert (host.person.ready, host.scene.table.hands) == (True, 1)
        await other.do(w.Ready)
        await host.until(lambda scene: scene.table.hands == 2)
        await play_hand(host, other)
        monkeypatch.setattr(pacing, "READY_AFTER", 0.0)  # the other player's time is up
        await host.do(w.Ready)
        await host.until(lambda scene: scene.table.hands == 3)
        await play_hand(host, other)
        over = host.scene.table
        assert (over.stage, over.places is None) == ("over", False)
        await host.denied("not_between_hands", w.Ready)
        await other.do(w.Rematch)
        waiting = host.scene.table
        assert waiting.stage == "over"
        await host.do(w.Rematch)
        again = await host.until(lambda scene: scene.table.stage == "playing")
        assert (again.table.hands, again.table.totals) == (4, (0, 0, 0))

    play(scenario)


def test_the_end_of_a_match_shows_the_money_if_a_price_per_point_is_agreed(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        host = await house.table("shisanzhang", ["me", "novice"], players=2, match_hands=1, rate="1/3")
        await play_hand(host)
        over = host.scene.table
        assert over.stage == "over"
        assert over.money == tuple(str(Fraction(total, 3)) for total in over.totals)

    play(scenario)


def test_several_tables_at_once(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        first = await house.table("liuhu", ["me", "open", "open", "open"])
        second = await house.table("tianjiu", ["me", "open", "open", "open"])
        both = Guest(second.host, first.viewer.guest, "Host")
        await both.do(w.Sit, seat=3)
        assert (first.seat, both.seat) == (0, 3)
        mine = await house.parlour.mine(first.viewer.guest)
        assert {table.game for table in mine} == {"liuhu", "tianjiu"}

    play(scenario)


# ---- secret questions ----------------------------------------------------------------------------------------------


def test_the_dealer_is_not_asked_because_another_has_the_five_tigers() -> None:
    """六虎 4.1: while another seat is asked in secret the dealer sees their own turn to call, but is not asked."""
    table = begun("liuhu", people=4)
    game = table.game
    deals = (game.deal(seed=seed, dealer=0) for seed in range(20_000))
    deal = next(deal for deal in deals if deal.phase == "WUHU" and deal.actor != 0)
    asked = of_deal(table, deal)
    assert [seat for seat in range(4) if asked.asked_in_secret(seat)] == [deal.actor]
