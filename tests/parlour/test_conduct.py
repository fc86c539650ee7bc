"""The house's own rules: refusals, clocks, speech, help, and who played a hand."""

import ast
import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import paiguan.parlour
from paiguan.engine.deal import Deal
from paiguan.engine.game import GAMES
from paiguan.engine.terms import LANGUAGES, load
from paiguan.parlour import events as e
from paiguan.parlour import pacing
from paiguan.parlour import wire as w
from paiguan.parlour.decide import Denied, next_hand, opening
from paiguan.parlour.host import Host
from paiguan.parlour.http import Problem
from paiguan.parlour.limits import Limits
from paiguan.parlour.names import clean_name
from paiguan.parlour.routes.hands import HandController
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import work
from paiguan.parlour.store.work import GuestRow
from paiguan.parlour.table import Table
from tests.parlour.clockwork import Wire, live
from tests.parlour.houses import House, Scenario
from tests.parlour.tables import begun, seated, step

# ---- refusals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_questions_of_a_guest_who_is_not_asked_are_refused_by_the_house(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """偎麻雀 has a refusal of the same name with other parameters: it must not be taken for the house's."""
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
        assert {one.text for one in said} == {load("house")["refusals"]["not_asked"]["text"]["en"]}
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
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Denied":
                code = ast.literal_eval(node.args[0]) if node.args else ""
                given = {keyword.arg for keyword in node.keywords}
                assert code in sentences, (file, code)
                assert given == set(sentences[code]["params"]), (file, code)
                found.add(code)
    assert len(found) > 15
    for code in found:
        for language in LANGUAGES:
            assert sentences[code]["text"][language]


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
        assert host.table.hand.moves  # a bot sat in and moved
        assert host.table.hand.by[0] == "bot"
        assert host.table.hand.moves[0]["seat"] == seat

    live(table, scenario, monkeypatch)


def test_nobody_delays_the_next_hand_by_being_ready(monkeypatch: pytest.MonkeyPatch) -> None:
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
            done = len(table.done)  # bots go on meanwhile; what a command stores is remembered under its name
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

        house.parlour.store.do = watched  # type: ignore[method-assign]
        await guests.change(token, row)
        assert work.change_guest not in written
        await guests.change(token, GuestRow(id=row.id, name="Other", language="en"))
        assert work.change_guest in written

    play(scenario)


def test_a_table_is_the_fold_of_its_events(play: Callable[[Scenario], None]) -> None:
    """偎麻雀 with two people, who answer secret questions or let the window pass: what is in memory is what the events make."""

    async def scenario(house: House) -> None:
        owner = await house.table("weimaque", ["me", "open", "novice", "novice"])
        other = await house.guest(owner)
        await other.do(w.Sit, seat=1)
        await owner.do(w.Begin)
        for _ in range(400):
            for person in (owner, other):
                with suppress(Denied):  # the window closed, or others moved, in the meantime
                    await person.move_if_asked()
            await asyncio.sleep(0.002)
            if owner.host.table.stage != "playing":
                break
        async with owner.host._lock:
            live_table = owner.host.table
            bodies = await house.parlour.store.do(work.read, live_table.id, 0)
            folded = Table(live_table.id)
            for body in bodies:
                folded.apply(msgspec.json.decode(body, type=e.AnyEvent))
        assert (folded.seq, folded.since, folded.stage) == (live_table.seq, live_table.since, live_table.stage)
        encode = msgspec.json.encode
        assert encode(folded.chairs) == encode(live_table.chairs)
        assert [encode(hand.moves) for hand in folded.hands] == [encode(hand.moves) for hand in live_table.hands]

    play(scenario)


