"""偎麻雀: a case for each refusal, secrecy of claims, readings, and what only this game has."""

from itertools import permutations
from typing import Any, ClassVar

import numpy as np
import pytest

import paiguan
from paiguan.engine.records import deal_of_record, judge
from paiguan.engine.rng import below, seeded
from paiguan.engine.state import duplicate
from paiguan.engine.terms import load
from paiguan.games.weimaque.combos import FRESH, complete, next_split
from paiguan.games.weimaque.legal import CHI_PAIRS
from paiguan.games.weimaque.record import Chi, Hu, Kong, Peng, Wei
from paiguan.games.weimaque.refusals import why_not
from paiguan.games.weimaque.state import AT_CLAIM, CARDS, KIND, LOG, RED, SHOWN, STOCK, UNIT, UNSEEN
from paiguan.games.weimaque.view import Meld
from tests.games import refusals
from tests.games.refusals import RefusalSuite
from tests.playing import random_states, started

Action = dict[str, Any]


def act(seat: Any, do: str, *cards: str, **rest: Any) -> Action:
    named: Action = {"with": list(cards)} if do == "chi" else {"card": cards[0]} if cards else {}
    return {"seat": seat, "do": do, **named, **rest}


def dealt(*hands: str, stock: str = "") -> Action:
    """A deal by seat 0 in which seats 0, 1 and 3 hold these cards and the stock begins with those; the other cards are
    given out in canonical order, one to each in turn, so that they make few pairs and runs."""
    given = [hand.split() for hand in (hands[0], hands[1], "", hands[2], stock)]
    left = [card for card in CARDS for _ in range(4)]
    for cards in given:
        for card in cards:
            left.remove(card)
    room = dict(zip((0, 1, 3, 4), (20, 19, 19, STOCK), strict=True))
    while left:
        for place, size in room.items():
            if left and len(given[place]) < size:
                given[place].append(left.pop(0))
    return {"dealer": 0, "deal": given[:4], "stock": given[4]}


# Seat 0 throws 三: seat 1 may 吃 it, seat 3 碰 or 槓 it.
THROWN = dealt("s3 b10", "s1 s2 s4 s5 b5 s7 s10", "s3 s3 s3 b9", stock="b1 b1")
CLAIM = [act(0, "discard", "s3")]
# As before, but seat 3 holds only two, and the fourth is the first of the stock.
LAID = dealt("s3 s4 s5", "s1 s2", "s3 s3 b9", stock="s3")


def why(actions: list[Action], last: Any, **setting: Any) -> str | None:
    return refusals.why("weimaque", THROWN, actions, last, **setting)


PASSED = [*CLAIM, act(1, "pass"), act(3, "pass")]  # seat 1 turns 壹, and may 吃 it
PENG = [*CLAIM, act(1, "pass"), act(3, "peng")]
ADDED = [*PENG, act(3, "discard", "s10"), act(0, "pass")]  # seat 0 turns the fourth 三, and seat 1 may 吃 it
# Seat 1 draws the third 壹.
WEI = dealt("s3", "b1 b1 s1 s2", "s3 s3 s3", stock="b1")
# Seat 1 waits with eight points; seat 0 throws the card.
SHORT = dealt("b9", "s2 s2 s2 b7 b7 b9 b9 s4 s5 s6 b3 b4 b5 s8 s9 s10 s5 s6 s7", "s1")
# Seat 1 waits for 七 and 十, lets its own 七 go, and sees another one turned by seat 0.
LOCKED = dealt("s1 s6 s8", "s2 s2 s2 b7 b7 b7 b9 b9 b9 s4 s5 s6 b3 b4 b5 s8 s9 b1 b1", "b10", stock="s7 b8 s7")
LET_GO = [act(0, "discard", "s1"), act(1, "pass"), act(3, "pass"), act(3, "pass")]
BLOCKED = {"lock_blocks_win": True}

