"""十三張: a case for each refusal, the figures of the rule page, and what only this game has."""

from fractions import Fraction
from math import comb
from typing import Any, ClassVar

import numpy as np
import pytest

import paiguan
from paiguan.engine.records import judge
from paiguan.engine.rng import seeded
from paiguan.engine.terms import LANGUAGES, load, terms
from paiguan.games.shisanzhang.combos import CATEGORY, in_order, layouts, pays, strength, value_layouts
from paiguan.games.shisanzhang.options import OPTION_SET, SPECIALS
from paiguan.games.shisanzhang.score import hands_of
from paiguan.games.shisanzhang.state import CARDS, chosen, ids, mask
from tests.games import refusals
from tests.games.refusals import RefusalSuite

Action = dict[str, Any]


def hand(text: str) -> list[str]:
    return text.split()


# Deal B of the page: seat 0 has three quads, seats 1 and 2 the same ranks, seat 3 nothing above an eight.
DEAL = [
    hand("Qh Qd Qc Ks Kh Kd Kc Qs As Ah Ad Ac 2s"),
    hand("3s 4s 6s 9s 9h 5s 7s 8s Js Jh Ts Th 2h"),
    hand("3h 4h 6h 9d 9c 5h 7h 8h Jd Jc Td Tc 2d"),
    hand("3d 3c 2c 6d 6c 4d 4c 5d 8d 8c 7d 7c 5c"),
]
# Nobody has a special; then a clean dragon, and three straights that need Q-K-A.
PLAIN = [
    hand("2s 2h 2d 9h 8h 7h 6h 5h As Ks Qs Js Ts"),
    hand("3s 4s 6s Ah Ad 9s 8s 5d Kc Qc Jc Tc 8c"),
    hand("3h 4h 7s Kh Kd 5s 6d 9d 9c 7c 6c 5c 3c"),
    hand("Ac 7d 2c Th Td 4d 4c 3d Qh Qd Jh Jd 8d"),
]
CLEAN = [hand("2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As"), hand("2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah")]
QKA = [hand("Qs Kh Ad 3s 4h 5d 6c 7s 6h 7d 8c 9s Th"), hand("Qc Kc Ac 3d 4d 5c 6d 7c 6s 7h 8d 9d Tc")]
QKA_SUITED = [hand("Qs Ks As 3h 4h 5h 6h 7h 6d 7d 8d 9d Td"), hand("Qc Kc Ac 3d 4d 5c 6s 7c 6c 7s 8c 9s Tc")]
QUADS = [hand("2s 2h 2d 2c 7s 7h 9d 9c Js Jh Kd Kc 3s"), hand("3h 4h 5h 6h 8h 9h Th Qh Ah As Ks Qs Ts")]


def lay(seat: int, cards: list[str]) -> Action:
    return {"seat": seat, "do": "arrange", "head": cards[:3], "mid": cards[3:8], "tail": cards[8:]}


def declare(seat: int, special: str | None = None) -> Action:
    return {"seat": seat, "do": "declare", **({"special": special} if special else {})}


def bet(seat: int, amount: Any = 1) -> Action:
    return {"seat": seat, "do": "bet", "amount": amount}


BETS = [bet(1, 2), bet(2, 3), bet(3, 4)]
POINTS3 = {"preset": "points3"}
PAIR = {"preset": "points3", "players": 2}


def refusal_of(before: list[Action], last: Any, **setting: Any) -> str | None:
    return refusals.why("shisanzhang", {"deal": PLAIN}, before, last, **setting)


FIXED = {"min_bet": 2, "max_bet": 2}
NO_BETS = {"actions": [lay(0, PLAIN[0])]}  # a record that leaves all bets out
FORCED = {"preset": "points3", "special_declare": "forced"}
WRONG = {"seat": 0, "do": "arrange", "head": PLAIN[0][:4], "mid": PLAIN[0][4:8], "tail": PLAIN[0][8:]}

