"""The house's own rules: refusals, clocks, and commands that change nothing."""

import ast
import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import paiguan.parlour
from paiguan.engine.packages import GAMES
from paiguan.engine.terms import LANGUAGES, load, terms
from paiguan.parlour import pacing
from paiguan.parlour import wire as w
from paiguan.parlour.host import Host
from paiguan.parlour.store import queries
from paiguan.parlour.store.queries import GuestRow
from tests.parlour.clockwork import Wire, live
from tests.parlour.houses import House, Scenario
from tests.parlour.tables import begun, step

# ---- refusals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_questions_of_a_guest_who_is_not_asked_are_refused_by_the_house(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """偎麻雀 has a refusal of the same code with other parameters, which must not be taken for the house's."""
    table = begun(game, people=3)
    table.hints = True
    spectator, rng = "nobody", random.Random(2)
    while all(table.may_act(seat) for seat, chair in enumerate(table.chairs) if chair.guest):  # 十三張: all at once
        step(table, rng)
    idle = next(chair.guest for seat, chair in enumerate(table.chairs) if chair.guest and not table.may_act(seat))

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        for kind, fields in ((w.Hint, {}), (w.Know, {}), (w.Try, {"move": {"do": "pass"}})):
            wires[idle].say(kind, **fields)
            wires[spectator].say(kind, **fields)
        await asyncio.sleep(0.1)
        said = wires[idle].heard(w.Refusal)
        assert [(one.code, one.by) for one in said] == [("not_asked", "house")] * 3
        assert {one.text for one in said} == {terms("house").sentence("not_asked", {}, "en")}
        assert [one.code for one in wires[spectator].heard(w.Refusal)] == ["not_seated"] * 3
        assert not wires[idle].running.done()

    live(table, scenario, monkeypatch, spectator)


def test_a_move_that_the_rules_refuse_carries_the_code_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun("mohuahua", people=3)
    idle = next(seat for seat in range(3) if not table.may_act(seat))

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        wires[table.chairs[idle].guest].say(w.Play, hand=1, step=0, move={"do": "pass"})
        await asyncio.sleep(0.1)
        [refusal] = wires[table.chairs[idle].guest].heard(w.Refusal)
        assert (refusal.by, refusal.rule[:1].isdigit()) == ("rules", True)

    live(table, scenario, monkeypatch)


def test_every_refusal_of_the_house_has_a_sentence_with_its_parameters() -> None:
    sentences = load("house")["refusals"]
    found = set()
    for file in Path(paiguan.parlour.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "HouseRefusal":
                code = ast.literal_eval(node.args[0]) if node.args else ""
                given = {keyword.arg for keyword in node.keywords}
                assert code in sentences, (file, code)
                assert given == set(sentences[code]["params"]), (file, code)
                found.add(code)
    assert len(found) > 15
    for code in found:
        for language in LANGUAGES:
            assert terms("house").sentence(code, dict.fromkeys(sentences[code]["params"], 1), language)


# ---- clocks ----------------------------------------------------------------------------------------------------------


def test_sitting_down_again_and_again_does_not_hold_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun("mohuahua", people=3)
    table.clock = w.Clock(move=5, bank=0)
    seat = next(seat for seat in range(3) if table.may_act(seat))

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        for _ in range(7):
            for own, chair in enumerate(table.chairs):
                wires[chair.guest].say(w.Sit, seat=own)
            await asyncio.sleep(1)
        assert host.table.hand.moves  # a bot took over and moved
        assert host.table.hand.by[0] == "bot"
        assert host.table.hand.moves[0]["seat"] == seat

    live(table, scenario, monkeypatch)


def test_repeating_ready_does_not_delay_the_next_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    table, rng = begun("mohuahua", people=2), random.Random(1)
    while table.stage == "playing":
        step(table, rng)
    eager = next(chair.guest for chair in table.chairs if chair.guest)

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        for _ in range(int(pacing.READY_AFTER) + 2):
            wires[eager].say(w.Ready)
            await asyncio.sleep(1)
        assert len(host.table.hands) == 2

    live(table, scenario, monkeypatch)


def test_a_command_that_changes_nothing_stores_nothing(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        owner = await house.table("mohuahua", ["me", "open", "novice"], rounds=2)
        other = await house.guest(owner)
        await other.do(w.Sit, seat=1)
        table = owner.host.table

        async def same(kind: Any, **fields: Any) -> None:
            done = len(table.done)  # bots play on meanwhile; a stored command is listed in `done`
            await (owner if kind is w.SeatBot else other).do(kind, **fields)
            assert len(table.done) == done, kind

        await same(w.Sit, seat=1)
        await same(w.SeatBot, seat=2, level="novice")
        await owner.do(w.Begin)
        await other.do(w.Stand)
        await same(w.Stand)
        await other.do(w.Sit, seat=other.seat)
        await same(w.Sit, seat=other.seat)
        while owner.scene.table.stage == "playing":
            for person in (owner, other):
                await person.move_if_asked()
            await asyncio.sleep(0.005)
        await other.do(w.Ready)
        await same(w.Ready)

    play(scenario)


def test_a_name_that_stays_the_same_is_not_written(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        guests, written = house.parlour.guests, []
        row, token = await guests.welcome("en", "Same")
        do = house.parlour.store.do

        async def watched(what: Any, *arguments: Any) -> Any:
            written.append(what)
            return await do(what, *arguments)

        house.parlour.store.do = watched  # type: ignore[method-assign, assignment]
        await guests.change(token, row)
        assert queries.change_guest not in written
        await guests.change(token, GuestRow(id=row.id, name="Other", language="en"))
        assert queries.change_guest in written

    play(scenario)
