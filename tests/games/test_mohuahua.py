"""抹花花: a case for each refusal, the figures of the rule page, and what only this game has."""

import json
from collections import Counter
from itertools import combinations
from typing import Any, ClassVar

import numpy as np
import pytest

import paiguan
from paiguan.engine.records import judge
from paiguan.engine.rng import seeded
from paiguan.engine.state import CODE, CONTINUES, SEAT_SHIFT, blank, duplicate
from paiguan.engine.terms import terms
from paiguan.games.mohuahua import combos, worlds
from paiguan.games.mohuahua.information import cards_left
from paiguan.games.mohuahua.legal import count_beats, legal_beats, may_discard
from paiguan.games.mohuahua.state import CARDS, COPIES, FULL_DECK, KIND, counts, holds, ids, one, pips
from tests.games.refusals import Case, RefusalSuite
from tests.playing import random_deal, why


def cards(text: str) -> list[str]:
    """Cards in short: "66x4 65" is four Heavens and a Tiger."""
    return [card for word in text.split() for card in [word[:2]] * int(word[3:] or 1)]


def hands(*texts: str) -> list[list[str]]:
    return [cards(text) for text in texts]


# Seat 0 has xi, niu and the Heaven quad.
STRONG = hands("21x2 42x2 62x2 63x2 66x4 22 33 11 65", "44x4 55x4 64x4 61x4", "33x3 22x3 11x3 65x3 51x4")
# Seat 1 has the Heaven quad, seat 2 xi and niu.
SPREAD = hands("44x4 55x4 64x4 65x4", "66x4 61x4 51x4 11x4", "22x4 33x4 62x2 63x2 21x2 42x2")
# Seat 0 has four yu, seat 1 four bai.
FISH = hands("22x4 33x4 11x4 65x4", "44x4 55x4 66x4 64x4", "61x4 51x4 21x2 42x2 62x2 63x2")
# A 擺兒量 at seat 1, a 魚兒量 at seat 0.
LIANG = hands("33x4 22x2 11x2 65x4 64x4", "55x4 44x2 66x2 61x4 51x4", "66x2 44x2 22x2 11x2 21x2 42x2 62x2 63x2")
# niu+yu+yu twice, and the one answer to it at seat 1.
OXEN = hands("62 63 22x2 33x2 11x2 65x4 64x4", "66x4 44x2 55x2 61x4 51x4", "62 63 22x2 33x2 11x2 44x2 55x2 21x2 42x2")

Action = dict[str, Any]


def act(seat: int, do: str, text: str = "", extra: str = "") -> Action:
    action: Action = {"seat": seat, "do": do}
    if text:
        action["cards"] = cards(text)
    return {**action, "extra": cards(extra)} if extra else action


def lead(dealer: int, text: str) -> list[Action]:
    return [act(dealer, "go"), act(dealer, "play", text)]


def played(actions: list[Action], deal: list[list[str]], dealer: int = 0, **options: Any) -> paiguan.Deal:
    hand = paiguan.game("mohuahua", **options).load({"dealer": dealer, "deal": deal})
    for action in actions:
        hand.push(action)
    return hand


GO = [act(0, "go")]
QUAD_ON_ONE = [*lead(0, "44"), act(1, "play", "66x4")]
PADDING = [*QUAD_ON_ONE, act(2, "discard", "22x4")]
XI = lead(2, "21 42")
EIGHT = [*lead(0, "21x2 42x2 62x2 63x2"), act(1, "discard", "61x4 64x4"), act(2, "discard", "51x4 11x3 22")]
NIU_YU = "62 63 22x2 33x2 11x2"
ANSWER = "66x4 44x2 55x2"

