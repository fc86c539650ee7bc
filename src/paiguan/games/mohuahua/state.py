"""The 48 flower cards of 抹花花 (rules 2), and the state of a hand.

There are 14 kinds with the pips of dominoes, ten of them four times, four of them twice. A set of cards is an int64 with a count of four bits for each kind. Counts are at most four, so the top bit of each place is
spare: sets add and subtract as plain numbers, and one subtraction over the spare bits tests whether a set contains another.
"""

from collections.abc import Iterable
from typing import Protocol

from paiguan.engine.bits import index
from paiguan.engine.kernel import Rng, Row, constant, kernel, record
from paiguan.engine.rng import below
from paiguan.engine.state import head

# From the lowest to Heaven by total pips, equals together; a kind is an index into this list.
CARDS = ("11", "21", "22", "42", "33", "51", "61", "44", "62", "63", "55", "64", "65", "66")
KINDS = len(CARDS)
KIND = {card: kind for kind, card in enumerate(CARDS)}
COPIES = tuple(2 if card in ("21", "42", "62", "63") else 4 for card in CARDS)
DECK = tuple(kind for kind in range(KINDS) for _ in range(COPIES[kind]))
HAND = 16  # cards dealt to each of the three houses


def pips(card: str) -> int:
    """The rank of a card, its total pips (D3); equal totals never beat each other."""
    return int(card[0]) + int(card[1])


PLACE = 4  # bits of one count
COUNT_BITS = 7
ONE = tuple(1 << PLACE * kind for kind in range(KINDS))
EVERY_KIND = sum(ONE)
SPARE_BITS = EVERY_KIND << 3
FULL_DECK = sum(one * copies for one, copies in zip(ONE, COPIES, strict=True))
EVERY_OTHER = 0x0F0F0F0F0F0F0F  # every second count

one = constant(ONE)
deck = constant([ONE[kind] for kind in DECK])  # card by card
# All kinds below a given one, as a mask; the last entry is the whole deck.
kinds_below = constant([(1 << PLACE * kind) - 1 for kind in range(KINDS + 1)])


@kernel
def holds(cards: int, others: int) -> bool:
    """Whether the first set contains the second: then no place borrows from its spare bit."""
    return ((cards | SPARE_BITS) - others) & SPARE_BITS == SPARE_BITS


@kernel
def at_least(cards: int, count: int) -> int:
    """The kinds of which a set has at least `count` (one to four) cards, as spare bits."""
    return (cards + (8 - count) * EVERY_KIND) & SPARE_BITS


@kernel
def kind_of(bit: int) -> int:
    """The kind whose place contains a bit."""
    return index(bit) >> 2


@kernel
def held(cards: int, kind: int) -> int:
    """The number of cards of a kind."""
    return (cards >> PLACE * kind) & COUNT_BITS


@kernel
def total(cards: int) -> int:
    """The number of cards in a set."""
    sums = (cards & EVERY_OTHER) + ((cards >> PLACE) & EVERY_OTHER)
    sums += sums >> 8
    sums += sums >> 16
    sums += sums >> 32
    return sums & 0xFF


@kernel
def pick(cards: int, rng: Rng) -> int:
    """The kind of a random card of a set."""
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


# ---- phases ----------------------------------------------------------------------------------------------------
PHASES = ("bid", "lead", "follow", "pad", "done", "washed")
AT_BID, AT_LEAD, AT_FOLLOW, AT_PAD, AT_DONE, AT_WASHED = range(len(PHASES))

# Each card is put down once, at most one code each; plus three bids, two pads after the only Heaven quad, and a declaration.
LOG = len(DECK) + 3 + 2 + 1

STATE = record(
    [
        *head(LOG),
        ("hands", "i8", (4,)),  # cards held
        ("dealt", "i8", (4,)),  # cards dealt
        ("played", "i8", (4,)),  # cards laid face up
        ("thrown", "i8", (4,)),  # cards laid face down: discards, pads and extras
        # The unfinished move: face-down cards named so far, how many are still to be named, the kind named last, and whether
        # they go with a Heaven quad.
        ("naming", "i8"),
        ("due", "i8"),
        ("kind", "i8"),
        ("quad", "i8"),
        ("folded", "i8"),  # bit set of seats that folded
        ("leader", "i8"),
        ("led", "i8"),  # the combination led
        ("best", "i8"),  # the combination to beat
        ("owner", "i8"),  # the seat that played it
        ("width", "i8"),  # W: cards each house puts down in this trick
        ("laid", "i8", (4,)),  # the combination each house has laid face up in it
        ("down", "i8", (4,)),  # cards each house has put down in it, face up or down
        ("tricks", "i8", (4,)),  # 墩 won
        ("xi", "i8", (4,)),  # bonus counters
        ("niu", "i8", (4,)),
        ("liang", "i8", (4,)),
    ]
)

# ---- settlement ------------------------------------------------------------------------------------------------
ITEM_IDS = ("gou", "ci", "ci_extra", "xi", "niu", "liang")
GOU, CI, CI_EXTRA, XI, NIU, LIANG = range(len(ITEM_IDS))
ITEMS = 2 * 5  # one winner is paid at most five items by two losers; two winners at most four each by one

# ---- written by scripts/record_types.py; do not edit -----------------------------------------------------------


class State(Protocol):
    """A record of STATE."""

    phase: int
    turn: int
    partial: int
    dealer: int
    logged: int
    log: Row
    hands: Row
    dealt: Row
    played: Row
    thrown: Row
    naming: int
    due: int
    kind: int
    quad: int
    folded: int
    leader: int
    led: int
    best: int
    owner: int
    width: int
    laid: Row
    down: Row
    tricks: Row
    xi: Row
    niu: Row
    liang: Row


# ---- end of what is written -----------------------------------------------------------------------------------
