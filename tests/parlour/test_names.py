"""Names of guests and bots, in the reader's language."""

import random
from typing import Any

import msgspec
import pytest

from paiguan.engine.packages import GAMES
from paiguan.parlour import events as e
from paiguan.parlour.codes import as_typed
from paiguan.parlour.names import BOTS, GUESTS
from paiguan.parlour.replay import replay
from paiguan.parlour.summary import row_of, summary_of
from paiguan.parlour.table import Table
from tests.parlour.tables import begun, scene, seated, step

LANGUAGES: tuple[Any, ...] = ("zh-Hant", "zh-Hans", "en")


def test_no_two_names_of_the_house_are_alike_in_any_language() -> None:
    for language in LANGUAGES:
        names = [name[language] for name in (*BOTS, *GUESTS)]
        assert len(set(names)) == len(names)
        beginnings = [name[language].lstrip("阿小")[0] for name in BOTS]
        assert len(set(beginnings)) == len(beginnings)


@pytest.mark.parametrize("game", GAMES)
def test_bots_are_called_in_the_language_of_the_page_and_guests_by_their_own_name(game: str) -> None:
    table, rng = begun(game, people=2), random.Random(5)
    me, friend = (next(chair for chair in table.chairs if chair.guest == f"guest{i}") for i in (0, 1))
    me.name, friend.name = "小雲兒", "Iris Wu"
    while table.stage == "playing":
        step(table, rng)
    seat, record = table.chairs.index(me), table.hand.record(table.game)
    for language in LANGUAGES:
        shown = [scene(table, viewer, language) for viewer in (seat, None)]
        again = [msgspec.to_builtins(replay(record, table.names(language), own, own, language)) for own in (seat, None)]
        said = msgspec.json.encode([shown, again]).decode().replace(me.name, "").replace(friend.name, "")
        for bot in BOTS:
            strange = {name for name in bot.values() if name != bot[language]}
            assert not any(name in said for name in strange), (language, bot)
        assert [one["name"] for one in shown[0][0]["seats"]] == list(again[0]["names"]) == table.names(language)
        assert {me.name, friend.name} <= set(table.names(language))
        told = " ".join(line["text"] for line in shown[1][1]["log"])
        assert any(chair.bot[language] in told for chair in table.chairs if chair.bot is not None)


def test_a_bot_never_bears_the_name_of_a_guest_who_was_there_first() -> None:
    table = Table("t")
    table.apply(e.Opened(at=0, game="tianjiu", options={}, host="guest0", seats=(None,) * 4))
    table.apply(e.Sat(at=0, seat=0, guest="guest0", name=BOTS[0]["en"]))
    for seat in (1, 2, 3):
        table.apply(e.BotSeated(at=0, seat=seat, level="regular"))
    assert table.names("zh-Hant")[1:] == [bot["zh-Hant"] for bot in BOTS[1:4]]
    table.apply(e.BotSeated(at=0, seat=2, level=None))
    table.apply(e.Sat(at=0, seat=2, guest="guest2", name="Friend"))
    assert table.names("en") == [BOTS[0]["en"], BOTS[1]["en"], "Friend", BOTS[3]["en"]]


def test_the_list_of_tables_names_guests_only() -> None:
    table = seated("liuhu", {}, 2)
    assert summary_of(row_of(table, "CODE")).names == ("Person 0", "Person 1", "", "")


def test_a_code_may_be_typed_with_spaces_and_small_letters() -> None:
    assert as_typed("ph7d XG") == as_typed(" PH7D-xg ") == "PH7DXG"
