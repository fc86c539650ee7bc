"""Payments (rules 6) with the points that make up the total (5), and what a settlement is drawn from; the next dealer (rules 7)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, TypeAlias, TypedDict

import msgspec

from paiguan.engine.contract import Bounds, Item, Json, Result, Standing, View
from paiguan.engine.kernel import kernel
from paiguan.engine.state import ITEM, NOBODY, Items, blank, write_item
from paiguan.games.weimaque.combos import RUN, laid_of
from paiguan.games.weimaque.legal import reading_of
from paiguan.games.weimaque.options import ADD_FIRST, DISCARDER_PAYS, SHARE_WITH_DEALER, SUM, WINNER_DEALS, Options
from paiguan.games.weimaque.points import (
    ON_PAIR,
    ON_RUN,
    ON_TRIPLET,
    Reading,
    catch_groups,
    hard_of,
    hard_worth,
    total_of,
    worth,
)
from paiguan.games.weimaque.state import (
    AT_END,
    CARDS,
    COVERED,
    DISCARDER_ALL,
    DREAMER,
    END_TIMES,
    FIRST_ADD,
    FIRST_TIMES,
    FROM_DISCARD,
    HUANG,
    ITEM_IDS,
    ITEMS,
    KIND,
    KINDS,
    OPEN,
    PAIR_AGAIN,
    PAIR_RED,
    TUANYUAN,
    UNIT,
    WIN,
    State,
    dreamer_of,
    held,
    ids,
    meld_id,
    next_seat,
)


@kernel
def settle(state: State, options: Options, items: Items) -> int:
    """Settle a hand; nothing is paid before its end. Then write hard points, additions and factors, and a line for each
    payer."""
    if state.phase != AT_END:
        return 0
    if state.winner == NOBODY:
        write_item(items[0], HUANG, NOBODY, NOBODY, 0)
        return 1
    reading = reading_of(state, options, state.winner, state.source, False)
    count = write_points(options, reading, 0, items)
    return write_payments(state, options, total_of(options, reading), items, count)


@kernel
def write_points(options: Options, reading: Reading, first: int, items: Items) -> int:
    """Write the lines that explain the total, from item `first` on; items worth nothing are left out."""
    groups = catch_groups(reading.tuanyuan)
    count = 0
    for item in range(first, END_TIMES):
        value = worth(options, reading, groups, item)
        if value:
            write_item(items[count], item, NOBODY, NOBODY, value)
            count += 1
    return count


@kernel
def write_payments(state: State, options: Options, total: int, items: Items, count: int) -> int:
    """Write the payments: both others pay the total, or the discarder pays for both; the dreamer may share the dealer's result
    (6)."""
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
    """The points of a winning hand."""

    hard: int
    hard_items: dict[str, int]
    add: dict[str, int]
    mult: dict[str, int]
    total: int


def summary(options: Options, reading: Reading) -> Win:
    """Hard points, additions and factors by item, and the total; items worth nothing are left out."""
    items = blank(ITEM, ITEMS)
    count = write_points(options, reading, 0, items)
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
    """The next dealer: the winner or the next seat in turn, by the option; after an exhausted stock the next seat (7)."""
    if winner != NOBODY and options.dealer_after_win == WINNER_DEALS:
        return int(winner)
    return (int(dealer) + 1) % 4


def next_standing(options: Options, standing: Standing, state: State) -> Standing:
    hands = standing.hands + 1
    return Standing(
        dealer=next_dealer(options, state.dealer, state.winner), hands=hands, over=hands >= int(options.match_hands)
    )


# ---- bounds ----------------------------------------------------------------------------------------------------


def bounds(values: Mapping[str, Json]) -> Bounds:
    """The lowest and the highest payment (6): the total T from each of two, or 2 T from the discarder; and the same
    again if the dreamer shares the dealer's result."""
    total = most_points(values)
    discarder, shared = values["discard_win_pays"] == "discarder", values["dreamer_share"] == "with_dealer"
    least = total * (2 if discarder else 1) * (2 if shared else 1)
    most = total * ((4 if discarder else 3) if shared else 2)
    return -least, most


