"""偎麻雀: moves every decent player makes, and a case for each hint."""

import math
from typing import Any

import numpy as np
import pytest

import paiguan
from paiguan.bots import bot
from paiguan.bots.advice import Advice
from paiguan.bots.levels import known_states
from paiguan.bots.master import Weighed
from paiguan.bots.policies.weimaque.expected_value import expected_value
from paiguan.bots.policies.weimaque.likely import sample_world
from paiguan.bots.policies.weimaque.outlook import outlook_of
from paiguan.bots.policies.weimaque.plan import patterns
from paiguan.bots.policies.weimaque.regular import laid_after
from paiguan.bots.policies.weimaque.weights import WEIGHTS
from paiguan.bots.reasons import Reason
from paiguan.bots.reasons.weimaque import reason
from paiguan.engine.bits import popcount
from paiguan.engine.rng import seeded
from paiguan.games.weimaque.combos import laid_of
from paiguan.games.weimaque.information import cards_left
from paiguan.games.weimaque.legal import spent
from paiguan.games.weimaque.points import (
    COVERED_WORTH,
    NO_MARK,
    OPEN_WORTH,
    WHOLE_WORTH,
    Reading,
    catch_groups,
    hard_of,
    whole_kinds,
    worth,
    worth_of_kinds,
    worth_of_pair,
)
from paiguan.games.weimaque.record import code_of
from paiguan.games.weimaque.state import (
    CARDS,
    COPIES,
    DAXIAOZI,
    DECK,
    DIANHU,
    DUIZIHU,
    DUOHONG,
    END_TIMES,
    FIRST_ADD,
    FIRST_TIMES,
    HONGWU,
    INITIAL,
    KINDS,
    MANYUANHUA,
    UNIT,
    WUDUI,
    WUHU,
    YINHU,
    ZHUOHU,
    count_of,
)
from tests.bots.hints import Hint
from tests.bots.hints.weimaque import CHECKS

Scene = dict[str, Any]

# Hands of twenty are the dealer's; nineteen cards are held by the seat asked about the card thrown or turned.
WAIT: Scene = {"hand": "b1 b1 b1 b3 b3 b3 b5 b5 b5 b7 b8 b9 s1 s2 s3 b10 b10 s5 s6 s9"}
ALONE: Scene = {"hand": "s1 s1 s2 s3 s4 s5 s6 s7 s8 s9 s9 s10 b1 b4 b5 b6 b7 b7 b10 b10"}
TWO_REDS: Scene = {"hand": "s2 s7 s3 s3 s3 b3 b3 b3 b4 b5 b6 b8 b8 b8 s4 s5 s6 s9 s9 b1"}
EVEN: Scene = {"hand": "s1 s1 s2 s3 s4 s7 s8 s9 s9 b1 b1 b4 b5 b7 b7 b9 b10 b10 s5 s6"}
DOUBLE_PUNG: Scene = {
    "hand": "s2 s2 s2 b7 b7 b7 b9 b9 b9 s4 s4 s4 s8 s8 s8 b3 b3 b1 b1",
    "thrown": "s1",
    "turned": "b3",
    "seat": 3,
    "preset": "online",
}
TWO_WAITS: Scene = {
    "hand": "s2 s2 s2 b7 b7 b7 b9 b9 b9 s4 s5 s6 b3 b4 b5 s8 s9 s10 s10",
    "thrown": "b1",
    "turned": "s7",
}
TWO_PAIRS: Scene = {"hand": "s3 s3 s3 b7 b7 b9 b9 s4 s5 s6 b1 b2 b3 s8 s9 s10 s1 s6 b5", "thrown": "s1", "turned": "b8"}
POOR: Scene = {"hand": "s3 s3 s3 b7 b7 b9 b9 s4 s5 s6 b1 b2 b3 s8 s9 s10 s1 b4 b5", "thrown": "s1", "turned": "b8"}
EIGHT: Scene = {"hand": "s2 s2 s2 b7 b7 b7 b9 b9 s4 s5 s6 b3 b4 b5 s8 s9 b1 b1 s1", "thrown": "b9"}
RUN: Scene = {"hand": "s2 s2 s2 b7 b7 b7 b9 b9 b9 s4 s5 s8 s9 b3 b4 b1 b1 s10 s10", "thrown": "b1", "turned": "s6"}
SPENT: Scene = {"hand": "s2 s2 s2 b7 b7 b7 b9 b9 b9 s4 s5 s6 b3 b4 b5 s8 s9 b1 b1", "thrown": "s5", "turned": "s5"}
FOURTH: Scene = {"hand": "s2 s2 s2 b7 b7 b7 b9 b9 b9 s4 s5 s8 s9 b3 b4 b1 b1 s10 s10", "thrown": "b9"}
PAIRS: Scene = {"hand": "s2 s2 s2 b7 b7 b7 b9 b9 b9 s4 s4 s8 s8 b3 b3 b1 b1 b5 b6", "thrown": "b3"}
FIT: Scene = {"hand": "b7 b7 b7 b8 b9 s2 s2 s2 s4 s5 s6 b3 b4 b5 s8 s9 s10 s1 b1", "thrown": "s4", "turned": "b7"}
NO_FIT: Scene = {"hand": "b7 b7 b7 b1 b2 s2 s2 s2 s4 s5 s6 b3 b4 b5 s8 s9 s10 s1 b1", "thrown": "s4", "turned": "b7"}
THREE: Scene = {"hand": "b9 b9 b9 b8 s1 s2 s3 s4 s6 s7 s8 s10 b1 b2 b3 b4 b6 b7 s2", "thrown": "b9", "seat": 3}


