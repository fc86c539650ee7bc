"""What a seat sees, as a typed struct made from a veiled state (rules 4.6); the table as text."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from paiguan.engine.contract import Json, View, record_of, seat_or_none
from paiguan.engine.kernel import interpreted
from paiguan.engine.state import ITEM, NOBODY, blank
from paiguan.engine.tricks import PastTrick, TrickPlay, TrickReader, Tricks
from paiguan.games.tianjiu.combos import NONE, lipai_kinds
from paiguan.games.tianjiu.options import METHODS, Options
from paiguan.games.tianjiu.pieces import COLUMNS, TILES, ids
from paiguan.games.tianjiu.refusals import combo_name, kinds_in
from paiguan.games.tianjiu.settle import dealer_factor, settle
from paiguan.games.tianjiu.state import AT_END, AT_FOLLOW, AT_LIPAI, AT_ROLL, CLAIM, ITEMS, PHASES, State

TRICKS = TrickReader(4, laying=("play",))
_dealer_factor = interpreted(dealer_factor)
Columns = tuple[tuple[int, ...], ...]  # of the wall, by taker
WALL_OF: list[Mapping[str, Columns]] = [{method: COLUMNS[method]} if method in COLUMNS else {} for method in METHODS]


class Trick(msgspec.Struct, frozen=True):
    """The trick on the table."""

    leader: int
    led: str  # class and rank, as in the terms
    top: str
    owner: int  # whose combination is on top
    shown: tuple[tuple[str, ...], ...]  # face up, by seat
    plays: tuple[TrickPlay, ...]  # in order


class TianjiuView(View, frozen=True, kw_only=True):
    """A seat's knowledge: its own tiles, what lies face up, counts."""

    derived = ("factor", "walls", "trick.plays", "trick_number", "last_trick")

    dealer: int
    streak: int
    factor: int  # what payments to and from the dealer are multiplied by
    hand: tuple[str, ...]
    thrown: tuple[str, ...]  # one's own discards
    tiles: tuple[int, ...]  # how many each seat holds
    stacks: tuple[int, ...]
    trick: Trick | None
    trick_number: int  # of tricks begun
    last_trick: PastTrick | None
    lipai: tuple[str, ...]  # what one may show now
    method: str | None
    walls: Mapping[str, Columns]  # until the first lead, for each method that can be named
    dice: tuple[int, ...]
    payments: tuple[int, ...]  # so far
    winner: int | None
    claimed: tuple[str, ...]  # the tiles of a shown 例牌


def view(veiled: State, options: Options, seat: int | None, log: tuple[Json, ...]) -> TianjiuView:
    polled = veiled.phase == AT_LIPAI
    tricks = TRICKS.read(log, veiled.phase == AT_FOLLOW)
    return TianjiuView(
        game="tianjiu",
        seat=seat,
        phase=PHASES[veiled.phase],
        turn=seat_or_none(veiled.turn),
        log=log,
        dealer=veiled.dealer,
        streak=veiled.streak,
        factor=_dealer_factor(veiled, veiled.dealer, veiled.dealer),
        hand=tuple(ids(veiled.hands[seat])) if seat is not None else (),
        thrown=tuple(ids(veiled.thrown[seat])) if seat is not None else (),
        tiles=tuple(veiled.left),
        stacks=tuple(veiled.stacks),
        trick=_trick(veiled, options, tricks),
        trick_number=tricks.number,
        last_trick=tricks.last,
        lipai=tuple(kinds_in(_own_lipai(veiled, options, seat))) if polled else (),
        walls=_walls(veiled),
        method=None if veiled.method == NONE else METHODS[veiled.method],
        dice=tuple([die for die in veiled.dice if die]),
        payments=_payments(veiled, options),
        winner=seat_or_none(veiled.winner),
        claimed=tuple(ids(veiled.dealt[veiled.claimed])) if veiled.claimed != NOBODY else (),
    )


def _walls(veiled: State) -> Mapping[str, Columns]:
    """4.3: all methods while one may be named, then that one. 片面 goes by layers, so it has no columns."""
    if not veiled.walled or veiled.first_lead != NONE or veiled.phase == AT_END:
        return {}
    return COLUMNS if veiled.method == NONE else WALL_OF[veiled.method]


def _payments(veiled: State, options: Options) -> tuple[int, ...]:
    """All that a settlement reads is public, so a veiled state settles like the true one."""
    sums = [0] * 4
    if veiled.paid or veiled.phase == AT_END:
        items = blank(ITEM, ITEMS)
        for item in items[: settle(record_of(veiled), record_of(options), items)]:
            sums[item.payer] -= int(item.amount)
            sums[item.payee] += int(item.amount)
    return tuple(sums)


def _own_lipai(veiled: State, options: Options, seat: int | None) -> int:
    return 0 if seat is None else lipai_kinds(record_of(options), veiled.dealt[seat])


def _trick(veiled: State, options: Options, tricks: Tricks) -> Trick | None:
    """The trick under way; the one that ended the hand stays on the table."""
    if veiled.led == NONE:
        return None
    return Trick(
        leader=veiled.leader,
        led=combo_name(options, veiled.led),
        top=combo_name(options, veiled.top),
        owner=veiled.owner,
        shown=tuple([tuple(ids(tiles)) for tiles in veiled.table]),
        plays=tricks.last.plays if veiled.phase == AT_END and tricks.last is not None else tricks.plays,
    )


def worded(veiled: State, options: Options, seat: int, codes: Sequence[int]) -> Json | None:
    """A claim shows the claimant's eight tiles; all other moves are worded as they were made."""
    if codes[0] != CLAIM:
        return None
    return {"seat": seat, "do": "claim", "cards": sorted(ids(veiled.dealt[seat]))}


# ---- the table as text -----------------------------------------------------------------------------------------


def text(state: State, options: Options, name: Callable[[str, Any], str]) -> str:
    """Dealer and phase; then each seat with its stacks, its tiles and what it has laid in this trick (★ on top)."""
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
