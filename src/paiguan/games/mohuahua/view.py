"""What a seat sees, as a typed struct made from a veiled state (rules 4, "Hidden information"); the table as text."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec

from paiguan.engine.contract import Json, View, seat_or_none
from paiguan.engine.kernel import interpreted
from paiguan.engine.tricks import PastTrick, TrickPlay, TrickReader, Tricks
from paiguan.games.mohuahua.combos import COMBOS, NAMES, NONE
from paiguan.games.mohuahua.information import cards_left
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.pieces import HAND, ids
from paiguan.games.mohuahua.play import after, resting
from paiguan.games.mohuahua.settle import CI_AT, WIN
from paiguan.games.mohuahua.state import AT_DONE, PHASES, State

_after, _cards_left, _resting = interpreted(after), interpreted(cards_left), interpreted(resting)
HOUSES = ("head", "second", "bottom")  # in turn order
TRICKS = TrickReader(len(HOUSES), laying=("play",), filling=("pad",))
MARKS = (WIN, CI_AT, HAND)


class Trick(msgspec.Struct, frozen=True):
    """The trick on the table."""

    leader: int
    led: str  # a combination, as in the terms
    best: str
    owner: int  # whose play is best
    width: int  # cards each house puts down, and 墩 the trick is worth
    shown: tuple[tuple[str, ...], ...]  # face up, by seat
    down: tuple[int, ...]  # cards put down so far, face up or down, by seat
    plays: tuple[TrickPlay, ...]  # in order


class MohuahuaView(View, frozen=True, kw_only=True):
    """A seat's knowledge: its own cards, what lies face up, counts."""

    derived = ("roles", "marks", "trick.plays", "trick_number", "last_trick")

    dealer: int
    resting: int | None
    roles: tuple[str, ...]  # by seat, as in the terms
    marks: tuple[int, int, int]  # 墩 for 夠, for 賜, and all that there are
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
    trick_number: int  # of tricks begun
    last_trick: PastTrick | None


def sits_out(options: Options, dealer: int) -> int | None:
    state: Any = SimpleNamespace(dealer=dealer)  # the rule reads the dealer only
    return seat_or_none(_resting(state, options))


def view(veiled: State, options: Options, seat: int | None, log: tuple[Json, ...]) -> MohuahuaView:
    players = options.players
    tricks = TRICKS.read(log, veiled.led != NONE)
    hands, folded = veiled.hands[:players], veiled.folded
    return MohuahuaView(
        game="mohuahua",
        seat=seat,
        phase=PHASES[veiled.phase],
        turn=seat_or_none(veiled.turn),
        log=log,
        dealer=veiled.dealer,
        resting=seat_or_none(_resting(veiled, options)),
        roles=_roles(veiled, options),
        marks=MARKS,
        hand=() if seat is None else tuple(ids(hands[seat])),
        hands=tuple(tuple(ids(hand)) for hand in hands) if veiled.phase >= AT_DONE else (),
        thrown=tuple(tuple(ids(thrown)) for thrown in veiled.thrown[:players]),
        cards=tuple([_cards_left(veiled, options, other) for other in range(players)]),
        folded=tuple(other for other in range(players) if folded >> other & 1),
        tricks=tuple(veiled.tricks[:players]),
        xi=tuple(veiled.xi[:players]),
        niu=tuple(veiled.niu[:players]),
        liang=tuple(veiled.liang[:players]),
        trick=_trick(veiled, players, tricks),
        trick_number=tricks.number,
        last_trick=tricks.last,
    )


def _roles(veiled: State, options: Options) -> tuple[str, ...]:
    roles, seat = ["resting"] * options.players, veiled.dealer
    for house in HOUSES:
        roles[seat] = house
        seat = _after(veiled, options, seat)
    return tuple(roles)


def _trick(veiled: State, players: int, tricks: Tricks) -> Trick | None:
    if veiled.led == NONE:
        return None
    laid = veiled.laid[:players]
    return Trick(
        leader=veiled.leader,
        led=NAMES[veiled.led],
        best=NAMES[veiled.best],
        owner=veiled.owner,
        width=veiled.width,
        shown=tuple(() if combo == NONE else COMBOS[combo].cards for combo in laid),
        down=tuple(veiled.down[:players]),
        plays=tricks.plays,
    )


# ---- the table as text -----------------------------------------------------------------------------------------


def text(state: State, options: Options, name: Callable[[str, Any], str]) -> str:
    """Dealer, phase and best play; then each seat with its 墩, its cards and its play in this trick (★ the best)."""
    head = [name("game", "name"), name("phases", PHASES[state.phase]), f"{name('roles', 'dealer')} {state.dealer}"]
    if state.best != NONE:
        head.append(name("pieces" if NAMES[state.best].isdigit() else "combinations", NAMES[state.best]))
    lines = [" · ".join(head)]
    for seat in range(options.players):
        turn = "→" if seat == state.turn else " "
        crown = "★" if seat == state.owner else " "
        cards = name("roles", "resting") if seat == resting(state, options) else " ".join(ids(state.hands[seat]))
        laid = state.laid[seat]
        play = "" if laid == NONE else f"{crown}[{' '.join(COMBOS[laid].cards)}]"
        lines.append(f"{turn} {seat} {state.tricks[seat]:>2}  {cards:<47} {play}".rstrip())
    return "\n".join(lines)
