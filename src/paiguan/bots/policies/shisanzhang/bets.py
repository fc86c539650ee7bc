"""The size of a bet, which is made before any card is seen."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from paiguan.bots.master import Trial, Weighed
from paiguan.bots.policies.shisanzhang.others import gain_of, lay_as_regular, matters
from paiguan.bots.tally import Tally
from paiguan.engine.contract import Move
from paiguan.engine.game import Game
from paiguan.engine.kernel import OptionArray, Rng, States, kernel
from paiguan.engine.rng import seeded, sow
from paiguan.engine.state import ITEM, Items, blank
from paiguan.games.shisanzhang.options import OPTIONS
from paiguan.games.shisanzhang.play import deal
from paiguan.games.shisanzhang.record import Bet
from paiguan.games.shisanzhang.state import AT_SHOWDOWN, ITEMS, STATE

EDGE_WORLDS = 2048  # for the edge of a punter, on which a bet depends


def weigh_bets(game: Game, seat: int, also: Move | None) -> list[Weighed]:
    """Weigh the lowest and the highest bet, because the gain is proportional to the bet; the lowest unless a higher one
    gains."""
    mean, error, worlds = edge_of_a_punter(game.option_array.tobytes())
    low, high = int(game.options.min_bet), int(game.options.max_bet)
    amounts = [high, low] if mean > 0 else [low, high]
    if isinstance(also, Bet) and isinstance(also.amount, int) and also.amount not in amounts:
        amounts.append(also.amount)
    first = amounts[0]
    weighed = [
        Weighed(
            move=Bet(seat=seat, amount=amount),
            gain=amount * mean,
            error=amount * error,
            worlds=worlds,
            lost=(first - amount) * mean,
            lost_error=abs(first - amount) * error,
        )
        for amount in amounts
    ]
    return sorted(weighed, key=lambda one: one.lost)


def trial_of_bets(game: Game, seat: int, base: Move) -> Trial:
    """The bets as a trial of a single round: what a bet gains in a world is proportional to it."""
    moves = [one.move for one in weigh_bets(game, seat, base)]
    bets = np.array([getattr(move, "amount", 0) for move in moves], np.float64)
    gains = np.outer(bets, gains_of_a_punter(game.option_array.tobytes()))
    return Trial(moves, moves.index(base), Tally(len(moves)), iter([gains]))


@cache
def edge_of_a_punter(option_bytes: bytes) -> tuple[float, float, int]:
    """The units that a punter wins from the banker on a bet of one, both being regulars: mean, standard error, worlds.

    Each pair of hands is played twice, with the bank on either side. So everything symmetric cancels exactly, and only the
    banker's rules remain: level piles that the banker wins, two specials that the banker pays.
    """
    gains = gains_of_a_punter(option_bytes)
    return float(gains.mean()), float(gains.std() / EDGE_WORLDS**0.5), EDGE_WORLDS


@cache
def gains_of_a_punter(option_bytes: bytes) -> NDArray[np.float64]:
    """The units that a punter wins on a bet of one, by world."""
    gains = np.zeros(EDGE_WORLDS)
    options = np.frombuffer(option_bytes, OPTIONS)
    meet_twice(blank(STATE, 1), options, blank(ITEM, ITEMS), seeded(0), gains)
    return gains


@kernel
def meet_twice(states: States, options: OptionArray, items: Items, rng: Rng, gains: NDArray[np.float64]) -> None:
    """Play seat 0 as banker against seat 1; writes to gains[world] the mean over both ways round."""
    state = states[0]
    for world in range(gains.size):
        sow(rng, 0, world)
        deal(state, options[0], rng)
        state.phase = AT_SHOWDOWN
        for way in range(2):
            for seat in range(options[0].players):
                if seat == 1 or (matters(state, options[0], 1, seat) and (way == 0 or seat == 0)):
                    state.bets[seat] = 1
                    lay_as_regular(state, options[0], seat)
            gains[world] += gain_of(state, options[0], 1, items) / 2
            state.dealt[0], state.dealt[1] = state.dealt[1], state.dealt[0]
