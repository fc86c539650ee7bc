"""The moves of 天九, and their codes (verbs of the record format, rules 4.6)."""

from collections.abc import Sequence
from functools import lru_cache

from paiguan.engine.contract import Move, check_dominoes
from paiguan.games.tianjiu.combos import COMBOS, NONE, combo_of
from paiguan.games.tianjiu.options import METHODS, Options
from paiguan.games.tianjiu.pieces import COPIES, KIND, TILES
from paiguan.games.tianjiu.state import CLAIM, DISCARD, PAITOU, PASS, PLAY, ROLL, State


class Paitou(Move, frozen=True, tag="paitou"):
    """Name the drawing method (4.3)."""

    method: str


class Roll(Move, frozen=True, tag="roll"):
    """Throw the two dice (4.3)."""

    dice: tuple[int, ...]


class Claim(Move, frozen=True, tag="claim"):
    """Show a 例牌 and win (4.4)."""


class Pass(Move, frozen=True, tag="pass"):
    """Decline to show a 例牌 (4.4)."""


class Play(Move, frozen=True, tag="play"):
    """Lead, or beat, face up (4.5)."""

    cards: tuple[str, ...]


class Discard(Move, frozen=True, tag="discard"):
    """墊牌: as many tiles as were led, face down (4.5)."""

    cards: tuple[str, ...]


MOVES = (Paitou, Roll, Claim, Pass, Play, Discard)


def check_tiles(cards: Sequence[str]) -> None:
    check_dominoes(cards, KIND, COPIES)


def codes(state: State, options: Options, move: Move) -> Sequence[int]:
    """The codes of a move; () where the action space has no word for it, so that it cannot be legal."""
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
