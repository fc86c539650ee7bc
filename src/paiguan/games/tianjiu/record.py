"""Records of 天九: what was dealt, and what came of it (rules 4.6, "Record format")."""

from collections.abc import Mapping, Sequence
from typing import Any

from paiguan.engine.contract import Json, Refused, is_whole, seat_in
from paiguan.engine.moves import counted
from paiguan.engine.state import NOBODY, blank
from paiguan.games.tianjiu.moves import check_tiles
from paiguan.games.tianjiu.options import METHODS, SMALL, Options
from paiguan.games.tianjiu.pieces import (
    COPIES,
    DECK_MASK,
    KIND,
    TILES,
    apart,
    draw_order,
    first_taker,
    hand_size,
    ids,
    mask,
    roller_of,
)
from paiguan.games.tianjiu.play import restart
from paiguan.games.tianjiu.seating import check_dice
from paiguan.games.tianjiu.settle import next_dealer
from paiguan.games.tianjiu.state import AT_END, STATE, State

LONGEST_STREAK = 10_000_000  # 6.1 knows no limit; this keeps the largest settlement inside int64


def begin(state: State, options: Options, record: Mapping[str, Json]) -> None:
    dealer, streak = record.get("dealer"), record.get("streak")
    if dealer is not None and not (is_whole(dealer) and 0 <= dealer <= 3):
        raise Refused("dealer_invalid", value=dealer)
    if streak is not None and not (is_whole(streak) and 1 <= streak <= LONGEST_STREAK):
        raise Refused("streak_invalid", value=streak)
    state.dealer, state.streak = dealer or 0, streak or 1


def load(state: State, options: Options, record: Mapping[str, Json]) -> None:
    """Four hands (small game: with the 16 unused), or the wall in the order of 4.2."""
    given = record.get("deal"), record.get("wall")
    if given == (None, None):
        raise Refused("deal_missing")
    if None not in given:
        raise Refused("deal_and_wall")
    if given[1] is not None:
        wall = tiles_of(given[1], "wall")
        if len(wall) != 32:
            raise Refused("wall_size", count=len(wall))
        check_set(wall)
        state.walled = 1
        for place, tile in enumerate(wall):
            state.wall[place] = KIND[tile]
    else:
        load_hands(state, options, given[0], record.get("stock"))
    restart(state, options)


def load_hands(state: State, options: Options, deal: Json, stock: Json) -> None:
    if not isinstance(deal, list) or len(deal) != 4:
        raise Refused("malformed", field="deal")
    hands = [tiles_of(hand, f"deal[{seat}]") for seat, hand in enumerate(deal)]
    need = hand_size(options)
    for seat, hand in enumerate(hands):
        if len(hand) != need:
            raise Refused("deal_sizes", seat=seat, count=len(hand), need=need)
    unused = [] if stock is None else tiles_of(stock, "stock")
    if options.form != SMALL and unused:
        raise Refused("stock_in_big", count=len(unused))
    if options.form == SMALL and stock is not None and len(unused) != 16:
        raise Refused("stock_size", count=len(unused))
    dealt = [tile for hand in hands for tile in hand]
    if stock is None and options.form == SMALL:
        check_tiles(dealt)
        unused = ids(apart(DECK_MASK, mask(dealt)))  # a record may leave out tiles nobody ever sees
    check_set(dealt + unused)
    for seat, hand in enumerate(hands):
        state.dealt[seat] = mask(hand)
    state.stock = mask(unused)


def tiles_of(value: Json, field: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(tile, str) for tile in value):
        raise Refused("malformed", field=field)
    for tile in value:
        check_tiles([tile])
    return list(value)


def check_set(tiles: Sequence[str]) -> None:
    """All 32 tiles, each as often as the set has it."""
    counts = counted(tiles)
    for tile in TILES:
        if counts.get(tile, 0) != COPIES[KIND[tile]]:
            raise Refused("deal_pieces", piece=tile, count=counts.get(tile, 0), copies=COPIES[KIND[tile]])


def dealt(state: State, options: Options) -> dict[str, Json]:
    out: dict[str, Json] = {"dealer": int(state.dealer), "streak": int(state.streak)}
    if state.walled:
        return out | {"wall": [TILES[kind] for kind in state.wall]}
    out["deal"] = [ids(state.dealt[seat]) for seat in range(4)]
    if options.form == SMALL:
        out["stock"] = ids(state.stock)
    return out


def outcome(state: State, options: Options, items: Sequence[Any], illegal: bool) -> dict[str, Json]:
    """What a record may expect. A refused action leaves payments and winner open (null)."""
    over = state.phase == AT_END and not illegal
    sums = [0] * 4
    for item in items:
        sums[item.payer] -= item.amount
        sums[item.payee] += item.amount
    return {
        "payments": None if illegal else sums,
        "winner": int(state.winner) if over else None,
        "stacks": [int(count) for count in state.stacks],
        "turn": None if state.turn == NOBODY else int(state.turn),
        "hands": [ids(state.hands[seat]) for seat in range(4)],
        "next": next_dealer(options, state.dealer, state.streak, state.winner) if over else None,
        "items": [[item.id, item.payer, item.payee, item.amount] for item in items],
        "factors": [dict(item.factors) for item in items],
    }


def same(key: str, got: Json, expected: Json) -> bool:
    """Hands compare in any order of tiles."""
    if key == "hands" and isinstance(expected, list) and all(isinstance(hand, list) for hand in expected):
        return [counted(hand) for hand in got] == [counted([str(tile) for tile in hand]) for hand in expected]
    return bool(got == expected)


# ---- checks of the deal -------------------------------------------------------------------------------------------


def check_first_taker(options: Options, record: Json) -> Json:
    state = blank(STATE)[0]
    begin(state, options, record)
    check_dice(record["dice"])
    first = int(first_taker(options, state.dealer, sum(record["dice"])))
    return {"roller": int(roller_of(options, state.dealer)), "first": first}


def check_draw(options: Options, record: Json) -> Json:
    """Who receives which places of the wall; labels stand for tiles."""
    method, first, wall = record["method"], seat_in(record, "first"), record["wall"]
    if method not in METHODS:
        raise Refused("paitou_unknown", method=method)
    if not isinstance(wall, list) or len(wall) != 32:
        raise Refused("wall_size", count=len(wall))
    order, keeps = draw_order[METHODS.index(method)], hand_size(options)
    hands: list[Any] = [None] * 4
    taken: set[int] = set()
    for taker in range(4):
        places = order[taker][:keeps].tolist()
        hands[(first + taker) % 4] = [wall[place] for place in places]
        taken.update(places)
    return {"hands": hands, "left": [label for place, label in enumerate(wall) if place not in taken]}