def position(hand: str, seat: int = 1, thrown: str = "", turned: str = "", **options: Any) -> tuple[paiguan.Deal, int]:
    """Seat 0 deals and seat 2 sits out. The dealer has the hand, or throws a card and another seat has it, who is asked about
    that card or about the one that seat 1 turns next. All others who have a claim pass."""
    mine, shown = hand.split(), [card for card in (thrown, turned) if card]
    seat = seat if thrown else 0
    rest = [card for card in CARDS for _ in range(COPIES - mine.count(card) - shown.count(card))]
    bottom = [card for card in rest if card in shown]
    rest = [card for place in range(7) for card in rest[place::7] if card not in shown]
    hands = [[thrown] if thrown else [], [], [], []]
    hands[seat] = mine
    for other, size in ((0, 20), (1, 19), (3, 19)):
        while len(hands[other]) < size:
            hands[other].append(rest.pop(0))
    stock = [*shown[1:], *rest, *bottom]
    deal = paiguan.game("weimaque", **options).load({"deal": hands, "stock": stock})
    if thrown:
        deal.push({"seat": 0, "do": "discard", "card": thrown})
    while turned and deal.view(0).stock == len(stock):
        deal.push({"seat": deal.actor, "do": "pass"})
    return deal, seat


# ---- regular and master ----------------------------------------------------------------------------------------

BOTH = pytest.mark.parametrize("player", [bot("regular"), bot("master", worlds=256)], ids=["regular", "master"])


@BOTH
@pytest.mark.parametrize(
    ("scene", "move"),
    [
        (WAIT, "discard s9"),  # it alone stands in no meld, pair or wait
        (DOUBLE_PUNG, "hu"),
        (PAIRS, "peng"),  # one step nearer to 對子和
        (FOURTH, "kong"),
        (FIT, "wei 3"),  # the fourth completes b7 b8 b9
        (NO_FIT, "wei 4"),  # here it would only be in the way
        (TWO_PAIRS, "pass"),  # a run for two pairs: the points would be gone
    ],
    ids=["wait", "win", "peng", "kong", "wei-three", "wei-four", "pass"],
)
def test_a_move_every_decent_player_makes(player: Any, scene: Scene, move: str) -> None:
    deal, seat = position(**scene)
    assert str(player.choose(deal, seat)) == move


