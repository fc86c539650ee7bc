"""The 52 cards (rules 2). A set of cards is an int64 mask: thirteen bits a suit, the two lowest, the ace highest.

Suits never rank, so most rules look at a set through its ranks: thirteen bits that say which ranks are there once, twice,
three or four times. A rank is counted 0 to 12, its value 2 to 14.
"""

from collections.abc import Iterable

from paiguan.engine.bits import lowest
from paiguan.engine.kernel import kernel

SUITS = "shdc"
RANKS = "23456789TJQKA"
CARDS = tuple(rank + suit for suit in SUITS for rank in RANKS)
CARD = {card: number for number, card in enumerate(CARDS)}

LOWEST_VALUE = 2  # of a rank: value = rank + 2
SUIT_SIZE = len(RANKS)
ALL_RANKS = (1 << SUIT_SIZE) - 1
DECK = (1 << len(CARDS)) - 1
HAND = 13  # cards dealt to a seat


def rank_mask(ranks: str) -> int:
    return sum(1 << RANKS.index(rank) for rank in ranks)


def cards_of_ranks(ranks: int) -> int:
    """All cards, of every suit, whose rank is in the mask."""
    return sum(ranks << SUIT_SIZE * suit for suit in range(len(SUITS)))


@kernel
def suit_ranks(cards: int, suit: int) -> int:
    """The ranks held in one suit."""
    return cards >> SUIT_SIZE * suit & ALL_RANKS


@kernel
def ranks_once(cards: int) -> int:
    """The ranks there is at least one card of."""
    halves = cards | cards >> 2 * SUIT_SIZE
    return (halves | halves >> SUIT_SIZE) & ALL_RANKS


@kernel
def ranks_twice(cards: int) -> int:
    """The ranks there are at least two cards of."""
    s, h, d, c = suit_ranks(cards, 0), suit_ranks(cards, 1), suit_ranks(cards, 2), suit_ranks(cards, 3)
    return (s & h) | (d & c) | ((s | h) & (d | c))


@kernel
def ranks_thrice(cards: int) -> int:
    """The ranks there are at least three cards of."""
    s, h, d, c = suit_ranks(cards, 0), suit_ranks(cards, 1), suit_ranks(cards, 2), suit_ranks(cards, 3)
    return (s & h & (d | c)) | (d & c & (s | h))


@kernel
def ranks_whole(cards: int) -> int:
    """The ranks all four cards of are there."""
    return suit_ranks(cards, 0) & suit_ranks(cards, 1) & suit_ranks(cards, 2) & suit_ranks(cards, 3)


@kernel
def chosen(cards: int, places: int) -> int:
    """The cards of a set at the given places, counted from its lowest card."""
    out = 0
    while places:
        bit = lowest(cards)
        if places & 1:
            out |= bit
        cards ^= bit
        places >>= 1
    return out


def mask(ids: Iterable[str]) -> int:
    """The set of cards with these ids."""
    cards = 0
    for card in ids:
        cards |= 1 << CARD[card]
    return cards


def ids(cards: int) -> list[str]:
    """The ids of a set, in the order of the codes."""
    left, out = int(cards), []
    while left:
        out.append(CARDS[(left & -left).bit_length() - 1])
        left &= left - 1
    return out