# code -> actions before, the refused action, the deal, then dealer and options.
CASES: dict[str, tuple[Any, ...]] = {
    "malformed": ([], {"seat": 0, "do": "play", "cards": "66"}, STRONG),
    "unknown_verb": ([], act(0, "fly"), STRONG),
    "unknown_seat": ([], act(3, "go"), STRONG),
    "piece_reversed": (GO, act(0, "play", "36"), STRONG),
    "unknown_piece": (GO, act(0, "play", "43"), STRONG),
    "too_many_copies": (GO, act(0, "play", "63x3"), STRONG),
    "no_pieces": (GO, act(0, "play"), STRONG),
    "cards_unexpected": ([], act(0, "go", "66"), STRONG),
    "hand_over": ([*EIGHT, act(0, "declare")], act(0, "play", "66"), STRONG, {"declare_at": 6}),
    "hand_washed": ([act(seat, "fold") for seat in range(3)], act(0, "go"), STRONG),
    "resting": ([], act(3, "go"), [*STRONG, []], {"players": 4}),
    "not_your_turn": ([], act(1, "go"), STRONG),
    "bid_first": ([], act(0, "play", "66"), STRONG),
    "bid_closed": (GO, act(0, "fold"), STRONG),
    "lead_discard": (GO, act(0, "discard", "66"), STRONG),
    "declare_not_on_lead": (EIGHT[:2], act(1, "declare"), STRONG),
    "declare_too_few": (EIGHT, act(0, "declare"), STRONG),
    "pad_not_now": (GO, act(0, "pad", "66"), STRONG),
    "pad_only": (PADDING, act(0, "play", "44"), SPREAD),
    "not_held": (GO, act(0, "play", "55"), STRONG),
    "not_enough_held": (GO, act(0, "play", "65x2"), STRONG),
    "lead_groups_size": (GO, act(0, "play", "21 42 22 33 11"), STRONG),
    "lead_size": (GO, act(0, "play", "66x4 65"), STRONG),
    "trio_off": (GO, act(0, "play", "21x2 42"), STRONG),
    "trio_alone": (GO, act(0, "play", "21x2 42 62x2 63"), STRONG, {"trio": True}),
    "bai_groups_off": ([act(1, "go")], act(1, "play", "44x2 55x2 66x2"), FISH, {"dealer": 1}),
    "lead_two_quads": ([act(1, "go")], act(1, "play", "44x4 55x4"), STRONG, {"dealer": 1}),
    "lead_same_pips": ([act(1, "go")], act(1, "play", "55 64"), STRONG, {"dealer": 1}),
    "lead_not_combo": (GO, act(0, "play", "66 65"), STRONG),
    "extra_elsewhere": (GO, act(0, "play", "66x4", extra="65"), STRONG),
    "quad66_led_xi": ([*XI, act(0, "discard", "44x2")], act(1, "play", "66x4"), SPREAD, {"dealer": 2}),
    "extra_not_needed": (lead(0, "44"), act(1, "play", "66x4", extra="11"), SPREAD),
    "extra_count": (lead(0, "22x2 33x2 11x2"), act(1, "play", "66x4", extra="64"), FISH),
    "on_heaven_quad": (QUAD_ON_ONE, act(2, "play", "22"), SPREAD),
    "locked_xi": (XI, act(0, "play", "65x2"), SPREAD, {"dealer": 2}),
    "locked_xi_quad_only": (XI, act(0, "play", "65x2"), SPREAD, {"dealer": 2, "quad66_beats_led_xi": True}),
    "count_play": (lead(0, "44"), act(1, "play", "66x2"), SPREAD),
    "follow_xi": ([*lead(0, "11x2"), act(1, "play", "51x2")], act(2, "play", "21 42"), LIANG),
    "groups_topped": ([*lead(0, NIU_YU), act(1, "play", ANSWER)], act(2, "play", NIU_YU), OXEN),
    "under_two_niu": (lead(2, "62x2 63x2"), act(0, "play", "44x4"), SPREAD, {"dealer": 2}),
    "groups_count": (lead(0, "22x2 33x2 11x2"), act(1, "play", "64x4 44 55"), FISH),
    "groups_not_each": (
        [*lead(0, NIU_YU), act(1, "discard", "61x4 51x4")], act(2, "play", NIU_YU), OXEN, {"must_beat": False}),
    "follow_not_combo": (lead(0, "44x2"), act(1, "play", "66 61"), SPREAD),
    "six_lower": (
        [*lead(1, "55x4 44 66"), act(2, "discard", "22x2 11x2 21x2")], act(0, "play", "33x4 22 11"), LIANG,
        {"dealer": 1}),
    "lower_class": (lead(1, "44 55 66"), act(2, "play", "61x3"), FISH, {"dealer": 1}),
    "lower": (lead(0, "44"), act(1, "play", "61"), SPREAD),
    "equal": ([*lead(0, "65"), act(1, "discard", "61")], act(2, "play", "65"), STRONG),
    "must_beat": (lead(0, "44"), act(1, "discard", "61"), SPREAD),
    "count_discard": (lead(0, "66x2"), act(1, "discard", "61"), STRONG),
    "pad_count": (PADDING, act(0, "pad", "44x2"), SPREAD),
}  # fmt: skip


