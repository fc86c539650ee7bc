"""One plan for a hand: the cards it lacks, the chance that they come, and what it would pay."""

from typing import NamedTuple

from paiguan.bots.policies.weimaque.neighbours import above, below, two_above, two_below
from paiguan.bots.policies.weimaque.outlook import Outlook
from paiguan.bots.policies.weimaque.weights import (
    COMES_MISSING,
    POINTS_FOURTH,
    POINTS_WEI,
    WORTH_BEIKAOBEI,
    WORTH_DANDIAO,
    WORTH_WIN,
)
from paiguan.engine.bits import lowest, popcount
from paiguan.engine.kernel import Weights, kernel
from paiguan.games.weimaque.combos import RUN, RUN_STARTS, Laid
from paiguan.games.weimaque.options import Options
from paiguan.games.weimaque.points import (
    BAPENGTOU_WORTH,
    DAXIAOZI_WORTH,
    DIANHU_TIMES,
    DUIZIHU_TIMES,
    DUOHONG_OVER,
    DUOHONG_WORTH,
    EIGHT,
    HONGWU_REDS,
    HONGWU_TIMES,
    JIABAPENGTOU_WORTH,
    RED_CARDS,
    ROWS,
    WHOLE_WORTH,
    WUDUI_TIMES,
    WUHU_TIMES,
    YINHU_WORTH,
    both_sizes,
    is_one_size,
    neighbours,
    whole_kinds,
    worth_of_kinds,
    worth_of_pair,
)
from paiguan.games.weimaque.state import ONES, RED, count_of, kinds_of, threes_of, twos_of

IMPOSSIBLE = -1
PAIR_CATCH = ROWS["zhuohu"][2]
MORE_FOR_SISTERS = ROWS["zimeizhuo"][2] - PAIR_CATCH


class Plan(NamedTuple):
    ready: int  # triplets in the hand, as a set of kinds
    pairs: int  # pairs that are to become triplets
    pair: int  # the pair, as the set of one kind; 0: still to come
    due: int  # the number of runs needed to complete six melds
    rest: int  # the cards left for runs
    hard: int  # 硬檄 of the laid melds and the triplets, with triplets to come counted as open


@kernel
def weigh_plan(
    options: Options, laid: Laid, plan: Plan, locks: int, fewest: int, outlook: Outlook, weights: Weights
) -> tuple[float, int, int]:
    """The value of a plan, the number of cards it lacks, and the cards it can spare.

    A plan that lacks more than `fewest` + 1 cards is worth nothing, except for 對子和. The points are checked first, because
    many plans cannot reach them.
    """
    rest, runs, lacking = take_runs(plan.rest, plan.due)
    open_sets = popcount(plan.pairs)
    missing = open_sets + lacking + (0 if plan.pair else 1)
    if missing > fewest + 1 and lacking + runs + laid.runs > 0:
        return 0.0, missing, 0
    final = missing == 1
    live = outlook.live
    usable = kinds_of(live) & (ONES if final else ~locks)
    if plan.pairs & ~usable:
        return 0.0, missing, 0
    pair = plan.pair
    if pair == 0 and final:
        pair = lowest(kinds_of(rest))
    sets = plan.ready | plan.pairs
    cards = laid.cards + 3 * sets + 2 * pair + runs
    whole = whole_kinds(options, cards, laid.opened | laid.covered | sets)
    hard = plan.hard + worth_of_kinds(whole, WHOLE_WORTH) + worth_of_pair(pair, cards)
    chance = 1.0
    short = options.min_hard - hard
    if short > 0:
        fourth = kinds_of(live) & ~locks & (plan.ready | laid.opened | laid.covered) != 0
        chance = chance_of_points(short, open_sets, fourth, weights)
        if chance == 0.0:
            return 0.0, missing, 0
        hard = options.min_hard
    halves, wanted = half_runs(rest, lacking, usable)
    if halves == IMPOSSIBLE:
        return 0.0, missing, 0
    chance *= chance_of_sets(plan.pairs, live, outlook.hu if final else outlook.peng)
    if lacking > 0:
        copies = count_of(live & 7 * wanted) * (outlook.hu if final else outlook.chi)
        for _ in range(lacking):
            chance *= copies / (lacking + copies)
    spare = rest - halves
    if plan.pair == 0:
        ease = most_copies(live, kinds_of(spare)) * outlook.hu
        chance *= ease / (1 + ease)
    for _ in range(missing - 1):
        chance *= weights[COMES_MISSING]
    add, times = patterns(cards, halves, whole, lacking, runs == 0 and laid.runs == 0)
    bonus = 0.0
    if missing > 0:
        bonus = weights[WORTH_BEIKAOBEI] * open_sets / missing
        if plan.pair == 0:
            bonus += weights[WORTH_DANDIAO] / missing
    return chance * ((hard + add + bonus) * times + weights[WORTH_WIN]), missing, spare


