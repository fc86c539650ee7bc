"""六虎: a case for each refusal, the figures of the rule page, and what only this game has."""

import random
from collections import Counter
from itertools import combinations
from typing import Any, ClassVar

import pytest

import paiguan
from paiguan.engine.records import judge
from paiguan.games.liuhu import combos
from paiguan.games.liuhu.state import NUMBER_CARDS, ids
from tests.games.refusals import RefusalSuite
from tests.playing import random_deal

Action = dict[str, Any]
ALL = [*NUMBER_CARDS, "YX"]


def hands(*given: str) -> list[list[str]]:
    """Hands that begin with the cards given for each seat (one card: the dream) and are filled up from the rest."""
    dealt = [cards.split() for cards in given]
    taken = {card for cards in dealt for card in cards}
    in_play = ALL if len(dealt) == 4 else ALL[:36]
    rest = [card for card in in_play if card not in taken]
    return [cards + [rest.pop() for _ in range(12 - len(cards))] if len(cards) > 1 else cards for cards in dealt]


# The dealer has six old cards, no set and no run.
PLAIN = hands("T9 G9 S9 Q9 T1 Q1 T2 G3 S4 Q5 T5 S5", "G1 G2 Q2 S3 T4 Q4 T6 Q6 G7 Q7 G8 Q8", "G6", "YX S1")
TIGERS = hands("T2 T4 S4 T5 S5 T6 S6 T7 S7 T8 S8 G9", "Q3 Q4", "Q9", "T1 G1 S1 Q1 YX T9 G2 S2 Q2 T3 G3 S3")
OWN_TIGERS = [TIGERS[0], TIGERS[2], TIGERS[1], TIGERS[3]]  # seat 3 deals, so seat 1 dreams
SETS = hands("T9 G9 S9 Q9 T7 G7 S7 Q7 T6 G6 S6 YX", "T8 G8 T1 G1 T2 G2 S2 Q2 T3 G3 T4 G4", "Q6", "S8 Q8")
RUNS = hands("T9 T8 T7 T6 G9 S9 G2 S2 Q2 Q3 S3 G4", "T1 T2 T3 G1 S1 Q1 G5 S5 Q5 G6 S6 Q6", "Q7", "YX G3")
JOKER = hands("T1 G1 YX T2 G2 S2 Q2 T3 G3 T4 G4 S4", "T9 G9 S9 Q9 T8 G8 S8 T7 G7 S7 Q7 Q3", "S1", "Q1 S3")
SHAPES = hands("T1 T8 T9 G7 S9 G3 G4 G5 S2 S3 S4 Q2", "Q7 Q8 Q9 T7 S7 T2", "Q6", "YX S5")
THREE = hands("T8 G8 S8 Q8 T7 G7 S7 Q7 T6 G6 S6 Q6", "T9 G9 S9 Q9 T1 G1 S1 Q1 T5 G5 S5 Q5", "T2 G2")
LATE = hands("G2 G3 G9 S1 S2 S3 S4 Q2 Q3 Q4 Q5 Q6", "T5 G8 G5 S9 T9", "Q1", "T1 T2 G1 YX")


def act(seat: Any, do: str, *cards: str, **rest: Any) -> Action:
    return {"seat": seat, "do": do, **({"cards": list(cards)} if cards else {}), **rest}


def sees(deal: paiguan.Deal, seat: int | None) -> Any:
    """What a seat sees, as a LiuhuView."""
    return deal.view(seat)


def lead(seat: int, cards: str) -> Action:
    return act(seat, "lead", *cards.split())


def beat(seat: int, cards: str) -> Action:
    return act(seat, "beat", *cards.split())


def throw(seat: int, cards: str) -> Action:
    return act(seat, "discard", *cards.split())


CALLED = [act(0, "zuo")]
LAST_TRICK = [
    *[*CALLED, lead(0, "T9 G9 S9 Q9"), throw(1, "T2 G2 S2 Q2"), throw(3, "S3 Q3 S4 Q4")],
    *[lead(0, "T7 G7 S7 Q7"), throw(1, "T3 G3 T4 G4"), throw(3, "T5 G5 S5 Q5")],
    *[lead(0, "T6 G6 S6"), throw(1, "T8 G8 T1"), throw(3, "S8 Q8 S1")],
    *[lead(0, "YX"), throw(1, "G1"), throw(3, "Q1")],
]


