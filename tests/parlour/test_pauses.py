"""Nothing about the frames that a viewer is sent tells whether somebody was asked in secret: neither their content, size and
number nor their times, with bots that think and a store that takes its time.

Two worlds that a viewer cannot tell apart, after everybody asked in secret has declined, are played on a clock that jumps:
in one somebody was asked, in the other nobody or somebody else. Every frame must come at the same moment with the same bytes.
"""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.parlour import driver
from paiguan.parlour.host import Host
from paiguan.parlour.table import Table, asks_in_secret, declined
from tests.parlour import clockwork
from tests.parlour.clockwork import Frames, Wire, frames, live
from tests.parlour.tables import of_deal, seated, windows

PEOPLE = [4, 2, 1]  # the other seats are masters


def at(game: str, options: dict[str, Any], people: int, deal: Deal) -> Table:
    return of_deal(seated(game, options, people), deal)


def all_declined(deal: Deal) -> tuple[Deal, list[int]]:
    """The deal after everybody asked in secret has declined, card after card; and who was asked."""
    asked = []
    while asks_in_secret(deal) and deal.actor is not None:
        asked.append(deal.actor)
        deal = declined(deal)
    return deal, asked


def differences(one: Any, other: Any, path: str = "") -> list[str]:
    """Where two messages differ: pytest would print them whole."""
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
    """The deal before the last move of that kind."""
    cut = deal.copy()
    while cut.pop().verb != verb:
        pass
    return cut


@pytest.mark.parametrize("people", PEOPLE)
def test_a_discard_of_weimaque_is_followed_by_the_same_frames(people: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng, compared = random.Random(3), 0
    game = seated("weimaque", {}, people).game
    for seed in range(40):
        deal = game.deal(seed=seed, dealer=0)
        while not deal.over and compared < 6:
            move = msgspec.to_builtins(deal.legal_moves.random(rng.getrandbits(40)))
            if deal.phase == "discard" and move["do"] == "discard" and move["seat"] < people:
                viewer = rng.randrange(people)
                compared += _compare(people, viewer, deal, move, rng, monkeypatch)
            deal.push(move)
    assert compared >= 6


def _compare(
    people: int,
    viewer: int,
    deal: Deal,
    move: dict[str, Json],
    rng: random.Random,
    monkeypatch: pytest.MonkeyPatch,
) -> bool:
    """Whether another world was found in which others were asked after the discard."""
    table = at("weimaque", {}, people, deal)
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
    seconds = windows(at("weimaque", {}, people, end)) - windows(table) + 0.5
    action = {key: value for key, value in move.items() if key != "seat"}
    guest = table.chairs[viewer].guest
    mine = frames(table, guest, seconds, monkeypatch, (move["seat"], action))
    imagined = frames(at("weimaque", {}, people, world), guest, seconds, monkeypatch, (move["seat"], action))
    assert len(mine) > 1
    assert_same(mine, imagined)
    return True


def test_the_last_discard_of_a_hand_is_followed_by_the_same_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing tells that the hand is over, the stage and the totals of the table included, before its last card has been shown.
    All hands are opened then, so that the last frame differs."""
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


@pytest.mark.parametrize("people", PEOPLE)
@pytest.mark.parametrize(("game", "options"), [("tianjiu", {"preset": "all_lipai"}), ("liuhu", {})])
def test_an_opening_is_followed_by_the_same_frames(
    game: str, options: dict[str, Any], people: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared, rules = 0, seated(game, options, people).game
    deals = (rules.deal(seed=seed, dealer=0) for seed in range(20_000))
    for deal in deals:
        if not asks_in_secret(deal) or deal.actor == 0:
            continue
        table = at(game, options, people, deal)
        end, asked = all_declined(deal)
        if 0 in asked:
            continue
        record = end.resample(0, seed=compared).record()
        world = rules.load({key: record[key] for key in record if key not in ("game", "options", "actions")})
        _, others = all_declined(world)
        if len(others) == len(asked):
            continue
        mine = frames(table, table.chairs[0].guest, 7.0, monkeypatch)
        imagined = frames(at(game, options, people, world), table.chairs[0].guest, 7.0, monkeypatch)
        assert_same(mine, imagined)
        compared += 1
        if compared == 3:
            return
    raise AssertionError("no two worlds to compare")


def asked_bot() -> tuple[Table, int]:
    """偎麻雀 with two people where a bot is asked in secret about a card."""
    rng = random.Random(5)
    game = seated("weimaque", {}, 2).game
    for seed in range(100):
        deal = game.deal(seed=seed, dealer=0)
        while not deal.over:
            deal.push(deal.legal_moves.random(rng.getrandbits(40)))
            if deal.phase == "claim" and deal.actor in (2, 3):
                return at("weimaque", {}, 2, deal), deal.actor
    raise AssertionError("nobody was asked")


def test_a_window_does_not_wait_for_a_long_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat = asked_bot()
    asked: list[tuple[int, str]] = []

    def chosen(deal: Deal, seat: int, level: str, seed: int) -> dict[str, Json]:
        asked.append((seat, level))
        return {"do": "pass", "seat": seat}

    async def at_once(work: Any, *arguments: Any) -> Any:
        return work(*arguments)

    monkeypatch.setattr(clockwork, "THINKING", 600.0)
    monkeypatch.setattr(driver, "chosen", chosen)
    monkeypatch.setattr(asyncio, "to_thread", at_once)
    before = len(table.hand.moves)
    frames(table, table.chairs[0].guest, table.game.face.house.pause, monkeypatch)
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
        await asyncio.sleep(table.game.face.house.pause)
        assert len(table.hand.moves) > before

    live(table, scenario, monkeypatch)
