"""Records of 天九: what was dealt, and what came of it (rules 4.6, "Record format")."""

from collections.abc import Mapping, Sequence
from typing import Any

from paiguan.engine.contract import Json, Refused, is_whole
from paiguan.engine.kernel import Options, State
from paiguan.engine.moves import counted
from paiguan.engine.state import NOBODY
from paiguan.games.tianjiu.match import next_dealer
from paiguan.games.tianjiu.moves import check_tiles
from paiguan.games.tianjiu.opening import restart
from paiguan.games.tianjiu.options import SMALL
from paiguan.games.tianjiu.state import AT_END
from paiguan.games.tianjiu.tiles import COPIES, DECK_MASK, KIND, TILES, apart, ids, mask
from paiguan.games.tianjiu.wall import hand_size

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
