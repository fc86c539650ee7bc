"""What a master weighs: every claim, and of the discards those a regular thinks best."""

from typing import Any

import numpy as np

from paiguan.bots.policies.weimaque.outlook import outlook_of
from paiguan.bots.policies.weimaque.regular import regular, score_move
from paiguan.bots.policies.weimaque.weights import WEIGHTS
from paiguan.engine.game import Game
from paiguan.engine.kernel import Codes, kernel
from paiguan.engine.loops import DEPTH, END
from paiguan.engine.rng import seeded
from paiguan.games.weimaque import rules
from paiguan.games.weimaque.combos import laid_of
from paiguan.games.weimaque.options import Options
from paiguan.games.weimaque.state import KONG, State

# All discards in 768 worlds each: the best was among these in 84 of 86 positions of 25 hands, and none beyond was clearly better.
DISCARDS = 5

# One win in ten pays six times what the middle one does, one in a thousand twenty times (preset `seed`), and a single such win
# makes any move look better by a standard error.
# In 3,200 positions of 250 hands, judged by 768 orders of the stock with the hands as they truly were, two standard errors kept
# seven tenths of what 0.7 gained and changed a third as many moves, most of which had gained nothing.
CLEARLY = 2.0


def candidates(game: Game, states: Any, seed: int) -> Any:
    """The codes worth weighing, one a row."""
    legal = np.zeros(rules.LEGAL, np.int16)
    count = rules.legal(states[0], game.options, legal)
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
def score_all(state: State, options: Options, legal: Codes, count: int, scores: Any) -> None:
    """What a regular thinks of each move."""
    seat = state.turn
    outlook = outlook_of(state, options, seat, WEIGHTS)
    laid = laid_of(state, seat)
    for i in range(count):
        scores[i] = score_move(state, options, seat, laid, outlook, legal[i], WEIGHTS)
