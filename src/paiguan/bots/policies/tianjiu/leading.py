"""The decision on lead."""

from paiguan.bots.policies.tianjiu.sure import beaters_of, combos_in, sure_tiles, torn, unseen_by
from paiguan.bots.policies.tianjiu.weights import (
    LEAD_ALL_WINNERS_LEFT,
    LEAD_BEATERS,
    LEAD_FINISH,
    LEAD_NO_WINNER_LEFT,
    LEAD_RANK,
    LEAD_SAVES,
    LEAD_SURE,
    LEAD_SURE_TILES,
    LEAD_TEARS,
    LEAD_TILES,
    LEAD_YAO,
)
from paiguan.engine.bits import popcount
from paiguan.engine.kernel import Codes, Weights, kernel
from paiguan.games.tianjiu.combos import SINGLE_21, SINGLE_51, kind_of, mask_of, size_of
from paiguan.games.tianjiu.legal import PLAY
from paiguan.games.tianjiu.options import Options
from paiguan.games.tianjiu.state import State, apart
from paiguan.games.tianjiu.state import rank_of as rank_of_kind


@kernel
def choose_lead(state: State, options: Options, legal: Codes, count: int, weights: Weights) -> int:
    seat = state.turn
    hand = state.hands[seat]
    unseen = unseen_by(state, seat)
    sure = sure_tiles(unseen)
    whole = combos_in(hand)
    best = 0
    best_score = -1e9
    for i in range(count):
        combo = legal[i] - PLAY
        size = size_of[combo]
        beaters = beaters_of(options, combo, unseen)
        rest = apart(hand, mask_of[combo])
        left = state.left[seat] - size
        winners = popcount(rest & sure)
        score = weights[LEAD_TILES] * size + weights[LEAD_BEATERS] * min(beaters, 6)
        score += weights[LEAD_RANK] * rank_of_kind[kind_of[combo]] / 11
        score += weights[LEAD_TEARS] * torn(whole, rest, size)
        if left == 0:
            score += weights[LEAD_FINISH]
        if combo == SINGLE_21 or combo == SINGLE_51:
            score += weights[LEAD_YAO]
        if beaters == 0:
            score += weights[LEAD_SURE] + weights[LEAD_SURE_TILES] * size
            if state.stacks[seat] == 0:
                score += weights[LEAD_SAVES]
            if winners == 0:
                score += weights[LEAD_NO_WINNER_LEFT]
            if winners == left:
                score += weights[LEAD_ALL_WINNERS_LEFT]
        if score > best_score:
            best = i
            best_score = score
    return legal[best]
