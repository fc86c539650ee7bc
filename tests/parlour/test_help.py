"""Hints: who may have them, and that they hold nobody up."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from paiguan.bots.advice import Advice, first_choice
from paiguan.bots.learned import Sharp
from paiguan.bots.reasons import Reason
from paiguan.parlour import wire as w
from paiguan.parlour.host import Host
from paiguan.parlour.refusals import HouseRefusal
from tests.parlour.clockwork import Wire, live
from tests.parlour.houses import House, Scenario
from tests.parlour.tables import begun


def test_hints_are_for_tables_against_bots_or_where_the_owner_allows_them(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        alone = await house.table("mohuahua", ["me", "novice", "novice"])
        assert alone.scene.table.hints
        for allowed in (False, True):
            owner = await house.table("mohuahua", ["me", "open", "novice"], rules={"hints": allowed})
            other = await house.guest(owner)
            await other.do(w.Sit, seat=1)
            assert other.scene.table.hints == allowed  # visible before the match begins
            await owner.do(w.Begin)
            assert owner.scene.table.hints == other.scene.table.hints == allowed
            assert owner.host.table.advises == allowed

    play(scenario)


@pytest.mark.parametrize("allowed", [False, True])
def test_hints_are_allowed_to_all_players_or_to_none(allowed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun("mohuahua", people=3)
    table.hints = allowed
    seat = next(seat for seat in range(3) if table.may_act(seat))
    asked: list[int] = []

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        async def advise(deal: Any, seat: int, *_: Any) -> Any:
            asked.append(seat)
            raise HouseRefusal("still_compiling")

        host.thinkers.advise = advise  # type: ignore[method-assign,assignment]
        wire = wires[table.chairs[seat].guest]
        wire.say(w.Hint)
        await asyncio.sleep(0.1)
        assert [one.code for one in wire.heard(w.Refusal)] == ["still_compiling" if allowed else "no_hints_here"]
        assert asked == ([seat] if allowed else [])
        wire.say(w.Know)  # what a program must know to play is not a hint
        wire.say(w.Try, move={"do": "pass"})
        await asyncio.sleep(0.1)
        assert (len(wire.heard(w.Known)), len(wire.heard(w.Tried))) == (1, 1)

    live(table, scenario, monkeypatch)


def test_a_hint_that_is_being_thought_about_delays_no_move_of_its_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun("mohuahua", people=3)
    table.hints = True
    seat = next(seat for seat in range(3) if table.may_act(seat))

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        thought = asyncio.Event()

        async def advise(*_: Any) -> Any:
            await thought.wait()
            raise HouseRefusal("still_compiling")

        host.thinkers.advise = advise  # type: ignore[method-assign,assignment]
        wire, deal = wires[table.chairs[seat].guest], table.deal
        assert deal is not None
        move = msgspec.to_builtins(deal.legal_moves_of(seat).random(1))
        wire.say(w.Hint)
        wire.say(w.Play, hand=1, step=0, move={key: value for key, value in move.items() if key != "seat"})
        await asyncio.sleep(0.1)
        assert [one.id for one in wire.heard(w.Done)] == ["c2"]
        assert len(host.table.hand.moves) == 1
        assert wire.heard(w.Refusal) == []
        thought.set()
        await asyncio.sleep(0.1)
        assert [one.id for one in wire.heard(w.Refusal)] == ["c1"]

    live(table, scenario, monkeypatch)


async def no_values(deal: Any, seat: int, *_: Any) -> Advice:
    """Take the place of a search."""
    return Advice(seat, (), Reason("forced"))


async def network(deal: Any, seat: int, *_: Any) -> Any:
    """Answer in this thread: the simulated clock does not wait for others."""
    return first_choice(deal, seat)


@pytest.mark.parametrize(("game", "replies"), [("mohuahua", 2), ("weimaque", 1)])
def test_a_hint_begins_with_what_sharp_plays_where_there_is_a_network(
    game: str, replies: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begun(game, people=4)
    table.hints = True
    seat = next(seat for seat in range(len(table.chairs)) if table.may_act(seat))

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        host.thinkers.first_choice, host.thinkers.advise = network, no_values  # type: ignore[method-assign,assignment]
        wire, deal = wires[table.chairs[seat].guest], table.deal
        assert deal is not None
        wire.say(w.Hint, preliminary=True)
        await asyncio.sleep(0.1)
        heard = wire.heard(w.Advised)
        assert [(one.id, one.preliminary) for one in heard] == [("c1", True), ("c1", False)][-replies:]
        if replies == 2:
            first, (offer,) = heard[0], heard[0].best
            assert offer.move is not None
            assert {"seat": seat, **offer.move} == msgspec.to_builtins(Sharp().choose(deal, seat))
            assert (first.gains, first.errors, first.step) == ((), (), heard[1].step)
        wire.say(w.Hint)  # of a program that does not know of first choices
        await asyncio.sleep(0.1)
        assert [(one.id, one.preliminary) for one in wire.heard(w.Advised)[replies:]] == [("c2", False)]

    live(table, scenario, monkeypatch)


def test_a_first_choice_is_not_sent_once_the_hand_has_moved_on(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun("mohuahua", people=3)
    table.hints = True
    seat = next(seat for seat in range(3) if table.may_act(seat))

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        thought = asyncio.Event()

        async def late(deal: Any, seat: int, *_: Any) -> Any:
            await thought.wait()
            return first_choice(deal, seat)

        host.thinkers.first_choice, host.thinkers.advise = late, no_values  # type: ignore[method-assign,assignment]
        wire = wires[table.chairs[seat].guest]
        wire.say(w.Hint, preliminary=True)
        wire.say(w.Play, hand=1, step=0, move={"do": "go"})
        await asyncio.sleep(0.1)
        assert len(host.table.hand.moves) == 1
        thought.set()
        await asyncio.sleep(0.1)
        assert [one.preliminary for one in wire.heard(w.Advised)] == [False]

    live(table, scenario, monkeypatch)
