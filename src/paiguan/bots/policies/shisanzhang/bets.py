"""How much to bet, before any card is seen."""

from functools import cache
from typing import Any

import numpy as np

from paiguan.bots.master import Weighed
from paiguan.bots.policies.shisanzhang.others import gain_of, lay_as_regular, matters
from paiguan.engine.contract import Move
from paiguan.engine.game import Game
from paiguan.engine.kernel import Rng, kernel
from paiguan.engine.rng import seeded, sow
from paiguan.engine.state import ITEM, Items, blank
from paiguan.games.shisanzhang import rules
from paiguan.games.shisanzhang.moves import Bet
from paiguan.games.shisanzhang.state import AT_SHOWDOWN

EDGE_WORLDS = 2048  # for the one number a bet depends on


def weigh_bets(game: Game, seat: int, also: Move | None) -> list[Weighed]:
    """The gain rises or falls with the bet, so that the least and the most are enough; the least unless more is better."""
    mean, error, worlds = edge_of_a_punter(game.option_array.tobytes())
    low, high = int(game.options.min_bet), int(game.options.max_bet)
    amounts = [high, low] if mean > 0 else [low, high]
    if isinstance(also, Bet) and isinstance(also.amount, int) and also.amount not in amounts:
        amounts.append(also.amount)
    weighed = [Weighed(Bet(seat=seat, amount=amount), amount * mean, amount * error, worlds) for amount in amounts]
    return sorted(weighed, key=lambda one: -one.gain)


@cache
def edge_of_a_punter(option_bytes: bytes) -> tuple[float, float, int]:
    """Units a punter wins from the banker on a bet of one, both being regulars: mean, standard error, worlds.

    Each two hands meet twice, the bank changing sides. What is level under the rules so cancels out to the last unit, and
    what remains is the rules': level piles that the banker takes, two specials that he pays for.
    """
    options = np.frombuffer(option_bytes, rules.OPTIONS)
    gains = np.zeros(EDGE_WORLDS)
    meet_twice(blank(rules.STATE, 1), options, blank(ITEM, rules.ITEMS), seeded(0), gains)
    return float(gains.mean()), float(gains.std() / EDGE_WORLDS**0.5), EDGE_WORLDS


@kernel
def meet_twice(states: Any, options: Any, items: Items, rng: Rng, gains: Any) -> None:
    """Seat 0 banks against seat 1; gains[world] becomes the mean of both ways round."""
    state = states[0]
    for world in range(gains.size):
        sow(rng, 0, world)
        rules.deal(state, options[0], rng)
        state.phase = AT_SHOWDOWN
        for way in range(2):
            for seat in range(options[0].players):
                if seat == 1 or (matters(state, options[0], 1, seat) and (way == 0 or seat == 0)):
                    state.bets[seat] = 1
                    lay_as_regular(state, options[0], seat)
            gains[world] += gain_of(state, options[0], 1, items) / 2
            state.dealt[0], state.dealt[1] = state.dealt[1], state.dealt[0]
