"""The record format of 六虎: moves and their codes, the deal, and the outcome of a hand (rules 4, "Record format")."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar

import msgspec

from paiguan.engine.contract import Item, Json, Move, RefusalError, payments
from paiguan.engine.reading import check_all_there, dealer_in, strings_in
from paiguan.engine.state import NOBODY
from paiguan.games.liuhu.combos import NONE, combo_of, mask_of
from paiguan.games.liuhu.legal import BEAT, DISCARD, HU, LEAD, NOWUHU, PASS, WUHU, ZUO, hu_of
from paiguan.games.liuhu.options import Options
from paiguan.games.liuhu.play import restart
from paiguan.games.liuhu.settle import WUHU_HU, next_dealer
from paiguan.games.liuhu.state import (
    AT_END,
    AT_LEAD,
    END_WUHU,
    ENDS,
    HAND,
    PHASES,
    State,
    bystander,
    check_cards,
    face_up,
    ids,
    in_pack,
    in_play,
    mask,
    old_cards,
)


class CardMove(Move, frozen=True, omit_defaults=True):
    """A move with cards. Every verb may be sent with cards, so that each has its own refusal for missing or extra cards."""

    cards: tuple[str, ...] = ()


class Wuhu(CardMove, frozen=True, tag="wuhu"):
    """五虎下山: win at once with the four ones and the 37th card (4.1)."""


class Nowuhu(CardMove, frozen=True, tag="nowuhu"):
    """Decline to show the five tigers, for this hand (4.1)."""


class Zuo(CardMove, frozen=True, tag="zuo"):
    """做牌: call, to play the hand (4.2)."""


class Pass(CardMove, frozen=True, tag="pass"):
    """Decline to call (4.2); with no cards left, decline to declare (4.3)."""


class Lead(CardMove, frozen=True, tag="lead"):
    """引牌: open a trick (4.3)."""


class Beat(CardMove, frozen=True, tag="beat"):
    """擊牌: beat the standing play (4.4)."""


class Discard(CardMove, frozen=True, tag="discard"):
    """墊牌: put down as many cards as were led without beating (4.4)."""

    chosen_freely: ClassVar[bool] = True


class Hu(CardMove, frozen=True, tag="hu"):
    """食糊: declare with six hu on lead (4.3)."""


MOVES = (Wuhu, Nowuhu, Zuo, Pass, Lead, Beat, Discard, Hu)
CODES: dict[type[Move], int] = {Wuhu: WUHU, Nowuhu: NOWUHU, Zuo: ZUO, Pass: PASS, Hu: HU}
VERBS = {code: kind for kind, code in CODES.items()}


def codes(options: Options, move: Move) -> Sequence[int]:
    """The codes of a move; () if the action space has none for it, so that it cannot be legal."""
    assert isinstance(move, CardMove)
    if type(move) in CODES:
        if move.cards:
            raise RefusalError("cards_unexpected", verb=move.verb)
        return (CODES[type(move)],)
    if not move.cards:
        raise RefusalError("no_pieces", verb=move.verb)
    check_cards(options, move.cards)
    if isinstance(move, Discard):
        return tuple(DISCARD + card for card in sorted(in_pack(options)[name] for name in move.cards))
    combo = combo_of(mask(options, move.cards))
    if combo == NONE:
        return ()
    return (LEAD + combo,) if isinstance(move, Lead) else (BEAT + combo,)


def move_of(options: Options, seat: int, given: Sequence[int]) -> Move:
    """The move that these codes make."""
    code = given[0]
    if code < BEAT:
        return Lead(seat=seat, cards=ids(options, mask_of[code - LEAD]))
    if code < DISCARD:
        return Beat(seat=seat, cards=ids(options, mask_of[code - BEAT]))
    if code < WUHU:
        return Discard(seat=seat, cards=ids(options, sum(1 << (one - DISCARD) for one in given)))
    return VERBS[code](seat=seat)


# ---- records ---------------------------------------------------------------------------------------------------


def begin(state: State, options: Options, record: Mapping[str, Json]) -> None:
    state.dealer = dealer_in(record, int(options.players))


def load(state: State, options: Options, record: Mapping[str, Json]) -> None:
    """Read a hand for each seat; the dream's has one card."""
    deal, seats = record.get("deal"), int(options.players)
    if not isinstance(deal, list):
        raise RefusalError("malformed", field="deal")
    if len(deal) != seats:
        raise RefusalError("deal_wrong_seats", count=len(deal), need=seats)
    for seat, hand in enumerate(deal):
        cards_of(options, hand, f"deal[{seat}]")
        need = 1 if seat == bystander(options, state.dealer) else HAND
        if len(hand) != need:
            raise RefusalError("deal_sizes", seat=seat, count=len(hand), need=need)
    check_all_there([card for hand in deal for card in hand], [(card, 1) for card in ids(options, in_play(options))])
    for seat, hand in enumerate(deal):
        state.dealt[seat] = mask(options, hand)
    restart(state, options)


