"""The cards of 六虎, as bits of an int64 and by their ids (rules 2), and the state of a hand.

A set of cards is an int64 mask with nine bits a suit, the lowest suit first and its one lowest, so a higher bit is a higher
card (5.3). The 37th card, which has no suit, is the highest bit and is compared with none.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Protocol

from paiguan.engine.contract import RefusalError
from paiguan.engine.kernel import Row, constant, inlined, kernel, record
from paiguan.engine.state import head
from paiguan.games.liuhu.options import DECKS, EXTRAS, Options

SUITS = "QSGT"  # 線 < 索 < 貫 < 拾
NUMBERS = 9
SUITED = len(SUITS) * NUMBERS  # the number cards
JOKER = SUITED  # the 37th card, whatever the deck calls it: 雲線, 捉信 or 貓公
CARDS = SUITED + 1
HAND = 12  # cards dealt to each seat that plays

# The number cards by their ids; the id of the 37th card depends on the deck (options.py).
NUMBER_CARDS = tuple(f"{suit}{number}" for suit in SUITS for number in range(1, NUMBERS + 1))


def suit_of(card: int) -> str:
    return SUITS[card // NUMBERS]


def number_of(card: int) -> int:
    return card % NUMBERS + 1


def set_of(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards)


SUIT_MASK = tuple(set_of(c for c in range(SUITED) if suit_of(c) == suit) for suit in SUITS)
NUMBER_MASK = tuple(set_of(c for c in range(SUITED) if number_of(c) == n) for n in range(1, NUMBERS + 1))
Q_MASK, S_MASK, G_MASK, T_MASK = SUIT_MASK
ONES = NUMBER_MASK[0]
SUITED_MASK = sum(SUIT_MASK)
JOKER_BIT = 1 << JOKER
TIGERS = ONES | JOKER_BIT  # 五虎: the four ones and the 37th card
BAIZI, MAOGONG = 1 << NUMBER_CARDS.index("T1"), 1 << NUMBER_CARDS.index("Q1")
ONES_TOP_WHEN_LED = ONES & ~MAOGONG  # 5.3: 百子, 一貫, 一索

bit_of = constant([1 << card for card in range(CARDS)])
# By card: its whole suit, the suits that are led before it (4.3), all cards of its number.
suit_mask_of = constant([SUIT_MASK[c // NUMBERS] for c in range(SUITED)] + [0])
suits_before = constant([sum(SUIT_MASK[c // NUMBERS + 1 :]) for c in range(SUITED)] + [SUITED_MASK])
number_mask_of = constant([NUMBER_MASK[c % NUMBERS] for c in range(SUITED)] + [0])

# Steps to find the highest card of every suit at once: a shift must not move cards into the suit below.
SHIFTS = (1, 2, 4, 8)
STAYS_IN_SUIT = tuple(set_of(c for c in range(SUITED) if number_of(c) <= NUMBERS - shift) for shift in SHIFTS)


@inlined
def highest_of_suits(cards: int) -> int:
    """The highest card of each suit."""
    filled = cards  # every card at or below the highest
    filled |= (filled >> SHIFTS[0]) & STAYS_IN_SUIT[0]
    filled |= (filled >> SHIFTS[1]) & STAYS_IN_SUIT[1]
    filled |= (filled >> SHIFTS[2]) & STAYS_IN_SUIT[2]
    filled |= (filled >> SHIFTS[3]) & STAYS_IN_SUIT[3]
    return filled & ~((filled >> 1) & STAYS_IN_SUIT[0])


@kernel
def in_play(options: Options) -> int:
    """The cards in play: the 36 number cards, and for four players the 37th card."""
    return SUITED_MASK | JOKER_BIT if options.players == 4 else SUITED_MASK


@inlined
def face_up(state: "State") -> int:
    """The cards laid face up so far."""
    return state.shown[0] | state.shown[1] | state.shown[2] | state.shown[3]


@inlined
def old_cards(options: Options, exposed: int) -> int:
    """The old cards: the highest card of each suit not yet exposed; T1, Q1 and the 37th card until exposed (5.1)."""
    old = highest_of_suits(SUITED_MASK & ~exposed) | (BAIZI | MAOGONG | JOKER_BIT) & ~exposed
    return old & in_play(options)


# ---- ids -------------------------------------------------------------------------------------------------------

_JOKERS = [deck.joker for deck in DECKS.values()]
ONE_SUIT = (1 << NUMBERS) - 1
TWO_SUITS = (1 << 2 * NUMBERS) - 1
_Q, _S, _G, _T = (  # the ids of a suit's cards, by their bits
    [tuple(f"{suit}{i + 1}" for i in range(NUMBERS) if held >> i & 1) for held in range(ONE_SUIT + 1)] for suit in SUITS
)


@cache
def _indices(joker: str | None) -> dict[str, int]:
    """Every id with its card, in the order for people: the highest suit first and its numbers ascending."""
    suits = [NUMBER_CARDS[at : at + NUMBERS] for at in range(SUITED - NUMBERS, -1, -NUMBERS)]
    cards = {card: NUMBER_CARDS.index(card) for suit in suits for card in suit}
    return cards if joker is None else {**cards, joker: SUITED}


def joker_of(options: Options) -> str | None:
    """The id of the deck's 37th card, whether it is dealt or not."""
    return _JOKERS[options.deck]


