"""The frames sent to a viewer never reveal whether a seat was asked in secret: not by content, size, number or timing.

Bots think and the store takes time. Two worlds that a viewer cannot tell apart, once every seat asked in secret has
declined, are played on a simulated clock: in one a seat was asked, in the other none or a different one. Every frame
must come at the same moment with the same bytes.
"""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.parlour import driver
from paiguan.parlour import wire as w
from paiguan.parlour.host import Host
from paiguan.parlour.secret import asks_in_secret, declined
from paiguan.parlour.table import Table
from tests.parlour import clockwork
from tests.parlour.clockwork import Frames, Wire, at_once, frames, live
from tests.parlour.tables import of_deal, seated, windows

PEOPLE = [4, 2, 1]  # the other seats are masters
CLOCK = w.Clock(move=60, bank=0)
# With a clock a window lasts a fixed time; without one, several people go on from it.
with_people = pytest.mark.parametrize(("people", "clock"), [(4, CLOCK), (2, CLOCK), (4, None), (2, None), (1, None)])


def at(game: str, options: dict[str, Any], people: int, deal: Deal, clock: w.Clock | None = CLOCK) -> Table:
    table = seated(game, options, people)
    table.clock = clock
    return of_deal(table, deal)


def all_declined(deal: Deal) -> tuple[Deal, list[int]]:
    """Return the deal after all secret questions, card by card, were declined, and the seats that were asked."""
    asked = []
    while asks_in_secret(deal) and deal.actor is not None:
        asked.append(deal.actor)
        deal = declined(deal)
    return deal, asked


def differences(one: Any, other: Any, path: str = "") -> list[str]:
    """Return where two messages differ; pytest would print them whole."""
    if isinstance(one, dict) and isinstance(other, dict):
        return [line for key in one | other for line in differences(one.get(key), other.get(key), f"{path}.{key}")]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [line for i in range(len(one)) for line in differences(one[i], other[i], f"{path}[{i}]")]
    return [] if one == other else [f"{path}: {one} | {other}"]


def assert_same(mine: Frames, imagined: Frames) -> None:
    assert [at for at, _ in mine] == [at for at, _ in imagined]
    for (_, one), (_, other) in zip(mine, imagined, strict=True):
        assert differences(msgspec.json.decode(one), msgspec.json.decode(other)) == []
    assert mine == imagined  # to the byte, sizes included


def before_last(deal: Deal, verb: str) -> Deal:
    """Return the deal before its last move of that kind."""
    cut = deal.copy()
    while cut.pop().verb != verb:
        pass
    return cut


