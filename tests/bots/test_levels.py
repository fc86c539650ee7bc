"""What must hold for every bot in every game: legal moves, no peeking, the same knowledge the same move."""

import numpy as np
import pytest

import paiguan
from paiguan.bots.advice import advise
from paiguan.bots.levels import LEVELS, UnknownBot, bot, playout_of
from paiguan.bots.playout import NOVICE, REGULAR
from paiguan.engine.names import SEARCHING
from paiguan.engine.rng import below, seeded
from paiguan.engine.state import CHANCE, OVER, blank, duplicate
from paiguan.engine.terms import LANGUAGES, terms
from tests.playing import games, label, random_deal

every_game = pytest.mark.parametrize("game", games(), ids=label)
QUICK = {name: {"worlds": 64} for name in SEARCHING}


def bots() -> list[tuple[str, dict[str, int]]]:
    return [(name, QUICK.get(name, {})) for name in LEVELS]


@every_game
def test_policies_do_not_read_what_the_actor_may_not_see(game: paiguan.Game) -> None:
    """The kernel that plays inside a search picks the same code in the truth and in every world the actor imagines."""
    playout, rules = playout_of(game), game.rules
    legal, rng = np.zeros(rules.LEGAL, np.int16), seeded(4)
    world = blank(rules.STATE)
    asked = 0
    for seed in range(25):
        states = duplicate(random_deal(game, seed, moves=0)._states)
        while (actor := rules.actor(states[0])) != OVER:
            if actor != CHANCE and states[0].partial == 0:
                game.loops.resample(states[0], game.options, actor, rng, world[0])
                rules.set_actor(world[0], game.options, actor)
                for level in (NOVICE, REGULAR):
                    truth = playout.pick(states[0], game.options, level, legal, seeded(seed))
                    imagined = playout.pick(world[0], game.options, level, legal, seeded(seed))
                    assert truth == imagined
                    assert truth in legal[: rules.legal(states[0], game.options, legal)]
                    asked += 1
            count = rules.legal(states[0], game.options, legal)
            good = actor != CHANCE and below(rng, 2)
            code = playout.pick(states[0], game.options, REGULAR, legal, rng) if good else legal[below(rng, count)]
            rules.play(states[0], game.options, code)
    assert asked > 50


@every_game
def test_every_level_makes_legal_moves_that_depend_on_its_knowledge_only(game: paiguan.Game) -> None:
    for seed in range(3):
        deal = random_deal(game, seed, moves=3 * seed)
        if deal.over or deal.chance or deal.actor is None:
            continue
        for name, settings in bots():
            player = bot(name, **settings)
            move = player.choose(deal, deal.actor, seed=seed)
            assert deal.why_not(move) is None
            world = deal.resample(deal.actor, seed=seed + 10)
            assert player.choose(world, deal.actor, seed=seed) == move


@every_game
def test_a_master_with_a_number_of_worlds_is_the_same_on_any_number_of_threads(game: paiguan.Game) -> None:
    deal = random_deal(game, 2, moves=1)
    if deal.actor is not None and not deal.chance:
        one = bot("master", worlds=128, threads=1).choose(deal, deal.actor, seed=1)
        assert bot("master", worlds=128, threads=3).choose(deal, deal.actor, seed=1) == one


@every_game
def test_advice_has_a_reason_in_every_language(game: paiguan.Game) -> None:
    for seed in range(4):
        deal = random_deal(game, seed, moves=4 * seed)
        if deal.over or deal.chance:
            continue
        advice = advise(deal, worlds=64)
        assert (1 if len(deal.legal_moves) > 1 else 0) <= len(advice.best) <= 3
        assert all(deal.why_not(one.move) is None for one in advice.best)
        for language in LANGUAGES:
            sentence = terms(game.name).sentence(advice.reason.code, advice.reason.params, language)
            assert "{" not in sentence, f"{advice.reason.code} lacks a parameter: {sentence}"


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(UnknownBot, match="champion"):
        bot("champion")
