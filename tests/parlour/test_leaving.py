"""Seats that are left for good, tables that their owner closes, and what people write to one another."""

from collections.abc import Callable

import pytest

from paiguan.parlour import wire as w
from paiguan.parlour.refusals import HouseRefusal
from tests.parlour.houses import Guest, House, Scenario


async def two_at(house: House) -> tuple[Guest, Guest]:
    """A match of 抹花花 between two people and a bot."""
    host = await house.table("mohuahua", ["me", "open", "novice"])
    other = await house.guest(host)
    await other.do(w.Sit, seat=1)
    await host.do(w.Begin)
    return host, other


def test_a_seat_left_for_good_is_taken_by_a_spectator(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        host, other = await two_at(house)
        watcher = await house.guest(host, "Late")
        seat, own = other.seat, host.seat
        assert seat is not None
        assert own is not None
        await watcher.denied("seat_taken", w.Sit, seat=seat)
        await other.do(w.Leave)
        left = host.scene.table.seats[seat]
        assert (left.kind, left.vacant, other.seat) == ("bot", True, None)
        await watcher.denied("seat_taken", w.Sit, seat=own)
        await host.denied("match_begun", w.Sit, seat=seat)  # nobody has two seats
        await watcher.do(w.Sit, seat=seat)
        taken = host.scene.table.seats[seat]
        assert (taken.kind, taken.name, taken.vacant, watcher.seat) == ("guest", "Late", False, seat)
        hand = watcher.scene.hand
        assert hand is not None
        assert hand.view["hand"]  # the newcomer holds the pieces
        assert host.host.table.hand.seat_of(other.viewer.guest) == seat  # the hand remembers who was dealt them

    play(scenario)


def test_nobody_holds_two_hands_of_one_deal(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        host, other = await two_at(house)
        mine, theirs = host.seat, other.seat
        assert mine is not None
        assert theirs is not None
        await other.do(w.Leave)
        await host.do(w.Leave)
        await other.denied("next_hand_first", w.Sit, seat=mine)
        await other.do(w.Sit, seat=theirs)  # back to the same pieces
        assert other.seat == theirs

    play(scenario)


def test_the_table_passes_on_when_its_owner_leaves(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        host, other = await two_at(house)
        await other.denied("host_only", w.CloseTable)
        await host.do(w.Leave)
        assert other.scene.table.host
        assert not host.scene.table.host
        await other.do(w.CloseTable)

    play(scenario)


def test_a_closed_table_stands_still(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        host, other = await two_at(house)
        await other.denied("host_only", w.CloseTable)
        await host.do(w.CloseTable)
        moves = len(host.host.table.hand.moves)
        for guest in (host, other):
            assert guest.scene.table.stage == "closed"
            assert guest.scene.hand is not None
            assert not guest.scene.hand.asked
        await host.denied("table_closed", w.Ready)
        await other.denied("table_closed", w.Leave)
        assert host.host.finished == 0  # the hand that was broken off has no replay
        assert await house.parlour.mine(host.viewer.guest) == []
        loaded = await house.parlour.host(host.host.table.id)
        assert loaded is not None
        assert (loaded.table.stage, len(loaded.table.hand.moves)) == ("closed", moves)

    play(scenario)


def test_people_write_only_where_the_owner_allowed_it(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        silent = await house.table("mohuahua", ["me", "novice", "novice"])
        with pytest.raises(HouseRefusal, match="no_chat_here"):
            silent.host.say(silent.viewer, "", "hello")
        host = await house.table("mohuahua", ["me", "open", "novice"], rules={"chat": True})
        other, watcher = await house.guest(host), await house.guest(host, "Watcher")
        await other.do(w.Sit, seat=1)
        assert host.scene.table.chat
        other.host.say(other.viewer, "", "今晚吃什麼？")
        assert host.heard[-1] == watcher.heard[-1] == (1, "Other", "", "今晚吃什麼？")
        with pytest.raises(HouseRefusal, match="watchers_listen"):
            watcher.host.say(watcher.viewer, "", "hello")

    play(scenario)


def test_public_tables_have_no_chat(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        guest, _ = await house.parlour.guests.welcome("en", "Host")
        seats = ["me", "open", "novice"]
        table = await house.parlour.open_table(guest, "mohuahua", {}, seats, None, True, chat=True)
        assert not table.chat

    play(scenario)
