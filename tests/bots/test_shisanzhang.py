"""十三張: layouts every decent player makes, a master who settles by the rules, and a case for each hint."""

from typing import Any

import numpy as np
import pytest

import paiguan
from paiguan.bots.advice import Advice
from paiguan.bots.levels import Novice, Regular, known_states, playout_of
from paiguan.bots.playout import NOVICE, REGULAR
from paiguan.bots.policies import shisanzhang as policy
from paiguan.bots.policies.shisanzhang.ideas import candidates, committed, is_foul
from paiguan.bots.policies.shisanzhang.layouts import best_layout
from paiguan.bots.policies.shisanzhang.master import LayoutMaster
from paiguan.bots.policies.shisanzhang.others import gain_of, weigh_worlds
from paiguan.bots.policies.shisanzhang.worth import worth
from paiguan.bots.reasons import Reason
from paiguan.bots.reasons.shisanzhang import reason
from paiguan.engine.contract import Move
from paiguan.engine.kernel import kernel
from paiguan.engine.rng import seeded
from paiguan.engine.state import ITEM, blank, duplicate
from paiguan.games.shisanzhang.combos import CATEGORIES, category_of, in_order, layouts, strength, value_layouts
from paiguan.games.shisanzhang.options import PRESETS
from paiguan.games.shisanzhang.pairs import is_good
from paiguan.games.shisanzhang.record import Arrange, Bet, Declare
from paiguan.games.shisanzhang.specials import NONE
from paiguan.games.shisanzhang.state import CARDS, chosen, mask
from tests.bots.hints import Hint
from tests.bots.hints.shisanzhang import CHECKS
from tests.playing import games

POINTS3 = {"preset": "points3"}
FIXED_BETS = {"max_bet": 1}  # straight to the layouts
OURS = [game for game in games() if game.name == "shisanzhang"]


def dealt(hand: str, **options: Any) -> paiguan.Deal:
    """A deal in which seat 0, who deals, has this hand."""
    game, cards = paiguan.game("shisanzhang", **options), hand.split()
    rest = [card for card in CARDS if card not in cards]
    return game.load({"deal": [cards, *(rest[other::3] for other in range(game.seats - 1))]})


def lay(head: str, mid: str, tail: str) -> Arrange:
    piles = (tuple(sorted(pile.split(), key=CARDS.index)) for pile in (head, mid, tail))
    return Arrange(seat=0, **dict(zip(("head", "mid", "tail"), piles, strict=True)))


def kinds(deal: paiguan.Deal, move: Move) -> list[str]:
    """The categories of the three piles."""
    assert isinstance(move, Arrange)
    strengths = [strength(deal.game.options, mask(pile)) for pile in (move.head, move.mid, move.tail)]
    return [CATEGORIES[category_of(one)] for one in strengths]


# ---- regular and master ----------------------------------------------------------------------------------------

BOTH = pytest.mark.parametrize("player", [Regular(), LayoutMaster(worlds=128)], ids=["regular", "master"])


@BOTH
@pytest.mark.parametrize("options", [FIXED_BETS, POINTS3], ids=["hongkong", "points3"])
@pytest.mark.parametrize(
    ("hand", "head", "mid", "tail"),
    [
        ("Ks Kh Kd 3s 3h Qs Qh 9c 7d 5h 4c 2d Tc", "", "Qs Qh", "Ks Kh Kd 3s 3h"),  # the small pair fills the tail
        ("As Ah Ad Ks Kh Kd 7s 7h 7d 2c 3h 5s 9c", "7s 7h 7d", "Ks Kh Kd", "As Ah Ad"),  # 衝三
        ("As Ah 6d 6c Ts 9h 8d 7c Jd 2s 3h 4c Kc", "6d 6c", "As Ah", "Ts 9h 8d 7c Jd"),  # two pairs split
        ("9s 9h 9d 9c As Kh Qd Jc 7s 5h 4d 3c 2s", "Kh Qd Jc", "As 5h 4d 3c 2s", "9s 9h 9d 9c"),  # low card with quads
        ("5h 6h 7h 8h 9h As Ad Ks Kd 2c 3d Jc Ts", "Ks Kd", "As Ad", "5h 6h 7h 8h 9h"),
        ("As Ah Kd Kc Qs Qh Jd Jc 8s 6h 4d 2c 9s", "Kd Kc", "As Ah", "Qs Qh Jd Jc"),  # four pairs
    ],
)
def test_a_layout_every_decent_player_makes(
    player: Any, options: Any, hand: str, head: str, mid: str, tail: str
) -> None:
    move = player.choose(dealt(hand, **options), 0)
    assert isinstance(move, Arrange)
    assert set(head.split()) <= set(move.head)
    assert set(mid.split()) <= set(move.mid)
    assert set(tail.split()) <= set(move.tail)


