"""The view of a seat, a typed struct made from a concealed state (rules 4.6); the table as text."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from paiguan.engine.contract import Json, View, record_of, seat_or_none
from paiguan.engine.kernel import interpreted
from paiguan.engine.state import ITEM, NOBODY, blank
from paiguan.engine.tricks import PastTrick, TrickPlay, Tricks
from paiguan.games.tianjiu.combos import NONE, kinds_in, lipai_kinds, may_finish, size_of
from paiguan.games.tianjiu.legal import CLAIM
from paiguan.games.tianjiu.options import METHODS, SMALL, Options
from paiguan.games.tianjiu.refusals import combo_name
from paiguan.games.tianjiu.settle import TRICKS, dealer_factor, settle
from paiguan.games.tianjiu.state import (
    AT_END,
    AT_FOLLOW,
    AT_LEAD,
    AT_LIPAI,
    AT_ROLL,
    COLUMNS,
    ITEMS,
    PHASES,
    TILES,
    State,
    ids,
)

_dealer_factor, _may_finish = interpreted(dealer_factor), interpreted(may_finish)
NEAR_END = 2  # tiles left
Columns = tuple[tuple[int, ...], ...]  # of the wall, by taker
WALL_OF: list[Mapping[str, Columns]] = [{method: COLUMNS[method]} if method in COLUMNS else {} for method in METHODS]


class Trick(msgspec.Struct, frozen=True):
    """The current trick."""

    leader: int
    led: str  # class and rank, as in the terms
    top: str
    owner: int  # the seat whose combination is on top
    shown: tuple[tuple[str, ...], ...]  # face up, by seat
    plays: tuple[TrickPlay, ...]  # in order


class TianjiuView(View, frozen=True, kw_only=True):
    """What a seat knows: its own tiles, tiles face up, counts."""

    derived = ("factor", "walls", "trick.plays", "trick_number", "last_trick", "finishing")

    dealer: int
    streak: int
    factor: int  # of payments to and from the dealer
    hand: tuple[str, ...]
    thrown: tuple[str, ...]  # the viewer's own discards
    tiles: tuple[int, ...]  # the number that each seat holds
    stacks: tuple[int, ...]
    trick: Trick | None
    trick_number: int  # of tricks begun
    last_trick: PastTrick | None
    lipai: tuple[str, ...]  # the kinds that the viewer may show now
    method: str | None
    walls: Mapping[str, Columns]  # until the first lead, for each method that can be named
    dice: tuple[int, ...]
    finishing: tuple[bool, ...]  # near the end: the seats that have the stacks to win the last trick (4.5)
    payments: tuple[int, ...]  # so far
    winner: int | None
    claimed: tuple[str, ...]  # the tiles of a shown 例牌


def view(concealed: State, options: Options, seat: int | None, log: tuple[Json, ...]) -> TianjiuView:
    polled = concealed.phase == AT_LIPAI
    tricks = TRICKS.read(log, concealed.phase == AT_FOLLOW)
    return TianjiuView(
        game="tianjiu",
        seat=seat,
        phase=PHASES[concealed.phase],
        turn=seat_or_none(concealed.turn),
        log=log,
        dealer=concealed.dealer,
        streak=concealed.streak,
        factor=_dealer_factor(concealed, concealed.dealer, concealed.dealer),
        hand=tuple(ids(concealed.hands[seat])) if seat is not None else (),
        thrown=tuple(ids(concealed.thrown[seat])) if seat is not None else (),
        tiles=tuple(concealed.left),
        stacks=tuple(concealed.stacks),
        trick=_trick(concealed, options, tricks),
        trick_number=tricks.number,
        last_trick=tricks.last,
        lipai=tuple(kinds_in(_own_lipai(concealed, options, seat))) if polled else (),
        walls=_walls(concealed),
        method=None if concealed.method == NONE else METHODS[concealed.method],
        dice=tuple([die for die in concealed.dice if die]),
        finishing=_finishing(concealed),
        payments=_payments(concealed, options),
        winner=seat_or_none(concealed.winner),
        claimed=tuple(ids(concealed.dealt[concealed.claimed])) if concealed.claimed != NOBODY else (),
    )


def _finishing(concealed: State) -> tuple[bool, ...]:
    """By seat, whether its stacks allow it to win the last trick (4.5): that trick once it is led, before it one of a single
    tile. Empty while more than two tiles are left to the next leader."""
    if concealed.phase not in (AT_LEAD, AT_FOLLOW):
        return ()
    waiting = concealed.left[concealed.turn]  # the seat to act still holds the tiles of this trick
    size = int(size_of[concealed.led]) if concealed.led != NONE else 1
    if waiting > NEAR_END and waiting != size:
        return ()
    return tuple([bool(_may_finish(stacks, size if waiting == size else 1)) for stacks in concealed.stacks])


def _walls(concealed: State) -> Mapping[str, Columns]:
    """The columns of every method while one may be named, then of that one (4.3). 片面 uses layers, so it has none."""
    if not concealed.walled or concealed.first_lead != NONE or concealed.phase == AT_END:
        return {}
    return COLUMNS if concealed.method == NONE else WALL_OF[concealed.method]


def _payments(concealed: State, options: Options) -> tuple[int, ...]:
    """The payments so far. A settlement reads only public fields, so a concealed state gives the same result."""
    sums = [0] * 4
    if concealed.paid or concealed.phase == AT_END:
        items = blank(ITEM, ITEMS)
        for item in items[: settle(record_of(concealed), record_of(options), items)]:
            sums[item.payer] -= int(item.amount)
            sums[item.payee] += int(item.amount)
    return tuple(sums)


def may_be_asked(options: Options, view: TianjiuView) -> range:
    """The seats that may have been dealt an agreed 例牌; the phases before they have taken up their hands are public (4.4)."""
    agreed = options.form != SMALL and options.lipai
    return range(4 if agreed and view.phase == "opening" else 0)


def _own_lipai(concealed: State, options: Options, seat: int | None) -> int:
    return 0 if seat is None else lipai_kinds(record_of(options), concealed.dealt[seat])


def _trick(concealed: State, options: Options, tricks: Tricks) -> Trick | None:
    """The current trick; the last trick of a hand stays on the table."""
    if concealed.led == NONE:
        return None
    return Trick(
        leader=concealed.leader,
        led=combo_name(options, concealed.led),
        top=combo_name(options, concealed.top),
        owner=concealed.owner,
        shown=tuple([tuple(ids(tiles)) for tiles in concealed.table]),
        plays=tricks.last.plays if concealed.phase == AT_END and tricks.last is not None else tricks.plays,
    )


def reworded(concealed: State, options: Options, seat: int, codes: Sequence[int]) -> Json | None:
    """The log entry of a claim, with the claimant's eight tiles; None for other moves, which are shown as recorded."""
    if codes[0] != CLAIM:
        return None
    return {"seat": seat, "do": "claim", "cards": sorted(ids(concealed.dealt[seat]))}