# code -> actions before, the refused action, options and record.
REFUSALS: dict[str, tuple[list[Action], Any, dict[str, Any]]] = {
    "malformed": ([], {"seat": 0, "do": "arrange", "head": "2s"}, {}),
    "unknown_verb": ([], {"seat": 0, "do": "fold"}, {}),
    "unknown_seat": ([], bet(4), {}),
    "piece_spelling": ([], lay(0, ["10s", *PLAIN[0][:12]]), {}),
    "unknown_piece": ([], lay(0, ["1s", *PLAIN[0][:12]]), {}),
    "bet_not_played": ([], bet(1), {"options": POINTS3}),
    "bet_fixed": ([], bet(1), {"options": FIXED}),
    "bet_banker": ([], bet(0), {}),
    "bet_already": ([bet(1)], bet(1), {}),
    "bet_closed": ([lay(0, PLAIN[0])], bet(1), NO_BETS),
    "bet_missing": ([], {"seat": 1, "do": "bet"}, {}),
    "bet_not_integer": ([], bet(1, 2.5), {}),
    "bet_too_small": ([], bet(1, 0), {}),
    "bet_too_big": ([], bet(1, 11), {}),
    "betting_open": ([bet(1)], lay(1, PLAIN[1]), {}),
    "already_arranged": ([*BETS, lay(1, PLAIN[1])], lay(1, PLAIN[1]), {}),
    "already_declared": ([declare(0)], lay(0, DEAL[0]), {"options": POINTS3, "deal": DEAL}),
    "must_declare": ([], lay(0, DEAL[0]), {"options": FORCED, "deal": DEAL}),
    "too_many_copies": (BETS, lay(0, [*PLAIN[0][:12], "2s"]), {}),
    "not_held": (BETS, lay(0, [*PLAIN[0][:12], "3s"]), {}),
    "cards_left": (BETS, lay(0, PLAIN[0][:12]), {}),
    "pile_sizes": (BETS, WRONG, {}),
    "special_is_pile": (BETS, declare(0, "quads"), {}),
    "unknown_special": (BETS, declare(0, "unicorn"), {}),
    "special_not_in_table": (BETS, declare(0, "royals"), {}),
    "special_removed": ([], declare(0, "three_quads"),
                        {"options": {**POINTS3, "special_pay": {"three_quads": 0}}, "deal": DEAL}),
    "no_special": (BETS, declare(0), {}),
    "dragon_is_clean": ([], declare(0, "dragon"), {"options": PAIR, "deal": CLEAN}),
    "not_three_flushes": (BETS, declare(0, "three_flushes"), {}),
    "not_three_straights": (BETS, declare(0, "three_straights"), {}),
    "qka_head_off": ([], declare(0, "three_straights"), {"options": PAIR, "deal": QKA}),
    "not_six_pairs": (BETS, declare(0, "six_pairs"), {}),
    "six_pairs_distinct": ([], declare(0, "six_pairs"), {"options": {**PAIR, "six_pairs": "distinct"}, "deal": QUADS}),
    "not_four_trips": ([], declare(0, "four_trips"), {"options": POINTS3}),
    "not_one_color": ([], declare(0, "one_color"), {"options": POINTS3}),
    "not_all_small": ([], declare(0, "all_small"), {"options": POINTS3}),
    "not_all_big": ([], declare(0, "all_big"), {"options": POINTS3}),
    "not_three_quads": ([], declare(0, "three_quads"), {"options": POINTS3}),
    "not_three_sf": ([], declare(0, "three_sf"), {"options": POINTS3}),
    "not_royals": ([], declare(0, "royals"), {"options": POINTS3}),
    "not_dragon": (BETS, declare(0, "dragon"), {}),
    "not_clean_dragon": (BETS, declare(0, "clean_dragon"), {}),
    "hand_over": ([declare(seat) for seat in range(4)], declare(0), {"options": POINTS3, "deal": DEAL}),
}  # fmt: skip
DEALS: dict[str, dict[str, Any]] = {
    "dealer_invalid": {"dealer": 4, "deal": PLAIN},
    "deal_missing": {},
    "deal_seats": {"deal": PLAIN[:3]},
    "deal_sizes": {"deal": [PLAIN[0][:12], *PLAIN[1:]]},
    "deal_pieces": {"deal": [[*PLAIN[0][:12], "3s"], *PLAIN[1:]]},
    "piece_spelling": {"deal": [["sA", *PLAIN[0][1:]], *PLAIN[1:]]},
    "malformed": {"deal": "2s"},
}
SHEETS: dict[str, dict[str, Any]] = {
    "score_seat_missing": {"layouts": PLAIN[:3]},
    "score_card_twice": {"layouts": [PLAIN[0], PLAIN[0], *PLAIN[2:]]},
    "score_extras_order": {"order": [[[0], [1], [2], [3]]] * 3, "extras": [[], [], [], ["head_trips"]]},
    "not_dragon": {"layouts": PLAIN, "declared": ["-", "-", "-", "dragon"]},
    "bet_too_big": {"layouts": PLAIN, "bets": [0, 1, 11, 1]},
    "dealer_invalid": {"layouts": PLAIN, "dealer": 7},
    "malformed": {"layouts": PLAIN, "bets": [1]},
}


