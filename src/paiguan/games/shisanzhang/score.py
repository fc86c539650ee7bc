"""Readers for the entries of a score sheet, and the small checks of the record format."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from math import comb, prod

import numpy as np

from paiguan.engine.contract import Json, Move, RefusalError
from paiguan.engine.kernel import Row, constant, kernel
from paiguan.games.shisanzhang.combos import (
    CATEGORIES,
    PILES,
    SIZES,
    category_of,
    duel,
    in_order,
    key_values,
    pays,
    strength,
)
from paiguan.games.shisanzhang.legal import LEGAL, legal
from paiguan.games.shisanzhang.options import SPECIALS, Options
from paiguan.games.shisanzhang.play import play, set_actor
from paiguan.games.shisanzhang.record import cards_of, codes
from paiguan.games.shisanzhang.refusals import why_not
from paiguan.games.shisanzhang.specials import (
    CLEAN_DRAGON,
    FIVES,
    NONE,
    ONE_COLOR,
    THREE_FLUSHES,
    THREE_SF,
    THREES,
    available,
    best,
    in_rank_order,
    satisfied,
)
from paiguan.games.shisanzhang.state import ALL_RANKS, CARDS, HAND, SUIT_SIZE, SUITS, State, mask


def read_layouts(options: Options, value: Json) -> list[list[str]]:
    if not isinstance(value, list):
        raise RefusalError("malformed", field="layouts")
    layouts = [cards_of(cards, "layouts") for cards in value]
    if len(layouts) > options.players:
        raise RefusalError("deal_seats", count=len(layouts), need=int(options.players))
    for seat in range(options.players):
        if seat >= len(layouts) or len(layouts[seat]) < HAND:
            raise RefusalError("score_seat_missing", player=seat)
    for seat, cards in enumerate(layouts):
        for other in range(seat):
            if both := [card for card in cards if card in layouts[other]]:
                raise RefusalError("score_card_twice", pieces=both, players=[other, seat])
    return layouts


def by_seat(options: Options, sheet: Mapping[str, Json], key: str, default: Json) -> Sequence[Json]:
    """Read one entry for each seat, of the default's type."""
    value = sheet.get(key, [default] * int(options.players))
    good = isinstance(value, list) and len(value) == options.players
    if not good or any(type(entry) is not type(default) for entry in value):
        raise RefusalError("malformed", field=key)
    return list(value)


def make(state: State, options: Options, move: Move) -> None:
    """Make one move of the sheet, by the same rules as at a table."""
    given, offered = codes(state, options, move), np.zeros(LEGAL, np.int16)
    good = len(given) > 0 and bool(set_actor(state, options, move.seat))
    for code in given:
        good = good and code in offered[: legal(state, options, offered)]
        if good:
            play(state, options, code)
    if not good:
        refusal = why_not(state, options, move)
        raise RefusalError(refusal.code, **refusal.params)


# ---- how rare a special is -------------------------------------------------------------------------------------
# Hands with a special are counted over classes of equivalent hands. A special that depends on ranks alone is tested
# once for each vector of rank counts, one that depends on suits alone once for each vector of suit counts. For the
# others it is enough to try hands in which every suit consists of runs.

ALL_HANDS = comb(len(CARDS), HAND)
BY_SUITS = (THREE_FLUSHES, ONE_COLOR)
BY_RUNS = (THREE_SF, CLEAN_DRAGON)

ways_to_hold = constant([comb(len(SUITS), copies) for copies in range(len(SUITS) + 1)])


def hands_of(options: Options, special: int) -> int:
    """The number of hands that are a special."""
    if special in BY_SUITS:
        return hands_by_suits(options, special)
    if special in BY_RUNS:
        return hands_by_runs(options, special)
    return int(hands_by_ranks(options, special, np.zeros(SUIT_SIZE, np.int64)))


