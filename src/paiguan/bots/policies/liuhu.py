"""六虎 for a novice and for a regular.

A regular plays for hu that nobody can take away: leads that nothing out beats, one after the other, and the old cards kept
meanwhile. Beyond that he weighs chances: how likely a lead holds, what it would bring, what the others may do with the lead.
A hu more doubles the score, so what he looks at adds up in the exponent; how much each counts is in WEIGHTS, found by
`python -m paiguan.bots.tune liuhu`.
"""

import math
from typing import Any

from paiguan.engine.bits import index, lowest, popcount
from paiguan.engine.kernel import Codes, Options, Rng, State, kernel, table
from paiguan.engine.state import CODE, SEAT_SHIFT
from paiguan.games.liuhu import rules as rules
from paiguan.games.liuhu.cards import (
    HAND,
    JOKER,
    JOKER_BIT,
    NUMBERS,
    ONES_TOP_WHEN_LED,
    SHIFTS,
    STAYS_IN_SUIT,
    SUITED,
    SUITED_MASK,
    T_MASK,
    bit_of,
    highest_of_suits,
    in_play,
    old_cards,
)
from paiguan.games.liuhu.combos import (
    NONE,
    SET,
    SINGLE,
    is_top_led,
    kind_of,
    longest_run,
    mask_of,
    number_mask_of_rank,
    plays_above,
    run_from,
    runs_held,
    set_from,
    set_until,
    sets_held,
    size_of,
)
from paiguan.games.liuhu.legal import ENOUGH, hu_of, owed_by, single_leads
from paiguan.games.liuhu.options import FACE_DOWN, SAME_SUIT, TOP_OLD, TOP_ONES
from paiguan.games.liuhu.past import after, barred_by_lead, is_discard, is_single_lead, laid
from paiguan.games.liuhu.seats import next_active
from paiguan.games.liuhu.settle import BASE, WUHU_HU, score_of
from paiguan.games.liuhu.state import AT_CALL, AT_FOLLOW, AT_WUHU, BEAT, DISCARD, HU, LEAD, NOWUHU, PASS, WUHU, ZUO

# What a regular looks at, in the order of WEIGHTS. A hand is looked at in the same way on lead and off, for what it may win and
# for what it may lose.
SIGNS = (
    "always",
    "hu that nobody can take",
    "six for sure",
    "hu beyond six",
    "cards left over",
    "cards in sets and runs",
    "of these likely to hold",
    "cards that two others beat at most",
    "old cards out",
    "hu won by another on lead",
    "hu won by the third",
    "cards in hand",
    "privileged",
    "another is privileged",
    "the third is privileged",
)
SIGN_SURE, SIGN_WON = SIGNS.index("hu that nobody can take"), SIGNS.index("hu won by another on lead")
FEATURES = (
    # calling
    "call: as the dealer",
    "call: as the second",
    "call: as the tail",
    "call: old cards",
    "call: hu that nobody can take once on lead",
    "call: cards that nothing beats when led",
    "call: cards in sets",
    "call: cards in runs",
    "call: Tens",
    # declaring or waiting
    "wait: always",
    "wait: hu won by the others",
    "wait: how far beyond six the nearer other could come",
    "wait: how far beyond six the further other could come",
    "wait: cards that two others beat at most",
    "wait: Tens",
    "wait: cards that nothing beats when led",
    "wait: old cards kept",
    # how far to trust chances: others keep what they can beat with
    "hold: power of the chance, on the first lead",
    "hold: power of the chance, later",
    "hold: power of the chance, after discards face down",
    # keeping, when discarding
    "keep: hu",
    "keep: old next",
    "keep: nothing beats it when led",
    "keep: a single winner",
    "keep: a near winner",
    "keep: cards of sets",
    "keep: cards of runs",
    "keep: rank",
    "keep: hu, by how near another is to six",
    "keep: rank, by how near another is to six",
    # what a hand is worth
    *(
        f"{place}: {sign}"
        for place in ("lead, to win", "lead, to lose", "off lead, to win", "off lead, to lose")
        for sign in SIGNS
    ),
)
(
    CALL_DEALER,
    CALL_SECOND,
    CALL_TAIL,
    CALL_OLD,
    CALL_SURE,
    CALL_TOP,
    CALL_SETS,
    CALL_RUNS,
    CALL_TENS,
    WAIT,
    WAIT_WON,
    WAIT_NEARER,
    WAIT_FURTHER,
    WAIT_NEAR,
    WAIT_TENS,
    WAIT_TOP,
    WAIT_OLD,
    HOLD_FIRST,
    HOLD_LATER,
    HOLD_HIDDEN,
    KEEP_HU,
    KEEP_NEXT,
    KEEP_TOP,
    KEEP_WINNER,
    KEEP_NEAR,
    KEEP_SETS,
    KEEP_RUNS,
    KEEP_RANK,
    KEEP_HU_DANGER,
    KEEP_RANK_DANGER,
    WORTH,
) = range(31)
MOST = math.log(256)  # twelve hu from two losers
ON_WIN, ON_LOSE, OFF_WIN, OFF_LOSE = (WORTH + len(SIGNS) * place for place in range(4))

