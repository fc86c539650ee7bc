"""The 32 tiles, as bits of an int64 (rules 2); the wall, and the ways to draw from it (rules 4.2, 4.3).

A set of tiles is an int64 mask. A civil kind owns two neighbouring bits and fills the lower one first, so the bits count
its copies; a military kind owns one bit. Equal sets are equal masks, whatever copies they were made of.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from paiguan.engine.bits import popcount
from paiguan.engine.kernel import interpreted, kernel, table
from paiguan.games.tianjiu.options import METHODS, ROLLER_DEALER, SMALL, Options

if TYPE_CHECKING:  # state.py reads this module
    from paiguan.games.tianjiu.state import State


# Civil tiles 文子 from the lowest to Heaven, then military tiles 武子 by their pips; a kind is a place in this list.
CIVIL = ("51", "61", "64", "65", "22", "33", "55", "31", "44", "11", "66")
MILITARY = ("21", "32", "41", "42", "52", "43", "62", "53", "63", "54")
TILES = CIVIL + MILITARY
KINDS = len(TILES)
KIND = {tile: kind for kind, tile in enumerate(TILES)}
COPIES = tuple(2 if kind < len(CIVIL) else 1 for kind in range(KINDS))


def pips(tile: str) -> int:
    return int(tile[0]) + int(tile[1])


# Rank inside the suit: civil ranks are to be memorised, military tiles rank by pips and their twins are equal.
_MILITARY_PIPS = sorted({pips(tile) for tile in MILITARY})
RANK = tuple(CIVIL.index(t) + 1 if t in CIVIL else _MILITARY_PIPS.index(pips(t)) + 1 for t in TILES)

# Red pips: every 1 and 4 is red, all else white; Heaven alone is half red (I1).
RED = tuple(6 if tile == "66" else sum(int(p) for p in tile if p in "14") for tile in TILES)

# Bits.
FIRST_BIT = tuple(1 << (2 * kind if kind < len(CIVIL) else kind + len(CIVIL)) for kind in range(KINDS))
ALL_BITS = tuple(bit * 3 if COPIES[kind] == 2 else bit for kind, bit in enumerate(FIRST_BIT))
CIVIL_MASK = sum(ALL_BITS[: len(CIVIL)])
MILITARY_MASK = sum(ALL_BITS[len(CIVIL) :])
DECK_MASK = CIVIL_MASK | MILITARY_MASK
FIRST_BITS = sum(FIRST_BIT)  # one bit for each kind: `hand & FIRST_BITS` has a bit for every kind held
CIVIL_FIRST = CIVIL_MASK & FIRST_BITS
CIVIL_SECOND = CIVIL_MASK & ~FIRST_BITS

first_bit = table(FIRST_BIT)
all_bits = table(ALL_BITS)
kind_of_bit = table([next(k for k in range(KINDS) if ALL_BITS[k] >> b & 1) for b in range(32)])
rank_of = table(RANK)
red_of = table(RED)
# All tiles of strictly higher rank in the same suit, both copies: what must be out for a visible maximum (6.3).
higher_than = table(
    [
        sum(ALL_BITS[k] for k in range(KINDS) if COPIES[k] == COPIES[kind] and RANK[k] > RANK[kind])
        for kind in range(KINDS)
    ]
)


@kernel
def together(tiles: int, others: int) -> int:
    """Both sets as one. Where each has one tile of a civil kind, the second bit is filled."""
    return tiles | others | (tiles & others & CIVIL_FIRST) << 1


@kernel
def apart(tiles: int, others: int) -> int:
    """The first set less the second, which it contains. A second bit stays only where nothing of its kind is taken; where
    one of two is taken, the first bit stays."""
    rest = tiles & ~others
    return rest & FIRST_BITS | (rest & CIVIL_SECOND) >> 1 | tiles & CIVIL_SECOND & ~((others & CIVIL_FIRST) << 1)


@kernel
def with_tile(tiles: int, kind: int) -> int:
    """One more tile of a kind."""
    return together(tiles, first_bit[kind])


@kernel
def without_tile(tiles: int, kind: int) -> int:
    """One tile of a kind fewer."""
    return apart(tiles, first_bit[kind])


@kernel
def held(tiles: int, kind: int) -> int:
    """How many tiles of a kind."""
    return popcount(tiles & all_bits[kind])


_together = interpreted(together)


def mask(ids: Iterable[str]) -> int:
    """The set of tiles with these ids."""
    tiles = 0
    for tile in ids:
        tiles = _together(tiles, FIRST_BIT[KIND[tile]])
    return tiles


_TILE_OF_BIT = {1 << bit: TILES[int(kind)] for bit, kind in enumerate(kind_of_bit)}


def ids(tiles: int) -> list[str]:
    """The ids of a set, lowest kind first."""
    rest, out = int(tiles), []
    while rest:
        bit = rest & -rest
        out.append(_TILE_OF_BIT[bit])
        rest ^= bit
    return out


# ---- the wall --------------------------------------------------------------------------------------------------

# Columns each taker receives, first taker first; a layer (片面) is written as its level.
COLUMNS = {
    "kaibian_l": ((1, 2), (3, 4), (5, 6), (7, 8)),
    "kaibian_r": ((8, 7), (6, 5), (4, 3), (2, 1)),
    "lundong": ((1, 5), (2, 6), (3, 7), (4, 8)),
    "jiandong": ((1, 3), (2, 4), (5, 7), (6, 8)),
    "waxin": ((4, 5), (3, 6), (2, 7), (1, 8)),
    "qieer": ((1, 8), (2, 7), (3, 6), (4, 5)),
    "longtou": ((7, 1), (8, 2), (3, 4), (5, 6)),
    "shuangyi": ((1, 4), (8, 5), (3, 6), (2, 7)),
    "wusanshi": ((6, 1), (7, 3), (8, 5), (2, 4)),
}


def places(method: str) -> list[list[int]]:
    """For each taker the places of the wall it receives, in the order received."""
    if method == "pianmian":
        return [[4 * column + level for column in range(8)] for level in range(4)]
    return [[4 * (c - 1) + level for c in columns for level in range(4)] for columns in COLUMNS[method]]


# draw_order[method][taker][i]: the wall place of the i-th tile that taker receives.
draw_order = table([places(method) for method in METHODS])


@kernel
def roller_of(options: Options, dealer: int) -> int:
    """4.3: the seat opposite the dealer names the method and throws, or the dealer himself."""
    if options.roller == ROLLER_DEALER:
        return dealer
    return (dealer + 2) & 3


@kernel
def first_taker(options: Options, dealer: int, total: int) -> int:
    """4.3: the roller counts as one and the count runs counter-clockwise."""
    return (roller_of(options, dealer) + total - 1) & 3


@kernel
def hand_size(options: Options) -> int:
    return 4 if options.form == SMALL else 8


@kernel
def draw_hands(state: "State", options: Options) -> None:
    """Everybody takes what the method gives; in the small game only the first four, the rest stays in the stock."""
    first = first_taker(options, state.dealer, state.dice[0] + state.dice[1])
    keeps = hand_size(options)
    for taker in range(4):
        seat = (first + taker) & 3
        for i in range(8):
            kind = state.wall[draw_order[state.method, taker, i]]
            if i < keeps:
                state.dealt[seat] = with_tile(state.dealt[seat], kind)
            else:
                state.stock = with_tile(state.stock, kind)