def test_a_master_plays_on_where_a_small_win_now_is_worth_less() -> None:
    """26 units now; nearly the whole stock is still to come, and two of the waits bring 34 檄 from each."""
    deal, seat = position(**TWO_WAITS)
    assert str(bot("master", worlds=256).choose(deal, seat)) != "hu"


# ---- the worlds a master thinks of -------------------------------------------------------------------------------


def decisions(game: paiguan.Game, seed: int) -> list[tuple[Any, int]]:
    """Every decision of a hand between regulars: the states, and who decides."""
    deal, found = game.deal(seed=seed), []
    while (actor := deal.actor) is not None:
        found.append((deal.copy(), actor))
        deal.push(bot("regular").choose(deal, actor))
    return found


@pytest.mark.parametrize("preset", ["anxiang", "online"])
def test_a_likely_world_is_one_the_seat_holds_possible(preset: str) -> None:
    """The seat knows the same there, no card is lost, and all hands have their sizes."""
    game = paiguan.game("weimaque", preset=preset)
    for number, (deal, seat) in enumerate([one for seed in range(6) for one in decisions(game, seed)]):
        worlds = np.frombuffer(bytearray(deal.concealed(seat).tobytes()), game.rules.STATE)
        sample_world(worlds[0], game.options, seat, seeded(number))
        world = worlds[0]
        game.rules.set_actor(world, game.options, seat)
        assert paiguan.Deal(game, worlds).concealed(seat).tobytes() == deal.concealed(seat).tobytes()
        assert sum(int(cards) for cards in world.dealt) + sum(UNIT[kind] for kind in world.stock) == DECK
        assert [count_of(hand) for hand in world.hands] == [cards_left(world, other) for other in range(4)]


def test_in_likely_worlds_the_others_have_better_hands() -> None:
    game = paiguan.game("weimaque")
    hopes = {"possible": 0.0, "likely": 0.0}
    for number, (deal, seat) in enumerate([one for seed in range(6) for one in decisions(game, seed)]):
        for kind, made in (("possible", game.rules.sample_world), ("likely", sample_world)):
            world = np.frombuffer(bytearray(deal.concealed(seat).tobytes()), game.rules.STATE)[0]
            made(world, game.options, seat, seeded(number))
            for other in {0, 1, 2, 3} - {seat, (int(world.dealer) + 2) % 4}:
                outlook = outlook_of(world, game.options, other, WEIGHTS)
                laid = laid_of(world, other)
                hopes[kind] += expected_value(
                    game.options, laid, world.hands[other], world.locks[other], outlook, WEIGHTS
                )[0]
    assert hopes["likely"] > 1.5 * hopes["possible"]


# ---- hints -----------------------------------------------------------------------------------------------------

HINTS: list[tuple[str, Scene, str, str, dict[str, Any]]] = [
    ("win_now", DOUBLE_PUNG, "hu", "pass", {"total": 134}),
    ("wait_for_more", TWO_WAITS, "pass", "hu", {"count": 2, "total": 34}),
    ("best_wait", WAIT, "discard s9", "discard s6", {"pieces": ["s4", "s7"], "count": 8}),
    ("lone_card", ALONE, "discard b1", "discard s10", {"piece": "b1"}),
    ("keep_pair_for_wei", TWO_PAIRS, "pass", "chi b7 b9", {"piece": "b7", "value": 4}),
    ("reach_hard", EIGHT, "peng", "pass", {"hard": 10, "min": 10}),
    ("chi_starves_points", POOR, "pass", "chi b7 b9", {"hard": 9, "min": 10}),
    ("passing_locks", RUN, "chi s4 s5", "pass", {"piece": "s6", "count": 3}),
    ("lock_is_cheap", SPENT, "pass", "chi s4 s6", {"piece": "s5", "count": 1}),
    ("fourth_makes_tuanyuan", FOURTH, "kong", "pass", {"piece": "b9", "value": 3}),
    ("fourth_makes_tuanyuan", NO_FIT, "wei 4", "wei 3", {"piece": "b7", "value": 4 + 10}),
    ("towards_pattern", PAIRS, "peng", "pass", {"combo": "duizihu", "count": 2}),
    ("reds_or_black", TWO_REDS, "discard s7", "discard b1", {"count": 2, "piece": "s7"}),
    ("wei_keep_fourth", FIT, "wei 3", "wei 4", {"piece": "b7"}),
]


