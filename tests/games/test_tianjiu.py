"""天九: a case for each refusal, the figures of the rule page, and what only this game has."""

from typing import Any, ClassVar

import numpy as np
import pytest

import paiguan
from paiguan.bots.policies.tianjiu.sure import beaters_of, sure_tiles
from paiguan.engine.contract import RefusalError
from paiguan.engine.records import BadRecord, judge
from paiguan.engine.state import blank
from paiguan.engine.terms import load
from paiguan.games.tianjiu import combos
from paiguan.games.tianjiu.combos import beats, kind_of, may_finish, satisfied, size_of
from paiguan.games.tianjiu.legal import LEGAL, PLAY, legal_beats
from paiguan.games.tianjiu.options import LIPAI, OPTION_SET
from paiguan.games.tianjiu.seating import Seating
from paiguan.games.tianjiu.state import ALL_BITS, DECK_MASK, KINDS, RED, STATE, TILES, held, ids, mask, pips
from tests.games import refusals
from tests.games.refusals import RefusalSuite

# Seat 0 has the two supreme pairs, 雙天 with a nine, a lone 斧頭; nobody has a 例牌 of the default list.
PLAIN = [
    ["66", "66", "63", "51", "51", "42", "21", "65"],
    ["61", "61", "11", "11", "62", "44", "55", "54"],
    ["22", "22", "33", "31", "41", "32", "64", "43"],
    ["55", "33", "31", "44", "52", "53", "64", "65"],
]
# Seat 0 has seven military tiles, seat 1 four pairs without a red pip.
LIPAI_HANDS = [
    ["62", "53", "52", "43", "42", "41", "21", "66"],
    ["55", "55", "33", "33", "22", "22", "11", "11"],
    ["31", "32", "44", "51", "61", "63", "64", "65"],
    ["31", "44", "51", "54", "61", "64", "65", "66"],
]
WALL = ids(DECK_MASK)

Action = dict[str, Any]


def act(seat: Any, do: str, *cards: str, **rest: Any) -> Action:
    return {"seat": seat, "do": do, **({"cards": list(cards)} if cards else {}), **rest}


def why(actions: list[Action], last: Any, **setting: Any) -> str | None:
    return refusals.why("tianjiu", {"deal": PLAIN}, actions, last, **setting)


def trick(lead: Action, *answers: Action) -> list[Action]:
    return [lead, *answers]


ZUN = trick(act(0, "play", "51", "51"), act(1, "discard", "44", "55"), act(2, "discard", "22", "22"))
CAUGHT = [act(0, "play", "51", "51"), act(1, "play", "61", "61")]
SINGLE = [act(0, "play", "65")]
SUPREME = [act(0, "play", "42", "21")]
THROWN = [act(2, "paitou", method="lundong"), act(2, "roll", dice=[3, 4])]
LAST_HANDS = [["66", "66", "55", "21"], ["11", "44", "33", "42"], ["22", "61", "31", "52"], ["64", "65", "41", "62"]]
LAST_TRICK = [
    *[act(0, "play", "66", "66"), act(1, "discard", "33", "44"), act(2, "discard", "22", "31")],
    *[act(3, "discard", "64", "65"), act(0, "play", "55"), act(1, "play", "11"), act(2, "discard", "61")],
    *[act(3, "discard", "41"), act(1, "play", "42")],
]
SMALL = {"options": {"preset": "xiao"}, "deal": LAST_HANDS}