def in_pack(options: Options) -> dict[str, int]:
    """The ids of the pack with their cards, including the deck's 37th card."""
    return _indices(joker_of(options))


def ids(options: Options, cards: int) -> tuple[str, ...]:
    """The ids of a set of cards, the highest suit first and its numbers ascending."""
    if not cards:
        return ()
    cards = int(cards)
    high, low = cards >> 2 * NUMBERS, cards & TWO_SUITS
    out = _T[high >> NUMBERS & ONE_SUIT] + _G[high & ONE_SUIT] + _S[low >> NUMBERS] + _Q[low & ONE_SUIT]
    return (*out, str(joker_of(options))) if cards & JOKER_BIT else out


def mask(options: Options, names: Iterable[str]) -> int:
    """The set of cards with these ids. Raises KeyError for an id that is not in the pack."""
    cards = 0
    for name in names:
        cards |= 1 << in_pack(options)[name]
    return cards


def check_cards(options: Options, names: Sequence[str]) -> None:
    """Refuse ids that are not cards, cards named twice, and cards that are not in play."""
    for name in names:
        if name not in NUMBER_CARDS and name not in EXTRAS:
            raise RefusalError("unknown_piece", piece=name)
    for name in names:
        if names.count(name) > 1:
            raise RefusalError("too_many_copies", piece=name, copies=1)
    dealt = NUMBER_CARDS if options.players == 3 else in_pack(options)
    if foreign := [name for name in names if name not in dealt]:
        raise RefusalError("card_not_in_play", pieces=foreign)


assert len(_indices("YX")) == CARDS

# ---- phases ----------------------------------------------------------------------------------------------------
PHASES = ("WUHU", "CALL", "LEAD", "FOLLOW", "END")
AT_WUHU, AT_CALL, AT_LEAD, AT_FOLLOW, AT_END = range(len(PHASES))
ENDS = ("hu", "wuhu", "draw", "void")
END_HU, END_WUHU, END_DRAW, END_VOID = range(len(ENDS))

# Each of the 36 cards of the three playing seats is laid once, at most one code each; plus an answer about the tigers, three
# calls, and a declaration.
LOG = 3 * HAND + 1 + 3 + 1

STATE = record(
    [
        *head(LOG),
        ("privileged", "i8"),  # 特權玩家
        ("leader", "i8"),  # the seat that led the current trick
        ("owner", "i8"),  # the seat of the standing play
        ("acted", "i8"),  # seats that have acted in this trick
        ("top_led", "i8"),  # the standing play is a led single that nothing beats
        ("end", "i8"),  # how the hand ended
        ("winner", "i8"),
        ("won", "i8", (4,)),  # hu from tricks
        ("led", "i8"),  # the combination led
        ("standing", "i8"),  # the combination to beat
        ("hands", "i8", (4,)),  # cards held, as masks
        ("dealt", "i8", (4,)),  # cards dealt
        ("thrown", "i8", (4,)),  # cards discarded face down
        ("shown", "i8", (4,)),  # cards laid face up so far
        ("passed", "i8"),  # seats that have passed, as bits
        ("given", "i8"),  # cards already put down of an unfinished discard
        ("owed", "i8"),  # cards of which that discard must still contain one; empty: it is free
        # Buffers for dealing and for sampling a world; zero at all other times.
        ("deck", "i2", (CARDS,)),
        ("place", "i1", (CARDS,)),
        ("barred", "i8", (4,)),
    ]
)

# ---- settlement ------------------------------------------------------------------------------------------------
ITEM_IDS = (
    "hu_tricks",
    "hu_old",
    "win",
    "baoshu",
    "baoshu_exempt",
    "dream_base",
    "dream_match",
    "dream",
    "wuhu",
)
HU_TRICKS, HU_OLD, WIN, BAOSHU, BAOSHU_EXEMPT, DREAM_BASE, DREAM_MATCH, DREAM, WUHU_PAID = range(len(ITEM_IDS))
FACTOR_IDS = ("baoshu_factor",)
BAOSHU_FACTOR = 0
NOTE_IDS: tuple[str, ...] = ()
ITEMS = 2 + 2 + 2 + 2  # hu of the winner, two losers' payments, hu of the dream, two payments to it


# ---- who plays, in which order ---------------------------------------------------------------------------------


@kernel
def bystander(options: Options, dealer: int) -> int:
    """The seat that does not play: the dream's, or the empty fourth seat with three players."""
    return (dealer + 2) & 3 if options.players == 4 else 3


@kernel
def next_active(options: Options, dealer: int, seat: int) -> int:
    """The next seat in turn order that plays (3)."""
    following = (seat + 1) & 3
    return (following + 1) & 3 if following == bystander(options, dealer) else following


# ---- written by scripts/record_types.py; do not edit -----------------------------------------------------------


class State(Protocol):
    """A record of STATE."""

    phase: int
    turn: int
    partial: int
    dealer: int
    logged: int
    log: Row
    privileged: int
    leader: int
    owner: int
    acted: int
    top_led: int
    end: int
    winner: int
    won: Row
    led: int
    standing: int
    hands: Row
    dealt: Row
    thrown: Row
    shown: Row
    passed: int
    given: int
    owed: int
    deck: Row
    place: Row
    barred: Row


# ---- end of what is written -----------------------------------------------------------------------------------
