"""抹花花 for a novice and for a regular.

A regular counts what is out: from the cards not seen, and from what other houses could not beat, follow the odds that a lead stands.
By them a hand has prospects: 墩 that are sure when one leads, 墩 to be expected, and bonuses. A move is weighed by what it
wins and by the prospects it leaves, on lead or off it. How much each counts is in WEIGHTS, found by
`python -m paiguan.bots.tune mohuahua`.
"""

from math import comb
from typing import Any, NamedTuple

from paiguan.engine.bits import lowest, popcount
from paiguan.engine.kernel import Codes, Options, Rng, State, kernel, table
from paiguan.engine.rng import below
from paiguan.engine.state import CODE, CONTINUES, SEAT_SHIFT
from paiguan.games.mohuahua import rules as rules
from paiguan.games.mohuahua.cards import (
    CARDS,
    FULL_DECK,
    HAND,
    KIND,
    KINDS,
    PLACE,
    at_least,
    held,
    holds,
    kind_of,
    one,
    pips,
    total,
)
from paiguan.games.mohuahua.combos import (
    COMBOS,
    ONE_BAI,
    ONE_NIU,
    ONE_XI,
    ONE_YU,
    SPECIAL,
    cards_of,
    equals_over,
    liang_of,
    locks,
    niu_of,
    others_end,
    others_from,
    others_over,
    over,
    size_of,
    xi_of,
)
from paiguan.games.mohuahua.play import after, resting
from paiguan.games.mohuahua.settle import CI_AT, WIN
from paiguan.games.mohuahua.state import AT_BID, AT_FOLLOW, AT_LEAD, DECLARE, DISCARD, FOLD, GO, PAD, PLAY

