"""偎麻雀 for a novice and for a regular.

A hand never grows: cards turned or thrown make melds with two cards of the hand or are gone. So a regular counts the ways in which
the hand can still become six melds and a pair with enough 硬檄, guesses how likely each is to come and what it would pay, and
adds them up to his hope. He does what leaves the most hope. How he guesses is in WEIGHTS, found by
`python -m paiguan.bots.tune weimaque`.
"""

from typing import Any, NamedTuple

from paiguan.engine.bits import lowest, popcount
from paiguan.engine.kernel import Codes, Options, Rng, State, kernel, table
from paiguan.games.weimaque import rules as rules
from paiguan.games.weimaque.answers import locks_by_passing
from paiguan.games.weimaque.cards import (
    DECK,
    KINDS,
    NUMBER,
    ONES,
    RED,
    SIZE_BITS,
    SMALL,
    UNIT,
    count_of,
    fours_of,
    held,
    kinds_of,
    threes_of,
    twos_of,
    unit,
)
from paiguan.games.weimaque.catches import neighbours
from paiguan.games.weimaque.claims import next_seat, reading_of, source_of, spent
from paiguan.games.weimaque.options import LOCK_OFF, SCOPE_SET
from paiguan.games.weimaque.points import EIGHT, RED_CARDS, total_of
from paiguan.games.weimaque.readings import Laid, laid_of
from paiguan.games.weimaque.sight import seen_meld
from paiguan.games.weimaque.splits import RUN, RUN_STARTS
from paiguan.games.weimaque.state import (
    AT_CLAIM,
    AT_DISCARD,
    AT_WEI,
    BY_SHIFT,
    CHI,
    FACE_DOWN_3,
    HU,
    INTO_WEI,
    KIND_BITS,
    KONG,
    LAID_OPEN,
    LAID_PENG,
    MELDS,
    PASS,
    PENG,
    STOCK,
    TAKE_KONG,
    TAKEN,
    TURNED,
    WEI3,
    WEI4,
)

NOT_TENS = sum(UNIT[kind] for kind in range(KINDS) if NUMBER[kind] < 10)
NOT_ONES = sum(UNIT[kind] for kind in range(KINDS) if NUMBER[kind] > 1)

# What a regular goes by, in the order of WEIGHTS.
FEATURES = (
    "comes: a card for 碰",
    "comes: a card for 吃",
    "comes: a card for 胡",
    "comes: cards in the others' hands, against those in the stock",
    "comes: each further card that is missing",
    "points: a 偎 makes up for one that is short",
    "points: a fourth card makes up for what is short",
    "worth: of winning, besides the total",
    "worth: of ways besides the best",
    "worth: 單吊 at the end",
    "worth: 背靠背 at the end",
    "discard: others may have two of it",
    "discard: the next seat may have a run for it",
    "claim: 碰",
    "claim: 吃",
    "claim: 槓",
    "win: now, rather than wait",
)
(
    COMES_PENG,
    COMES_CHI,
    COMES_HU,
    COMES_HANDS,
    COMES_MISSING,
    POINTS_WEI,
    POINTS_FOURTH,
    WORTH_WIN,
    WORTH_OTHERS,
    WORTH_DANDIAO,
    WORTH_BEIKAOBEI,
    DISCARD_PENG,
    DISCARD_CHI,
    CLAIM_PENG,
    CLAIM_CHI,
    CLAIM_KONG,
    WIN_NOW,
) = range(len(FEATURES))

WEIGHTS = table(
    [
        1.65,  # comes: a card for 碰
        1.08,  # comes: a card for 吃
        1.25,  # comes: a card for 胡
        0.10,  # comes: cards in the others' hands, against those in the stock
        0.60,  # comes: each further card that is missing
        0.20,  # points: a 偎 makes up for one that is short
        0.11,  # points: a fourth card makes up for what is short
        3.37,  # worth: of winning, besides the total
        0.17,  # worth: of ways besides the best
        12.47,  # worth: 單吊 at the end
        22.25,  # worth: 背靠背 at the end
        0.48,  # discard: others may have two of it
        0.16,  # discard: the next seat may have a run for it
        -0.07,  # claim: 碰
        -0.51,  # claim: 吃
        0.19,  # claim: 槓
        1.34,  # win: now, rather than wait
    ],
    "f8",
)


# ---- novice ----------------------------------------------------------------------------------------------------