@with_people
def test_a_discard_of_weimaque_is_followed_by_the_same_frames(
    people: int, clock: w.Clock | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng, compared = random.Random(3), 0
    game = seated("weimaque", {}, people).game
    for seed in range(40):
        deal = game.deal(seed=seed, dealer=0)
        while not deal.over and compared < 4:
            move = msgspec.to_builtins(deal.legal_moves.random(rng.getrandbits(40)))
            if deal.phase == "discard" and move["do"] == "discard" and move["seat"] < people:
                viewer = rng.randrange(people)
                compared += _compare(people, clock, viewer, deal, move, rng, monkeypatch)
            deal.push(move)
    assert compared >= 4


def _compare(
    people: int,
    clock: w.Clock | None,
    viewer: int,
    deal: Deal,
    move: dict[str, Json],
    rng: random.Random,
    monkeypatch: pytest.MonkeyPatch,
) -> bool:
    """Return whether a world was found in which other seats were asked after the discard."""
    table = at("weimaque", {}, people, deal, clock)
    made = deal.copy()
    made.push(move)
    end, asked = all_declined(made)
    if end.over or viewer in asked:
        return False
    for _ in range(8):
        world = before_last(end.resample(viewer, seed=rng.getrandbits(40)), "discard")
        other = world.copy()
        other.push(move)
        same, others = all_declined(other)
        if same.view(viewer) == end.view(viewer) and len(others) != len(asked):
            break
    else:
        return False
    seconds = windows(at("weimaque", {}, people, end, clock)) - windows(table) + 0.5
    action = {key: value for key, value in move.items() if key != "seat"}
    guest = table.chairs[viewer].guest
    mine = frames(table, guest, seconds, monkeypatch, (move["seat"], action))
    imagined = frames(at("weimaque", {}, people, world, clock), guest, seconds, monkeypatch, (move["seat"], action))
    assert len(mine) > 1
    assert_same(mine, imagined)
    return True


def test_the_last_discard_of_a_hand_is_followed_by_the_same_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing reveals the end of the hand before its last card has been shown, not even the table's stage and totals.

    Then all hands are opened, so the last frame differs.
    """
    rng, compared = random.Random(4), 0
    game = seated("weimaque", {}, 4).game
    for seed in range(2000):
        deal = game.deal(seed=seed, dealer=0)
        while not deal.over and compared < 3:
            move = msgspec.to_builtins(deal.legal_moves.random(rng.getrandbits(40)))
            last: Any = deal.view(None)
            if last.stock == 0 and deal.phase == "discard" and move["do"] == "discard":
                compared += _compare_end(PEOPLE[compared % 3], deal, move, rng, monkeypatch)
            deal.push(move)
        if compared == 3:
            return
    raise AssertionError(f"only {compared} worlds to compare")


def _compare_end(
    people: int, deal: Deal, move: dict[str, Json], rng: random.Random, monkeypatch: pytest.MonkeyPatch
) -> bool:
    if move["seat"] >= people:
        return False
    worlds: dict[bool, Deal] = {}
    for _ in range(20):
        world = deal.resample(move["seat"], seed=rng.getrandbits(40))
        after = world.copy()
        after.push(move)
        end, asked = all_declined(after)
        if end.over and move["seat"] not in asked:
            worlds[bool(asked)] = world
    if len(worlds) < 2:
        return False
    action = {key: value for key, value in move.items() if key != "seat"}
    seen = []
    for world in worlds.values():
        table = at("weimaque", {}, people, world)
        seen.append(frames(table, table.chairs[move["seat"]].guest, 7.0, monkeypatch, (move["seat"], action)))
    assert [at for at, _ in seen[0]] == [at for at, _ in seen[1]]
    assert_same(seen[0][:-1], seen[1][:-1])
    assert b'"account":{' in seen[0][-1][1]
    return True


@with_people
@pytest.mark.parametrize(("game", "options"), [("tianjiu", {"preset": "all_lipai"}), ("liuhu", {})])
def test_an_opening_is_followed_by_the_same_frames(
    game: str, options: dict[str, Any], people: int, clock: w.Clock | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared, rules = 0, seated(game, options, people).game
    deals = (rules.deal(seed=seed, dealer=0) for seed in range(20_000))
    for deal in deals:
        if not asks_in_secret(deal) or deal.actor == 0:
            continue
        table = at(game, options, people, deal, clock)
        end, asked = all_declined(deal)
        if 0 in asked:
            continue
        record = end.resample(0, seed=compared).record()
        world = rules.load({key: record[key] for key in record if key not in ("game", "options", "actions")})
        _, others = all_declined(world)
        if len(others) == len(asked):
            continue
        other = at(game, options, people, world, clock)
        mine, imagined = (
            frames(one, table.chairs[0].guest, 7.0, monkeypatch, go_on_after=2.0) for one in (table, other)
        )
        assert_same(mine, imagined)
        compared += 1
        if compared == 2:
            return
    raise AssertionError("no two worlds to compare")


def asked_bot() -> tuple[Table, int]:
    """Return a 偎麻雀 table of two people where a bot is asked in secret about a card."""
    rng = random.Random(5)
    game = seated("weimaque", {}, 2).game
    for seed in range(100):
        deal = game.deal(seed=seed, dealer=0)
        while not deal.over:
            deal.push(deal.legal_moves.random(rng.getrandbits(40)))
            if deal.phase == "claim" and deal.actor in (2, 3):
                return at("weimaque", {}, 2, deal), deal.actor
    raise AssertionError("no seat was asked")


def test_a_window_does_not_wait_for_a_long_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat = asked_bot()
    asked: list[tuple[int, str]] = []

    def chosen(deal: Deal, seat: int, level: str, seed: int) -> dict[str, Json]:
        asked.append((seat, level))
        return {"do": "pass", "seat": seat}

    monkeypatch.setattr(clockwork, "THINKING", 600.0)
    monkeypatch.setattr(driver, "chosen", chosen)
    monkeypatch.setattr(asyncio, "to_thread", at_once)
    before = len(table.hand.moves)
    frames(table, table.chairs[0].guest, table.game.interface.house.pause, monkeypatch)
    assert len(table.hand.moves) > before
    assert asked[0] == (seat, "regular")


def test_a_secret_question_gets_a_window_also_after_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = asked_bot()

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        host.pace.quiet = None  # as if it had never been opened
        host._driver.wake()
        before = len(table.hand.moves)
        await asyncio.sleep(1)
        assert len(table.hand.moves) == before
        await asyncio.sleep(table.game.interface.house.pause)
        assert len(table.hand.moves) > before

    live(table, scenario, monkeypatch)
