"""A winning hand in figures, as records and views give it (rules 5, "Record format")."""

from typing import TypedDict

from paiguan.engine.kernel import Options
from paiguan.engine.state import ITEM, blank
from paiguan.games.weimaque.points import Reading, hard_of, total_of
from paiguan.games.weimaque.settle import write_points
from paiguan.games.weimaque.state import FIRST_ADD, FIRST_TIMES, ITEM_IDS, ITEMS


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
