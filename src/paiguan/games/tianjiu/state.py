"""The 32 tiles of 天九, as bits of an int64 (rules 2); the state of a hand; the wall, and the ways to draw from it (4.2, 4.3).

A set of tiles is an int64 mask. A civil kind has two adjacent bits and fills the lower one first, so the bits count its
copies; a military kind has one bit. Equal sets have equal masks.
"""

from collections.abc import Iterable
from typing import Protocol

from paiguan.engine.bits import popcount
from paiguan.engine.kernel import Row, constant, interpreted, kernel, record
from paiguan.engine.state import head
from paiguan.games.tianjiu.options import METHODS, ROLLER_DEALER, SMALL, Options

# Civil tiles 文子 from the lowest to Heaven, then military tiles 武子 by their pips; a kind is an index into this list.
CIVIL = ("51", "61", "64", "65", "22", "33", "55", "31", "44", "11", "66")
MILITARY = ("21", "32", "41", "42", "52", "43", "62", "53", "63", "54")
TILES = CIVIL + MILITARY
KINDS = len(TILES)
KIND = {tile: kind for kind, tile in enumerate(TILES)}
COPIES = tuple(2 if kind < len(CIVIL) else 1 for kind in range(KINDS))


def pips(tile: str) -> int:
    return int(tile[0]) + int(tile[1])


# Rank within the suit: civil ranks are a fixed order, military tiles rank by pips and twins are equal.
_MILITARY_PIPS = sorted({pips(tile) for tile in MILITARY})
RANK = tuple(CIVIL.index(t) + 1 if t in CIVIL else _MILITARY_PIPS.index(pips(t)) + 1 for t in TILES)

# Red pips: every 1 and 4 is red, everything else is white; only Heaven is half red (I1).
RED = tuple(6 if tile == "66" else sum(int(p) for p in tile if p in "14") for tile in TILES)

# The bits of each kind.
FIRST_BIT = tuple(1 << (2 * kind if kind < len(CIVIL) else kind + len(CIVIL)) for kind in range(KINDS))
ALL_BITS = tuple(bit * 3 if COPIES[kind] == 2 else bit for kind, bit in enumerate(FIRST_BIT))
CIVIL_MASK = sum(ALL_BITS[: len(CIVIL)])
MILITARY_MASK = sum(ALL_BITS[len(CIVIL) :])
DECK_MASK = CIVIL_MASK | MILITARY_MASK
FIRST_BITS = sum(FIRST_BIT)  # one bit for each kind: `hand & FIRST_BITS` has a bit for every kind held
CIVIL_FIRST = CIVIL_MASK & FIRST_BITS
CIVIL_SECOND = CIVIL_MASK & ~FIRST_BITS

first_bit = constant(FIRST_BIT)
all_bits = constant(ALL_BITS)
kind_of_bit = constant([next(k for k in range(KINDS) if ALL_BITS[k] >> b & 1) for b in range(32)])
rank_of = constant(RANK)
red_of = constant(RED)
# All tiles of strictly higher rank in the same suit, both copies: they must have been shown for a visible maximum (6.3).
higher_than = constant(
    [
        sum(ALL_BITS[k] for k in range(KINDS) if COPIES[k] == COPIES[kind] and RANK[k] > RANK[kind])
        for kind in range(KINDS)
    ]
)


@kernel
def together(tiles: int, others: int) -> int:
    """The union of two sets. Where each has one tile of a civil kind, the second bit is filled."""
    return tiles | others | (tiles & others & CIVIL_FIRST) << 1


@kernel
def apart(tiles: int, others: int) -> int:
    """The first set without the second, which it must contain. Of two tiles of a kind of which one is removed, the first bit
    stays."""
    rest = tiles & ~others
    return rest & FIRST_BITS | (rest & CIVIL_SECOND) >> 1 | tiles & CIVIL_SECOND & ~((others & CIVIL_FIRST) << 1)


@kernel
def with_tile(tiles: int, kind: int) -> int:
    """A set with one more tile of a kind."""
    return together(tiles, first_bit[kind])


@kernel
def without_tile(tiles: int, kind: int) -> int:
    """A set with one tile of a kind fewer."""
    return apart(tiles, first_bit[kind])


@kernel
def held(tiles: int, kind: int) -> int:
    """The number of tiles of a kind."""
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

# The columns that each taker receives, first taker first; a layer (片面) is written as its level.
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
    """The places of the wall that each taker receives, in the order received."""
    if method == "pianmian":
        return [[4 * column + level for column in range(8)] for level in range(4)]
    return [[4 * (c - 1) + level for c in columns for level in range(4)] for columns in COLUMNS[method]]


