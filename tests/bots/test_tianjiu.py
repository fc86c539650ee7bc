"""天九: moves every decent player makes."""

from typing import Any

import pytest

import paiguan
from paiguan.bots import bot
from paiguan.bots.advice import advise
from paiguan.bots.reasons import Reason

Action = dict[str, Any]
ALL_WHITE = [
    ["55", "55", "33", "33", "22", "22", "65", "63"],
    ["66", "66", "11", "44", "31", "51", "62", "41"],
    ["11", "44", "31", "64", "61", "51", "54", "42"],
    ["64", "61", "65", "53", "52", "43", "32", "21"],
]
# Seat 0 holds every tile that wins alone: whatever it leads, it takes all four tricks.
WINNERS = [["66", "66", "63", "54"], ["11", "11", "44", "44"], ["31", "31", "62", "53"], ["22", "22", "33", "33"]]
# One tile each: seat 1 has a stack and can win the last trick with the nine.
LAST = [["66", "66", "55", "21"], ["11", "44", "33", "63"], ["22", "61", "31", "52"], ["64", "65", "41", "62"]]
TO_LAST = [
    *({"seat": 0, "do": "play", "cards": ["55"]}, {"seat": 1, "do": "play", "cards": ["11"]}),
    *({"seat": 2, "do": "discard", "cards": ["61"]}, {"seat": 3, "do": "discard", "cards": ["41"]}),
    *({"seat": 1, "do": "play", "cards": ["44"]}, {"seat": 2, "do": "discard", "cards": ["22"]}),
    *({"seat": 3, "do": "discard", "cards": ["64"]}, {"seat": 0, "do": "play", "cards": ["66"]}),
    *({"seat": 0, "do": "play", "cards": ["66"]}, {"seat": 1, "do": "discard", "cards": ["33"]}),
    *({"seat": 2, "do": "discard", "cards": ["31"]}, {"seat": 3, "do": "discard", "cards": ["65"]}),
    {"seat": 0, "do": "play", "cards": ["21"]},
]


def position(deal: list[list[str]], actions: list[Action], **options: Any) -> paiguan.Deal:
    hand = paiguan.game("tianjiu", **options).load({"deal": deal})
    for action in actions:
        hand.push(action)
    return hand


@pytest.mark.parametrize("level", ["novice", "regular", "master"])
def test_a_lipai_is_shown(level: str) -> None:
    assert str(bot(level).choose(position(ALL_WHITE, []), 0)) == "claim"


@pytest.mark.parametrize("level", ["regular", "master"])
def test_the_last_trick_is_taken_when_it_can_be(level: str) -> None:
    settings = {"worlds": 64} if level == "master" else {}
    deal = position(LAST, TO_LAST, preset="xiao")
    assert str(bot(level, **settings).choose(deal, 1)) == "play 63"


def test_four_sure_winners_are_led_as_one() -> None:
    """四天九 in the last trick is fourfold: one lead of four beats four leads of one."""
    deal = position(WINNERS, [], preset="xiao")
    assert str(bot("master", worlds=128).choose(deal, 0)) == "play 66 66 63 54"


def test_no_way_of_drawing_is_better_than_another() -> None:
    """4.3: the wall lies face down, so a hint says that it does not matter."""
    game = paiguan.game("tianjiu", paitou="choose")
    wall = [tile for hand in game.deal(seed=1).record()["deal"] for tile in hand]
    deal = game.load({"wall": wall})
    assert deal.actor is not None
    assert advise(deal, worlds=64).reason == Reason("draws_alike")
