"""No payment lies outside the bounds, and the bounds are near what hands can reach."""

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import paiguan
from paiguan.batch import Batch
from paiguan.engine.game import interface_of
from paiguan.games.weimaque.points import ON_PAIR, Reading, total_of
from paiguan.games.weimaque.state import FROM_SELF, UNIT
from tests.playing import CHOSEN, games, label

ROWS = 256
VECTORS = Path(__file__).parents[1] / "vectors"


@pytest.mark.parametrize("game", games(), ids=label)
def test_no_payment_of_random_hands_lies_outside_the_bounds(game: paiguan.Game) -> None:
    lowest, highest = game.bounds
    batch = Batch(game, ROWS, seed=5)
    for _ in range(8):
        batch.play_out()
        assert lowest <= batch.rewards.min()
        assert batch.rewards.max() <= highest


def settled(name: str) -> list[tuple[paiguan.Game, tuple[int, ...]]]:
    """Payments of the rule page's worked hands, those of a dealer's streak left out."""
    out = []
    for line in (VECTORS / f"{name}.jsonl").read_text().splitlines():
        case: dict[str, Any] = json.loads(line)
        expected = case["expect"]
        if isinstance(expected, dict) and expected.get("payments") and case.get("streak", 1) == 1:
            out.append((paiguan.game(name, **case["options"]), tuple(expected["payments"])))
    return out


# How near the worked hands come; what 偎麻雀 can reach is counted below.
NEAR = {"tianjiu": 1.6, "liuhu": 1.0, "mohuahua": 1.6, "weimaque": 14.0, "shisanzhang": 2.5}


@pytest.mark.parametrize("name", CHOSEN)
def test_the_hands_of_the_rule_page_come_near_the_bounds(name: str) -> None:
    nearest = 0.0
    for game, payments in settled(name):
        lowest, highest = game.bounds
        assert lowest <= min(payments), (game, payments)
        assert max(payments) <= highest, (game, payments)
        nearest = max(nearest, max(payments) / highest)
    assert nearest >= 1 / NEAR[name]


@pytest.mark.parametrize("preset", interface_of("weimaque").options.presets)
def test_six_quads_of_weimaque_never_exceed_the_bound(preset: str) -> None:
    """The dearest hands of all: every set of six quads with every pair, won on the last card of the stock."""
    game = paiguan.game("weimaque", preset=preset, kong="on")
    highest, best = game.bounds[1], 0
    units = [int(unit) for unit in UNIT]
    for quads in combinations(range(len(units)), 6):
        covered = sum(units[kind] for kind in quads)
        for pair in range(len(units)):
            if pair not in quads:
                cards = 4 * covered + 2 * units[pair]
                reading = Reading(pair, 0, covered, 0, cards, covered, ON_PAIR, FROM_SELF, True)
                best = max(best, int(total_of(game.options, reading)))
    assert highest / 1.05 < 2 * best <= highest
