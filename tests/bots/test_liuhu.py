"""六虎: moves every decent player makes, and a position for every hint."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import paiguan
from paiguan.bots import bot
from paiguan.bots.advice import Advice
from paiguan.bots.levels import known_states, playout_of
from paiguan.bots.master import Weighed
from paiguan.bots.playout import REGULAR
from paiguan.bots.policies.liuhu.sure import unbeaten
from paiguan.bots.reasons import Reason
from paiguan.bots.reasons.liuhu import reason
from paiguan.engine.rng import below, seeded
from paiguan.engine.state import OVER, duplicate
from paiguan.games.liuhu.combos import plays_above
from paiguan.games.liuhu.state import NUMBER_CARDS
from tests.bots.hints import Hint
from tests.bots.hints.liuhu import CHECKS

Action = dict[str, Any]
LEVELS = ["regular", "master"]


def hands(*given: str) -> list[list[str]]:
    """Hands that begin with the cards given for each seat (one card: the dream) and are filled up from the rest."""
    dealt = [cards.split() for cards in given]
    taken = {card for cards in dealt for card in cards}
    rest = [card for card in [*NUMBER_CARDS, "YX"][: 37 if len(dealt) == 4 else 36] if card not in taken]
    return [cards + [rest.pop() for _ in range(12 - len(cards))] if len(cards) > 1 else cards for cards in dealt]


def act(seat: int, do: str, cards: str = "") -> Action:
    return {"seat": seat, "do": do, **({"cards": cards.split()} if cards else {})}


def position(deal: list[list[str]], *actions: Action, **options: Any) -> paiguan.Deal:
    hand = paiguan.game("liuhu", **options).load({"deal": deal})
    for action in actions:
        hand.push(action)
    return hand


def choice(level: str, deal: paiguan.Deal) -> str:
    assert deal.actor is not None
    return str(bot(level, **({"worlds": 128} if level == "master" else {})).choose(deal, deal.actor))


# Seat 3 holds the five tigers, with little beside them.
TIGERS = hands("T2 T4 S4 T5 S2 T6 S6 T9 S7 T8 S9 G9", "Q4 Q9", "Q2", "T1 G1 S1 Q1 YX T3 G4 G7 S5 S8 Q3 Q6")
# The dealer has two sets of four: nines, which nothing beats, and sevens.
SETS = hands("T9 G9 S9 Q9 T7 G7 S7 Q7 T6 G6 S6 YX", "T8 G8 T1 G1 T2 G2 S2 Q2 T3 G3 T4 G4", "Q6", "S8 Q8")
NINES = (
    act(0, "zuo"),
    act(0, "lead", "T9 G9 S9 Q9"),
    act(1, "discard", "T2 G2 S2 Q2"),
    act(3, "discard", "S3 Q3 S4 Q4"),
)
SEVENS = (act(0, "lead", "T7 G7 S7 Q7"), act(1, "discard", "T3 G3 T4 G4"), act(3, "discard", "T5 G5 S5 Q5"))
# The dealer has a run that no other run beats, since nobody else can have one of higher Tens; alone its cards are beaten.
RUNS = hands("T5 T6 T7 T1 G9 S9 G2 S4 Q3 Q5 S6 G4", "T9 T2 T3 G1 S1 Q1 G5 S5 S2 G6 Q2 Q6", "Q7", "YX G3")
# Three play; seat 2 is last to act on the first trick, has five old cards and can beat.
FIFTH = hands("T2 T3 T4 T5 G2 G3 S2 S3 Q1 Q3 G4 S4", "G5 S5 Q5 G6 S6 Q6 T6 Q7 S7 G7 T7 Q4", "T9 G9 S9 Q9 T1 T8 Q8 S8")
FIVE_AND_SEVEN = (act(0, "zuo"), act(0, "lead", "T5"), act(1, "beat", "T7"))
# The dealer has six hu and the highest run besides; seat 1 has nothing.
STRONG = hands("T7 T8 T9 T1 G9 S9 Q9 YX G2 S4 Q5 G7", "G3 S2 Q2 S3 Q4 G5 S5 Q6 G6 T2 S7 Q3", "Q1", "G1 S1")
# All twelve cards of the dealer win one after the other: Tens from the top, then nothing is left that beats.
ALL_TENS = hands("T1 T2 T3 T4 T5 T6 T7 T8 T9 G9 S9 YX", "G1 G2 S1 S2 Q1 Q2 G3 S3 Q3 G4 S4 Q4", "Q9", "Q8 Q7")


@pytest.mark.parametrize("level", ["novice", *LEVELS])
def test_the_five_tigers_are_shown(level: str) -> None:
    assert choice(level, position(TIGERS)) == "wuhu"


@pytest.mark.parametrize("level", LEVELS)
def test_a_run_that_nothing_beats_is_led(level: str) -> None:
    """Three hu for sure, and with the old cards that are left six."""
    assert choice(level, position(RUNS, act(0, "zuo"))) == "lead T5 T6 T7"


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_declares_before_his_sure_leads_are_spent(level: str) -> None:
    """Twelve hu are certain: declaring with what is there now would give most of them away."""
    deal = position(ALL_TENS, act(0, "zuo"))
    assert choice(level, deal).startswith("lead")
    while not deal.over:
        deal.push(bot("regular" if deal.actor == 0 else "random").choose(deal, deal.actor or 0, seed=1))
    assert deal.outcome()["hu"] == 12


@pytest.mark.parametrize("level", LEVELS)
def test_a_declaration_after_the_last_trick_is_not_forgotten(level: str) -> None:
    last = [act(0, "lead", "T6 G6 S6"), act(1, "discard", "T8 G8 T1"), act(3, "discard", "S8 Q8 S1")]
    joker = [act(0, "lead", "YX"), act(1, "discard", "G1"), act(3, "discard", "Q1")]
    assert choice(level, position(SETS, *NINES, *SEVENS, *last, *joker)) == "hu"


@pytest.mark.parametrize("level", LEVELS)
def test_the_sixth_hu_is_taken_when_nobody_can_beat_it_any_more(level: str) -> None:
    assert choice(level, position(FIFTH, *FIVE_AND_SEVEN, players=3)) == "beat T8"


@pytest.mark.parametrize("level", LEVELS)
def test_old_cards_are_not_thrown_away(level: str) -> None:
    deal = position(SETS, act(0, "zuo"), act(0, "lead", "T9 G9 S9 Q9"))
    thrown = choice(level, deal).split()[1:]
    assert not {"T8", "G8"} & {*thrown}, "they are old once the nines are out"


@pytest.mark.parametrize("level", LEVELS)
def test_only_a_hand_with_something_in_it_is_called(level: str) -> None:
    assert choice(level, position(STRONG)) == "zuo"
    assert choice(level, position(STRONG, act(0, "pass"))) == "pass"


@pytest.mark.parametrize("preset", ["guangdong", "guangdong3", "novelgames"])
def test_a_discard_of_several_cards_goes_on_as_the_rules_allow(preset: str) -> None:
    """Every code of it is legal, no matter which player began it: a regular may have to go on where chance threw the first cards (4.4)."""
    game = paiguan.game("liuhu", preset=preset)
    playout, legal, rng = playout_of(game), np.zeros(game.rules.LEGAL, np.int16), seeded(6)
    under_way = 0
    for seed in range(400):
        states = duplicate(game.deal(seed=seed)._states)
        while game.rules.actor(states[0]) != OVER:
            code = playout.pick(states[0], game.options, REGULAR, legal, rng)
            count = game.rules.legal(states[0], game.options, legal)
            assert code in legal[:count]
            under_way += int(states[0].partial > 0)
            game.rules.play(states[0], game.options, legal[below(rng, count)] if seed % 2 else code)
    assert under_way > 300


# ---- reasons ---------------------------------------------------------------------------------------------------

# Seat 0 can lead nothing but its only Ten; seat 1 has no Tens at all, and no two cards that go together.
ONE_TEN = hands("T5 G2 G4 G7 S2 S5 S8 Q1 Q4 Q7 G9 S6", "G3 G5 G8 S1 S4 S7 Q2 Q3 Q6 Q9 G6 G1", "T6", "T9 T8")
# Nothing old; a run that another single would break.
LOW_RUN = hands("T2 T3 T4 T6 G3 G5 S2 S6 Q4 Q8 S8 G7", "T9 G9", "YX", "S9 Q9")
# Of Tens there are two, both old: one that nothing beats when led, and the highest.
BAIZI = hands("T1 T9 G2 G4 G7 S2 S5 S7 Q3 Q5 Q8 S8", "T8 G9", "YX", "S9 Q9")
# A run that may be beaten, with the next card of its suit behind it.
GUAN_RUN = hands("G9 G8 G7 G6 T2 S2 S6 Q4 Q8 S8 Q2 S4", "T9 S9", "YX", "Q9 T1")
# Six hu now, and nothing that can be led without risk brings more.
SIX = hands("T1 Q1 G9 S9 Q9 YX T2 T4 G3 S5 Q7 G6", "T9 T8 T7", "G1", "S1 Q2")

WHY: dict[str, tuple[list[list[str]], Sequence[Action], Action, Action]] = {
    "wuhu_take": (TIGERS, [], act(3, "wuhu"), {"score": 4}),
    "wuhu_hold": (TIGERS, [], act(3, "nowuhu"), {"score": 4, "gain": 1.0}),
    "call_enough": (STRONG, [], act(0, "zuo"), {"hu": 6}),
    "call_combos": (RUNS, [], act(0, "zuo"), {"hu": 3, "count": 3, "need": 3}),
    "call_strong": (ONE_TEN, [], act(0, "zuo"), {}),
    "call_pass_risk": (STRONG, [act(0, "pass")], act(1, "pass"), {}),
    "call_pass": (STRONG, [], act(0, "pass"), {"hu": 6}),
    "call_void": (STRONG, [act(0, "pass"), act(1, "pass")], act(3, "pass"), {}),
    "hu_now": (SIX, [act(0, "zuo")], act(0, "hu"), {"hu": 6, "score": 1}),
    "hu_wait_safe": (
        STRONG,
        [act(0, "zuo")],
        act(0, "lead", "T7 T8 T9"),
        {"pieces": ["T7", "T8", "T9"], "hu": 8, "score": 1, "next_score": 4},
    ),
    "lead_unbeatable": (BAIZI, [act(0, "zuo")], act(0, "lead", "T1"), {"pieces": ["T1"], "count": 1}),
    "lead_combo_safe": (RUNS, [act(0, "zuo")], act(0, "lead", "T5 T6 T7"), {"combo": "run", "count": 3}),
    "lead_promotes": (GUAN_RUN, [act(0, "zuo")], act(0, "lead", "G7 G8 G9"), {"promoted": ["G6"]}),
    "keep_old": (SETS, NINES[:2], act(1, "discard", "T2 G2 S2 Q2"), {"pieces": ["T1", "T8", "G8"]}),
    "keep_combo": (LOW_RUN, [act(0, "zuo")], act(0, "lead", "T6"), {"pieces": ["T2", "T3", "T4"], "combo": "run"}),
    "beat_then_declare": (FIFTH, FIVE_AND_SEVEN, act(2, "beat", "T8"), {"count": 1, "hu": 6}),
    "beat_stop_player": (SETS, [*NINES, act(0, "lead", "T7")], act(1, "beat", "T8"), {"player": 0, "count": 4}),
    "discard_cheapest": (ONE_TEN, [act(0, "zuo"), act(0, "lead", "T5")], act(1, "discard", "Q6"), {"pieces": ["Q6"]}),
    "discard_break": (FIFTH, FIVE_AND_SEVEN[:2], act(1, "discard", "T6"), {"count": 1, "pieces": ["T6"]}),
    "hu_take": (STRONG, [act(0, "zuo")], act(0, "hu"), {"hu": 6, "score": 1}),
}


def why(deal: paiguan.Deal, action: Action) -> Reason:
    """The reason for a move that a master holds best, after its checker found it true."""
    move = deal.copy().push(action)
    weighed = [Weighed(move, 1.0, 0.1, 64), Weighed(move, 0.5, 0.1, 64)]
    found = reason(deal.game, known_states(deal, action["seat"]), action["seat"], weighed)
    CHECKS[found.code](Hint(deal, Advice(action["seat"], tuple(weighed), found)))
    return found


@pytest.mark.parametrize("code", WHY)
def test_each_hint_is_given_where_it_applies(code: str) -> None:
    deal, actions, action, params = WHY[code]
    found = why(position(deal, *actions, players=len(deal)), action)
    assert (found.code, {**found.params, **params}) == (code, found.params)


@pytest.mark.parametrize("single_beat", ["suit_first", "same_suit"])
def test_the_singles_that_stand_are_those_above_which_the_rules_find_none(single_beat: str) -> None:
    """5.3: the players' `unbeaten` looks at all cards at once, the rules' `plays_above` at one."""
    options, rng = paiguan.game("liuhu", single_beat=single_beat).options, np.random.default_rng(1)
    for size in range(37):
        for _ in range(10):
            out = sum(1 << int(card) for card in rng.permutation(37)[:size])
            standing = int(unbeaten(options, out))
            for card in (card for card in range(36) if not out >> card & 1):  # the leader holds it
                assert standing >> card & 1 == (plays_above(options, card, out) == 0), (card, bin(out))