def most_points(values: Mapping[str, Json]) -> int:
    """The largest total (5): the best of a few kinds of hands, each as (hard points, additions, factors).

    With quads a hand has at most six 團圓; without them (kong=off) twenty cards have five, and triplets alone have none. With
    runs at most five melds score hard points. 八碰頭 and 假八碰頭 need both sizes, so they exclude hands of one size.
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


def _total(hard: int, added: int, factors: tuple[int, ...], values: Mapping[str, Json]) -> int:
    times = 1
    for factor in factors:
        times *= factor
    if values["mult_compose"] == "sum":
        times = sum(factors)
    if values["total_order"] == "add_then_multiply":
        return (hard + added) * times
    return hard * times + added


# ---- what a settlement is drawn from -----------------------------------------------------------------------------

# The hard items of a group, in the order in which its points are written.
GROUP_ITEMS = (OPEN, COVERED, PAIR_RED, PAIR_AGAIN)


class Group(msgspec.Struct, frozen=True):
    """A meld or the pair of the winning hand."""

    kind: str  # a combination, as in the terms
    pieces: tuple[str, ...]
    points: tuple[int, ...]  # hard points: its own, then those of 團圓
    whole: bool  # the 團圓 of its kind is counted here
    winning: int | None  # the place of the winning card


class Sum(msgspec.Struct, frozen=True):
    """A step of the sum: what is added to the result so far, or what it is multiplied by."""

    sign: Literal["+", "×"]
    items: tuple[str, ...]  # as in the settlement; several where factors are summed
    value: int
    result: int  # so far


Step: TypeAlias = tuple[Literal["+", "×"], tuple[str, ...], int]  # sign, items, value


class WeimaqueResult(Result, frozen=True, kw_only=True):
    """The winning hand; all is empty if nobody won."""

    groups: tuple[Group, ...]  # laid melds in the order laid, then those of the hand, then the pair
    hard: int
    least: int  # hard points that a win needs
    sums: tuple[Sum, ...]  # from the hard points to the total
    total: int


def result(view: View, state: State, options: Options, items: Sequence[Item]) -> WeimaqueResult:
    """Read the winning hand. All hands lie open when a hand is over."""
    least = int(options.min_hard)
    if state.winner == NOBODY:
        return WeimaqueResult(ended=None, groups=(), hard=0, least=least, sums=(), total=0)
    reading = reading_of(state, options, state.winner, state.source, False)
    return WeimaqueResult(
        ended=int(state.winner),
        groups=tuple(_groups(options, state, reading)),
        hard=int(hard_of(options, reading)),
        least=least,
        sums=tuple(_sums(options, reading)),
        total=int(total_of(options, reading)),
    )


def _groups(options: Options, state: State, reading: Reading) -> Iterator[Group]:
    laid, whole, card = laid_of(state, state.winner), int(reading.tuanyuan), int(state.card)
    mark = int(reading.mark)
    parts: list[tuple[str, int, tuple[str, ...], int]] = []  # kind, lowest card, cards, mark that fits it
    for meld in state.melds[state.winner][: state.laid[state.winner]]:
        kind, card_id = meld_id(meld).split(":")
        parts.append((kind, KIND[card_id], _cards(kind, KIND[card_id]), 0))
    for one in range(KINDS):
        for kind, now, before in (("peng", reading.opened, laid.opened), ("zai", reading.covered, laid.covered)):
            if int(now) & ~int(before) & UNIT[one]:
                parts.append((kind, one, _cards(kind, one), ON_TRIPLET if one == card else 0))
    for one in range(KINDS):
        for _ in range(int(held(reading.runs, one)) - int(held(laid.runs, one))):
            place = ON_RUN + card - one
            parts.append(("run", one, _cards("run", one), place if ON_RUN <= place < ON_TRIPLET else 0))
    parts.append(("pair", int(reading.pair), (CARDS[reading.pair],) * 2, ON_PAIR))
    # 團圓 is written where most of its cards are: with a triplet, else with the first group that has one.
    order = sorted(range(len(parts)), key=lambda i: (parts[i][0] in ("chi", "run"), parts[i][0] == "pair", i))
    home = {four: next(i for i in order if CARDS[four] in parts[i][2]) for four in range(KINDS) if whole & UNIT[four]}
    ringed = next((i for i, part in enumerate(parts) if mark and part[3] == mark), None)
    for i, (kind, lowest, cards, _) in enumerate(parts):
        fours = [four for four, at in home.items() if at == i]
        own = sum(_worth(options, reading, kind, lowest, item) for item in GROUP_ITEMS)
        extra = tuple(int(hard_worth(options, NOTHING._replace(tuanyuan=UNIT[four]), TUANYUAN)) for four in fours)
        winning = cards.index(CARDS[card]) if i == ringed else None
        yield Group(kind, cards, (own, *extra), bool(fours), winning)


NOTHING = Reading(0, 0, 0, 0, 0, 0, 0, 0, False)
_OPENED, _COVERED = ("peng", "kong_open"), ("wei", "kong_covered", "zai")


def _cards(kind: str, lowest: int) -> tuple[str, ...]:
    many = RUN if kind in ("chi", "run") else 4 if kind.startswith("kong") else 3
    return ids(many * UNIT[lowest])


def _worth(options: Options, reading: Reading, kind: str, lowest: int, item: int) -> int:
    """The points of one group under one item, by the kernel that counts the whole hand."""
    own, whole = UNIT[lowest], int(reading.tuanyuan)
    if item in (PAIR_RED, PAIR_AGAIN):
        return int(hard_worth(options, reading, item)) if kind == "pair" else 0
    alone = NOTHING._replace(
        opened=own if kind in _OPENED else 0, covered=own if kind in _COVERED else 0, tuanyuan=whole & own
    )
    return int(hard_worth(options, alone, item))


def _sums(options: Options, reading: Reading) -> Iterator[Sum]:
    """The steps from hard points to the total, in the agreed order (5, 8)."""
    win = summary(options, reading)
    steps: list[Step] = [("+", (id,), value) for id, value in win["add"].items()]
    times: list[Step] = [("×", (id,), value) for id, value in win["mult"].items()]
    if options.mult_compose == SUM and len(times) > 1:
        times = [("×", tuple(win["mult"]), sum(win["mult"].values()))]
    running = win["hard"]
    for sign, items, value in steps + times if options.total_order == ADD_FIRST else times + steps:
        running = running + value if sign == "+" else running * value
        yield Sum(sign, items, value, running)
