"""捉: 團圓 that catch one another, in groups of two and three (rules 5)."""

from paiguan.engine.bits import lowest, popcount
from paiguan.engine.kernel import kernel, table
from paiguan.games.weimaque.cards import KIND, UNIT
from paiguan.games.weimaque.state import CATCH_IDS

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
