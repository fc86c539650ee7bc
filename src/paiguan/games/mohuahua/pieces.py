"""The 48 flower cards (rules 2): 14 faces of the dominoes, ten of them four times, four of them twice.

A set of cards is an int64 of fourteen counts, four bits a kind. Counts never pass four, so the top bit of each place
stays clear: sets add and subtract as plain numbers, and one subtraction over the spare bits tells whether a set holds
another.
"""

from collections.abc import Iterable

from paiguan.engine.bits import index
from paiguan.engine.kernel import Rng, kernel, table
from paiguan.engine.rng import below

# From the lowest to Heaven by pip total, equals side by side; a kind is a place in this list.
CARDS = ("11", "21", "22", "42", "33", "51", "61", "44", "62", "63", "55", "64", "65", "66")
KINDS = len(CARDS)
KIND = {card: kind for kind, card in enumerate(CARDS)}
COPIES = tuple(2 if card in ("21", "42", "62", "63") else 4 for card in CARDS)
DECK = tuple(kind for kind in range(KINDS) for _ in range(COPIES[kind]))
HAND = 16  # cards dealt to each of the three houses


def pips(card: str) -> int:
    """Rank of a card = its pip total (D3); equal totals never beat each other."""
    return int(card[0]) + int(card[1])


PLACE = 4  # bits of one count
COUNT_BITS = 7
ONE = tuple(1 << PLACE * kind for kind in range(KINDS))
EVERY_KIND = sum(ONE)
SPARE_BITS = EVERY_KIND << 3
FULL_DECK = sum(one * copies for one, copies in zip(ONE, COPIES, strict=True))
EVERY_OTHER = 0x0F0F0F0F0F0F0F  # every second count

one = table(ONE)
deck = table([ONE[kind] for kind in DECK])  # card by card
# All kinds below a given one, as a mask; the last entry is the whole deck.
kinds_below = table([(1 << PLACE * kind) - 1 for kind in range(KINDS + 1)])


@kernel
def holds(cards: int, others: int) -> bool:
    """Whether the first set contains the second: no place has to borrow its spare bit."""
    return ((cards | SPARE_BITS) - others) & SPARE_BITS == SPARE_BITS


@kernel
def at_least(cards: int, count: int) -> int:
    """The kinds of which a set has so many (one to four) or more, as spare bits."""
    return (cards + (8 - count) * EVERY_KIND) & SPARE_BITS


@kernel
def kind_of(bit: int) -> int:
    """The kind whose place a bit stands in."""
    return index(bit) >> 2


@kernel
def held(cards: int, kind: int) -> int:
    """How many cards of a kind."""
    return (cards >> PLACE * kind) & COUNT_BITS


@kernel
def total(cards: int) -> int:
    """How many cards in all."""
    sums = (cards & EVERY_OTHER) + ((cards >> PLACE) & EVERY_OTHER)
    sums += sums >> 8
    sums += sums >> 16
    sums += sums >> 32
    return sums & 0xFF


@kernel
def pick(cards: int, rng: Rng) -> int:
    """The kind of a card drawn from a set, each card as likely."""
    place = below(rng, total(cards))
    kind = 0
    while place >= held(cards, kind):
        place -= held(cards, kind)
        kind += 1
    return kind


def counts(ids: Iterable[str]) -> int:
    """The set of cards with these ids."""
    return sum(ONE[KIND[card]] for card in ids)


def ids(cards: int) -> list[str]:
    """The ids of a set, lowest kind first."""
    rest, out = int(cards), []
    for card in CARDS:
        out += [card] * (rest & COUNT_BITS)
        rest >>= PLACE
        if not rest:
            break
    return out
