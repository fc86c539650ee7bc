"""Where there is one answer, or none and something must be discarded, the page finds its pieces picked already."""

import random
from typing import Any

import pytest

from paiguan.parlour.table import Table
from tests.parlour.tables import begun, scene, step

TRICKS = ("tianjiu", "liuhu", "mohuahua")


def hand_of(table: Table, seat: int | None) -> Any:
    return scene(table, seat)[1]


def questions(game: str, seed: int) -> list[Any]:
    """What everybody who is asked sees, through a hand."""
    table, rng, found = begun(game, people=4), random.Random(seed), []
    while table.stage == "playing":
        found += [hand_of(table, seat) for seat in range(len(table.chairs)) if table.may_act(seat)]
        step(table, rng)
    return found


@pytest.mark.parametrize("game", TRICKS)
def test_what_lies_picked_is_the_only_answer_or_a_discard(game: str) -> None:
    discards = answers = 0
    for hand in (hand for seed in range(4) for hand in questions(game, seed)):
        raised, held = list(hand["raised"]), list(hand["view"]["hand"])
        plays = [offer for offer in hand["offers"] if offer.get("pieces")]
        free = [offer for offer in hand["offers"] if offer.get("count") and not offer.get("pieces")]
        if len(plays) == 1 and not plays[0].get("count"):
            assert raised == list(plays[0]["pieces"])
            answers += 1
        elif not plays and free:
            assert len(raised) == free[0]["count"]
            assert all(raised.count(one) <= held.count(one) for one in raised)
            discards += 1
        else:
            assert raised == []
    assert discards
    assert answers


@pytest.mark.parametrize("game", ["weimaque", "shisanzhang"])
def test_games_without_tricks_raise_nothing(game: str) -> None:
    assert not any(hand["raised"] for hand in questions(game, 1))


def test_only_the_seat_that_is_asked_finds_something_picked() -> None:
    table, rng = begun("tianjiu", people=4), random.Random(5)
    while table.stage == "playing":
        for seat in (None, *range(4)):
            assert not hand_of(table, seat)["raised"] or (seat is not None and table.may_act(seat))
        step(table, rng)
