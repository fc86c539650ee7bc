"""Checks that a sampled world is possible."""

import numpy as np

from paiguan.engine.game import Game
from paiguan.engine.kernel import Rng, State, States
from paiguan.engine.state import CODE, CONTINUES, NOBODY, SEAT_SHIFT, blank, duplicate


def legal_in_order(game: Game, world: State, seat: int) -> bool:
    """Whether every code in the log of a world sampled for a seat was legal when it was played, and led to this world.

    If several seats may act and this seat is the actor of the world, it becomes the actor after the replay too.
    """
    codes = np.zeros(game.rules.LEGAL, np.int16)
    again = duplicate(world)
    game.rules.restart(again[0], game.options)
    for entry in world[0].log[: world[0].logged].tolist():
        if not entry & CONTINUES and not game.rules.set_actor(again[0], game.options, entry >> SEAT_SHIFT & 3):
            return False
        count = game.rules.legal(again[0], game.options, codes)
        if entry & CODE not in codes[:count]:
            return False
        game.rules.play(again[0], game.options, entry & CODE)
    if game.rules.actor(world[0]) == seat != NOBODY:
        game.rules.set_actor(again[0], game.options, seat)
    return bool(again.tobytes() == world.tobytes())


def possible(game: Game, states: States, seat: int, rng: Rng) -> bool:
    """Whether a world resampled for a seat is possible as far as that seat knows."""
    world, truth_seen, world_seen = (blank(game.rules.STATE) for _ in range(3))
    game.loops.resample(states[0], game.options, seat, rng, world[0])
    game.rules.conceal(states[0], game.options, seat, truth_seen[0])
    game.rules.conceal(world[0], game.options, seat, world_seen[0])
    return legal_in_order(game, world, seat) and truth_seen.tobytes() == world_seen.tobytes()
