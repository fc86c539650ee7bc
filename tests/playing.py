"""The games that the suites are run on, and under which settings."""

import os
from functools import cache
from typing import Any

import paiguan
from paiguan.engine.terms import LANGUAGES, terms
from paiguan.testing.playing import every_setting, label, random_deal, random_states, started

__all__ = ["CHOSEN", "FURTHER", "games", "label", "random_deal", "random_states", "started", "why"]

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
    return [game for name in CHOSEN for game in every_setting(name, FURTHER.get(name, ()))]


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
