"""Score sheets that are being filled in: what is asked, what is lacking, and what quick entries come to."""

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

import paiguan
from paiguan.engine.contract import RefusalError
from paiguan.engine.deal import IllegalMove
from paiguan.engine.game import interface_of
from paiguan.engine.sheet import SheetField, completed
from paiguan.engine.state import blank
from paiguan.games.shisanzhang.combos import category_of, compare, in_order, pays, strength
from paiguan.games.shisanzhang.sheet import EXTRAS
from paiguan.games.shisanzhang.state import CARDS, mask
from paiguan.games.weimaque.legal import reading_of
from paiguan.games.weimaque.points import total_with
from paiguan.games.weimaque.score import fill_hand, meld_cards
from paiguan.games.weimaque.sheet import PATTERNS, reading_of_sheet
from paiguan.games.weimaque.state import FIRST_ADD, ITEM_IDS, RED_NUMBERS, STATE, kind_ids

Sheet = Mapping[str, Any]


def asked(game: str, sheet: Sheet, **options: Any) -> dict[str, SheetField]:
    """The questions of a sheet by their keys."""
    opened = paiguan.game(game, **options)
    assert opened.interface.sheet_state is not None
    return {one.key: one for one in opened.interface.sheet_state(opened.options, sheet)}


def lacks(game: str, sheet: Sheet, **options: Any) -> set[str]:
    return {key for key, one in asked(game, sheet, **options).items() if one.lack}


@pytest.mark.parametrize("game", paiguan.GAMES)
def test_an_example_lacks_nothing_and_every_question_is_an_entry_of_the_sheet(game: str) -> None:
    example, sheet = dict(interface_of(game).example), interface_of(game).sheet
    assert lacks(game, example) == set()
    for given in ({}, example):
        assert asked(game, given).keys() <= sheet.keys()
    assert lacks(game, {}) != set()


def test_the_last_open_seat_gets_what_the_others_leave() -> None:
    assert completed([1, 5, None, 2], 4, range(4), 8) == ([1, 5, 0, 2], (2,))
    assert completed([4, None, None, 4], 4, range(4), 8) == ([4, 0, 0, 4], (1, 2))
    assert completed([4, None, None, 1], 4, range(4), 8) == ([4, None, None, 1], ())
    assert completed([9, None, 0, 0], 4, range(4), 8) == ([9, None, 0, 0], ())
    assert paiguan.game("tianjiu").score({"winner": 3, "finish": "single", "stacks": [1, 5, None, 2]}).payments == (
        -6,
        1,
        -5,
        10,
    )


# ---- 天九 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("finish", "tiles"),
    [
        ("single", {"led": ["63"]}),
        ("several", {"led": ["65", "65"]}),
        ("yao", {"led": ["21"]}),
        ("baozun", {"led": ["42", "21"]}),
        ("sidabao", {"led": ["66", "66", "63", "54"]}),
        ("capture", {"led": ["21"], "won": ["42"], "leader": 2}),
        ("sidabao_caught", {"led": ["11", "11", "62", "53"], "won": ["66", "66", "63", "54"], "leader": 2}),
    ],
)
def test_a_finish_by_its_kind_comes_to_the_same_as_by_its_tiles(finish: str, tiles: Sheet) -> None:
    game = paiguan.game("tianjiu")
    hand = {"dealer": 1, "streak": 2, "winner": 0, "stacks": [4, 1, 3, 0]}
    leader = {"leader": tiles["leader"]} if "leader" in tiles else {}
    assert game.score({**hand, "finish": finish, **leader}).payments == game.score({**hand, **tiles}).payments