@kernel
def hands_by_ranks(options: Options, special: int, held: Row) -> int:
    """Count hands over all vectors of up to four cards of each rank, thirteen in all; `held` counts like an odometer."""
    hands = 0
    rank = 0
    left = HAND
    for i in range(SUIT_SIZE):
        held[i] = -1
    while rank >= 0:
        held[rank] += 1
        if held[rank] > 0:
            left -= 1
        if held[rank] > 4 or left < 0:
            left += held[rank]
            held[rank] = -1
            rank -= 1
        elif rank < SUIT_SIZE - 1:
            rank += 1
        elif left == 0 and satisfied(options, with_copies(held)) >> special & 1:
            ways = 1
            for i in range(SUIT_SIZE):
                ways *= ways_to_hold[held[i]]
            hands += ways
    return hands


@kernel
def with_copies(held: Row) -> int:
    """A hand with the given number of cards of each rank."""
    hand = 0
    for rank in range(SUIT_SIZE):
        for suit in range(held[rank]):
            hand |= 1 << SUIT_SIZE * suit + rank
    return hand


def hands_by_suits(options: Options, special: int) -> int:
    hands = 0
    for counts in product(range(HAND + 1), repeat=len(SUITS)):
        if sum(counts) == HAND:
            hand = sum((1 << count) - 1 << SUIT_SIZE * suit for suit, count in enumerate(counts))
            if satisfied(options, hand) >> special & 1:
                hands += prod(comb(SUIT_SIZE, count) for count in counts)
    return hands


def hands_by_runs(options: Options, special: int) -> int:
    runs = [ranks for ranks in range(ALL_RANKS + 1) if falls_into_runs(ranks)]
    return sum(int(satisfied(options, hand)) >> special & 1 for hand in hands_of_runs(runs, HAND, len(SUITS)))


def falls_into_runs(ranks: int) -> bool:
    return ranks == 0 or any(run & ~ranks == 0 and falls_into_runs(ranks ^ run) for run in (*FIVES, *THREES))


def hands_of_runs(runs: list[int], size: int, suits: int) -> Iterator[int]:
    """All hands of a size in which every suit is one of these sets of ranks."""
    if suits == 0:
        if size == 0:
            yield 0
        return
    for ranks in runs:
        if ranks.bit_count() <= size:
            for rest in hands_of_runs(runs, size - ranks.bit_count(), suits - 1):
                yield ranks | rest << SUIT_SIZE


# ---- checks: each asks one kernel one thing --------------------------------------------------------------------

SIDES = {"a": 1, "b": -1, None: 0}


def cards_in(record: Json, key: str, count: int) -> int:
    cards = cards_of(record[key], key)
    if len(cards) != count or len(set(cards)) != count:
        raise ValueError(f"here belong {count} different cards")
    return mask(cards)


def strength_in(options: Options, record: Json, pile: str, key: str) -> int:
    if pile not in PILES:
        raise RefusalError("malformed", field="pile")
    return int(strength(options, cards_in(record, key, SIZES[PILES.index(pile)])))


def check_classify(options: Options, record: Json) -> Json:
    value = strength_in(options, record, record["pile"], "cards")
    worth = int(pays(options, PILES.index(record["pile"]), value))
    return {"cat": CATEGORIES[category_of(value)], "key": key_values(value), "pays": worth}


def check_compare(options: Options, record: Json) -> Json:
    """The check `compare`: 1 if a wins, -1 if b does; `banker` takes a level pile under 食夾棍."""
    a, b = (strength_in(options, record, record["pile"], side) for side in ("a", "b"))
    return int(duel(options, a, b, SIDES[record.get("banker")]))


def check_order(options: Options, record: Json) -> Json:
    return {"foul": not in_order(options, *(strength_in(options, record, pile, pile) for pile in PILES))}


def check_specials(options: Options, record: Json) -> Json:
    hand = cards_in(record, "cards", HAND)
    found = int(best(options, hand))
    every = in_rank_order(options, available(options, hand))
    return {"all": every, "best": None if found == NONE else SPECIALS[found]}


def check_odds(options: Options, record: Json) -> Json:
    if record["special"] not in SPECIALS:
        raise RefusalError("malformed", field="special")
    hands = hands_of(options, SPECIALS.index(record["special"]))
    return {"hands": hands, "one_in": ALL_HANDS // hands, "exact": ALL_HANDS % hands == 0}


CHECKS: Mapping[str, Callable[[Options, Json], Json]] = {
    "classify": check_classify,
    "compare": check_compare,
    "order": check_order,
    "specials": check_specials,
    "odds": check_odds,
}
