"""The shares of piles that a layout wins, for the reasons of hints."""

import numpy as np
from numpy.typing import NDArray

from paiguan.bots.policies.shisanzhang.others import commit, deal_others, lay_as_regular, meet
from paiguan.engine.game import Game
from paiguan.engine.kernel import Grid, OptionArray, Rng, States, kernel
from paiguan.engine.rng import seeded, sow
from paiguan.engine.state import blank
from paiguan.games.shisanzhang.combos import PILES
from paiguan.games.shisanzhang.pairs import pile_winner, shoots
from paiguan.games.shisanzhang.specials import NONE
from paiguan.games.shisanzhang.state import STATE

SHARE_WORLDS = 256  # for a percentage in a sentence


def shares(game: Game, states: States, seat: int, rows: NDArray[np.int64]) -> NDArray[np.float64]:
    """The results of some layouts against one opponent: the shares of heads, middles and tails won, of shots given and
    taken."""
    worlds, out = blank(STATE, 2), np.zeros((len(rows), len(PILES) + 2))
    worlds[0] = states[0]
    count_shares(worlds, game.option_array, seat, rows, seeded(0), out)
    return out


@kernel
def count_shares(
    worlds: States, options: OptionArray, seat: int, rows: Grid, rng: Rng, out: NDArray[np.float64]
) -> None:
    state = worlds[1]
    met = 0
    for world in range(SHARE_WORLDS):
        sow(rng, 0, world)
        worlds[1] = worlds[0]
        deal_others(state, options[0], seat, rng)
        for other in range(options[0].players):
            if not meet(state, options[0], seat, other):
                continue
            lay_as_regular(state, options[0], other)
            if state.declared[other] != NONE:
                continue
            met += 1
            for row in range(len(rows)):
                commit(state, seat, rows[row])
                for pile in range(len(PILES)):
                    out[row, pile] += pile_winner(state, options[0], pile, seat, other) == seat
                out[row, 3] += shoots(state, options[0], seat, other)
                out[row, 4] += shoots(state, options[0], other, seat)
    for row in range(len(rows)):
        for share in range(out.shape[1]):
            out[row, share] /= max(met, 1)