# draw_order[method][taker][i]: the place in the wall of the i-th tile that a taker receives.
draw_order = constant([places(method) for method in METHODS])


@kernel
def roller_of(options: Options, dealer: int) -> int:
    """The seat that names the method and rolls: the one opposite the dealer, or the dealer (4.3)."""
    if options.roller == ROLLER_DEALER:
        return dealer
    return (dealer + 2) & 3


@kernel
def first_taker(options: Options, dealer: int, total: int) -> int:
    """The seat that takes first: the roll is counted counter-clockwise, with the roller as one (4.3)."""
    return (roller_of(options, dealer) + total - 1) & 3


@kernel
def hand_size(options: Options) -> int:
    return 4 if options.form == SMALL else 8


@kernel
def draw_hands(state: "State", options: Options) -> None:
    """Give each seat the tiles that the method assigns; in the small game only the first four, the rest is the stock."""
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


# ---- phases ----------------------------------------------------------------------------------------------------
# "opening" exists in concealed states only: it hides whether a seat is polled for a 例牌 or the dealer is to lead (4.4).
PHASES = ("paitou", "roll", "opening", "lipai", "lead", "follow", "over")
AT_PAITOU, AT_ROLL, AT_OPENING, AT_LIPAI, AT_LEAD, AT_FOLLOW, AT_END = range(len(PHASES))

# Each of the 32 tiles is played once, at most one code each; plus the two moves of the opening and four answers.
LOG = 32 + 2 + 4

STATE = record(
    [
        *head(LOG),
        ("streak", "i8"),  # hands in a row by this dealer, including this one
        ("hands", "i8", (4,)),  # tiles held, as masks
        ("dealt", "i8", (4,)),  # tiles dealt
        ("thrown", "i8", (4,)),  # tiles discarded face down
        ("table", "i8", (4,)),  # tiles played face up in the current trick
        ("shown", "i8"),  # tiles played face up in earlier tricks
        ("stock", "i8"),  # small game: the unused tiles
        ("left", "i8", (4,)),  # the number of tiles each seat holds, before an unfinished move
        ("stacks", "i8", (4,)),
        ("leader", "i8"),
        ("led", "i8"),  # the combination led
        ("top", "i8"),  # the combination on top
        ("owner", "i8"),  # the seat that played it
        ("acted", "i8"),  # seats that have acted in this trick
        ("kind", "i8"),  # the last kind named of an unfinished discard
        ("first_lead", "i8"),  # the combination of the hand's first lead
        ("passed", "i8"),  # bit set of seats that declined to show a 例牌
        ("claimed", "i8"),  # the seat that showed one
        ("winner", "i8"),
        ("paid", "i8"),  # 賀 paid so far: their number, then the item and the payee of each
        ("paid_item", "i8", (8,)),
        ("paid_to", "i8", (8,)),
        ("walled", "i8"),  # whether the hand began with a wall
        ("method", "i8"),
        ("dice", "i8", (2,)),
        ("wall", "i1", (32,)),  # kinds, column by column from the top (4.2)
    ]
)

# ---- settlement ------------------------------------------------------------------------------------------------
ITEM_IDS = ("zun", "qinzun", "sida", "loss", "ru", "cover")
ZUN, QINZUN, SIDA, LOSS, RU, COVER = range(len(ITEM_IDS))
FACTOR_IDS = ("dealer", "yao", "baozun", "sidabao", "sweep7", "sweep8", "lipai7", "lipai8", "capture")
DEALER, YAO, BAOZUN, SIDABAO, SWEEP7, SWEEP8, LIPAI7, LIPAI8, CAPTURE = range(len(FACTOR_IDS))
NOTE_IDS = ("kong",)
KONG = 1
ITEMS = 4 * 3 + 3  # at most four tricks pay 賀 (each has two tiles at least), then one final item a loser

# ---- written by scripts/record_types.py; do not edit -----------------------------------------------------------


class State(Protocol):
    """A record of STATE."""

    phase: int
    turn: int
    partial: int
    dealer: int
    logged: int
    log: Row
    streak: int
    hands: Row
    dealt: Row
    thrown: Row
    table: Row
    shown: int
    stock: int
    left: Row
    stacks: Row
    leader: int
    led: int
    top: int
    owner: int
    acted: int
    kind: int
    first_lead: int
    passed: int
    claimed: int
    winner: int
    paid: int
    paid_item: Row
    paid_to: Row
    walled: int
    method: int
    dice: Row
    wall: Row


# ---- end of what is written -----------------------------------------------------------------------------------
