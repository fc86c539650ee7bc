"""Hints: who may have them, and that they hold nobody up."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

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