OPTIONS: dict[str, dict[str, Any]] = {
    "special_pay_form": {"special_pay": [3]},
    "special_pay_unknown": {"special_pay": {"unicorn": 3}},
    "special_pay_value": {"special_pay": {"dragon": -1}},
    "special_pay_not_in_table": {"special_pay": {"royals": 24}},
    "jiagun_needs_banker": {"compare": "jiagun", "opposition": "all"},
    "pot_needs_all": {"settle": "pot"},
    "homerun_needs_shoot": {"homerun": True},
    "max_below_min": {"min_bet": 5, "max_bet": 4},
    "rate_form": {"rate": "1/0"},
    "option_value": {"players": 5},
    "option_too_small": {"unit": 0},
    "option_too_large": {"special_pay": {"dragon": 10**9}},
    "option_not_integer": {"ante": "2"},
    "option_unknown": {"jokers": 2},
    "preset_unknown": {"preset": "macau"},
}
NOTES: dict[str, dict[str, Any]] = {
    "foul_shot_idle": {"foul_shot": False},
    "homerun_two_players": PAIR,
    "homerun_banker_only": {"shoot": "all", "homerun": True},
    "draw_away_idle": {"draw_away": "extra"},
    "clash_without_banker": {"preset": "points3", "special_clash": "banker_pays"},
    "bets_idle": {"preset": "points3", "max_bet": 20},
    "unit_idle": {"unit": 2},
    "ante_idle": {"ante": 2},
    "hands_not_multiple": {"players": 3},
    "special_pay_rank": {"special_pay": {"six_pairs": 50}},
    "forced_may_hurt": {"special_declare": "forced"},
}


@pytest.mark.parametrize("code", OPTIONS)
def test_options_that_contradict_the_page_are_refused(code: str) -> None:
    with pytest.raises(paiguan.OptionError) as caught:
        paiguan.game("shisanzhang", **OPTIONS[code])
    assert caught.value.code == code
    assert "{" not in str(caught.value)


@pytest.mark.parametrize("code", NOTES)
def test_idle_and_surprising_settings_get_a_note(code: str) -> None:
    notes = {note.code: note for note in OPTION_SET.notes(OPTION_SET.resolve(NOTES[code]))}
    assert code in notes
    for language in LANGUAGES:
        assert "{" not in terms("shisanzhang").sentence(code, notes[code].params, language)


def test_no_option_conflict_is_without_a_case() -> None:
    assert {*OPTIONS, *NOTES} >= set(load("shisanzhang")["option_conflicts"])


@pytest.mark.parametrize("preset", OPTION_SET.presets)
def test_presets_are_free_of_notes(preset: str) -> None:
    assert OPTION_SET.notes(OPTION_SET.resolve({"preset": preset})) == []


def seen(deal: paiguan.Deal, seat: int | None) -> Any:
    """The view; its fields are the game's own."""
    return deal.view(seat)


def test_a_suited_qka_head_is_refused_or_taken_as_agreed() -> None:
    assert refusal_of([], declare(0, "three_sf"), options=PAIR, deal=QKA_SUITED) == "qka_head_off"
    assert refusal_of([], declare(0, "three_sf"), options={**PAIR, "qka_head": True}, deal=QKA_SUITED) is None


# ---- who sees what ---------------------------------------------------------------------------------------------


def test_no_cards_are_seen_and_no_layouts_offered_before_betting_has_closed() -> None:
    deal = paiguan.game("shisanzhang").load({"deal": PLAIN})
    for seat, action in enumerate(BETS, 1):
        assert [str(move) for move in deal.legal_moves_of(seat)] == [f"bet {amount}" for amount in range(1, 11)]
        assert not deal.legal_moves_of(0)
        assert all(not any(seen(deal, viewer).hands) for viewer in range(4))
        deal.push(action)
    assert seen(deal, 2).bets == (0, 2, 3, 4)
    assert [len(cards) for cards in seen(deal, 2).hands] == [0, 0, 13, 0]
    assert not any(seen(deal, None).hands)