def case(actions: list[Action], last: Any, deal: list[list[str]], setting: Action | None = None) -> Case:
    options = dict(setting or {})
    return actions, last, {"deal": deal, "dealer": options.pop("dealer", 0), "options": options}


REFUSALS = {code: case(*given) for code, given in CASES.items()}
DEALS: dict[str, dict[str, Any]] = {
    "dealer_invalid": {"dealer": 3, "deal": STRONG},
    "deal_missing": {},
    "deal_seats": {"deal": [*STRONG, []]},
    "deal_sizes": {"deal": [STRONG[0][1:], *STRONG[1:]]},
    "deal_pieces": {"deal": [["66", *STRONG[0][1:]], *STRONG[1:]]},
    "malformed": {"deal": [1, 2, 3]},
}


def test_who_rests_is_dealt_nothing() -> None:
    with pytest.raises(paiguan.IllegalMove) as caught:
        paiguan.game("mohuahua", players=4).load({"dealer": 1, "deal": [*STRONG, []]})
    assert caught.value.refusal.code == "deal_resting"


def test_a_reversed_piece_is_named_before_an_unknown_one() -> None:
    assert why(played(GO, STRONG), [], act(0, "play", "99 12")) == "piece_reversed"


def test_an_empty_extra_is_no_extra() -> None:
    for action in ({**act(0, "go"), "extra": []}, {**act(0, "play", "66"), "extra": []}):
        assert played([] if action["do"] == "go" else GO, STRONG).why_not(action) is None
    deal = played(lead(0, "66"), STRONG)
    assert deal.why_not({**act(1, "discard", "61"), "extra": []}) is None
    refusal = deal.why_not(act(1, "discard", "61", extra="64"))
    assert refusal is not None
    assert refusal.code == "extra_elsewhere"


# ---- the figures of the page -----------------------------------------------------------------------------------


def test_the_deck_has_48_cards_of_14_faces_in_the_order_of_the_page() -> None:
    assert len(ids(FULL_DECK)) == sum(COPIES) == 48
    order = "66 > 65 > 64 = 55 > 63 > 62 = 44 > 61 > 51 = 33 = 42 > 22 > 21 > 11"
    ranks = [{pips(card) for card in equals.split(" = ")} for equals in order.split(" > ")]
    assert all(len(equals) == 1 for equals in ranks)
    assert [rank for equals in ranks for rank in equals] == sorted({pips(card) for card in CARDS}, reverse=True)
    assert [pips(card) for card in CARDS] == sorted(pips(card) for card in CARDS)


@pytest.mark.parametrize(
    ("options", "by_size"),
    [
        ({}, {1: 14, 2: 16, 3: 12, 4: 13, 6: 9, 8: 3, 12: 3}),
        ({"bai_groups": True}, {1: 14, 2: 16, 3: 12, 4: 13, 6: 11, 8: 7, 12: 11}),
        ({"trio": True}, {1: 14, 2: 16, 3: 16, 4: 13, 6: 9, 8: 3, 12: 3}),
    ],
)
def test_leads_are_as_many_as_the_page_says(options: dict[str, Any], by_size: dict[int, int]) -> None:
    packed = paiguan.game("mohuahua", **options).options
    leads = [combo for code, combo in enumerate(combos.COMBOS) if combos.may_lead(packed, code)]
    assert Counter(len(combo.cards) for combo in leads) == by_size


def test_groups_led_by_default_are_those_of_the_page() -> None:
    listed = """xi+xi xi+niu niu+niu xi+xi+niu xi+niu+niu yu+yu xi+xi+niu+niu xi+yu+yu niu+yu+yu yu+yu+yu+yu
    xi+xi+niu+yu+yu xi+niu+niu+yu+yu"""
    default = combos.NAMES[: combos.BAI_LEADS]
    assert {name for name in default if "+" in name} == set(listed.split())


