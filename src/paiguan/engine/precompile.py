"""Load the kernels of a game ahead of use, compiling those that are not on disk yet."""

import numpy as np

from paiguan.engine.deal import Deal
from paiguan.engine.game import game as open_game
from paiguan.engine.rng import seeded


def load_rules(name: str) -> None:
    """Call once every kernel that a table without bots uses."""
    game = open_game(name)
    deal = game.deal(seed=0)
    deal.push(next(iter(deal.legal_moves)))
    deal.pop()
    for seat in (None, *range(game.seats)):
        deal.view(seat)
        deal.observe(seat)
        if seat is not None:
            deal.may_act(seat)
        deal.resample(seat, seed=0)
    codes = np.zeros(game.rules.LEGAL, np.int16)
    game.loops.play_out(deal.state, game.options, codes, seeded(0))
    deal.outcome()
    Deal.from_json(deal.to_json())
    game.score(game.interface.example)