DRAGON = "2s 3h 4d 5c 6s 7h 8d 9c Ts Jh Qd Kc As"
SIX_PAIRS = "2s 2h 4d 4c 6s 6h 8d 8c Ts Th Qd Qc As"
THREE_QUADS = "Qs Qh Qd Qc Ks Kh Kd Kc As Ah Ad Ac 2s"


@BOTH
def test_special_hands_are_declared_unless_plain_play_earns_more(player: Any) -> None:
    assert player.choose(dealt(DRAGON, **POINTS3), 0) == Declare(seat=0, special="dragon")
    assert player.choose(dealt(SIX_PAIRS, **POINTS3), 0) == Declare(seat=0, special="six_pairs")
    plain = dealt(THREE_QUADS, **POINTS3)  # the page: played plainly it may bring 108, declared 60
    assert kinds(plain, player.choose(plain, 0)) == ["trips", "quads", "quads"]
    forced = dealt(THREE_QUADS, **POINTS3, special_declare="forced")
    assert player.choose(forced, 0) == Declare(seat=0, special="three_quads")


@BOTH
def test_bets_are_high_where_the_game_is_level_and_low_where_the_banker_takes_level_piles(player: Any) -> None:
    assert player.choose(paiguan.game("shisanzhang").deal(seed=1), 1) == Bet(seat=1, amount=10)
    jiagun = paiguan.game("shisanzhang", preset="hongkong_jiagun", min_bet=3)
    assert player.choose(jiagun.deal(seed=1), 1) == Bet(seat=1, amount=3)


@pytest.mark.parametrize("level", [NOVICE, REGULAR], ids=["novice", "regular"])
def test_novice_and_regular_never_foul_and_lay_what_they_set_out_to(level: int) -> None:
    codes, rng = np.zeros(200, np.int16), seeded(1)
    for game in OURS:
        playout, options = playout_of(game), game.options
        for seed in range(40):
            states = duplicate(game.deal(seed=seed)._states)
            playout.play_out(states[0], options, level, codes, rng)
            for seat in range(game.seats):
                state, hand = states[0], states[0].dealt[seat]
                assert state.declared[seat] != NONE or is_good(state, options, seat)
                banks = seat == state.dealer
                special, head, mid = policy.commitment(options, hand, banks, policy.WEIGHTS)
                if level == REGULAR:
                    assert (state.declared[seat], *state.piles[seat, :2].tolist()) == (special, head, mid)


@pytest.mark.parametrize("preset", ["hongkong", "hongkong_jiagun", "points3"])
def test_of_all_layouts_none_is_worth_more_to_a_regular_than_his_own(preset: str) -> None:
    options, generator = paiguan.game("shisanzhang", preset=preset).options, np.random.default_rng(9)
    strengths, piles = np.zeros((len(layouts), 3), np.int64), np.zeros(1 << 13, np.int64)
    for _ in range(60):
        hand = mask(generator.choice(CARDS, 13, replace=False))
        value_layouts(options, hand, layouts, piles, strengths)
        own, head, mid = best_layout(options, hand, 0, 0, NONE, True, policy.WEIGHTS)
        assert own == best_of(options, strengths, policy.WEIGHTS)
        tail = hand ^ head ^ mid
        laid = strength(options, head), strength(options, mid), strength(options, tail)
        assert own == best_of(options, np.array([laid]), policy.WEIGHTS)


@kernel
def best_of(options: Any, strengths: Any, weights: Any) -> float:
    """The worth to a banker of the best layout in order."""
    best = -1e9
    for i in range(strengths.shape[0]):
        head, mid, tail = strengths[i]
        if in_order(options, head, mid, tail):
            best = max(best, worth(options, head, mid, tail, True, weights))
    return best


# ---- master ----------------------------------------------------------------------------------------------------