@kernel
def novice(state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int:
    """Wins at once, lays whatever triplet is offered, eats with cards that are no pairs, throws what stands most alone."""
    hand = state.hands[state.turn]
    if state.phase == AT_WEI:
        return WEI3
    if state.phase == AT_CLAIM:
        for i in range(count):
            if legal[i] < CHI or legal[i] == PASS or spent(legal[i], state.card, False) & twos_of(hand) == 0:
                return legal[i]
    best = 0
    for i in range(count):
        if legal[i] >= KONG:
            return legal[count - 1]
        if company(hand, legal[i]) < company(hand, legal[best]):
            best = i
    return legal[best]


@kernel
def company(hand: int, kind: int) -> int:
    """How many cards of the hand go with one of a kind: its equals, and more loosely its neighbours."""
    near = 0
    kinds = kinds_of(hand)
    one = unit[kind]
    near += 2 * popcount(kinds & (one << 3 & NOT_ONES | (one & NOT_ONES) >> 3))
    near += popcount(kinds & (one << 6 & RUN_STARTS << 6 | one >> 6 & RUN_STARTS))
    return near + 6 * (held(hand, kind) - 1)


# ---- regular ---------------------------------------------------------------------------------------------------


@kernel
def regular(state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int:
    return choose(state, options, legal, count, rng, WEIGHTS)


class Outlook(NamedTuple):
    """What a seat knows of the cards to come."""

    live: int  # cards it has not seen, counted
    locks: int  # kinds it may no longer meld
    refused: int  # kinds the next seat has thrown, and may not meld
    peng: float  # how easily a live card comes, for 碰
    chi: float  # for 吃
    hu: float  # for 胡


@kernel
def choose(state: State, options: Options, legal: Codes, count: int, rng: Rng, weights: Any) -> int:
    """The code a player with these weights picks: whichever leaves the most hope."""
    seat = state.turn
    outlook = outlook_of(state, options, seat, weights)
    laid = laid_of(state, seat)
    best = 0
    best_score = -1e9
    worth = 0.0
    spare = ONES
    if state.phase == AT_DISCARD:
        worth, spare = hope(options, laid, state.hands[seat], outlook.locks, outlook, weights)
    for i in range(count):
        if legal[i] < KONG:
            if worth > 0 and spare & unit[legal[i]] == 0:
                continue
            if worth == 0:
                score = -danger(outlook, legal[i], weights)
                if score > best_score:
                    best = i
                    best_score = score
                continue
        score = score_move(state, options, seat, laid, outlook, legal[i], weights)
        if score > best_score:
            best = i
            best_score = score
    return legal[best]


@kernel
def outlook_of(state: State, options: Options, seat: int, weights: Any) -> Outlook:
    seen = state.hands[seat]
    for other in range(4):
        for i in range(state.laid[other]):
            meld = seen_meld(state.melds[other, i], options.wei_hidden != 0 and other != seat)
            if meld < FACE_DOWN_3:
                copies = RUN if meld < LAID_PENG else 3 if meld < LAID_OPEN else 4
                seen += copies * unit[meld % KINDS]
    after = next_seat(state.dealer, seat)
    refused = 0
    for i in range(state.exposures):
        entry = state.shown[i]
        one = unit[entry & KIND_BITS]
        if not entry & (TAKEN | INTO_WEI):
            seen += one
        if not entry & TURNED and (entry >> BY_SHIFT) & 3 == after:
            refused |= one
    if state.phase == AT_WEI:
        seen += unit[state.card]
    live = DECK - seen
    unseen = count_of(live)
    stock = STOCK - state.drawn
    coming = (stock + weights[COMES_HANDS] * (unseen - stock)) / max(unseen, 1)
    return Outlook(
        live,
        state.locks[seat],
        refused if options.pass_lock != LOCK_OFF else 0,
        weights[COMES_PENG] * coming,
        weights[COMES_CHI] * coming,
        weights[COMES_HU] * coming,
    )


@kernel
def score_move(
    state: State, options: Options, seat: int, laid: Laid, outlook: Outlook, code: int, weights: Any
) -> float:
    hand = state.hands[seat]
    card = state.card
    if code < KONG:
        one = unit[code]
        locks = outlook.locks | (one if options.pass_lock != LOCK_OFF else 0)
        return hope(options, laid, hand - one, locks, outlook, weights)[0] - danger(outlook, code, weights)
    if code == HU:
        source = source_of(state, seat) if state.phase == AT_CLAIM else state.source
        total = total_of(options, reading_of(state, options, seat, source, False))
        return (total + weights[WORTH_WIN]) * weights[WIN_NOW]
    if code == PASS:
        locks = outlook.locks | (unit[card] if locks_by_passing(state, options, seat) else 0)
        return hope(options, laid, hand, locks, outlook, weights)[0]
    own = seat == state.by
    rest = hand - spent(code, card, own)
    laid = laid_after(laid, code, card, own)
    return hope(options, laid, rest, outlook.locks, outlook, weights)[0] + bias(code, weights)


@kernel
def bias(code: int, weights: Any) -> float:
    if code == PENG:
        return weights[CLAIM_PENG]
    if code >= CHI:
        return weights[CLAIM_CHI]
    return 0.0 if code == WEI3 else weights[CLAIM_KONG]


@kernel
def laid_after(laid: Laid, code: int, card: int, own: bool) -> Laid:
    """What will lie there after a move that lays cards; `card` is the one drawn or exposed, `own` if the seat turned it."""
    opened, covered, runs, cards, melds = laid
    if code < WEI3:
        one = unit[code - KONG]
        return Laid(opened, covered | one, runs, cards + 4 * one, melds + 1)
    one = unit[card]
    if code == WEI3:
        return Laid(opened, covered | one, runs, cards + 3 * one, melds + 1)
    if code == WEI4:
        return Laid(opened, covered | one, runs, cards + 4 * one, melds + 1)
    if code == PENG:
        return Laid(opened | one, covered, runs, cards + 3 * one, melds + 1)
    if code == TAKE_KONG:
        if own:
            return Laid(opened, covered, runs, cards + one, melds)
        return Laid(opened | one, covered, runs, cards + 4 * one, melds + 1)
    run = spent(code, card, False) + one
    return Laid(opened, covered, runs + lowest(run), cards + run, melds + 1)


@kernel
def danger(outlook: Outlook, kind: int, weights: Any) -> float:
    """What a discard may do for others."""
    one = unit[kind]
    risk = weights[DISCARD_PENG] if twos_of(outlook.live) & one else 0.0
    if not outlook.refused & one:
        kinds = kinds_of(outlook.live)
        below = one >> 3 & NOT_TENS & kinds
        above = one << 3 & NOT_ONES & kinds
        ways = 1 if below and above else 0
        ways += 1 if below and below >> 3 & NOT_TENS & kinds else 0
        ways += 1 if above and above << 3 & NOT_ONES & kinds else 0
        risk += weights[DISCARD_CHI] * ways
    return risk


# ---- hope ------------------------------------------------------------------------------------------------------


@kernel
def hope(options: Options, laid: Laid, hand: int, locks: int, outlook: Outlook, weights: Any) -> tuple[float, int]:
    """What a hand may be expected to win: the sum over its plans, each a choice of triplets and of the pair."""
    twos = twos_of(hand)
    threes = threes_of(hand)
    melds = MELDS - laid.melds
    always = threes if melds > 2 else 0
    free = twos & ~always
    may_be_sets = free & (threes | kinds_of(outlook.live))
    owned = fours_of(laid.cards + hand)
    base = 3 * popcount(laid.covered) + popcount(laid.covered & RED) + 2 * popcount(laid.opened)
    base += popcount(laid.opened & RED)
    slack = 3 * popcount(owned) + popcount(owned & RED) + 1 + 4 - options.min_hard
    fewest = 9
    spare = 0
    best = 0.0
    total = 0.0
    sets = 0
    while True:
        ready = always | (sets & threes)
        pairs = sets & ~threes
        open_sets = popcount(pairs)
        lacking = melds - popcount(sets | always)
        hard = base + 3 * popcount(ready) + 2 * open_sets + popcount((ready | pairs) & RED)
        if lacking >= 0 and hard + 2 + open_sets + slack >= 0:
            rest = hand - 2 * (sets | always) - ready
            others = free & ~sets
            pair = 0
            while True:
                worth, missing, left = plan(
                    options,
                    laid,
                    rest - 2 * pair,
                    locks,
                    hard,
                    ready,
                    pairs,
                    open_sets,
                    lacking,
                    pair,
                    fewest,
                    outlook,
                    weights,
                )
                if worth > 0:
                    total += worth
                    if worth > 0.7 * best:
                        spare |= kinds_of(left)
                        best = max(best, worth)
                    fewest = min(fewest, missing)
                if others == 0:
                    break
                pair = lowest(others)
                others ^= pair
        if sets == may_be_sets:
            break
        sets = (sets - may_be_sets) & may_be_sets
    return best + weights[WORTH_OTHERS] * (total - best), spare


@kernel
def plan(
    options: Options,
    laid: Laid,
    rest: int,
    locks: int,
    hard: int,
    ready: int,
    pairs: int,
    open_sets: int,
    lacking: int,
    pair: int,
    fewest: int,
    outlook: Outlook,
    weights: Any,
) -> tuple[float, int, int]:
    """What one plan is worth: the triplets `sets`, the pair (0: still to come), and runs for the rest."""
    hard += 2 if pair & RED else 0
    # Runs that are there, and runs that lack a card.
    runs = 0
    while lacking > 0:
        kinds = kinds_of(rest)
        starts = kinds & kinds >> 3 & kinds >> 6 & RUN_STARTS
        if starts == 0:
            break
        one = lowest(starts)
        rest -= RUN * one
        runs += RUN * one
        lacking -= 1
    missing = open_sets + lacking + (0 if pair else 1)
    if missing > fewest + 1 and lacking + runs + laid.runs > 0:
        return 0.0, missing, 0
    final = missing == 1
    # How likely the missing cards are.
    live = outlook.live
    usable = kinds_of(live) & (ONES if final else ~locks)
    if pairs & ~usable:
        return 0.0, missing, 0
    chance = 1.0
    if open_sets:
        ease = outlook.hu if final else outlook.peng
        one_copy = ease / (1 + ease)
        two_copies = 2 * ease / (1 + 2 * ease)
        doubles = popcount(pairs & twos_of(live))
        for i in range(open_sets):
            chance *= two_copies if i < doubles else one_copy
    half = 0
    if lacking > 0:
        kinds = kinds_of(rest)
        near = kinds & kinds >> 3 & NOT_TENS & (usable << 3 & NOT_ONES | usable >> 6 & RUN_STARTS)
        gap = kinds & kinds >> 6 & RUN_STARTS & usable >> 3
        left = kinds
        ways = near | gap
        for _ in range(lacking):
            if ways == 0:
                return 0.0, missing, 0
            one = lowest(ways)
            two = one << 3 if near & one and left & one << 3 else one << 6
            left &= ~(one | two)
            half += one | two
            ways = (near & left & left >> 3) | (gap & left & left >> 6)
        wanted = (near & NOT_ONES) >> 3 & NOT_TENS | (near & RUN_STARTS) << 6 | gap << 3
        copies = count_of(live & 7 * (wanted & usable)) * (outlook.hu if final else outlook.chi)
        each = copies / (lacking + copies)
        for _ in range(lacking):
            chance *= each
    spare = rest - half
    if pair == 0:
        kinds = kinds_of(spare)
        copies = 0
        if kinds & kinds_of(live):
            copies = 3 if kinds & threes_of(live) else 2 if kinds & twos_of(live) else 1
        chance *= copies * outlook.hu / (1 + copies * outlook.hu)
        if final:
            pair = lowest(kinds)
            hard += 2 if pair & RED else 0
    for _ in range(missing - 1):
        chance *= weights[COMES_MISSING]
    # What it would pay.
    sets = ready | pairs
    cards = laid.cards + 3 * sets + 2 * pair + runs
    whole = fours_of(cards)
    if options.tuanyuan_scope == SCOPE_SET:
        whole &= laid.opened | laid.covered | sets
    hard += 3 * popcount(whole) + popcount(whole & RED)
    if (cards & 7 * pair) > 2 * pair:
        hard += 1
    short = options.min_hard - hard
    if short > 0:
        made = 1.0
        for i in range(short):
            made *= max(weights[POINTS_WEI] * (open_sets - i), 0.0)
        if short <= 3 and kinds_of(live) & ~locks & (ready | laid.opened | laid.covered):
            made += weights[POINTS_FOURTH]
        chance *= made
        hard = options.min_hard
    add = 10 * popcount(whole & RED)
    reds = count_of((cards + half) & RED_CARDS)
    if reds > 9:
        add += 10 * (reds - 9)
    if whole & (whole - 1):
        add += 20 * (popcount(whole) >> 1) + 20 * neighbours(whole)
        both = whole & whole >> SIZE_BITS
        add += 200 if both & EIGHT else 100 if both else 0
    if lacking == 0 and (cards & SMALL == 0 or cards >> SIZE_BITS == 0):
        add += 100
    times = 1
    if runs == 0 and laid.runs == 0 and lacking == 0:
        times = 8 if reds == 0 else 6
    elif reds < 2:
        times = 4 if reds == 0 else 3
    if reds >= 14:
        times *= 4
    bonus = 0.0
    if missing > 0:
        bonus = weights[WORTH_BEIKAOBEI] * open_sets / missing
        if open_sets + lacking < missing:
            bonus += weights[WORTH_DANDIAO] / missing
    return chance * ((hard + add + bonus) * times + weights[WORTH_WIN]), missing, spare
