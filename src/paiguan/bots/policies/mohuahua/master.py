"""What a master of 抹花花 gives a thought to: the moves that a regular finds best.

There may be two dozen leads and hundreds of discards; fewer of them get more worlds each in the same time.
"""

from typing import Any

import numpy as np

from paiguan.bots.levels import Regular
from paiguan.bots.master import with_move
from paiguan.bots.policies.mohuahua.answering import score_beat
from paiguan.bots.policies.mohuahua.discarding import worth
from paiguan.bots.policies.mohuahua.leading import score_lead
from paiguan.bots.policies.mohuahua.odds import odds_of
from paiguan.bots.policies.mohuahua.weights import WEIGHTS
from paiguan.engine.game import Game
from paiguan.engine.kernel import kernel
from paiguan.engine.state import duplicate
from paiguan.games.mohuahua.combos import cards_of
from paiguan.games.mohuahua.pieces import HAND, one, total
from paiguan.games.mohuahua.state import AT_LEAD, DISCARD, PAD, PLAY

MOST = 6  # moves of a sort that are weighed
PLAYS, WITH_EXTRA, THROWS, WORDS = range(4)  # leads and answers; a Heaven quad and extras; discards, pads; bids


def candidates(game: Game, states: Any, seed: int) -> Any:
    """The moves to weigh, a row of codes each, the regular's own among them."""
    rows = game.whole_moves(states)
    scores, sorts = np.zeros(len(rows)), np.zeros(len(rows), np.int64)
    score_moves(states, game.option_array, rows, scores, sorts)
    kept = sorts == WORDS
    for sort in (PLAYS, WITH_EXTRA, THROWS):
        places = np.flatnonzero(sorts == sort)
        kept[places[np.argsort(-scores[places], kind="stable")[:MOST]]] = True
    return with_move(rows[kept], Regular().codes(game, duplicate(states), seed))


@kernel
def score_moves(states: Any, options: Any, rows: Any, scores: Any, sorts: Any) -> None:
    """The sort of each move, and how a regular likes it among others of its sort."""
    state = states[0]
    seat = state.turn
    hand = state.hands[seat]
    left = total(hand) - state.width + state.down[seat]  # after this trick, or before it where one leads
    odds = odds_of(state, options[0], seat, max(left, 1))
    for row in range(len(rows)):
        first = rows[row, 0]
        rest = hand - (cards_of[first - PLAY] if first < DISCARD else 0)
        place = 0
        while rows[row, place] >= 0:
            code = rows[row, place]
            if code >= DISCARD and code < PAD:
                rest -= one[code - DISCARD]
                sorts[row] = WITH_EXTRA if first < DISCARD else THROWS
            place += 1
        if sorts[row] != PLAYS:
            scores[row] = worth(rest, total(hand) / HAND, odds, WEIGHTS)
        elif first > PAD:
            sorts[row] = WORDS
        elif state.phase == AT_LEAD:
            scores[row] = score_lead(state, options[0], seat, hand, odds, first - PLAY, WEIGHTS)
        else:
            scores[row] = score_beat(state, options[0], seat, hand, odds, first - PLAY, WEIGHTS)