def test_a_gain_is_what_the_rules_settle() -> None:
    """Whatever is laid or declared, fouls included, in every kind of game."""
    items = blank(ITEM, OURS[0].rules.ITEMS)
    for game in OURS:
        for seed in range(30):
            deal = game.deal(seed=seed, dealer=seed % game.seats)
            while (actor := deal.actor) is not None:
                deal.push(Regular().choose(deal, actor) if seed % 2 else deal.legal_moves.random(seed))
            for seat, payment in enumerate(deal.settlement.payments):
                assert gain_of(deal.state, game.options, seat, items) == payment


def test_no_layout_left_out_is_better_than_all_that_were_kept() -> None:
    generator = np.random.default_rng(5)
    for preset in ("hongkong_jiagun", "points3"):
        game = paiguan.game("shisanzhang", preset=preset, **(FIXED_BETS if preset != "points3" else {}))
        deal = game.deal(seed=7)
        hand = int(deal.state.dealt[0])
        moves, kept = candidates(game.options, hand, 0, None)
        others = [
            (NONE, *(int(strength(game.options, int(chosen(hand, int(places))))) for places in layouts[place]))
            for place in generator.choice(len(layouts), 3000)
        ]
        rows = np.vstack([kept, np.array(others)])
        gains, worlds = np.zeros((len(rows), 64)), blank(game.rules.STATE, 2)
        worlds[0] = known_states(deal, 0)[0]
        room = np.ones(len(rows), np.bool_), blank(ITEM, game.rules.ITEMS), seeded(0)
        weigh_worlds(worlds, game.option_array, 0, rows, *room, 3, 0, gains)
        assert gains[: len(moves)].sum(1).max() >= gains[len(moves) :].sum(1).max()


def test_master_weighs_what_it_is_asked_about_and_keeps_quiet_about_fouls() -> None:
    deal = dealt("As Ah 6d 6c Ts 9h 8d 7c Jd 2s 3h 4c Kc", **POINTS3)
    foul = lay("As Ah Kc", "6d 6c 2s 3h 4c", "Ts 9h 8d 7c Jd")
    poor = lay("2s 3h 4c", "6d 6c As Ah Kc", "Ts 9h 8d 7c Jd")
    master = LayoutMaster(worlds=64)
    for move in (foul, poor):
        weighed = master.weigh(deal, 0, also=move)
        assert [one.move for one in weighed].count(move) == 1
        assert weighed[0].gain > next(one.gain for one in weighed if one.move == move)
    assert not any(is_foul(deal.game.options, committed(deal.game.options, one.move)) for one in master.weigh(deal, 0))
    assert foul not in [one.move for one in master.weigh(deal, 0)]


def test_a_foul_is_laid_where_it_is_the_least_evil() -> None:
    """8: without foul_shot a deliberate foul pays with a very weak hand."""
    hand = "2s 2h 3d 3c 4s 6h 7d 8c 9s Jh Qd Kc Ah"
    cheap = dealt(hand, **POINTS3, foul_shot=False, foul_pay="base")
    best = LayoutMaster(worlds=128).choose(cheap, 0)
    assert is_foul(cheap.game.options, committed(cheap.game.options, best))
    dear = dealt(hand, **POINTS3)
    assert not is_foul(dear.game.options, committed(dear.game.options, LayoutMaster(worlds=128).choose(dear, 0)))


def test_the_sure_points_of_a_special_have_no_error() -> None:
    first = LayoutMaster(worlds=64).weigh(dealt(DRAGON, **POINTS3), 0)[0]
    assert first.gain == pytest.approx(108)
    assert first.error == 0


@pytest.mark.parametrize("preset", PRESETS)
def test_master_beats_three_who_lay_the_strongest_tail_first(preset: str) -> None:
    """A few deals, each with the master at every seat; the master bets and banks like the others."""
    fixed = {"max_bet": 1} if PRESETS[preset].get("opposition") != "all" else {}
    game, master = paiguan.game("shisanzhang", preset=preset, **fixed), LayoutMaster(worlds=64)
    gains = []
    for seed in range(10):
        deal = game.deal(seed=seed, dealer=seed % game.seats)
        tails = [Novice().choose(deal, seat) for seat in range(game.seats)]
        for seat in range(game.seats):
            playout = deal.copy()
            for other, move in enumerate(tails):
                playout.push(master.choose(playout, seat) if other == seat else move)
            gains.append(playout.settlement.payments[seat])
    assert np.mean(gains) > 0


# ---- hints -----------------------------------------------------------------------------------------------------

