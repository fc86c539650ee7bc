"""What a master of 抹花花 gives a thought to: every play, and of the many ways to put cards face down those that keep most."""

from typing import Any

import numpy as np

from paiguan.bots.levels import Regular
from paiguan.bots.master import with_move
from paiguan.bots.policies.mohuahua.discarding import worth
from paiguan.bots.policies.mohuahua.odds import odds_of
from paiguan.bots.policies.mohuahua.weights import WEIGHTS
from paiguan.engine.game import Game
from paiguan.engine.kernel import kernel
from paiguan.engine.state import duplicate
from paiguan.games.mohuahua import rules as rules
from paiguan.games.mohuahua.cards import HAND, one, total
from paiguan.games.mohuahua.combos import cards_of
from paiguan.games.mohuahua.state import DISCARD, PAD, PLAY

THROWS = 12  # ways to put the same number of cards face down that are weighed, besides the regular's


def candidates(game: Game, states: Any, seed: int) -> Any:
    """The moves to weigh, a row of codes each. Discards, and a Heaven quad with its extras, are cut down each by themselves."""
    rows = game.whole_moves(states)
    kept = np.zeros(len(rows))
    worth_kept(states, game.option_array, rows, kept)
    for group in (rows[:, 0] < DISCARD, rows[:, 0] >= DISCARD):
        places = np.flatnonzero(group & np.isfinite(kept))
        kept[places[np.argsort(-kept[places], kind="stable")[THROWS:]]] = np.nan
    return with_move(rows[~np.isnan(kept)], Regular().codes(game, duplicate(states), seed))


@kernel
def worth_kept(states: Any, options: Any, rows: Any, out: Any) -> None:
    """By move, what the hand is worth when its cards face down are gone; infinite where there are none."""
    state = states[0]
    hand = state.hands[state.turn]
    left = total(hand) - state.width + state.down[state.turn]
    odds = odds_of(state, options[0], state.turn, max(left, 1))
    for row in range(len(rows)):
        out[row] = np.inf
        rest = hand
        place = 0
        while rows[row, place] >= 0:
            code = rows[row, place]
            if code < DISCARD:
                rest -= cards_of[code - PLAY]
            elif code < PAD:
                rest -= one[code - DISCARD]
                out[row] = 0.0
            place += 1
        if out[row] == 0.0:
            out[row] = worth(rest, total(hand) / HAND, odds, WEIGHTS)
