"""The layouts of a novice and of a regular. If cards are already laid, only layouts that contain them are considered."""

from paiguan.bots.policies.shisanzhang.choices import can_become, first_choice, next_choice
from paiguan.bots.policies.shisanzhang.fives import FLUSHES, next_five
from paiguan.bots.policies.shisanzhang.worth import at_most, worth
from paiguan.engine.bits import popcount
from paiguan.engine.kernel import Weights, kernel
from paiguan.games.shisanzhang.combos import HEAD_PILE, SIZES, TAIL_PILE, in_order, strength
from paiguan.games.shisanzhang.options import Options


@kernel
def tail_first(options: Options, hand: int, laid_head: int, laid_mid: int, last: int) -> tuple[int, int]:
    """Head and middle of the layout with the strongest tail, then middle, then head; 0, 0 if all are fouls."""
    strongest_tail = strongest_mid = strongest_head = 0
    best_head = best_mid = 0
    missing = SIZES[HEAD_PILE] - popcount(laid_head)
    free = hand ^ laid_head ^ laid_mid
    tail = first_choice(free, SIZES[TAIL_PILE])
    while tail:
        tail_strength = strength(options, tail)
        more = tail_strength > strongest_tail
        drawn = first_choice(free ^ tail, missing)
        while more or tail_strength == strongest_tail:
            head = laid_head | drawn
            mid = hand ^ tail ^ head
            mid_strength = strength(options, mid)
            if more or mid_strength >= strongest_mid:
                head_strength = strength(options, head)
                if (
                    (more or mid_strength > strongest_mid or head_strength > strongest_head)
                    and in_order(options, head_strength, mid_strength, tail_strength)
                    and (can_become(laid_head, last, head) if missing else can_become(laid_mid, last, mid))
                ):
                    strongest_tail, strongest_mid, strongest_head = tail_strength, mid_strength, head_strength
                    best_head, best_mid = head, mid
                    more = False
            drawn = next_choice(free ^ tail, drawn)
            if drawn == 0:
                break
        tail = next_choice(free, tail)
    return best_head, best_mid


@kernel
def best_layout(
    options: Options, hand: int, laid_head: int, laid_mid: int, last: int, banks: bool, weights: Weights
) -> tuple[float, int, int]:
    """Score, head and middle of the layout with the highest score, then the strongest head; head 0 if there is none."""
    best_score = -1e9
    best_head = best_mid = strongest_head = 0
    laid = laid_head | laid_mid
    heading = popcount(laid_head) < SIZES[HEAD_PILE]
    tail, place = next_five(hand, 0, FLUSHES)
    while tail:
        if tail & laid == 0:
            rest = hand ^ tail
            tail_strength = strength(options, tail)
            if at_most(options, rest, tail_strength, banks, weights) >= best_score:
                mid, mid_place = next_five(rest, 0, FLUSHES)
                while mid:
                    head = rest ^ mid
                    if laid_head & mid == 0 and laid_mid & head == 0:
                        mid_strength = strength(options, mid)
                        head_strength = strength(options, head)
                        if in_order(options, head_strength, mid_strength, tail_strength):
                            score = worth(options, head_strength, mid_strength, tail_strength, banks, weights)
                            if (score > best_score or (score == best_score and head_strength > strongest_head)) and (
                                can_become(laid_head, last, head) if heading else can_become(laid_mid, last, mid)
                            ):
                                best_score, best_head, best_mid = score, head, mid
                                strongest_head = head_strength
                    mid, mid_place = next_five(rest, mid, mid_place)
        tail, place = next_five(hand, tail, place)
    return best_score, best_head, best_mid
