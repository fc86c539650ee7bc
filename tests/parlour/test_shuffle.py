"""Shuffles are fair: the operating system's generator, every piece in its place equally often, nothing lost or doubled."""

import random
from collections import Counter
from secrets import SystemRandom
from typing import Any

import pytest

from paiguan.engine.game import GAMES, Game
from paiguan.engine.match import Match
from paiguan.parlour import shuffle

HANDS = 600


def pieces(record: dict[str, Any]) -> list[Any]:
    """The pieces of a record in their order: hands, then what is left."""
    return [piece for field in shuffle.PIECES if field in record for piece in shuffle._flat(record[field])]


def test_people_are_dealt_by_the_operating_systems_generator() -> None:
    """Nobody can work out the next deal from those before, and no seed of it is kept."""
    assert type(shuffle._random) is SystemRandom


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_comes_to_every_place_equally_often(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chi-squared for one piece over all places, with a seed so that the test says the same each time: within six standard
    deviations of what is to be expected of a fair shuffle."""
    monkeypatch.setattr(shuffle, "_random", random.Random(20))
    match = Match(Game(game, {}))
    seen: Counter[int] = Counter()
    first = pieces(shuffle.shuffled(match))
    kinds = Counter(first)
    marked = min(kinds, key=lambda piece: (kinds[piece], str(piece)))
    total = 0
    for _ in range(HANDS):
        dealt = pieces(shuffle.shuffled(match))
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
