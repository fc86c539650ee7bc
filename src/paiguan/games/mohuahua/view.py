"""The view of a seat, a typed struct made from a concealed state (rules 4, "Hidden information"); the table as text."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec

from paiguan.engine.contract import Json, View, seat_or_none
from paiguan.engine.kernel import interpreted
from paiguan.engine.tricks import PastTrick, TrickPlay, Tricks
from paiguan.games.mohuahua.combos import COMBOS, NAMES, NONE
from paiguan.games.mohuahua.information import cards_left
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.play import after, resting
from paiguan.games.mohuahua.settle import CI_AT, TRICKS, WIN
from paiguan.games.mohuahua.state import AT_DONE, HAND, PHASES, State, ids

_after, _cards_left, _resting = interpreted(after), interpreted(cards_left), interpreted(resting)
HOUSES = ("head", "second", "bottom")  # in turn order
MARKS = (WIN, CI_AT, HAND)


class Trick(msgspec.Struct, frozen=True):
    """The current trick."""

    leader: int
    led: str  # a combination, as in the terms
    best: str
    owner: int  # the seat of the best play
    width: int  # cards each house puts down, and 墩 the trick is worth
    shown: tuple[tuple[str, ...], ...]  # face up, by seat
    down: tuple[int, ...]  # cards put down so far, face up or down, by seat
    plays: tuple[TrickPlay, ...]  # in order


class MohuahuaView(View, frozen=True, kw_only=True):
    """What a seat knows: its own cards, cards face up, counts."""

    derived = ("roles", "marks", "trick.plays", "trick_number", "last_trick")

    dealer: int
    resting: int | None
    roles: tuple[str, ...]  # by seat, as in the terms
    marks: tuple[int, int, int]  # the 墩 for 夠, for 賜, and in all
    hand: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]  # all cards still held, by seat, when the hand has ended
    thrown: tuple[tuple[str, ...], ...]  # visible cards among those put down face down, by seat
    cards: tuple[int, ...]  # the number that each seat holds
    folded: tuple[int, ...]
    tricks: tuple[int, ...]
    xi: tuple[int, ...]
    niu: tuple[int, ...]
    liang: tuple[int, ...]
    trick: Trick | None
    trick_number: int  # of tricks begun
    last_trick: PastTrick | None


def sits_out(options: Options, dealer: int) -> int | None:
    state: Any = SimpleNamespace(dealer=dealer)  # the kernel reads only the dealer
    return seat_or_none(_resting(state, options))


def view(concealed: State, options: Options, seat: int | None, log: tuple[Json, ...]) -> MohuahuaView:
    players = options.players
    tricks = TRICKS.read(log, concealed.led != NONE)
    hands, folded = concealed.hands[:players], concealed.folded
    return MohuahuaView(
        game="mohuahua",
        seat=seat,
        phase=PHASES[concealed.phase],
        turn=seat_or_none(concealed.turn),
        log=log,
        dealer=concealed.dealer,
        resting=seat_or_none(_resting(concealed, options)),
        roles=_roles(concealed, options),
        marks=MARKS,
        hand=() if seat is None else tuple(ids(hands[seat])),
        hands=tuple(tuple(ids(hand)) for hand in hands) if concealed.phase >= AT_DONE else (),
        thrown=tuple(tuple(ids(thrown)) for thrown in concealed.thrown[:players]),
        cards=tuple([_cards_left(concealed, options, other) for other in range(players)]),
        folded=tuple(other for other in range(players) if folded >> other & 1),
        tricks=tuple(concealed.tricks[:players]),
        xi=tuple(concealed.xi[:players]),
        niu=tuple(concealed.niu[:players]),
        liang=tuple(concealed.liang[:players]),
        trick=_trick(concealed, players, tricks),
        trick_number=tricks.number,
        last_trick=tricks.last,
    )


def _roles(concealed: State, options: Options) -> tuple[str, ...]:
    roles, seat = ["resting"] * options.players, concealed.dealer
    for house in HOUSES:
        roles[seat] = house
        seat = _after(concealed, options, seat)
    return tuple(roles)


def _trick(concealed: State, players: int, tricks: Tricks) -> Trick | None:
    if concealed.led == NONE:
        return None
    laid = concealed.laid[:players]
    return Trick(
        leader=concealed.leader,
        led=NAMES[concealed.led],
        best=NAMES[concealed.best],
        owner=concealed.owner,
        width=concealed.width,
        shown=tuple(() if combo == NONE else COMBOS[combo].cards for combo in laid),
        down=tuple(concealed.down[:players]),
        plays=tricks.plays,
    )


# ---- the table as text -----------------------------------------------------------------------------------------


def text(state: State, options: Options, name: Callable[[str, str], str]) -> str:
    """Dealer, phase and best play, then a line a seat: its 墩, its cards and its play in this trick (★ the best)."""
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
