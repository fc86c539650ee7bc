"""A table without a clock decides for nobody: everybody who may be asked in secret answers or goes on, asked or not."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paiguan.parlour import pacing, projection
from paiguan.parlour import wire as w
from paiguan.parlour.host import Host
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.scene import SeatHistory, hand_facts
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import open_store
from paiguan.parlour.table import Table
from tests.parlour.clockwork import STORING, Wire, at_once, live
from tests.parlour.houses import Guest, House, Scenario
from tests.parlour.tables import of_deal, projected, seated
from tests.patience import PATIENCE

LONG = 3600.0  # seconds in which a clock would have run out many times


def after_a_discard(people: int, claims: int) -> tuple[Table, set[int]]:
    """Return a 偎麻雀 table just after a discard from seat 0's hand that so many seats may claim, and these seats."""
    rng = random.Random(people)
    game = seated("weimaque", {}, people).game
    for seed in range(200):
        deal = game.deal(seed=seed, dealer=0)
        while not deal.over:
            thrown = deal.phase == "discard" and deal.actor == 0
            deal.push(deal.legal_moves.random(rng.getrandbits(40)))
            if not thrown or deal.over:
                continue
            table = of_deal(seated("weimaque", {}, people), deal)
            passed = projected(table).history(None).intermediate_views  # cards that nobody may claim
            asked = set() if passed else {seat for seat in range(4) if table.asked_in_secret(seat)}
            if len(asked) == claims:
                return table, asked
    raise AssertionError("no such discard")


def on_show(wires: dict[str, Wire]) -> dict[str, int | None]:
    return {guest: wire.hand.go_on for guest, wire in wires.items()}


def test_the_table_waits_until_everybody_has_answered_or_gone_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """偎麻雀: seat 0 discards and seat 2 dreams, so seats 1 and 3 are asked to go on; only one of them has a claim."""
    table, asked = after_a_discard(4, claims=1)
    before = len(table.hand.moves)
    (claimer,) = asked
    other = 4 - claimer

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        await asyncio.sleep(1)
        mine, theirs = wires[f"guest{claimer}"], wires[f"guest{other}"]
        number = theirs.hand.go_on
        assert on_show(wires) == {"guest0": None, f"guest{claimer}": number, f"guest{other}": number} | {
            "guest2": None,
            "watcher": None,
        }
        assert (mine.hand.asked, theirs.hand.asked) == (True, False)
        assert (theirs.hand.offers, theirs.hand.left, mine.hand.left) == ((), None, None)
        await asyncio.sleep(LONG)
        assert len(table.hand.moves) == before
        sent = {guest: len(wire.frames) for guest, wire in wires.items()}
        theirs.go_on()
        await asyncio.sleep(LONG)
        assert len(table.hand.moves) == before
        assert theirs.hand.go_on is None
        heard = {guest: len(wire.frames) - sent[guest] for guest, wire in wires.items()}
        assert heard == dict.fromkeys(wires, 0) | {f"guest{other}": 2}  # `done` and a scene; nobody else hears of it
        mine.go_on()  # declines
        await asyncio.sleep(1)
        assert table.hand.moves[before] == {"do": "pass", "seat": claimer}

    live(table, scenario, monkeypatch, "watcher")


def test_going_on_makes_a_scene_for_that_seat_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    table, asked = after_a_discard(4, claims=1)
    (claimer,) = asked
    made: list[int | None] = []

    def counted(table: Table, history: SeatHistory, *others: Any) -> w.HandFacts:
        made.append(history.seat)
        return hand_facts(table, history, *others)

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        await asyncio.sleep(1)
        made.clear()
        wires[f"guest{4 - claimer}"].go_on()
        await asyncio.sleep(1)
        assert made == [4 - claimer]

    monkeypatch.setattr(projection, "hand_facts", counted)
    live(table, scenario, monkeypatch, "watcher")


def test_who_comes_while_another_goes_on_is_shown_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """While something is stored nothing is shown; a viewer who came meanwhile is not forgotten afterwards."""
    table, asked = after_a_discard(4, claims=1)
    (claimer,) = asked

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        await asyncio.sleep(1)
        wires[f"guest{4 - claimer}"].go_on()
        await asyncio.sleep(STORING / 2)
        late = wires["late"] = Wire(host, "late")
        await asyncio.sleep(STORING / 4)
        assert not late.frames
        await asyncio.sleep(1)
        assert late.hand.number == 1

    live(table, scenario, monkeypatch)


def test_an_answer_also_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    table, asked = after_a_discard(4, claims=1)
    before = len(table.hand.moves)
    (claimer,) = asked

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        await asyncio.sleep(1)
        wires[f"guest{4 - claimer}"].go_on()
        await asyncio.sleep(1)
        mine = wires[f"guest{claimer}"]
        claim = mine.hand.offers[0]
        assert claim.verb != "pass"
        mine.say(w.Play, hand=mine.hand.number, step=mine.hand.step, move=claim.move)
        await asyncio.sleep(1)
        assert {**table.hand.moves[before], "seat": None} == {**(claim.move or {}), "seat": None}

    live(table, scenario, monkeypatch)


