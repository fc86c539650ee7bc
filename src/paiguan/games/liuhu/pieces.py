"""The cards, as bits of an int64 and by their ids, and which of them are old (rules 2).

A set of cards is an int64 mask: nine bits a suit, the lowest suit lowest and its one first, so that a higher bit is a
higher card (5.3); the suitless 37th card stands above them all and is compared with none.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from paiguan.engine.contract import Refused
from paiguan.engine.kernel import inlined, kernel, table
from paiguan.games.liuhu.options import DECKS, EXTRAS, Options

if TYPE_CHECKING:  # state.py reads this module
    from paiguan.games.liuhu.state import State


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

bit_of = table([1 << card for card in range(CARDS)])
# By card: its whole suit, the suits that are led before it (4.3), all cards of its number.
suit_mask_of = table([SUIT_MASK[c // NUMBERS] for c in range(SUITED)] + [0])
suits_before = table([sum(SUIT_MASK[c // NUMBERS + 1 :]) for c in range(SUITED)] + [SUITED_MASK])
number_mask_of = table([NUMBER_MASK[c % NUMBERS] for c in range(SUITED)] + [0])

# Halving steps for the highest card of every suit at once: a shift must not carry cards into the suit below.
SHIFTS = (1, 2, 4, 8)
STAYS_IN_SUIT = tuple(set_of(c for c in range(SUITED) if number_of(c) <= NUMBERS - shift) for shift in SHIFTS)


@inlined
def highest_of_suits(cards: int) -> int:
    """The highest number of each suit."""
    filled = cards  # every card at or below the highest
    filled |= (filled >> SHIFTS[0]) & STAYS_IN_SUIT[0]
    filled |= (filled >> SHIFTS[1]) & STAYS_IN_SUIT[1]
    filled |= (filled >> SHIFTS[2]) & STAYS_IN_SUIT[2]
    filled |= (filled >> SHIFTS[3]) & STAYS_IN_SUIT[3]
    return filled & ~((filled >> 1) & STAYS_IN_SUIT[0])


@kernel
def in_play(options: Options) -> int:
    """Three play with the 36 number cards, four with the 37th card besides."""
    return SUITED_MASK | JOKER_BIT if options.players == 4 else SUITED_MASK


@inlined
def face_up(state: "State") -> int:
    """The cards ever laid face up."""
    return state.shown[0] | state.shown[1] | state.shown[2] | state.shown[3]


@inlined
def old_cards(options: Options, exposed: int) -> int:
    """5.1: the highest number of each suit not yet exposed; T1, Q1 and the 37th card until exposed."""
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
    """Every id in play; for people in this order, the highest suit first and its numbers ascending."""
    suits = [NUMBER_CARDS[at : at + NUMBERS] for at in range(SUITED - NUMBERS, -1, -NUMBERS)]
    cards = {card: NUMBER_CARDS.index(card) for suit in suits for card in suit}
    return cards if joker is None else {**cards, joker: SUITED}


def joker_of(options: Options) -> str | None:
    """The id of the deck's 37th card, whether it is dealt or not."""
    return _JOKERS[options.deck]


def in_pack(options: Options) -> dict[str, int]:
    """Ids to cards, the deck's 37th card included."""
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
    """The set of cards with these ids; KeyError where one is not of the pack."""
    cards = 0
    for name in names:
        cards |= 1 << in_pack(options)[name]
    return cards


def check_cards(options: Options, names: Sequence[str]) -> None:
    """Refuse ids that are no cards, cards named twice, and cards that are not dealt in this game."""
    for name in names:
        if name not in NUMBER_CARDS and name not in EXTRAS:
            raise Refused("unknown_piece", piece=name)
    for name in names:
        if names.count(name) > 1:
            raise Refused("too_many_copies", piece=name, copies=1)
    dealt = NUMBER_CARDS if options.players == 3 else in_pack(options)
    if foreign := [name for name in names if name not in dealt]:
        raise Refused("card_not_in_play", pieces=foreign)


assert len(_indices("YX")) == CARDS
