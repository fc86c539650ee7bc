"""What might have followed another move is imagined from what the seat knew, and from nothing else."""

import random
from typing import Any

import msgspec
import pytest

from paiguan.engine.contract import Refusal
from paiguan.engine.deal import Deal
from paiguan.engine.packages import GAMES
from paiguan.parlour.imagining import MOST, Continuation, before_move, continuation
from paiguan.parlour.replay import own_decisions
from paiguan.parlour.trying import place_of_step
from tests.parlour.test_replay import NAMES, played

SEAT = 1


def decisions(game: str) -> list[tuple[Deal, dict[str, Any]]]:
    """Some decisions of a seat in a hand: the deal before each, and another move than the one made, if there is one."""
    table = played(game)
    record = table.hand.record(table.game)
    places = [place_of_step(record, SEAT, step) for _, step in own_decisions(record, SEAT)]
    found = []
    for place in [place for place in places if place is not None][:4]:
        deal = before_move(record, place)
        move = msgspec.to_builtins(deal.legal_moves_of(SEAT).random(random.Random(place).getrandbits(60)))
        del move["seat"]
        found.append((deal, move))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_continuation_is_the_same_whatever_the_others_hold(game: str) -> None:
    for deal, move in decisions(game):
        names = NAMES[: deal.game.seats]
        told = [
            continuation(world, SEAT, move, names, "en")
            for world in (deal, deal.resample(SEAT, 5), deal.resample(SEAT, 6))
        ]
        assert told[0] == told[1] == told[2]
        assert isinstance(told[0], Continuation)
        assert 1 <= len(told[0].steps) <= MOST
        for step in told[0].steps:
            assert step.view["seat"] == SEAT
            assert step.place is None


@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_is_not_legal_there_is_refused(game: str) -> None:
    (deal, _), *_ = decisions(game)
    assert isinstance(continuation(deal, SEAT, {"do": "play", "cards": ["??"]}, NAMES, "en"), Refusal)