# code -> actions before, the refused action, options and deal.
REFUSALS: dict[str, tuple[list[Action], Any, dict[str, Any]]] = {
    "malformed": ([], {"seat": 0, "do": "discard"}, {}),
    "unknown_verb": ([], act(0, "fly"), {}),
    "draw_is_automatic": ([], act(0, "draw"), {}),
    "unknown_seat": ([], act(4, "pass"), {}),
    "unknown_piece": ([], act(0, "discard", "s11"), {}),
    "chi_name_two": (CLAIM, act(1, "chi", "s4"), {}),
    "wei_bad_size": ([], act(0, "wei", n=5), {}),
    "dreamer_never_acts": ([], act(2, "pass"), {}),
    "not_your_turn": ([], act(1, "discard", "s1"), {}),
    "wei_before_hu": (PASSED, act(1, "hu"), WEI),
    "wei_cannot_pass": (PASSED, act(1, "pass"), WEI),
    "wei_forced": (PASSED, act(1, "discard", "s1"), WEI),
    "wei_four_off": (PASSED, act(1, "wei", n=4), {"options": {"kong": "off"}, **WEI}),
    "wei_four_needs_three": (PASSED, act(1, "wei", n=4), WEI),
    "wei_own_draw_only": (CLAIM, act(3, "wei", n=3), {}),
    "wei_needs_two": (PASSED, act(1, "wei", n=3), {}),
    "discard_cannot_pass": ([], act(0, "pass"), {}),
    "no_exposed_card": ([], act(0, "peng"), {}),
    "card_laid": (PENG, act(3, "discard", "s3"), LAID),
    "not_held": ([], act(0, "discard", "b1"), {}),
    "hu_after_claim": (PENG, act(3, "hu"), {}),
    "kong_off": (CLAIM, act(3, "kong"), {"options": {"kong": "off"}, **THROWN}),
    "kong_add_from_hand": (PENG, act(3, "kong", "s3"), {}),
    "kong_needs_four": ([], act(0, "kong", "b7"), {}),
    "claim_first": (CLAIM, act(1, "discard", "s1"), {}),
    "claim_other_card": (CLAIM, act(3, "kong", "b9"), {}),
    "own_discard": (CLAIM, act(0, "peng"), {}),
    "hu_discard_off": ([act(0, "discard", "b9")], act(1, "hu"), {"options": {"win_on": "drawn"}, **SHORT}),
    "hu_not_complete": (CLAIM, act(1, "hu"), {}),
    "hu_hard_short": ([act(0, "discard", "b9")], act(1, "hu"), SHORT),
    "hu_locked": (LET_GO, act(1, "hu"), {"options": BLOCKED, **LOCKED}),
    "peng_own_draw": (PASSED, act(1, "peng"), {}),
    "peng_needs_two": (CLAIM, act(1, "peng"), {}),
    "kong_own_draw_needs_set": (PASSED, act(1, "kong"), {}),
    "kong_add_own_draw_only": (ADDED, act(3, "kong"), LAID),
    "kong_needs_three": (CLAIM, act(1, "kong"), {}),
    "chi_not_next": (CLAIM, act(3, "chi", "s4", "s5"), {}),
    "locked": ([*PASSED, act(1, "pass"), act(3, "pass")], act(3, "chi", "b2", "b3"), {}),
    "chi_not_held": (CLAIM, act(1, "chi", "s3", "s4"), {}),
    "chi_two_seven_ten": ([act(0, "discard", "s7")], act(1, "chi", "s2", "s10"), {}),
    "chi_mixed_sizes": (CLAIM, act(1, "chi", "s4", "b5"), {}),
    "chi_wrap": ([act(0, "discard", "s1")], act(1, "chi", "s2", "s10"), {}),
    "chi_not_run": (CLAIM, act(1, "chi", "s1", "s5"), {}),
    "already_answered": ([*CLAIM, act(1, "pass")], act(1, "chi", "s4", "s5"), {}),
    "not_asked": (CLAIM, act(0, "pass"), {}),
    "out_of_order": (CLAIM, act(3, "peng"), {}),
}
DEALS: dict[str, dict[str, Any]] = {
    "dealer_invalid": {**THROWN, "dealer": 4},
    "deal_sizes": {**THROWN, "dealer": 1},
    "stock_size": {**THROWN, "stock": THROWN["stock"][1:]},
    "deal_pieces": {**THROWN, "stock": ["s3", *THROWN["stock"][1:]]},
    "unknown_piece": {**THROWN, "stock": ["s0", *THROWN["stock"][1:]]},
    "malformed": {"deal": THROWN["deal"]},
}


def test_nothing_follows_a_win() -> None:
    hand = "s2 s2 s2 b7 b7 b7 b9 b9 b9 s4 s5 s6 b3 b4 b5 s8 s9 s10 b1 b1"
    assert why([act(0, "hu")], act(1, "pass"), **dealt(hand, "", "")) == "hand_over"


# ---- claims are secret -----------------------------------------------------------------------------------------


def after(actions: list[Action], deal: Action, **options: Any) -> paiguan.Deal:
    hand = paiguan.game("weimaque", **options).load(deal)
    for action in actions:
        hand.push(action)
    return hand


def see(deal: paiguan.Deal, seat: int | None) -> Any:
    return deal.view(seat)