def test_a_sweep_is_asked_for_only_where_it_may_be_either() -> None:
    swept = {"winner": 0, "stacks": [8, None, None, None]}
    assert asked("tianjiu", {**swept, "finish": "single"})["sweep"].values == ("seven", "eight")
    assert "sweep" not in asked("tianjiu", {**swept, "dealer": 1, "finish": "several"})
    assert "sweep" not in asked("tianjiu", {"winner": 0, "stacks": [7, 1, 0, 0], "finish": "single"})
    game = paiguan.game("tianjiu")
    assert game.score({**swept, "finish": "several", "sweep": "eight"}).payments == (120, -40, -40, -40)
    assert game.score({**swept, "finish": "several", "sweep": "seven"}).payments == (60, -20, -20, -20)


def test_the_leader_is_asked_for_only_when_caught_and_is_never_the_winner() -> None:
    assert (
        asked("tianjiu", {"winner": 2, "stacks": [1, 5, None, 2]})["stacks"].lack is not None
    )  # none is too few to finish
    hand = {"winner": 3, "stacks": [1, 5, None, 2]}
    assert "leader" not in asked("tianjiu", {**hand, "finish": "single"})
    assert asked("tianjiu", {**hand, "finish": "capture"})["leader"].values == (0, 1, 2)
    assert "sidabao" not in asked("tianjiu", hand)["finish"].values  # two stacks have no room for four tiles
    with pytest.raises(IllegalMove):
        paiguan.game("tianjiu").score({**hand, "finish": "capture", "leader": 3})


def test_a_dealt_win_asks_for_nothing_else() -> None:
    assert asked("tianjiu", {"winner": 1, "lipai": "allwhite", "stacks": [1, 1, 1, 5]}).keys() == {
        "dealer",
        "streak",
        "winner",
        "lipai",
    }


# ---- 六虎 ----------------------------------------------------------------------------------------------------------


def test_matches_come_to_the_same_as_the_cards() -> None:
    game = paiguan.game("liuhu")
    hand = {"dealer": 0, "winner": 1, "privileged": 3, "won": 4, "old": 2}
    cards = {"hand": ["T7", "G7", "S2", "Q2", "T4", "T5"], "dream": "Q7"}
    assert game.score({**hand, "matches": 2}).payments == game.score({**hand, **cards}).payments
    with pytest.raises(IllegalMove):
        game.score({**hand, "matches": 4})


def test_the_dream_neither_wins_nor_calls_and_hu_must_suffice() -> None:
    assert asked("liuhu", {"dealer": 1})["winner"].values == (0, 1, 2)
    assert "matches" not in asked("liuhu", {}, players=3)
    few = asked("liuhu", {"winner": 1, "won": 3, "old": 2})["old"]
    assert (few.have, few.need, few.lack and few.lack.code) == (5, 6, "hu_too_few")
    assert asked("liuhu", {"end": "void"}).keys() == {"dealer", "end"}
    assert "wuhu" not in asked("liuhu", {}, players=3)["end"].values


# ---- 抹花花 --------------------------------------------------------------------------------------------------------


def test_groups_are_asked_only_of_winners_and_a_resting_seat_for_nothing() -> None:
    sheet = {"tricks": [6, 8, None]}
    assert asked("mohuahua", sheet)["tricks"].value == [6, 8, 2]
    assert asked("mohuahua", sheet)["xi"].values == (0, 1)
    four = asked("mohuahua", {"dealer": 0, "tricks": [6, 8, None, 0]}, players=4)["tricks"]
    assert len(four.values) == 3
    assert "xi" not in asked("mohuahua", {"tricks": [5, 5, 5]})
    assert lacks("mohuahua", {"tricks": [6, 8, 2], "xi": [0, 5, 0]}) == {"xi"}


def test_a_washed_hand_pays_nothing() -> None:
    assert paiguan.game("mohuahua").score({"washed": True}).payments == (0, 0, 0)
    with pytest.raises(IllegalMove):
        paiguan.game("mohuahua").score({"washed": True, "tricks": [6, 8, 2]})


# ---- 偎麻雀 --------------------------------------------------------------------------------------------------------


