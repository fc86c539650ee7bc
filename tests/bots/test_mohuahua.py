"""抹花花: moves every decent player makes, a case for each hint, and the moves a master weighs."""

from collections.abc import Callable
from typing import Any

import pytest

import paiguan
from paiguan.bots import bot
from paiguan.bots.advice import Advice
from paiguan.bots.levels import known_states
from paiguan.bots.master import Weighed
from paiguan.bots.policies.mohuahua.lacks import unseen_by
from paiguan.bots.policies.mohuahua.master import MOST, candidates
from paiguan.bots.policies.mohuahua.odds import SURE, odds_of, stands
from paiguan.bots.reasons.mohuahua import reason
from paiguan.engine.contract import Move
from paiguan.engine.loops import END
from paiguan.games.mohuahua.combos import COMBOS, COUNT, ONE_BAI, TRIOS, beats, cards_of, may_lead
from paiguan.games.mohuahua.record import Declare, Discard, Play
from paiguan.games.mohuahua.state import HAND, holds
from tests.bots.hints import Hint
from tests.bots.hints.mohuahua import CHECKS
from tests.games.test_mohuahua import FISH, SPREAD, STRONG, Action, act, hands, played
from tests.playing import random_deal

# Seat 0 has neither a group nor a Heaven.
WEAK = hands(
    "11x2 22x2 42x2 51x2 61x2 44x2 62x2 55 64",
    "11 21 22 33x2 51 61 44 63 55x2 64 65x2 66x2",
    "11 21 22 33x2 51 61 44 63 55 64x2 65x2 66x2",
)
# Seat 2 has one Tiger and one Heaven, which makes a bai.
LONE = hands(
    "11x2 22x2 42x2 51x2 61x2 44x2 62x2 55 64",
    "11 21 22 33x2 51 61 63 55 64 65x3 66x3",
    "11 21 22 33x2 51 61 44x2 63 55x2 64x2 65 66",
)
# Seat 0 has Heavens, oxen and Tigers, and four cards for nothing; seat 1 has xi.
RICH = hands("66x4 65x4 62x2 63x2 11x2 22x2", "21x2 42x2 44x4 55x4 64x4", "11x2 22x2 33x4 51x4 61x4")
# Seat 0 has eight sure 墩 and nothing besides.
POOR = hands(
    "21x2 42x2 62x2 63x2 11x2 22x2 51x2 61x2",
    "66x2 65x2 64x4 55x2 44x2 33x2 11x2",
    "66x2 65x2 55x2 44x2 61x2 51x2 33x2 22x2",
)
EIGHT = "21x2 42x2 62x2 63x2"


def answered(deal: paiguan.Deal) -> paiguan.Deal:
    """The trick finished by regulars."""
    while deal.state.width:
        assert deal.actor is not None
        deal.push(bot("regular").choose(deal, deal.actor))
    return deal


def eight_won(deal: list[list[str]], **options: Any) -> paiguan.Deal:
    """Seat 0 has won xi+xi+niu+niu."""
    return answered(played([act(0, "go"), act(0, "play", EIGHT)], deal, **options))


def twelve_won() -> paiguan.Deal:
    """And after that the Heaven quad: it is at ci."""
    deal = eight_won(STRONG)
    deal.push(act(0, "play", "66x4"))
    return answered(deal)


def choice(level: str, deal: paiguan.Deal) -> Move:
    assert deal.actor is not None
    return bot(level, **({"worlds": 96} if level == "master" else {})).choose(deal, deal.actor)


good_players = pytest.mark.parametrize("level", ["regular", "master"])


@good_players
def test_a_strong_hand_goes_and_a_weak_one_folds(level: str) -> None:
    assert str(choice(level, played([], STRONG))) == "go"
    assert str(choice(level, played([], WEAK))) == "fold"