def test_only_the_asked_know_that_they_are_asked_and_all_at_once() -> None:
    deal = after(CLAIM, THROWN)
    assert [see(deal, seat).turn for seat in (None, 0, 1, 2, 3)] == [None, None, 1, None, 3]
    assert [see(deal, seat).claims for seat in (0, 3)] == [(), ("kong", "peng")]
    seen = [see(deal, seat) for seat in (None, 0, 2, 3)]
    deal.push(act(1, "chi", "s4", "s5"))  # the answer is nobody else's business
    assert [see(deal, seat) for seat in (None, 0, 2, 3)] == seen
    assert (see(deal, 1).turn, see(deal, 1).answer) == (None, "chi s4 s5")
    deal.push(act(3, "peng"))
    assert [entry["do"] for entry in see(deal, 0).log] == ["discard", "peng"]
    assert [entry["do"] for entry in see(deal, 1).log] == ["discard", "chi", "peng"]


def test_a_pad_says_what_passing_costs_and_why_the_rest_is_barred() -> None:
    view = see(after(PASSED, THROWN), 1)
    assert view.exposed.card == "b1"
    assert view.pass_locks
    assert {verb: refusal.code for verb, refusal in view.barred.items()} == {
        "hu": "hu_not_complete",
        "peng": "peng_own_draw",
        "wei": "wei_needs_two",
        "kong": "kong_own_draw_needs_set",
    }
    far = see(after(CLAIM, LAID), 3)
    assert not far.pass_locks
    assert far.barred["chi"].code == "chi_not_next"
    deal = after([act(0, "discard", "b10")], dealt("b10 b9 b9", "b10 b10", "b9 b9"))
    assert see(deal, 1).barred["chi"].code == "chi_none"


def test_a_pad_that_was_remembered_says_what_the_state_says() -> None:
    game, tried = paiguan.game("weimaque"), set()
    for seed in range(60):
        deal = started(game, seed)
        while not deal.over:
            for seat in range(4):
                view = see(deal, seat)
                if view.phase == "claim" and view.turn == seat:
                    melds = Peng(seat=seat), Kong(seat=seat), Wei(seat=seat, n=3), Chi(seat=seat, with_=())
                    moves = [move for move in (Hu(seat=seat), *melds) if move.verb in view.barred]
                    told = {move.verb: why_not(deal.state, game.options, move) for move in moves}
                    assert view.barred == told
                    tried.add((seat, view.dealer, view.exposed.by))
            deal.push(deal.legal_moves.random(seed))
    assert len(tried) == 4 * 3 * 3  # for every dealer, each of three seats asked about a card of each


def test_answers_may_come_in_any_order_and_leave_the_same_bytes() -> None:
    """The kernels take them as they come; the log keeps them in asking order, which is what records demand."""
    game, tried = paiguan.game("weimaque", min_hard=0), 0
    for seed in range(40):
        for states in random_states(game, seed):
            state = states[0]
            asked = [seat for seat in range(4) if state.claims[seat] and state.answers[seat] < 0]
            if state.phase != AT_CLAIM or len(asked) < 2:
                continue
            tried += 1
            codes, rng, answers = np.zeros(game.rules.LEGAL, np.int16), seeded(seed, 7), {}
            for seat in asked:
                assert game.rules.set_actor(state, game.options, seat)
                answers[seat] = int(codes[below(rng, game.rules.legal(state, game.options, codes))])
            results = set()
            for order in permutations(asked):
                again = duplicate(states)
                for seat in order:
                    game.rules.set_actor(again[0], game.options, seat)
                    game.rules.play(again[0], game.options, answers[seat])
                results.add(again.tobytes())
            assert len(results) == 1
    assert tried > 20


def test_the_dreamer_sees_every_hand_and_no_lock_and_no_stock() -> None:
    deal = after(PASSED, WEI, wei_hidden=True)
    view = see(deal, 2)
    assert [len(hand) for hand in view.hands] == [19, 19, 0, 19]
    assert view.exposed.card == "b1"
    assert (view.locks, view.rest) == ((), ())
    assert set(deal.concealed(2).stock[1:].tolist()) == {UNSEEN}


