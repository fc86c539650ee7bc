"""The 80 character cards 字牌 (rules 2): two sizes, ten numbers, four copies of each.

A hand is an int64 with three bits a kind, the number of its copies: adding and taking cards is adding and subtracting. A set
of kinds (locks, triplets) is the same word with only the lowest of each three bits in use, so that three times such a
set is what its triplets weigh.
"""

from collections.abc import Iterable

from paiguan.engine.kernel import kernel, table

SIZES = ("s", "b")  # 小字, 大字
NUMBERS = 10
CARDS = tuple(f"{size}{number}" for size in SIZES for number in range(1, NUMBERS + 1))  # the canonical order
KINDS = len(CARDS)
KIND = {card: kind for kind, card in enumerate(CARDS)}
COPIES = 4
RED_NUMBERS = (2, 7, 10)

UNIT = tuple(1 << 3 * kind for kind in range(KINDS))  # one card of a kind; also the set of that kind alone
ONES = sum(UNIT)  # every kind once
DECK = COPIES * ONES
SIZE_BITS = 3 * NUMBERS
SMALL = (1 << SIZE_BITS) - 1  # the bits of the small cards
LOW_FIVE = (1 << 15) - 1  # … and of the five lowest among them
NUMBER = tuple(kind % NUMBERS + 1 for kind in range(KINDS))
RED = sum(UNIT[kind] for kind in range(KINDS) if NUMBER[kind] in RED_NUMBERS)
EVERY_OTHER = sum(7 << 6 * i for i in range(KINDS // 2))
SIXES = sum(1 << 6 * i for i in range(NUMBERS // 2))

unit = table(UNIT)


@kernel
def held(cards: int, kind: int) -> int:
    """How many of a kind."""
    return (cards >> 3 * kind) & 7


@kernel
def count_of(cards: int) -> int:
    """How many cards, up to 63: neighbouring counts are added in pairs, a product gathers the sums in its highest place."""
    pairs = (cards & EVERY_OTHER) + (cards >> 3 & EVERY_OTHER)
    return ((pairs & SMALL) + (pairs >> SIZE_BITS)) * SIXES >> 24 & 63


@kernel
def kinds_of(cards: int) -> int:
    """The kinds held, as a set."""
    return (cards | cards >> 1 | cards >> 2) & ONES


@kernel
def twos_of(cards: int) -> int:
    """The kinds held at least twice."""
    return (cards >> 1 | cards >> 2) & ONES


@kernel
def threes_of(cards: int) -> int:
    """The kinds held at least three times."""
    return (cards >> 2 | (cards >> 1 & cards)) & ONES


@kernel
def fours_of(cards: int) -> int:
    """The kinds held four times."""
    return cards >> 2 & ONES


def packed(ids: Iterable[str]) -> int:
    """The hand of these cards; raises KeyError for what is no card."""
    return sum(UNIT[KIND[card]] for card in ids)


def ids(cards: int) -> tuple[str, ...]:
    """The cards of a hand in canonical order."""
    if not cards:
        return ()  # most hands that one sees are not seen
    small, big = int(cards) & SMALL, int(cards) >> SIZE_BITS
    first, second, third, fourth = _FIVES
    return first[small & LOW_FIVE] + second[small >> 15] + third[big & LOW_FIVE] + fourth[big >> 15]


class Five(dict[int, tuple[str, ...]]):
    """The cards of five kinds by their bits, noted when first asked for."""

    def __init__(self, first: int) -> None:
        self.kinds = CARDS[first : first + 5]

    def __missing__(self, counts: int) -> tuple[str, ...]:
        self[counts] = tuple(card for i, card in enumerate(self.kinds) for _ in range(counts >> 3 * i & 7))
        return self[counts]


_FIVES = [Five(first) for first in range(0, KINDS, 5)]


def kind_ids(kinds: int) -> list[str]:
    """The kinds of a set in canonical order."""
    return list(ids(int(kinds) & ONES))