def why(deal: paiguan.Deal, seat: int, best: str, other: str) -> Reason:
    """The reason for one move against another, after its checker found it true."""
    moves = {str(move): move for move in deal.legal_moves_of(seat)}
    weighed = [Weighed(moves[best], 2.0, 0.1, 64), Weighed(moves[other], 1.0, 0.1, 64)]
    found = reason(deal.game, known_states(deal, seat), seat, weighed)
    CHECKS[found.code](Hint(deal, Advice(seat, tuple(weighed), found)))
    return found


@pytest.mark.parametrize(("code", "scene", "best", "other", "params"), HINTS)
def test_a_hint_for_a_move(code: str, scene: Scene, best: str, other: str, params: dict[str, Any]) -> None:
    assert why(*position(**scene), best, other) == Reason(code, params)


def after_peng(**options: Any) -> tuple[paiguan.Deal, int]:
    """Seat 3 has taken the dealer's b9 and holds one more; the dealer is next after it."""
    deal, seat = position(**THREE, **options)
    deal.push({"seat": seat, "do": "peng"})
    return deal, seat


def test_a_hint_for_a_card_the_next_seat_has_thrown() -> None:
    assert why(*after_peng(), "discard b9", "discard s10") == Reason("safe_discard", {"player": 0, "piece": "b9"})


def test_no_discard_is_safe_where_nothing_locks() -> None:
    assert why(*after_peng(pass_lock="off"), "discard b9", "discard s10").code != "safe_discard"


def test_a_card_that_breaks_nothing_is_discarded_for_that() -> None:
    assert why(*position(**EVEN), "discard b5", "discard s2").code == "breaks_nothing"


def test_a_pair_that_is_in_a_run_is_not_called_a_pair_to_keep() -> None:
    """s9 s9 stands beside s7 s8: keeping it keeps a run."""
    assert why(*position(**ALONE), "discard s10", "discard s9").code != "keep_pair_for_wei"


def test_breaking_a_finished_pattern_is_not_praised() -> None:
    """Fourteen reds are 紅烏; with one discarded a card is missing again."""
    reds: Scene = {"hand": "s2 s2 s2 s2 s7 s7 s7 s7 s10 s10 s10 s10 b2 b2 b3 b3 b4 b4 b5 b6"}
    assert why(*position(**reds), "discard b2", "discard b6").code != "towards_pattern"


def test_the_points_of_a_fourth_card_follow_the_options() -> None:
    """8: with `replace` the points of 團圓 stand instead of the triplet's; only an open one gains by it."""
    instead = {**FOURTH, "tuanyuan_points": "replace"}
    assert why(*position(**instead), "kong", "pass") == Reason("fourth_makes_tuanyuan", {"piece": "b9", "value": 1})


# ---- what a plan counts is what the rules count ----------------------------------------------------------------


