"""The odds that a lead or an answer stands, from the unseen cards."""

from math import comb
from typing import Any, NamedTuple

from paiguan.bots.policies.mohuahua.lacks import BAI, BAI_BIT, C66, NIU, NIU_BIT, YU, YU_BIT, Lacks, lacks_of, unseen_by
from paiguan.engine.bits import lowest
from paiguan.engine.kernel import constant, kernel
from paiguan.games.mohuahua.combos import (
    ONE_BAI,
    ONE_NIU,
    ONE_YU,
    SPECIAL,
    TRIOS,
    cards_of,
    equals_over,
    locks,
    others_end,
    others_from,
    others_over,
    over,
    size_of,
)
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.play import after
from paiguan.games.mohuahua.state import (
    CARDS,
    HAND,
    KINDS,
    PLACE,
    State,
    at_least,
    held,
    holds,
    kind_of,
    one,
    pips,
    total,
)

pips_of = constant([pips(card) for card in CARDS])


def ways(hand: int, cards: int, copies: int, count: int) -> float:
    """The share of hands of `hand` cards out of `cards` that have exactly `count` of `copies` given cards."""
    if not 0 <= hand - count <= cards - copies or count > copies:
        return 0.0
    return comb(copies, count) * comb(cards - copies, hand - count) / comb(cards, hand)


def fewer(hand: int, cards: int, copies: int, count: int) -> float:
    """The chance that a hand has fewer than `count` of `copies` given cards."""
    hand = min(hand, cards)
    return sum(ways(hand, cards, copies, n) for n in range(count)) if copies <= cards else 1.0


