"""The record format of 抹花花: moves and their codes, the deal, and the outcome of a hand (rules 8a)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar

from paiguan.engine.contract import Item, Json, Move, RefusalError, check_dominoes, payments
from paiguan.engine.reading import check_all_there, dealer_in, hands_in, strings_in
from paiguan.engine.state import NOBODY
from paiguan.games.mohuahua.combos import COMBOS, NONE, combo_of
from paiguan.games.mohuahua.legal import DECLARE, DISCARD, FOLD, GO, PAD, PLAY
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.play import restart, resting
from paiguan.games.mohuahua.settle import WIN, next_dealer
from paiguan.games.mohuahua.state import AT_DONE, AT_WASHED, CARDS, COPIES, HAND, KIND, PHASES, State, counts, ids


class FlowerMove(Move, frozen=True, omit_defaults=True):
    """A move with cards and extras, which are empty for verbs that take none."""

    cards: tuple[str, ...] = ()
    extra: tuple[str, ...] = ()


class Fold(FlowerMove, frozen=True, tag="fold"):
    """扣牌: ask for a new deal; the player still plays if another house goes."""


class Go(FlowerMove, frozen=True, tag="go"):
    """掀牌: play this hand."""


class Play(FlowerMove, frozen=True, tag="play"):
    """Lead or beat, face up; a Heaven quad on more than four cards takes `extra` cards face down with it."""


class Discard(FlowerMove, frozen=True, tag="discard"):
    """墊: put down as many cards as the trick is wide, face down."""

    chosen_freely: ClassVar[bool] = True


class Pad(FlowerMove, frozen=True, tag="pad"):
    """After a Heaven quad on fewer than four cards: add cards face down up to four."""

    chosen_freely: ClassVar[bool] = True


class Declare(FlowerMove, frozen=True, tag="declare"):
    """宣布勝利: end the hand instead of leading."""


MOVES = (Fold, Go, Play, Discard, Pad, Declare)


def check_cards(cards: Sequence[str]) -> None:
    check_dominoes(cards, KIND, COPIES)


def codes(state: State, options: Options, move: Move) -> Sequence[int]:
    """The codes of a move; () if the action space has none for it, so that it cannot be legal."""
    assert isinstance(move, FlowerMove)
    cards, extra = move.cards, move.extra
    check_cards(cards + extra)
    match move:
        case Play():
            combo = combo_of(cards)
            return () if combo == NONE else (PLAY + combo, *face_down(extra))
        case Discard() | Pad() if extra or not cards:
            return ()
        case Discard():
            return face_down(cards)
        case Pad():
            return (PAD, *face_down(cards))
        case _ if cards or extra:
            return ()
        case Fold():
            return (FOLD,)
        case Go():
            return (GO,)
        case Declare():
            return (DECLARE,)
    raise TypeError(f"{type(move).__name__} is no move of 抹花花")


def face_down(cards: Sequence[str]) -> tuple[int, ...]:
    return tuple(DISCARD + kind for kind in sorted(KIND[card] for card in cards))


@lru_cache(maxsize=4096)
def move_of(seat: int, given: tuple[int, ...]) -> Move:
    """The move that these codes make."""
    code = given[0]
    if code < DISCARD:
        return Play(seat=seat, cards=COMBOS[code - PLAY].cards, extra=cards_named(given[1:]))
    if code < PAD:
        return Discard(seat=seat, cards=cards_named(given))
    if code == PAD:
        return Pad(seat=seat, cards=cards_named(given[1:]))
    return {FOLD: Fold, GO: Go, DECLARE: Declare}[code](seat=seat)


def cards_named(given: Sequence[int]) -> tuple[str, ...]:
    return tuple(CARDS[code - DISCARD] for code in given)


def hidden_move(seat: int, given: Sequence[int]) -> dict[str, object]:
    """A move with face-down cards as others see it: only their number."""
    code = given[0]
    if code < DISCARD:
        return {"do": "play", "seat": seat, "cards": list(COMBOS[code - PLAY].cards), "count": len(given) - 1}
    if code == PAD:
        return {"do": "pad", "seat": seat, "count": len(given) - 1}
    return {"do": "discard", "seat": seat, "count": len(given)}


# ---- records ---------------------------------------------------------------------------------------------------


def begin(state: State, options: Options, record: Mapping[str, Json]) -> None:
    state.dealer = dealer_in(record, int(options.players))


def load(state: State, options: Options, record: Mapping[str, Json]) -> None:
    """Read one hand a seat; the resting seat's is empty."""
    deal = hands_in(record, int(options.players))
    hands = [cards_of_hand(hand, f"deal[{seat}]") for seat, hand in enumerate(deal)]
    for seat, hand in enumerate(hands):
        if seat == resting(state, options):
            if hand:
                raise RefusalError("deal_resting", player=seat)
        elif len(hand) != HAND:
            raise RefusalError("deal_sizes", seat=seat, count=len(hand), need=HAND)
    check_all_there([card for hand in hands for card in hand], zip(CARDS, COPIES, strict=True))
    for seat, hand in enumerate(hands):
        state.dealt[seat] = counts(hand)
    restart(state, options)


def cards_of_hand(value: Json, field: str) -> list[str]:
    cards = strings_in(value, field)
    for card in cards:
        check_cards([card])
    return cards


def dealt(state: State, options: Options) -> dict[str, Json]:
    hands = [ids(cards) for cards in state.dealt[: options.players].tolist()]
    return {"dealer": int(state.dealer), "deal": hands}


def outcome(state: State, options: Options, items: Sequence[Item], illegal: bool) -> dict[str, Json]:
    """Everything that a record may expect; payments, items, winners and the next dealer only at the end of the hand."""
    ended, players = state.phase >= AT_DONE, int(options.players)
    return {
        "status": {AT_DONE: "done", AT_WASHED: "washed"}.get(int(state.phase), "running"),
        "payments": list(payments(items, players)) if ended else None,
        "items": points_of(items),
        "winners": winners_of(state) if state.phase == AT_DONE else [],
        "tricks": state.tricks[:players].tolist(),
        "turn": None if state.turn == NOBODY else int(state.turn),
        "phase": None if ended else PHASES[state.phase],
        "next_dealer": next_dealer(options, state.dealer) if ended else None,
    }


def points_of(items: Sequence[Item]) -> dict[str, list[list[Json]]]:
    """The items of each winner with their points, each once, even if several houses pay it."""
    found: dict[str, list[list[Json]]] = {}
    for item in items:
        own = found.setdefault(str(item.payee), [])
        if [item.id, item.amount] not in own:
            own.append([item.id, item.amount])
    return found


def winners_of(state: State) -> list[int]:
    return [seat for seat, tricks in enumerate(state.tricks) if tricks >= WIN]
