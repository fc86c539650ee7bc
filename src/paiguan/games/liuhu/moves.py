"""The moves of 六虎, and their codes (verbs of the record format)."""

from collections.abc import Sequence

from paiguan.engine.contract import Move, Refused
from paiguan.games.liuhu.combos import NONE, combo_of, mask_of
from paiguan.games.liuhu.options import Options
from paiguan.games.liuhu.pieces import check_cards, ids, in_pack, mask
from paiguan.games.liuhu.state import BEAT, DISCARD, HU, LEAD, NOWUHU, PASS, WUHU, ZUO


class CardMove(Move, frozen=True, omit_defaults=True):
    """Every verb may be sent with cards, so that each has its own sentence where they are missing or too many."""

    cards: tuple[str, ...] = ()


class Wuhu(CardMove, frozen=True, tag="wuhu"):
    """五虎下山: win at once with the four ones and the 37th card (4.1)."""


class Nowuhu(CardMove, frozen=True, tag="nowuhu"):
    """Give the five tigers up for good (4.1)."""


class Zuo(CardMove, frozen=True, tag="zuo"):
    """做牌: willing to play the hand (4.2)."""


class Pass(CardMove, frozen=True, tag="pass"):
    """Not willing (4.2); with no cards left, not declaring (4.3)."""


class Lead(CardMove, frozen=True, tag="lead"):
    """引牌: open a trick (4.3)."""


class Beat(CardMove, frozen=True, tag="beat"):
    """擊牌: beat the standing play (4.4)."""


class Discard(CardMove, frozen=True, tag="discard"):
    """墊牌: put down as many cards, to win nothing (4.4)."""


class Hu(CardMove, frozen=True, tag="hu"):
    """食糊: declare with six hu on lead (4.3)."""


MOVES = (Wuhu, Nowuhu, Zuo, Pass, Lead, Beat, Discard, Hu)
CODES: dict[type[Move], int] = {Wuhu: WUHU, Nowuhu: NOWUHU, Zuo: ZUO, Pass: PASS, Hu: HU}
VERBS = {code: kind for kind, code in CODES.items()}


def codes(options: Options, move: Move) -> Sequence[int]:
    """The codes of a move; () where the action space has no word for it, so that it cannot be legal."""
    assert isinstance(move, CardMove)
    if type(move) in CODES:
        if move.cards:
            raise Refused("cards_unexpected", verb=move.verb)
        return (CODES[type(move)],)
    if not move.cards:
        raise Refused("no_pieces", verb=move.verb)
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
