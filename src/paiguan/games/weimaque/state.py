"""The 80 character cards 字牌 of 偎麻雀 (rules 2), two sizes, ten numbers, four copies of each; and the state of a hand.

A hand is an int64 with three bits for the number of copies of each kind, so cards are added and removed by adding and
subtracting. A set of kinds (locks, triplets) is the same word with only the lowest of each three bits in use; three times such
a set is the hand of its triplets.
"""

from collections.abc import Iterable
from typing import Protocol

from paiguan.engine.kernel import Grid, Row, constant, kernel, record
from paiguan.engine.state import head

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

unit = constant(UNIT)


@kernel
def held(cards: int, kind: int) -> int:
    """The number of cards of a kind."""
    return (cards >> 3 * kind) & 7


@kernel
def count_of(cards: int) -> int:
    """The number of cards, up to 63: adjacent counts are added in pairs, and a product gathers the sums in its highest
    place."""
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
    """The hand of these cards. Raises KeyError for an id that is not a card."""
    return sum(UNIT[KIND[card]] for card in ids)


def ids(cards: int) -> tuple[str, ...]:
    """The cards of a hand in canonical order."""
    if not cards:
        return ()  # the most frequent case: a hidden hand
    small, big = int(cards) & SMALL, int(cards) >> SIZE_BITS
    first, second, third, fourth = _FIVES
    return first[small & LOW_FIVE] + second[small >> 15] + third[big & LOW_FIVE] + fourth[big >> 15]


class Five(dict[int, tuple[str, ...]]):
    """The cards of five kinds by their bits, cached on first use."""

    def __init__(self, first: int) -> None:
        self.kinds = CARDS[first : first + 5]

    def __missing__(self, counts: int) -> tuple[str, ...]:
        self[counts] = tuple(card for i, card in enumerate(self.kinds) for _ in range(counts >> 3 * i & 7))
        return self[counts]


_FIVES = [Five(first) for first in range(0, KINDS, 5)]


def kind_ids(kinds: int) -> list[str]:
    """The kinds of a set in canonical order."""
    return list(ids(int(kinds) & ONES))


NONE = -1

# ---- phases and sources ----------------------------------------------------------------------------------------
PHASES = ("discard", "wei", "claim", "over")
AT_DISCARD, AT_WEI, AT_CLAIM, AT_END = range(len(PHASES))

# The source of the winning card; in phase DISCARD, how the seat may win at once (initial, wei), else NONE.
SOURCES = ("initial", "wei", "self", "other", "discard")
INITIAL, FROM_WEI, FROM_SELF, FROM_OTHER, FROM_DISCARD = range(len(SOURCES))

# ---- melds: form * KINDS + kind (a run by its lowest) ------------------------------------------------------------
# An extended 偎 is a covered quad whose kind is public; face-down packets exist in concealed states only.
FORMS = ("chi", "peng", "wei", "kong_open", "kong_covered", "kong_covered")
LAID_CHI, LAID_PENG, LAID_WEI, LAID_OPEN, LAID_COVERED, LAID_EXTENDED = (form * KINDS for form in range(len(FORMS)))
FACE_DOWN_3 = len(FORMS) * KINDS
FACE_DOWN_4 = FACE_DOWN_3 + 1
MELDS = 6  # in a winning hand, beside the pair

# ---- what was turned or thrown, in order -------------------------------------------------------------------------
STOCK = 22
KIND_BITS = 0x1F
UNSEEN = 0x1F  # a kind that the viewer may not see; also in a concealed stock
BY_SHIFT = 5  # two bits: the seat
TURNED = 1 << 7  # from the stock, not from a hand
INTO_WEI = 1 << 8
TAKEN = 1 << 9
CLAIM_SHIFT = 10  # three bits: the claim that took it, as the number of its bit
TAKER_SHIFT = 13  # two bits: the seat that took it

# There is a discard at the start and one after each 吃, 碰 and 偎: three seats with six melds each.
DISCARDS = 1 + 3 * MELDS
SHOWN = STOCK + DISCARDS
# Discards and laid melds, at most three answers to a turned card and two to a discarded one.
LOG = DISCARDS + 3 * MELDS + 3 * STOCK + 2 * DISCARDS

