"""The moves of 偎麻雀, and their codes (verbs of the record format)."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from paiguan.engine.contract import Move, Refused
from paiguan.engine.kernel import interpreted
from paiguan.games.weimaque.legal import allows, claim_code
from paiguan.games.weimaque.options import Options
from paiguan.games.weimaque.pieces import CARDS, KIND
from paiguan.games.weimaque.state import (
    AT_CLAIM,
    CHI,
    CHI_PAIRS,
    CLAIM_BITS,
    DISCARD,
    HU,
    KONG,
    NONE,
    PASS,
    PENG,
    TAKE_KONG,
    WEI3,
    WEI4,
    State,
)


class Discard(Move, frozen=True, tag="discard"):
    """Throw a card of the hand (4.1)."""

    card: str


class Wei(Move, frozen=True, tag="wei"):
    """偎: lay the drawn card with two of the hand, or with three (4.3)."""

    n: int


class Kong(Move, frozen=True, tag="kong", omit_defaults=True):
    """槓: lay all four of a kind (4.4), or, without a card named, take the exposed one (4.5)."""

    card: str | None = None


class Hu(Move, frozen=True, tag="hu"):
    """胡: win."""


class Peng(Move, frozen=True, tag="peng"):
    """碰: take the exposed card with two of the hand (4.5)."""


class Chi(Move, frozen=True, tag="chi"):
    """吃: take the exposed card for a run with two cards of the hand (4.5)."""

    with_: tuple[str, ...] = msgspec.field(name="with")


class Pass(Move, frozen=True, tag="pass"):
    """過: let the exposed card go (4.5)."""


_claim_code = interpreted(claim_code)
MOVES = (Discard, Wei, Kong, Hu, Peng, Chi, Pass)
CODES: dict[type[Move], int] = {Hu: HU, Peng: PENG, Pass: PASS}
VERBS = {code: kind for kind, code in CODES.items()}


def check_cards(cards: Sequence[str]) -> None:
    """Refuse ids that are no cards."""
    for card in cards:
        if card not in KIND:
            raise Refused("unknown_piece", piece=card)


def codes(state: State, options: Options, move: Move) -> Sequence[int]:
    """The codes of a move; () for a 吃 with two cards that no run has room for.

    Records give the answers to a card in asking order; another answer is refused, if only for its place.
    """
    code, seat = code_of(state, move), move.seat
    if seat != state.turn and state.phase == AT_CLAIM:
        waiting = state.claims[seat] != 0 and state.answers[seat] == NONE
        if waiting and allows(state.claims[seat], state.card, code):
            raise Refused("out_of_order", player=int(state.turn))
    return () if code == NONE else (code,)


def code_of(state: State, move: Move) -> int:
    if type(move) in CODES:
        return CODES[type(move)]
    match move:
        case Discard(card=card):
            check_cards([card])
            return DISCARD + KIND[card]
        case Kong(card=None):
            return TAKE_KONG
        case Kong(card=str(card)):
            check_cards([card])
            if state.phase == AT_CLAIM and KIND[card] == state.card:  # "Record format": a claim names no card
                raise Refused("malformed", field="card")
            return KONG + KIND[card]
        case Wei(n=n):
            if n not in (3, 4):
                raise Refused("wei_bad_size", count=n)
            return WEI3 if n == 3 else WEI4
        case Chi(with_=cards):
            check_cards(cards)
            if len(cards) != 2:
                raise Refused("chi_name_two", count=len(cards))
            pair = tuple(sorted(KIND[card] for card in cards))
            return CHI + CHI_PAIRS.index(pair) if pair in CHI_PAIRS else NONE
    raise TypeError(f"{type(move).__name__} is no move of 偎麻雀")


@lru_cache(maxsize=4096)
def move_of(seat: int, code: int) -> Move:
    """The move of a code."""
    if code < KONG:
        return Discard(seat=seat, card=CARDS[code - DISCARD])
    if code < WEI3:
        return Kong(seat=seat, card=CARDS[code - KONG])
    if code <= WEI4:
        return Wei(seat=seat, n=3 if code == WEI3 else 4)
    if code == TAKE_KONG:
        return Kong(seat=seat)
    if CHI <= code < PASS:
        return Chi(seat=seat, with_=tuple(CARDS[kind] for kind in CHI_PAIRS[code - CHI]))
    return VERBS[code](seat=seat)


@lru_cache(maxsize=4096)
def words_of(seat: int, code: int) -> str:
    return str(move_of(seat, code))


def claim_words(claims: int, card: int, seat: int) -> list[str]:
    """The claims of a seat as moves in words, in the order of their codes."""
    return [words_of(seat, int(_claim_code(card, bit))) for bit in range(CLAIM_BITS) if claims >> bit & 1]