def test_a_hidden_wei_is_a_packet_until_a_fourth_card_tells() -> None:
    deal = after(PASSED, dealt("s3", "b1 b1 s1 s2", "s3 s3 s3", stock="b1 b8 b8 b1"), wei_hidden=True)
    assert [see(deal, seat).exposed.card for seat in (None, 0, 1, 3)] == [None, None, "b1", None]
    deal.push("wei 3")
    hidden, own = (Meld("wei", (None, None, None)),), (Meld("wei", (None, None, "b1")),)
    assert (see(deal, 0).lying[1], see(deal, 1).lying[1]) == (hidden, own)
    assert see(deal, 0).shown[-1].card is None
    assert (see(deal, 0).laid_points[1], see(deal, 1).laid_points[1]) == (0, 3)
    deal.push("discard s1")
    while "kong" not in see(deal, 1).claims:
        deal.push("pass")
    assert see(deal, 0).lying[1] == hidden
    deal.push(act(1, "kong"))
    while deal.phase == "claim" and see(deal, 0).lying[1] == hidden:
        deal.push("pass")
    assert see(deal, 0).lying[1] == (Meld("kong_covered", (None, None, "b1", "b1")),)
    assert see(deal, 0).shown[1].card == "b1"


def test_a_claimed_kong_names_no_card_in_records_and_views() -> None:
    """A `kong` of the turn names its card, one that answers an exposed card does not ("Record format")."""
    claimed, named = act(3, "kong"), act(3, "kong", "s3")
    asked = [*CLAIM, act(1, "pass")]
    deal = after([*asked, claimed], THROWN)
    assert deal.record()["actions"][-1] == claimed
    assert claimed in see(deal, 3).log
    assert paiguan.Deal.from_json(deal.to_json()) == deal
    assert why(asked, named) == "malformed"
    assert judge({"game": "weimaque", **THROWN, "actions": [*asked, named]}).happened["illegal_at"] == 2
    # Earlier versions wrote an empty card; such a record is still read.
    assert judge({"game": "weimaque", **THROWN, "actions": [*asked, {**claimed, "card": None}]}).why is None


def test_a_kong_of_the_turn_names_its_card() -> None:
    deal = after([act(0, "kong", "s3")], dealt("s3 s3 s3 s3", "s1", "b9"))
    assert deal.record()["actions"] == [act(0, "kong", "s3")]


# ---- readings --------------------------------------------------------------------------------------------------


def test_a_hand_is_complete_exactly_when_it_has_a_split() -> None:
    rng, seen = seeded(11), [0, 0]
    for _ in range(4000):
        hand, suit = 0, 10 * below(rng, 2)
        for _ in range(1 + below(rng, 3)):
            start = suit + below(rng, 8)
            hand += sum(UNIT[start : start + 3]) if below(rng, 2) else 3 * UNIT[start]
        hand += 2 * UNIT[suit + below(rng, 10)] if below(rng, 4) else UNIT[3] + UNIT[12]
        if any(hand >> 3 * kind & 7 > 4 for kind in range(20)):
            continue
        has_split = next_split(hand, 0, FRESH)[0] < len(CARDS)
        assert complete(hand) == has_split
        seen[has_split] += 1
    assert min(seen) > 100


def test_twenty_four_red_cards_and_sixteen_runs() -> None:
    """2: 2, 7 and 10 are red, in both sizes; runs of one size start at one to eight."""
    assert 4 * bin(RED).count("1") == 24
    assert len(CHI_PAIRS) == 2 * (9 + 8)
    assert [card for card in CARDS if RED & UNIT[KIND[card]]] == ["s2", "s7", "s10", "b2", "b7", "b10"]


def test_no_hand_outgrows_its_log() -> None:
    game, longest, most = paiguan.game("weimaque", pass_lock="off"), 0, 0
    for seed in range(300):
        *_, last = random_states(game, seed)
        longest, most = max(longest, last[0].logged), max(most, last[0].exposures)
    assert 40 < longest < LOG
    assert 30 < most <= SHOWN


def test_one_and_ten_with_a_number_far_from_both_are_no_run_rather_than_a_wrap() -> None:
    assert why([act(0, "discard", "s7")], act(1, "chi", "s1", "s10")) == "chi_not_run"


# ---- score sheets ----------------------------------------------------------------------------------------------

