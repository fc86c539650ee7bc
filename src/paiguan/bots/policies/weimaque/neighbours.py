"""Neighbours in runs: sets of kinds, shifted up and down by a number (rules 5)."""

from paiguan.engine.bits import popcount
from paiguan.engine.kernel import kernel
from paiguan.games.weimaque.combos import RUN_STARTS
from paiguan.games.weimaque.state import KINDS, NUMBER, NUMBERS, UNIT, held, kinds_of, unit

# 十 and 壹 are adjacent in the word but are not neighbours.
NOT_ONES = sum(UNIT[kind] for kind in range(KINDS) if NUMBER[kind] > 1)
NOT_TENS = sum(UNIT[kind] for kind in range(KINDS) if NUMBER[kind] < NUMBERS)


@kernel
def above(kinds: int) -> int:
    """The kinds one number higher."""
    return kinds << 3 & NOT_ONES


@kernel
def below(kinds: int) -> int:
    """The kinds one number lower."""
    return kinds >> 3 & NOT_TENS


@kernel
def two_above(kinds: int) -> int:
    return (kinds & RUN_STARTS) << 6


@kernel
def two_below(kinds: int) -> int:
    return kinds >> 6 & RUN_STARTS


@kernel
def company(hand: int, kind: int) -> int:
    """How well a kind fits the hand: a weighted count of its equals and, with less weight, its neighbours."""
    kinds = kinds_of(hand)
    one = unit[kind]
    near = 2 * popcount(kinds & (above(one) | below(one)))
    near += popcount(kinds & (two_above(one) | two_below(one)))
    return near + 6 * (held(hand, kind) - 1)


@kernel
def runs_for(kinds: int, one: int) -> int:
    """The number of runs that a card would make with two of these kinds."""
    low = below(one) & kinds
    high = above(one) & kinds
    ways = 1 if low and high else 0
    ways += 1 if below(low) & kinds else 0
    ways += 1 if above(high) & kinds else 0
    return ways