def random_reading(rng: Any, options: Any) -> Reading | None:
    """Six melds and a pair at random, most of them triplets, so that every pattern comes up; None where the deck has not the
    cards. Triplets are open or covered, and some become quads."""
    opened = covered = runs = cards = 0
    triplets = rng.integers(0, 7)
    suits = rng.integers(0, 3)  # small cards, big ones, or both
    kinds = [kind for kind in range(KINDS) if suits == 2 or kind // 10 == suits]
    for meld in range(6):
        kind = int(rng.choice(kinds))
        if meld < triplets:
            copies = int(rng.integers(3, 5))
            cards += copies * UNIT[kind]
            opened, covered = (opened | UNIT[kind], covered) if rng.random() < 0.5 else (opened, covered | UNIT[kind])
        else:
            start = kind // 10 * 10 + int(rng.integers(0, 8))
            runs += UNIT[start]
            cards += UNIT[start] + UNIT[start + 1] + UNIT[start + 2]
    pair = int(rng.choice(kinds))
    cards += 2 * UNIT[pair]
    counts = [cards >> 3 * kind & 7 for kind in range(KINDS)]
    if opened & covered or sum(counts) != count_of(cards) or max(counts) > COPIES or count_of(cards) < 20:
        return None
    whole = int(whole_kinds(options, cards, opened | covered))
    return Reading(pair, opened, covered, runs, cards, whole, NO_MARK, INITIAL, False)


@pytest.mark.parametrize("scope", ["any", "set"])
def test_a_plan_that_lacks_nothing_counts_what_its_reading_counts(scope: str) -> None:
    """Hard points always; additions and factors but for what `patterns` says it leaves out."""
    options, rng = paiguan.game("weimaque", tuanyuan_scope=scope).options, np.random.default_rng(1)
    seen: set[int] = set()
    for _ in range(20_000):
        reading = random_reading(rng, options)
        if reading is None:
            continue
        sets = worth_of_kinds(reading.opened, OPEN_WORTH) + worth_of_kinds(reading.covered, COVERED_WORTH)
        pair = worth_of_pair(UNIT[reading.pair], reading.cards)
        assert sets + worth_of_kinds(reading.tuanyuan, WHOLE_WORTH) + pair == hard_of(options, reading)
        add, times = patterns(reading.cards, 0, reading.tuanyuan, 0, reading.runs == 0)
        groups = catch_groups(reading.tuanyuan)
        items = {item: int(worth(options, reading, groups, item)) for item in range(FIRST_ADD, END_TIMES)}
        seen |= {item for item, value in items.items() if value}
        if popcount(reading.tuanyuan) <= 2:  # with more, 捉 may be of three
            assert add == sum(items[item] for item in range(FIRST_ADD, FIRST_TIMES) if item != MANYUANHUA)
        factors = [items[item] for item in range(FIRST_TIMES, END_TIMES) if items[item]]
        if not (items[DUIZIHU] and items[DIANHU]):
            assert times == math.prod(factors)
    assert {DUOHONG, YINHU, DAXIAOZI, ZHUOHU, DIANHU, WUHU, HONGWU, DUIZIHU, WUDUI} <= seen


def test_what_a_move_will_lay_is_what_the_rules_lay() -> None:
    game, laying = paiguan.game("weimaque"), {"kong", "wei", "peng", "chi"}
    tried: set[str] = set()
    for seed in range(150):
        deal = game.deal(seed=seed)
        step = 0
        while (seat := deal.actor) is not None:
            step += 1
            state = deal.state
            moves = list(deal.legal_moves)
            move: Any = next((m for m in moves if m.verb in laying and (step + seed) % 3), moves[step % len(moves)])
            code, card, own = code_of(state, move), int(state.card), bool(seat == state.by)
            will = laid_after(laid_of(state, seat), code, card, own) if move.verb in laying else None
            hand, melds = int(state.hands[seat]), state.melds[seat].tobytes()
            deal.push(move)
            if will is None or deal.state.melds[seat].tobytes() == melds:
                continue  # another seat's claim prevailed, or the others have not answered yet
            assert tuple(laid_of(deal.state, seat)) == tuple(will)
            assert int(deal.state.hands[seat]) == hand - int(spent(code, card, own))
            tried.add(f"own {move.verb}" if own else move.verb)
    assert tried == {"own wei", "peng", "chi", "own chi", "kong", "own kong"}
