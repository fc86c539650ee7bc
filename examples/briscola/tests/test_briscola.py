"""Briscola by the suites that every game gets, and what only Briscola has."""

from pathlib import Path

import pytest
from paiguan_briscola.rules import CARDS

import paiguan
from paiguan.testing import Properties, Words, every_setting
from paiguan.testing.conformance import run

GAME = "briscola"


class TestRules(Properties):
    games = every_setting(GAME, [{"stake": 3, "hands": 1}])


class TestWords(Words):
    games = (GAME,)


def test_the_cases_of_the_rules_page(capsys: pytest.CaptureFixture[str]) -> None:
    passed, failed = run([Path(__file__).parent / "vectors.jsonl"])
    assert (passed > 5, failed) == (True, 0), capsys.readouterr().out


@pytest.mark.parametrize(("points", "paid"), [([61, 59], [1, -1]), ([60, 60], [0, 0]), ([0, 120], [-2, 2])])
def test_a_sheet_is_settled_by_points(points: list[int], paid: list[int]) -> None:
    assert list(paiguan.game(GAME).score({"points": points}).payments) == paid


def test_a_trump_beats_another_suit_and_the_winner_draws_first() -> None:
    deck = ["2d", "4d", "5d", "2c", "4c", "Ac", "3d", "7s"]
    rest = [card for card in CARDS if card not in (*deck, "Kc")]
    deal = paiguan.game(GAME).load({"deal": [*deck, *rest, "Kc"]})  # turned up is the King of Cups
    deal.push("play 5d")
    deal.push("play 2c")
    assert deal.view(0).turn == 0
    assert "3d" in deal.view(0).hand
    assert "7s" in deal.view(1).hand
