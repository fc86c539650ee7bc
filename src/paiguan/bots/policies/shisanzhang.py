"""十三張 for a novice and for a regular.

A novice makes the strongest tail there is, then the strongest middle, and heads what is left. A regular knows how strong piles
usually are (TYPICAL), so how likely each of his own is to win, and adds up what a layout should bring: piles, extras, shots
given and taken. How much each counts is in WEIGHTS, found by the cross-entropy method as in `paiguan.bots.tune`.

A layout is eight codes. Nothing is remembered between them: each time the best layout with the cards that already lie is
found again, and the best of all is still the best of those.
"""

from typing import Any

import numpy as np

from paiguan.engine.bits import index, lowest, popcount
from paiguan.engine.kernel import Codes, Options, Rng, State, kernel, table
from paiguan.engine.rng import below, seeded
from paiguan.games.shisanzhang import rules as rules
from paiguan.games.shisanzhang.cards import SUIT_SIZE, ranks_once, ranks_thrice, ranks_twice, suit_ranks
from paiguan.games.shisanzhang.options import BANKER, FORCED, JIAGUN, SHOOT_ALL, SHOOT_OFF
from paiguan.games.shisanzhang.piles import (
    CATEGORIES,
    CATEGORY,
    FIRST_VALUE,
    HEAD_PILE,
    MID_PILE,
    PAIR,
    PILES,
    SIZES,
    STRAIGHT,
    TAIL_PILE,
    TRIPS,
    TWO_PAIR,
    VALUE_BITS,
    in_order,
    key_of,
    pays,
    strength,
)
from paiguan.games.shisanzhang.specials import NONE, best, points_of
from paiguan.games.shisanzhang.state import AT_BET, DECLARE, HEAD, MID

# What a regular looks at, in the order of WEIGHTS.
FEATURES = (
    "head: chance to win it",
    "middle: chance to win it",
    "tail: chance to win it",
    "extras likely to be won",
    "chance to shoot",
    "chance to be shot",
    "chance of a home run",
    "declaring: the worth of the plain layout against it",
)
(
    WIN_HEAD,
    WIN_MID,
    WIN_TAIL,
    WIN_EXTRAS,
    SHOOT_THEM,
    BE_SHOT,
    HOME_RUN,
    PLAIN,
) = range(len(FEATURES))

# Every feature is in units already: 1 takes it at its word.
WEIGHTS = table(
    [
        0.98,  # head: chance to win it
        1.00,  # middle: chance to win it
        0.93,  # tail: chance to win it
        1.00,  # extras likely to be won
        0.72,  # chance to shoot
        1.17,  # chance to be shot
        0.80,  # chance of a home run
        0.95,  # declaring: the worth of the plain layout against it
    ],
    "f8",
)

# Eight piles of each kind, as regulars lay them, from weak to strong, each standing for an eighth of all. A strength in hex is
# the category (0 high card, 1 pair … 6 full house) and the values of the key, A for ten to E for the ace: 0x1AC000 is a pair
# of tens with a queen. `python -m paiguan.bots.policies.shisanzhang` prints the table anew.
TYPICAL = {
    "head": (0x0C9700, 0x0DCA00, 0x0EBA00, 0x0EDC00, 0x16D000, 0x1AC000, 0x1CD000, 0x1E8000),
    "mid": (0x17DC90, 0x1C9620, 0x1E8730, 0x275200, 0x2A8500, 0x345200, 0x470000, 0x5B9843),
    "tail": (0x282400, 0x460000, 0x4C0000, 0x5C8764, 0x5E9875, 0x634000, 0x695000, 0x6E5000),
}
MIDDLING = 0x8888  # side cards neither high nor low


def chances() -> Any:
    """chance_of[pile, category and first value]: the share of the typical piles it beats. He does not look further."""
    out = np.zeros((len(PILES), (len(CATEGORIES) << VALUE_BITS) + 1))
    for pile, typical in enumerate(TYPICAL.values()):
        for kind in range(out.shape[1]):
            middling = kind << FIRST_VALUE | MIDDLING
            beaten = int(np.searchsorted(typical, middling))
            between = 0.5
            if 0 < beaten < len(typical):
                between = (middling - typical[beaten - 1]) / (typical[beaten] - typical[beaten - 1])
            out[pile, kind] = (beaten - 0.5 + between) / len(typical)
    return table(out, "f8")