JIAGUN = {"preset": "hongkong_jiagun", **FIXED_BETS}
HINTS = [
    ("declare_pays", SIX_PAIRS, POINTS3, {"special": "six_pairs", "units": 4}),
    ("plain_pays", THREE_QUADS, POINTS3, {"special": "three_quads", "units": 20}),
    ("pair_to_head", "Qc Jh Jd Jc Td 9h 8s 8h 6d 3h 2h 2d 2c", FIXED_BETS, {"combo": "J-J"}),
    ("split_pairs", "Ad Ac Kh Kd Qd Jh Th 9s 7d 6h 3h 3c 2s", POINTS3, {"combo": "A-A", "combo2": "3-3"}),
    ("keep_two_pair", "Kc Qc Jc Ts Th 9h 8h 7c 5d 4s 3c 2h 2d", FIXED_BETS, {"combo": "10-10-2-2"}),
    ("trips_to_head", "Qh Qd Jh 9d 8h 7s 7h 7c 5h 4h 4d 3d 2d", FIXED_BETS, {"combo": "7-7-7", "total": 3}),
    ("bonus_in_mid", "As Ad Ac Qh 7s 6h 6c 4h 3s 3h 3d 2s 2d", FIXED_BETS, {"total": 2}),
    (
        "enough_in_tail",
        "Ad Kc Qc 8c 6s 6d 5s 5d 4c 3s 3d 3c 2c",
        FIXED_BETS,
        {"combo": "3-3-3-5-5", "pieces": ["6s", "6d"]},
    ),
    ("avoid_shot", "As Ad Ks Kd Qs 9s 9c 6c 5c 4s 3d 2s 2d", POINTS3, {"pile": "head"}),
    ("seek_shot", "Ad Ks Kh Qh Js Jh Jc 5h 5d 5c 3s 3d 2h", POINTS3, {}),
    ("high_card_front", "Kc Qc Jd Ts Th Td Tc 9h 8s 7d 6s 6h 4h", POINTS3, {"pieces": ["Kc"]}),
    ("jiagun_kickers", "Kc Qh Qc Jc 8d 7d 6d 5s 4s 3h 3d 2s 2h", JIAGUN, {"combo": "3-3-2-2"}),
    (
        "break_combo",
        "Kh Js 9s 9c 8d 7s 7h 7c 6s 5d 3s 3h 2s",
        POINTS3,
        {"combo": "7-7-7-3-3", "mid": "9-8-7-6-5", "tail": "♠J-9-7-3-2"},
    ),
    ("piles_win", "As Ac Kc Qs Js Jc Tc 9h 6c 5s 5d 3s 2d", POINTS3, {}),
]


def why(deal: paiguan.Deal, seat: int, also: Move | None = None) -> Reason:
    """The reason, after its checker found it true."""
    weighed = LayoutMaster(worlds=256).weigh(deal, seat, also=also)
    found = reason(deal.game, known_states(deal, seat), seat, weighed)
    CHECKS[found.code](Hint(deal, Advice(seat, tuple(weighed), found)))
    return found


@pytest.mark.parametrize(("code", "hand", "options", "params"), HINTS, ids=[case[0] for case in HINTS])
def test_a_hint_for_a_hand(code: str, hand: str, options: Any, params: Any) -> None:
    found = why(dealt(hand, **options), 0)
    assert found.code == code
    assert {key: found.params[key] for key in params} == params


def test_a_hint_for_a_low_bet() -> None:
    assert why(paiguan.game("shisanzhang", preset="hongkong_jiagun").deal(seed=1), 2) == Reason(
        "bet_low", {"amount": 1}
    )


def test_a_hint_for_whoever_asks_about_a_foul() -> None:
    deal = dealt("As Ah 6d 6c Ts 9h 8d 7c Jd 2s 3h 4c Kc", **POINTS3)
    found = why(deal, 0, lay("As Ah Kc", "6d 6c 2s 3h 4c", "Ts 9h 8d 7c Jd"))
    assert (found.code, found.params["pile"], found.params["pile2"]) == ("fix_foul", "head", "mid")


def test_units_of_a_hint_are_without_the_stake() -> None:
    """The banker meets three bets; what is told is for one unit from each."""
    game = paiguan.game("shisanzhang")
    plain = dealt(SIX_PAIRS, **FIXED_BETS)
    high = game.load({"deal": plain.record()["deal"]})
    for seat in (1, 2, 3):
        high.push({"seat": seat, "do": "bet", "amount": 7})
    assert why(high, 0) == why(plain, 0)