@good_players
def test_groups_that_stand_only_with_the_one_xi_are_all_led_with_it(level: str) -> None:
    """Nothing beats what is led with a xi: twelve cards of it are ci at once. Apart, niu and yu fall to Heavens."""
    deal = hands(
        "21 42 62x2 63x2 11x2 22x2 33x2 51x2 61x2",
        "66x2 65x2 64x4 55x2 44x2 33 11 21 51",
        "66x2 65x2 55x2 44x2 33 11 22x2 42 51 61x2",
    )
    move = choice(level, played([act(0, "go")], deal))
    assert isinstance(move, Play)
    assert len(move.cards) == 12


@good_players
def test_cards_for_nothing_are_discarded_and_winners_kept(level: str) -> None:
    move = choice(level, played([act(1, "go"), act(1, "play", "21 42"), act(2, "discard", "11x2")], RICH, dealer=1))
    assert isinstance(move, Discard)
    assert set(move.cards) <= {"11", "22"}


@good_players
def test_the_last_house_wins_with_no_more_than_it_takes(level: str) -> None:
    """A Tiger is as good as a Heaven here, and the Heaven is wanted later."""
    assert str(choice(level, played([act(0, "go"), act(0, "play", "62"), act(1, "play", "64")], LONE))) == "play 65"


@good_players
def test_at_ci_one_plays_on_for_more(level: str) -> None:
    deal = twelve_won()
    assert deal.state.tricks[0] == 12
    assert isinstance(choice(level, deal), Play)


@good_players
def test_with_declare_at_six_eight_sure_ones_and_nothing_more_are_declared(level: str) -> None:
    assert isinstance(choice(level, eight_won(POOR, declare_at=6)), Declare)


# ---- hints -----------------------------------------------------------------------------------------------------


def why(deal: paiguan.Deal, text: str | Action) -> tuple[str, dict[str, Any]]:
    """The reason given for a move if it is the best, after its checker found it true."""
    seat = deal.actor
    assert seat is not None
    move = deal.copy().push(text)
    weighed = [Weighed(move=move, gain=1.5, error=0.1, worlds=100), Weighed(move=move, gain=1.0, error=0.1, worlds=100)]
    found = reason(deal.game, known_states(deal, seat), seat, weighed)
    CHECKS[found.code](Hint(deal, Advice(seat, tuple(weighed), found)))
    return found.code, dict(found.params)


def led(dealer: int, *more: Action) -> list[Action]:
    return [act(dealer, "go"), *more]


XI_LED = led(1, act(1, "play", "21 42"), act(2, "discard", "11x2"))
TWO_XI = led(2, act(2, "play", "21x2 42x2"), act(0, "discard", "11x4"), act(1, "discard", "44x4"))

# A position, a move, and some of what its reason says.
HINTS: dict[str, tuple[Callable[[], paiguan.Deal], str | Action, dict[str, Any]]] = {
    "fold_weak": (lambda: played([], WEAK), "fold", {}),
    "fold_wait": (lambda: played([], STRONG), "fold", {}),
    "fold_washes": (lambda: played([act(1, "fold"), act(2, "fold")], STRONG, dealer=1), "fold", {}),
    "go_strong": (lambda: played([], STRONG), "go", {}),
    "lead_xi": (lambda: played(led(2), SPREAD, 2), "play 21 42", {"combo": "xi", "count": 2}),
    "lead_unbeatable": (lambda: played(led(0), STRONG), act(0, "play", "66x4"), {"combo": "quad-66", "count": 4}),
    "reach_target": (lambda: played(led(0), STRONG), act(0, "play", EIGHT), {"tricks": 8, "item": "gou"}),
    "win_the_lead": (
        lambda: played(led(0, act(0, "play", "61"), act(1, "play", "55")), WEAK),
        "play 65",
        {"combo": "65", "next": "bai"},
    ),
    "beat_cheapest": (lambda: played(led(0, act(0, "play", "61")), WEAK), "play 44", {"combo": "44"}),
    "stop_rival": (
        lambda: played([*TWO_XI, act(2, "play", "51x2")], FISH, 2),
        "play 65 65",
        {"player": 2, "tricks": 4, "need": 6},
    ),
    "quad66_now": (lambda: played(led(0, act(0, "play", "44")), SPREAD), act(1, "play", "66x4"), {"count": 4}),
    "keep_winners": (lambda: played(XI_LED, RICH, 1), "discard 11 11", {"count": 12, "need": 12}),
    "keep_groups": (
        lambda: played(led(2, act(2, "play", "21 42")), SPREAD, 2),
        "discard 65 65",
        {"pieces": ["65", "65"], "combo": "quad-44"},
    ),
    "discard_low": (lambda: played(led(2, act(2, "play", "66x2")), WEAK, 2), "discard 11 11", {"pieces": ["11", "11"]}),
    "play_on": (twelve_won, act(0, "play", "22 33 11"), {"count": 3}),
    "declare_now": (lambda: eight_won(POOR, declare_at=6), "declare", {"tricks": 8}),
}


