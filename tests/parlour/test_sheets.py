"""Score sheets that are being filled in, as the page asks for them: what is lacking in words, and who deals next."""

from typing import Any

import pytest

import paiguan
from paiguan.engine.game import interface_of
from paiguan.parlour.http.games import SheetChecked, SheetQuestion, SheetWish
from paiguan.parlour.sheets import checked

NAMES = ["Pine", "Bamboo", "River", "Willow"]
STACKS = [1, 5, None, 2]


def ask(game: str, sheet: dict[str, Any], **more: Any) -> SheetChecked:
    return checked(game, SheetWish(sheet=sheet, **more))


def of(answer: SheetChecked, key: str) -> SheetQuestion:
    return next(one for one in answer.questions or () if one.key == key)


def test_the_winner_deals_next_and_the_streak_grows() -> None:
    """The second hand is settled with the dealer and the factor that the first one left."""
    first = ask("tianjiu", {"winner": 3, "finish": "single", "stacks": STACKS})
    assert first.account is not None
    assert first.account.payments == (-6, 1, -5, 10)
    assert first.next is not None
    assert (first.next["dealer"], first.next["streak"], first.next["factor"]) == (3, 1, 2)
    second = ask("tianjiu", {"winner": 3, "finish": "single", "stacks": STACKS}, standing=first.next)
    assert second.account is not None
    assert second.account.payments == (-6, 2, -10, 14)
    assert second.next is not None
    assert (second.next["dealer"], second.next["streak"], second.next["factor"]) == (3, 2, 3)


def test_another_dealer_begins_a_streak_of_their_own() -> None:
    standing = {"dealer": 3, "streak": 4}
    assert of(ask("tianjiu", {}, standing=standing), "streak").value == 4
    corrected = ask("tianjiu", {"dealer": 1}, standing=standing)
    assert (of(corrected, "streak").value, of(corrected, "dealer").value) == (1, 1)


@pytest.mark.parametrize("game", paiguan.GAMES)
def test_the_next_standing_is_the_one_of_a_match(game: str) -> None:
    opened, example = paiguan.game(game), dict(interface_of(game).example)
    answer = ask(game, example)
    assert opened.interface.final_state is not None
    state = opened.interface.final_state(opened.options, example)
    after = opened.interface.next_standing(opened.options, opened.interface.first_standing(opened.options), state)
    assert answer.next is not None
    assert (answer.next["dealer"], answer.next["hands"], answer.next["over"]) == (after.dealer, 1, after.over)


def test_a_drawn_hand_passes_the_deal_on() -> None:
    drawn = ask("liuhu", {"end": "draw"}, standing={"dealer": 2})
    assert drawn.account is not None
    assert drawn.account.payments == (0, 0, 0, 0)
    assert drawn.next is not None
    assert drawn.next["dealer"] == 3
    washed = ask("mohuahua", {"washed": True})
    assert washed.next is not None
    assert washed.next["dealer"] == 1


def test_what_was_entered_for_a_question_no_longer_asked_does_not_count() -> None:
    sheet = {
        "winner": 3,
        "finish": "single",
        "stacks": STACKS,
        "leader": 1,
        "sweep": "eight",
        "led": ["21"],
        "entry": "quick",
    }
    answer = ask("tianjiu", sheet)
    assert answer.account is not None
    assert answer.account.payments == (-6, 1, -5, 10)


def test_lacks_are_told_in_the_language_and_by_the_names_of_the_players() -> None:
    sheet = {"winner": 2, "finish": "single", "stacks": STACKS}
    lack = of(ask("tianjiu", sheet, names=NAMES), "stacks").lack
    assert lack is not None
    assert lack.text.startswith("River finished")
    lack = of(ask("tianjiu", {}, lang="zh-Hant"), "stacks").lack
    assert lack is not None
    assert lack.text == "四家棟數合共 0，應是 8。"
    lack = of(ask("tianjiu", {}), "winner").lack
    assert lack is not None
    assert lack.field == "winner"


def test_whether_there_is_a_banker_is_told() -> None:
    assert ask("shisanzhang", {}).banker
    assert not ask("shisanzhang", {}, options={"preset": "points3"}).banker
    assert ask("weimaque", {}, standing={"dealer": 1}).idle == 3


def test_rules_that_do_not_go_together_are_refused_before_anything_is_asked() -> None:
    answer = ask("liuhu", {}, options={"players": 77})
    assert answer.refused is not None
    assert answer.questions is None
