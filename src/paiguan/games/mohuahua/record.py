"""Records of 抹花花: what was dealt, and what came of it (rules 8a)."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from paiguan.engine.contract import Json, Refused, is_whole
from paiguan.engine.moves import counted
from paiguan.engine.state import NOBODY
from paiguan.games.mohuahua.moves import check_cards
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.pieces import CARDS, COPIES, HAND, KIND, counts, ids
from paiguan.games.mohuahua.play import restart, resting
from paiguan.games.mohuahua.settle import WIN, next_dealer
from paiguan.games.mohuahua.state import AT_DONE, AT_WASHED, PHASES, State

Line: TypeAlias = tuple[int, int, str, int]  # of a settlement: payer, payee, item, points


def begin(state: State, options: Options, record: Mapping[str, Json]) -> None:
    dealer = record.get("dealer", 0)
    if not is_whole(dealer) or not 0 <= dealer < options.players:
        raise Refused("dealer_invalid", value=dealer)
    state.dealer = dealer


def load(state: State, options: Options, record: Mapping[str, Json]) -> None:
    """One hand a seat; the resting seat's is empty."""
    deal = record.get("deal")
    if deal is None:
        raise Refused("deal_missing")
    if not isinstance(deal, list):
        raise Refused("malformed", field="deal")
    if len(deal) != options.players:
        raise Refused("deal_seats", need=int(options.players), count=len(deal))
    hands = [cards_of_hand(hand, f"deal[{seat}]") for seat, hand in enumerate(deal)]
    for seat, hand in enumerate(hands):
        if seat == resting(state, options):
            if hand:
                raise Refused("deal_resting", player=seat)
        elif len(hand) != HAND:
            raise Refused("deal_sizes", seat=seat, count=len(hand), need=HAND)
    dealt = counted([card for hand in hands for card in hand])
    for card in CARDS:
        if dealt.get(card, 0) != COPIES[KIND[card]]:
            raise Refused("deal_pieces", piece=card, count=dealt.get(card, 0), copies=COPIES[KIND[card]])
    for seat, hand in enumerate(hands):
        state.dealt[seat] = counts(hand)
    restart(state, options)


def cards_of_hand(value: Json, field: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(card, str) for card in value):
        raise Refused("malformed", field=field)
    for card in value:
        check_cards([card])
    return value


def dealt(state: State, options: Options) -> dict[str, Json]:
    hands = [ids(cards) for cards in state.dealt[: options.players].tolist()]
    return {"dealer": int(state.dealer), "deal": hands}


def outcome(state: State, options: Options, items: Sequence[Any], illegal: bool) -> dict[str, Json]:
    """What a record may expect; payments, items, winners and the next dealer come with the end of the hand."""
    ended, players = state.phase >= AT_DONE, int(options.players)
    lines = [(item.payer, item.payee, item.id, item.amount) for item in items]
    return {
        "status": {AT_DONE: "done", AT_WASHED: "washed"}.get(int(state.phase), "running"),
        "payments": payments_of(lines, players) if ended else None,
        "items": points_of(lines),
        "winners": winners_of(state) if state.phase == AT_DONE else [],
        "tricks": state.tricks[:players].tolist(),
        "turn": None if state.turn == NOBODY else int(state.turn),
        "phase": None if ended else PHASES[state.phase],
        "next_dealer": next_dealer(options, state.dealer) if ended else None,
    }


def payments_of(lines: Sequence[Line], players: int) -> list[int]:
    sums = [0] * players
    for payer, payee, _, points in lines:
        sums[payer] -= points
        sums[payee] += points
    return sums


def points_of(lines: Sequence[Line]) -> dict[str, list[list[Json]]]:
    """The items of each winner with their points, once each, however many houses pay them."""
    found: dict[str, list[list[Json]]] = {}
    for _, payee, item, points in lines:
        own = found.setdefault(str(payee), [])
        if [item, points] not in own:
            own.append([item, points])
    return found


def winners_of(state: State) -> list[int]:
    return [seat for seat, tricks in enumerate(state.tricks) if tricks >= WIN]