# code -> actions before, the refused action, options and deal.
REFUSALS: dict[str, tuple[list[Action], Any, dict[str, Any]]] = {
    "malformed": ([], {"seat": 0, "do": "play"}, {}),
    "unknown_verb": ([], act(0, "fly"), {}),
    "unknown_seat": ([], act(4, "pass"), {}),
    "piece_reversed": ([], act(0, "play", "36"), {}),
    "unknown_piece": ([], act(0, "play", "77"), {}),
    "too_many_copies": ([], act(0, "play", "63", "63"), {}),
    "deal_given": ([], act(2, "paitou", method="lundong"), {}),
    "already_dealt": (THROWN, act(2, "roll", dice=[1, 1]), {"wall": WALL}),
    "not_roller": ([], act(1, "paitou", method="lundong"), {"wall": WALL}),
    "paitou_fixed": ([], act(2, "paitou", method="waxin"), {"options": {"paitou": "qieer"}, "wall": WALL}),
    "paitou_unknown": ([], act(2, "paitou", method="sideways"), {"wall": WALL}),
    "paitou_done": (THROWN[:1], act(2, "paitou", method="waxin"), {"wall": WALL}),
    "roll_before_paitou": ([], act(2, "roll", dice=[1, 2]), {"wall": WALL}),
    "dice_invalid": (THROWN[:1], act(2, "roll", dice=[0, 7]), {"wall": WALL}),
    "not_dealt": ([], act(0, "play", "66"), {"wall": WALL}),
    "lipai_answer_first": ([], act(0, "play", "66"), {"deal": LIPAI_HANDS}),
    "lipai_small": ([], act(0, "claim"), SMALL),
    "lipai_none_agreed": ([], act(0, "claim"), {"options": {"lipai": []}, "deal": PLAIN}),
    "lipai_passed": ([act(0, "pass")], act(0, "claim"), {"deal": LIPAI_HANDS}),
    "lipai_closed": (SINGLE, act(1, "claim"), {}),
    "lipai_not_agreed": ([], act(1, "claim"), {"options": {"lipai": ["mil8"]}, "deal": LIPAI_HANDS}),
    "lipai_not_held": ([], act(2, "claim"), {}),
    "opening_wait": ([], act(1, "claim"), {"deal": LIPAI_HANDS}),
    "pass_no_poll": ([], act(0, "pass"), {}),
    "already_acted": ([*SINGLE, act(1, "discard", "61")], act(0, "discard", "66"), {}),
    "not_your_turn": (SINGLE, act(2, "discard", "22"), {}),
    "no_pieces": ([], act(0, "play", cards=[]), {}),
    "not_held": ([], act(0, "play", "11"), {}),
    "not_enough_held": ([], act(0, "play", "65", "65"), {}),
    "lead_discard": ([], act(0, "discard", "65"), {}),
    "lead_too_many": ([], act(0, "play", "66", "66", "63", "51", "51"), {}),
    "lead_yao_partner": ([], act(0, "play", "42", "65"), {}),
    "lead_no_civil_pair": ([], act(0, "play", "66", "65"), {}),
    "lead_no_military_pair": ([*CAUGHT, act(2, "discard", "22", "22"), act(3, "discard", "33", "55")],
                              act(1, "play", "62", "54"), {}),
    "lead_wrong_partner": ([*CAUGHT, act(2, "discard", "22", "22"), act(3, "discard", "33", "55")],
                           act(1, "play", "44", "54"), {}),
    "lead_no_partner": ([], act(0, "play", "65", "63"), {}),
    "lead_no_three": ([], act(0, "play", "66", "66", "65"), {}),
    "lead_two_pairs": ([], act(0, "play", "66", "66", "51", "51"), {}),
    "lead_no_four": ([], act(0, "play", "66", "66", "63", "65"), {}),
    "count_discard": (SINGLE, act(1, "discard", "61", "61"), {}),
    "count_play": (SINGLE, act(1, "play", "11", "11"), {}),
    "last_trick_no_stack": (LAST_TRICK, act(2, "play", "52"), SMALL),
    "supreme_unbeatable": (SUPREME, act(1, "play", "61", "61"), {}),
    "wenzun_unbeatable": (ZUN[:1], act(1, "play", "61", "61"), {"options": {"wenzun": "unbeatable"}, "deal": PLAIN}),
    "wenzun_caught": (CAUGHT, act(2, "play", "22", "22"), {}),
    "wenzun_only_61": (ZUN[:1], act(1, "play", "11", "11"), {}),
    "supreme_beats_nothing": (
        [act(1, "play", "11", "11"), act(2, "discard", "22", "22"), act(3, "discard", "33", "55")],
        act(0, "play", "42", "21"), {"dealer": 1, "deal": PLAIN}),
    "follow_no_combo": ([act(0, "play", "66", "66")], act(1, "play", "61", "11"), {}),
    "other_kind": (SINGLE, act(1, "play", "62"), {}),
    "beaten_since": ([act(0, "play", "65"), act(1, "play", "11")], act(2, "play", "31"), {}),
    "equal": ([act(0, "play", "65"), act(1, "discard", "61"), act(2, "discard", "22")], act(3, "play", "65"), {}),
    "lower": ([act(0, "play", "65")], act(1, "play", "61"), {}),
}  # fmt: skip
DEALS: dict[str, dict[str, Any]] = {
    "dealer_invalid": {"dealer": 4, "deal": PLAIN},
    "streak_invalid": {"streak": 0, "deal": PLAIN},
    "deal_missing": {},
    "deal_and_wall": {"deal": PLAIN, "wall": WALL},
    "deal_sizes": {"deal": [PLAIN[0][:7], *PLAIN[1:]]},
    "stock_in_big": {"deal": PLAIN, "stock": ["66"]},
    "wall_size": {"wall": WALL[:31]},
    "deal_pieces": {"deal": [["66", *PLAIN[0][1:6], "66", "66"], *PLAIN[1:]]},
    "malformed": {"deal": [1, 2, 3, 4]},
}