def test_a_layout_and_a_declaration_look_the_same_until_the_showdown() -> None:
    game = paiguan.game("shisanzhang", preset="points3")
    laid, declared = game.load({"deal": DEAL}), game.load({"deal": DEAL})
    laid.push(lay(0, DEAL[0]))
    declared.push(declare(0))
    for seat in (None, 1, 2, 3):
        assert laid.infostate(seat) == declared.infostate(seat)
        assert laid.observe(seat).tobytes() == declared.observe(seat).tobytes()
        assert seen(laid, seat).log == ({"seat": 0, "do": "commit"},)
        assert seen(laid, seat).committed == (True, False, False, False)
    assert seen(laid, 0) != seen(declared, 0)
    for seat in (1, 2, 3):
        declared.push(lay(seat, DEAL[seat]))
    assert seen(declared, None).log[0] == declare(0, "three_quads")
    assert [len(cards) for cards in seen(declared, None).hands] == [13] * 4


def test_a_move_under_way_is_nobody_elses_business() -> None:
    """Codes of an unfinished layout change nothing that the others see."""
    game = paiguan.game("shisanzhang", preset="points3")
    deal = game.load({"deal": PLAIN})
    before = [deal.infostate(seat) for seat in (None, 0, 1, 3)]
    codes = np.zeros(game.rules.LEGAL, np.int16)
    assert game.rules.set_actor(deal.state, game.options, 2)
    for _ in range(7):
        game.rules.legal(deal.state, game.options, codes)
        game.rules.play(deal.state, game.options, codes[0])
        assert [deal.infostate(seat) for seat in (None, 0, 1, 3)] == before
        assert not game.rules.set_actor(deal.state, game.options, 0)


def test_seats_act_in_any_order_to_the_same_end() -> None:
    game = paiguan.game("shisanzhang")
    payments = set()
    for order in ((0, 1, 2, 3), (3, 1, 0, 2), (2, 3, 1, 0)):
        deal = game.load({"deal": PLAIN})
        for seat in order:
            if seat:
                deal.push(bet(seat, seat + 1))
        for seat in order:
            deal.push(lay(seat, PLAIN[seat]))
        payments.add(deal.settlement.payments)
    assert payments == {(18 * (2 + 3 + 4), -18 * 2, -18 * 3, -18 * 4)}


def test_resampling_deals_the_unseen_cards_evenly() -> None:
    """39 unseen cards, three other hands: in 3,000 worlds each card is in each hand 1,000 times, within five errors."""
    game = paiguan.game("shisanzhang", preset="points3")
    deal = game.load({"deal": PLAIN})
    deal.push(lay(1, PLAIN[1]))
    counts, rng = np.zeros((4, 52)), seeded(3)
    world = deal.copy().state
    for _ in range(3000):
        game.loops.resample(deal.state, game.options, 0, rng, world)
        for seat in range(4):
            counts[seat] += [int(world.dealt[seat]) >> card & 1 for card in range(52)]
    own = np.array([card in PLAIN[0] for card in CARDS])
    assert (counts[0] == 3000 * own).all()
    error = (3000 * (1 / 3) * (2 / 3)) ** 0.5
    assert (abs(counts[1:, ~own] - 1000) < 5 * error).all()


def test_with_fewer_players_the_rest_of_the_pack_is_never_seen() -> None:
    deal = paiguan.game("shisanzhang", preset="points3", players=2).deal(seed=1)
    assert sorted(len(cards) for cards in deal.record()["deal"]) == [13, 13]
    for seat in (0, 1):
        deal.push(next(iter(deal.legal_moves_of(seat))))
    assert [len(cards) for cards in seen(deal, None).hands] == [13, 13]


# ---- bets ------------------------------------------------------------------------------------------------------


