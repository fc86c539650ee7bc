"""Records of 六虎: what was dealt, and what came of it (rules 4, "Record format")."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from paiguan.engine.contract import Json, Refused, is_whole
from paiguan.engine.state import NOBODY
from paiguan.games.liuhu.legal import hu_of
from paiguan.games.liuhu.options import Options
from paiguan.games.liuhu.pieces import HAND, check_cards, face_up, ids, in_play, mask, old_cards
from paiguan.games.liuhu.play import restart
from paiguan.games.liuhu.settle import WUHU_HU, next_dealer
from paiguan.games.liuhu.state import AT_END, AT_LEAD, END_WUHU, ENDS, PHASES, State, bystander


def begin(state: State, options: Options, record: Mapping[str, Json]) -> None:
    dealer = record.get("dealer", 0)
    if not is_whole(dealer) or not 0 <= dealer < options.players:
        raise Refused("dealer_invalid", value=dealer)
    state.dealer = dealer


def load(state: State, options: Options, record: Mapping[str, Json]) -> None:
    """A hand for each seat; the dream's has one card."""
    deal, seats = record.get("deal"), int(options.players)
    if not isinstance(deal, list):
        raise Refused("malformed", field="deal")
    if len(deal) != seats:
        raise Refused("deal_wrong_seats", count=len(deal), need=seats)
    for seat, hand in enumerate(deal):
        cards_of(options, hand, f"deal[{seat}]")
        need = 1 if seat == bystander(options, state.dealer) else HAND
        if len(hand) != need:
            raise Refused("deal_sizes", seat=seat, count=len(hand), need=need)
    counts = Counter(card for hand in deal for card in hand)
    for card in ids(options, in_play(options)):
        if counts[card] != 1:
            raise Refused("deal_pieces", piece=card, count=counts[card], copies=1)
    for seat, hand in enumerate(deal):
        state.dealt[seat] = mask(options, hand)
    restart(state, options)


def cards_of(options: Options, value: Json, field: str) -> list[str]:
    """A list of cards that are in play, each of them."""
    if not isinstance(value, list) or not all(isinstance(card, str) for card in value):
        raise Refused("malformed", field=field)
    for card in value:
        check_cards(options, [card])
    return value


def dealt(state: State, options: Options) -> dict[str, Json]:
    hands = [list(ids(options, state.dealt[seat])) for seat in range(options.players)]
    return {"dealer": int(state.dealer), "deal": hands}


def outcome(state: State, options: Options, items: Sequence[Any]) -> dict[str, Json]:
    """What a record may expect. Before the end there is no winner, no payment and no next dealer."""
    over = state.phase == AT_END
    on_lead = int(hu_of(state, options, state.turn)) if state.phase == AT_LEAD else None
    return {
        "end": ENDS[state.end] if over else None,
        "winner": _seat(state.winner),
        **hu_told(state, items),
        "payments": payments(options, items) if over else None,
        "items": paid(items),
        "next_dealer": next_dealer(options, state.dealer, state.winner) if over else None,
        "phase": PHASES[state.phase],
        "turn": _seat(state.turn),
        "won": state.won[: options.players].tolist(),
        "privileged": _seat(state.privileged),
        "old": list(ids(options, old_cards(options, face_up(state)))),
        "hu_now": on_lead,
    }


def _seat(value: Any) -> int | None:
    return None if value == NOBODY else int(value)


def hu_told(state: State, items: Sequence[Any]) -> dict[str, int | None]:
    """The hu of a settlement, from the lines that explain it; the tigers count eight, whatever they are made of."""
    lines = {item.id: item.units for item in items if item.payer is None}
    if not lines:
        hu = WUHU_HU if state.end == END_WUHU else None
        return {"hu": hu, "hu_tricks": None, "hu_old": None, "dream_hu": None}
    dream = lines["dream_base"] + lines["dream_match"] if "dream_base" in lines else None
    tricks, old = lines["hu_tricks"], lines["hu_old"]
    return {"hu": tricks + old, "hu_tricks": tricks, "hu_old": old, "dream_hu": dream}


def paid(items: Sequence[Any]) -> list[Json]:
    """The money items."""
    return [
        {"id": item.id, "from": item.payer, "to": item.payee, "amount": item.amount}
        for item in items
        if item.payer is not None
    ]


def payments(options: Options, items: Sequence[Any]) -> list[int]:
    sums = [0] * int(options.players)
    for item in paid(items):
        sums[item["from"]] -= item["amount"]
        sums[item["to"]] += item["amount"]
    return sums


def same(key: str, got: Json, expected: Json) -> bool:
    """Cards and plays compare as sets, items as a multiset; the order of a deal is told and compared."""
    if key in ("old", "aside", "singles", "discard_must_touch") and isinstance(expected, list):
        return isinstance(got, list) and sorted(got) == sorted(expected)
    if key in ("combos", "beats") and isinstance(expected, list):
        return isinstance(got, list) and sorted(map(sorted, got)) == sorted(map(sorted, expected))
    if key == "items" and isinstance(expected, list):
        return Counter(map(_spelled, got)) == Counter(map(_spelled, expected))
    return bool(got == expected)


def _spelled(item: Json) -> bytes:
    return msgspec.json.encode(item, order="sorted")
