"""Replays show a hand again, and no more of it than the rules let the viewer see."""

import random
from typing import Any

import msgspec
import pytest

from paiguan.engine.deal import Deal
from paiguan.engine.packages import GAMES
from paiguan.parlour.replay import all_is_known, replay
from tests.parlour.tables import begun, step

NAMES = ["A", "B", "C", "D"]


def played(game: str, options: dict[str, Any] | None = None, seed: int = 1) -> Any:
    table = begun(game, options, people=3)
    rng = random.Random(seed)
    while table.stage == "playing":
        step(table, rng)
    return table


# Games that open every hand at the end: 抹花花 (rules 4.6), 偎麻雀 and 十三張. The discards of 天九 and the unseen cards of 六虎
# stay hidden for good.
OPEN_AT_THE_END = {"tianjiu": False, "liuhu": False, "mohuahua": True, "weimaque": True, "shisanzhang": True}


@pytest.mark.parametrize("game", GAMES)
def test_others_hands_open_only_where_the_rules_open_them(game: str) -> None:
    table = played(game)
    record = table.hand.record(table.game)
    names = NAMES[: table.game.seats]
    shown = replay(record, names, 0, 1, "en")
    assert all_is_known(table.deal, 0) == OPEN_AT_THE_END[game]
    assert shown.viewer == (1 if OPEN_AT_THE_END[game] else 0)
    assert 1 < len(shown.steps) <= len(record["actions"]) + 1
    assert replay(record, names, None, 2, "en").viewer == (2 if all_is_known(table.deal, None) else None)


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_reveals_no_more_than_the_table_did(game: str) -> None:
    """The steps are the same in another world that is possible for the viewer at the end."""
    table = played(game, seed=2)
    deal: Deal = table.deal
    other = deal.resample(1, seed=9)
    names = NAMES[: deal.game.seats]
    mine, imagined = (msgspec.to_builtins(replay(one.record(), names, 1, 1, "zh-Hant")) for one in (deal, other))
    if game == "weimaque":  # unclaimed cards pass in one step, or in several if a seat was asked
        for shown in (mine, imagined):
            shown["steps"] = [line for step in shown["steps"] for line in step["lines"]]
    assert mine == imagined


@pytest.mark.parametrize("game", GAMES)
def test_moments_have_the_same_number_from_every_seat(game: str) -> None:
    table = played(game, seed=4)
    record, names = table.hand.record(table.game), NAMES[: table.game.seats]
    own = replay(record, names, 1, 1, "en")
    for seat in own.open:
        other = replay(record, names, 1, seat, "en")
        places = [step.place for step in other.steps]
        assert places[0] == own.steps[0].place == 0
        assert places[-1] == own.steps[-1].place
        assert places == sorted(places)  # type: ignore[type-var]
    assert all(step.place is None for step in replay(record, names, None, None, "en").steps) != OPEN_AT_THE_END[game]
