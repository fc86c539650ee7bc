"""The small checks of the record format (rules 10): each asks one kernel one thing."""

from collections.abc import Callable, Mapping

from paiguan.engine.contract import Json, Refused
from paiguan.engine.kernel import Options
from paiguan.games.shisanzhang.cards import HAND, mask
from paiguan.games.shisanzhang.odds import ALL_HANDS, hands_of
from paiguan.games.shisanzhang.options import SPECIALS
from paiguan.games.shisanzhang.piles import (
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
from paiguan.games.shisanzhang.record import cards_of
from paiguan.games.shisanzhang.specials import NONE, available, best, in_rank_order

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