def test_the_small_game_wants_sixteen_unused_tiles_or_none_named() -> None:
    game = paiguan.game("tianjiu", preset="xiao")
    assert len(game.load({"deal": LAST_HANDS}).record()["stock"]) == 16
    with pytest.raises(paiguan.IllegalMove) as caught:
        game.load({"deal": LAST_HANDS, "stock": ["11"]})
    assert caught.value.refusal.code == "stock_size"


def test_nothing_may_follow_a_shown_lipai() -> None:
    assert why([act(0, "claim")], act(0, "play", "66"), deal=LIPAI_HANDS) == "hand_over"


def test_only_the_polled_seat_knows_that_it_is_polled() -> None:
    deal = paiguan.game("tianjiu").load({"deal": LIPAI_HANDS})
    assert (deal.view(0).phase, deal.view(0).turn) == ("lipai", 0)
    deal.push("pass")
    assert deal.actor == 1
    for seat in (None, 0, 2, 3):
        assert (deal.view(seat).phase, deal.view(seat).turn) == ("opening", None)
    deal.push("pass")
    assert (deal.view(0).phase, deal.view(0).turn) == ("lead", 0)
    for seat in (None, 1, 2, 3):  # the dealer is to lead now, and nobody else can tell the difference
        assert (deal.view(seat).phase, deal.view(seat).turn) == ("opening", None)


def test_discards_stay_hidden_for_ever_unless_agreed() -> None:
    for reveal, hidden in (("never", True), ("after_hand", False)):
        game = paiguan.game("tianjiu", preset="xiao", reveal_discards=reveal)
        deal = game.load({"deal": LAST_HANDS})
        for action in LAST_TRICK:
            deal.push(action)
        for action in (act(2, "discard", "52"), act(3, "discard", "62"), act(0, "discard", "21")):
            assert {"seat": 2, "do": "discard", "count": 2} in deal.view(0).log
            deal.push(action)
        assert deal.over
        assert ({"seat": 2, "do": "discard", "count": 2} in deal.view(0).log) == hidden


# ---- the figures of the page -----------------------------------------------------------------------------------


def test_the_set_has_227_pips_64_of_them_red() -> None:
    tiles = ids(DECK_MASK)
    assert len(tiles) == 32
    assert sum(pips(tile) for tile in tiles) == 227
    assert sum(RED[TILES.index(tile)] for tile in tiles) == 64


def test_combinations_are_as_many_as_the_page_says() -> None:
    counts = np.bincount(combos.shape_of).tolist()
    assert dict(zip(combos.CLASSES, counts, strict=False)) == {
        "C": 11, "M": 10, "CC": 11, "MM": 4, "CM": 8, "ZW": 1, "CCM": 8, "CMM": 4, "CCMM": 4,
    }  # fmt: skip


def test_civil_lipai_are_as_frequent_as_the_page_says() -> None:
    """16.2 % and 3.0 % of hands: 40,000 hands stay within four standard errors."""
    options = OPTION_SET.pack(OPTION_SET.resolve({}))
    game, seen = paiguan.game("tianjiu"), np.zeros(2)
    for seed in range(10_000):
        state = game.deal(seed=seed).state
        for seat in range(4):
            kinds = satisfied(options, state.dealt[seat])
            seen += [kinds >> LIPAI.index("civil7") & 1, kinds >> LIPAI.index("civil8") & 1]
    assert abs(seen[0] / 40_000 - 0.162) < 4 * (0.162 * 0.838 / 40_000) ** 0.5
    assert abs(seen[1] / 40_000 - 0.030) < 4 * (0.030 * 0.970 / 40_000) ** 0.5