def shown(view: TianjiuView) -> list[list[str]]:
    """The tiles of each seat that a view shows at the end: played, claimed with, discarded as far as visible (4.6)."""
    tiles: list[list[str]] = [[], [], [], []]
    for entry in view.log:
        tiles[entry["seat"]] += entry.get("cards", ())
    return tiles


# ---- the table as text -----------------------------------------------------------------------------------------


def text(state: State, options: Options, name: Callable[[str, str], str]) -> str:
    """Dealer and phase, then a line a seat: its stacks, its tiles and what it has played in this trick (★ on top)."""
    head = [name("game", "name"), name("phases", PHASES[state.phase]), f"{name('roles', 'dealer')} {state.dealer}"]
    if state.phase == AT_FOLLOW:
        head.append(name("combinations", combo_name(options, state.top)))
    if state.winner != NOBODY:
        head.append(f"{name('roles', 'winner')} {state.winner}")
    lines = [" · ".join(head)]
    if state.phase <= AT_ROLL:
        lines += ["  " + " ".join(TILES[state.wall[4 * column + level]] for column in range(8)) for level in range(4)]
        return "\n".join(lines)
    for seat in range(4):
        turn = "→" if seat == state.turn else " "
        crown = "★" if seat == state.owner else " "
        laid = f"{crown}[{' '.join(ids(state.table[seat]))}]" if state.table[seat] else ""
        lines.append(f"{turn} {seat}  {state.stacks[seat]}  {' '.join(ids(state.hands[seat])):<24} {laid}".rstrip())
    return "\n".join(lines)
