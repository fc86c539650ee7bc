"""Combinations and what beats what (rules 5.1 to 5.3); 例牌, the hands that win when shown (rules 4.4, 5.4)."""

from collections.abc import Sequence
from typing import NamedTuple

from paiguan.engine.bits import popcount
from paiguan.engine.kernel import constant, inlined, kernel
from paiguan.games.tianjiu.options import LIPAI, SMALL, WENZUN_OFF, WENZUN_ON, Options
from paiguan.games.tianjiu.state import (
    ALL_BITS,
    CIVIL,
    CIVIL_FIRST,
    CIVIL_MASK,
    COPIES,
    FIRST_BIT,
    KIND,
    KINDS,
    MILITARY,
    MILITARY_MASK,
    RANK,
    held,
    mask,
    pips,
    red_of,
)

# The four civil tiles that go with military ones, lowest first, with the pips of their partners: 和五 人七 地八 天九.
PARTNERS = (("31", 5), ("44", 7), ("11", 8), ("66", 9))


class Shape(NamedTuple):
    """A class of combinations: its members from the lowest rank up, equal ones together."""

    id: str
    zh: str
    members: Sequence[Sequence[tuple[str, ...]]]


def military(total: int) -> list[str]:
    return [tile for tile in MILITARY if pips(tile) == total]


_TWINS = [military(total) for total in (5, 7, 8, 9)]
_PARTS = [(civil, military(total)) for civil, total in PARTNERS]

# 5.1  ZC is not a shape of its own: 51+51 is the lowest of the civil pairs, and is 文尊 unless `wenzun=off`.
SHAPES = (
    Shape("C", "文牌", [[(tile,)] for tile in CIVIL]),
    Shape("M", "武牌", [[(t,) for t in MILITARY if RANK[KIND[t]] == rank] for rank in range(1, 7)]),
    Shape("CC", "文對", [[(tile, tile)] for tile in CIVIL]),
    Shape("MM", "武對", [[tuple(twins)] for twins in _TWINS]),
    Shape("CM", "文武混合", [[(c, m) for m in twins] for c, twins in _PARTS]),
    Shape("ZW", "至尊寶", [[("42", "21")]]),
    Shape("CCM", "三文牌", [[(c, c, m) for m in twins] for c, twins in _PARTS]),
    Shape("CMM", "三武牌", [[(c, *twins)] for c, twins in _PARTS]),
    Shape("CCMM", "四文武牌", [[(c, c, *twins)] for c, twins in _PARTS]),
)
C, M, CC, MM, CM, ZW, CCM, CMM, CCMM = range(len(SHAPES))
ZC = len(SHAPES)
CLASSES = (*(shape.id for shape in SHAPES), "ZC")

# A combination is a place in this list, ordered by class, rank and tiles: these are the codes of a face-up play.
COMBOS = tuple(
    (klass, rank, tiles)
    for klass, shape in enumerate(SHAPES)
    for rank, equals in enumerate(shape.members, 1)
    for tiles in equals
)
COUNT = len(COMBOS)
NONE = -1


def find(*tiles: str) -> int:
    """The combination these tiles make, or NONE."""
    wanted = mask(tiles)
    return next((i for i in range(COUNT) if mask(COMBOS[i][2]) == wanted), NONE)


PAIR_51, PAIR_61, SUPREME = find("51", "51"), find("61", "61"), find("42", "21")
SINGLE_51, SINGLE_61, SINGLE_21, SINGLE_42 = find("51"), find("61"), find("21"), find("42")
SINGLE_66, SINGLE_63, SINGLE_54 = find("66"), find("63"), find("54")

mask_of = constant([mask(tiles) for _, _, tiles in COMBOS])
size_of = constant([len(tiles) for _, _, tiles in COMBOS])
rank_of = constant([rank for _, rank, _ in COMBOS])
shape_of = constant([klass for klass, _, _ in COMBOS])
kind_of = constant([KIND[tiles[0]] for _, _, tiles in COMBOS])
# The combinations of one shape that are higher than a given one are consecutive, from `higher` up to `end`.
end_of = constant([max(i for i in range(COUNT) if COMBOS[i][0] == klass) + 1 for klass, _, _ in COMBOS])
higher_from = constant(
    [
        min((i for i in range(COUNT) if COMBOS[i][0] == klass and COMBOS[i][1] > rank), default=int(end_of[code]))
        for code, (klass, rank, _) in enumerate(COMBOS)
    ]
)


# Singles and civil pairs are in the order of the kinds; the other combinations follow them.
FIRST_PAIR, FIRST_MIXED = find("51", "51"), find("32", "41")

# The mixed combinations of a family (和五 人七 地八 天九) depend on four bits of a hand: two for its civil kind and two for its
# military twins. mixed_of[family][bits] is the set of them, counted from FIRST_MIXED.
civil_shift = constant([(FIRST_BIT[KIND[civil]]).bit_length() - 1 for civil, _ in PARTNERS])
twin_shift = constant([FIRST_BIT[KIND[military(total)[0]]].bit_length() - 1 for _, total in PARTNERS])


def mixed_of_family(family: int, bits: int) -> int:
    tiles = (bits & 3) << int(civil_shift[family]) | (bits >> 2) << int(twin_shift[family])
    return sum(1 << (i - FIRST_MIXED) for i in range(FIRST_MIXED, COUNT) if int(mask_of[i]) & ~tiles == 0)