WEIGHTS = table(
    [
        -6.67,  # call: as the dealer
        -8.26,  # call: as the second
        -6.33,  # call: as the tail
        0.32,  # call: old cards
        0.72,  # call: hu that nobody can take once on lead
        0.41,  # call: cards that nothing beats when led
        0.61,  # call: cards in sets
        0.43,  # call: cards in runs
        0.34,  # call: Tens
        -0.22,  # wait: always
        -0.13,  # wait: hu won by the others
        -0.25,  # wait: how far beyond six the nearer other could come
        -0.04,  # wait: how far beyond six the further other could come
        0.32,  # wait: cards that two others beat at most
        0.53,  # wait: Tens
        0.14,  # wait: cards that nothing beats when led
        -0.27,  # wait: old cards kept
        0.82,  # hold: power of the chance, on the first lead
        1.10,  # hold: power of the chance, later
        2.04,  # hold: power of the chance, after discards face down
        4.62,  # keep: hu
        0.32,  # keep: old next
        0.67,  # keep: nothing beats it when led
        0.62,  # keep: a single winner
        0.27,  # keep: a near winner
        0.80,  # keep: cards of sets
        0.70,  # keep: cards of runs
        0.93,  # keep: rank
        -0.06,  # keep: hu, by how near another is to six
        0.09,  # keep: rank, by how near another is to six
        -1.92,  # lead, to win: always
        0.52,  # lead, to win: hu that nobody can take
        0.13,  # lead, to win: six for sure
        0.11,  # lead, to win: hu beyond six
        -0.10,  # lead, to win: cards left over
        0.30,  # lead, to win: cards in sets and runs
        0.22,  # lead, to win: of these likely to hold
        -0.03,  # lead, to win: cards that two others beat at most
        -0.01,  # lead, to win: old cards out
        -0.11,  # lead, to win: hu won by another on lead
        -0.15,  # lead, to win: hu won by the third
        0.03,  # lead, to win: cards in hand
        -0.01,  # lead, to win: privileged
        -0.09,  # lead, to win: another is privileged
        -0.03,  # lead, to win: the third is privileged
        -1.36,  # lead, to lose: always
        -0.02,  # lead, to lose: hu that nobody can take
        -1.74,  # lead, to lose: six for sure
        -0.53,  # lead, to lose: hu beyond six
        0.12,  # lead, to lose: cards left over
        0.04,  # lead, to lose: cards in sets and runs
        -0.25,  # lead, to lose: of these likely to hold
        -0.05,  # lead, to lose: cards that two others beat at most
        0.05,  # lead, to lose: old cards out
        0.07,  # lead, to lose: hu won by another on lead
        -0.18,  # lead, to lose: hu won by the third
        0.01,  # lead, to lose: cards in hand
        0.41,  # lead, to lose: privileged
        0.06,  # lead, to lose: another is privileged
        0.00,  # lead, to lose: the third is privileged
        -0.94,  # off lead, to win: always
        0.35,  # off lead, to win: hu that nobody can take
        0.02,  # off lead, to win: six for sure
        -0.10,  # off lead, to win: hu beyond six
        -0.21,  # off lead, to win: cards left over
        0.16,  # off lead, to win: cards in sets and runs
        0.25,  # off lead, to win: of these likely to hold
        -0.01,  # off lead, to win: cards that two others beat at most
        -0.11,  # off lead, to win: old cards out
        -0.41,  # off lead, to win: hu won by another on lead
        -0.36,  # off lead, to win: hu won by the third
        0.15,  # off lead, to win: cards in hand
        0.30,  # off lead, to win: privileged
        -0.31,  # off lead, to win: another is privileged
        -0.08,  # off lead, to win: the third is privileged
        -3.01,  # off lead, to lose: always
        -0.06,  # off lead, to lose: hu that nobody can take
        0.03,  # off lead, to lose: six for sure
        0.00,  # off lead, to lose: hu beyond six
        0.09,  # off lead, to lose: cards left over
        0.07,  # off lead, to lose: cards in sets and runs
        -0.27,  # off lead, to lose: of these likely to hold
        -0.04,  # off lead, to lose: cards that two others beat at most
        0.09,  # off lead, to lose: old cards out
        0.49,  # off lead, to lose: hu won by another on lead
        0.08,  # off lead, to lose: hu won by the third
        0.16,  # off lead, to lose: cards in hand
        0.40,  # off lead, to lose: privileged
        0.18,  # off lead, to lose: another is privileged
        -0.55,  # off lead, to lose: the third is privileged
    ],
    "f8",
)