# code -> actions before, the refused action, options and deal.
REFUSALS: dict[str, tuple[list[Action], Any, dict[str, Any]]] = {
    "malformed": ([], {"seat": 0, "do": "lead", "cards": "T2"}, {}),
    "unknown_seat": ([], act(4, "pass"), {}),
    "unknown_verb": ([], act(0, "fly"), {}),
    "no_pieces": (CALLED, act(0, "lead"), {}),
    "cards_unexpected": ([], act(0, "zuo", "T9"), {}),
    "unknown_piece": (CALLED, lead(0, "X1"), {}),
    "too_many_copies": (CALLED, lead(0, "T2 T2"), {}),
    "card_not_in_play": (CALLED, lead(0, "LH"), {}),
    "hand_over": ([act(0, "pass"), act(1, "pass"), act(3, "pass")], act(0, "zuo"), {}),
    "dream_cannot_act": ([], act(2, "zuo"), {}),
    "wuhu_decide_first": ([], act(3, "zuo"), {"deal": TIGERS}),
    "wuhu_three_players": ([], act(0, "wuhu"), {"options": {"players": 3}, "deal": THREE}),
    "wuhu_not_held": ([], act(0, "wuhu"), {}),
    "wuhu_too_late": ([act(3, "nowuhu")], act(3, "wuhu"), {"deal": TIGERS}),
    "nowuhu_nothing": ([], act(0, "nowuhu"), {}),
    "call_not_open": ([], act(0, "zuo"), {"deal": TIGERS}),
    "already_passed": ([act(0, "pass")], act(0, "zuo"), {}),
    "call_closed": ([act(0, "pass"), act(1, "zuo")], act(3, "zuo"), {}),
    "hu_not_on_lead": (CALLED, act(1, "hu"), {}),
    "not_your_turn": ([], act(1, "zuo"), {}),
    "call_first": ([], lead(0, "T2"), {}),
    "lead_no_pass": (CALLED, act(0, "pass"), {}),
    "nothing_to_follow": (CALLED, throw(0, "T2"), {}),
    "no_cards_left": (LAST_TRICK, lead(0, "YX"), {"deal": SETS}),
    "already_led": ([*CALLED, lead(0, "T2")], lead(1, "T4"), {}),
    "follow_no_pass": ([*CALLED, lead(0, "T2")], act(1, "pass"), {}),
    "hu_too_few": (CALLED, act(0, "hu"), {"deal": RUNS}),
    "not_held": (CALLED, lead(0, "T3"), {}),
    "wrong_count": ([*CALLED, lead(0, "T2")], throw(1, "T4 T6"), {}),
    "pair_is_nothing": (CALLED, lead(0, "T9 G9"), {}),
    "joker_only_single": (CALLED, lead(0, "T1 G1 YX"), {"deal": JOKER}),
    "joker_counts_as_one": (CALLED, lead(0, "T2 G2 YX"), {"options": {"yunxian_number": "one"}, "deal": JOKER}),
    "set_too_big": ([act(3, "nowuhu"), act(3, "zuo")], lead(3, "T1 G1 S1 Q1 YX"),
                    {"options": {"yunxian_number": "one"}, "dealer": 3, "deal": OWN_TIGERS}),
    "run_wraps": (CALLED, lead(0, "T8 T9 T1"), {"deal": SHAPES}),
    "run_mixed_suits": (CALLED, lead(0, "G7 T8 S9"), {"deal": SHAPES}),
    "run_too_long": (CALLED, lead(0, "T6 T7 T8 T9"), {"deal": RUNS}),
    "run_gap": (CALLED, lead(0, "T2 T5 T9"), {}),
    "not_a_combination": (CALLED, lead(0, "T9 G9 S4"), {}),
    "lead_joker_last": (CALLED, lead(0, "YX"), {"deal": JOKER}),
    "lead_privilege_limit": (CALLED, lead(0, "G9"), {"options": {"dealer_privilege": True}, "deal": PLAIN}),
    "lead_highest_suit": (CALLED, lead(0, "G3"), {}),
    "lead_fresh_first": (CALLED, lead(0, "T9"), {}),
    "beat_led_top": ([*CALLED, lead(0, "T1")], beat(1, "T4"), {"options": {"dealer_privilege": True}, "deal": PLAIN}),
    "beat_joker": ([*CALLED, lead(0, "G2"), throw(1, "T5")], beat(3, "YX"), {"deal": LATE}),
    "beat_other_kind": ([*CALLED, lead(0, "G3 G4 G5")], beat(1, "T7 S7 Q7"), {"deal": SHAPES}),
    "beat_must_same_suit": ([*CALLED, lead(0, "G2")], beat(1, "T5"), {"options": {"preset": "same_suit"}, "deal": LATE}),
    "beat_one_is_low": ([*CALLED, lead(0, "G2"), beat(1, "G5")], beat(3, "G1"), {"deal": LATE}),
    "beat_lower_suit": ([*CALLED, lead(0, "T2")], beat(1, "G7"), {}),
    "beat_lower_number": ([*CALLED, lead(0, "T5")], beat(1, "T4"), {}),
    "beat_set_lower": ([*CALLED, lead(0, "T9 G9 S9 Q9")], beat(1, "T2 G2 S2 Q2"), {"deal": SETS}),
    "beat_run_lower_suit": ([*CALLED, lead(0, "G3 G4 G5")], beat(1, "Q7 Q8 Q9"), {"deal": SHAPES}),
    "beat_run_lower_top": ([*CALLED, lead(0, "T7 T8 T9")], beat(1, "T1 T2 T3"), {"deal": RUNS}),
    "discard_must_break": ([*CALLED, lead(0, "G2")], throw(1, "S9"), {"deal": LATE}),
}  # fmt: skip
DEALS: dict[str, dict[str, Any]] = {
    "dealer_invalid": {"dealer": 4, "deal": PLAIN},
    "deal_wrong_seats": {"deal": PLAIN[:3]},
    "deal_sizes": {"deal": [PLAIN[0][:11], *PLAIN[1:]]},
    "deal_pieces": {"deal": [["T9", *PLAIN[0][:11]], *PLAIN[1:]]},
    "card_not_in_play": {"deal": [["LH", *PLAIN[0][:11]], *PLAIN[1:]]},
    "unknown_piece": {"deal": [["X9", *PLAIN[0][:11]], *PLAIN[1:]]},
    "malformed": {"deal": [1, 2, 3, 4]},
}


