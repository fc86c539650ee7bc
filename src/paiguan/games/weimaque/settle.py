"""Who pays whom (rules 6), under the points that make up the total (5); who deals next (rules 7)."""

from collections.abc import Mapping
from typing import Any, TypedDict

from paiguan.engine.contract import Bounds, Standing
from paiguan.engine.kernel import kernel
from paiguan.engine.state import ITEM, NOBODY, Items, blank, write_item
from paiguan.games.weimaque.legal import dreamer_of, next_seat, reading_of
from paiguan.games.weimaque.options import DISCARDER_PAYS, SHARE_WITH_DEALER, WINNER_DEALS, Options
from paiguan.games.weimaque.points import Reading, catch_groups, hard_of, total_of, worth
from paiguan.games.weimaque.state import (
    AT_END,
    DISCARDER_ALL,
    DREAMER,
    END_TIMES,
    FIRST_ADD,
    FIRST_TIMES,
    FROM_DISCARD,
    HUANG,
    ITEM_IDS,
    ITEMS,
    WIN,
    State,
)


@kernel
def settle(state: State, options: Options, items: Items) -> int:
    """Nothing is paid before the end. Then hard points, additions and factors, and a line for each payer."""
    if state.phase != AT_END:
        return 0
    if state.winner == NOBODY:
        write_item(items[0], HUANG, NOBODY, NOBODY, 0)
        return 1
    reading = reading_of(state, options, state.winner, state.source, False)
    count = write_points(options, reading, items)
    return write_payments(state, options, total_of(options, reading), items, count)


@kernel
def write_points(options: Options, reading: Reading, items: Items) -> int:
    """The lines that explain the total; what is worth nothing is left out."""
    groups = catch_groups(reading.tuanyuan)
    count = 0
    for item in range(END_TIMES):
        value = worth(options, reading, groups, item)
        if value:
            write_item(items[count], item, NOBODY, NOBODY, value)
            count += 1
    return count


@kernel
def write_payments(state: State, options: Options, total: int, items: Items, count: int) -> int:
    """6: both others pay the total, or the discarder for both; the dreamer may share the dealer's lot."""
    winner = state.winner
    first = count
    if state.source == FROM_DISCARD and options.discard_win_pays == DISCARDER_PAYS:
        write_item(items[count], DISCARDER_ALL, state.by, winner, 2 * total)
        count += 1
    else:
        payer = next_seat(state.dealer, winner)
        while payer != winner:
            write_item(items[count], WIN, payer, winner, total)
            count += 1
            payer = next_seat(state.dealer, payer)
    if options.dreamer_share == SHARE_WITH_DEALER:
        dreamer = dreamer_of(state.dealer)
        for i in range(first, count):
            payer = dreamer if items[i].payer == state.dealer else items[i].payer
            payee = dreamer if items[i].payee == state.dealer else items[i].payee
            if payer == dreamer or payee == dreamer:
                write_item(items[count], DREAMER, payer, payee, items[i].amount)
                count += 1
    return count


# ---- the score in a record -------------------------------------------------------------------------------------


class Win(TypedDict):
    """What a winning hand is worth."""

    hard: int
    hard_items: dict[str, int]
    add: dict[str, int]
    mult: dict[str, int]
    total: int


def summary(options: Options, reading: Reading) -> Win:
    """Hard points, what is added, what multiplies, each by item, and the total; items worth nothing are left out."""
    items = blank(ITEM, ITEMS)
    count = write_points(options, reading, items)
    values = {int(item.id): int(item.units) for item in items[:count]}
    return {
        "hard": int(hard_of(options, reading)),
        "hard_items": {ITEM_IDS[id]: value for id, value in values.items() if id < FIRST_ADD},
        "add": {ITEM_IDS[id]: value for id, value in values.items() if FIRST_ADD <= id < FIRST_TIMES},
        "mult": {ITEM_IDS[id]: value for id, value in values.items() if id >= FIRST_TIMES},
        "total": int(total_of(options, reading)),
    }


# ---- the match -------------------------------------------------------------------------------------------------


def next_dealer(options: Options, dealer: int, winner: int) -> int:
    """The winner deals next, or the next seat in turn; after an exhausted stock always the next seat."""
    if winner != NOBODY and options.dealer_after_win == WINNER_DEALS:
        return int(winner)
    return (int(dealer) + 1) % 4


def next_standing(options: Options, standing: Standing, state: State) -> Standing:
    hands = standing.hands + 1
    return Standing(
        dealer=next_dealer(options, state.dealer, state.winner), hands=hands, over=hands >= int(options.match_hands)
    )


# ---- bounds ----------------------------------------------------------------------------------------------------


def bounds(values: Mapping[str, Any]) -> Bounds:
    """6: the total T from each of two; from the discarder alone 2 T; and again for the dreamer who shares the dealer's lot."""
    total = most_points(values)
    discarder, shared = values["discard_win_pays"] == "discarder", values["dreamer_share"] == "with_dealer"
    least = total * (2 if discarder else 1) * (2 if shared else 1)
    most = total * ((4 if discarder else 3) if shared else 2)
    return -least, most


def most_points(values: Mapping[str, Any]) -> int:
    """5: the largest total of 偎麻雀: the best of a few kinds of hands, each as (hard points, additions, factors).

    Quads make at most six kinds whole (團圓); without them (kong=off) the twenty cards make five, and triplets alone none. With runs
    at most five melds score hard points. Both eights and another pair of sizes cannot be had with cards of one size only.
    """
    whole = 6 if values["kong"] == "on" else 5
    catch = 300 if whole == 6 else 190  # two groups of three, or a group of three and a pair
    heads, end = 300, 30  # 八碰頭 and 假八碰頭; 海底和 with 單吊 or 背靠背
    if whole == 6:
        # Six quads and a pair, by number of red cards: fourteen or more, none, others. The test counts all of them.
        triplets = [(48, 640, (6, 4)), (36, 540, (8,)), (42, 660, (6,))]
    else:
        triplets = [(25, 90 + end, (6, 4)), (18, 100 + end, (8,)), (25, 140 + end, (6,))]
    garden = 10 * (4 * whole - 9) + 100 + 10 * whole  # 多紅, 滿園花, 印和
    red = 23 + 4 * whole, garden + catch + heads + end
    black = 16 + 3 * whole, catch + heads + end
    one_red = (3, 3) if values["yidianhong"] == "both" else (3,)
    cases = [*triplets, (*red, (4,)), (*black, (4,)), (*black, one_red)]
    return max(_total(hard, added, factors, values) for hard, added, factors in cases)


def _total(hard: int, added: int, factors: tuple[int, ...], values: Mapping[str, Any]) -> int:
    times = 1
    for factor in factors:
        times *= factor
    if values["mult_compose"] == "sum":
        times = sum(factors)
    if values["total_order"] == "add_then_multiply":
        return (hard + added) * times
    return hard * times + added
