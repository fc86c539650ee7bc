"""Random play for tests: hands of every game under every preset, reproducible from their seed."""

import os
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

import paiguan
from paiguan.engine.game import face_of
from paiguan.engine.rng import below, seeded
from paiguan.engine.state import OVER, duplicate
from paiguan.engine.terms import LANGUAGES, terms

# Besides the presets: settings that change what is legal, seen or paid. Each game adds its own here.
FURTHER: dict[str, list[dict[str, Any]]] = {
    "tianjiu": [
        {"preset": "xiao", "small_par": 4},
        {"wenzun": "unbeatable", "bao_he": "both", "ru_special": "base", "yao_in_sweep": "stack", "stake": 3},
        {"reveal_discards": "after_hand", "roller": "dealer", "tian_white": True, "bazhi_single": "visible"},
    ],
    "liuhu": [
        {"decline": "free", "discard_face": "down", "dealer_privilege": True, "dream_count": "dealt"},
        {"preset": "guangdong3", "discard_face": "down", "run_len": "3+", "led_top": "old+ones"},
        {"yunxian_number": "one", "run_len": "3+", "led_top": "old", "round_unit": "lap"},
    ],
    "mohuahua": [
        {"must_beat": False, "open_discards": True},
        {"quad66_beats_led_xi": True, "bai_groups": True, "trio": True, "declare_at": 6, "players": 4},
    ],
    "weimaque": [
        {"pass_lock": "any", "lock_blocks_win": True, "min_hard": 0, "dreamer_share": "with_dealer"},
        {"wei_hidden": True, "pass_lock": "off", "discard_win_pays": "discarder", "yidianhong": "both", "min_hard": 2},
    ],
    "shisanzhang": [
        {"players": 2, "preset": "points3", "special_declare": "forced"},
        {"players": 3, "preset": "taiwan", "order": "loose", "wheel": "second", "foul_pay": "base"},
        {"min_bet": 3, "max_bet": 3, "shoot": "all", "homerun": True, "draw_away": "extra", "special_clash": "higher"},
    ],
}


# `PAIGUAN_GAMES=tianjiu pytest …` runs the suites on some games only.
CHOSEN = tuple(os.environ.get("PAIGUAN_GAMES", ",".join(paiguan.GAMES)).split(","))


@cache
def games() -> list[paiguan.Game]:
    """Every game that is there, under every preset and the further settings."""
    out = []
    for name in CHOSEN:
        settings = [{"preset": preset} for preset in face_of(name).options.presets] + FURTHER[name]
        out += [paiguan.game(name, **given) for given in settings]
    return out


def label(game: paiguan.Game) -> str:
    return "-".join([game.name, *(str(value) for value in game.given.values())]).replace(" ", "")


def started(game: paiguan.Game, seed: int) -> paiguan.Deal:
    """A shuffled hand; where the game has a wall every third hand begins with it."""
    deal = game.deal(seed=seed, dealer=seed % game.seats)
    if seed % 3 == 2 and hasattr(game.rules, "build_wall"):
        states = duplicate(deal._states)
        game.rules.build_wall(states[0], game.options, seeded(seed))
        return paiguan.Deal(game, states)
    return deal


def random_states(game: paiguan.Game, seed: int) -> Iterator[Any]:
    """One hand played at random on raw states: a copy of the state array before each code, and at the end."""
    states = started(game, seed)._states
    codes, rng = np.zeros(game.rules.LEGAL, np.int16), seeded(seed, 1)
    while True:
        yield duplicate(states)
        if game.rules.actor(states[0]) == OVER:
            return
        count = game.rules.legal(states[0], game.options, codes)
        game.rules.play(states[0], game.options, codes[below(rng, count)])


def random_deal(game: paiguan.Game, seed: int, moves: int = 10_000) -> paiguan.Deal:
    """A hand after some random moves."""
    deal = started(game, seed)
    codes, rng = np.zeros(game.rules.LEGAL, np.int16), seeded(seed, 2)
    while moves > 0 and not deal.over:
        count = game.rules.legal(deal.state, game.options, codes)
        game.rules.play(deal.state, game.options, codes[below(rng, count)])
        if deal.state.partial == 0:
            moves -= 1
    return deal


def why(hand: paiguan.Deal, actions: list[dict[str, Any]], last: Any) -> str | None:
    """The code by which the last action is refused after the others; its sentence must be whole in every language."""
    for action in actions:
        hand.push(action)
    refusal = hand.why_not(last)
    if refusal is None:
        return None
    words = terms(hand.game.name)
    assert set(words.data["refusals"][refusal.code]["params"]) == set(refusal.params), (
        f"{refusal.code}: other parameters"
    )
    for language in LANGUAGES:
        assert "{" not in words.sentence(refusal.code, refusal.params, language)
    return refusal.code