# ---- who sees what ---------------------------------------------------------------------------------------------


def test_only_the_holder_of_the_tigers_knows_that_he_is_asked() -> None:
    deal = paiguan.game("liuhu").load({"deal": TIGERS})
    assert (sees(deal, 3).phase, sees(deal, 3).turn) == ("WUHU", 3)
    before = [deal.infostate(seat) for seat in (None, 0, 1, 2)]
    for seat in (None, 0, 1, 2):
        assert (sees(deal, seat).phase, sees(deal, seat).turn) == ("CALL", 0)
    for move in (act(1, "zuo"), act(0, "hu"), act(1, "wuhu")):
        asked = deal.why_not(move)
        deal.push(act(3, "nowuhu"))
        assert deal.why_not(move) == asked, "a refusal tells whether somebody is being asked"
        deal.pop()
    deal.push(act(3, "nowuhu"))
    assert [deal.infostate(seat) for seat in (None, 0, 1, 2)] == before
    assert sees(deal, 3).log == ({"seat": 3, "do": "nowuhu"},)


def test_the_tigers_are_shown_alone_and_a_declared_hand_with_the_dream() -> None:
    deal = paiguan.game("liuhu").load({"deal": TIGERS})
    deal.push(act(3, "wuhu"))
    for seat in (None, 0, 3):
        assert (set(sees(deal, seat).winner_shows), sees(deal, seat).dream_shows) == (
            {"T1", "G1", "S1", "Q1", "YX"},
            None,
        )
    deal = paiguan.game("liuhu").load({"deal": PLAIN})
    for action in (*CALLED, act(0, "hu")):
        assert sees(deal, 1).dream_shows is None
        deal.push(action)
    assert (set(sees(deal, 1).winner_shows), sees(deal, 1).dream_shows) == (set(PLAIN[0]), "G6")


