"""Shuffles are fair: the operating system's generator, all places equally likely, no piece lost or doubled."""

import random
from collections import Counter
from secrets import SystemRandom

import pytest

from paiguan.engine.game import Game
from paiguan.engine.match import Match
from paiguan.engine.packages import GAMES
from paiguan.fair.places import flat
from paiguan.parlour import shuffle

HANDS = 600


@pytest.fixture(autouse=True)
def steady() -> None:
    """Leave chance as it is, unlike in the other tests of the parlour."""


def test_people_are_dealt_by_the_operating_systems_generator() -> None:
    """The next deal cannot be derived from earlier ones, and no seed of it is kept."""
    assert type(shuffle._random) is SystemRandom


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_comes_to_every_place_equally_often(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chi-squared test of one piece over all places, within six standard deviations of a fair shuffle.

    A fixed seed makes the test deterministic.
    """
    monkeypatch.setattr(shuffle, "_random", random.Random(20))
    match = Match(Game(game, {}))
    seen: Counter[int] = Counter()
    first = flat(shuffle.shuffled(match))
    kinds = Counter(first)
    marked = min(kinds, key=lambda piece: (kinds[piece], str(piece)))
    total = 0
    for _ in range(HANDS):
        dealt = flat(shuffle.shuffled(match))
        assert len(dealt) == len(first)
        places = [place for place, piece in enumerate(dealt) if piece == marked]
        seen.update(places)
        total += len(places)
    expected = total / len(first)
    chi = sum((seen[place] - expected) ** 2 / expected for place in range(len(first)))
    freedom = len(first) - 1
    assert abs(chi - freedom) < 6 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("game", GAMES)
def test_no_two_deals_are_alike(game: str) -> None:
    match = Match(Game(game, {}))
    assert len({str(shuffle.shuffled(match)) for _ in range(50)}) == 50


def test_dice_fall_equally_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shuffle, "_random", random.Random(21))
    thrown = Counter(shuffle.dice() for _ in range(7200))
    assert len(thrown) == 36
    assert sum((count - 200) ** 2 / 200 for count in thrown.values()) < 35 + 6 * 70**0.5