def test_a_log_is_folded_without_playing_hands_that_are_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also logs of older versions are understood, which do not say what a hand came to."""
    rng, events = random.Random(5), list[e.AnyEvent]()
    live = Table("t")

    def happen(*more: e.AnyEvent) -> None:
        for event in more:
            live.apply(event)
            events.append(event)

    happen(e.Opened(at=0, game="mohuahua", options={}, host="guest0", seats=(None,) * 3))
    happen(*(e.Sat(at=0, seat=seat, guest=f"guest{seat}", name=f"Person {seat}") for seat in range(3)))
    happen(*opening(live, 0.0))
    for _ in range(4):
        while live.stage == "playing":
            deal = live.deal
            assert deal is not None
            seat = deal.actor or 0
            action = msgspec.to_builtins(deal.legal_moves_of(seat).random(rng.getrandbits(60)))
            happen(e.Moved(at=0, seat=seat, move=action, by="guest"))
        settled = live.settlement(0.0)
        assert settled is not None
        happen(settled, next_hand(live, 0.0))
    pushed: list[Any] = []
    push = Deal.push

    def counted(deal: Any, move: Any) -> Any:
        pushed.append(move)
        return push(deal, move)

    monkeypatch.setattr(Deal, "push", counted)
    for log in (events, [event for event in events if not isinstance(event, e.Settled)]):
        pushed.clear()
        folded = Table("t")
        for event in log:
            folded.apply(event)
        assert (folded.stage, folded.match.totals, folded.match.standing) == (
            live.stage,
            live.match.totals,
            live.match.standing,
        )
        assert [(hand.payments, hand.totals) for hand in folded.hands] == [
            (hand.payments, hand.totals) for hand in live.hands
        ]
        assert folded.deal == live.deal
        assert bool(pushed) == (log is not events)


# ---- speech ----------------------------------------------------------------------------------------------------------


def test_a_phrase_is_answered_and_heard_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun("mohuahua", people=2)
    speaker, listener = (chair.guest for chair in table.chairs if chair.guest)

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        for _ in range(100):  # more than a socket takes at once
            if not wires[speaker].running.done():
                wires[speaker].say(w.Say, phrase="hello")
                await asyncio.sleep(0.15)
        answers = len(wires[speaker].heard(w.Done)), len(wires[speaker].heard(w.Refusal))
        assert sum(answers) == 100
        assert answers[0] == len(wires[listener].heard(w.Said)) == len(wires[speaker].heard(w.Said))
        assert answers[0] > 2
        assert {one.code for one in wires[speaker].heard(w.Refusal)} == {"say_less"}

    live(table, scenario, monkeypatch)


@pytest.mark.parametrize("allowed", [False, True])
def test_spectators_speak_only_where_the_owner_lets_them(allowed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun("mohuahua", people=2)
    table.watchers_speak = allowed
    player = next(chair.guest for chair in table.chairs if chair.guest)

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        wires["watcher"].say(w.Say, phrase="hello")
        await asyncio.sleep(0.1)
        assert len(wires[player].heard(w.Said)) == allowed
        assert [one.code for one in wires["watcher"].heard(w.Refusal)] == ([] if allowed else ["watchers_listen"])
        assert wires["watcher"].heard(w.Scene)[-1].table.speaks == allowed
        assert wires[player].heard(w.Scene)[-1].table.speaks

    live(table, scenario, monkeypatch, "watcher")


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u200b\u200d",
        "\u202e\u2066",
        "\u0301\u0302",
        "\u3164",
        "\u2800\u2800",
        "\u00ad",
        "\ufeff",
        "\t\n",
        "\ue000",
    ],
)
def test_a_name_that_nobody_can_see_is_no_name(name: str) -> None:
    assert clean_name(name) == ""


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("  Old   Wang ", "Old Wang"),
        ("阿\u202e蘭\u200b", "阿蘭"),
        ("Zoe\u0308", "Zoë"),
        ("a" + "\u0300" * 9, "à\u0300\u0300"),
        ("x" * 30, "x" * 20),
        ("🀄 胡", "🀄 胡"),
    ],
)
def test_a_name_is_kept_as_far_as_it_can_be_seen(name: str, clean: str) -> None:
    assert clean_name(name) == clean


# ---- help ------------------------------------------------------------------------------------------------------------


def test_hints_are_for_tables_against_bots_or_where_the_owner_allows_them(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        alone = await house.table("mohuahua", ["me", "novice", "novice"])
        assert alone.scene.table.hints
        for allowed in (False, True):
            owner = await house.table("mohuahua", ["me", "open", "novice"], rules={"hints": allowed})
            other = await house.guest(owner)
            await other.do(w.Sit, seat=1)
            assert other.scene.table.hints == allowed  # told before the match begins
            await owner.do(w.Begin)
            assert owner.scene.table.hints == other.scene.table.hints == allowed
            assert owner.host.table.advises == allowed

    play(scenario)


@pytest.mark.parametrize("allowed", [False, True])
def test_a_hint_is_refused_to_everybody_or_to_nobody(allowed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun("mohuahua", people=3)
    table.hints = allowed
    seat = next(seat for seat in range(3) if table.may_act(seat))
    asked: list[int] = []

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        async def advise(deal: Any, seat: int, *_: Any) -> Any:
            asked.append(seat)
            raise Denied("still_compiling")

        host.thinkers.advise = advise  # type: ignore[method-assign,assignment]
        wire = wires[table.chairs[seat].guest]
        wire.say(w.Hint)
        await asyncio.sleep(0.1)
        assert [one.code for one in wire.heard(w.Refusal)] == ["still_compiling" if allowed else "no_hints_here"]
        assert asked == ([seat] if allowed else [])
        wire.say(w.Know)  # what a program must know to play is no advice
        wire.say(w.Try, move={"do": "pass"})
        await asyncio.sleep(0.1)
        assert (len(wire.heard(w.Known)), len(wire.heard(w.Tried))) == (1, 1)

    live(table, scenario, monkeypatch)


# ---- seats of the past -------------------------------------------------------------------------------------------------


def after_a_rematch() -> Table:
    """六虎: four hands are played; then the table is opened again, guest0 gives the seat up and a stranger takes it."""
    table, rng = seated("liuhu", {"rounds": 1}, 4), random.Random(3)
    for event in opening(table, 0.0):
        table.apply(event)
    while table.stage != "over":
        while table.stage == "playing":
            step(table, rng)
        if table.stage == "settled":
            table.apply(next_hand(table, 0.0))
    table.apply(e.Rematched(at=0))
    given_up = table.seat_of("guest0")
    assert given_up is not None
    table.apply(e.Stood(at=0, seat=given_up))
    table.apply(e.Sat(at=0, seat=given_up, guest="stranger", name="Stranger"))
    for event in opening(table, 0.0):
        table.apply(event)
    return table


def asking(table: Table, guest: str) -> Any:
    """A request of a guest about this table."""
    finished = len(table.hands) - (table.stage == "playing")
    host = SimpleNamespace(stored=lambda: _now(table), finished=finished)
    row = GuestRow(id=guest, name="", language="en")
    parlour = SimpleNamespace(
        host=lambda _: _now(host),
        guests=SimpleNamespace(of_token=lambda _: _now(row)),
        limits=Limits(Settings(limits=False)),
        thinkers=SimpleNamespace(answer=lambda _guest, _name, work: _now(work())),
    )
    headers, app = {"authorization": "Bearer x"}, SimpleNamespace(state=SimpleNamespace(parlour=parlour))
    return SimpleNamespace(app=app, headers=headers, client=None)


async def _now(value: Any) -> Any:
    return value


def test_a_rematch_opens_no_earlier_hand_to_whoever_sits_there_now() -> None:
    table = after_a_rematch()
    routes: Any = object.__new__(HandController)
    first = table.hands[0]
    seat = first.seat_of("guest0")
    assert seat is not None

    async def shown(guest: str, wanted: int | None) -> Any:
        return await HandController.hand.fn(routes, asking(table, guest), "t", 1, wanted)

    for wanted in (None, *range(4)):
        stranger = asyncio.run(shown("stranger", wanted))
        assert (stranger.viewer, stranger.open) == (None, (None,))
        assert not stranger.steps[0].view.get("hand")
    own = asyncio.run(shown("guest0", None))
    assert (own.viewer, own.open) == (seat, (None, seat))
    assert own.steps[0].view["hand"]
    for guest in ("guest1", "guest2", "guest3"):
        again = asyncio.run(shown(guest, seat))
        assert again.viewer == first.seat_of(guest) != seat
    assert list(own.names) == first.names("en")
    assert "Stranger" not in own.names


def test_hands_of_older_tables_know_who_sat_there_then() -> None:
    """Events stored by earlier versions have no seats: the table as it was then tells."""
    table = after_a_rematch()
    old = Table("t")
    old.apply(e.Opened(at=0, game="liuhu", options={"rounds": 1}, host="guest0", seats=(None,) * 4))
    for seat in range(4):
        old.apply(e.Sat(at=0, seat=seat, guest=f"guest{seat}", name=f"Person {seat}"))
    old.apply(e.Seated(at=0, first=1))
    old.apply(
        msgspec.json.decode(
            b'{"e":"dealt","at":0,"deal":' + msgspec.json.encode(table.hands[0].dealt) + b"}", type=e.AnyEvent
        )
    )
    assert [chair.guest for chair in old.hand.seats] == ["guest1", "guest2", "guest3", "guest0"]


def test_a_hand_names_the_bots_that_filled_the_seats() -> None:
    table = begun("tianjiu", people=2)
    assert [(chair.guest, chair.level) for chair in table.hand.seats] == [
        (chair.guest, chair.level) for chair in table.chairs
    ]
    assert table.hand.names("zh-Hant") == table.names("zh-Hant")


def test_a_hand_in_play_is_neither_replayed_nor_reviewed() -> None:
    table = begun("mohuahua", people=2)
    guest = next(chair.guest for chair in table.chairs if chair.guest)
    routes: Any = object.__new__(HandController)
    asked: list[Any] = [HandController.hand, HandController.record, HandController.review]
    for route in asked:
        with pytest.raises(Problem) as problem:
            asyncio.run(route.fn(routes, asking(table, guest), "t", 1))
        assert problem.value.status == 404