# ---- seating ---------------------------------------------------------------------------------------------------


def refused(seating: Seating, call: str, *arguments: Any) -> str:
    with pytest.raises(RefusalError) as caught:
        getattr(seating, call)(*arguments)
    return caught.value.refusal.code


def test_seating_orders_ties_among_themselves_and_refuses_the_rest() -> None:
    seating = Seating("ABCD")
    with pytest.raises(RefusalError):
        _ = seating.seats
    assert refused(seating, "choose", "A", 0) == "seating_throw_first"
    assert refused(seating, "throw", "A", [1, 7]) == "dice_invalid"
    seating.throw("A", [3, 3])
    assert refused(seating, "throw", "A", [6, 6]) == "seating_no_rethrow"
    for person, dice in (("B", [6, 6]), ("C", [5, 1]), ("D", [1, 1])):
        seating.throw(person, dice)
    assert seating.to_throw == ["A", "C"]
    assert refused(seating, "throw", "D", [6, 6]) == "seating_no_rethrow"
    seating.throw("A", [1, 1])
    seating.throw("C", [6, 6])
    assert seating.order == ["B", "C", "A", "D"]
    assert refused(seating, "choose", "A", 0) == "chair_not_your_turn"
    assert refused(seating, "choose", "B", 4) == "chair_unknown"
    seating.choose("B", 2)
    assert refused(seating, "choose", "C", 2) == "chair_taken"
    for person, chair in (("C", 3), ("A", 0), ("D", 1)):
        seating.choose(person, chair)
    assert seating.seats == {"B": 0, "C": 1, "A": 2, "D": 3}
    assert refused(seating, "choose", "D", 1) == "seating_done"
    assert refused(seating, "throw", "A", [1, 1]) == "seating_done"


# ---- score sheets ----------------------------------------------------------------------------------------------

SHEETS: dict[str, dict[str, Any] | tuple[dict[str, Any], dict[str, Any]]] = {
    "score_stacks_sum": {"winner": 3, "stacks": [1, 4, 0, 4], "led": ["63"]},
    "score_winner_two": {"winner": 3, "stacks": [3, 4, 0, 1], "led": ["63"]},
    "score_winner_last": {"winner": 3, "stacks": [3, 3, 0, 2], "led": ["66", "66", "63"]},
    "score_last_no_combo": {"winner": 3, "stacks": [1, 4, 0, 3], "led": ["63", "66", "55"]},
    "score_last_not_beat": {"winner": 3, "stacks": [1, 4, 0, 3], "leader": 1, "led": ["63"], "won": ["54"]},
    "score_last_same": {"winner": 3, "stacks": [1, 4, 0, 3], "led": ["62"], "won": ["63"]},
    "score_lipai_worth": {"winner": 3, "lipai": "civil7"},
    "lipai_none_agreed": ({"winner": 3, "lipai": "mil7"}, {"lipai": []}),
    "unknown_seat": {"winner": 4, "stacks": [1, 4, 0, 3], "led": ["63"]},
    "malformed": {"winner": 3, "stacks": [1, 4, 0], "led": ["63"]},
}


SHEET = {"winner": 3, "stacks": [1, 4, 0, 3], "led": ["63"]}
TOO_MUCH: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    ({**SHEET, "zun": [1, 1, 1]}, {}, "malformed"),  # two pairs at most
    ({**SHEET, "zun": [1], "qinzun": [1]}, {"wenzun": "unbeatable"}, "malformed"),
    ({**SHEET, "zun": [1, 3]}, {"wenzun": "off"}, "malformed"),
    ({**SHEET, "zun": [2]}, {}, "malformed"),  # who has no stack has not led a trick that was won
    ({**SHEET, "sida": [1, 1]}, {}, "malformed"),
    ({**SHEET, "shown": ["63"]}, {}, "too_many_copies"),
    ({"winner": 0, "stacks": [8, 0, 0, 0], "led": ["63"], "first_lead": ["63"]}, {}, "too_many_copies"),
]