def both_fewer(hand: int, cards: int, copies: int, count: int) -> float:
    """The chance that both of two such hands have fewer than `count`."""
    hand = min(hand, cards // 2)
    if copies > cards:
        return 1.0
    return sum(
        ways(hand, cards, copies, n) * fewer(hand, cards - hand, copies - n, count)
        for n in range(min(count, copies + 1))
    )


MOST_OUT = 2 * HAND  # cards that a house has not seen
# Tables by the size of the hands, the unseen cards, the copies among them, and the number of copies that would beat.
_SIZES = [(hand, cards) for hand in range(HAND + 1) for cards in range(MOST_OUT + 1)]


def odds_table(chance: Any) -> Any:
    rows = [[[chance(h, c, copies, n) for n in range(5)] for copies in range(5)] for h, c in _SIZES]
    return constant(rows, "f4")


one_lacks = odds_table(fewer)
both_lack = odds_table(both_fewer)
SURE = 15  # odds are counted in fifteenths, so that those of all kinds fit into one number


class Odds(NamedTuple):
    """The odds that a lead stands: for one to four equal cards, packed by kind like a set of cards; and for groups."""

    singles: int
    pairs: int
    triples: int
    quads: int
    niu: int
    bai: int
    yu: int


@kernel
def lack(
    unseen: int, kind: int, hand: int, count: int, mine: int, theirs: int, mine_all: int, theirs_all: int
) -> float:
    """The chance that neither of two hands has `count` cards of a kind. `mine` and `theirs` are the kinds of which each
    cannot have so many, `…_all` those of which each has none."""
    copies = held(unseen, kind)
    if copies < count:
        return 1.0
    bit = one[kind] << 3
    cards = total(unseen)
    if mine & bit:
        if theirs & bit:
            return 1.0
        left = max(cards - hand, copies) if mine_all & bit else cards
        return float(one_lacks[hand * (MOST_OUT + 1) + left, copies, count])
    if theirs & bit:
        left = max(cards - hand, copies) if theirs_all & bit else cards
        return float(one_lacks[hand * (MOST_OUT + 1) + left, copies, count])
    return float(both_lack[hand * (MOST_OUT + 1) + cards, copies, count])


@kernel
def group_out(unseen: int, cards: int, hand: int, lacks: Lacks) -> float:
    """The chance that a house holds a group that consists of single cards."""
    chance = 1.0
    number = total(unseen)
    left = cards
    while left:
        kind = kind_of(lowest(left))
        left -= one[kind]
        if lacks.one & one[kind] << 3:
            return 0.0
        chance *= 1.0 - float(one_lacks[hand * (MOST_OUT + 1) + number, held(unseen, kind), 1])
    return chance


@kernel
def fifteenths(chance: float) -> int:
    return SURE if chance > 0.999999 else min(int(SURE * chance), SURE - 1)


@kernel
def odds_of(state: State, options: Options, seat: int, hand: int) -> Odds:
    """The odds of leads against two hands of `hand` cards each."""
    unseen = unseen_by(state, options, seat)
    second = after(state, options, seat)
    mine = lacks_of(state, options, second)
    theirs = lacks_of(state, options, after(state, options, second))
    niu = 1.0
    bai = 1.0
    yu = 1.0
    if holds(unseen, NIU):
        niu *= 1.0 if mine.groups & NIU_BIT else 1.0 - group_out(unseen, NIU, hand, mine)
        niu *= 1.0 if theirs.groups & NIU_BIT else 1.0 - group_out(unseen, NIU, hand, theirs)
    if holds(unseen, BAI) and hand >= 3:
        bai *= 1.0 if mine.groups & BAI_BIT else 1.0 - group_out(unseen, BAI, hand, mine)
        bai *= 1.0 if theirs.groups & BAI_BIT else 1.0 - group_out(unseen, BAI, hand, theirs)
    if holds(unseen, YU) and hand >= 3:
        yu *= 1.0 if mine.groups & YU_BIT else 1.0 - group_out(unseen, YU, hand, mine)
        yu *= 1.0 if theirs.groups & YU_BIT else 1.0 - group_out(unseen, YU, hand, theirs)
    no_pair = lack(unseen, C66, hand, 2, mine.two, theirs.two, mine.one, theirs.one)
    no_triple = lack(unseen, C66, hand, 3, mine.three, theirs.three, mine.one, theirs.one)
    singles = 0
    pairs = 0
    triples = 0
    quads = 0
    # From Heaven down: the chance to stand against all higher kinds, and also against those of the same pips.
    over1 = over2 = over3 = over4 = 1.0
    same1 = same2 = same3 = same4 = 1.0
    for back in range(KINDS):
        kind = KINDS - 1 - back
        if back == 0 or pips_of[kind] != pips_of[kind + 1]:
            over1 = same1
            over2 = same2
            over3 = same3
            over4 = same4
        place = PLACE * kind
        singles |= fifteenths(over1) << place
        pairs |= fifteenths(over2 if kind == C66 else over2 * niu) << place
        triples |= fifteenths(over3 if kind == C66 else over3 * bai * yu) << place
        quads |= fifteenths(over4) << place
        copies = held(unseen, kind)
        if copies >= 1:
            same1 *= lack(unseen, kind, hand, 1, mine.one, theirs.one, mine.one, theirs.one)
        if copies >= 2:
            same2 *= lack(unseen, kind, hand, 2, mine.two, theirs.two, mine.one, theirs.one)
        if copies >= 3:
            same3 *= lack(unseen, kind, hand, 3, mine.three, theirs.three, mine.one, theirs.one)
        if copies >= 4:
            same4 *= lack(unseen, kind, hand, 4, mine.four, theirs.four, mine.one, theirs.one)
    return Odds(singles, pairs, triples, quads, fifteenths(no_pair), fifteenths(no_triple), fifteenths(no_triple * bai))


@kernel
def stands(state: State, options: Options, seat: int, odds: Odds, combo: int) -> int:
    """The odds of one lead. `beats` of the rules compares two plays; this counts kinds and groups, which is fast enough for
    playouts. A test proves that a lead is sure exactly if no unseen play beats it under the rules."""
    if combo < SPECIAL:
        kind = kind_of(lowest(cards_of[combo]))
        size = size_of[combo]
        packed = odds.singles if size == 1 else odds.pairs if size == 2 else odds.triples if size == 3 else odds.quads
        return (packed >> PLACE * kind) & SURE
    if locks[combo]:
        return SURE
    if combo == ONE_NIU:
        return odds.niu
    if combo == ONE_BAI:
        return odds.bai
    if combo == ONE_YU:
        return odds.yu
    if combo >= TRIOS:  # 三牛: three Heavens alone are higher
        return odds.bai
    # Large combinations are beaten by few others, and seldom: check whether any of them can be unseen.
    unseen = unseen_by(state, options, seat)
    chance = SURE
    if size_of[combo] == 4 and at_least(unseen, 4) & equals_over[combo]:
        chance -= 1
    for i in range(others_from[combo], others_end(options, combo)):
        if holds(unseen, cards_of[others_over[i]]):
            chance -= 1
    return chance


@kernel
def stays(unseen: int, hand: int, lacks: Lacks, combo: int) -> float:
    """The chance that the one house still to act, with `hand` cards, cannot beat a play."""
    size = size_of[combo]
    row = hand * (MOST_OUT + 1) + total(unseen)
    kinds = equals_over[combo] & at_least(unseen, size)
    kinds &= ~(lacks.one if size == 1 else lacks.two if size == 2 else lacks.three if size == 3 else lacks.four)
    chance = 1.0
    while kinds:
        bit = lowest(kinds)
        kinds ^= bit
        chance *= float(one_lacks[row, held(unseen, kind_of(bit)), size])
    if size == 2 and over[combo, ONE_NIU] and holds(unseen, NIU) and not lacks.groups & NIU_BIT:
        chance *= 1.0 - group_out(unseen, NIU, hand, lacks)
    if size == 3 and over[combo, ONE_BAI] and holds(unseen, BAI) and not lacks.groups & BAI_BIT:
        chance *= 1.0 - group_out(unseen, BAI, hand, lacks)
    if size == 3 and over[combo, ONE_YU] and holds(unseen, YU) and not lacks.groups & YU_BIT:
        chance *= 1.0 - group_out(unseen, YU, hand, lacks)
    return chance