def test_a_press_counts_once_and_for_the_view_on_show(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of several cards that pass, each is gone on from; a repeated press does not count for the next."""
    table, _ = after_a_discard(4, claims=0)

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        await asyncio.sleep(1)
        first = wires["guest1"]
        number, seq = first.hand.go_on, table.seq
        first.go_on()
        await asyncio.sleep(1)
        assert table.seq == seq + 1
        first.say(w.GoOn, hand=first.hand.number, view=number)  # again
        for stale in (number - 1 if number else 0, (number or 0) + 1):
            first.say(w.GoOn, hand=first.hand.number + 1, view=stale)
        wires["guest2"].say(w.GoOn, hand=first.hand.number, view=number)  # the dreamer is not waited for
        wires["watcher"].say(w.GoOn, hand=first.hand.number, view=number)
        await asyncio.sleep(1)
        assert table.seq == seq + 1
        assert [one.code for one in first.heard(w.Refusal)] == ["stale", "stale"]
        assert [one.code for one in wires["guest2"].heard(w.Refusal)] == ["stale"]
        assert [one.code for one in wires["watcher"].heard(w.Refusal)] == ["not_seated"]
        wires["guest3"].go_on()
        await asyncio.sleep(2)
        assert (first.hand.go_on or 0) > (number or 0) or host.pace.quiet is None

    live(table, scenario, monkeypatch, "watcher")


def test_a_clock_runs_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = after_a_discard(4, claims=1)
    table.clock = w.Clock(move=60, bank=60)
    before = len(table.hand.moves)

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        await asyncio.sleep(1)
        assert set(on_show(wires).values()) == {None}
        assert wires["guest0"].hand.limit == table.game.interface.house.pause
        await asyncio.sleep(table.game.interface.house.pause)
        assert table.hand.moves[before]["do"] == "pass"

    live(table, scenario, monkeypatch)


def test_a_card_that_only_bots_may_claim_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats 0 and 2 are people; 0 discards, 2 dreams, and whether a bot has a claim stays hidden for the same short time."""
    table, _ = after_a_discard(3, claims=1)
    table.chairs[1].guest, table.chairs[1].level = "", "regular"
    table._seats = {"guest0": 0, "guest2": 2}
    before = len(table.hand.moves)

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        assert host.pace.quiet is not None
        assert host.pace.quiet.stop.seconds == pacing.SHORT_WINDOW
        await asyncio.sleep(pacing.SHORT_WINDOW + 0.1)
        assert len(table.hand.moves) > before

    live(table, scenario, monkeypatch)


def test_a_person_alone_with_bots_is_asked_only_about_a_claim_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = after_a_discard(1, claims=1)

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        await asyncio.sleep(30)
        assert all(hand.go_on is None for one in wires["guest0"].heard(w.Scene) if (hand := one.hand))
        assert host.pace.quiet is None or wires["guest0"].hand.asked

    live(table, scenario, monkeypatch)


@pytest.mark.parametrize("how", ["leave", "gone"])
def test_nobody_waits_for_somebody_who_has_left(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot answers for a guest who gave up the seat, or has been without a connection for as long as anywhere else."""
    table, asked = after_a_discard(4, claims=1)
    before = len(table.hand.moves)
    (claimer,) = asked
    monkeypatch.setattr(asyncio, "to_thread", at_once)

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        await asyncio.sleep(1)
        wires[f"guest{4 - claimer}"].go_on()
        leaver = wires[f"guest{claimer}"]
        if how == "leave":
            leaver.say(w.Leave)
        else:
            leaver.running.cancel()
            await asyncio.sleep(pacing.GONE_AFTER - 1)
            assert not table.chairs[claimer].away
        await asyncio.sleep(5)
        assert not table.chairs[claimer].person
        assert len(table.hand.moves) > before

    live(table, scenario, monkeypatch)


def test_a_guest_who_takes_the_seat_meanwhile_goes_on_too(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = after_a_discard(4, claims=0)

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        await asyncio.sleep(1)
        wires["guest1"].go_on()
        await asyncio.sleep(1)
        wires["guest1"].say(w.Leave)
        await asyncio.sleep(1)
        wires["watcher"].say(w.Sit, seat=1)
        await asyncio.sleep(1)
        assert wires["watcher"].hand.go_on is not None
        assert wires["watcher"].hand.go_on == wires["guest3"].hand.go_on

    live(table, scenario, monkeypatch, "watcher")


@pytest.mark.parametrize("people", [1, 2])
def test_a_claim_is_taken_back_only_where_nobody_else_plays(people: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 0 has discarded before and is asked about another card; against bots it may have the discard back."""
    rng, game = random.Random(5), seated("weimaque", {}, people).game
    deal = game.deal(seed=0, dealer=0)
    while deal.phase != "claim" or deal.actor != 0:
        deal.push(deal.legal_moves.random(rng.getrandbits(40)))
        if deal.over:
            deal = game.deal(seed=rng.getrandbits(40), dealer=0)
    table = of_deal(seated("weimaque", {}, people), deal)
    own = [i for i, move in enumerate(table.hand.moves) if move["seat"] == 0][-1]

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        mine, before = wires["guest0"], len(table.hand.moves)
        await asyncio.sleep(0.1)
        while not mine.hand.asked:  # cards that passed are on show first
            if mine.hand.go_on is not None:
                mine.go_on()
            await asyncio.sleep(1)
            for other in wires.values():
                if other is not mine and other.hand.go_on is not None:
                    other.go_on()
        mine.say(w.TakeBack)
        await asyncio.sleep(1)
        assert len(table.hand.moves) == (own if people == 1 else before)
        assert [one.code for one in mine.heard(w.Refusal)] == ([] if people == 1 else ["no_takeback"])

    live(table, scenario, monkeypatch)


def test_what_was_pressed_outlives_the_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """六虎 4.1: everybody is asked at the start of a hand. The server ends after one has gone on; the others still have to."""
    monkeypatch.setattr(pacing, "SPEED", 0.0)
    address = f"sqlite:///{tmp_path / 'house.db'}"

    async def waited_for(guests: list[Guest]) -> list[Guest]:
        await guests[0].until(lambda scene: scene.hand is not None)
        return [guest for guest in guests if guest.scene.hand is not None and guest.scene.hand.go_on is not None]

    async def run() -> None:
        parlour = Parlour(await open_store(address), Settings(), Metrics())
        host = await House(parlour).table("liuhu", ["me", "open", "open", "open"])
        guests = [host, *[await House(parlour).guest(host, f"Guest {seat}") for seat in (1, 2, 3)]]
        for seat, guest in enumerate(guests[1:], 1):
            await guest.do(w.Sit, seat=seat)
        await host.do(w.Begin)
        playing = await waited_for(guests)
        assert len(playing) == 3  # one sits out
        await playing[0].move_if_asked()
        assert len(await waited_for(guests)) == 2
        await parlour.close()

        again = Parlour(await open_store(address), Settings(), Metrics())
        loaded = await again.host(host.host.table.id)
        assert loaded is not None
        guests = [Guest(loaded, guest.viewer.guest, guest.viewer.name) for guest in guests]
        waiting = await waited_for(guests)
        assert {one.viewer.guest for one in waiting} == {one.viewer.guest for one in playing[1:]}
        for guest in waiting:
            await guest.move_if_asked()
        await guests[0].until(lambda scene: loaded.pace.quiet is None)
        await again.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def to_do(scene: w.Scene) -> bool:
    hand = scene.hand
    return scene.table.stage != "playing" or (hand is not None and (hand.asked or hand.go_on is not None))


def test_people_play_a_whole_hand_without_a_clock(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        host = await house.table("weimaque", ["me", "open", "novice", "novice"])
        other = await house.guest(host)
        await other.do(w.Sit, seat=1)
        await host.do(w.Begin)

        async def on(guest: Guest) -> None:
            while (scene := await guest.until(to_do)).table.stage == "playing":
                hand = scene.hand
                if hand is not None and hand.go_on is not None:
                    await guest.do(w.GoOn, hand=hand.number, view=hand.go_on)
                else:
                    await guest.move_if_asked()

        await asyncio.gather(on(host), on(other))
        assert host.host.table.hand.payments

    play(scenario)


def test_no_bot_moves_while_the_deal_and_with_it_its_window_is_being_stored(
    play: Callable[[Scenario], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """六虎: everybody who might hold the tigers goes on first. Memory knows the deal before its window is open."""

    async def scenario(house: House) -> None:
        store = house.parlour.store
        do = store.do
        for _ in range(8):  # the dealer, who leads, is a bot in half of these
            owner = await house.table("liuhu", ["me", "open", "regular", "regular"])
            other = await house.guest(owner)
            await other.do(w.Sit, seat=1)

            async def slowly(*given: Any, host: Host = owner.host) -> Any:
                for _ in range(5):
                    host._driver.wake()
                    await asyncio.sleep(0.01)
                return await do(*given)

            monkeypatch.setattr(store, "do", slowly)
            await owner.do(w.Begin)
            monkeypatch.setattr(store, "do", do)
            await asyncio.sleep(0.05)
            assert owner.host.pace.quiet is not None
            assert not owner.host.table.hand.moves

    play(scenario)