STATE = record(
    [
        *head(LOG),
        ("secret", "i1", (LOG,)),  # of each log entry: whether only its own seat knows it
        ("dealt", "i8", (4,)),  # cards dealt
        ("hands", "i8", (4,)),  # cards held
        ("locks", "i8", (4,)),  # kinds locked
        ("claims", "i8", (4,)),  # what each seat may claim of the exposed card, or MAY_HU in phase DISCARD
        ("answers", "i8", (4,)),  # the codes answered so far, else NONE
        ("laid", "i8", (4,)),  # the number of melds
        ("melds", "i2", (4, MELDS)),
        ("stock", "i1", (STOCK,)),  # kinds, in the order they are drawn
        ("drawn", "i8"),  # how many of them have been drawn
        ("card", "i8"),  # the kind exposed, drawn into a 偎 or just laid by one, else NONE
        ("by", "i8"),  # the seat that exposed it
        ("turned", "i8"),  # it came from the stock
        ("source", "i8"),
        ("winner", "i8"),
        ("exposures", "i8"),  # entries used of `shown`
        ("shown", "i2", (SHOWN,)),
        ("history", "i2", (LOG,)),  # buffers for `sample_world`, zero at all other times: the log to reproduce …
        ("past_shown", "i2", (SHOWN,)),  # … and the cards shown
    ]
)

# ---- settlement (5, 6) -------------------------------------------------------------------------------------------
HARD_IDS = ("pair_red", "pair_again", "peng", "zai", "tuanyuan")
CATCH_IDS = ("zhuohu", "zimeizhuo", "sanluanzhuo", "zimeizhuo_tuo", "zusunzhuo")
LATE_IDS = ("jiabapengtou", "bapengtou", "haidihu", "dandiao", "beikaobei")
ADD_IDS = ("duohong", "manyuanhua", "daxiaozi", "yinhu", *CATCH_IDS, *LATE_IDS)
TIMES_IDS = ("dianhu", "yidianhong", "wuhu", "hongwu", "duizihu", "wudui")
ITEM_IDS = HARD_IDS + ADD_IDS + TIMES_IDS + ("win", "discarder_all", "dreamer", "huang")
FIRST_ADD = len(HARD_IDS)
FIRST_TIMES = FIRST_ADD + len(ADD_IDS)
END_TIMES = FIRST_TIMES + len(TIMES_IDS)
PAIR_RED, PAIR_AGAIN, OPEN, COVERED, TUANYUAN = range(FIRST_ADD)
DUOHONG, MANYUANHUA, DAXIAOZI, YINHU, ZHUOHU = range(FIRST_ADD, FIRST_ADD + 5)
JIABAPENGTOU, BAPENGTOU, HAIDIHU, DANDIAO, BEIKAOBEI = range(ZHUOHU + len(CATCH_IDS), FIRST_TIMES)
DIANHU, YIDIANHONG, WUHU, HONGWU, DUIZIHU, WUDUI = range(FIRST_TIMES, END_TIMES)
WIN, DISCARDER_ALL, DREAMER, HUANG = range(END_TIMES, len(ITEM_IDS))
ITEMS = END_TIMES + 2 + 2  # all explaining lines, two payers, and the dreamer's share of both


def meld_id(meld: int) -> str:
    """A laid meld as the record format writes it."""
    return f"{FORMS[meld // KINDS]}:{CARDS[meld % KINDS]}"


# The inverse, for readers; kong_covered means the plain covered quad.
MELD_OF_ID = {meld_id(meld): meld for meld in reversed(range(LAID_EXTENDED)) if meld >= KINDS or NUMBER[meld] <= 8}

# ---- who plays, in which order ---------------------------------------------------------------------------------


def seat_after(dealer: int, seat: int) -> int:
    """The 下家 of a seat; the dreamer is skipped (3)."""
    after = (seat + 1) % 4
    return after if (after - dealer) % 4 != 2 else (after + 1) % 4


def asked_in_turn(dealer: int, by: int, turned: int) -> list[int]:
    """The order in which seats are asked for a card: the seat that turned it, then its 下家 …; a seat that discarded it
    comes last and has no claim (4.5)."""
    order = [by] if turned else [seat_after(dealer, by)]
    while len(order) < 3:
        order.append(seat_after(dealer, order[-1]))
    return order


next_of = constant([[seat_after(dealer, seat) for seat in range(4)] for dealer in range(4)])
asking_order = constant(
    [[[asked_in_turn(dealer, by, turned) for by in range(4)] for dealer in range(4)] for turned in range(2)]
)


@kernel
def dreamer_of(dealer: int) -> int:
    """The seat that sits out, opposite the dealer (3)."""
    return (dealer + 2) & 3


@kernel
def next_seat(dealer: int, seat: int) -> int:
    """The 下家 of a seat (3)."""
    return next_of[dealer, seat]


# ---- written by scripts/record_types.py; do not edit -----------------------------------------------------------


class State(Protocol):
    """A record of STATE."""

    phase: int
    turn: int
    partial: int
    dealer: int
    logged: int
    log: Row
    secret: Row
    dealt: Row
    hands: Row
    locks: Row
    claims: Row
    answers: Row
    laid: Row
    melds: Grid
    stock: Row
    drawn: int
    card: int
    by: int
    turned: int
    source: int
    winner: int
    exposures: int
    shown: Row
    history: Row
    past_shown: Row


# ---- end of what is written -----------------------------------------------------------------------------------
