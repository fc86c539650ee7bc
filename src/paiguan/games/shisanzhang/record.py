"""Records of 十三張: what was dealt, and what came of it (rules 10, "Record format")."""

from collections.abc import Mapping, Sequence
from typing import Any

from paiguan.engine.contract import Json, Refused, is_whole
from paiguan.engine.moves import counted
from paiguan.games.shisanzhang.moves import check_cards
from paiguan.games.shisanzhang.options import Options
from paiguan.games.shisanzhang.pieces import HAND, ids, mask
from paiguan.games.shisanzhang.play import has_betting, restart
from paiguan.games.shisanzhang.state import AT_SHOWDOWN, PAIR_IDS, State


def begin(state: State, options: Options, record: Mapping[str, Json]) -> None:
    dealer = record.get("dealer", 0)
    last = int(options.players) - 1
    if not is_whole(dealer) or not 0 <= dealer <= last:
        raise Refused("dealer_invalid", value=dealer, last=last)
    state.dealer = dealer


def load(state: State, options: Options, record: Mapping[str, Json]) -> None:
    """Thirteen cards for each seat; the actions tell whose bets were left out."""
    deal = record.get("deal")
    if deal is None:
        raise Refused("deal_missing")
    if not isinstance(deal, list):
        raise Refused("malformed", field="deal")
    if len(deal) != options.players:
        raise Refused("deal_seats", count=len(deal), need=int(options.players))
    hands = [cards_of(hand, f"deal[{seat}]") for seat, hand in enumerate(deal)]
    for seat, hand in enumerate(hands):
        if len(hand) != HAND:
            raise Refused("deal_sizes", seat=seat, count=len(hand), need=HAND)
    for card, count in counted([card for hand in hands for card in hand]).items():
        if count > 1:
            raise Refused("deal_pieces", piece=card, count=count, copies=1)
    for seat, hand in enumerate(hands):
        state.dealt[seat] = mask(hand)
    state.absent = absent_bets(state, options, record.get("actions"))
    restart(state, options)


def cards_of(value: Json, field: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(card, str) for card in value):
        raise Refused("malformed", field=field)
    check_cards(value)
    return value


def absent_bets(state: State, options: Options, actions: Json) -> int:
    """4: a record may leave bets out. The punters without one before the first layout or declaration, as a bit set."""
    if not has_betting(options) or not isinstance(actions, list):
        return 0
    seen = [action for action in actions if isinstance(action, dict)]
    first = next((i for i, action in enumerate(seen) if action.get("do") in ("arrange", "declare")), None)
    if first is None:
        return 0  # betting is still going on
    bettors = [action.get("seat") for action in seen[:first] if action.get("do") == "bet"]
    return sum(1 << seat for seat in range(options.players) if seat != state.dealer and seat not in bettors)


def dealt(state: State, options: Options) -> dict[str, Json]:
    return {"dealer": int(state.dealer), "deal": [ids(state.dealt[seat]) for seat in range(options.players)]}


def outcome(state: State, options: Options, items: Sequence[Any], illegal: bool) -> dict[str, Json]:
    """What a record may expect; nothing is due (null) after a refused action or before everybody has committed."""
    if illegal or state.phase != AT_SHOWDOWN:
        return {"payments": None, "items": None, "scores": None}
    payments, scores = [0] * int(options.players), [0] * int(options.players)
    lines = []
    for item in items:
        if item.payer is not None:
            payments[item.payer] -= item.amount
            payments[item.payee] += item.amount
        if item.id in PAIR_IDS:  # in a pot game a score, which has a debtor and no payer
            payer = item.debtor if item.payer is None else item.payer
            scores[payer] -= item.amount
            scores[item.payee] += item.amount
            lines.append({"id": item.id, "from": payer, "to": item.payee, "n": item.amount})
    return {"payments": payments, "items": lines, "scores": scores}


def same(key: str, got: Json, expected: Json) -> bool:
    """Items compare as a multiset."""
    if key == "items" and isinstance(got, list) and isinstance(expected, list):
        return sorted(map(_line, got)) == sorted(map(_line, expected))
    return bool(got == expected)


def _line(item: Json) -> str:
    return str(sorted(item.items())) if isinstance(item, dict) else str(item)
