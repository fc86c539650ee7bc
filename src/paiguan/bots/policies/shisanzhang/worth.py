"""The expected units of a layout, from the chances of its piles."""

from paiguan.bots.policies.shisanzhang.fives import has_flush, has_run
from paiguan.bots.policies.shisanzhang.typical import chance
from paiguan.bots.policies.shisanzhang.weights import (
    BE_SHOT,
    HOME_RUN,
    SHOOT_THEM,
    WIN_EXTRAS,
    WIN_HEAD,
    WIN_MID,
    WIN_TAIL,
)
from paiguan.engine.kernel import Weights, inlined
from paiguan.games.shisanzhang.combos import (
    CATEGORY,
    HEAD_PILE,
    MID_PILE,
    PAIR,
    TAIL_PILE,
    TRIPS,
    TWO_PAIR,
    key_of,
    pays,
)
from paiguan.games.shisanzhang.options import BANKER, SHOOT_ALL, SHOOT_OFF, Options
from paiguan.games.shisanzhang.state import ranks_once, ranks_thrice, ranks_twice


@inlined
def worth(options: Options, head: int, mid: int, tail: int, banks: bool, weights: Weights) -> float:
    """The expected units from each opponent for a layout of these strengths."""
    win_head = chance(options, HEAD_PILE, head, banks)
    win_mid = chance(options, MID_PILE, mid, banks)
    win_tail = chance(options, TAIL_PILE, tail, banks)
    score = weights[WIN_HEAD] * (2 * win_head - 1)
    score += weights[WIN_MID] * (2 * win_mid - 1)
    score += weights[WIN_TAIL] * (2 * win_tail - 1)
    head_extra = pays(options, HEAD_PILE, head) - 1
    mid_extra = pays(options, MID_PILE, mid) - 1
    tail_extra = pays(options, TAIL_PILE, tail) - 1
    score += weights[WIN_EXTRAS] * (win_head * head_extra + win_mid * mid_extra + win_tail * tail_extra)
    if options.shoot != SHOOT_OFF:
        scope = 3 + (head_extra + mid_extra + tail_extra if options.shoot == SHOOT_ALL else 0)
        shot = win_head * win_mid * win_tail
        score += weights[SHOOT_THEM] * shot * scope
        score -= weights[BE_SHOT] * (1 - win_head) * (1 - win_mid) * (1 - win_tail) * 3
        if options.homerun and options.players > 2 and (banks or options.opposition != BANKER):
            all_shot = shot * shot if options.players == 3 else shot * shot * shot
            score += weights[HOME_RUN] * all_shot * 2 * scope
    return score


@inlined
def at_most(options: Options, rest: int, tail: int, banks: bool, weights: Weights) -> float:
    """An upper bound on the score of layouts with this tail: head and middle as if each could use the best of the other eight
    cards. Side cards are ignored because they do not change the score."""
    once, twice = ranks_once(rest), ranks_twice(rest)
    head, mid = (TRIPS + 1 << CATEGORY) - 1, tail
    if ranks_thrice(rest) == 0:
        head = PAIR << CATEGORY | key_of[twice] if twice else key_of[once]
        if not has_run(once) and not has_flush(rest):
            if twice & (twice - 1):
                mid = TWO_PAIR << CATEGORY | key_of[twice]
            else:  # one pair at most, and the middle is above the head
                head, mid = key_of[once], head
    return worth(options, min(head, tail), min(mid, tail), tail, banks, weights)
