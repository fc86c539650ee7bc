"""Options and presets of 偎麻雀 (rules 8) as data."""

from collections.abc import Iterator, Mapping
from typing import Protocol

from paiguan.engine.contract import Json
from paiguan.engine.options import Choice, Conflict, Flag, OptionSet, Whole

CHOICES = (
    Choice("kong", "on", ("on", "off")),
    Choice("win_on", "any", ("any", "drawn")),
    Whole("min_hard", 10, low=0),
    Choice("tuanyuan_scope", "any", ("any", "set")),
    Choice("tuanyuan_points", "add", ("add", "replace")),
    Choice("yidianhong", "once", ("once", "both")),
    Choice("mult_compose", "product", ("product", "sum")),
    Choice("total_order", "add_then_multiply", ("add_then_multiply", "multiply_then_add")),
    Choice("pass_lock", "drawn", ("drawn", "any", "off")),
    Flag("lock_blocks_win", False),
    Flag("wei_hidden", False),
    Choice("dreamer_share", "none", ("none", "with_dealer")),
    Choice("discard_win_pays", "all", ("all", "discarder")),
    Choice("dealer_after_win", "winner", ("winner", "next")),
    Choice("dandiao_on", "drawn", ("drawn", "any")),
    Whole("match_hands", 8),
)

PRESETS: Mapping[str, Mapping[str, Json]] = {
    "anxiang": {},
    "online": {
        "kong": "off",
        "win_on": "drawn",
        "tuanyuan_scope": "set",
        "mult_compose": "sum",
        "total_order": "multiply_then_add",
        "wei_hidden": True,
    },
}

# The packed values, by name, for the kernels.
KONG_ON, KONG_OFF = 0, 1
WIN_ON_ANY, WIN_ON_DRAWN = 0, 1
SCOPE_ANY, SCOPE_SET = 0, 1
POINTS_ADD, POINTS_REPLACE = 0, 1
RED_ONCE, RED_BOTH = 0, 1
PRODUCT, SUM = 0, 1
ADD_FIRST, MULTIPLY_FIRST = 0, 1
LOCK_DRAWN, LOCK_ANY, LOCK_OFF = 0, 1, 2
SHARE_NONE, SHARE_WITH_DEALER = 0, 1
ALL_PAY, DISCARDER_PAYS = 0, 1
WINNER_DEALS, NEXT_DEALS = 0, 1
DANDIAO_DRAWN, DANDIAO_ANY = 0, 1


def conflicts(values: Mapping[str, Json]) -> Iterator[Conflict]:
    """Remarks on settings. No combination is contradictory in 偎麻雀; some settings have no effect beside others."""
    if values["win_on"] == "drawn":
        if values["discard_win_pays"] == "discarder":
            yield Conflict("discarder_pays_idle")
        if values["dandiao_on"] == "any":
            yield Conflict("dandiao_any_idle")
    if values["pass_lock"] == "off" and values["lock_blocks_win"]:
        yield Conflict("lock_blocks_win_idle")


OPTION_SET = OptionSet(CHOICES, PRESETS, conflicts, formerly={"seed": "anxiang"})
OPTIONS = OPTION_SET.dtype

# ---- written by scripts/record_types.py; do not edit -----------------------------------------------------------


class Options(Protocol):
    """A record of OPTIONS."""

    kong: int
    win_on: int
    min_hard: int
    tuanyuan_scope: int
    tuanyuan_points: int
    yidianhong: int
    mult_compose: int
    total_order: int
    pass_lock: int
    lock_blocks_win: int
    wei_hidden: int
    dreamer_share: int
    discard_win_pays: int
    dealer_after_win: int
    dandiao_on: int
    match_hands: int


# ---- end of what is written -----------------------------------------------------------------------------------