def test_points_come_to_the_same_as_the_cards() -> None:
    game = paiguan.game("weimaque")
    whole = game.score(interface_of("weimaque").example)
    hard = sum(item.units for item in whole.items if item.id in ITEM_IDS[:FIRST_ADD])
    assert game.score({"dealer": 0, "winner": 1, "hard": hard, "red": 7}).payments == whole.payments
    assert game.score({"winner": 0, "hard": 14, "red": 1, "patterns": ["dandiao"]}).payments == (204, -102, 0, -102)


def winning_hands() -> list[dict[str, Any]]:
    """The winning hands among the vectors, with what each comes to."""
    lines = (Path(__file__).parents[1] / "vectors" / "weimaque.jsonl").read_text(encoding="utf-8").splitlines()
    records = [json.loads(line) for line in lines]
    return [one for one in records if one.get("check") == "score" and one["expect"].get("wins")]


@pytest.mark.parametrize("record", winning_hands(), ids=lambda record: record["id"])
def test_the_hands_of_the_vectors_come_to_the_same_by_their_points(record: dict[str, Any]) -> None:
    """A discard is no draw: what it changes of a pattern is told by the patterns, not by the source."""
    game, expected = paiguan.game("weimaque", **record["options"]), record["expect"]
    melds = [card for meld in record.get("melds", []) for card in meld_cards(meld)]
    joins = [] if record["source"] in ("initial", "wei") else [record["win"]]
    counts = Counter([*record["concealed"], *melds, *joins])
    patterns = [one for one in PATTERNS if one in expected["add"]]
    if "duizihu" in expected["mult"] or "wudui" in expected["mult"]:
        patterns.append("duizihu")
    state = blank(STATE)[0]
    fill_hand(
        state, 0, record.get("melds", []), record["concealed"], record.get("win"), record["source"], record.get("last")
    )
    whole = int(reading_of(state, game.options, 0, state.source, False).tuanyuan)
    sheet = {
        "winner": 0,
        "hard": expected["hard"],
        "red": sum(count for card, count in counts.items() if int(card[1:]) in RED_NUMBERS),
        "tuanyuan": kind_ids(whole),
        "patterns": patterns,
    }
    assert int(total_with(game.options, reading_of_sheet(sheet), expected["hard"])) == expected["total"]


def test_the_kernels_read_what_points_tell() -> None:
    game = paiguan.game("weimaque")
    ids = {item.id for item in game.score({"winner": 0, "hard": 20, "red": 12, "tuanyuan": ["s2", "b2"]}).items}
    assert {"duohong", "yinhu", "zhuohu", "jiabapengtou"} <= ids
    assert {"wudui"} <= {i.id for i in game.score({"winner": 0, "hard": 20, "patterns": ["duizihu"]}).items}


def test_a_winner_cannot_discard_and_few_hard_points_do_not_win() -> None:
    sheet = {"winner": 1, "entry": "whole", "source": "discard"}
    assert asked("weimaque", sheet, win_on="any")["discarder"].values == (0, 3)
    short = asked("weimaque", {"winner": 1, "hard": 9})["hard"]
    assert short.lack is not None
    assert short.lack.code == "hu_hard_short"
    assert "beikaobei" not in asked("weimaque", {"patterns": ["dandiao"]})["patterns"].values
    assert asked("weimaque", {"huang": True}).keys() == {"dealer", "huang"}
    cards = asked("weimaque", {"winner": 1, "melds": ["kong_open:s2"], "entry": "whole"})["concealed"]
    assert (cards.have, cards.need) == (4, 21)


# ---- 十三張 --------------------------------------------------------------------------------------------------------


def test_the_order_of_the_piles_comes_to_the_same_as_the_cards() -> None:
    """Seat 0 wins every pile of everybody; seat 3 is second in the middle and the tail."""
    game, example = paiguan.game("shisanzhang"), dict(interface_of("shisanzhang").example)
    order = [[[0], [3], [2], [1]], [[0], [1], [2], [3]], [[0], [2], [3], [1]]]
    extras = [["head_trips", "mid_sf", "tail_sf"], [], [], []]
    quick = game.score({"dealer": 0, "order": order, "extras": extras, "bets": example["bets"]})
    assert quick.payments == game.score(example).payments