# ---- runs ------------------------------------------------------------------------------------------------------


@kernel
def take_runs(rest: int, due: int) -> tuple[int, int, int]:
    """Take complete runs from the rest; returns what is left, the cards of the runs and how many are still due."""
    runs = 0
    while due > 0:
        kinds = kinds_of(rest)
        starts = kinds & kinds >> 3 & kinds >> 6 & RUN_STARTS
        if starts == 0:
            break
        run = RUN * lowest(starts)
        rest -= run
        runs += run
        due -= 1
    return rest, runs, due


@kernel
def half_runs(rest: int, due: int, usable: int) -> tuple[int, int]:
    """Choose two cards for each run still due that lack one usable card; returns them and the kinds wanted for any such two."""
    if due <= 0:
        return 0, 0
    kinds = kinds_of(rest)
    near = kinds & below(kinds) & (above(usable) | two_below(usable))
    gap = kinds & two_below(kinds) & usable >> 3
    halves = 0
    left = kinds
    ways = near | gap
    for _ in range(due):
        if ways == 0:
            return IMPOSSIBLE, 0
        one = lowest(ways)
        two = one << 3 if near & one and left & one << 3 else one << 6
        left &= ~(one | two)
        halves += one | two
        ways = (near & left & left >> 3) | (gap & left & left >> 6)
    return halves, (below(near) | two_above(near) | gap << 3) & usable


# ---- chances ---------------------------------------------------------------------------------------------------


@kernel
def chance_of_sets(pairs: int, live: int, ease: float) -> float:
    """The chance that every pair gets its third card."""
    one_copy = ease / (1 + ease)
    two_copies = 2 * ease / (1 + 2 * ease)
    doubles = popcount(pairs & twos_of(live))
    chance = 1.0
    for i in range(popcount(pairs)):
        chance *= two_copies if i < doubles else one_copy
    return chance


@kernel
def most_copies(live: int, kinds: int) -> int:
    """The largest number of unseen copies among these kinds; at most three, because one is held."""
    if kinds & threes_of(live):
        return 3
    if kinds & twos_of(live):
        return 2
    return 1 if kinds & kinds_of(live) else 0


@kernel
def chance_of_points(short: int, open_sets: int, fourth: bool, weights: Weights) -> float:
    """The chance to get the missing points: a third card drawn into a 偎 brings one, a fourth card three or four."""
    chance = 1.0
    for i in range(short):
        chance *= max(weights[POINTS_WEI] * (open_sets - i), 0.0)
    if short <= 3 and fourth:
        chance += weights[POINTS_FOURTH]
    return chance


# ---- patterns --------------------------------------------------------------------------------------------------


@kernel
def patterns(cards: int, halves: int, whole: int, lacking: int, all_triplets: bool) -> tuple[int, int]:
    """What the 名堂 of a plan would add, and what they would multiply by, as far as they are known (rules 5).

    The rules value a complete reading (`total_of`). A plan is not complete, and thousands are weighed for a move. So 捉 counts
    as pairs, 點和 is left out beside 對子和, and 滿園花 is ignored; a test proves that everything else equals the rules.
    """
    reds = count_of((cards + halves) & RED_CARDS)
    add = YINHU_WORTH * popcount(whole & RED) + DUOHONG_WORTH * max(reds - DUOHONG_OVER, 0)
    if whole & (whole - 1):
        add += PAIR_CATCH * (popcount(whole) >> 1) + MORE_FOR_SISTERS * neighbours(whole)
        both = both_sizes(whole)
        add += BAPENGTOU_WORTH if both & EIGHT else JIABAPENGTOU_WORTH if both else 0
    if lacking == 0 and is_one_size(cards):
        add += DAXIAOZI_WORTH
    times = 1
    if all_triplets and lacking == 0:
        times = WUDUI_TIMES if reds == 0 else DUIZIHU_TIMES
    elif reds < 2:
        times = WUHU_TIMES if reds == 0 else DIANHU_TIMES
    if reds >= HONGWU_REDS:
        times *= HONGWU_TIMES
    return add, times