def test_records_may_leave_bets_out_but_none_may_come_late() -> None:
    actions = [bet(2, 5), *(lay(seat, PLAIN[seat]) for seat in (1, 3, 0, 2))]
    deal = paiguan.game("shisanzhang").load({"deal": PLAIN, "actions": actions})
    for action in actions:
        deal.push(action)
    assert seen(deal, None).bets == (0, 1, 5, 1)
    assert paiguan.Deal.from_json(deal.to_json()) == deal
    assert refusal_of(actions[:2], bet(3), actions=actions) == "bet_closed"


@pytest.mark.parametrize(("low", "high"), [(1, 9), (1, 10), (99, 100), (7, 12_345), (1, 10**9), (10**9 - 1, 10**9)])
def test_any_amount_between_the_limits_can_be_bet_and_no_other(low: int, high: int) -> None:
    deal = paiguan.game("shisanzhang", min_bet=low, max_bet=high).load({"deal": PLAIN})
    for amount in {low, min(low + 1, high), (low + high) // 2, high - 1, high}:
        assert deal.why_not(bet(1, amount)) is None
        after = deal.copy()
        after.push(f"bet {amount}")
        assert seen(after, None).bets[1] == amount
        assert [str(move) for move in after.moves] == [f"bet {amount}"]
    for amount in (low - 1, high + 1, 10 * high, -5):
        assert deal.why_not(bet(1, amount)) is not None


# ---- the figures of the page -----------------------------------------------------------------------------------


def packed(**given: Any) -> Any:
    return OPTION_SET.pack(OPTION_SET.resolve(given))


HOW_MANY = {
    "dragon": 4**13,
    "clean_dragon": 4,
    "royals": comb(16, 13),
    "all_small": comb(28, 13),
    "all_big": comb(28, 13),
    "one_color": 2 * comb(26, 13),
    "three_quads": comb(13, 3) * 40,
    "four_trips": comb(13, 4) * 4**4 * 9 * 4 + 13 * comb(12, 3) * 4**3,
}


@pytest.mark.parametrize("special", HOW_MANY)
def test_specials_are_as_rare_as_the_formulas_say(special: str) -> None:
    assert hands_of(packed(), SPECIALS.index(special)) == HOW_MANY[special]


def test_all_72072_layouts_are_there_and_valued_like_single_piles() -> None:
    assert len({tuple(layout) for layout in layouts.tolist()}) == 72_072
    options, state = packed(), paiguan.game("shisanzhang").deal(seed=9).state
    strengths = np.zeros(layouts.shape, np.int64)
    cards = int(state.dealt[0])
    value_layouts(options, cards, layouts, np.zeros(8192, np.int64), strengths)
    for place in range(0, 72_072, 977):
        piles = [int(chosen(cards, places)) for places in layouts[place].tolist()]
        assert [len(ids(pile)) for pile in piles] == [3, 5, 5]
        assert sum(piles) == cards
        assert [int(strength(options, pile)) for pile in piles] == strengths[place].tolist()


def test_every_hand_can_be_laid_out_without_a_foul() -> None:
    """9.32, by exhaustion: 100 shuffled hands, and one whose best middle and tail are equal."""
    options = packed()
    hands = [int(paiguan.game("shisanzhang").deal(seed=seed).state.dealt[0]) for seed in range(100)]
    hands.append(mask(hand("Ks Qh Jd 9s 8h 7d 6c 5s 9h 8d 7c 6s 5h")))
    piles, strengths = np.zeros(8192, np.int64), np.zeros(layouts.shape, np.int64)
    for cards in hands:
        value_layouts(options, cards, layouts, piles, strengths)
        head, mid, tail = strengths.T
        good = (head < mid) & (mid < tail)
        assert good.any()
        assert in_order(options, *strengths[int(good.argmax())].tolist())


def test_trips_and_two_straight_flushes_pay_18_and_nothing_pays_more() -> None:
    """The page's control for hongkong."""
    deal = paiguan.game("shisanzhang", min_bet=1, max_bet=1).load({"deal": PLAIN})
    for seat in range(4):
        deal.push(lay(seat, PLAIN[seat]))
    assert deal.settlement.payments == (54, -18, -18, -18)
    assert [pile.category for pile in seen(deal, 1).commitments[0].piles] == ["trips", "sf", "sf"]
    worth = [max(pays(packed(), pile, category << CATEGORY) for category in range(9)) for pile in range(3)]
    assert worth == [3, 10, 5]


# ---- pot and match ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ante", "dealer", "payments"),
    [(1, 0, (1, 0, 0, -1)), (1, 3, (1, 0, 0, -1)), (2, 1, (0, 1, 1, -2)), (3, 2, (1, 1, 1, -3)), (5, 3, (2, 2, 1, -5))],
)
def test_odd_chips_of_a_shared_pot_go_round_from_the_dealer(ante: int, dealer: int, payments: tuple[int, ...]) -> None:
    """Three level seats against one that fouls: their scores are equal."""
    suits = [[rank + suit for rank in "23456789TJQKA"] for suit in "shdc"]
    deal = paiguan.game("shisanzhang", preset="points3_pot", ante=ante).load({"dealer": dealer, "deal": suits})
    for seat in range(3):
        deal.push(lay(seat, suits[seat]))
    deal.push(lay(3, suits[3][8:] + suits[3][:8]))
    outcome = deal.outcome()
    assert outcome["payments"] == list(payments)
    assert outcome["scores"][:3] == [outcome["scores"][0]] * 3
    assert sum(outcome["scores"]) == 0


