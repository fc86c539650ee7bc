"""Cards by their ids (rules 2): the 36 number cards, and the 37th card under the name the deck gives it."""

from collections.abc import Iterable, Sequence
from functools import cache

from paiguan.engine.contract import Refused
from paiguan.engine.kernel import Options
from paiguan.games.liuhu.cards import CARDS, JOKER_BIT, NUMBER_CARDS, NUMBERS, SUITED, SUITS
from paiguan.games.liuhu.options import DECKS, EXTRAS

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
