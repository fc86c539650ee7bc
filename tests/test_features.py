"""What networks are told: complete, within its numbers, and trick by trick as the hand went."""

from importlib import import_module
from typing import Any

import numpy as np
import pytest

import paiguan
from paiguan.batch import Batch
from paiguan.engine.state import OVER
from tests.playing import games, label, random_states

every_game = pytest.mark.parametrize("game", games(), ids=label)
TRICK_GAMES = [game for game in games() if game.name in ("tianjiu", "liuhu", "mohuahua")]


@every_game
def test_features_tell_all_that_the_observation_tells(game: paiguan.Game) -> None:
    """Two situations that a seat can tell apart by its observation it can tell apart by its features."""
    seen: dict[bytes, bytes] = {}
    for seed in range(4):
        for states in random_states(game, seed):
            deal = paiguan.Deal(game, states)
            actor = game.rules.actor(states[0])
            if actor >= 0:
                told = deal.features(actor).tobytes()
                observed = deal.observe(actor).tobytes()
                assert seen.setdefault(told, observed) == observed
    assert len(seen) > 4


@pytest.mark.parametrize("game", TRICK_GAMES, ids=label)
def test_the_winner_of_a_trick_leads_the_next(game: paiguan.Game) -> None:
    layout: Any = import_module(f"paiguan.games.{game.name}.features")
    tricks = 0
    for seed in range(20):
        *_, states = random_states(game, seed)
        assert game.rules.actor(states[0]) == OVER
        for seat in range(game.seats):
            told = paiguan.Deal(game, states).features(seat)
            past = told[layout.PAST : layout.PAST + layout.TRICKS * layout.A_TRICK]
            played = [trick for trick in past.reshape(layout.TRICKS, layout.A_TRICK).tolist() if any(trick)]
            assert [trick[0] for trick in played[1:]] == [trick[-1] for trick in played[:-1]]
            tricks += len(played)
    assert tricks > 100


@every_game
def test_a_batch_tells_what_a_deal_tells(game: paiguan.Game) -> None:
    batch = Batch(game, 6, seed=2, threads=2)
    for _ in range(8):
        batch.step(batch.random_codes())
    told = batch.features()
    assert told.shape == (6, game.rules.FEATURES)
    assert told.dtype == np.int8
    for row in range(6):
        deal = paiguan.Deal(game, batch.states[row : row + 1].copy())
        assert told[row].tobytes() == deal.features(int(batch.actors[row])).tobytes()
    assert batch.features([0] * 6)[0].tobytes() == paiguan.Deal(game, batch.states[:1].copy()).features(0).tobytes()


def test_a_layout_is_told_by_its_piles() -> None:
    layout = import_module("paiguan.games.shisanzhang.features")
    pieces = import_module("paiguan.games.shisanzhang.state")
    game, out = paiguan.game("shisanzhang"), np.zeros(layout.LAYOUT_FEATURES, np.int8)
    hand = pieces.mask(["2s", "2h", "2d", "3s", "4s", "5s", "6s", "7s", "9h", "9d", "9c", "Kh", "Kd"])
    head, mid = pieces.mask(["2s", "2h", "2d"]), pieces.mask(["3s", "4s", "5s", "6s", "7s"])
    layout.layout_features(game.options, hand, head, mid, out)
    piles = out[:-1].reshape(3, layout.A_PILE)
    assert [int(pile[:9].argmax()) for pile in piles] == [3, 8, 6]  # three of a kind, straight flush, full house
    assert [int(pile[9]) for pile in piles] == [2, 7, 9]
    assert [int(pile[-1]) for pile in piles] == [3, 10, 1]
    assert out[-1] == 0  # the middle is above the tail
    layout.layout_features(game.options, hand, head, hand ^ head ^ mid, out)
    assert out[-1] == 1
