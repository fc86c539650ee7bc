"""Who pays whom, and under which rule (rules 6); the deal goes round, washed hands included (rules 7)."""

from collections.abc import Mapping
from typing import Any

from paiguan.engine.contract import Bounds, Standing
from paiguan.engine.kernel import kernel
from paiguan.engine.state import Items, write_item
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.play import resting
from paiguan.games.mohuahua.state import AT_DONE, CI, CI_EXTRA, GOU, LIANG, NIU, XI, State

WIN = 6  # 墩 that make a winner 夠
CI_AT = 11  # 墩 that win both other houses 賜


@kernel
def settle(state: State, options: Options, items: Items) -> int:
    """6.3: every loser pays every winner all the items of that winner, in the order of the table of 6.2."""
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
    """One item of a winner from each loser; returns how many items there are now."""
    if points == 0:
        return count
    for loser in range(options.players):
        if state.tricks[loser] < WIN and loser != resting(state, options):
            write_item(items[count], id, loser, winner, points)
            count += 1
    return count


# ---- the match -------------------------------------------------------------------------------------------------


def next_dealer(options: Options, dealer: int) -> int:
    """Second house, after a settled hand and after a washed one."""
    return (int(dealer) + 1) % int(options.players)


def next_standing(options: Options, standing: Standing, state: State) -> Standing:
    """Each seat deals `rounds` times."""
    hands = standing.hands + 1
    over = hands >= int(options.rounds) * int(options.players)
    return Standing(dealer=next_dealer(options, state.dealer), hands=hands, over=over)


# ---- bounds ----------------------------------------------------------------------------------------------------


def bounds(values: Mapping[str, Any]) -> Bounds:
    """6.2: all sixteen tricks are 4 + 5, and sixteen cards make at most eight points of 喜, 牛 and 量 (two cards a point). Two losers
    pay it; where there are two winners, the sixteen tricks are divided between them and a loser pays less."""
    return -17, 34