mixed_of = constant([[mixed_of_family(family, bits) for bits in range(16)] for family in range(4)])
SUPREME_BIT = 1 << (SUPREME - FIRST_MIXED)
SUPREME_MASK = mask(("42", "21"))


@kernel
def pairs_in(hand: int) -> int:
    """The civil kinds held twice, as first bits."""
    return hand & hand >> 1 & CIVIL_FIRST


@kernel
def mixed_in(hand: int) -> int:
    """The combinations from FIRST_MIXED on that a hand holds, as a bit set."""
    found = SUPREME_BIT if hand & SUPREME_MASK == SUPREME_MASK else 0
    for family in range(4):
        found |= mixed_of[family, hand >> civil_shift[family] & 3 | (hand >> twin_shift[family] & 3) << 2]
    return found


@kernel
def class_of(options: Options, combo: int) -> int:
    """The class of a combination; 51+51 is 文尊, a class of its own, unless the table plays without it (5.1)."""
    if combo == PAIR_51 and options.wenzun != WENZUN_OFF:
        return ZC
    return shape_of[combo]


@kernel
def beats(options: Options, led: int, top: int, combo: int) -> bool:
    """Whether a combination beats the one on top: same class, strictly higher (5.3). Nothing beats 武尊, and only 高腳七 catches
    文尊."""
    klass = class_of(options, led)
    if klass == ZW:
        return False
    if klass == ZC:
        return options.wenzun == WENZUN_ON and top == led and combo == PAIR_61
    return class_of(options, combo) == klass and rank_of[combo] > rank_of[top]


FINISH = 2  # 4.5: stacks that the winner of the last trick must have, those of that trick included


@inlined
def may_finish(stacks: int, size: int) -> bool:
    """Whether a seat may win a last trick of this size (4.5); a seat without stacks cannot win it with a single tile."""
    return stacks + size >= FINISH


_COMBO_OF_MASK = {int(mask_of[i]): i for i in range(COUNT)}


def combo_of(cards: Sequence[str]) -> int:
    """The combination that tiles make, or NONE; also for more copies than there are."""
    if any(cards.count(card) > COPIES[KIND[card]] for card in cards):
        return NONE
    return _COMBO_OF_MASK.get(mask(cards), NONE)


# ---- 例牌 --------------------------------------------------------------------------------------------------------

CIVIL7, MIL7, ONERED, CIVIL8, MIL8, ALLWHITE, FOURPAIRS = (1 << i for i in range(len(LIPAI)))
WORTH_EIGHT = CIVIL8 | MIL8 | ALLWHITE | FOURPAIRS  # 八枝; the others are 七枝

HEAVEN = KIND["66"]
# Pairs of military tiles: the twins, and 42 with 21 (I29).
PAIRS = tuple(
    ALL_BITS[KIND[a]] | ALL_BITS[KIND[b]]
    for a, b in (("32", "41"), ("52", "43"), ("62", "53"), ("63", "54"), ("42", "21"))
)


@kernel
def red_pips(options: Options, hand: int) -> int:
    """The red pips of a hand; with `tian_white` Heaven has none."""
    red = 0
    for kind in range(KINDS):
        if kind != HEAVEN or not options.tian_white:
            red += red_of[kind] * held(hand, kind)
    return red


@kernel
def four_pairs(hand: int) -> bool:
    """Whether a hand is four pairs of equal civil tiles, military twins or 42+21; mixed pairs do not count."""
    civil = hand & CIVIL_MASK
    if (civil & CIVIL_FIRST) << 1 != civil & ~CIVIL_FIRST:
        return False
    for pair in PAIRS:
        both = hand & pair
        if both != 0 and both != pair:
            return False
    return True


@kernel
def satisfied(options: Options, hand: int) -> int:
    """All kinds of 例牌 in a dealt hand, agreed or not, as a bit set (5.4)."""
    civil = popcount(hand & CIVIL_MASK)
    military = popcount(hand & MILITARY_MASK)
    red = red_pips(options, hand)
    kinds = 0
    if civil == 7:
        kinds |= CIVIL7
    if military == 7:
        kinds |= MIL7
    if red == 1:
        kinds |= ONERED
    if civil == 8:
        kinds |= CIVIL8
    if military == 8:
        kinds |= MIL8
    if red == 0:
        kinds |= ALLWHITE
    if four_pairs(hand):
        kinds |= FOURPAIRS
    return kinds


@kernel
def lipai_kinds(options: Options, hand: int) -> int:
    """The agreed kinds of 例牌 in a dealt hand; the small game has none (4.4)."""
    if options.form == SMALL or options.lipai == 0:
        return 0
    return satisfied(options, hand) & options.lipai


@kernel
def lipai_worth(kinds: int) -> int:
    """The factor of a 例牌: 2 for 七枝, 4 for 八枝; several kinds count once, at the highest (6.4)."""
    return 4 if kinds & WORTH_EIGHT else 2


def kinds_in(bits: int) -> list[str]:
    """The ids of a set of 例牌."""
    return [kind for i, kind in enumerate(LIPAI) if bits >> i & 1]
