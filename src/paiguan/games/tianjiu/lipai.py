"""例牌: dealt hands that win when shown (rules 4.4, 5.4)."""

from paiguan.engine.bits import popcount
from paiguan.engine.kernel import Options, kernel
from paiguan.games.tianjiu.options import LIPAI, SMALL
from paiguan.games.tianjiu.tiles import (
    ALL_BITS,
    CIVIL_FIRST,
    CIVIL_MASK,
    KIND,
    KINDS,
    MILITARY_MASK,
    held,
    red_of,
)

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
    """Red pips of a hand; with `tian_white` Heaven has none."""
    red = 0
    for kind in range(KINDS):
        if kind != HEAVEN or not options.tian_white:
            red += red_of[kind] * held(hand, kind)
    return red


@kernel
def four_pairs(hand: int) -> bool:
    """Four pairs, each two equal civil tiles, military twins or 42+21; mixed pairs do not count."""
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
    """All kinds of 例牌 this dealt hand is, agreed or not, as a bit set."""
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
    """The agreed kinds this dealt hand is; the small game has none."""
    if options.form == SMALL or options.lipai == 0:
        return 0
    return satisfied(options, hand) & options.lipai


@kernel
def lipai_worth(kinds: int) -> int:
    """6.4: several kinds count once, at the highest worth: 2 for 七枝, 4 for 八枝."""
    return 4 if kinds & WORTH_EIGHT else 2
