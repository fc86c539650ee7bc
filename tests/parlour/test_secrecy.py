"""No viewer is sent what they may not see: a scene is the same in every world possible for the viewer.

This is the strongest form of the promise: not "no hidden piece is in the message" but "nothing in the message depends
on one", including the words of the log, the buttons, the length of the pauses and the settlement.
"""

import random
from typing import Any

import msgspec
import pytest

from paiguan.engine.game import Game
from paiguan.engine.packages import GAMES
from paiguan.games.weimaque.view import Shown
from paiguan.parlour.pacing import quiet_after
from tests.parlour.tables import begun, of_deal, projected, scene, step, stops

SETTINGS: list[tuple[str, dict[str, Any]]] = [(game, {}) for game in GAMES] + [
    ("weimaque", {"wei_hidden": True}),
    ("liuhu", {"discard_face": "down"}),
]


@pytest.mark.parametrize(("game", "options"), SETTINGS)
@pytest.mark.parametrize("seed", range(3))
def test_a_scene_is_the_same_in_every_possible_world(game: str, options: dict[str, Any], seed: int) -> None:
    rng = random.Random(seed)
    table = begun(game, options, people=3)
    while table.stage == "playing":
        step(table, rng)
        deal = table.deal
        assert deal is not None
        if rng.random() < 0.25 or deal.over:
            viewer = rng.choice([seat for seat, chair in enumerate(table.chairs) if chair.guest])
            world = deal.resample(viewer, seed=rng.getrandbits(40))
            imagined = of_deal(table, world)
            assert scene(imagined, viewer) == scene(of_deal(table, deal), viewer)
            # How long everybody waits, and for whom. What comes between two decisions of somebody depends on the world.
            assert [stop._replace(held=None) for stop in stops(imagined)] == [
                stop._replace(held=None) for stop in stops(table)
            ]


@pytest.mark.parametrize(
    ("game", "options"),  # the five tigers of 六虎 do not occur in so few hands
    [("tianjiu", {}), ("weimaque", {}), ("weimaque", {"preset": "online"}), ("weimaque", {"win_on": "drawn"})],
)
def test_secret_questions_are_asked_while_the_table_is_quiet(game: str, options: dict[str, Any]) -> None:
    asked, rng = 0, random.Random(7)
    while asked < 5:
        table = begun(game, options, people=4)
        projection, quiet = projected(table), None
        while table.stage == "playing":
            public = projection.history(None)
            if public.changed:
                quiet = quiet_after(table, public, 0.0)
            if seats := {seat for seat in range(4) if table.asked_in_secret(seat)}:
                asked += 1
                assert quiet is not None
                assert seats <= quiet.stops[-1].seats
            step(table, rng)


@pytest.mark.parametrize(
    ("game", "options"), [("tianjiu", {"size": "small"}), ("tianjiu", {"lipai": []}), ("liuhu", {"players": 3})]
)
def test_nobody_waits_where_the_rules_ask_nobody_in_secret(game: str, options: dict[str, Any]) -> None:
    rng = random.Random(9)
    for _ in range(20):
        table = begun(game, options, people=3)
        while table.stage == "playing" and len(table.hand.moves) < 4:
            assert not any(table.asked_in_secret(seat) for seat in range(len(table.chairs)))
            step(table, rng)
        assert stops(table) == []


@pytest.mark.parametrize(
    ("win_on", "seen", "waiting"),
    [
        ("drawn", [], [1, 3]),  # the 下家 may eat it, both may have a pair
        ("drawn", ["s1", "s1"], [1]),
        ("drawn", ["s1", "s1", "s2", "s2", "s2", "s2"], []),
        ("any", ["s1", "s1", "s2", "s2", "s2", "s2"], [1, 3]),  # a hand may wait for it
    ],
)
def test_only_those_wait_who_may_have_a_use_for_a_discard(win_on: str, seen: list[str], waiting: list[int]) -> None:
    """偎麻雀 4.5: seat 0 deals and discards the small one, seat 2 sits out."""
    game = Game("weimaque", {"win_on": win_on})
    view: Any = game.deal(seed=1, dealer=0).view(None)
    card = Shown("s1", 0, "discard")
    view = msgspec.structs.replace(view, phase="claim", exposed=card, shown=(card,), piles=(tuple(seen), (), (), ()))
    declared = game.interface.house.may_be_asked
    assert declared is not None
    assert list(declared(game.plain_options, view)) == waiting


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_only_what_lies_open(game: str) -> None:
    """A spectator's scene holds no piece of any hand before the rules show it."""
    rng = random.Random(5)
    table = begun(game, people=3)
    while table.stage == "playing":
        step(table, rng)
        deal = table.deal
        assert deal is not None
        if not deal.over:
            _, hand = scene(table, None)
            held = hand["view"].get("hand") or [card for cards in hand["view"].get("hands", ()) for card in cards]
            assert not held
            assert hand["offers"] == ()
            assert not hand["asked"]
