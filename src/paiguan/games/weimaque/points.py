"""The points of one reading of a winning hand (rules 5)."""

from typing import NamedTuple

from paiguan.engine.bits import lowest, popcount
from paiguan.engine.kernel import constant, inlined, kernel
from paiguan.games.weimaque.options import ADD_FIRST, DANDIAO_ANY, POINTS_REPLACE, RED_BOTH, SCOPE_SET, SUM, Options
from paiguan.games.weimaque.state import (
    BAPENGTOU,
    BEIKAOBEI,
    CATCH_IDS,
    DANDIAO,
    DAXIAOZI,
    DIANHU,
    DUIZIHU,
    DUOHONG,
    END_TIMES,
    FIRST_ADD,
    FIRST_TIMES,
    FROM_OTHER,
    FROM_SELF,
    FROM_WEI,
    HAIDIHU,
    HONGWU,
    JIABAPENGTOU,
    KIND,
    MANYUANHUA,
    NUMBER,
    OPEN,
    PAIR_AGAIN,
    PAIR_RED,
    RED,
    RED_NUMBERS,
    SIZE_BITS,
    SMALL,
    TUANYUAN,
    UNIT,
    WUDUI,
    WUHU,
    YIDIANHONG,
    YINHU,
    ZHUOHU,
    count_of,
    fours_of,
    held,
    unit,
)

# ---- catches ---------------------------------------------------------------------------------------------------

# The points of a group, by the number of its members and of neighbouring pairs among them.
ROWS = {
    "zhuohu": (2, 0, 20),
    "zimeizhuo": (2, 1, 40),
    "sanluanzhuo": (3, 0, 60),
    "zimeizhuo_tuo": (3, 1, 80),
    "zusunzhuo": (3, 2, 150),
}
PAIR_ROW, THREE_ROW = CATCH_IDS.index("zhuohu"), CATCH_IDS.index("sanluanzhuo")
assert all(neighbours == i - (PAIR_ROW if n == 2 else THREE_ROW) for i, (n, neighbours, _) in enumerate(ROWS.values()))

row_worth = constant([ROWS[row][2] for row in CATCH_IDS])
NOT_B1 = ~UNIT[KIND["b1"]]  # 十 and 壹 are adjacent in the word but are not neighbours

GROUPS = 15  # bits: three for the number of groups in each row, the most valuable row highest
MOST = 7


@kernel
def neighbours(kinds: int) -> int:
    """The number of neighbouring pairs in a set of kinds."""
    return popcount(kinds & kinds << 3 & NOT_B1)


@kernel
def catch_groups(kinds: int) -> int:
    """The best groups of at most eight 團圓: the number of groups in each row, three bits a row.

    At most two groups of three are made; the rest is caught in pairs.
    """
    best = 0
    first = kinds
    while first:
        if popcount(first) == 3:
            others = kinds ^ first
            best = max(best, graded(first, 0, others))
            second = others
            while second:
                if popcount(second) == 3:
                    best = max(best, graded(first, second, others ^ second))
                second = (second - 1) & others
        first = (first - 1) & kinds
    return max(best, graded(0, 0, kinds)) & ((1 << GROUPS) - 1)


@kernel
def graded(first: int, second: int, rest: int) -> int:
    """The groups of one division below a grade that orders divisions: highest sum, then fewest groups, then the best rows."""
    groups = 0
    if first:
        groups += 1 << 3 * (THREE_ROW + neighbours(first))
    if second:
        groups += 1 << 3 * (THREE_ROW + neighbours(second))
    sisters = 0
    members = popcount(rest)
    while rest:
        low = lowest(rest)
        rest ^= low
        if rest & low << 3 & NOT_B1:
            rest ^= low << 3
            sisters += 1
    groups += sisters << 3 * (PAIR_ROW + 1)
    groups += ((members >> 1) - sisters) << 3 * PAIR_ROW
    worth = 0
    number = 0
    for row in range(len(CATCH_IDS)):
        count = groups >> 3 * row & 7
        worth += count * row_worth[row]
        number += count
    return (worth << 3 | MOST - number) << GROUPS | groups


