"""Payments and the rules behind them, and what a settlement is drawn from (rules 6); the next dealer (rules 7)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from paiguan.engine.contract import Bounds, Item, Json, Result, Standing
from paiguan.engine.kernel import kernel
from paiguan.engine.state import Items, write_item
from paiguan.engine.tricks import TrickReader
from paiguan.games.mohuahua.combos import COMBOS, GROUPS, combo_of, liang_of, niu_of, xi_of
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.play import resting
from paiguan.games.mohuahua.state import AT_DONE, CI, CI_EXTRA, GOU, LIANG, NIU, XI, State

if TYPE_CHECKING:  # view.py imports this module
    from paiguan.games.mohuahua.view import MohuahuaView


WIN = 6  # 墩 that make a winner 夠
CI_AT = 11  # 墩 that make a winner 賜


@kernel
def settle(state: State, options: Options, items: Items) -> int:
    """Write the payments: every loser pays every winner all items of that winner, in the order of the table of 6.2 (6.3)."""
    count = 0
    if state.phase != AT_DONE:
        return count
    for winner in range(4):
        tricks = state.tricks[winner]
        if tricks < WIN:
            continue
        if tricks < CI_AT:
            count = collect(state, options, items, count, winner, GOU, 1)
        else:
            count = collect(state, options, items, count, winner, CI, 4)
            count = collect(state, options, items, count, winner, CI_EXTRA, tricks - CI_AT)
        count = collect(state, options, items, count, winner, XI, state.xi[winner])
        count = collect(state, options, items, count, winner, NIU, state.niu[winner])
        count = collect(state, options, items, count, winner, LIANG, 2 * state.liang[winner])
    return count


@kernel
def collect(state: State, options: Options, items: Items, count: int, winner: int, id: int, points: int) -> int:
    """Write one item of a winner for each loser; returns the new number of items."""
    if points == 0:
        return count
    for loser in range(options.players):
        if state.tricks[loser] < WIN and loser != resting(state, options):
            write_item(items[count], id, loser, winner, points)
            count += 1
    return count


# ---- the match -------------------------------------------------------------------------------------------------


def next_dealer(options: Options, dealer: int) -> int:
    """The next dealer: second house, also after a washed hand (7)."""
    return (int(dealer) + 1) % int(options.players)


def next_standing(options: Options, standing: Standing, state: State) -> Standing:
    """The standing after a hand; the match is over when each seat has dealt `rounds` times."""
    hands = standing.hands + 1
    over = hands >= int(options.rounds) * int(options.players)
    return Standing(dealer=next_dealer(options, state.dealer), hands=hands, over=over)


# ---- bounds ----------------------------------------------------------------------------------------------------


def bounds(values: Mapping[str, Json]) -> Bounds:
    """The lowest and the highest payment (6.2): all sixteen 墩 are 4 + 5 points, and sixteen cards make at most eight points of
    喜, 牛 and 量 (two cards a point). Two losers pay them. With two winners the 墩 are divided, and a loser pays less."""
    return -17, 34


# ---- what a settlement is drawn from -----------------------------------------------------------------------------

TRICKS = TrickReader(3, laying=("play",), filling=("pad",))  # three houses play


class Track(msgspec.Struct, frozen=True):
    """The 墩 of a seat, and what they make of it."""

    seat: int
    tricks: int
    outcome: Literal["ci", "gou", "short"]


class MohuahuaResult(Result, frozen=True, kw_only=True):
    """How far every seat that played came."""

    marks: tuple[int, int, int]  # the 墩 for 夠, for 賜, and in all
    tracks: tuple[Track, ...]  # in the order of the seats; none for a seat that rests, or if the hand was washed


def result(view: "MohuahuaView", state: State, options: Options, items: Sequence[Item]) -> MohuahuaResult:
    tracks = tuple(
        Track(seat, tricks, "ci" if tricks >= CI_AT else "gou" if tricks >= WIN else "short")
        for seat, tricks in enumerate(view.tricks)
        if seat != view.resting and view.phase == "done"
    )
    winners = [track.seat for track in tracks if track.outcome != "short"]
    ended = winners[0] if len(winners) == 1 else None
    return MohuahuaResult(ended=ended, marks=view.marks, tracks=tracks)


def paid_cards(log: Sequence[Mapping[str, Json]], item: str, seat: int) -> tuple[str, ...]:
    """The cards for which a seat is paid 喜, 牛 or 量: groups, and whole combinations for 量 (6.1)."""
    return tuple(card for cards in _paid(log, item, seat) for card in cards)


def _paid(log: Sequence[Mapping[str, Json]], item: str, seat: int) -> Iterator[Sequence[str]]:
    for trick in TRICKS.past(log):
        if trick.winner != seat:
            continue
        cards = next(play.pieces for play in trick.plays if play.seat == seat)
        combo = combo_of(cards)
        if item == "liang" and liang_of[combo]:
            yield COMBOS[combo].cards
        elif item in ("xi", "niu"):
            yield GROUPS[item] * int((xi_of if item == "xi" else niu_of)[combo])
