"""The moves of 抹花花, and their codes (verbs of the record format, rules 8a)."""

from collections.abc import Sequence
from functools import lru_cache

from paiguan.engine.contract import Move, check_dominoes
from paiguan.games.mohuahua.combos import COMBOS, NONE, combo_of
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.pieces import CARDS, COPIES, KIND
from paiguan.games.mohuahua.state import DECLARE, DISCARD, FOLD, GO, PAD, PLAY, State


class FlowerMove(Move, frozen=True, omit_defaults=True):
    """Any action may be written with cards and extras; those that take none must leave them empty."""

    cards: tuple[str, ...] = ()
    extra: tuple[str, ...] = ()


class Fold(FlowerMove, frozen=True, tag="fold"):
    """扣牌: ask for a redeal; who folds still plays if anybody goes."""


class Go(FlowerMove, frozen=True, tag="go"):
    """掀牌: play this hand."""


class Play(FlowerMove, frozen=True, tag="play"):
    """Lead, or beat, face up; a Heaven quad on more than four cards takes `extra` ones face down with it."""


class Discard(FlowerMove, frozen=True, tag="discard"):
    """墊: as many cards as the trick is wide, face down."""


class Pad(FlowerMove, frozen=True, tag="pad"):
    """After a Heaven quad on fewer than four cards: fill up to four, face down."""


class Declare(FlowerMove, frozen=True, tag="declare"):
    """宣布勝利: end the hand before leading."""


MOVES = (Fold, Go, Play, Discard, Pad, Declare)


def check_cards(cards: Sequence[str]) -> None:
    check_dominoes(cards, KIND, COPIES)


def codes(state: State, options: Options, move: Move) -> Sequence[int]:
    """The codes of a move; () where the action space has no word for it, so that it cannot be legal."""
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
    """A move with cards face down as others see it: how many they are."""
    code = given[0]
    if code < DISCARD:
        return {"do": "play", "seat": seat, "cards": list(COMBOS[code - PLAY].cards), "count": len(given) - 1}
    if code == PAD:
        return {"do": "pad", "seat": seat, "count": len(given) - 1}
    return {"do": "discard", "seat": seat, "count": len(given)}