# ---- points ----------------------------------------------------------------------------------------------------

# The group with the winning card, in the order of the texts that break ties; for a run also the card's place in it.
NO_MARK, ON_PAIR, ON_RUN, ON_TRIPLET = 0, 1, 2, 5
MARKS = 6

# 5  Hard points: of a pair, and of each kind of triplet or 團圓; one more if it is red.
PAIR_RED_WORTH, PAIR_AGAIN_WORTH = 2, 1
OPEN_WORTH, COVERED_WORTH, WHOLE_WORTH = 2, 3, 3
# 5  Additions: for each red card over nine, for each red 團圓, and for patterns of the whole hand.
DUOHONG_WORTH, DUOHONG_OVER, YINHU_WORTH = 10, 9, 10
MANYUANHUA_WORTH, DAXIAOZI_WORTH, JIABAPENGTOU_WORTH, BAPENGTOU_WORTH = 100, 100, 100, 200
HAIDIHU_WORTH, DANDIAO_WORTH, BEIKAOBEI_WORTH = 10, 20, 20
# 5  Factors, and the number of red cards for 紅烏.
DIANHU_TIMES, WUHU_TIMES, HONGWU_TIMES, DUIZIHU_TIMES, WUDUI_TIMES, HONGWU_REDS = 3, 4, 4, 6, 8, 14

RED_CARDS = 7 * RED
EIGHT = UNIT[KIND["s8"]]
# Runs without a red card, by their lowest card; any of them rules out 滿園花.
PLAIN_RUNS = 7 * sum(
    UNIT[kind] for kind in range(len(UNIT)) if not {NUMBER[kind] + i for i in range(3)} & set(RED_NUMBERS)
)


class Reading(NamedTuple):
    """One way to read a winning hand; sets of kinds and counts are words as in state.py."""

    pair: int  # kind
    opened: int  # kinds of open triplets and quads
    covered: int  # kinds of covered ones
    runs: int  # all runs, counted by their lowest card
    cards: int  # all cards, laid and concealed
    tuanyuan: int  # kinds owned whole
    mark: int
    source: int
    last: bool  # the winning card was the last of the stock


@kernel
def hard_of(options: Options, reading: Reading) -> int:
    """The hard points 硬檄 of a reading."""
    hard = 0
    for item in range(FIRST_ADD):
        hard += hard_worth(options, reading, item)
    return hard


@kernel
def total_of(options: Options, reading: Reading) -> int:
    """The total 總檄 of a reading: hard points, what patterns add, and what they multiply by."""
    return total_with(options, reading, hard_of(options, reading))


@kernel
def total_with(options: Options, reading: Reading, hard: int) -> int:
    """The total of a reading with a given number of hard points."""
    groups = catch_groups(reading.tuanyuan)
    add, product, summed = 0, 1, 0
    for item in range(FIRST_ADD, END_TIMES):
        value = worth(options, reading, groups, item)
        if item < FIRST_TIMES:
            add += value
        elif value:
            product *= value
            summed += value
    times = summed if options.mult_compose == SUM and summed else product
    return (hard + add) * times if options.total_order == ADD_FIRST else hard * times + add


@kernel
def worth(options: Options, reading: Reading, groups: int, item: int) -> int:
    """The value of one item: points for hard items and additions, a factor for the others; 0 if it is not scored.

    `groups` are the 捉 groups of the reading's 團圓.
    """
    if item < FIRST_ADD:
        return hard_worth(options, reading, item)
    if item >= ZHUOHU and item < JIABAPENGTOU:
        row = item - ZHUOHU
        return (groups >> 3 * row & 7) * row_worth[row]
    if item < FIRST_TIMES:
        return added_worth(options, reading, item)
    return factor_worth(options, reading, item)


@inlined
def worth_of_kinds(kinds: int, each: int) -> int:
    """The hard points of triplets or 團圓 of these kinds."""
    return each * popcount(kinds) + popcount(kinds & RED)


@inlined
def worth_of_pair(pair: int, cards: int) -> int:
    """The hard points of a pair, given as the set of its kind (0: none), in a hand of these cards."""
    red = PAIR_RED_WORTH if pair & RED else 0
    return red + (PAIR_AGAIN_WORTH if cards & 7 * pair > 2 * pair else 0)


