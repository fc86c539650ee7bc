"""What a contest does to ratings. `openskill.json` holds contests as the package openskill 6.2.0 rates them (BradleyTerryFull with mu 1500,
sigma 250, beta 125, kappa 0.0001, tau 2.5, by ranks)."""

import json
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiguan.ratings.model import (
    MOST_HANDS,
    REACH,
    START,
    UNCERTAINTY,
    USUAL,
    Contest,
    Entry,
    Rating,
    combined,
    expected,
    rated,
    share,
    swing_of,
)

VECTORS: list[Any] = json.loads((Path(__file__).parent / "openskill.json").read_text())
ratings = st.builds(Rating, st.floats(800, 2200), st.floats(20, UNCERTAINTY))


def contest(units: list[int], ratings: list[Rating] | None = None, hands: int = USUAL, swing: float = 10.0) -> Contest:
    known = ratings or [Rating()] * len(units)
    entries = [Entry(f"p{i}", rating, own) for i, (rating, own) in enumerate(zip(known, units, strict=True))]
    return Contest(tuple(entries), swing, hands)


def points(units: list[int], **more: Any) -> list[float]:
    return [one.points for one in rated(contest(units, **more))]


@pytest.mark.parametrize("case", VECTORS, ids=lambda case: f"{len(case['units'])} players {case['units']}")
def test_without_margins_it_is_openskill(case: dict[str, Any]) -> None:
    before = [Rating(*one) for one in case["before"]]
    found = rated(contest(case["units"], before, swing=0.0))
    assert [[one.points, one.deviation] for one in found] == [pytest.approx(one) for one in case["after"]]


def test_among_equals_who_is_ahead_gains_and_who_is_behind_loses() -> None:
    first, second, third, fourth = points([12, 3, -5, -10])
    assert first > second > third > fourth
    assert first > START > fourth
    assert points([0, 0, 0, 0]) == [START] * 4


def test_a_larger_margin_counts_more_and_a_small_one_still_counts() -> None:
    narrow, wide, huge = (points([one, -one])[0] for one in (1, 10, 1000))
    assert START < narrow < wide < huge
    assert huge - START < 2 * (narrow - START) + 1  # half of a pair is who is ahead


def test_a_margin_is_measured_against_what_the_hands_were_about() -> None:
    assert swing_of([(3, -1, -1, -1)] * 4) == pytest.approx(2 * swing_of([(3, -1, -1, -1)]))
    assert swing_of([(30, -10, -10, -10)]) == pytest.approx(10 * swing_of([(3, -1, -1, -1)]))
    # The same evening at ten times the stakes is worth the same.
    assert points([4, -4], swing=5.0) == pytest.approx(points([40, -40], swing=50.0))
    # One enormous hand is about as much as itself: it decides little more than any single hand.
    enormous, usual = swing_of([(300, -100, -100, -100)]), swing_of([(3, -1, -1, -1)])
    assert share(400, enormous) == pytest.approx(share(4, usual))


@given(st.lists(st.tuples(ratings, st.integers(-50, 50)), min_size=2, max_size=5))
def test_the_order_of_seats_is_irrelevant(players: list[tuple[Rating, int]]) -> None:
    entries = [Entry(f"p{i}", rating, units) for i, (rating, units) in enumerate(players)]
    first = dict(zip((one.key for one in entries), rated(Contest(tuple(entries), 7.0, 8)), strict=True))
    for order in list(permutations(entries))[1:6]:
        again = rated(Contest(order, 7.0, 8))
        assert {one.key: rating for one, rating in zip(order, again, strict=True)} == first


@given(st.lists(st.tuples(ratings, st.integers(-50, 50)), min_size=2, max_size=5), st.integers(1, 100))
def test_uncertainty_falls_as_far_as_players_do_not_change(players: list[tuple[Rating, int]], hands: int) -> None:
    known = [rating for rating, _ in players]
    found = rated(contest([units for _, units in players], known, hands))
    for before, after in zip(known, found, strict=True):
        assert after.deviation**2 < before.deviation**2 + 2.5**2 + 1e-6
    start = rated(contest([units for _, units in players], None, hands))
    assert all(one.deviation < UNCERTAINTY for one in start)


def test_a_long_match_says_more_than_a_short_one_up_to_a_bound() -> None:
    gains = [points([5, -5], hands=hands)[0] for hands in (1, USUAL, MOST_HANDS, 10 * MOST_HANDS)]
    assert gains[0] < gains[1] < gains[2] == gains[3]


def test_what_is_expected_changes_nothing_and_a_surprise_much() -> None:
    strong, weak = Rating(1800, 60), Rating(1200, 60)
    assert expected(strong, weak) > 0.9
    assert expected(strong, weak, hands=1) < expected(strong, weak)
    upset = [Entry("strong", strong, -20), Entry("weak", weak, 20)]
    usual = [Entry("strong", strong, 20), Entry("weak", weak, -20)]
    surprise, expectation = (rated(Contest(tuple(one), 10.0, USUAL)) for one in (upset, usual))
    assert strong.points - surprise[0].points > 8 * abs(expectation[0].points - strong.points)


def test_ratings_find_the_strength_of_players_who_differ() -> None:
    """A player who takes three quarters of the pairs is, in the end, about 200 points ahead."""
    known = [Rating(), Rating()]
    for number in range(400):
        won = 1000 if number % 4 else -1000
        known = rated(contest([won, -won], known))
    assert known[0].points - known[1].points == pytest.approx(194, abs=45)


def test_a_large_field_weighs_no_more_than_a_table_and_is_bounded() -> None:
    field = [Entry(f"guest {i}", Rating(), units=i % 7 - 3) for i in range(500)]
    found = rated(Contest(tuple(field), 2.0, 1))
    best = [after.points for entry, after in zip(field, found, strict=True) if entry.units == 3]
    most = rated(Contest(tuple(Entry(str(i), Rating(), 3 if i == 0 else -3) for i in range(4)), 2.0, 1))[0].points
    assert START < min(best) <= max(best) <= most + 1e-6
    backwards = rated(Contest(tuple(reversed(field)), 2.0, 1))
    assert list(reversed(backwards)) == found
    everyone = [Entry(f"guest {i}", Rating(), i) for i in range(2 * REACH + 1)]
    assert sorted(one.points for one in rated(Contest(tuple(everyone), 5.0, 1))) == [
        one.points for one in rated(Contest(tuple(everyone), 5.0, 1))
    ]


def test_two_ratings_of_one_person_become_one_that_is_more_certain() -> None:
    one, other = Rating(1600, 100), Rating(1500, 50)
    both = combined(one, other)
    assert 1500 < both.points < 1600
    assert both.deviation < 50
    assert combined(one, Rating()).points == pytest.approx(one.points)
    assert combined(one, Rating()).deviation == pytest.approx(one.deviation)
    assert combined(one, other) == combined(other, one)


def test_a_contest_needs_two() -> None:
    with pytest.raises(ValueError, match="two"):
        rated(contest([3]))