# What a regular looks at, in the order of WEIGHTS. 墩 are meant where nothing else is said; what is left is the hand after the
# move. "Way back": cards that win any single, so that one comes to lead again.
FEATURES = (
    "bid: at all, as head house",
    "bid: at all, as second house",
    "bid: at all, as bottom house",
    "bid: expected ones",
    "bid: bonus points",
    "bid: Tigers",
    "bid: eights to sixes",
    "bid: 牛",
    "bid: 量子",
    "lead: expected",
    "lead: stands for sure",
    "lead: sure ones",
    "lead: sure ones, by cards still held",
    "lead: bonus points expected",
    "lead: cards, where not sure",
    "lead: pips, where not sure",
    "lead: not sure, by cards still held",
    "lead: makes 夠 or 賜 for sure",
    "lead: the sure ones after it make 夠",
    "lead: the sure ones after it make 賜",
    "lead: sure ones left, if it stands",
    "lead: expected ones left, if it stands",
    "lead: sure ones left, if it falls",
    "lead: sure ones left, if it falls, with a way back",
    "lead: sure ones left, if it falls, with two ways back",
    "lead: expected ones left, if it falls",
    "lead: expected ones left, if it falls, by the chance to come back",
    "lead: chance to come back left",
    "lead: ways back left, if it stands",
    "lead: ways back left, if it falls",
    "lead: bonus points left",
    "lead: Heavens left",
    "lead: Heavens left, by cards still held",
    "lead: Tigers left",
    "lead: Tigers left, by cards still held",
    "lead: tens left",
    "lead: tens left, by cards still held",
    "lead: eights to sixes left",
    "lead: eights to sixes left, by cards still held",
    "lead: oxen left",
    "lead: oxen left, by cards still held",
    "lead: cards of 魚 left",
    "lead: cards of 魚 left, by cards still held",
    "lead: in view, up to 夠",
    "lead: in view, beyond 夠",
    "lead: in view, beyond nine",
    "beat: at all",
    "beat: expected",
    "beat: stands for sure",
    "beat: bonus points expected",
    "beat: makes 夠 or 賜 for sure",
    "beat: the sure ones after it make 夠",
    "beat: the sure ones after it make 賜",
    "beat: stops a house short of 夠 or 賜",
    "beat: sure ones left, if it stands",
    "beat: expected ones left, if it stands",
    "beat: sure ones left, if it falls",
    "beat: sure ones left, if it falls, with a way back",
    "beat: expected ones left, if it falls",
    "beat: expected ones left, if it falls, by the chance to come back",
    "beat: chance to come back left",
    "beat: ways back left, if it stands",
    "beat: ways back left, if it falls",
    "beat: bonus points left",
    "beat: Heavens left",
    "beat: Heavens left, by cards still held",
    "beat: Tigers left",
    "beat: Tigers left, by cards still held",
    "beat: tens left",
    "beat: tens left, by cards still held",
    "beat: eights to sixes left",
    "beat: eights to sixes left, by cards still held",
    "beat: oxen left",
    "beat: oxen left, by cards still held",
    "beat: cards of 魚 left",
    "beat: cards of 魚 left, by cards still held",
    "beat: in view, up to 夠",
    "beat: in view, beyond 夠",
    "beat: in view, beyond nine",
    "beat: Heaven quad out of count",
    "keep: sure ones",
    "keep: expected ones",
    "keep: expected ones, by the chance to come to lead",
    "keep: chance to come to lead",
    "keep: bonus points",
    "keep: bonus points, by the chance to come to lead",
    "keep: Heavens",
    "keep: Heavens, by cards still held",
    "keep: Tigers",
    "keep: Tigers, by cards still held",
    "keep: tens",
    "keep: tens, by cards still held",
    "keep: eights to sixes",
    "keep: eights to sixes, by cards still held",
    "keep: oxen",
    "keep: oxen, by cards still held",
    "keep: cards of 魚",
    "keep: cards of 魚, by cards still held",
    "keep: ways back",
    "keep: sure ones, with a way back",
    "keep: pips",
    "keep: pairs",
    "keep: three or four equal cards",
    "keep: cards of 喜 and 牛",
    "declare: at all",
    "declare: expected ones left",
    "declare: bonus points left",
    "declare: units paid for it",
    "declare: beyond 夠",
    "declare: cards still held",
    "declare: the sure ones left make 賜",
)
(
    BID_HEAD,
    BID_SECOND,
    BID_BOTTOM,
    BID_EXPECTED,
    BID_BONUS,
    BID_TIGERS,
    BID_MIDDLE,
    BID_NIU,
    BID_LIANG,
    LEAD_EXPECTED,
    LEAD_SURE,
    LEAD_SURE_TRICKS,
    LEAD_SURE_EARLY,
    LEAD_BONUS,
    LEAD_CARDS,
    LEAD_PIPS,
    LEAD_EARLY,
    LEAD_MAKES,
    LEAD_RUN_GOU,
    LEAD_RUN_CI,
    LEAD_REST_SURE,
    LEAD_REST_EXPECTED,
    LEAD_REST_SURE_LOST,
    LEAD_REST_SURE_BACK,
    LEAD_REST_SURE_BACKS,
    LEAD_REST_EXPECTED_LOST,
    LEAD_REST_REACHED,
    LEAD_REST_ACCESS,
    LEAD_REST_TOPS,
    LEAD_REST_TOPS_LOST,
    LEAD_REST_BONUS,
    LEAD_HEAVENS,
    LEAD_HEAVENS_EARLY,
    LEAD_TIGERS,
    LEAD_TIGERS_EARLY,
    LEAD_TENS,
    LEAD_TENS_EARLY,
    LEAD_MIDDLE,
    LEAD_MIDDLE_EARLY,
    LEAD_OXEN,
    LEAD_OXEN_EARLY,
    LEAD_FISH,
    LEAD_FISH_EARLY,
    LEAD_VIEW_GOU,
    LEAD_VIEW_MORE,
    LEAD_VIEW_CI,
    BEAT,
    BEAT_EXPECTED,
    BEAT_SURE,
    BEAT_BONUS,
    BEAT_MAKES,
    BEAT_RUN_GOU,
    BEAT_RUN_CI,
    BEAT_STOPS,
    BEAT_REST_SURE,
    BEAT_REST_EXPECTED,
    BEAT_REST_SURE_LOST,
    BEAT_REST_SURE_BACK,
    BEAT_REST_EXPECTED_LOST,
    BEAT_REST_REACHED,
    BEAT_REST_ACCESS,
    BEAT_REST_TOPS,
    BEAT_REST_TOPS_LOST,
    BEAT_REST_BONUS,
    BEAT_HEAVENS,
    BEAT_HEAVENS_EARLY,
    BEAT_TIGERS,
    BEAT_TIGERS_EARLY,
    BEAT_TENS,
    BEAT_TENS_EARLY,
    BEAT_MIDDLE,
    BEAT_MIDDLE_EARLY,
    BEAT_OXEN,
    BEAT_OXEN_EARLY,
    BEAT_FISH,
    BEAT_FISH_EARLY,
    BEAT_VIEW_GOU,
    BEAT_VIEW_MORE,
    BEAT_VIEW_CI,
    BEAT_QUAD,
    KEEP_SURE,
    KEEP_EXPECTED,
    KEEP_REACHED,
    KEEP_ACCESS,
    KEEP_BONUS,
    KEEP_BONUS_REACHED,
    KEEP_HEAVENS,
    KEEP_HEAVENS_EARLY,
    KEEP_TIGERS,
    KEEP_TIGERS_EARLY,
    KEEP_TENS,
    KEEP_TENS_EARLY,
    KEEP_MIDDLE,
    KEEP_MIDDLE_EARLY,
    KEEP_OXEN,
    KEEP_OXEN_EARLY,
    KEEP_FISH,
    KEEP_FISH_EARLY,
    KEEP_TOPS,
    KEEP_SURE_BACK,
    KEEP_PIPS,
    KEEP_PAIRS,
    KEEP_TRIPLES,
    KEEP_GROUP,
    DECLARE_AT_ALL,
    DECLARE_EXPECTED,
    DECLARE_BONUS,
    DECLARE_PAID,
    DECLARE_BEYOND,
    DECLARE_CARDS,
    DECLARE_CI,
) = range(len(FEATURES))

