"""What a seat sees, as a typed struct made from a veiled state (rules 4, "Hidden information")."""

from typing import Any

import msgspec
import numpy as np

from paiguan.engine.contract import Json, View
from paiguan.engine.kernel import Options, State
from paiguan.engine.state import NOBODY
from paiguan.games.mohuahua.cards import ids
from paiguan.games.mohuahua.combos import COMBOS, NAMES, NONE
from paiguan.games.mohuahua.play import resting
from paiguan.games.mohuahua.sight import count_cards
from paiguan.games.mohuahua.state import AT_DONE, PHASES


class Trick(msgspec.Struct, frozen=True):
    """The trick on the table."""

    leader: int
    led: str  # a combination, as in the terms
    best: str
    owner: int  # whose play is best
    width: int  # cards each house puts down, and 墩 the trick is worth
    shown: tuple[tuple[str, ...], ...]  # face up, by seat
    down: tuple[int, ...]  # cards put down so far, face up or down, by seat


class MohuahuaView(View, frozen=True, kw_only=True):
    """A seat's knowledge: its own cards, what lies face up, counts."""

    dealer: int
    resting: int | None
    hand: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]  # all cards still held, by seat, when the hand has ended
    thrown: tuple[tuple[str, ...], ...]  # cards put down face down, by seat, as far as seen
    cards: tuple[int, ...]  # how many each seat holds
    folded: tuple[int, ...]
    tricks: tuple[int, ...]
    xi: tuple[int, ...]
    niu: tuple[int, ...]
    liang: tuple[int, ...]
    trick: Trick | None


def view(veiled: State, options: Options, seat: int | None, log: tuple[Json, ...]) -> MohuahuaView:
    players = int(options.players)
    cards = np.zeros(players, np.int64)
    count_cards(veiled, options, cards)
    hands, folded = veiled.hands[:players].tolist(), int(veiled.folded)
    return MohuahuaView(
        game="mohuahua",
        seat=seat,
        phase=PHASES[veiled.phase],
        turn=_seat(veiled.turn),
        log=log,
        dealer=int(veiled.dealer),
        resting=_seat(resting(veiled, options)),
        hand=() if seat is None else tuple(ids(hands[seat])),
        hands=tuple(tuple(ids(hand)) for hand in hands) if veiled.phase >= AT_DONE else (),
        thrown=tuple(tuple(ids(thrown)) for thrown in veiled.thrown[:players].tolist()),
        cards=tuple(cards.tolist()),
        folded=tuple(other for other in range(players) if folded >> other & 1),
        tricks=tuple(veiled.tricks[:players].tolist()),
        xi=tuple(veiled.xi[:players].tolist()),
        niu=tuple(veiled.niu[:players].tolist()),
        liang=tuple(veiled.liang[:players].tolist()),
        trick=_trick(veiled, players),
    )


def _seat(value: Any) -> int | None:
    return None if value == NOBODY else int(value)


def _trick(veiled: State, players: int) -> Trick | None:
    if veiled.led == NONE:
        return None
    laid = veiled.laid[:players].tolist()
    return Trick(
        leader=int(veiled.leader),
        led=NAMES[veiled.led],
        best=NAMES[veiled.best],
        owner=int(veiled.owner),
        width=int(veiled.width),
        shown=tuple(() if combo == NONE else COMBOS[combo].cards for combo in laid),
        down=tuple(veiled.down[:players].tolist()),
    )