@kernel
def novice(state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int:
    """Takes the tigers, calls with four old cards, declares as soon as he may; leads what is largest, beats as cheaply as
    possible, throws what is lowest and not old."""
    if state.phase == AT_WUHU:
        return WUHU
    if state.phase == AT_CALL:
        return ZUO if hu_of(state, options, state.turn) >= 3 else PASS
    if state.phase == AT_FOLLOW:
        return legal[0] if legal[0] < DISCARD else lowest_young(options, state.exposed, legal, count)
    best = count - 1
    if legal[best] == HU:
        return HU
    for i in range(count - 1):
        if size_of[legal[i] - LEAD] >= size_of[legal[best] - LEAD]:
            best = i
    return legal[best]


@kernel
def lowest_young(options: Options, exposed: int, legal: Codes, count: int) -> int:
    old = old_cards(options, exposed)
    for i in range(count):
        if bit_of[legal[i] - DISCARD] & old == 0:
            return legal[i]
    return legal[0]


@kernel
def regular(state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int:
    return choose(state, options, legal, count, rng, WEIGHTS)


@kernel
def choose(state: State, options: Options, legal: Codes, count: int, rng: Rng, weights: Any) -> int:
    """The code a player with these weights picks."""
    if state.phase == AT_FOLLOW:
        return choose_follow(state, options, legal, count, weights)
    if state.phase == AT_CALL:
        return choose_call(state, options, weights)
    if state.phase == AT_WUHU:
        return choose_wuhu(state, options)
    return choose_lead(state, options, legal, count, weights)


# ---- before play -----------------------------------------------------------------------------------------------


@kernel
def choose_wuhu(state: State, options: Options) -> int:
    """Eight hu at once, unless a dealer is sure of more."""
    seat = state.turn
    if seat == state.dealer:
        hand = state.hands[seat]
        unseen = in_play(options) & ~hand
        hu, _, _ = sweep(options, hand, 0, 0, unseen, unseen, False)
        if hu > WUHU_HU:
            return NOWUHU
    return WUHU


@kernel
def choose_call(state: State, options: Options, weights: Any) -> int:
    seat = state.turn
    hand = state.hands[seat]
    unseen = in_play(options) & ~hand
    hu, _, _ = sweep(options, hand, 0, 0, unseen, unseen, seat != state.dealer)
    score = weights[CALL_OLD] * popcount(hand & old_cards(options, 0)) + weights[CALL_SURE] * hu
    score += weights[CALL_SETS] * popcount(cards_in_sets(options, hand)) + weights[CALL_RUNS] * popcount(
        cards_in_runs(hand)
    )
    score += weights[CALL_TENS] * tens_in(options, hand)
    score += weights[CALL_TOP] * popcount(hand & top_leads(options, old_cards(options, 0)))
    if seat == state.dealer:
        score += weights[CALL_DEALER]
    elif seat == next_active(options, state.dealer, state.dealer):
        score += weights[CALL_SECOND]
    else:
        score += weights[CALL_TAIL]
    return ZUO if score > 0 else PASS


# ---- what the actor knows --------------------------------------------------------------------------------------


@kernel
def unseen_by(state: State, options: Options, seat: int) -> int:
    """Cards that another may hold or have thrown face down, or that the dream holds."""
    return in_play(options) & ~(state.exposed | state.hands[seat] | state.thrown[seat] | state.given)


@kernel
def barred_from(state: State, options: Options, other: int) -> int:
    """Cards that another cannot hold: he led a single that they go before, or threw one that they would have had to
    beat."""
    barred = 0
    exposed, standing, top_led = 0, NONE, False
    for i in range(state.logged):
        code = state.log[i] & CODE
        if (state.log[i] >> SEAT_SHIFT) & 3 == other:
            if is_single_lead(code):
                barred |= barred_by_lead(options, exposed, code - LEAD, other == state.privileged)
            elif is_discard(code) and options.discard_face != FACE_DOWN and size_of[standing] == 1:
                owed = owed_by(options, standing, top_led, in_play(options))
                if owed & laid(code) == 0:
                    barred |= owed
        exposed, standing, top_led = after(options, code, exposed, standing, top_led)
    return barred


@kernel
def unbeaten(options: Options, out: int) -> int:
    """All cards that no card out beats as a single (5.3)."""
    filled = out & SUITED_MASK  # every card at or below one that is out
    if options.single_beat == SAME_SUIT:
        filled |= (filled >> SHIFTS[0]) & STAYS_IN_SUIT[0]
        filled |= (filled >> SHIFTS[1]) & STAYS_IN_SUIT[1]
        filled |= (filled >> SHIFTS[2]) & STAYS_IN_SUIT[2]
        filled |= (filled >> SHIFTS[3]) & STAYS_IN_SUIT[3]
    else:
        filled |= filled >> 1
        filled |= filled >> 2
        filled |= filled >> 4
        filled |= filled >> 8
        filled |= filled >> 16
        filled |= filled >> 32
    return (SUITED_MASK | JOKER_BIT) & ~filled


@kernel
def top_leads(options: Options, old: int) -> int:
    """All cards that nothing beats when led (5.3)."""
    top = JOKER_BIT
    if options.led_top != TOP_OLD:
        top |= ONES_TOP_WHEN_LED
    if options.led_top != TOP_ONES:
        top |= old
    return top


@kernel
def stands(options: Options, combo: int, out_a: int, out_b: int) -> bool:
    """Whether no set or run that one of the others may hold beats this one."""
    return plays_above(options, combo, out_a) == 0 and plays_above(options, combo, out_b) == 0


@kernel
def sure_combo(options: Options, hand: int, out_a: int, out_b: int) -> int:
    """A set or run of the hand that nothing out beats, a large one first; NONE if there is none."""
    threes = sets_held(options, hand, 3)
    if threes:
        for size in range(4, 2, -1):
            ranks = sets_held(options, hand, size)
            if ranks:
                rank = highest_place(ranks)
                for combo in range(set_from[size - 3, rank], set_until[size - 3, rank]):
                    if mask_of[combo] & ~hand == 0:
                        if stands(options, combo, out_a, out_b):
                            return combo
                        break
    lows = runs_held(hand, 3)
    if lows:
        length = 3
        longer = runs_held(hand, 4) if longest_run(options) > 3 else 0
        while longer:
            length += 1
            lows = longer
            longer = runs_held(hand, length + 1) if length < longest_run(options) else 0
        while length >= 3:
            combo = run_from[length, highest_place(runs_held(hand, length))]
            if stands(options, combo, out_a, out_b):
                return combo
            length -= 1
    return NONE


@kernel
def highest_place(bits: int) -> int:
    """Position of the highest set bit."""
    place = 0
    while bits > 1:
        bits >>= 1
        place += 1
    return place


@kernel
def sweep(
    options: Options, hand: int, won: int, exposed: int, out_a: int, out_b: int, privileged: bool
) -> tuple[int, int, int]:
    """Lead what nothing out beats for as long as there is such a lead: the hu had then, the cards left and the cards
    exposed. No such lead costs hu: an old card led is a card won."""
    best = unbeaten(options, out_a | out_b)
    while hand:
        combo = sure_combo(options, hand, out_a, out_b)
        if combo != NONE:
            led = mask_of[combo]
        else:
            old = old_cards(options, exposed)
            led = lowest(single_leads(hand, old, privileged) & (best | top_leads(options, old)))
            if led == 0:
                break
        hand ^= led
        exposed |= led
        won += popcount(led)
    return won + popcount(hand & old_cards(options, exposed)), hand, exposed


@kernel
def chance_to_hold(
    options: Options, combo: int, out_a: int, out_b: int, each: int, unseen: int, nowhere: int, weights: Any
) -> float:
    """How likely a play is not beaten by two others with `each` cards of the `unseen`, `nowhere` of them in no hand."""
    size = size_of[combo]
    chance = 1.0
    if kind_of[combo] == SINGLE:
        for i in range(popcount(plays_above(options, combo, out_a | out_b))):
            chance *= max(nowhere - i, 0) / max(unseen - i, 1)
        return trusted(options, chance, each, weights)
    together = 1.0  # that so many given cards are in one given hand
    for i in range(size):
        together *= max(each - i, 0) / max(unseen - i, 1)
    four = together * max(each - size, 0) / max(unseen - size, 1)
    for out in (out_a, out_b):
        plays = plays_above(options, combo, out)
        while plays:
            bit = lowest(plays)
            plays ^= bit
            if kind_of[combo] == SET and size == 3 and popcount(number_mask_of_rank[index(bit)] & out) == 4:
                chance *= 1 - (4 * together - 3 * four)
            else:
                chance *= 1 - together
    return trusted(options, chance, each, weights)


@kernel
def trusted(options: Options, chance: float, each: int, weights: Any) -> float:
    """A chance worked out as if cards lay at random, made smaller: others keep what they can beat with."""
    if chance == 0 or chance == 1:
        return chance
    if each == HAND:
        return chance ** weights[HOLD_FIRST]
    return chance ** weights[HOLD_HIDDEN if options.discard_face == FACE_DOWN else HOLD_LATER]


@kernel
def cards_in_sets(options: Options, hand: int) -> int:
    """The cards of a hand that belong to a set."""
    ranks = sets_held(options, hand, 3)
    cards = 0
    while ranks:
        bit = lowest(ranks)
        ranks ^= bit
        cards |= number_mask_of_rank[index(bit)]
    return cards & hand


@kernel
def cards_in_runs(hand: int) -> int:
    """The cards of a hand that belong to a run."""
    lows = runs_held(hand, 3)
    return lows | lows << 1 | lows << 2


# ---- what a position is worth ----------------------------------------------------------------------------------


@kernel
def tens_in(options: Options, hand: int) -> int:
    """Cards that beat every other suit, where suit comes first."""
    return 0 if options.single_beat == SAME_SUIT else popcount(hand & T_MASK)


@kernel
def likely_cards(options: Options, hand: int, out_a: int, out_b: int, each: int, unseen: int, weights: Any) -> float:
    """Cards of sets and runs, each by the chance that it would hold."""
    nowhere = unseen - 2 * each
    cards = 0.0
    ranks = sets_held(options, hand, 3)
    while ranks:
        bit = lowest(ranks)
        ranks ^= bit
        combo = set_from[0, index(bit)]
        held = popcount(number_mask_of_rank[index(bit)] & hand)
        cards += held * chance_to_hold(options, combo, out_a, out_b, each, unseen, nowhere, weights)
    lows = runs_held(hand, 3)
    while lows:
        low = highest_place(lows)
        lows &= (1 << low) - 1 >> 2  # runs that share no card with it
        cards += 3 * chance_to_hold(options, run_from[3, low], out_a, out_b, each, unseen, nowhere, weights)
    return cards


@kernel
def signs_of(
    state: State,
    options: Options,
    seat: int,
    leader: int,
    hand: int,
    won: int,
    exposed: int,
    gains: int,
    out_a: int,
    out_b: int,
    unseen: int,
    weights: Any,
) -> Any:
    """SIGNS of a hand, when a seat is on lead that has just won so many hu."""
    hu, rest, _ = sweep(options, hand, won, exposed, out_a, out_b, state.privileged == seat)
    on_lead = leader == seat
    a = next_active(options, state.dealer, seat)
    b = next_active(options, state.dealer, a)
    if leader == b or (on_lead and state.won[b] > state.won[a]):
        a, b = b, a
    won_a = state.won[a] + (0 if on_lead else gains)
    won_b = state.won[b]
    left = popcount(hand)
    old = old_cards(options, exposed)
    out = out_a | out_b
    lesser = weaker(options, out)
    return (
        1.0,
        float(hu),
        1.0 if hu >= ENOUGH else 0.0,
        max(hu - 6.0, 0.0),
        float(popcount(rest)),
        float(popcount(cards_in_sets(options, rest)) + popcount(cards_in_runs(rest))),
        likely_cards(options, rest, out_a, out_b, left, max(unseen, 2 * left), weights),
        float(popcount(rest & unbeaten(options, weaker(options, lesser)) & SUITED_MASK)),
        float(popcount(out & old)),
        float(won_a),
        float(won_b),
        float(left),
        1.0 if state.privileged == seat else 0.0,
        1.0 if state.privileged == a or (on_lead and state.privileged == b) else 0.0,
        1.0 if state.privileged == b and not on_lead else 0.0,
    )


@kernel
def worth(
    state: State,
    options: Options,
    seat: int,
    leader: int,
    hand: int,
    won: int,
    exposed: int,
    gains: int,
    out_a: int,
    out_b: int,
    unseen: int,
    weights: Any,
) -> float:
    """What a hand is worth when a seat is on lead that has just won so many hu: what it may win less what it may lose."""
    if hand == 0:  # the last trick is over
        if leader == seat:
            return 2.0 * score_of(won)
        return -share_of(state, seat, leader) * score_of(state.won[leader] + gains)
    signs = signs_of(state, options, seat, leader, hand, won, exposed, gains, out_a, out_b, unseen, weights)
    on_lead = leader == seat
    to_win = 0.0
    to_lose = 0.0
    for i in range(len(signs)):
        to_win += weights[(ON_WIN if on_lead else OFF_WIN) + i] * signs[i]
        to_lose += weights[(ON_LOSE if on_lead else OFF_LOSE) + i] * signs[i]
    hu = int(signs[SIGN_SURE])
    left = popcount(hand)
    value = 0.0
    if won + left >= ENOUGH:
        value += math.exp(min(to_win, MOST))
    if max(signs[SIGN_WON], signs[SIGN_WON + 1]) + left >= ENOUGH:
        value -= math.exp(min(to_lose, MOST))
    if on_lead and hu >= ENOUGH:
        value = max(value, 2.0 * score_of(hu))
    return value


@kernel
def share_of(state: State, seat: int, winner: int) -> float:
    """How many shares a loser pays when another wins (包輸, 6)."""
    if state.privileged == seat:
        return 2.0
    return 1.0 if state.privileged < 0 or state.privileged == winner else 0.0


@kernel
def weaker(options: Options, out: int) -> int:
    """Without the highest card out (of each suit, where only that suit beats)."""
    out &= SUITED_MASK
    if options.single_beat == SAME_SUIT:
        return out & ~highest_of_suits(out)
    return out & ~(1 << highest_place(out))


@kernel
def hu_near(state: State, options: Options, other: int, gains: int, exposed: int, out: int, left: int) -> float:
    """The hu another may be thought to have; none if six are out of his reach."""
    won = state.won[other] + gains
    if won + left < ENOUGH:
        return 0.0
    return won + 0.5 * popcount(out & old_cards(options, exposed))


# ---- leading and following -------------------------------------------------------------------------------------


@kernel
def choose_lead(state: State, options: Options, legal: Codes, count: int, weights: Any) -> int:
    seat = state.turn
    hand = state.hands[seat]
    won = state.won[seat]
    if hand == 0:
        return HU
    unseen = unseen_by(state, options, seat)
    a = next_active(options, state.dealer, seat)
    b = next_active(options, state.dealer, a)
    out_a = unseen & ~barred_from(state, options, a)
    out_b = unseen & ~barred_from(state, options, b)
    each = popcount(hand)
    count_out = popcount(unseen)
    nowhere = count_out - 2 * each
    best = 0
    best_value = -1e9
    leads = count - 1 if legal[count - 1] == HU else count
    for i in range(leads):
        combo = legal[i] - LEAD
        rest = hand ^ mask_of[combo]
        size = size_of[combo]
        exposed = state.exposed | mask_of[combo]
        chance = 1.0
        if not is_top_led(options, state.exposed, combo):
            chance = chance_to_hold(options, combo, out_a, out_b, each, count_out, nowhere, weights)
        value = 0.0
        if chance > 0:
            value += chance * worth(
                state, options, seat, seat, rest, won + size, exposed, 0, out_a, out_b, count_out, weights
            )
        if chance < 1:
            for other in (a, b):
                value += (0.5 - 0.5 * chance) * worth(
                    state, options, seat, other, rest, won, exposed, size, out_a, out_b, count_out, weights
                )
        if value > best_value:
            best = i
            best_value = value
    if leads < count and best_value < 2.0 * score_of(hu_of(state, options, seat)):
        rest = hand ^ mask_of[legal[best] - LEAD]
        if not waits(state, options, a, b, rest, each, out_a | out_b, weights):
            return HU
    return legal[best]


@kernel
def waits(state: State, options: Options, a: int, b: int, rest: int, each: int, out: int, weights: Any) -> bool:
    """Whether to lead on with six hu, though the lead may be lost: the others are far from six, and it will come back."""
    won_a = state.won[a]
    won_b = state.won[b]
    score = weights[WAIT] + weights[WAIT_WON] * (won_a + won_b)
    score += weights[WAIT_NEARER] * max(max(won_a, won_b) + each - BASE, 0)
    score += weights[WAIT_FURTHER] * max(min(won_a, won_b) + each - BASE, 0)
    if options.single_beat != SAME_SUIT:
        near = unbeaten(options, weaker(options, weaker(options, out))) & SUITED_MASK
        score += weights[WAIT_NEAR] * popcount(rest & near) + weights[WAIT_TENS] * popcount(rest & T_MASK)
    old = old_cards(options, state.exposed)
    score += weights[WAIT_TOP] * popcount(rest & top_leads(options, old)) + weights[WAIT_OLD] * popcount(rest & old)
    return score > 0


@kernel
def choose_follow(state: State, options: Options, legal: Codes, count: int, weights: Any) -> int:
    seat = state.turn
    hand = state.hands[seat]
    size = size_of[state.led]
    unseen = unseen_by(state, options, seat)
    a = next_active(options, state.dealer, seat)
    b = next_active(options, state.dealer, a)
    out_a = unseen & ~barred_from(state, options, a)
    out_b = unseen & ~barred_from(state, options, b)
    # A discard under way is thought out anew for each of its cards, from the hand it began with: the answer is the same.
    whole = hand | state.given
    left = popcount(whole) - size
    danger = hu_near(state, options, state.owner, size, state.exposed, out_a | out_b, left)
    thrown = cheapest(state, options, whole, size, out_a | out_b, danger, weights)
    if state.partial > 0:
        return carry_on(thrown, legal, count)
    if legal[0] >= DISCARD:
        return DISCARD + index(lowest(thrown))
    last = state.acted == 2
    each = popcount(hand)
    count_out = popcount(unseen)
    won = state.won[seat]
    best = DISCARD + index(lowest(thrown))
    exposed = state.exposed if options.discard_face == FACE_DOWN else state.exposed | thrown
    rest = hand & ~thrown
    best_value = worth(state, options, seat, state.owner, rest, won, exposed, size, out_a, out_b, count_out, weights)
    if not last:
        best_value += worth(state, options, seat, a, rest, won, exposed, size, out_a, out_b, count_out, weights)
        best_value *= 0.5
    for i in range(count):
        if legal[i] >= DISCARD:
            break
        combo = legal[i] - BEAT
        rest = hand ^ mask_of[combo]
        exposed = state.exposed | mask_of[combo]
        chance = 1.0
        if not last:
            chance = chance_to_hold(options, combo, out_a, 0, each, count_out, count_out - each, weights)
        value = chance * worth(
            state, options, seat, seat, rest, won + size, exposed, 0, out_a, out_b, count_out, weights
        )
        if chance < 1:
            value += (1 - chance) * worth(
                state, options, seat, a, rest, won, exposed, size, out_a, out_b, count_out, weights
            )
        if value > best_value:
            best = legal[i]
            best_value = value
    return best


# ---- discarding ------------------------------------------------------------------------------------------------


@kernel
def cheapest(state: State, options: Options, hand: int, size: int, out: int, danger: float, weights: Any) -> int:
    """The cards least worth keeping, one of a beating play among them where one is owed (4.4)."""
    owed = owed_by(options, state.standing, state.top_led != 0, hand)
    old = old_cards(options, state.exposed)
    following = old_cards(options, state.exposed | old) & ~old
    top = top_leads(options, old)
    best = unbeaten(options, out) & SUITED_MASK
    near = unbeaten(options, weaker(options, out)) & SUITED_MASK
    face_up = options.discard_face != FACE_DOWN
    thrown = 0
    for step in range(size):
        kept = hand & ~thrown
        in_sets = cards_in_sets(options, kept)
        in_runs = cards_in_runs(kept)
        choices = kept & owed if owed and step == size - 1 and thrown & owed == 0 else kept
        cheap = 0
        cheap_worth = 1e9
        while choices:
            bit = lowest(choices)
            choices ^= bit
            worth = (weights[KEEP_RANK] + weights[KEEP_RANK_DANGER] * danger) * rank_of(options, index(bit))
            if bit & old:
                promoted = face_up and old_cards(options, state.exposed | thrown | bit) & ~old & kept
                if not promoted:
                    worth += weights[KEEP_HU] + weights[KEEP_HU_DANGER] * danger
            if bit & following:
                worth += weights[KEEP_NEXT]
            if bit & top:
                worth += weights[KEEP_TOP]
            if bit & best:
                worth += weights[KEEP_WINNER]
            if bit & near:
                worth += weights[KEEP_NEAR]
            if bit & in_sets:
                worth += weights[KEEP_SETS] * popcount(in_sets & ~cards_in_sets(options, kept ^ bit))
            if bit & in_runs:
                worth += weights[KEEP_RUNS] * popcount(in_runs & ~cards_in_runs(kept ^ bit))
            if worth < cheap_worth:
                cheap = bit
                cheap_worth = worth
        thrown |= cheap
    return thrown


@kernel
def carry_on(thrown: int, legal: Codes, count: int) -> int:
    """The next card of a discard under way: of these, or, where another began it otherwise, whatever may follow (4.4)."""
    for i in range(count):
        if bit_of[legal[i] - DISCARD] & thrown:
            return legal[i]
    return legal[0]


@kernel
def rank_of(options: Options, card: int) -> float:
    """From 0 to 1 as a follower's single; the 37th card beats nothing."""
    if card == JOKER:
        return 0.0
    return card % NUMBERS / NUMBERS if options.single_beat == SAME_SUIT else card / SUITED
