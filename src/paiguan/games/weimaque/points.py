"""What one reading of a winning hand is worth (rules 5)."""

from typing import NamedTuple

from paiguan.engine.bits import lowest, popcount
from paiguan.engine.kernel import Options, kernel, table
from paiguan.games.weimaque.options import ADD_FIRST, DANDIAO_ANY, POINTS_REPLACE, RED_BOTH, SUM
from paiguan.games.weimaque.pieces import KIND, NUMBER, RED, RED_NUMBERS, SIZE_BITS, SMALL, UNIT, count_of, held, unit
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
    MANYUANHUA,
    OPEN,
    PAIR_AGAIN,
    PAIR_RED,
    TUANYUAN,
    WUDUI,
    WUHU,
    YIDIANHONG,
    YINHU,
    ZHUOHU,
)

# ---- catches ---------------------------------------------------------------------------------------------------

# What a group is worth, by its number of members and of neighbouring pairs among them.
ROWS = {
    "zhuohu": (2, 0, 20),
    "zimeizhuo": (2, 1, 40),
    "sanluanzhuo": (3, 0, 60),
    "zimeizhuo_tuo": (3, 1, 80),
    "zusunzhuo": (3, 2, 150),
}
PAIR_ROW, THREE_ROW = CATCH_IDS.index("zhuohu"), CATCH_IDS.index("sanluanzhuo")
assert all(neighbours == i - (PAIR_ROW if n == 2 else THREE_ROW) for i, (n, neighbours, _) in enumerate(ROWS.values()))

row_worth = table([ROWS[row][2] for row in CATCH_IDS])
NOT_B1 = ~UNIT[KIND["b1"]]  # 十 and 壹 lie side by side in the word, and are no neighbours

GROUPS = 15  # bits: three for the number of groups in each row, the dearest highest
MOST = 7


@kernel
def neighbours(kinds: int) -> int:
    """How many pairs of neighbours a set of kinds has."""
    return popcount(kinds & kinds << 3 & NOT_B1)


@kernel
def catch_groups(kinds: int) -> int:
    """The best groups of at most eight 團圓: three bits a row, how many groups it has.

    At most two groups of three; whatever they leave is caught in pairs.
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
    """The groups of one division, under its grade: greatest sum, then fewest groups, then the dearest rows."""
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

# The group that holds the winning card, in the order of the texts that break ties; a run by where the card stands in it.
NO_MARK, ON_PAIR, ON_RUN, ON_TRIPLET = 0, 1, 2, 5
MARKS = 6

RED_CARDS = 7 * RED
EIGHT = UNIT[KIND["s8"]]
# Runs without a red card, by their lowest; counts of them spoil 滿園花.
PLAIN_RUNS = 7 * sum(
    UNIT[kind] for kind in range(len(UNIT)) if not {NUMBER[kind] + i for i in range(3)} & set(RED_NUMBERS)
)


class Reading(NamedTuple):
    """A winning hand, read in one way; sets of kinds and counts are words of cards.py."""

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
    """硬檄."""
    hard = 0
    for item in range(FIRST_ADD):
        hard += hard_worth(options, reading, item)
    return hard


@kernel
def total_of(options: Options, reading: Reading) -> int:
    """總檄: hard points, what patterns add, what they multiply by."""
    groups = catch_groups(reading.tuanyuan)
    hard = 0
    add = 0
    product = 1
    summed = 0
    for item in range(END_TIMES):
        value = worth(options, reading, groups, item)
        if item < FIRST_ADD:
            hard += value
        elif item < FIRST_TIMES:
            add += value
        elif value:
            product *= value
            summed += value
    times = summed if options.mult_compose == SUM and summed else product
    return (hard + add) * times if options.total_order == ADD_FIRST else hard * times + add


@kernel
def worth(options: Options, reading: Reading, groups: int, item: int) -> int:
    """The value of one item: points for hard items and additions, a factor for the others; 0 where it is not scored.

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


@kernel
def hard_worth(options: Options, reading: Reading, item: int) -> int:
    if item == PAIR_RED:
        return 2 if RED & unit[reading.pair] else 0
    if item == PAIR_AGAIN:
        return 1 if held(reading.cards, reading.pair) > 2 else 0
    if item == TUANYUAN:
        return 3 * popcount(reading.tuanyuan) + popcount(reading.tuanyuan & RED)
    scored = reading.opened if item == OPEN else reading.covered
    if options.tuanyuan_points == POINTS_REPLACE:
        scored &= ~reading.tuanyuan
    return (2 if item == OPEN else 3) * popcount(scored) + popcount(scored & RED)


@kernel
def added_worth(options: Options, reading: Reading, item: int) -> int:
    """The additions besides 捉."""
    if item == DUOHONG:
        return 10 * max(reds_of(reading) - 9, 0)
    if item == MANYUANHUA:
        return 100 if is_garden(reading) else 0
    if item == DAXIAOZI:
        return 100 if reading.cards & SMALL == 0 or reading.cards >> SIZE_BITS == 0 else 0
    if item == YINHU:
        return 10 * popcount(reading.tuanyuan & RED)
    if item == JIABAPENGTOU:
        return 100 if both_sizes(reading) & ~EIGHT else 0
    if item == BAPENGTOU:
        return 200 if both_sizes(reading) & EIGHT else 0
    turned = reading.source == FROM_SELF or reading.source == FROM_OTHER
    if item == HAIDIHU:
        return 10 if reading.last and (turned or reading.source == FROM_WEI) else 0
    if item == DANDIAO:
        return 20 if reading.mark == ON_PAIR and (turned or options.dandiao_on == DANDIAO_ANY) else 0
    if item == BEIKAOBEI:
        return 20 if reading.mark == ON_TRIPLET or reading.source == FROM_WEI else 0
    return 0


@kernel
def factor_worth(options: Options, reading: Reading, item: int) -> int:
    reds = reds_of(reading)
    all_triplets = reading.runs == 0
    if item == DIANHU:
        return 3 if reds == 1 else 0
    if item == YIDIANHONG:
        return 3 if reds == 1 and options.yidianhong == RED_BOTH else 0
    if item == WUHU:
        return 4 if reds == 0 and not all_triplets else 0
    if item == HONGWU:
        return 4 if reds >= 14 else 0
    if item == DUIZIHU:
        return 6 if all_triplets and reds != 0 else 0
    if item == WUDUI:
        return 8 if all_triplets and reds == 0 else 0
    return 0


@kernel
def reds_of(reading: Reading) -> int:
    return count_of(reading.cards & RED_CARDS)


@kernel
def is_garden(reading: Reading) -> bool:
    """Each of the six melds and the pair has a red card."""
    sets = reading.opened | reading.covered | unit[reading.pair]
    return sets & ~RED == 0 and reading.runs & PLAIN_RUNS == 0


@kernel
def both_sizes(reading: Reading) -> int:
    """The numbers whose small and big card are both 團圓."""
    return reading.tuanyuan & reading.tuanyuan >> SIZE_BITS
