"""Tables of lessons: the first hand is the lesson's own, the others are shuffled."""

from collections.abc import Callable

import pytest

from paiguan.engine.game import Game
from paiguan.engine.lessons import LEARNER, course, last_play
from paiguan.parlour import events as e
from paiguan.parlour.decide.matches import next_hand, opening
from paiguan.parlour.table import Table
from tests.parlour.houses import House, Scenario
from tests.playing import CHOSEN


def opened(game: str) -> Table:
    play = last_play(game, course(game)[-1].id)
    assert play is not None
    table, count = Table("t"), Game(game, play.options).seats
    seats = (None, *["novice"] * (count - 1))
    table.apply(e.Opened(at=0, game=game, options=play.options, host="g", seats=seats, first_deal=play.deal))  # type: ignore[arg-type]
    table.apply(e.Sat(at=0, seat=LEARNER, guest="g", name="Plum"))
    return table


@pytest.mark.parametrize("game", CHOSEN)
def test_a_lesson_is_dealt_as_it_is_told(game: str) -> None:
    table = opened(game)
    for event in opening(table, 0.0):
        table.apply(event)
    play = last_play(game, course(game)[-1].id)
    assert play is not None
    assert table.seat_of("g") == LEARNER
    assert table.stage == "playing"
    assert table.deal is not None
    assert table.deal.record()["deal"] == Game(game, play.options).load({**play.deal, "actions": []}).record()["deal"]
    assert table.hand.dealt == play.deal
    assert next_hand(table, 0.0).deal != play.deal  # the next one is anybody's


def test_a_lesson_that_was_stored_is_the_same_table(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        game = CHOSEN[0]
        lesson = last_play(game, course(game)[-1].id)
        assert lesson is not None
        guest, _ = await house.parlour.guests.welcome("en", "Plum")
        seats = ["me", *["novice"] * (Game(game, lesson.options).seats - 1)]
        table = await house.parlour.open_table(guest, game, lesson.options, seats, None, False, first_deal=lesson.deal)
        host = await house.parlour.host(table.id)
        assert host is not None
        assert host.table.hand.dealt == lesson.deal

    play(scenario)
