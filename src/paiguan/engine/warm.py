"""Compile the kernels of a game ahead of use. The machine code is kept on disk, so this happens once a version."""

import numpy as np

from paiguan.engine.deal import Deal
from paiguan.engine.game import game as open_game
from paiguan.engine.rng import seeded


def warm(name: str) -> None:
    """Call everything a table without bots calls, once."""
    game = open_game(name)
    deal = game.deal(seed=0)
    deal.push(next(iter(deal.legal_moves)))
    deal.pop()
    for seat in (None, *range(game.seats)):
        deal.view(seat)
        deal.observe(seat)
        deal.resample(seat, seed=0)
    codes = np.zeros(game.rules.LEGAL, np.int16)
    game.loops.play_out(deal.state, game.options, codes, seeded(0))
    deal.outcome()
    Deal.from_json(deal.to_json())
    game.score(game.face.example)