@pytest.mark.parametrize(
    ("best", "beaten_by"),
    [
        ("niu+niu", {"quad-66"}),
        ("yu+yu", {"bai+bai", "bailiang", "quad-66"}),
        ("yuliang", {"bailiang", "quad-66"}),
        ("bailiang", set()),
        ("niu+yu+yu", {"heaven2+bai+bai", "quad-66"}),
        ("yu+yu+yu+yu", {"bai+bai+bai+bai", "quad-66"}),
        ("xi+niu", set()),
        ("xi+xi+niu+yu+yu", set()),
    ],
)
def test_big_leads_are_beaten_by_what_the_page_lists(best: str, beaten_by: set[str]) -> None:
    """5.3, "Consequences": what one deck can hold beside the lead."""
    options = paiguan.game("mohuahua").options
    found = set()
    for code in [code for code, name in enumerate(combos.NAMES) if name.split("-")[0] == best]:
        rest = FULL_DECK - int(combos.cards_of[code])
        for play, name in enumerate(combos.NAMES):
            if holds(rest, combos.cards_of[play]) and combos.beats(options, code, True, play):
                found.add(name if name == "quad-66" else name.split("-")[0])
    assert found == beaten_by


def test_listed_answers_are_those_that_beat() -> None:
    """The tables that make listing quick say what `beats` says, of every lead and many hands."""
    codes = np.zeros(128, np.int16)
    for options in ({}, {"trio": True, "bai_groups": True, "quad66_beats_led_xi": True}):
        game = paiguan.game("mohuahua", **options)
        packed = game.options
        for seed in range(12):
            for hand in [*game.deal(seed=seed).state.dealt.tolist()[:3], FULL_DECK]:
                held = [play for play in range(combos.COUNT) if holds(hand, combos.cards_of[play])]
                for best in range(combos.COUNT):
                    beating = [play for play in held if combos.beats(packed, best, True, play)]
                    assert codes[: legal_beats(packed, best, hand, codes)].tolist() == beating
                    assert count_beats(packed, best, hand) == len(beating)
                    same_size = [play for play in beating if combos.size_of[play] == combos.size_of[best]]
                    assert may_discard(packed, best, hand, len(beating)) == (not same_size)


def test_every_combination_has_a_name_in_the_terms() -> None:
    words = terms("mohuahua")
    for name in combos.NAMES:
        assert words.find("combinations", name) or words.find("pieces", name), name


# ---- who sees what ---------------------------------------------------------------------------------------------

FISH_TAKEN = [*lead(0, "22x2 33x2 11x2"), act(1, "play", "66x4", extra="64x2")]


def log(deal: paiguan.Deal, seat: int | None) -> list[Action]:
    found: list[Action] = json.loads(deal.infostate(seat))["log"]
    return found


def test_extras_and_pads_are_their_owners_secret() -> None:
    deal = played(FISH_TAKEN, FISH)
    assert log(deal, 1)[-1] == FISH_TAKEN[-1]
    for seat in (None, 0, 2):
        assert log(deal, seat)[-1] == {**act(1, "play", "66x4"), "count": 2}
    deal = played([*PADDING, act(0, "pad", "44x3")], SPREAD)
    assert log(deal, 0)[-1] == act(0, "pad", "44x3")
    assert log(deal, 1)[-2:] == [{**act(2, "discard"), "count": 4}, {**act(0, "pad"), "count": 3}]
    assert deal.outcome()["tricks"] == [0, 4, 0]


def test_discards_are_shown_at_once_with_open_discards_and_to_all_at_the_end() -> None:
    for seat in (None, 0, 2):
        assert log(played(EIGHT, STRONG), seat)[2] == {**act(1, "discard"), "count": 8}
        assert log(played(EIGHT, STRONG, open_discards=True), seat)[2] == EIGHT[2]
        ended = played([*EIGHT, act(0, "declare")], STRONG, declare_at=6)
        assert log(ended, seat)[2] == EIGHT[2]
        assert [len(hand) for hand in ended.view(seat).hands] == [8, 8, 8]  # type: ignore[attr-defined]


def test_a_heaven_quad_is_not_on_the_table_before_its_extras_are_named() -> None:
    deal = played(lead(0, "22x2 33x2 11x2"), FISH)
    before = deal.concealed(2).tobytes()
    deal.game.rules.play(deal.state, deal.game.options, combos.HEAVEN_QUAD)
    assert deal.state.partial == 1
    assert deal.concealed(2).tobytes() == before


def test_who_rests_sees_no_more_than_a_spectator() -> None:
    game = paiguan.game("mohuahua", preset="four")
    for seed in range(20):
        deal = random_deal(game, seed, moves=seed)
        rests = (int(deal.state.dealer) + 3) % 4
        assert deal.concealed(rests).tobytes() == deal.concealed(None).tobytes()
        assert deal.outcome()["tricks"][rests] == 0


