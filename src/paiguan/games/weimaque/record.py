"""Records of 偎麻雀: what was dealt, and what came of it ("Record format")."""

from collections.abc import Mapping, Sequence
from typing import Any

from paiguan.engine.contract import Json, Refused, is_whole
from paiguan.engine.moves import counted
from paiguan.engine.state import NOBODY
from paiguan.games.weimaque.legal import reading_of
from paiguan.games.weimaque.moves import check_cards
from paiguan.games.weimaque.options import Options
from paiguan.games.weimaque.pieces import CARDS, COPIES, KIND, ids, kind_ids, packed
from paiguan.games.weimaque.play import hand_size, restart
from paiguan.games.weimaque.settle import next_dealer, summary
from paiguan.games.weimaque.state import AT_END, PHASES, STOCK, State, meld_id


def begin(state: State, options: Options, record: Mapping[str, Json]) -> None:
    dealer = record.get("dealer", 0)
    if not is_whole(dealer) or not 0 <= dealer <= 3:
        raise Refused("dealer_invalid", value=dealer)
    state.dealer = dealer


def load(state: State, options: Options, record: Mapping[str, Json]) -> None:
    """Four hands, the dreamer's empty, and the stock in the order it is drawn."""
    deal = record.get("deal")
    if not isinstance(deal, list) or len(deal) != 4:
        raise Refused("malformed", field="deal")
    hands = [cards_of(hand, f"deal[{seat}]") for seat, hand in enumerate(deal)]
    stock = cards_of(record.get("stock"), "stock")
    for seat, hand in enumerate(hands):
        need = hand_size(state.dealer, seat)
        if len(hand) != need:
            raise Refused("deal_sizes", seat=seat, count=len(hand), need=need)
    if len(stock) != STOCK:
        raise Refused("stock_size", count=len(stock), need=STOCK)
    counts = counted([card for cards in (*hands, stock) for card in cards])
    for card in CARDS:
        if counts.get(card, 0) != COPIES:
            raise Refused("deal_pieces", piece=card, count=counts.get(card, 0), copies=COPIES)
    for seat, hand in enumerate(hands):
        state.dealt[seat] = packed(hand)
    for place, card in enumerate(stock):
        state.stock[place] = KIND[card]
    restart(state, options)


def cards_of(value: Json, field: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(card, str) for card in value):
        raise Refused("malformed", field=field)
    check_cards(value)
    return value


def dealt(state: State, options: Options) -> dict[str, Json]:
    return {
        "dealer": int(state.dealer),
        "deal": [list(ids(state.dealt[seat])) for seat in range(4)],
        "stock": [CARDS[kind] for kind in state.stock],
    }


def outcome(state: State, options: Options, items: Sequence[Any], illegal: bool) -> dict[str, Json]:
    """What a record may expect: who won what, or how things stand."""
    over, won = state.phase == AT_END, state.winner != NOBODY
    sums = [0] * 4
    for item in items:
        if item.payer is not None:
            sums[item.payer] -= item.amount
            sums[item.payee] += item.amount
    return {
        "winner": int(state.winner) if won else None,
        "payments": sums,
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
