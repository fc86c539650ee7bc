"""The record format of 天九: moves and their codes, the deal, and the outcome of a hand (rules 4.6, "Record format")."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from paiguan.engine.contract import Item, Json, Move, RefusalError, check_dominoes, is_whole, payments, seat_in
from paiguan.engine.moves import counted
from paiguan.engine.reading import check_all_there, strings_in
from paiguan.engine.state import NOBODY, blank
from paiguan.games.tianjiu.combos import COMBOS, NONE, combo_of
from paiguan.games.tianjiu.legal import CLAIM, DISCARD, PAITOU, PASS, PLAY, ROLL
from paiguan.games.tianjiu.options import METHODS, SMALL, Options
from paiguan.games.tianjiu.play import restart
from paiguan.games.tianjiu.seating import check_dice
from paiguan.games.tianjiu.settle import next_dealer
from paiguan.games.tianjiu.state import (
    AT_END,
    COPIES,
    DECK_MASK,
    KIND,
    STATE,
    TILES,
    State,
    apart,
    draw_order,
    first_taker,
    hand_size,
    ids,
    mask,
    roller_of,
)


class Paitou(Move, frozen=True, tag="paitou"):
    """Name the drawing method (4.3)."""

    method: str


class Roll(Move, frozen=True, tag="roll"):
    """Roll the two dice (4.3)."""

    chosen_freely: ClassVar[bool] = True

    dice: tuple[int, ...]


class Claim(Move, frozen=True, tag="claim"):
    """Show a 例牌 and win (4.4)."""


class Pass(Move, frozen=True, tag="pass"):
    """Decline to show a 例牌 (4.4)."""


class Play(Move, frozen=True, tag="play"):
    """Lead, or beat, face up (4.5)."""

    cards: tuple[str, ...]


class Discard(Move, frozen=True, tag="discard"):
    """墊牌: put down as many tiles as were led, face down (4.5)."""

    chosen_freely: ClassVar[bool] = True

    cards: tuple[str, ...]


MOVES = (Paitou, Roll, Claim, Pass, Play, Discard)


def check_tiles(cards: Sequence[str]) -> None:
    check_dominoes(cards, KIND, COPIES)


def codes(state: State, options: Options, move: Move) -> Sequence[int]:
    """The codes of a move; () if the action space has none for it, so that it cannot be legal."""
    match move:
        case Play(cards=cards):
            check_tiles(cards)
            combo = combo_of(cards)
            return () if combo == NONE else (PLAY + combo,)
        case Discard(cards=cards):
            check_tiles(cards)
            return tuple(DISCARD + kind for kind in sorted(KIND[card] for card in cards))
        case Claim():
            return (CLAIM,)
        case Pass():
            return (PASS,)
        case Paitou(method=method):
            return (PAITOU + METHODS.index(method),) if method in METHODS else ()
        case Roll(dice=dice):
            if len(dice) != 2 or not all(1 <= die <= 6 for die in dice):
                return ()
            return (ROLL + 6 * (dice[0] - 1) + dice[1] - 1,)
    raise TypeError(f"{type(move).__name__} is no move of 天九")


@lru_cache(maxsize=4096)
def move_of(seat: int, given: tuple[int, ...]) -> Move:
    """The move that these codes make."""
    code = given[0]
    if code < DISCARD:
        return Play(seat=seat, cards=COMBOS[code - PLAY][2])
    if code < CLAIM:
        return Discard(seat=seat, cards=tuple(TILES[c - DISCARD] for c in given))
    if code == CLAIM:
        return Claim(seat=seat)
    if code == PASS:
        return Pass(seat=seat)
    if code < ROLL:
        return Paitou(seat=seat, method=METHODS[code - PAITOU])
    return Roll(seat=seat, dice=((code - ROLL) // 6 + 1, (code - ROLL) % 6 + 1))


# ---- records ---------------------------------------------------------------------------------------------------


LONGEST_STREAK = 10_000_000  # 6.1 has no limit; this keeps the largest settlement within int64


def begin(state: State, options: Options, record: Mapping[str, Json]) -> None:
    dealer, streak = record.get("dealer"), record.get("streak")
    if dealer is not None and not (is_whole(dealer) and 0 <= dealer <= 3):
        raise RefusalError("dealer_invalid", value=dealer)
    if streak is not None and not (is_whole(streak) and 1 <= streak <= LONGEST_STREAK):
        raise RefusalError("streak_invalid", value=streak)
    state.dealer, state.streak = dealer or 0, streak or 1


def load(state: State, options: Options, record: Mapping[str, Json]) -> None:
    """Read four hands (in the small game also the 16 unused tiles), or the wall in the order of 4.2."""
    given = record.get("deal"), record.get("wall")
    if given == (None, None):
        raise RefusalError("deal_missing")
    if None not in given:
        raise RefusalError("deal_and_wall")
    if given[1] is not None:
        wall = tiles_of(given[1], "wall")
        if len(wall) != 32:
            raise RefusalError("wall_size", count=len(wall))
        check_all_there(wall, zip(TILES, COPIES, strict=True))
        state.walled = 1
        for place, tile in enumerate(wall):
            state.wall[place] = KIND[tile]
    else:
        load_hands(state, options, given[0], record.get("stock"))
    restart(state, options)


def load_hands(state: State, options: Options, deal: Json, stock: Json) -> None:
    if not isinstance(deal, list) or len(deal) != 4:
        raise RefusalError("malformed", field="deal")
    hands = [tiles_of(hand, f"deal[{seat}]") for seat, hand in enumerate(deal)]
    need = hand_size(options)
    for seat, hand in enumerate(hands):
        if len(hand) != need:
            raise RefusalError("deal_sizes", seat=seat, count=len(hand), need=need)
    unused = [] if stock is None else tiles_of(stock, "stock")
    if options.form != SMALL and unused:
        raise RefusalError("stock_in_big", count=len(unused))
    if options.form == SMALL and stock is not None and len(unused) != 16:
        raise RefusalError("stock_size", count=len(unused))
    dealt = [tile for hand in hands for tile in hand]
    if stock is None and options.form == SMALL:
        check_tiles(dealt)
        unused = ids(apart(DECK_MASK, mask(dealt)))  # a record may leave out tiles that are never seen
    check_all_there(dealt + unused, zip(TILES, COPIES, strict=True))
    for seat, hand in enumerate(hands):
        state.dealt[seat] = mask(hand)
    state.stock = mask(unused)


def tiles_of(value: Json, field: str) -> list[str]:
    tiles = strings_in(value, field)
    for tile in tiles:
        check_tiles([tile])
    return tiles


def dealt(state: State, options: Options) -> dict[str, Json]:
    out: dict[str, Json] = {"dealer": int(state.dealer), "streak": int(state.streak)}
    if state.walled:
        return out | {"wall": [TILES[kind] for kind in state.wall]}
    out["deal"] = [ids(state.dealt[seat]) for seat in range(4)]
    if options.form == SMALL:
        out["stock"] = ids(state.stock)
    return out


def outcome(state: State, options: Options, items: Sequence[Item], illegal: bool) -> dict[str, Json]:
    """Everything that a record may expect. After a refused action, payments and winner are open (null)."""
    over = state.phase == AT_END and not illegal
    return {
        "payments": None if illegal else list(payments(items, 4)),
        "winner": int(state.winner) if over else None,
        "stacks": [int(count) for count in state.stacks],
        "turn": None if state.turn == NOBODY else int(state.turn),
        "hands": [ids(state.hands[seat]) for seat in range(4)],
        "next": next_dealer(options, state.dealer, state.streak, state.winner) if over else None,
        "items": [[item.id, item.payer, item.payee, item.amount] for item in items],
        "factors": [dict(item.factors) for item in items],
    }


def same(key: str, got: Json, expected: Json) -> bool:
    """Whether an expectation is met; hands compare in any order of tiles."""
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
    """The check `draw`: which seat receives which places of the wall; labels stand for tiles."""
    method, first, wall = record["method"], seat_in(record, "first"), record["wall"]
    if method not in METHODS:
        raise RefusalError("paitou_unknown", method=method)
    if not isinstance(wall, list) or len(wall) != 32:
        raise RefusalError("wall_size", count=len(wall))
    order, keeps = draw_order[METHODS.index(method)], hand_size(options)
    hands: list[Any] = [None] * 4
    taken: set[int] = set()
    for taker in range(4):
        places = order[taker][:keeps].tolist()
        hands[(first + taker) % 4] = [wall[place] for place in places]
        taken.update(places)
    return {"hands": hands, "left": [label for place, label in enumerate(wall) if place not in taken]}