SHEET: Action = dict(paiguan.game("weimaque").interface.example)
QUADS = {**SHEET, "melds": ["kong_open:s2", "wei:b7", "chi:s4"]}
SHEETS: dict[str, tuple[Action, Action]] = {
    "malformed": ({**SHEET, "won": 1}, {}),
    "unknown_seat": ({**SHEET, "winner": 4}, {}),
    "unknown_piece": ({**SHEET, "win": "s12"}, {}),
    "score_dreamer": ({**SHEET, "winner": 2}, {}),
    "score_wrong_count": ({**SHEET, "concealed": SHEET["concealed"][1:]}, {}),
    "score_too_many_copies": ({**SHEET, "melds": ["peng:s2", "wei:b9", "chi:s4"]}, {}),
    "score_meld_unknown": ({**SHEET, "melds": ["chi:s9"]}, {}),
    "score_kong_off": (QUADS, {"kong": "off"}),
    "score_win_missing": ({key: value for key, value in SHEET.items() if key != "win"}, {}),
    "score_wei_missing": ({**SHEET, "source": "wei", "win": "b1", "concealed": [*SHEET["concealed"], "s10"]}, {}),
    "score_source_unknown": ({**SHEET, "source": "sky"}, {}),
    "score_initial": ({**SHEET, "source": "initial", "concealed": [*SHEET["concealed"], "s10"]}, {}),
    "hu_discard_off": ({**SHEET, "source": "discard"}, {"win_on": "drawn"}),
    "hu_not_complete": ({**SHEET, "win": "s2"}, {}),
    "hu_hard_short": (SHEET, {"min_hard": 11}),
}


FAULTS: Action = {"winner": 2, "discarder": 2, "source": "sky", "win": None, "melds": ["chi:s9"]}
MENDING: list[list[tuple[str, Action]]] = [  # what a sheet of many faults is refused for, and how that is mended
    [
        ("score_dreamer", {"winner": 1}),
        ("score_dreamer", {"discarder": None}),
        ("score_source_unknown", {"source": "wei"}),
        ("score_win_missing", {"win": "b1"}),
        ("score_meld_unknown", {"melds": ["peng:s2", "kong_open:b9", "chi:s4"]}),
        ("score_too_many_copies", {"melds": ["peng:s2", "kong_open:b8", "chi:s4"]}),
        ("score_wrong_count", {"concealed": [*SHEET["concealed"], "s10"]}),
        ("score_kong_off", {"melds": ["peng:s2", "wei:b7", "chi:s4"]}),
        ("score_wei_missing", {"win": "b7"}),
    ],
    [
        ("score_dreamer", {"winner": 1, "discarder": None}),
        ("score_source_unknown", {"source": "initial"}),
        ("score_meld_unknown", {"melds": ["peng:s2"]}),
        ("score_wrong_count", {"melds": SHEET["melds"], "concealed": [*SHEET["concealed"], "s10"]}),
        ("score_initial", SHEET),
    ],
]


@pytest.mark.parametrize("mending", MENDING)
def test_a_sheet_with_many_faults_is_refused_in_the_order_of_the_refusals(mending: list[tuple[str, Action]]) -> None:
    game, sheet, order = paiguan.game("weimaque", kong="off"), {**SHEET, **FAULTS}, list(load("weimaque")["refusals"])
    for code, mended in mending:
        with pytest.raises(paiguan.IllegalMove) as caught:
            game.score(sheet)
        assert caught.value.refusal.code == code
        sheet |= mended
    assert game.score(sheet).payments[1] > 0
    assert [code for code, _ in mending] == sorted((code for code, _ in mending), key=order.index)


def test_every_refusal_of_a_sheet_has_a_case() -> None:
    assert {code for code in load("weimaque")["refusals"] if code.startswith("score_")} <= set(SHEETS)


def test_sheets_settle_as_hands_do() -> None:
    game = paiguan.game("weimaque", discard_win_pays="discarder")
    assert game.score(SHEET).payments == (-10, 20, 0, -10)
    assert game.score({"dealer": 1}).items[0].id == "huang"
    assert game.score({**SHEET, "source": "discard", "discarder": 3}).payments == (0, 20, 0, -20)
    with pytest.raises(paiguan.IllegalMove):
        game.score({**SHEET, "source": "discard"})  # who pays?
    lines = [(item.id, item.units) for item in game.score({**SHEET, "last": True}).items]
    assert lines == [("peng", 3), ("zai", 7), ("haidihu", 10), ("win", 20), ("win", 20)]


def test_a_record_that_calls_the_first_preset_by_its_old_name_is_still_read() -> None:
    game = paiguan.game("weimaque", preset="seed")
    assert game.given == {"preset": "anxiang"}
    written = game.deal(seed=1).record()
    assert deal_of_record({**written, "options": {"preset": "seed"}}).record() == written


class TestRefusals(RefusalSuite):
    game = "weimaque"
    record: ClassVar = THROWN
    moves, deals, sheets = REFUSALS, DEALS, SHEETS
    # `chi_none` is for the claims that a viewer is shown, where no cards are named; and no move is ever just in the wrong
    # phase, since each verb has a sentence of its own for that.
    elsewhere = frozenset({"hand_over", "chi_none", "wrong_phase"})