WEIGHTS = table(
    [
        -1.20,  # bid: at all, as head house
        -1.65,  # bid: at all, as second house
        -1.20,  # bid: at all, as bottom house
        0.65,  # bid: expected ones
        0.38,  # bid: bonus points
        0.46,  # bid: Tigers
        -0.38,  # bid: eights to sixes
        1.40,  # bid: 牛
        1.80,  # bid: 量子
        0.41,  # lead: expected
        -0.00,  # lead: stands for sure
        0.43,  # lead: sure ones
        -0.53,  # lead: sure ones, by cards still held
        1.28,  # lead: bonus points expected
        -0.10,  # lead: cards, where not sure
        0.08,  # lead: pips, where not sure
        0.30,  # lead: not sure, by cards still held
        0.06,  # lead: makes 夠 or 賜 for sure
        0.69,  # lead: the sure ones after it make 夠
        2.28,  # lead: the sure ones after it make 賜
        -0.06,  # lead: sure ones left, if it stands
        0.20,  # lead: expected ones left, if it stands
        -0.04,  # lead: sure ones left, if it falls
        0.08,  # lead: sure ones left, if it falls, with a way back
        0.10,  # lead: sure ones left, if it falls, with two ways back
        0.02,  # lead: expected ones left, if it falls
        0.17,  # lead: expected ones left, if it falls, by the chance to come back
        -0.22,  # lead: chance to come back left
        -0.53,  # lead: ways back left, if it stands
        -0.56,  # lead: ways back left, if it falls
        0.79,  # lead: bonus points left
        0.82,  # lead: Heavens left
        0.33,  # lead: Heavens left, by cards still held
        0.44,  # lead: Tigers left
        -0.03,  # lead: Tigers left, by cards still held
        0.27,  # lead: tens left
        -0.30,  # lead: tens left, by cards still held
        0.12,  # lead: eights to sixes left
        -0.39,  # lead: eights to sixes left, by cards still held
        0.09,  # lead: oxen left
        0.20,  # lead: oxen left, by cards still held
        -0.01,  # lead: cards of 魚 left
        0.19,  # lead: cards of 魚 left, by cards still held
        0.31,  # lead: in view, up to 夠
        0.34,  # lead: in view, beyond 夠
        0.43,  # lead: in view, beyond nine
        0.15,  # beat: at all
        0.53,  # beat: expected
        -0.39,  # beat: stands for sure
        0.78,  # beat: bonus points expected
        -0.07,  # beat: makes 夠 or 賜 for sure
        0.66,  # beat: the sure ones after it make 夠
        1.84,  # beat: the sure ones after it make 賜
        0.16,  # beat: stops a house short of 夠 or 賜
        -0.06,  # beat: sure ones left, if it stands
        0.00,  # beat: expected ones left, if it stands
        0.03,  # beat: sure ones left, if it falls
        -0.06,  # beat: sure ones left, if it falls, with a way back
        -0.08,  # beat: expected ones left, if it falls
        0.06,  # beat: expected ones left, if it falls, by the chance to come back
        -0.18,  # beat: chance to come back left
        -0.27,  # beat: ways back left, if it stands
        -0.42,  # beat: ways back left, if it falls
        0.80,  # beat: bonus points left
        0.28,  # beat: Heavens left
        0.62,  # beat: Heavens left, by cards still held
        0.55,  # beat: Tigers left
        -0.43,  # beat: Tigers left, by cards still held
        0.55,  # beat: tens left
        -0.74,  # beat: tens left, by cards still held
        0.44,  # beat: eights to sixes left
        -0.33,  # beat: eights to sixes left, by cards still held
        0.21,  # beat: oxen left
        0.14,  # beat: oxen left, by cards still held
        0.47,  # beat: cards of 魚 left
        -0.36,  # beat: cards of 魚 left, by cards still held
        0.24,  # beat: in view, up to 夠
        0.44,  # beat: in view, beyond 夠
        0.66,  # beat: in view, beyond nine
        -0.33,  # beat: Heaven quad out of count
        0.19,  # keep: sure ones
        0.32,  # keep: expected ones
        0.19,  # keep: expected ones, by the chance to come to lead
        -0.61,  # keep: chance to come to lead
        -0.01,  # keep: bonus points
        0.07,  # keep: bonus points, by the chance to come to lead
        0.29,  # keep: Heavens
        0.39,  # keep: Heavens, by cards still held
        0.36,  # keep: Tigers
        -0.17,  # keep: Tigers, by cards still held
        0.07,  # keep: tens
        -0.09,  # keep: tens, by cards still held
        -0.13,  # keep: eights to sixes
        -0.16,  # keep: eights to sixes, by cards still held
        0.05,  # keep: oxen
        0.15,  # keep: oxen, by cards still held
        -0.29,  # keep: cards of 魚
        0.16,  # keep: cards of 魚, by cards still held
        -0.17,  # keep: ways back
        -0.01,  # keep: sure ones, with a way back
        0.30,  # keep: pips
        -0.02,  # keep: pairs
        -0.07,  # keep: three or four equal cards
        -0.22,  # keep: cards of 喜 and 牛
        0.72,  # declare: at all
        -0.71,  # declare: expected ones left
        -1.73,  # declare: bonus points left
        0.19,  # declare: units paid for it
        -0.49,  # declare: beyond 夠
        0.14,  # declare: cards still held
        -6.22,  # declare: the sure ones left make 賜
    ],
    "f8",
)
C21, C42, C62, C63, C65, C66 = (KIND[card] for card in ("21", "42", "62", "63", "65", "66"))


def places(*cards: str) -> int:
    """A mask over the counts of some kinds."""
    return sum(7 << PLACE * KIND[card] for card in cards)


TENS, MIDDLE, OXEN, FISH = places("55", "64"), places("44", "61", "51"), places("62", "63"), places("22", "33", "11")
XI, NIU, BAI, YU = (int(cards_of[group]) for group in (ONE_XI, ONE_NIU, ONE_BAI, ONE_YU))
NIU_BIT, BAI_BIT, YU_BIT = 1, 2, 4