@inlined
def whole_kinds(options: Options, cards: int, sets: int) -> int:
    """The 團圓 of a hand: the kinds with all four cards; under `tuanyuan_scope=set` only those of triplets and quads."""
    whole = fours_of(cards)
    return whole & sets if options.tuanyuan_scope == SCOPE_SET else whole


@kernel
def hard_worth(options: Options, reading: Reading, item: int) -> int:
    if item == PAIR_RED:
        return PAIR_RED_WORTH if RED & unit[reading.pair] else 0
    if item == PAIR_AGAIN:
        return PAIR_AGAIN_WORTH if held(reading.cards, reading.pair) > 2 else 0
    if item == TUANYUAN:
        return worth_of_kinds(reading.tuanyuan, WHOLE_WORTH)
    scored = reading.opened if item == OPEN else reading.covered
    if options.tuanyuan_points == POINTS_REPLACE:
        scored &= ~reading.tuanyuan
    return worth_of_kinds(scored, OPEN_WORTH if item == OPEN else COVERED_WORTH)


@kernel
def added_worth(options: Options, reading: Reading, item: int) -> int:
    """The value of an addition other than 捉."""
    if item == DUOHONG:
        return DUOHONG_WORTH * max(reds_of(reading) - DUOHONG_OVER, 0)
    if item == MANYUANHUA:
        return MANYUANHUA_WORTH if is_garden(reading) else 0
    if item == DAXIAOZI:
        return DAXIAOZI_WORTH if is_one_size(reading.cards) else 0
    if item == YINHU:
        return YINHU_WORTH * popcount(reading.tuanyuan & RED)
    if item == JIABAPENGTOU:
        return JIABAPENGTOU_WORTH if both_sizes(reading.tuanyuan) & ~EIGHT else 0
    if item == BAPENGTOU:
        return BAPENGTOU_WORTH if both_sizes(reading.tuanyuan) & EIGHT else 0
    turned = reading.source == FROM_SELF or reading.source == FROM_OTHER
    if item == HAIDIHU:
        return HAIDIHU_WORTH if reading.last and (turned or reading.source == FROM_WEI) else 0
    if item == DANDIAO:
        return DANDIAO_WORTH if reading.mark == ON_PAIR and (turned or options.dandiao_on == DANDIAO_ANY) else 0
    if item == BEIKAOBEI:
        return BEIKAOBEI_WORTH if reading.mark == ON_TRIPLET or reading.source == FROM_WEI else 0
    return 0


@kernel
def factor_worth(options: Options, reading: Reading, item: int) -> int:
    reds = reds_of(reading)
    all_triplets = reading.runs == 0
    if item == DIANHU:
        return DIANHU_TIMES if reds == 1 else 0
    if item == YIDIANHONG:
        return DIANHU_TIMES if reds == 1 and options.yidianhong == RED_BOTH else 0
    if item == WUHU:
        return WUHU_TIMES if reds == 0 and not all_triplets else 0
    if item == HONGWU:
        return HONGWU_TIMES if reds >= HONGWU_REDS else 0
    if item == DUIZIHU:
        return DUIZIHU_TIMES if all_triplets and reds != 0 else 0
    if item == WUDUI:
        return WUDUI_TIMES if all_triplets and reds == 0 else 0
    return 0


@kernel
def reds_of(reading: Reading) -> int:
    return count_of(reading.cards & RED_CARDS)


@kernel
def is_garden(reading: Reading) -> bool:
    """Whether each of the six melds and the pair has a red card (滿園花)."""
    sets = reading.opened | reading.covered | unit[reading.pair]
    return sets & ~RED == 0 and reading.runs & PLAIN_RUNS == 0


@inlined
def both_sizes(tuanyuan: int) -> int:
    """The numbers whose small and big cards are both 團圓."""
    return tuanyuan & tuanyuan >> SIZE_BITS


@inlined
def is_one_size(cards: int) -> bool:
    """Whether all cards are big, or all are small."""
    return cards & SMALL == 0 or cards >> SIZE_BITS == 0
