"""The fair shuffle at a table: everybody seals before anybody opens, nobody is waited for long, and nothing can be changed later."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paiguan.engine.packages import GAMES
from paiguan.fair.cut import digest, seal_of
from paiguan.fair.places import filled, flat
from paiguan.fair.proof import failures
from paiguan.parlour import events as e
from paiguan.parlour import pacing
from paiguan.parlour import wire as w
from paiguan.parlour.decide import decide
from paiguan.parlour.decide.matches import chair_taken
from paiguan.parlour.host import Host
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.seating import chooser, kept
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import open_store
from paiguan.parlour.table import Table
from tests.fair.samples import played, proof_of
from tests.parlour.houses import Guest, House, Scenario, rest_of_hand
from tests.parlour.tables import seated
from tests.patience import PATIENCE

NUMBERS = [digest("number of a test", str(place)) for place in range(20)]
Play = Callable[[Scenario], None]


async def seal(guest: Guest, number: str, hand: int = 1) -> None:
    await guest.do(w.Seal, hand=hand, seal=seal_of(number))


async def friends(house: House, count: int, game: str = "mohuahua") -> list[Guest]:
    """Return so many people at a table that has not begun."""
    seats = ["me", *["open"] * (count - 1)]
    if game == "liuhu":
        seats += ["regular"] * (4 - count)
    owner = await house.table(game, seats)
    others = [await house.guest(owner, f"Friend {seat}") for seat in range(1, count)]
    for seat, other in enumerate(others, 1):
        await other.do(w.Sit, seat=seat)
    return [owner, *others]


def seals_of(guest: Guest) -> w.Seals:
    assert guest.scene.table.seals is not None
    return guest.scene.table.seals


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_hand_is_dealt_when_everybody_has_opened_a_number(count: int, play: Play) -> None:
    async def scenario(house: House) -> None:
        people = await friends(house, count, "liuhu")
        for guest, number in zip(people, NUMBERS, strict=False):
            await seal(guest, number)
        root = seals_of(people[0]).root
        assert not seals_of(people[0]).called
        await people[0].denied("stale", w.Unseal, hand=1, number=NUMBERS[0])  # nobody opens before all have sealed
        await people[0].do(w.Begin)
        for guest, number in zip(people, NUMBERS, strict=False):
            assert guest.scene.hand is None
            assert seals_of(guest).called
            await guest.do(w.Unseal, hand=1, number=number)
        table = people[0].host.table
        assert table.stage == "playing"
        cut = table.hand.cut
        assert cut is not None
        assert cut.root == root == seals_of(people[-1]).root
        assert {part.number for part in cut.parts if part.number} == set(NUMBERS[:count])
        assert [one.by for one in seals_of(people[0]).seats].count("guest") == count

    play(scenario)


def test_between_hands_all_of_it_is_done_before_anybody_goes_on(play: Play) -> None:
    """Seals are exchanged while the settlement is looked at, so that `ready` deals at once."""

    async def scenario(house: House) -> None:
        owner, other = await friends(house, 2, "liuhu")
        await owner.do(w.Begin)
        await rest_of_hand(owner, other)
        await seal(owner, NUMBERS[0], 2)
        assert not seals_of(owner).called
        await seal(other, NUMBERS[1], 2)
        assert seals_of(owner).called
        assert owner.scene.table.stage == "settled"
        for guest, number in ((owner, NUMBERS[0]), (other, NUMBERS[1])):
            await guest.do(w.Unseal, hand=2, number=number)
        for guest in (owner, other):
            await guest.do(w.Ready)
        await owner.until(lambda scene: scene.table.hands == 2)
        assert {part.number for part in cut_of(owner).parts} == {"", *NUMBERS[:2]}

    play(scenario)


def test_who_does_not_open_in_time_is_replaced_by_a_number_that_was_sealed_before(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pacing, "UNSEAL_AFTER", 2 * PATIENCE)

    async def scenario(house: House) -> None:
        people = await friends(house, 3, "liuhu")
        for guest, number in zip(people, NUMBERS, strict=False):
            await seal(guest, number)
        await people[0].do(w.Begin)
        await people[1].do(w.Unseal, hand=1, number=NUMBERS[1])
        assert people[0].scene.hand is None
        monkeypatch.setattr(pacing, "UNSEAL_AFTER", 0.0)  # time is up
        people[0].host._driver.wake()
        scene = await people[0].until(lambda scene: scene.table.stage == "playing")
        assert scene.table.seals is not None
        assert [one.by for one in scene.table.seals.seats].count("guest") == 1
        cut = cut_of(people[0])
        assert [part.number for part in cut.parts if part.number] == [NUMBERS[1]]
        assert {part.spare_seal for part in cut.parts} == set(cut.spare_seals)
        await too_late(people[0], w.Unseal, hand=1, number=NUMBERS[0])

    play(scenario)


def test_who_leaves_before_opening_is_not_waited_for(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "UNSEAL_AFTER", 2 * PATIENCE)

    async def scenario(house: House) -> None:
        owner, other = await friends(house, 2, "liuhu")
        await seal(owner, NUMBERS[0])
        await seal(other, NUMBERS[1])
        await owner.do(w.Begin)
        await owner.do(w.Unseal, hand=1, number=NUMBERS[0])
        await other.do(w.Leave)
        await owner.until(lambda scene: scene.table.hands == 1)
        assert [part.number for part in cut_of(owner).parts if part.number] == [NUMBERS[0]]

    play(scenario)


def test_who_has_sealed_nothing_is_not_waited_for(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "UNSEAL_AFTER", 2 * PATIENCE)

    async def scenario(house: House) -> None:
        owner, _ = await friends(house, 2, "liuhu")
        await seal(owner, NUMBERS[0])
        await owner.do(w.Begin)
        await owner.do(w.Unseal, hand=1, number=NUMBERS[0])
        assert owner.scene.table.stage == "playing"

    play(scenario)


def test_nonsense_is_refused_and_changes_nothing(play: Play) -> None:
    async def scenario(house: House) -> None:
        owner, other = await friends(house, 2, "liuhu")
        for nonsense in ("", "seal", "A" * 64, "0" * 63, "é" * 64):
            await owner.denied("bad_seal", w.Seal, hand=1, seal=nonsense)
        assert owner.scene.table.seals is None
        await owner.denied("stale", w.Seal, hand=2, seal=seal_of(NUMBERS[0]))
        await seal(owner, NUMBERS[0])
        await other.denied("bad_seal", w.Seal, hand=1, seal=seal_of(NUMBERS[0]))  # copied
        await owner.denied("bad_seal", w.Seal, hand=1, seal=seal_of(NUMBERS[5]))  # a second thought
        watcher = await house.guest(owner, "Watcher")
        await watcher.denied("not_seated", w.Seal, hand=1, seal=seal_of(NUMBERS[7]))
        before = owner.host.table.seq
        await seal(owner, NUMBERS[0])  # sent again after a reconnect
        assert owner.host.table.seq == before
        await owner.do(w.Begin)
        for nonsense in (NUMBERS[1], seal_of(NUMBERS[0]), "", NUMBERS[0].upper()):
            await owner.denied("wrong_number", w.Unseal, hand=1, number=nonsense)
        await other.denied("wrong_number", w.Unseal, hand=1, number=NUMBERS[1])  # has sealed none
        await owner.denied("stale", w.Unseal, hand=2, number=NUMBERS[0])
        await owner.do(w.Unseal, hand=1, number=NUMBERS[0])
        await too_late(owner, w.Seal, hand=2, seal=seal_of(NUMBERS[7]))  # while a hand is played

    play(scenario)


def test_chairs_are_chosen_before_the_numbers_are_opened() -> None:
    """天九 4.1: whoever sees the numbers could choose a chair by them, with the help of the house."""
    table = seated("tianjiu", {}, 2)

    def do(guest: str, command: Any) -> None:
        for event in decide(table, guest, guest, command, 0.0, 0.0):
            table.apply(event)

    do("guest0", w.Seal(id="1", hand=1, seal=seal_of(NUMBERS[0])))
    do("guest0", w.Begin(id="2"))
    do("guest1", w.Seal(id="3", hand=1, seal=seal_of(NUMBERS[1])))
    while (seat := chooser(table)) is not None:
        assert table.cut is not None
        assert table.cut.called is None
        for event in chair_taken(table, seat, kept(table, seat), 0.0):
            table.apply(event)
    assert table.cut is not None
    assert table.cut.called is not None
    seats = [table.seat_of("guest0"), table.seat_of("guest1")]
    do("guest0", w.Unseal(id="4", hand=1, number=NUMBERS[0]))
    do("guest1", w.Unseal(id="5", hand=1, number=NUMBERS[1]))
    assert table.stage == "playing"
    cut = table.hand.cut
    assert cut is not None
    assert [cut.parts[seat].number for seat in seats if seat is not None] == NUMBERS[:2]


def test_one_person_with_bots_cuts_too(play: Play) -> None:
    """The seal comes with the wish for a table, so that the first hand waits only for the number in it."""

    async def scenario(house: House) -> None:
        me, _ = await house.parlour.guests.welcome("en", "Me")
        seats = ["me", "regular", "regular", "regular"]
        opened = await house.parlour.open_table(me, "liuhu", {}, seats, None, False, seal=seal_of(NUMBERS[0]))
        host = await house.parlour.host(opened.id)
        assert host is not None
        guest = Guest(host, me.id, me.name)
        assert seals_of(guest).called
        assert [one.by for one in seals_of(guest).seats].count("house") == 3
        await guest.do(w.Unseal, hand=1, number=NUMBERS[0])
        assert guest.scene.table.stage == "playing"

    play(scenario)


def test_a_lesson_and_another_try_are_not_sealed(play: Play) -> None:
    """Their deals are given, not shuffled: a seal is taken for nothing."""

    async def scenario(house: House) -> None:
        me, _ = await house.parlour.guests.welcome("en", "Me")
        given = seated("liuhu", {}, 1).game.deal(seed=1).record()
        deal = {key: value for key, value in given.items() if key in ("deal", "dealer")}
        seats = ["me", "regular", "regular", "regular"]
        opened = await house.parlour.open_table(
            me, "liuhu", {}, seats, None, False, first_deal=deal, seal=seal_of(NUMBERS[0])
        )
        assert opened.stage == "playing"
        assert opened.hand.cut is None
        assert opened.hand.dealt == deal
        waiting = seated("liuhu", {}, 1)
        waiting.first_deal = deal
        sent = w.Seal(id="s", hand=1, seal=seal_of(NUMBERS[0]))
        assert decide(waiting, "guest0", "Person 0", sent, 0.0, 0.0) == []

    play(scenario)


STEPS = ["sealed by one", "sealed by all", "called", "opened by one"]


@pytest.mark.parametrize("killed", STEPS)
def test_a_house_that_is_killed_between_two_steps_goes_on(
    killed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every step is stored before it is shown; after a restart the next one can be made, with the same seals."""
    monkeypatch.setattr(pacing, "SPEED", 0.0)
    monkeypatch.setattr(pacing, "UNSEAL_AFTER", 2 * PATIENCE)
    monkeypatch.setattr(pacing, "GONE_AFTER", 2 * PATIENCE)
    where = f"sqlite:///{tmp_path / 'house.db'}"

    async def steps(owner: Guest, other: Guest, done: int) -> int:
        """Make the next step and return the number of steps made."""
        if done == 0:
            await seal(owner, NUMBERS[0])
        elif done == 1:
            await seal(other, NUMBERS[1])
        elif done == 2:
            await owner.do(w.Begin)
        elif done == 3:
            await owner.do(w.Unseal, hand=1, number=NUMBERS[0])
        else:
            await other.do(w.Unseal, hand=1, number=NUMBERS[1])
        return done + 1

    async def run() -> None:
        parlour = Parlour(await open_store(where), Settings(), Metrics())
        owner, other = await friends(House(parlour), 2, "liuhu")
        done = 0
        while done <= STEPS.index(killed):
            done = await steps(owner, other, done)
        before = seals_of(owner)
        await parlour.close()
        again = Parlour(await open_store(where), Settings(), Metrics())
        host = await again.host(owner.host.table.id)
        assert host is not None
        assert host is not owner.host
        back = [Guest(host, one.viewer.guest, one.viewer.name) for one in (owner, other)]
        for one in back:
            await one.until(lambda _: True)
        assert seals_of(back[0]) == before
        while done < 5:
            done = await steps(back[0], back[1], done)
        assert host.table.stage == "playing"
        assert cut_of(back[0]).root == before.root
        await again.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_restart_gives_people_time_to_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A number called for before a restart is waited for from the restart on."""
    monkeypatch.setattr(pacing, "SPEED", 0.0)
    table = seated("liuhu", {}, 1)
    table.apply(e.Walled(at=0, hand=1, wall=("a",), key=NUMBERS[0], spares=tuple(NUMBERS[1:5])))
    table.apply(e.Sealed(at=0, seat=0, seal=seal_of(NUMBERS[9])))
    table.apply(e.Seated(at=0, first=0))
    table.apply(e.Called(at=0))
    nobody: Any = None
    host = Host("t", "CODE", nobody, nobody, Metrics(), lambda: None)
    host.table = table
    due, _ = host._driver._next()
    assert due == host.pace.clock_from + pacing.UNSEAL_AFTER


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("silent", [-1, 1])
def test_every_viewer_gets_a_proof_that_holds(game: str, silent: int) -> None:
    table = played(game, people=3, seed=5, silent=silent)
    for viewer in (None, *range(len(table.chairs))):
        proof = proof_of(table, viewer)
        assert failures(proof) == []
        assert [part.by for part in proof.parts].count("guest") == (3 if silent < 0 else 2)
        assert bool(proof.parts[1].unopened) == (silent == 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_deal_is_caught(game: str) -> None:
    """The house exchanges two pieces after the cut. Both people to whom they were dealt find that a seal does not fit."""

    def exchanged(deal: dict[str, Any]) -> dict[str, Any]:
        pieces = flat(deal)
        other = next(at for at in range(len(pieces) - 1, 0, -1) if pieces[at] != pieces[0])
        pieces[0], pieces[other] = pieces[other], pieces[0]
        return filled(deal, pieces)

    table = played(game, seed=2, deal=exchanged)
    viewers = [seat for seat in proof_of(table, 0).holders if seat is not None]
    for viewer in {viewers[0], viewers[-1]}:
        assert "piece" in [failure.code for failure in failures(proof_of(table, viewer))]


def test_events_of_older_houses_fold_as_before() -> None:
    """A log without seals has hands without a cut, and the page is told of no seals."""
    table = played("liuhu")
    old = Table("t")
    old.apply(e.Opened(at=0, game="liuhu", options={}, host="guest0", seats=(None, None, "regular", "regular")))
    old.apply(e.Seated(at=0, first=0))
    old.apply(e.Dealt(at=0, deal=table.hand.dealt))
    assert old.hand.cut is None
    assert old.cut is None
    assert old.stage == "playing"


async def too_late(guest: Guest, kind: Any, **fields: Any) -> None:
    """Expect a refusal; it may come from the window after the deal."""
    with pytest.raises(HouseRefusal) as refused:
        await guest.do(kind, **fields)
    assert refused.value.refusal.code in ("stale", "not_between_hands")
    assert guest.host.table.cut is None


def cut_of(guest: Guest) -> Any:
    cut = guest.host.table.hand.cut
    assert cut is not None
    return cut
