"""Hands that are told and not played: score sheets of real tables, and the small checks of the record format."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from math import comb, prod

import numpy as np

from paiguan.engine.contract import Json, Move, Refused
from paiguan.engine.kernel import Row, kernel, table
from paiguan.engine.state import Items, blank
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
from paiguan.games.shisanzhang.legal import legal
from paiguan.games.shisanzhang.moves import Arrange, Bet, Declare, codes
from paiguan.games.shisanzhang.options import SPECIALS, Options
from paiguan.games.shisanzhang.pieces import ALL_RANKS, CARDS, HAND, SUIT_SIZE, SUITS, mask
from paiguan.games.shisanzhang.play import ask, has_betting, play
from paiguan.games.shisanzhang.record import begin, cards_of, load
from paiguan.games.shisanzhang.refusals import why_not
from paiguan.games.shisanzhang.settle import settle
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
from paiguan.games.shisanzhang.state import LEGAL, STATE, State

SHEET: Mapping[str, tuple[str, str]] = {
    "dealer": ("number", "seat of the dealer, who is the banker where there is one (default 0)"),
    "layouts": ("hands", "the thirteen cards of each seat as laid out: head, middle, tail"),
    "declared": ("words", "by seat, the special hand declared, or - for a layout (default: nobody declared)"),
    "bets": ("numbers", "by seat, what was bet, 0 for the banker (default: the lowest bet)"),
}
NOT_DECLARED = "-"
EXAMPLE: Mapping[str, Json] = {
    "dealer": 0,
    "layouts": [
        ["2s", "2h", "2d", "9h", "8h", "7h", "6h", "5h", "As", "Ks", "Qs", "Js", "Ts"],
        ["3s", "4s", "6s", "Ah", "Ad", "9s", "8s", "5d", "Kc", "Qc", "Jc", "Tc", "8c"],
        ["3h", "4h", "7s", "Kh", "Kd", "5s", "6d", "9d", "9c", "7c", "6c", "5c", "3c"],
        ["Ac", "7d", "2c", "Th", "Td", "4d", "4c", "3d", "Qh", "Qd", "Jh", "Jd", "8d"],
    ],
    "bets": [0, 1, 5, 2],
}


def score(options: Options, sheet: Mapping[str, Json], items: Items) -> int:
    """Play the hand as the sheet tells it and settle it; what could not have been played is refused."""
    state = blank(STATE)[0]
    declared = by_seat(options, sheet, "declared", NOT_DECLARED)
    bets = by_seat(options, sheet, "bets", 0)
    begin(state, options, sheet)
    layouts = read_layouts(options, sheet.get("layouts"))
    owed = "bets" in sheet and has_betting(options)  # a punter of whom bets are told must have made one
    moves: list[Move] = [
        Bet(seat=seat, amount=bet) for seat, bet in enumerate(bets) if bet or (owed and seat != state.dealer)
    ]
    for seat, cards in enumerate(layouts):
        if declared[seat] == NOT_DECLARED:
            moves.append(Arrange(seat=seat, head=tuple(cards[:3]), mid=tuple(cards[3:8]), tail=tuple(cards[8:])))
        else:
            moves.append(Declare(seat=seat, special=declared[seat]))
    actions = [{"seat": move.seat, "do": move.verb} for move in moves]
    load(state, options, {"deal": layouts, "actions": actions})
    for move in moves:
        make(state, options, move)
    return int(settle(state, options, items))


def read_layouts(options: Options, value: Json) -> list[list[str]]:
    if not isinstance(value, list):
        raise Refused("malformed", field="layouts")
    layouts = [cards_of(cards, "layouts") for cards in value]
    if len(layouts) > options.players:
        raise Refused("deal_seats", count=len(layouts), need=int(options.players))
    for seat in range(options.players):
        if seat >= len(layouts) or len(layouts[seat]) < HAND:
            raise Refused("score_seat_missing", player=seat)
    for seat, cards in enumerate(layouts):
        for other in range(seat):
            if both := [card for card in cards if card in layouts[other]]:
                raise Refused("score_card_twice", pieces=both, players=[other, seat])
    return layouts


def by_seat(options: Options, sheet: Mapping[str, Json], key: str, default: Json) -> Sequence[Json]:
    """One entry of the default's type for each seat."""
    value = sheet.get(key, [default] * int(options.players))
    good = isinstance(value, list) and len(value) == options.players
    if not good or any(type(entry) is not type(default) for entry in value):
        raise Refused("malformed", field=key)
    return list(value)


def make(state: State, options: Options, move: Move) -> None:
    """One move of the sheet, by the same rules as at the table."""
    given, offered = codes(state, options, move), np.zeros(LEGAL, np.int16)
    good = len(given) > 0 and bool(ask(state, options, move.seat))
    for code in given:
        good = good and code in offered[: legal(state, options, offered)]
        if good:
            play(state, options, code)
    if not good:
        refusal = why_not(state, options, move)
        raise Refused(refusal.code, **refusal.params)


# ---- how rare a special is -------------------------------------------------------------------------------------
# Hands are counted over classes of like hands. What looks at ranks alone is asked once for each way to hold so many of every
# rank; what looks at suits alone, once for each way to hold so many of every suit; for the rest it is enough to try hands
# whose every suit falls into runs.

ALL_HANDS = comb(len(CARDS), HAND)
BY_SUITS = (THREE_FLUSHES, ONE_COLOR)
BY_RUNS = (THREE_SF, CLEAN_DRAGON)

ways_to_hold = table([comb(len(SUITS), copies) for copies in range(len(SUITS) + 1)])


def hands_of(options: Options, special: int) -> int:
    """How many hands pass the test of a special."""
    if special in BY_SUITS:
        return hands_by_suits(options, special)
    if special in BY_RUNS:
        return hands_by_runs(options, special)
    return int(hands_by_ranks(options, special, np.zeros(SUIT_SIZE, np.int64)))


@kernel
def hands_by_ranks(options: Options, special: int, held: Row) -> int:
    """Go through all ways to hold up to four of each rank, thirteen cards in all; `held` counts like an odometer."""
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
    """A hand with so many cards of each rank."""
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
    """All hands of a size whose every suit is one of these sets of ranks."""
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
        raise Refused("malformed", field="pile")
    return int(strength(options, cards_in(record, key, SIZES[PILES.index(pile)])))


def check_classify(options: Options, record: Json) -> Json:
    value = strength_in(options, record, record["pile"], "cards")
    worth = int(pays(options, PILES.index(record["pile"]), value))
    return {"cat": CATEGORIES[category_of(value)], "key": key_values(value), "pays": worth}


def check_compare(options: Options, record: Json) -> Json:
    """1 when a wins, -1 when b does; `banker` says who takes a level pile by 食夾棍."""
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
        raise Refused("malformed", field="special")
    hands = hands_of(options, SPECIALS.index(record["special"]))
    return {"hands": hands, "one_in": ALL_HANDS // hands, "exact": ALL_HANDS % hands == 0}


CHECKS: Mapping[str, Callable[[Options, Json], Json]] = {
    "classify": check_classify,
    "compare": check_compare,
    "order": check_order,
    "specials": check_specials,
    "odds": check_odds,
}