pips_of = table([pips(card) for card in CARDS])
# How far a card is from winning something some day; below nine pips it hardly does.
height_of = table([max(pips(card) - 8, 0) ** 2 for card in CARDS])
HEIGHT = 16  # of Heaven
# The chance that a high card, though others are higher, wins no single some day either.
shy_of = table([{"65": 0.7, "64": 0.88, "55": 0.88, "63": 0.95}.get(card, 1.0) for card in CARDS], "f8")
OF_GROUPS = sum(7 << PLACE * kind for kind in (C21, C42, C62, C63))  # the places of the cards of 喜 and 牛
bonus_of = table([int(xi_of[c] + niu_of[c] + 2 * liang_of[c]) for c in range(len(COMBOS))])
pips_led = table([pips(combo.cards[0]) for combo in COMBOS])


# ---- odds ------------------------------------------------------------------------------------------------------


def ways(hand: int, cards: int, copies: int, count: int) -> float:
    """The share of the hands of that many cards, out of `cards`, that hold exactly `count` of `copies` given ones."""
    if not 0 <= hand - count <= cards - copies or count > copies:
        return 0.0
    return comb(copies, count) * comb(cards - copies, hand - count) / comb(cards, hand)


def fewer(hand: int, cards: int, copies: int, count: int) -> float:
    """The chance that a hand holds fewer than `count` of some copies."""
    hand = min(hand, cards)
    return sum(ways(hand, cards, copies, n) for n in range(count)) if copies <= cards else 1.0