@pytest.mark.parametrize(("sheet", "options", "code"), TOO_MUCH, ids=str)
def test_score_sheets_with_more_than_a_hand_has_are_refused(sheet: Any, options: Any, code: str) -> None:
    with pytest.raises(paiguan.IllegalMove) as caught:
        paiguan.game("tianjiu", **options).score(sheet)
    assert caught.value.refusal.code == code


def test_a_sweep_is_not_guessed_from_half_a_sheet() -> None:
    """七支 or 八支 depends on the dealer's first lead, and on what was shown before a single last tile."""
    game = paiguan.game("tianjiu")
    swept = {"dealer": 0, "winner": 0, "stacks": [8, 0, 0, 0], "led": ["66"]}
    for sheet, field in (
        (swept, "first_lead"),
        ({**swept, "winner": 1, "stacks": [0, 8, 0, 0], "led": ["11"]}, "shown"),
    ):
        with pytest.raises(paiguan.IllegalMove) as caught:
            game.score(sheet)
        assert caught.value.refusal.params == {"field": field}
    assert game.score({**swept, "first_lead": ["55"]}).payments == (120, -40, -40, -40)
    assert game.score({**swept, "first_lead": ["66"]}).payments == (60, -20, -20, -20)


def test_a_lipai_sheet_tells_nothing_else() -> None:
    with pytest.raises(paiguan.IllegalMove):
        paiguan.game("tianjiu").score({"winner": 1, "lipai": "allwhite", "zun": [1]})
    with pytest.raises(paiguan.IllegalMove) as caught:
        paiguan.game("tianjiu", size="small").score({"winner": 1, "lipai": "allwhite"})
    assert caught.value.refusal.code == "lipai_small"


def test_nobody_hears_not_your_turn_before_the_first_lead() -> None:
    """Nor in the small game, where nobody is polled: the words must not differ with what is agreed."""
    assert why([], act(1, "play", "11"), options={"preset": "xiao"}, deal=LAST_HANDS) == "opening_wait"
    assert why([], act(1, "pass"), options={"lipai": []}, deal=PLAIN) == "opening_wait"


def test_a_played_hand_and_its_score_sheet_come_to_the_same() -> None:
    """Random hands told as a sheet give the payments the engine gave."""
    game = paiguan.game("tianjiu")
    for seed in range(300):
        deal = game.deal(seed=seed, dealer=seed % 4, streak=1 + seed % 3)
        shown: list[str] = []
        while not deal.over:
            shown = ids(deal.state.shown)
            deal.push(list(deal.legal_moves)[seed * 7919 % len(deal.legal_moves)])
        state = deal.state
        sheet: dict[str, Any] = {"dealer": seed % 4, "streak": 1 + seed % 3, "winner": int(state.winner)}
        if state.claimed >= 0:
            kinds = int(satisfied(game.options, state.dealt[state.claimed])) & int(game.options.lipai)
            sheet["lipai"] = max((k for i, k in enumerate(LIPAI) if kinds >> i & 1), key=lambda k: k[-1] in "8es")
        else:
            sheet |= {
                "stacks": state.stacks.tolist(),
                "leader": int(state.leader),
                "led": list(combos.COMBOS[state.led][2]),
                "won": list(combos.COMBOS[state.top][2]),
                "first_lead": list(combos.COMBOS[state.first_lead][2]),
                "shown": shown,
                **{
                    item: [int(state.paid_to[i]) for i in range(state.paid) if state.paid_item[i] == number]
                    for number, item in enumerate(("zun", "qinzun", "sida"))
                },
            }
        assert game.score(sheet).payments == deal.settlement.payments


def test_the_small_game_has_no_lipai_whatever_the_hand() -> None:
    """4.4, 8: the list of 例牌 is ignored in `small`, where a hand has four tiles."""
    for lipai in ({}, {"lipai": list(LIPAI)}):
        for hand in (["55", "55", "33", "33"], ["42", "21", "63", "54"], LIPAI_HANDS[1]):
            record = {"game": "tianjiu", "check": "lipai", "options": {"size": "small", **lipai}, "hand": hand}
            assert judge(record).happened == []
    with pytest.raises(BadRecord, match="hand"):
        judge({"game": "tianjiu", "check": "lipai", "options": {}, "hand": ["55", "55", "33", "33"]})
    with pytest.raises(BadRecord, match="hand"):
        judge({"game": "tianjiu", "check": "lipai", "options": {"size": "small"}, "hand": ["55", "55", "33"]})


