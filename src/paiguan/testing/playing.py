"""Random play: hands of a game under its settings, reproducible from their seed."""

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game, interface_of
from paiguan.engine.kernel import State
from paiguan.engine.rng import below, seeded
from paiguan.engine.state import OVER, duplicate


def every_setting(name: str, further: Sequence[Mapping[str, Json]] = ()) -> list[Game]:
    """A game under every preset, and under further settings that change what is legal, seen or paid."""
    settings = [{"preset": preset} for preset in interface_of(name).options.presets]
    return [Game(name, given) for given in (*settings, *further)]


def label(game: Game) -> str:
    return "-".join([game.name, *(str(value) for value in game.given.values())]).replace(" ", "")


def started(game: Game, seed: int) -> Deal:
    """A shuffled hand; in a game with a wall every third hand begins with building it."""
    deal = game.deal(seed=seed, dealer=seed % game.seats)
    if seed % 3 == 2 and hasattr(game.rules, "build_wall"):
        states = duplicate(deal._states)
        game.rules.build_wall(states[0], game.options, seeded(seed))
        return Deal(game, states)
    return deal


def random_states(game: Game, seed: int) -> Iterator[State]:
    """Play one hand at random on raw states; yields a copy of the state array before each code, and at the end."""
    states = started(game, seed)._states
    codes, rng = np.zeros(game.rules.LEGAL, np.int16), seeded(seed, 1)
    while True:
        yield duplicate(states)
        if game.rules.actor(states[0]) == OVER:
            return
        count = game.rules.legal(states[0], game.options, codes)
        game.rules.play(states[0], game.options, codes[below(rng, count)])


def random_deal(game: Game, seed: int, moves: int = 10_000) -> Deal:
    """A hand after some random moves."""
    deal = started(game, seed)
    codes, rng = np.zeros(game.rules.LEGAL, np.int16), seeded(seed, 2)
    while moves > 0 and not deal.over:
        count = game.rules.legal(deal.state, game.options, codes)
        game.rules.play(deal.state, game.options, codes[below(rng, count)])
        if deal.state.partial == 0:
            moves -= 1
    return deal
