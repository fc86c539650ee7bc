"""The moves that a master of 抹花花 searches: those that a regular scores highest.

There may be two dozen leads and hundreds of discards; fewer candidates get more worlds each in the same time.
"""

import numpy as np
from numpy.typing import NDArray

from paiguan.bots.levels import Regular
from paiguan.bots.master import with_move
from paiguan.bots.policies.mohuahua.answering import score_beat
from paiguan.bots.policies.mohuahua.discarding import worth
from paiguan.bots.policies.mohuahua.leading import score_lead
from paiguan.bots.policies.mohuahua.odds import odds_of
from paiguan.bots.policies.mohuahua.weights import WEIGHTS
from paiguan.engine.game import Game
from paiguan.engine.kernel import Grid, OptionArray, Row, States, kernel
from paiguan.engine.state import duplicate
from paiguan.games.mohuahua.combos import cards_of
from paiguan.games.mohuahua.legal import DISCARD, PAD, PLAY
from paiguan.games.mohuahua.state import AT_LEAD, HAND, one, total

MOST = 6  # moves of each sort that are weighed
PLAYS, WITH_EXTRA, THROWS, WORDS = range(4)  # leads and answers; a Heaven quad and extras; discards, pads; bids


def candidates(game: Game, states: States, seed: int) -> NDArray[np.int16]:
    """The moves to weigh, a row of codes each, the regular's own among them."""
    rows = game.whole_moves(states)
    assert rows is not None  # a hand of sixteen cards has few moves
    scores, sorts = np.zeros(len(rows)), np.zeros(len(rows), np.int64)
    score_moves(states, game.option_array, rows, scores, sorts)
    kept = sorts == WORDS
    for sort in (PLAYS, WITH_EXTRA, THROWS):
        places = np.flatnonzero(sorts == sort)
        kept[places[np.argsort(-scores[places], kind="stable")[:MOST]]] = True
    return with_move(rows[kept], Regular().codes(game, duplicate(states), seed))


@kernel
def score_moves(states: States, options: OptionArray, rows: Grid, scores: NDArray[np.float64], sorts: Row) -> None:
    """Write the sort of each move, and a regular's score for it among moves of its sort."""
    state = states[0]
    seat = state.turn
    hand = state.hands[seat]
    left = total(hand) - state.width + state.down[seat]  # after this trick; before it, if the seat leads
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