# ---- worlds held possible --------------------------------------------------------------------------------------


def possible(deal: paiguan.Deal) -> bool:
    """Whether every code of the log was legal when it was played."""
    game, again = deal.game, duplicate(deal._states)
    game.rules.restart(again[0], game.options)
    codes = np.zeros(game.rules.LEGAL, np.int16)
    for entry in deal.state.log[: deal.state.logged].tolist():
        if entry & CODE not in codes[: game.rules.legal(again[0], game.options, codes)]:
            return False
        assert again[0].turn == entry >> SEAT_SHIFT & 3
        game.rules.play(again[0], game.options, entry & CODE)
    return True


def test_who_discarded_on_a_single_held_nothing_higher() -> None:
    hand = played([*lead(0, "65"), act(1, "discard", "61"), act(2, "discard", "51")], STRONG)
    for seed in range(100):
        dealt = hand.resample(0, seed=seed).state.dealt.tolist()
        assert "66" not in ids(dealt[1]) + ids(dealt[2])


def test_who_discarded_on_a_pair_held_no_higher_pair() -> None:
    low = hands("65x4 66x4 64x4 55x4", "62x2 44x4 61x4 22x4 21x2", "63x2 51x4 33x4 42x2 11x4")
    hand = played([*lead(0, "65x2"), act(1, "discard", "61x2")], low)
    both = 0
    for seed in range(100):
        dealt = hand.resample(0, seed=seed).state.dealt.tolist()
        assert not holds(dealt[1], counts(["62", "63"]))
        both += bool(holds(dealt[2], counts(["62", "63"])))
    assert both > 0


def test_worlds_after_heaven_quads_out_of_count_are_possible() -> None:
    for actions, deal in (
        (PADDING, SPREAD),
        ([*PADDING, act(0, "pad", "44x3")], SPREAD),
        (FISH_TAKEN, FISH),
        ([*FISH_TAKEN, act(2, "discard", "61x4 51x2")], FISH),
    ):
        hand = played(actions, deal)
        for viewer in (None, 0, 1, 2):
            for seed in range(30):
                world = hand.resample(viewer, seed=seed)
                assert possible(world)
                assert world.concealed(viewer).tobytes() == hand.concealed(viewer).tobytes()


def test_the_walk_ends_in_possible_worlds_too() -> None:
    """Filling anew is nearly always enough, so the walk is called here by itself."""
    game = paiguan.game("mohuahua")
    strained = 0
    for seed in range(40):
        deal = random_deal(game, seed, moves=8 + seed % 20)
        if deal.over:
            continue
        held, rng = blank(game.rules.STATE), seeded(seed)
        world = held[0]
        game.rules.conceal(deal.state, game.options, 0, world)
        unseen = worlds.unseen_cards(world, 0)
        end = worlds.open_gaps(world, game.options, 0)
        worlds.fill_gaps(world, end, unseen, rng)
        strained += worlds.strain(world, game.options, 0, end) > 0
        worlds.walk(world, game.options, 0, end, rng)
        worlds.close_gaps(world, 0, end)
        assert possible(paiguan.Deal(game, held))
        assert paiguan.Deal(game, held).concealed(0).tobytes() == deal.concealed(0).tobytes()
    assert strained > 0, "no filling was ever strained, so nothing was repaired"


def test_all_possible_worlds_are_equally_likely() -> None:
    """With open discards and few cards left all divisions of the unseen cards can be listed and tried."""
    game = paiguan.game("mohuahua", open_discards=True)
    tested = 0
    for seed in range(30):
        deal = random_deal(game, seed, moves=24)
        if deal.over or not 2 <= (size := int(cards_left(deal.state, game.options, 1))) <= 4:
            continue
        unseen = ids(deal.state.hands[1]) + ids(deal.state.hands[2])
        expected: Counter[int] = Counter()
        for places in combinations(range(len(unseen)), size):
            world = deal.copy()
            given = sum(int(one[KIND[unseen[place]]]) for place in places)
            both = int(deal.state.hands[1] + deal.state.hands[2])
            for seat, hand in ((1, given), (2, both - given)):
                world.state.dealt[seat] += hand - world.state.hands[seat]
                world.state.hands[seat] = hand
            expected[given] += possible(world)
        total, draws = sum(expected.values()), 2000
        seen = Counter(int(deal.resample(0, seed=draw).state.hands[1]) for draw in range(draws))
        for hand in seen | expected:
            share = expected[hand] / total
            assert abs(seen[hand] - draws * share) <= 5 * (draws * share * (1 - share)) ** 0.5
        tested += len(expected) > 1
    assert tested >= 5


