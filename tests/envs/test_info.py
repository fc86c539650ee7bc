"""`paiguan info`: the sizes are the rules', the statistics those of the same hands counted another way."""

import json

import numpy as np
import pytest

import paiguan
from paiguan.cli import main
from paiguan.engine.rng import seeded
from paiguan.engine.state import ITEM, blank
from tests.playing import CHOSEN


@pytest.mark.parametrize("name", CHOSEN)
def test_info_counts_as_the_engine_does(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["info", name, "--json", "--hands", "50", "--seed", "4"]) == 0
    told = json.loads(capsys.readouterr().out)
    game = paiguan.game(name)
    assert (told["actions"], told["observation"], told["encoding"]) == (
        game.rules.ACTIONS,
        game.rules.OBSERVATION,
        game.rules.VERSION,
    )
    state, codes = blank(game.rules.STATE)[0], np.zeros(game.rules.LEGAL, np.int16)
    game.interface.begin(state, game.options, {})
    items, payments = blank(ITEM, game.rules.ITEMS), np.zeros(4, np.int64)
    moves, played = game.loops.random_hands(state, game.options, codes, items, payments, seeded(0), 4, 50)
    random_play = told["random_play"]
    assert random_play["moves"]["mean"] == pytest.approx(moves / 50)
    assert random_play["codes"]["mean"] == pytest.approx(played / 50)
    assert random_play["payment"]["mean_by_seat"] == pytest.approx((payments / 50)[: game.seats].tolist())
    assert random_play["branching"]["mean"] > 1
    assert main(["info", name, "--hands", "50", "--seed", "4"]) == 0
    assert f"{told['observation']}]" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess"], "the games are"),
        (["tianjiu", "--hands", "0"], "--hands must be from 1"),
        (["tianjiu", "--seed", "-1"], "--seed must be 0 or more"),
        (["tianjiu", "--options", '{"stake": 0}'], "at least 1"),
    ],
)
def test_bad_arguments_are_named(arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["info", *arguments]) == 2
    assert complaint in capsys.readouterr().err.lower()