@pytest.mark.parametrize("code", HINTS)
def test_a_case_for_each_hint(code: str) -> None:
    position, move, params = HINTS[code]
    found, given = why(position(), move)
    assert found == code
    assert params.items() <= given.items()


def test_three_oxen_are_not_sure_while_three_heavens_may_be_out() -> None:
    deal = hands(
        "62x2 63x2 21 42 11x2 22x2 51x2 61x2 33x2",
        "66x3 65x2 64x3 55x3 44x3 22x2",
        "66 65x2 64 55 44 61x2 51x2 33x2 11x2 21 42",
    )
    code, _ = why(played(led(0), deal, preset="qinghai"), "play 62 62 63")
    assert code not in ("lead_unbeatable", "lead_xi", "reach_target", "play_on")


# ---- what a master weighs --------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"must_beat": False}, {"declare_at": 6}])
def test_a_master_weighs_a_few_moves_of_each_sort_and_the_regulars_choice(options: dict[str, Any]) -> None:
    game = paiguan.game("mohuahua", **options)
    cut = 0
    for seed in range(40):
        deal = random_deal(game, seed, moves=2 + seed % 8)
        if deal.actor is None:
            continue
        rows = candidates(game, known_states(deal, deal.actor), seed).tolist()
        moves = [game.interface.move(deal.state, game.options, deal.actor, row[: row.index(END)]) for row in rows]
        legal = list(deal.legal_moves)
        assert len(set(moves)) == len(moves)
        assert set(moves) <= set(legal)
        assert bot("regular").choose(deal, deal.actor, seed) in moves
        for sort in (Play, Discard, Declare):
            offered, weighed = (sum(isinstance(move, sort) for move in each) for each in (legal, moves))
            assert min(offered, MOST) <= weighed <= MOST + 1
        cut += len(moves) < len(legal)
    assert cut > 0


@pytest.mark.parametrize("preset", ["standard", "qinghai", "poker"])
def test_a_lead_is_sure_if_the_rules_know_no_unseen_play_that_beats_it(preset: str) -> None:
    """5.3: `stands` counts kinds and groups, `beats` compares two plays. That a 三牛 takes a led bai is too rare for the former."""
    game, compared = paiguan.game("mohuahua", preset=preset), 0
    for seed in range(6):
        state = game.deal(seed=seed).state
        for seat in range(3):
            unseen, odds = int(unseen_by(state, game.options, seat)), odds_of(state, game.options, seat, HAND)
            unseen_plays = [play for play in range(COUNT) if holds(unseen, cards_of[play])]
            for lead in range(COUNT):
                if not holds(state.hands[seat], cards_of[lead]) or not may_lead(game.options, lead):
                    continue
                beating = [play for play in unseen_plays if beats(game.options, lead, True, play)]
                if lead == ONE_BAI and any(play >= TRIOS for play in beating):
                    continue
                assert (stands(state, game.options, seat, odds, lead) == SURE) == (not beating), COMBOS[lead]
                compared += 1
    assert compared > 200