def cards_of(options: Options, value: Json, field: str) -> list[str]:
    """Read a list of cards that are in play."""
    cards = strings_in(value, field)
    for card in cards:
        check_cards(options, [card])
    return cards


def dealt(state: State, options: Options) -> dict[str, Json]:
    hands = [list(ids(options, state.dealt[seat])) for seat in range(options.players)]
    return {"dealer": int(state.dealer), "deal": hands}


def outcome(state: State, options: Options, items: Sequence[Item]) -> dict[str, Json]:
    """Everything that a record may expect. Before the end there is no winner, no payment and no next dealer."""
    over = state.phase == AT_END
    on_lead = int(hu_of(state, options, state.turn)) if state.phase == AT_LEAD else None
    return {
        "end": ENDS[state.end] if over else None,
        "winner": _seat(state.winner),
        **hu_of_items(state, items),
        "payments": list(payments(items, int(options.players))) if over else None,
        "items": paid(items),
        "next_dealer": next_dealer(options, state.dealer, state.winner) if over else None,
        "phase": PHASES[state.phase],
        "turn": _seat(state.turn),
        "won": state.won[: options.players].tolist(),
        "privileged": _seat(state.privileged),
        "old": list(ids(options, old_cards(options, face_up(state)))),
        "hu_now": on_lead,
    }


def _seat(value: int) -> int | None:
    return None if value == NOBODY else int(value)


def hu_of_items(state: State, items: Sequence[Item]) -> dict[str, int | None]:
    """The hu of a settlement, from its explaining lines; the five tigers are eight hu without such lines."""
    lines = {item.id: item.units for item in items if item.payer is None}
    if not lines:
        hu = WUHU_HU if state.end == END_WUHU else None
        return {"hu": hu, "hu_tricks": None, "hu_old": None, "dream_hu": None}
    dream = lines["dream_base"] + lines["dream_match"] if "dream_base" in lines else None
    tricks, old = lines["hu_tricks"], lines["hu_old"]
    return {"hu": tricks + old, "hu_tricks": tricks, "hu_old": old, "dream_hu": dream}


def paid(items: Sequence[Item]) -> list[Json]:
    """The items that are payments."""
    return [
        {"id": item.id, "from": item.payer, "to": item.payee, "amount": item.amount}
        for item in items
        if item.payer is not None
    ]


def same(key: str, got: Json, expected: Json) -> bool:
    """Whether an expectation is met: cards and plays compare as sets, items as a multiset, a deal in its order."""
    if key in ("old", "aside", "singles", "discard_must_touch") and isinstance(expected, list):
        return isinstance(got, list) and sorted(got) == sorted(expected)
    if key in ("combos", "beats") and isinstance(expected, list):
        return isinstance(got, list) and sorted(map(sorted, got)) == sorted(map(sorted, expected))
    if key == "items" and isinstance(expected, list):
        return Counter(map(_spelled, got)) == Counter(map(_spelled, expected))
    return bool(got == expected)


def _spelled(item: Json) -> bytes:
    return msgspec.json.encode(item, order="sorted")