def both_fewer(hand: int, cards: int, copies: int, count: int) -> float:
    """The chance that neither of two such hands does."""
    hand = min(hand, cards // 2)
    if copies > cards:
        return 1.0
    return sum(
        ways(hand, cards, copies, n) * fewer(hand, cards - hand, copies - n, count)
        for n in range(min(count, copies + 1))
    )


MOST_OUT = 2 * HAND  # cards that a house has not seen
# By the size of the hands, the cards out, the copies out among them and how many copies would be too many.
_SIZES = [(hand, cards) for hand in range(HAND + 1) for cards in range(MOST_OUT + 1)]


def odds_table(chance: Any) -> Any:
    rows = [[[chance(h, c, copies, n) for n in range(5)] for copies in range(5)] for h, c in _SIZES]
    return table(rows, "f4")


one_lacks = odds_table(fewer)
both_lack = odds_table(both_fewer)
SURE = 15  # odds are counted in fifteenths, so that those of all kinds fit into one number


class Odds(NamedTuple):
    """The odds that a lead stands: of one to four equal cards, kind by kind as in a set of cards; of groups."""

    singles: int
    pairs: int
    triples: int
    quads: int
    niu: int
    bai: int
    yu: int


class Lacks(NamedTuple):
    """What a house cannot hold, since it could not beat: kinds (spare bits) of which it has not one, two … cards; groups."""

    one: int
    two: int
    three: int
    four: int
    groups: int


@kernel
def unseen_by(state: State, options: Options, seat: int) -> int:
    """Cards that a seat has not seen: held by others, or face down."""
    unseen = FULL_DECK - state.dealt[seat]
    for other in range(4):
        if other != seat:
            unseen -= state.played[other]
            if options.open_discards:
                unseen -= state.thrown[other]
    return unseen


@kernel
def lacks_of(state: State, options: Options, house: int) -> Lacks:
    """Under `must_beat` a discard tells that the house held nothing higher, and never will."""
    lacks1 = 0
    lacks2 = 0
    lacks3 = 0
    lacks4 = 0
    groups = 0
    best = 0
    if options.must_beat:
        for i in range(state.logged):
            entry = int(state.log[i])
            code = entry & CODE
            if code < DISCARD:
                best = code - PLAY
            elif code < PAD and (entry >> SEAT_SHIFT) & 3 == house and not entry & CONTINUES and not locks[best]:
                kinds = equals_over[best]
                size = size_of[best]
                lacks4 |= kinds if size <= 4 else 0
                lacks3 |= kinds if size <= 3 else 0
                lacks2 |= kinds if size <= 2 else 0
                lacks1 |= kinds if size == 1 else 0
                if size == 2 and over[best, ONE_NIU]:
                    groups |= NIU_BIT
                if size == 3 and over[best, ONE_BAI]:
                    groups |= BAI_BIT
                if size == 3 and over[best, ONE_YU]:
                    groups |= YU_BIT
    return Lacks(lacks1, lacks2, lacks3, lacks4, groups)


@kernel
def lack(unseen: int, kind: int, hand: int, count: int, mine: int, his: int, mine_all: int, his_all: int) -> float:
    """The chance that neither of two hands has so many of a kind. `mine`, `his`: kinds each cannot have so many of, `…_all`:
    not one of."""
    copies = held(unseen, kind)
    if copies < count:
        return 1.0
    bit = one[kind] << 3
    cards = total(unseen)
    if mine & bit:
        if his & bit:
            return 1.0
        return one_lacks[
            hand * (MOST_OUT + 1) + (max(cards - hand, copies) if mine_all & bit else cards), copies, count
        ]
    if his & bit:
        return one_lacks[hand * (MOST_OUT + 1) + (max(cards - hand, copies) if his_all & bit else cards), copies, count]
    return both_lack[hand * (MOST_OUT + 1) + cards, copies, count]


@kernel
def group_out(unseen: int, cards: int, hand: int, lacks: Lacks) -> float:
    """The chance that a house holds a group of single cards."""
    chance = 1.0
    number = total(unseen)
    left = cards
    while left:
        kind = kind_of(lowest(left))
        left -= one[kind]
        if lacks.one & one[kind] << 3:
            return 0.0
        chance *= 1.0 - one_lacks[hand * (MOST_OUT + 1) + number, held(unseen, kind), 1]
    return chance


@kernel
def fifteenths(chance: float) -> int:
    return SURE if chance > 0.999999 else min(int(SURE * chance), SURE - 1)


@kernel
def odds_of(state: State, options: Options, seat: int, hand: int) -> Odds:
    """The odds of leads against two hands of that many cards each."""
    unseen = unseen_by(state, options, seat)
    second = after(state, options, seat)
    mine = lacks_of(state, options, second)
    his = lacks_of(state, options, after(state, options, second))
    niu = 1.0
    bai = 1.0
    yu = 1.0
    if holds(unseen, NIU):
        niu *= 1.0 if mine.groups & NIU_BIT else 1.0 - group_out(unseen, NIU, hand, mine)
        niu *= 1.0 if his.groups & NIU_BIT else 1.0 - group_out(unseen, NIU, hand, his)
    if holds(unseen, BAI) and hand >= 3:
        bai *= 1.0 if mine.groups & BAI_BIT else 1.0 - group_out(unseen, BAI, hand, mine)
        bai *= 1.0 if his.groups & BAI_BIT else 1.0 - group_out(unseen, BAI, hand, his)
    if holds(unseen, YU) and hand >= 3:
        yu *= 1.0 if mine.groups & YU_BIT else 1.0 - group_out(unseen, YU, hand, mine)
        yu *= 1.0 if his.groups & YU_BIT else 1.0 - group_out(unseen, YU, hand, his)
    no_pair = lack(unseen, C66, hand, 2, mine.two, his.two, mine.one, his.one)
    no_triple = lack(unseen, C66, hand, 3, mine.three, his.three, mine.one, his.one)
    singles = 0
    pairs = 0
    triples = 0
    quads = 0
    # From Heaven down: what stands against all higher kinds, and against those of the same pips too.
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
            same1 *= lack(unseen, kind, hand, 1, mine.one, his.one, mine.one, his.one)
        if copies >= 2:
            same2 *= lack(unseen, kind, hand, 2, mine.two, his.two, mine.one, his.one)
        if copies >= 3:
            same3 *= lack(unseen, kind, hand, 3, mine.three, his.three, mine.one, his.one)
        if copies >= 4:
            same4 *= lack(unseen, kind, hand, 4, mine.four, his.four, mine.one, his.one)
    return Odds(singles, pairs, triples, quads, fifteenths(no_pair), fifteenths(no_triple), fifteenths(no_triple * bai))


@kernel
def stands(state: State, options: Options, seat: int, odds: Odds, combo: int) -> int:
    """The odds of one lead."""
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
    # Large ones fall to few things, and seldom: look whether any of them can be out.
    unseen = unseen_by(state, options, seat)
    chance = SURE
    for i in range(others_from[combo], others_end(options, combo)):
        if holds(unseen, cards_of[others_over[i]]):
            chance -= 1
    return chance


# ---- prospects of a hand ---------------------------------------------------------------------------------------


class Prospects(NamedTuple):
    """What a hand can win on lead: sure 墩; expected ones and bonus points, in fifteenths; single cards that nothing beats; the
    chance to come to lead by a single card."""

    sure: int
    expected: int
    bonus: int
    tops: int
    height: int
    access: float


@kernel
def prospects(hand: int, odds: Odds) -> Prospects:
    """The hand cut into leads: 喜 and 牛, then 擺 and 魚 where they are worth more than their cards, then equal cards."""
    sure = 0
    expected = 0
    bonus = 0
    tops = 0
    height = 0
    barred = 1.0
    xi = min(held(hand, C21), held(hand, C42))
    niu = min(held(hand, C62), held(hand, C63))
    if xi:
        sure += 2 * xi
        expected += 2 * xi * SURE
        bonus += xi * SURE
        hand -= xi * XI
    if niu:
        chance = SURE if xi else odds.niu
        sure += 2 * niu if chance == SURE else 0
        expected += 2 * niu * chance
        bonus += niu * chance
        hand -= niu * NIU
    while holds(hand, BAI) and not at_least(hand, 4) & BAI << 3:
        chance = odds.bai
        sure += 3 if chance == SURE else 0
        expected += 3 * chance
        hand -= BAI
    while holds(hand, YU) and not at_least(hand, 4) & YU << 3:
        chance = odds.yu
        sure += 3 if chance == SURE else 0
        expected += 3 * chance
        hand -= YU
    rest = hand
    while rest:
        bit = lowest(rest)
        kind = kind_of(bit)
        place = PLACE * kind
        count = held(rest, kind)
        rest -= count << place
        height += height_of[kind] * count
        alone = (odds.singles >> place) & SURE
        chance = alone
        if count == 2:
            chance = max(alone, (odds.pairs >> place) & SURE)
        elif count == 3:
            chance = max(alone, (odds.triples >> place) & SURE)
        elif count == 4:
            chance = max(alone, (odds.quads >> place) & SURE)
            bonus += 2 * ((odds.quads >> place) & SURE)
        if alone == SURE:
            tops += count
        for _ in range(count):
            barred *= (SURE - alone) * shy_of[kind] / SURE
        if chance == SURE:
            sure += count
        expected += count * chance
    return Prospects(sure, expected, bonus, tops, height, 1.0 - barred)


# ---- the players -----------------------------------------------------------------------------------------------


@kernel
def novice(state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int:
    """Goes with Heavens and groups, leads what is largest, beats as cheaply as possible, puts down what ranks lowest."""
    if state.phase == AT_BID:
        hand = state.hands[state.turn]
        groups = int(holds(hand, XI)) + int(holds(hand, NIU)) + int(holds(hand, BAI))
        return GO if held(hand, C66) + groups >= 3 else FOLD
    if state.phase == AT_LEAD and state.partial == 0:
        if legal[count - 1] == DECLARE:
            return DECLARE
        best = 0
        for i in range(1, count):
            if size_of[legal[i] - PLAY] >= size_of[legal[best] - PLAY]:
                best = i
        return legal[best]
    return legal[0]


@kernel
def regular(state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int:
    return choose(state, options, legal, count, rng, WEIGHTS)


@kernel
def choose(state: State, options: Options, legal: Codes, count: int, rng: Rng, weights: Any) -> int:
    """The code a player with these weights picks."""
    if state.partial > 0:
        return choose_card(state, options, legal, count, weights)
    if state.phase == AT_LEAD:
        return choose_lead(state, options, legal, count, weights)
    if state.phase == AT_FOLLOW:
        return choose_follow(state, options, legal, count, weights)
    if state.phase == AT_BID:
        return choose_bid(state, options, weights)
    return legal[below(rng, count)]


@kernel
def choose_bid(state: State, options: Options, weights: Any) -> int:
    seat = state.turn
    hand = state.hands[seat]
    ahead = prospects(hand, odds_of(state, options, seat, HAND))
    score = (weights[BID_EXPECTED] * ahead.expected + weights[BID_BONUS] * ahead.bonus) / SURE
    score += weights[BID_TIGERS] * held(hand, C65) + weights[BID_MIDDLE] * total(hand & MIDDLE)
    score += weights[BID_NIU] * min(held(hand, C62), held(hand, C63))
    score += weights[BID_LIANG] * popcount(at_least(hand, 4))
    if seat == state.dealer:
        score += weights[BID_HEAD]
    elif seat == after(state, options, state.dealer):
        score += weights[BID_SECOND]
    else:
        score += weights[BID_BOTTOM]
    return GO if score > 0.0 else FOLD


@kernel
def choose_lead(state: State, options: Options, legal: Codes, count: int, weights: Any) -> int:
    seat = state.turn
    hand = state.hands[seat]
    odds = odds_of(state, options, seat, total(hand))
    if legal[count - 1] == DECLARE:
        count -= 1
        if declares(state, options, seat, prospects(hand, odds), weights):
            return DECLARE
    best = 0
    best_score = -1e9
    for i in range(count):
        score = score_lead(state, options, seat, hand, odds, legal[i] - PLAY, weights)
        if score > best_score:
            best = i
            best_score = score
    return legal[best]


@kernel
def score_lead(state: State, options: Options, seat: int, hand: int, odds: Odds, combo: int, weights: Any) -> float:
    tricks = state.tricks[seat]
    size = size_of[combo]
    chance = stands(state, options, seat, odds, combo)
    p = chance / SURE
    rest = prospects(hand - cards_of[combo], odds)
    early = total(hand) / HAND
    expected = rest.expected / SURE
    score = weights[LEAD_EXPECTED] * p * size + weights[LEAD_BONUS] * p * bonus_of[combo]
    score += p * (weights[LEAD_REST_SURE] * rest.sure + weights[LEAD_REST_EXPECTED] * expected)
    score += p * weights[LEAD_REST_TOPS] * rest.tops
    lost = weights[LEAD_REST_SURE_LOST] * rest.sure + weights[LEAD_REST_EXPECTED_LOST] * expected
    if rest.tops >= 1:
        lost += weights[LEAD_REST_SURE_BACK] * rest.sure
    if rest.tops >= 2:
        lost += weights[LEAD_REST_SURE_BACKS] * rest.sure
    lost += weights[LEAD_REST_REACHED] * rest.access * expected
    score += (1 - p) * (lost + weights[LEAD_REST_TOPS_LOST] * rest.tops) + weights[LEAD_REST_ACCESS] * rest.access
    score += weights[LEAD_REST_BONUS] * rest.bonus / SURE
    score += left_over(hand - cards_of[combo], early, weights, LEAD_HEAVENS)
    view = tricks + p * size + expected
    score += weights[LEAD_VIEW_GOU] * min(view, WIN) + weights[LEAD_VIEW_MORE] * max(view - WIN, 0)
    score += weights[LEAD_VIEW_CI] * max(view - 9, 0)
    if chance == SURE:
        score += weights[LEAD_SURE] + (weights[LEAD_SURE_TRICKS] + weights[LEAD_SURE_EARLY] * early) * size
        if (tricks < WIN and tricks + size >= WIN) or (tricks < CI_AT and tricks + size >= CI_AT):
            score += weights[LEAD_MAKES]
        if tricks < WIN and tricks + size + rest.sure >= WIN:
            score += weights[LEAD_RUN_GOU]
        if tricks < CI_AT and tricks + size + rest.sure >= CI_AT:
            score += weights[LEAD_RUN_CI]
    else:
        score += weights[LEAD_CARDS] * size + weights[LEAD_PIPS] * pips_led[combo] / 12 + weights[LEAD_EARLY] * early
    return score


@kernel
def declares(state: State, options: Options, seat: int, rest: Prospects, weights: Any) -> bool:
    """At 賜 playing on costs nothing: he stops when nothing is left to win. Earlier others may still reach 夠."""
    if state.tricks[seat] >= CI_AT:
        return rest.expected == 0
    paid = 0
    for other in range(options.players):
        if state.tricks[other] < WIN and other != resting(state, options):
            paid += 1 + state.xi[seat] + state.niu[seat] + 2 * state.liang[seat]
    score = weights[DECLARE_AT_ALL] + weights[DECLARE_PAID] * paid
    score += (weights[DECLARE_EXPECTED] * rest.expected + weights[DECLARE_BONUS] * rest.bonus) / SURE
    score += weights[DECLARE_BEYOND] * (state.tricks[seat] - WIN) + weights[DECLARE_CARDS] * total(state.hands[seat])
    if state.tricks[seat] + rest.sure >= CI_AT:
        score += weights[DECLARE_CI]
    return score > 0.0


@kernel
def choose_follow(state: State, options: Options, legal: Codes, count: int, weights: Any) -> int:
    if legal[0] >= DISCARD:
        return choose_card(state, options, legal, count, weights)
    seat = state.turn
    hand = state.hands[seat]
    odds = odds_of(state, options, seat, total(hand) - state.width)
    best = -1
    best_score = -1e9
    for i in range(count):
        if legal[i] >= DISCARD:
            if score_pass(state, hand, odds, weights) > best_score:
                best = -1
            break
        score = score_beat(state, options, seat, hand, odds, legal[i] - PLAY, weights)
        if score > best_score:
            best = i
            best_score = score
    if best >= 0:
        return legal[best]
    return choose_card(state, options, legal, count, weights)


@kernel
def score_pass(state: State, hand: int, odds: Odds, weights: Any) -> float:
    """Not to beat: nothing is won, nothing spent but the cards least worth keeping."""
    rest = prospects(hand, odds)
    expected = rest.expected / SURE
    score = weights[BEAT_REST_SURE_LOST] * rest.sure + weights[BEAT_REST_EXPECTED_LOST] * expected
    if rest.tops >= 1:
        score += weights[BEAT_REST_SURE_BACK] * rest.sure
    score += weights[BEAT_REST_TOPS_LOST] * rest.tops + weights[BEAT_REST_ACCESS] * rest.access
    score += weights[BEAT_REST_REACHED] * rest.access * expected
    view = state.tricks[state.turn] + expected
    score += weights[BEAT_VIEW_GOU] * min(view, WIN) + weights[BEAT_VIEW_MORE] * max(view - WIN, 0)
    score += weights[BEAT_VIEW_CI] * max(view - 9, 0)
    score += left_over(hand, total(hand) / HAND, weights, BEAT_HEAVENS)
    return score + weights[BEAT_REST_BONUS] * rest.bonus / SURE


@kernel
def score_beat(state: State, options: Options, seat: int, hand: int, odds: Odds, combo: int, weights: Any) -> float:
    tricks = state.tricks[seat]
    width = state.width
    wide = max(width, size_of[combo])
    third = after(state, options, seat)
    p = 1.0
    if third != state.leader:
        p = stays(unseen_by(state, options, seat), total(hand), lacks_of(state, options, third), combo)
    rest = prospects(hand - cards_of[combo], odds)
    expected = rest.expected / SURE
    score = weights[BEAT] + weights[BEAT_EXPECTED] * p * wide + weights[BEAT_BONUS] * p * bonus_of[combo]
    score += p * (weights[BEAT_REST_SURE] * rest.sure + weights[BEAT_REST_EXPECTED] * expected)
    score += p * weights[BEAT_REST_TOPS] * rest.tops
    lost = weights[BEAT_REST_SURE_LOST] * rest.sure + weights[BEAT_REST_EXPECTED_LOST] * expected
    if rest.tops >= 1:
        lost += weights[BEAT_REST_SURE_BACK] * rest.sure
    lost += weights[BEAT_REST_REACHED] * rest.access * expected
    score += (1 - p) * (lost + weights[BEAT_REST_TOPS_LOST] * rest.tops) + weights[BEAT_REST_ACCESS] * rest.access
    score += weights[BEAT_REST_BONUS] * rest.bonus / SURE
    score += left_over(hand - cards_of[combo], total(hand) / HAND, weights, BEAT_HEAVENS)
    view = tricks + p * wide + expected
    score += weights[BEAT_VIEW_GOU] * min(view, WIN) + weights[BEAT_VIEW_MORE] * max(view - WIN, 0)
    score += weights[BEAT_VIEW_CI] * max(view - 9, 0)
    if size_of[combo] != width:
        score += weights[BEAT_QUAD]
    if p > 0.999999:
        score += weights[BEAT_SURE]
        if (tricks < WIN and tricks + wide >= WIN) or (tricks < CI_AT and tricks + wide >= CI_AT):
            score += weights[BEAT_MAKES]
        if tricks < WIN and tricks + wide + rest.sure >= WIN:
            score += weights[BEAT_RUN_GOU]
        if tricks < CI_AT and tricks + wide + rest.sure >= CI_AT:
            score += weights[BEAT_RUN_CI]
    his = state.tricks[state.owner]
    if (his < WIN and his + width >= WIN) or (his < CI_AT and his + width >= CI_AT):
        score += weights[BEAT_STOPS]
    return score


@kernel
def stays(unseen: int, hand: int, lacks: Lacks, combo: int) -> float:
    """The chance that the one house still to act, with so many cards, cannot beat a play."""
    size = size_of[combo]
    row = hand * (MOST_OUT + 1) + total(unseen)
    kinds = equals_over[combo] & at_least(unseen, size)
    kinds &= ~(lacks.one if size == 1 else lacks.two if size == 2 else lacks.three if size == 3 else lacks.four)
    chance = 1.0
    while kinds:
        bit = lowest(kinds)
        kinds ^= bit
        chance *= one_lacks[row, held(unseen, kind_of(bit)), size]
    if size == 2 and over[combo, ONE_NIU] and holds(unseen, NIU) and not lacks.groups & NIU_BIT:
        chance *= 1.0 - group_out(unseen, NIU, hand, lacks)
    if size == 3 and over[combo, ONE_BAI] and holds(unseen, BAI) and not lacks.groups & BAI_BIT:
        chance *= 1.0 - group_out(unseen, BAI, hand, lacks)
    if size == 3 and over[combo, ONE_YU] and holds(unseen, YU) and not lacks.groups & YU_BIT:
        chance *= 1.0 - group_out(unseen, YU, hand, lacks)
    return chance


# ---- cards face down -------------------------------------------------------------------------------------------


@kernel
def choose_card(state: State, options: Options, legal: Codes, count: int, weights: Any) -> int:
    """The next card of a discard, a pad or an extra: of those least worth keeping, all together, the lowest kind."""
    first = 0
    while legal[first] < DISCARD:
        first += 1
    if count - first == 1:
        return legal[first]
    seat = state.turn
    hand = state.hands[seat]
    due = state.due if state.partial > 0 else state.width
    odds = odds_of(state, options, seat, max(total(hand) - due, 1))
    thrown = throw_away(hand, legal[first] - DISCARD, due, odds, weights)
    return DISCARD + kind_of(lowest(thrown))


@kernel
def throw_away(hand: int, from_kind: int, due: int, odds: Odds, weights: Any) -> int:
    """So many cards of these kinds upwards, one after the other the one whose loss costs least."""
    thrown = 0
    early = total(hand) / HAND
    for _ in range(due):
        least = 1e9
        chosen = 0
        kinds = hand >> PLACE * from_kind << PLACE * from_kind
        while kinds:
            kind = kind_of(lowest(kinds))
            kinds -= held(kinds, kind) << PLACE * kind
            score = -worth(hand - one[kind], early, odds, weights)
            if score < least:
                least = score
                chosen = kind
        hand -= one[chosen]
        thrown += one[chosen]
    return thrown


@kernel
def worth(hand: int, early: float, odds: Odds, weights: Any) -> float:
    """What a hand is worth keeping for."""
    rest = prospects(hand, odds)
    score = weights[KEEP_SURE] * rest.sure + weights[KEEP_EXPECTED] * rest.expected / SURE
    score += weights[KEEP_BONUS] * rest.bonus / SURE + left_over(hand, early, weights, KEEP_HEAVENS)
    score += weights[KEEP_TOPS] * rest.tops + weights[KEEP_ACCESS] * rest.access
    score += rest.access * (weights[KEEP_REACHED] * rest.expected + weights[KEEP_BONUS_REACHED] * rest.bonus) / SURE
    if rest.tops:
        score += weights[KEEP_SURE_BACK] * rest.sure
    threes = at_least(hand, 3)
    score += weights[KEEP_PAIRS] * popcount(at_least(hand, 2) & ~threes) + weights[KEEP_TRIPLES] * popcount(threes)
    score += weights[KEEP_GROUP] * total(hand & OF_GROUPS)
    return score + weights[KEEP_PIPS] * pips_in(hand) / 12


@kernel
def left_over(hand: int, early: float, weights: Any, first: int) -> float:
    """The cards of a hand by their sort, early in the hand and late; `first` is the weight of Heavens."""
    score = held(hand, C66) * (weights[first] + weights[first + 1] * early)
    score += held(hand, C65) * (weights[first + 2] + weights[first + 3] * early)
    score += total(hand & TENS) * (weights[first + 4] + weights[first + 5] * early)
    score += total(hand & MIDDLE) * (weights[first + 6] + weights[first + 7] * early)
    score += total(hand & OXEN) * (weights[first + 8] + weights[first + 9] * early)
    return score + total(hand & FISH) * (weights[first + 10] + weights[first + 11] * early)


@kernel
def pips_in(hand: int) -> int:
    count = 0
    while hand:
        kind = kind_of(lowest(hand))
        copies = held(hand, kind)
        count += copies * pips_of[kind]
        hand -= copies << PLACE * kind
    return count
