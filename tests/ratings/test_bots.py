"""The bots' ratings are those that the arena's figures give."""

import math

import pytest
from bench.games import measured as measured_games
from bench.ratings import from_units, lead_of, points_of, rows, share_of

import paiguan
from paiguan.engine.names import LEVELS
from paiguan.ratings.bots import bots_of, measured
from paiguan.ratings.model import START, Rating, expected

GAMES = measured_games()


@pytest.mark.parametrize("game", GAMES)
def test_every_level_of_every_game_has_a_rating(game: str) -> None:
    assert [*bots_of(game)] == [*LEVELS[1:]]  # a bot that plays at random sits at no table
    assert bots_of(game)["regular"] == Rating(START, 0.0)
    assert bots_of(game)["novice"].points < START < bots_of(game)["master"].points


def test_a_game_whose_bots_were_not_measured_has_none() -> None:
    assert bots_of("nobody's game") == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_levels_that_search_follow_from_the_rows_of_the_strength_page(game: str) -> None:
    known = measured(game)
    assert known is not None
    seats = paiguan.game(game, preset=known.preset).seats
    found = {level: one for level, one in known.levels.items() if one.from_ == "units"}
    assert "master" in found
    for level, one in found.items():
        lead, error = from_units(rows()[game, known.preset, level, "regular"], seats, known.swing)
        assert one.points == pytest.approx(START + lead, abs=1.0)
        assert one.deviation == pytest.approx(error, abs=1.0)


def test_units_become_a_share_and_a_share_becomes_points_that_expect_it() -> None:
    for lead in (-2.0, -0.3, 0.0, 0.5, 1.7):
        assert lead_of(share_of(lead)) == pytest.approx(lead, abs=1e-6)
    assert share_of(0.0) == 0.5
    for wanted in (0.2, 0.5, 0.75, 0.9):
        assert expected(Rating(START + points_of(wanted), 0.0), Rating(START, 0.0)) == pytest.approx(wanted)
    assert math.isclose(points_of(0.25), -points_of(0.75))
