"""Nobody is sent what he may not see: a scene is the same in every world the viewer holds possible.

The strongest form of the promise: not "no hidden piece is in the message" but "nothing in the message depends on one", the
words of the log, the buttons, the length of the pauses and the settlement included.
"""

import random
from typing import Any

import pytest

from paiguan.engine.game import GAMES
from paiguan.parlour.pacing import quiet_after
from tests.parlour.tables import begun, of_deal, projected, scene, step, windows

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
            assert windows(imagined) == windows(table)


@pytest.mark.parametrize("game", ["tianjiu", "weimaque"])  # the five tigers of 六虎 are never dealt in so few hands
def test_whoever_is_asked_in_secret_is_asked_while_the_table_is_quiet(game: str) -> None:
    asked, rng = 0, random.Random(7)
    while asked < 5:
        table = begun(game, people=4)
        projection, quiet = projected(table), None
        while table.stage == "playing":
            public = projection.history(None)
            if public.changed:
                quiet = quiet_after(table, public, 0.0)
            if any(table.asked_in_secret(seat) for seat in range(4)):
                asked += 1
                assert quiet is not None
            step(table, rng)


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_is_told_only_what_lies_open(game: str) -> None:
    """A spectator's scene holds no piece of anybody's hand before the rules show it."""
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