chance_of = chances()


@kernel
def novice(state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int:
    """Bets anything, declares whatever he may, and lays the strongest tail first."""
    if state.phase == AT_BET:
        return legal[below(rng, count)]
    seat = state.turn
    if state.partial == 0:
        special = best(options, state.dealt[seat])
        if special != NONE:
            return DECLARE + special
    head, mid = tail_first(options, state.dealt[seat], state.piles[seat, 0], state.piles[seat, 1], state.last)
    return next_card(state, seat, head, mid, legal)


@kernel
def regular(state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int:
    return choose(state, options, legal, count, rng, WEIGHTS)


@kernel
def choose(state: State, options: Options, legal: Codes, count: int, rng: Rng, weights: Any) -> int:
    """The code a player with these weights picks."""
    if state.phase == AT_BET:
        return choose_bet(options, legal, count)
    seat = state.turn
    hand = state.dealt[seat]
    if state.partial == 0:
        special, head, mid = commitment(options, hand, seat == state.dealer, weights)
        if special != NONE:
            return DECLARE + special
    else:
        laid_head, laid_mid = state.piles[seat, HEAD_PILE], state.piles[seat, MID_PILE]
        _, head, mid = best_layout(options, hand, laid_head, laid_mid, state.last, seat == state.dealer, weights)
        if head == 0:  # somebody else began it
            head, mid = tail_first(options, hand, laid_head, laid_mid, state.last)
    return next_card(state, seat, head, mid, legal)


@kernel
def choose_bet(options: Options, legal: Codes, count: int) -> int:
    """Bets are made unseen, so the game is level and a high bet costs nothing: it wins from whoever lays out worse, and two
    specials are paid by the banker. But 食夾棍 gives level piles to the banker, and only he can make a home run: then as
    little as may be."""
    return legal[0] if options.compare == JIAGUN or options.homerun else legal[count - 1]


@kernel
def commitment(options: Options, hand: int, banks: bool, weights: Any) -> tuple[int, int, int]:
    """What to do with thirteen cards: the special to declare, or NONE with the head and middle to lay."""
    special = best(options, hand)
    if special != NONE and options.special_declare == FORCED:
        return special, 0, 0
    score, head, mid = best_layout(options, hand, 0, 0, NONE, banks, weights)
    if special != NONE and points_of(options, special) > weights[PLAIN] * score:
        return special, 0, 0
    return NONE, head, mid


@kernel
def next_card(state: State, seat: int, head: int, mid: int, legal: Codes) -> int:
    """The next code of a layout; any, where what already lies can only become a foul."""
    if head == 0:
        return legal[0]
    if state.partial < SIZES[HEAD_PILE]:
        return HEAD + index(lowest(head ^ state.piles[seat, HEAD_PILE]))
    return MID + index(lowest(mid ^ state.piles[seat, MID_PILE]))


# ---- going through layouts -------------------------------------------------------------------------------------
# Every tail, and for each every head; with cards already laid, those that hold them.


@kernel
def first_choice(cards: int, size: int) -> int:
    """The lowest `size` cards of a set."""
    out = 0
    for _ in range(size):
        out |= lowest(cards ^ out)
    return out


@kernel
def next_choice(cards: int, choice: int) -> int:
    """The next choice of as many cards of a set, in ascending order; 0 after the last.

    Adding the lowest card carries into the next free one, across whatever is not in the set; what the carry took away is put
    back at the bottom.
    """
    out = ((choice | ~cards) + lowest(choice)) & cards
    return out | first_choice(cards, popcount(choice) - popcount(out)) if out else 0


@kernel
def can_become(laid: int, last: int, pile: int) -> bool:
    """Cards of a pile are named in ascending order: what is still to come must stand above the last one."""
    return last == NONE or (pile ^ laid) & ~(-2 << last) == 0


@kernel
def tail_first(options: Options, hand: int, laid_head: int, laid_mid: int, last: int) -> tuple[int, int]:
    """Head and middle of the layout with the strongest tail, then the strongest middle, then head; 0, 0: all are fouls."""
    strongest_tail = strongest_mid = strongest_head = 0
    best_head = best_mid = 0
    missing = SIZES[HEAD_PILE] - popcount(laid_head)
    free = hand ^ laid_head ^ laid_mid
    tail = first_choice(free, SIZES[TAIL_PILE])
    while tail:
        tail_strength = strength(options, tail)
        more = tail_strength > strongest_tail
        drawn = first_choice(free ^ tail, missing)
        while more or tail_strength == strongest_tail:
            head = laid_head | drawn
            mid = hand ^ tail ^ head
            mid_strength = strength(options, mid)
            if more or mid_strength >= strongest_mid:
                head_strength = strength(options, head)
                if (
                    (more or mid_strength > strongest_mid or head_strength > strongest_head)
                    and in_order(options, head_strength, mid_strength, tail_strength)
                    and (can_become(laid_head, last, head) if missing else can_become(laid_mid, last, mid))
                ):
                    strongest_tail, strongest_mid, strongest_head = tail_strength, mid_strength, head_strength
                    best_head, best_mid = head, mid
                    more = False
            drawn = next_choice(free ^ tail, drawn)
            if drawn == 0:
                break
        tail = next_choice(free, tail)
    return best_head, best_mid


@kernel
def best_layout(
    options: Options, hand: int, laid_head: int, laid_mid: int, last: int, banks: bool, weights: Any
) -> tuple[float, int, int]:
    """Score, head and middle of the layout of the highest score, then the strongest head; head 0 if there is none."""
    best_score = -1e9
    best_head = best_mid = strongest_head = 0
    missing = SIZES[HEAD_PILE] - popcount(laid_head)
    free = hand ^ laid_head ^ laid_mid
    singles = ranks_once(hand) ^ ranks_twice(hand)
    one, two, three = first_choice(singles, 1), first_choice(singles, 2), first_choice(singles, 3)
    tail = first_choice(free, SIZES[TAIL_PILE])
    while tail:
        tail_strength = strength(options, tail)
        sensible = tail_strength >= STRAIGHT << CATEGORY
        if not sensible:
            # The side cards of pairs and trips: the lowest single ones, which are of no use elsewhere. (Four of a kind may
            # take any card: the others may make a straight or a flush.)
            groups = ranks_twice(tail)
            sides = ranks_once(tail) ^ groups
            sensible = groups != 0 and (sides == one or sides == two or sides == three)
        if sensible and at_most(options, hand ^ tail, tail_strength, banks, weights) >= best_score:
            drawn = first_choice(free ^ tail, missing)
            while True:
                head = laid_head | drawn
                mid = hand ^ tail ^ head
                mid_strength = strength(options, mid)
                if mid_strength <= tail_strength:
                    head_strength = strength(options, head)
                    if in_order(options, head_strength, mid_strength, tail_strength):
                        score = worth(options, head_strength, mid_strength, tail_strength, banks, weights)
                        if (score > best_score or (score == best_score and head_strength > strongest_head)) and (
                            can_become(laid_head, last, head) if missing else can_become(laid_mid, last, mid)
                        ):
                            best_score, best_head, best_mid = score, head, mid
                            strongest_head = head_strength
                drawn = next_choice(free ^ tail, drawn)
                if drawn == 0:
                    break
        tail = next_choice(free, tail)
    return best_score, best_head, best_mid


@kernel
def at_most(options: Options, rest: int, tail: int, banks: bool, weights: Any) -> float:
    """No layout with this tail scores more: head and middle as if each had the best of the other eight cards to itself.
    Side cards are left out, for they do not score."""
    once, twice = ranks_once(rest), ranks_twice(rest)
    head, mid = (TRIPS + 1 << CATEGORY) - 1, tail
    if ranks_thrice(rest) == 0:
        head = PAIR << CATEGORY | key_of[twice] if twice else key_of[once]
        if not has_straight_or_flush(rest, once):
            if twice & (twice - 1):
                mid = TWO_PAIR << CATEGORY | key_of[twice]
            else:  # one pair at most, and the middle is above the head
                head, mid = key_of[once], head
    return worth(options, min(head, tail), min(mid, tail), tail, banks, weights)


@kernel
def has_straight_or_flush(cards: int, ranks: int) -> bool:
    for suit in range(4):
        if popcount(suit_ranks(cards, suit)) >= SIZES[MID_PILE]:
            return True
    with_low_ace = ranks << 1 | ranks >> SUIT_SIZE - 1
    two_in_a_row = with_low_ace & with_low_ace >> 1
    return two_in_a_row & two_in_a_row >> 2 & with_low_ace >> 4 != 0


# ---- what a layout is worth ------------------------------------------------------------------------------------


@kernel
def chance(options: Options, pile: int, strength: int, banks: bool) -> float:
    """To win a pile. By 食夾棍 level piles, all with the same first value, are the banker's."""
    kind = strength >> FIRST_VALUE
    if options.compare == JIAGUN:
        return (chance_of[pile, kind] + chance_of[pile, kind + 1 if banks else kind - 1]) / 2
    return chance_of[pile, kind]


@kernel
def worth(options: Options, head: int, mid: int, tail: int, banks: bool, weights: Any) -> float:
    """Units that a layout of these strengths should bring from each opponent."""
    win_head = chance(options, HEAD_PILE, head, banks)
    win_mid = chance(options, MID_PILE, mid, banks)
    win_tail = chance(options, TAIL_PILE, tail, banks)
    score = weights[WIN_HEAD] * (2 * win_head - 1)
    score += weights[WIN_MID] * (2 * win_mid - 1)
    score += weights[WIN_TAIL] * (2 * win_tail - 1)
    head_extra = pays(options, HEAD_PILE, head) - 1
    mid_extra = pays(options, MID_PILE, mid) - 1
    tail_extra = pays(options, TAIL_PILE, tail) - 1
    score += weights[WIN_EXTRAS] * (win_head * head_extra + win_mid * mid_extra + win_tail * tail_extra)
    if options.shoot != SHOOT_OFF:
        scope = 3 + (head_extra + mid_extra + tail_extra if options.shoot == SHOOT_ALL else 0)
        shot = win_head * win_mid * win_tail
        score += weights[SHOOT_THEM] * shot * scope
        score -= weights[BE_SHOT] * (1 - win_head) * (1 - win_mid) * (1 - win_tail) * 3
        if options.homerun and options.players > 2 and (banks or options.opposition != BANKER):
            score += weights[HOME_RUN] * shot ** (options.players - 1) * 2 * scope
    return score


# ---- TYPICAL anew ----------------------------------------------------------------------------------------------


@kernel
def lay_many(states: Any, options: Any, rng: Rng, out: Any) -> None:
    """out[pile] becomes the strengths of a pile as regulars lay it in random deals."""
    for layout in range(out.shape[1]):
        special = 0
        while special != NONE:
            rules.deal(states[0], options[0], rng)
            hand = states[0].dealt[0]
            special, head, mid = commitment(options[0], hand, False, WEIGHTS)
        out[HEAD_PILE, layout] = strength(options[0], head)
        out[MID_PILE, layout] = strength(options[0], mid)
        out[TAIL_PILE, layout] = strength(options[0], hand ^ head ^ mid)


def main(layouts: int = 50_000) -> None:
    """Half from a table with shots and half from one without; again with what is printed, until it stays the same."""
    import paiguan
    from paiguan.engine.state import blank

    found = []
    for preset in ("hongkong", "points3"):
        strengths = np.zeros((len(PILES), layouts), np.int64)
        game = paiguan.game("shisanzhang", preset=preset)
        lay_many(blank(rules.STATE), game.option_array, seeded(0), strengths)
        found.append(strengths)
    for (pile, typical), strengths in zip(TYPICAL.items(), np.sort(np.hstack(found)), strict=True):
        middles = (np.arange(len(typical)) + 0.5) / len(typical) * strengths.size
        print(f'    "{pile}": ({", ".join(f"0x{one:06X}" for one in strengths[middles.astype(int)])}),')


if __name__ == "__main__":
    main()