# ---- one rule, several forms: each is proved equal to `beats` (5.3) ---------------------------------------------

WENZUN = ("on", "unbeatable", "off")


def random_tiles(rng: Any, count: int) -> int:
    """So many tiles of the deck."""
    return mask([WALL[place] for place in rng.permutation(len(WALL))[:count]])


def tops_over(options: Any, led: int) -> list[int]:
    """Every combination that may lie on top of one that was led."""
    tops, new = {led}, [led]
    while new:
        top = new.pop()
        over = [c for c in range(combos.COUNT) if c not in tops and same_size(c, led) and beats(options, led, top, c)]
        tops |= set(over)
        new += over
    return sorted(tops)


def same_size(one: int, other: int) -> bool:
    return bool(size_of[one] == size_of[other])


def held_in(tiles: int) -> list[int]:
    return [combo for combo in range(combos.COUNT) if int(combos.mask_of[combo]) & ~tiles == 0]


@pytest.mark.parametrize("wenzun", WENZUN)
def test_what_beats_a_play_is_the_same_for_the_rule_the_legal_moves_and_the_players(wenzun: str) -> None:
    """Every lead with everything that may lie on it, against random hands of every size."""
    options, rng = paiguan.game("tianjiu", wenzun=wenzun).options, np.random.default_rng(1)
    state, codes = blank(STATE)[0], np.zeros(LEGAL, np.int16)
    positions = 0
    for led in range(combos.COUNT):
        for top in tops_over(options, led):
            for size in (4, 8, 16, 28):
                tiles = random_tiles(rng, size)
                beating = [c for c in held_in(tiles) if same_size(c, led) and beats(options, led, top, c)]
                state.led, state.top = led, top
                count = legal_beats(state, options, tiles, codes)
                assert (codes[:count] - PLAY).tolist() == beating
                if top == led:
                    copies = [held(tiles, kind_of[c]) if size_of[c] == 1 else 1 for c in beating]
                    assert beaters_of(options, led, tiles) == sum(copies)
                positions += 1
    assert positions > 800


def test_the_tiles_that_win_for_sure_are_those_that_no_unseen_tile_beats() -> None:
    options, rng = paiguan.game("tianjiu").options, np.random.default_rng(2)
    for size in range(33):
        for _ in range(10):
            unseen = random_tiles(rng, size)
            sure = int(sure_tiles(unseen))
            for kind in range(KINDS):
                bits = ALL_BITS[kind] if beaters_of(options, kind, unseen) == 0 else 0
                assert sure & ALL_BITS[kind] == bits, (TILES[kind], ids(unseen))


def test_nobody_finishes_with_fewer_than_two_stacks() -> None:
    """4.5, the same for the legal moves, the refusal, the check of the record format and the score sheet."""
    assert [(stacks, size) for stacks in range(3) for size in (1, 2) if not may_finish(stacks, size)] == [(0, 1)]
    for stacks in range(3):
        check = {"game": "tianjiu", "check": "legal", "hand": ["66"], "led": ["55"], "last": True, "stack": stacks}
        assert bool(judge(check).happened) == (stacks > 0)
    actions, last, setting = REFUSALS["last_trick_no_stack"]
    assert why(actions, last, **setting) == "last_trick_no_stack"


class TestRefusals(RefusalSuite):
    game = "tianjiu"
    record: ClassVar = {"deal": PLAIN}
    moves, deals, sheets = REFUSALS, DEALS, SHEETS
    # Seating, a match and the small game have tests of their own; and no move is ever just in the wrong phase, since each
    # verb has a sentence of its own for that.
    elsewhere = frozenset(
        ["stock_size", "match_over", "hand_over", "wrong_phase"]
        + [code for code in load("tianjiu")["refusals"] if code.startswith(("seating_", "chair_"))]
    )