# ---- the match and the score sheet -----------------------------------------------------------------------------


def test_every_seat_deals_as_often_as_the_rounds_say() -> None:
    for options, seats in (({"rounds": 2}, 3), ({"rounds": 1, "players": 4}, 4)):
        match = paiguan.Match(paiguan.game("mohuahua", **options))
        dealers: list[int] = []
        while not match.over:
            deal = match.deal(seed=len(dealers))
            dealers.append(int(deal.state.dealer))
            for _ in range(3):
                deal.push("fold")
            match.finish(deal)
        assert dealers == [hand % seats for hand in range(options["rounds"] * seats)]


SHEETS: dict[str, dict[str, Any]] = {
    "score_tricks_total": {"tricks": [10, 6, 1]},
    "score_tricks_short": {"tricks": [8, 2, 0]},
    "score_bonus_max": {"tricks": [10, 6, 0], "xi": [2, 1, 0]},
    "score_bonus_tricks": {"tricks": [10, 6, 0], "liang": [0, 2, 0]},
    "malformed": {"tricks": [10, 6]},
    "dealer_invalid": {"dealer": 3, "tricks": [10, 6, 0]},
}


@pytest.mark.parametrize("sheet", [{"tricks": [10, 0, 0, 6]}, {"tricks": [10, 6, 0, 0], "xi": [0, 0, 0, 1]}])
def test_who_rests_has_nothing_on_a_score_sheet(sheet: dict[str, Any]) -> None:
    with pytest.raises(paiguan.IllegalMove) as caught:
        paiguan.game("mohuahua", players=4).score({"dealer": 0, **sheet})
    assert caught.value.refusal.code == "score_resting"


def test_seventeen_tricks_are_too_many_and_none_at_all_cannot_be_read() -> None:
    for sheet, code in (({"tricks": [17, 0, 0]}, "score_tricks_total"), ({"tricks": None}, "malformed")):
        with pytest.raises(paiguan.IllegalMove) as caught:
            paiguan.game("mohuahua").score(sheet)
        assert caught.value.refusal.code == code


def test_a_joy_that_was_not_led_locks_nothing() -> None:
    """5.3: a lead locks, an answer does not; no table gets there, a record may ask."""
    record = {"game": "mohuahua", "check": "legal", "hand": ["66", "66", "66", "66", "65", "65"], "best": ["21", "42"]}
    assert judge({**record, "led": True}).happened["plays"] == []
    assert judge({**record, "led": False}).happened["plays"] == [["65", "65"], ["66", "66"]]


def test_a_played_hand_and_its_score_sheet_come_to_the_same() -> None:
    """Random hands told as a sheet give the payments the engine gave."""
    for options in ({}, {"players": 4, "declare_at": 6, "trio": True}):
        game = paiguan.game("mohuahua", **options)
        settled = 0
        for seed in range(150):
            deal = random_deal(game, seed)
            if deal.phase == "washed":
                assert deal.settlement.payments == (0,) * game.seats
                continue
            counters = {key: deal.state[key][: game.seats].tolist() for key in ("tricks", "xi", "niu", "liang")}
            sheet = {"dealer": int(deal.state.dealer), **counters}
            assert game.score(sheet).payments == deal.settlement.payments
            settled += 1
        assert settled > 100


def test_a_log_entry_of_a_pad_tells_that_it_is_one() -> None:
    """A pad's cards continue its first code, so that nobody takes it for a discard."""
    deal = played([*PADDING, act(0, "pad", "44x3")], SPREAD)
    assert [bool(entry & CONTINUES) for entry in deal.state.log[deal.state.logged - 4 : deal.state.logged]] == [
        *(False, True, True, True)
    ]
    assert str(deal.moves[-1]) == "pad 44 44 44"


class TestRefusals(RefusalSuite):
    game = "mohuahua"
    record: ClassVar = {"deal": STRONG}
    moves, deals, sheets = REFUSALS, DEALS, SHEETS
    elsewhere = frozenset({"deal_resting", "score_resting"})  # with four at the table
