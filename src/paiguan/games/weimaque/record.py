"""The record format of 偎麻雀: moves and their codes, the deal, and the outcome of a hand ("Record format")."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar

import msgspec

from paiguan.engine.contract import Item, Json, Move, RefusalError, payments
from paiguan.engine.kernel import interpreted
from paiguan.engine.reading import check_all_there, dealer_in, strings_in
from paiguan.engine.state import NOBODY
from paiguan.games.weimaque.legal import (
    CHI,
    CHI_PAIRS,
    CLAIM_BITS,
    DISCARD,
    HU,
    KONG,
    PASS,
    PENG,
    TAKE_KONG,
    WEI3,
    WEI4,
    allows,
    claim_code,
    reading_of,
)
from paiguan.games.weimaque.options import Options
from paiguan.games.weimaque.play import hand_size, restart
from paiguan.games.weimaque.settle import next_dealer, summary
from paiguan.games.weimaque.state import (
    AT_CLAIM,
    AT_END,
    CARDS,
    COPIES,
    KIND,
    NONE,
    PHASES,
    STOCK,
    State,
    ids,
    kind_ids,
    meld_id,
    packed,
)


class Discard(Move, frozen=True, tag="discard"):
    """Discard a card of the hand (4.1)."""

    chosen_freely: ClassVar[bool] = True

    card: str


class Wei(Move, frozen=True, tag="wei"):
    """偎: lay the drawn card with two of the hand, or with three (4.3)."""

    n: int


class Kong(Move, frozen=True, tag="kong", omit_defaults=True):
    """槓: lay all four of a kind (4.4) or, if no card is named, take the exposed one (4.5)."""

    card: str | None = None


class Hu(Move, frozen=True, tag="hu"):
    """胡: win."""


class Peng(Move, frozen=True, tag="peng"):
    """碰: take the exposed card with two of the hand (4.5)."""


class Chi(Move, frozen=True, tag="chi"):
    """吃: take the exposed card for a run with two cards of the hand (4.5)."""

    with_: tuple[str, ...] = msgspec.field(name="with")


class Pass(Move, frozen=True, tag="pass"):
    """過: decline the exposed card (4.5)."""


_claim_code = interpreted(claim_code)
MOVES = (Discard, Wei, Kong, Hu, Peng, Chi, Pass)
CODES: dict[type[Move], int] = {Hu: HU, Peng: PENG, Pass: PASS}
VERBS = {code: kind for kind, code in CODES.items()}


def check_cards(cards: Sequence[str]) -> None:
    """Refuse ids that are not cards."""
    for card in cards:
        if card not in KIND:
            raise RefusalError("unknown_piece", piece=card)


def codes(state: State, options: Options, move: Move) -> Sequence[int]:
    """The codes of a move; () for a 吃 with two cards that make no run.

    Records have the answers to a card in asking order; an answer out of this order is refused.
    """
    code, seat = code_of(state, move), move.seat
    if seat != state.turn and state.phase == AT_CLAIM:
        waiting = state.claims[seat] != 0 and state.answers[seat] == NONE
        if waiting and allows(state.claims[seat], state.card, code):
            raise RefusalError("out_of_order", player=int(state.turn))
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
                raise RefusalError("malformed", field="card")
            return KONG + KIND[card]
        case Wei(n=n):
            if n not in (3, 4):
                raise RefusalError("wei_bad_size", count=n)
            return WEI3 if n == 3 else WEI4
        case Chi(with_=cards):
            check_cards(cards)
            if len(cards) != 2:
                raise RefusalError("chi_name_two", count=len(cards))
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
    """The claims of a seat as moves in text form, in the order of their codes."""
    return [words_of(seat, int(_claim_code(card, bit))) for bit in range(CLAIM_BITS) if claims >> bit & 1]


# ---- records ---------------------------------------------------------------------------------------------------


def begin(state: State, options: Options, record: Mapping[str, Json]) -> None:
    state.dealer = dealer_in(record, 4)


def load(state: State, options: Options, record: Mapping[str, Json]) -> None:
    """Read four hands, the dreamer's empty, and the stock in the order of drawing."""
    deal = record.get("deal")
    if not isinstance(deal, list) or len(deal) != 4:
        raise RefusalError("malformed", field="deal")
    hands = [cards_of(hand, f"deal[{seat}]") for seat, hand in enumerate(deal)]
    stock = cards_of(record.get("stock"), "stock")
    for seat, hand in enumerate(hands):
        need = hand_size(state.dealer, seat)
        if len(hand) != need:
            raise RefusalError("deal_sizes", seat=seat, count=len(hand), need=need)
    if len(stock) != STOCK:
        raise RefusalError("stock_size", count=len(stock), need=STOCK)
    check_all_there([card for cards in (*hands, stock) for card in cards], [(card, COPIES) for card in CARDS])
    for seat, hand in enumerate(hands):
        state.dealt[seat] = packed(hand)
    for place, card in enumerate(stock):
        state.stock[place] = KIND[card]
    restart(state, options)


def cards_of(value: Json, field: str) -> list[str]:
    cards = strings_in(value, field)
    check_cards(cards)
    return cards


def dealt(state: State, options: Options) -> dict[str, Json]:
    return {
        "dealer": int(state.dealer),
        "deal": [list(ids(state.dealt[seat])) for seat in range(4)],
        "stock": [CARDS[kind] for kind in state.stock],
    }


def outcome(state: State, options: Options, items: Sequence[Item], illegal: bool) -> dict[str, Json]:
    """Everything that a record may expect: the win, or the position so far."""
    over, won = state.phase == AT_END, state.winner != NOBODY
    return {
        "winner": int(state.winner) if won else None,
        "payments": list(payments(items, 4)),
        "next_dealer": next_dealer(options, state.dealer, state.winner) if over else None,
        "score": summary(options, reading_of(state, options, state.winner, state.source, False)) if won else None,
        "state": {
            "phase": PHASES[state.phase],
            "to_act": None if state.turn == NOBODY else int(state.turn),
            "stock": STOCK - int(state.drawn),
            "melds": [[meld_id(meld) for meld in state.melds[seat][: state.laid[seat]]] for seat in range(4)],
            "locks": [kind_ids(state.locks[seat]) for seat in range(4)],
        },
    }
