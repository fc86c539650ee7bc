"""How many of the C(52,13) hands are a given special (rules 6): the same tests, counted over classes of like hands.

What looks at ranks alone is asked once for each way to hold so many of every rank; what looks at suits alone, once for each
way to hold so many of every suit; for the rest it is enough to try hands whose every suit falls into runs.
"""

from collections.abc import Iterator
from itertools import product
from math import comb, prod
from typing import Any

import numpy as np

from paiguan.engine.kernel import Options, kernel, table
from paiguan.games.shisanzhang.cards import ALL_RANKS, CARDS, HAND, SUIT_SIZE, SUITS
from paiguan.games.shisanzhang.specials import (
    CLEAN_DRAGON,
    FIVES,
    ONE_COLOR,
    THREE_FLUSHES,
    THREE_SF,
    THREES,
    satisfied,
)

ALL_HANDS = comb(len(CARDS), HAND)
BY_SUITS = (THREE_FLUSHES, ONE_COLOR)
BY_RUNS = (THREE_SF, CLEAN_DRAGON)

ways_to_hold = table([comb(len(SUITS), copies) for copies in range(len(SUITS) + 1)])


def hands_of(options: Options, special: int) -> int:
    """How many hands pass the test of a special."""
    if special in BY_SUITS:
        return hands_by_suits(options, special)
    if special in BY_RUNS:
        return hands_by_runs(options, special)
    return int(hands_by_ranks(options, special, np.zeros(SUIT_SIZE, np.int64)))


@kernel
def hands_by_ranks(options: Options, special: int, held: Any) -> int:
    """Go through all ways to hold up to four of each rank, thirteen cards in all; `held` counts like an odometer."""
    hands = 0
    rank = 0
    left = HAND
    for i in range(SUIT_SIZE):
        held[i] = -1
    while rank >= 0:
        held[rank] += 1
        if held[rank] > 0:
            left -= 1
        if held[rank] > 4 or left < 0:
            left += held[rank]
            held[rank] = -1
            rank -= 1
        elif rank < SUIT_SIZE - 1:
            rank += 1
        elif left == 0 and satisfied(options, with_copies(held)) >> special & 1:
            ways = 1
            for i in range(SUIT_SIZE):
                ways *= ways_to_hold[held[i]]
            hands += ways
    return hands


@kernel
def with_copies(held: Any) -> int:
    """A hand with so many cards of each rank."""
    hand = 0
    for rank in range(SUIT_SIZE):
        for suit in range(held[rank]):
            hand |= 1 << SUIT_SIZE * suit + rank
    return hand


def hands_by_suits(options: Options, special: int) -> int:
    hands = 0
    for counts in product(range(HAND + 1), repeat=len(SUITS)):
        if sum(counts) == HAND:
            hand = sum((1 << count) - 1 << SUIT_SIZE * suit for suit, count in enumerate(counts))
            if satisfied(options, hand) >> special & 1:
                hands += prod(comb(SUIT_SIZE, count) for count in counts)
    return hands


def hands_by_runs(options: Options, special: int) -> int:
    runs = [ranks for ranks in range(ALL_RANKS + 1) if falls_into_runs(ranks)]
    return sum(int(satisfied(options, hand)) >> special & 1 for hand in hands_of_runs(runs, HAND, len(SUITS)))


def falls_into_runs(ranks: int) -> bool:
    return ranks == 0 or any(run & ~ranks == 0 and falls_into_runs(ranks ^ run) for run in (*FIVES, *THREES))


def hands_of_runs(runs: list[int], size: int, suits: int) -> Iterator[int]:
    """All hands of a size whose every suit is one of these sets of ranks."""
    if suits == 0:
        if size == 0:
            yield 0
        return
    for ranks in runs:
        if ranks.bit_count() <= size:
            for rest in hands_of_runs(runs, size - ranks.bit_count(), suits - 1):
                yield ranks | rest << SUIT_SIZE