def told_by_order(options: Any, layouts: list[list[str]]) -> dict[str, Any]:
    """The quick sheet of a hand whose cards are known."""
    piles = [(cards[:3], cards[3:8], cards[8:]) for cards in layouts]
    strengths = [[int(strength(options, mask(pile))) for pile in three] for three in piles]
    fouls = [seat for seat, three in enumerate(strengths) if not in_order(options, *three)]
    good = [seat for seat in range(len(layouts)) if seat not in fouls]
    order: list[list[list[int]]] = []
    for pile in range(3):
        groups: list[list[int]] = []
        for seat in sorted(good, key=lambda seat: -strengths[seat][pile]):
            if groups and compare(options, strengths[groups[-1][0]][pile], strengths[seat][pile]) == 0:
                groups[-1].append(seat)
            else:
                groups.append([seat])
        order.append(groups)
    extras = [
        [
            name
            for name, (pile, category) in EXTRAS.items()
            if seat in good and category_of(three[pile]) == category and pays(options, pile, three[pile]) > 1
        ]
        for seat, three in enumerate(strengths)
    ]
    return {"order": order, "extras": extras, "fouls": fouls}


@pytest.mark.parametrize("preset", ["hongkong", "hongkong_jiagun", "points3", "points3_pot", "taiwan"])
def test_random_hands_come_to_the_same_by_order_and_by_cards(preset: str) -> None:
    """Two seats lay out from high to low, which is mostly good; two as the cards come, which is mostly a foul."""
    game, rng = paiguan.game("shisanzhang", preset=preset), Random(13)
    for _ in range(40):
        deck = rng.sample(CARDS, 52)
        layouts = [deck[13 * seat : 13 * seat + 13] for seat in range(game.seats)]
        for seat in (0, 1):
            for _ in range(60):
                three = layouts[seat][:3], layouts[seat][3:8], layouts[seat][8:]
                if in_order(game.options, *(strength(game.options, mask(pile)) for pile in three)):
                    break
                rng.shuffle(layouts[seat])
        whole = game.score({"dealer": 1, "layouts": layouts})
        assert game.score({"dealer": 1, **told_by_order(game.options, layouts)}).payments == whole.payments


def test_the_last_seat_of_a_pile_is_filled_in_and_extras_must_fit_the_order() -> None:
    order = [[[1], [3], [0]], [[0], [1], [2]], [[1], [0], [2]]]
    assert asked("shisanzhang", {"order": order})["order"].value[0] == [[1], [3], [0], [2]]
    assert lacks("shisanzhang", {"order": order}) == set()
    assert lacks("shisanzhang", {"order": order, "extras": [["head_trips"], [], [], []]}) == {"extras"}
    assert lacks("shisanzhang", {"order": order, "extras": [["mid_quads"], [], [], []]}) == {"extras"}
    declared = asked("shisanzhang", {"declared": ["-", "dragon", "-", "-"], "fouls": [2]})
    assert declared["order"].values == (0, 3)


def test_bets_are_asked_for_only_of_punters_and_only_where_there_is_a_choice() -> None:
    assert asked("shisanzhang", {"dealer": 2})["bets"].values == (0, 1, 3)
    assert "bets" not in asked("shisanzhang", {}, preset="points3")


# ---- what comes next -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", paiguan.GAMES)
def test_a_sheet_tells_the_end_of_a_hand_from_which_the_match_goes_on(game: str) -> None:
    opened = paiguan.game(game)
    interface = opened.interface
    assert interface.final_state is not None
    state = interface.final_state(opened.options, interface.example)
    after = interface.next_standing(opened.options, interface.first_standing(opened.options), state)
    assert after.hands == 1
    with pytest.raises(RefusalError):
        interface.final_state(opened.options, {"dealer": 77})