def test_face_down_discards_are_counted_not_seen_and_promote_nothing() -> None:
    for interface, old in (("up", "T8"), ("down", "T9")):
        deal = paiguan.game("liuhu", discard_face=interface).load({"deal": LATE})
        for action in (*CALLED, lead(0, "G2"), throw(1, "T9")):
            deal.push(action)
        assert old in deal.outcome()["old"]
        hidden = {"seat": 1, "do": "discard", "count": 1}
        assert (hidden in sees(deal, 0).log) == (interface == "down")
        assert hidden not in sees(deal, 1).log
        assert sees(deal, 1).thrown == (("T9",) if interface == "down" else ())


def test_with_dream_count_dealt_the_winner_shows_all_he_was_dealt() -> None:
    deal = paiguan.game("liuhu", dream_count="dealt", discard_face="down").load({"deal": SETS})
    for action in (*LAST_TRICK[:7], act(0, "hu")):
        deal.push(action)
    assert set(sees(deal, 1).winner_shows) == {"T6", "G6", "S6", "YX"}
    assert set(sees(deal, 1).winner_dealt) == set(SETS[0])


# ---- the figures of the page -----------------------------------------------------------------------------------


def test_combinations_are_as_many_as_the_page_allows() -> None:
    counts = Counter((combos.KINDS[combo.kind], len(combo.cards)) for combo in combos.COMBOS)
    runs = {("run", length): 4 * (10 - length) for length in range(3, 10)}
    # With the 37th card there are five ones: six more sets of three, four more of four.
    assert counts == {("single", 1): 37, ("set", 3): 9 * 4 + 6, ("set", 4): 9 + 4, **runs}


def test_five_tigers_are_dealt_as_rarely_as_chance_has_it() -> None:
    """Three hands of twelve cards out of 37: 3 * C(32, 7) / C(37, 12) = 0.54 %, here within four standard errors."""
    game, found = paiguan.game("liuhu"), 0
    for seed in range(20_000):
        found += game.deal(seed=seed, dealer=seed % 4).phase == "WUHU"
    chance = 3 * 3_365_856 / 1_852_482_996
    assert abs(found / 20_000 - chance) < 4 * (chance / 20_000) ** 0.5


# ---- possible worlds -------------------------------------------------------------------------------------------


def endgame(seed: int) -> paiguan.Deal:
    """A hand played at random, nobody declaring, until two cards are left to each; `seed` is one that gets there."""
    deal, chance = paiguan.game("liuhu").load({"deal": LATE}), random.Random(seed)
    deal.push("zuo")
    while len(sees(deal, 0).hand) > 2 or deal.phase != "LEAD":
        deal.push(chance.choice([move for move in deal.legal_moves if move.verb != "hu"]))
    return deal


def replays(deal: paiguan.Deal, held: dict[int, tuple[str, ...]]) -> bool:
    """Whether all moves were legal, had the others held these cards at the end."""
    record = deal.record()
    for seat, cards in held.items():
        laid = [card for action in record["actions"] if action["seat"] == seat for card in action.get("cards", ())]
        record["deal"][seat] = [*laid, *cards]
    return judge(record).happened["illegal_at"] is None


