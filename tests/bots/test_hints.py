"""Hints one can trust: in hundreds of hands, at every decision, each sentence is checked against the position.

The hands are played by bots of all levels, so that good and bad positions come up. Every claim of every code has a checker in
tests/bots/hints; a code without one fails, and so does a decision without a reason of the game.
"""

import re
from importlib import import_module
from math import nan
from typing import Any

import pytest
from msgspec import structs

import paiguan
from paiguan.bots import bot
from paiguan.bots.advice import FIRST_CHOICE, Advice, advise, first_choice, note, reason_for
from paiguan.bots.master import WITHIN, Weighed
from paiguan.engine.terms import LANGUAGES, load, terms
from tests.bots.hints import Hint
from tests.playing import CHOSEN, FURTHER

HANDS = {"tianjiu": 6, "liuhu": 4, "mohuahua": 4, "weimaque": 3, "shisanzhang": 5}  # for each setting
LEVELS = ("regular", "random", "novice", "regular")
NAMELESS = re.compile(r"[a-z]")  # in a Chinese sentence: an id for which no name was found


def settings() -> list[Any]:
    """Every game under every preset and under the further settings of the other suites."""
    return [
        pytest.param(name, options, id=f"{name} {' '.join(map(str, options.values()))}")
        for name in CHOSEN
        for options in [*({"preset": preset} for preset in load(name)["presets"]), *FURTHER.get(name, ())]
    ]


def decisions(game: paiguan.Game, seed: int) -> Any:
    """The decisions of a hand: before each move, the position and the seat."""
    deal, step = game.deal(seed=seed), seed
    while not deal.over:
        step += 1
        seat = deal.actor
        if seat is None or deal.chance:
            deal.push(deal.legal_moves.random(step))
            continue
        yield deal, seat
        level = LEVELS[(seat + seed) % len(LEVELS)]
        deal.push(bot(level).choose(deal, seat, seed=step))


@pytest.mark.parametrize(("name", "options"), settings())
def test_every_sentence_is_true(name: str, options: dict[str, Any]) -> None:
    """The best move's reason and, so that rare reasons come up too, that of another move as if it were the best."""
    game = paiguan.game(name, **options)
    for seed in range(HANDS[name]):
        for deal, seat in decisions(game, seed):
            advice = advise(deal, seat, best=99, seed=seed, worlds=16)
            if not advice.best:
                assert advice.reason.code == "forced"
                assert len(deal.legal_moves_of(seat)) == 1
                continue
            sorted_by_value(advice)
            check(deal, advice, seed)
            first = first_choice(deal, seat)  # of a network, if there is one
            if first is not None and first.reason != FIRST_CHOICE:
                check(deal, Advice(seat, (Weighed(first.move, nan, nan, 0),), first.reason), seed)
            other = advice.best[len(deal.moves) % len(advice.best)]
            if other.move.verb != "bet":  # the gain of a bet tells which is best
                check(deal, preferring(deal, advice, other), seed)


def check(deal: paiguan.Deal, advice: Advice, seed: int) -> None:
    """The sentence is whole in every language, loses with words and not with a sign, and is true."""
    name, (code, params) = deal.game.name, (advice.reason.code, advice.reason.params)
    words = terms(name)
    assert {*words.data["hints"][code]["params"]} == {*params}, code
    for language in LANGUAGES:
        sentence = words.sentence(code, params, language)
        assert not {"{", "−"} & {*sentence}, sentence
        assert language == "en" or not NAMELESS.search(sentence), sentence
    try:
        import_module(f"tests.bots.hints.{name}").CHECKS[code](Hint(deal, advice))
    except Exception as error:
        where = f"seed {seed}, move {len(deal.moves)}, seat {advice.seat}: {advice.best[0].move}, {advice.reason}"
        raise AssertionError(f"{words.sentence(code, params, 'en')}\n{where}") from error


def preferring(deal: paiguan.Deal, advice: Advice, first: Weighed) -> Advice:
    """The advice of somebody who finds all moves equal and takes this one."""
    moves = [first, *(one for one in advice.best if one is not first)]
    weighed = [structs.replace(one, lost=0.0, lost_error=0.0) for one in moves]
    return Advice(advice.seat, tuple(weighed), reason_for(deal, advice.seat, weighed))


def sorted_by_value(advice: Advice) -> None:
    """Best first; nothing further down is better than the first by more than the error, and what is called equal is."""
    first, *others = advice.best
    assert first.lost == 0
    assert [one.lost for one in others] == sorted(one.lost for one in others)
    for one in others:
        assert one.gain == pytest.approx(first.gain - one.lost)
        assert one.lost >= -WITHIN * one.lost_error - 1e-9
        assert one.equal == (abs(one.lost) <= WITHIN * one.lost_error)


def test_what_a_move_brings_is_won_lost_or_neither() -> None:
    move = paiguan.game("tianjiu").deal(seed=1).legal_moves.random(1)
    said = [note("tianjiu", Weighed(move, gain, 0.1, 10, 0.0, 0.0), True, "en") for gain in (2.64, -2.64, 0.0, -0.001)]
    assert said == ["win about 2.6 units", "lose about 2.6 units", "neither win nor lose", "neither win nor lose"]


@pytest.mark.parametrize("name", CHOSEN)
def test_every_code_has_a_checker_and_no_checker_is_left_over(name: str) -> None:
    assert {*import_module(f"tests.bots.hints.{name}").CHECKS} == {*load(name)["hints"]}


KEEPING = ("keep_old", "keep_combo", "keep_finish", "keep_catcher", "keep_pair_for_wei")  # they name the cards to keep


@pytest.mark.parametrize("name", [name for name in CHOSEN if {*load(name)["hints"]} & {*KEEPING}])
def test_what_a_hint_says_to_keep_is_not_played_by_the_next_hint_of_the_trick(name: str) -> None:
    """A trick, or in 偎麻雀 an exposed card, in hands that follow the hints."""
    kept = 0
    for seed in range(2 * HANDS[name]):
        deal = paiguan.game(name).deal(seed=seed)
        said: dict[int, tuple[Any, set[str]]] = {}  # by seat: the trick, and the pieces to keep
        while not deal.over:
            if deal.chance or deal.actor is None:
                deal.push(deal.legal_moves.random(seed))
                continue
            seat, view = deal.actor, deal.view(deal.actor)
            trick = getattr(view, "trick_number", None) or int(getattr(deal.state, "exposures", 0))
            advice = advise(deal, seat, seed=seed, worlds=16)
            move: Any = advice.best[0].move if advice.best else next(iter(deal.legal_moves_of(seat)))
            cards = {*getattr(move, "cards", ()), getattr(move, "card", None)}
            last, pieces = said.get(seat, (None, set()))
            assert last != trick or not cards & pieces, f"{move}, but {pieces} was to be kept"
            if advice.reason.code in KEEPING:
                params = advice.reason.params
                said[seat] = trick, {*params.get("pieces", ()), *filter(None, [params.get("piece")])}
                kept += 1
            deal.push(move)
    assert kept
