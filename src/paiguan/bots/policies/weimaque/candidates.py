"""The moves that a master weighs: every claim, and the discards that a regular scores highest."""

import numpy as np
from numpy.typing import NDArray

from paiguan.bots.policies.weimaque.outlook import outlook_of
from paiguan.bots.policies.weimaque.regular import regular, score_move
from paiguan.bots.policies.weimaque.weights import WEIGHTS
from paiguan.engine.game import Game
from paiguan.engine.kernel import Codes, States, kernel
from paiguan.engine.loops import DEPTH, END
from paiguan.engine.rng import seeded
from paiguan.games.weimaque.combos import laid_of
from paiguan.games.weimaque.legal import KONG
from paiguan.games.weimaque.options import Options
from paiguan.games.weimaque.state import State

# Measured with all discards in 768 worlds each: the best was among these in 84 of 86 positions of 25 hands, and no other was
# clearly better.
DISCARDS = 5

# Gains have a long tail: one win in ten pays six times the median, one in a thousand twenty times (preset `anxiang`), and a
# single such win improves a move's mean by a standard error.
# Measured in 3,200 positions of 250 hands, judged by 768 orders of the stock with the true hands: two standard errors kept
# seven tenths of the gain of 0.7 and changed a third as many moves, most of which had gained nothing.
CLEARLY = 2.0


def candidates(game: Game, states: States, seed: int) -> NDArray[np.int16]:
    """The codes worth weighing, one a row."""
    legal = np.zeros(game.rules.LEGAL, np.int16)
    count = game.rules.legal(states[0], game.options, legal)
    scores = np.zeros(count)
    score_all(states[0], game.options, legal, count, scores)
    own = regular(states[0], game.options, legal, count, seeded(seed))
    ranked = sorted(range(count), key=lambda i: (legal[i] != own, -scores[i]))
    discards = [i for i in ranked if legal[i] < KONG][:DISCARDS]
    kept = sorted(discards + [i for i in ranked if legal[i] >= KONG])
    rows = np.full((len(kept), DEPTH), END, np.int16)
    rows[:, 0] = legal[kept]
    return rows


@kernel
def score_all(state: State, options: Options, legal: Codes, count: int, scores: NDArray[np.float64]) -> None:
    """Write a regular's score of each move."""
    seat = state.turn
    outlook = outlook_of(state, options, seat, WEIGHTS)
    laid = laid_of(state, seat)
    for i in range(count):
        scores[i] = score_move(state, options, seat, laid, outlook, legal[i], WEIGHTS)