@pytest.mark.parametrize("seed", [1, 4, 7, 26, 58])
def test_every_possible_world_of_an_endgame_comes_up_as_often_as_another(seed: int) -> None:
    """Seat 0 does not see five cards. Of the thirty ways to spread them those in which a past move would have been
    illegal never come up, and the others equally often (chi-square within five standard deviations)."""
    deal = endgame(seed)
    unseen = sorted(set(ALL) - set(sees(deal, 0).hand) - set(sees(deal, 0).exposed))
    possible = set()
    for second in combinations(unseen, 2):
        for dream in set(unseen) - set(second):
            tail = tuple(sorted(set(unseen) - {*second, dream}))
            if replays(deal, {1: second, 2: (dream,), 3: tail}):
                possible.add((second, dream))
    assert 0 < len(possible) < 30, "nothing is to be inferred here"
    seen: Counter[Any] = Counter()
    for world in range(3000):
        state, options = deal.resample(0, seed=world).state, deal.game.options
        seen[tuple(sorted(ids(options, state.hands[1]))), ids(options, state.hands[2])[0]] += 1
    assert set(seen) == possible
    mean = 3000 / len(possible)
    chi_square = sum((count - mean) ** 2 / mean for count in seen.values())
    assert chi_square < len(possible) + 5 * (2 * len(possible)) ** 0.5


def test_tigers_that_nobody_else_sees_may_be_pending_or_given_up() -> None:
    """Others hold them in some worlds, still being asked or having declined; but a dealer who thinks has been asked."""
    deal = paiguan.game("liuhu").load({"deal": TIGERS})
    for viewer, phases in ((1, {"WUHU", "CALL"}), (0, {"CALL"})):
        told = set()
        for seed in range(4000):
            world = deal.resample(viewer, seed=seed)
            if any(set(hand) >= {"T1", "G1", "S1", "Q1", "YX"} for hand in world.record()["deal"]):
                told.add(world.phase)
                assert (world.phase == "WUHU") == (world.moves == [])
                assert judge(world.record()).happened["illegal_at"] is None
                assert world.infostate(viewer) == deal.infostate(viewer)
        assert told == phases


# ---- records and score sheets ----------------------------------------------------------------------------------------------

WON = {"winner": 0, "won": 4, "old": 2, "hand": ["T9", "YX"], "dream": "Q7"}
SHEETS: dict[str, dict[str, Any]] = {
    "hu_too_few": {**WON, "won": 3},
    "score_hand_size": {**WON, "won": 11},
    "score_old_count": {**WON, "old": 3},
    "score_old_most": {**WON, "won": 2, "old": 8, "hand": ["T9", "T8", "T7", "T6", "T5", "T4", "T3", "T2", "YX"]},
    "score_dealer_privileged": {**WON, "privileged": 0},
    "too_many_copies": {**WON, "dream": "T9"},
    "dream_cannot_act": {**WON, "winner": 2},
    "unknown_seat": {**WON, "winner": 4},
    "malformed": {**WON, "won": "four"},
}


def test_four_players_must_tell_the_hand_that_the_dream_is_matched_with() -> None:
    with pytest.raises(paiguan.IllegalMove, match="hand"):
        paiguan.game("liuhu").score({key: value for key, value in WON.items() if key != "hand"})


def test_after_a_draw_the_next_seat_deals_whoever_is_named_as_winner() -> None:
    record = {"game": "liuhu", "check": "match", "results": [{"end": "draw", "winner": 3}]}
    assert judge(record).happened["next_dealer"] == 1


@pytest.mark.parametrize("given", [{}, {"players": 3}, {"dream_count": "dealt", "yunxian_number": "one"}], ids=str)
def test_a_played_hand_and_its_score_sheet_come_to_the_same(given: dict[str, Any]) -> None:
    game = paiguan.game("liuhu", **given)
    for seed in range(300):
        deal = random_deal(game, seed)
        told, state = deal.outcome(), deal.state
        sheet: dict[str, Any] = {"dealer": seed % game.seats, "end": told["end"]}
        if told["winner"] is not None:
            sheet["winner"] = winner = told["winner"]
        if told["end"] == "hu":
            sheet |= {"won": told["hu_tricks"], "old": told["hu_old"], "hand": list(sees(deal, winner).hand)}
            sheet |= {"privileged": told["privileged"]}
            if game.seats == 4:
                sheet |= {
                    "dream": sees(deal, winner).dream_shows,
                    "dealt": list(ids(game.options, state.dealt[winner])),
                }
        assert game.score(sheet).payments == deal.settlement.payments


class TestRefusals(RefusalSuite):
    game = "liuhu"
    record: ClassVar = {"deal": PLAIN}
    moves, deals, sheets = REFUSALS, DEALS, SHEETS