def test_the_deal_rotates_or_stays_and_the_match_ends() -> None:
    for rotation, dealers in (("rotate", [0, 1, 2, 0, 1, 2]), ("fixed", [0] * 6)):
        match = paiguan.Match(paiguan.game("shisanzhang", players=3, rotation=rotation, match_hands=6))
        dealt: list[int] = []
        while not match.over:
            deal = match.deal(seed=len(dealt))
            dealt.append(int(deal.state.dealer))
            while not deal.over:
                deal.push(next(iter(deal.legal_moves)))
            match.finish(deal)
        assert dealt == dealers


def test_money_is_an_exact_fraction() -> None:
    match = paiguan.Match(paiguan.game("shisanzhang", rate="1/3"), totals=(-7, 10, -3, 0))
    assert match.money == tuple(Fraction(total, 3) for total in (-7, 10, -3, 0))
    assert paiguan.Match(paiguan.game("tianjiu")).money is None


def test_a_played_hand_and_its_score_sheet_come_to_the_same() -> None:
    for preset in ("hongkong", "points3_pot", "taiwan"):
        game = paiguan.game("shisanzhang", preset=preset)
        for seed in range(40):
            deal = game.deal(seed=seed, dealer=seed % 4)
            game.loops.play_out(deal.state, game.options, np.zeros(game.rules.LEGAL, np.int16), seeded(seed))
            sheet: dict[str, Any] = {"dealer": seed % 4, "layouts": [], "declared": []}
            for seat in range(4):
                made = seen(deal, None).commitments[seat]
                piles = [card for pile in made.piles for card in pile.cards]
                sheet["layouts"].append(piles or list(seen(deal, None).hands[seat]))
                sheet["declared"].append(made.special or "-")
            if preset == "hongkong":
                sheet["bets"] = list(seen(deal, None).bets)
            assert game.score(sheet).payments == deal.settlement.payments


# ---- records and sheets of what cannot be ------------------------------------------------------------------------


def test_a_sheet_has_a_layout_for_each_seat_and_a_bet_of_each_punter() -> None:
    game = paiguan.game("shisanzhang")
    sheet = dict(game.interface.example)
    for wrong, code in (
        ({"layouts": [*sheet["layouts"], []]}, "deal_seats"),
        ({"bets": [0, 0, 1, 1]}, "bet_too_small"),
        ({"dealer": 9, "layouts": []}, "dealer_invalid"),
    ):
        with pytest.raises(paiguan.IllegalMove) as caught:
            game.score({**sheet, **wrong})
        assert caught.value.refusal.code == code


def test_others_see_that_a_seat_has_committed_and_not_how() -> None:
    hands = [[rank + suit for rank in "23456789TJQKA"] for suit in "shdc"]
    record = {"game": "shisanzhang", "check": "view", "deal": hands, "actions": [{"seat": 2, "do": "declare"}]}
    assert judge({**record, "viewer": 0}).happened == [{"seat": 2, "do": "commit"}]
    assert judge({**record, "viewer": 2}).happened == [{"seat": 2, "do": "declare"}]


class TestRefusals(RefusalSuite):
    game = "shisanzhang"
    record: ClassVar = {"deal": PLAIN}
    moves, deals, sheets = REFUSALS, DEALS, SHEETS
    elsewhere = frozenset({"match_over"})
