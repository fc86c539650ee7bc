"""Options and presets of 十三張 (rules 8) as data."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from paiguan.engine.contract import Json
from paiguan.engine.kernel import Row
from paiguan.engine.options import LARGEST, Choice, Conflict, Flag, Option, OptionSet, Whole

# 5.4  The special hands, lowest first, as the tables `play2` and `play3` rank them; a special is an index into this list.
SPECIALS = (
    "three_flushes",
    "three_straights",
    "six_pairs",
    "four_trips",
    "one_color",
    "all_small",
    "all_big",
    "three_quads",
    "three_sf",
    "royals",
    "dragon",
    "clean_dragon",
)
# 5.4  Points from each opponent, in ascending rank.
TABLES: Mapping[str, Mapping[str, int]] = {
    "hk": {"three_straights": 3, "three_flushes": 3, "six_pairs": 3, "dragon": 13, "clean_dragon": 108},
    "play2": dict(zip(SPECIALS, (3, 4, 6, 8, 10, 12, 12, 20, 24, 32, 36, 108), strict=True)),
    "play3": dict(zip(SPECIALS, (3, 4, 4, 6, 10, 10, 10, 20, 20, 24, 36, 108), strict=True)),
}

# The rule page has no upper bounds. These keep the largest settlement (a stake of LARGEST, three piles at MOST_PAY, fourfold,
# from three opponents) within int64.
MOST_PAY = LARGEST // 10
AS_IN_TABLE = -1  # packed special_pay: the value of the table


class Pays(Option, frozen=True):
    """The option `special_pay`: a table's own points for specials, packed as one number for each special."""

    def why_not(self, value: Json) -> tuple[str, dict[str, Json]] | None:
        if not isinstance(value, Mapping):
            return "special_pay_form", {"value": value}
        for special, points in value.items():
            if special not in SPECIALS:
                return "special_pay_unknown", {"special": special}
            if isinstance(points, bool) or not isinstance(points, int) or points < 0:
                return "special_pay_value", {"special": special, "value": points}
            if points > MOST_PAY:
                return "option_too_large", {"option": self.id, "value": points, "max": MOST_PAY}
        return None

    def field(self) -> tuple[Any, ...]:
        return (self.id, "i8", (len(SPECIALS),))

    def pack(self, value: Json) -> list[int]:
        return [value.get(special, AS_IN_TABLE) for special in SPECIALS]


class Rate(Option, frozen=True):
    """The price of a point as a fraction "p/q"; shown at the end of a match and never read by the rules."""

    def why_not(self, value: Json) -> tuple[str, dict[str, Json]] | None:
        good = isinstance(value, str) and re.fullmatch(r"0*[1-9][0-9]*/0*[1-9][0-9]*", value)
        return None if good else ("rate_form", {"value": value})

    def field(self) -> None:
        return None


CHOICES = (
    Choice("players", 4, (2, 3, 4)),
    Choice("opposition", "banker", ("banker", "all")),
    Choice("compare", "full", ("full", "jiagun")),
    Choice("order", "strict", ("strict", "loose")),
    Choice("wheel", "low", ("low", "second")),
    Flag("qka_head", True),
    Whole("pay_head_trips", 3, high=MOST_PAY),
    Whole("pay_mid_full", 2, high=MOST_PAY),
    Whole("pay_mid_quads", 8, high=MOST_PAY),
    Whole("pay_mid_sf", 10, high=MOST_PAY),
    Whole("pay_tail_quads", 4, high=MOST_PAY),
    Whole("pay_tail_sf", 5, high=MOST_PAY),
    Choice("foul_pay", "piles", ("piles", "base")),
    Flag("foul_shot", True),
    Choice("shoot", "off", ("off", "base", "all")),
    Flag("homerun", False),
    Choice("specials", "hk", tuple(TABLES)),
    Pays("special_pay", {}),
    Choice("special_declare", "optional", ("optional", "forced")),
    Choice("special_clash", "banker_pays", ("banker_pays", "higher", "push")),
    Choice("draw_away", "rank", ("rank", "extra")),
    Choice("six_pairs", "quads_ok", ("quads_ok", "distinct")),
    Whole("min_bet", 1),
    Whole("max_bet", 10),
    Whole("unit", 1),
    Choice("settle", "pairs", ("pairs", "pot")),
    Whole("ante", 1),
    Rate("rate", "1/1"),
    Choice("rotation", "rotate", ("rotate", "fixed")),
    Whole("match_hands", 4),
)

# The totals of 玩法3, which 玩法2 names first in each "X or Y"; the second ones are Hong Kong's (9.28).
_LOWER_PAYS = {"pay_mid_quads": 4, "pay_mid_sf": 5, "pay_tail_quads": 3, "pay_tail_sf": 4}
_BANKER2 = {"qka_head": False, "specials": "play2"}
_POINTS3 = {
    **_LOWER_PAYS,
    "opposition": "all",
    "qka_head": False,
    "pay_head_trips": 2,
    "shoot": "all",
    "homerun": True,
    "specials": "play3",
    "special_clash": "higher",
}
PRESETS: Mapping[str, Mapping[str, Json]] = {
    "hongkong": {},
    "hongkong_jiagun": {"compare": "jiagun"},
    "banker2": {**_BANKER2, **_LOWER_PAYS},
    "banker2_high": _BANKER2,
    "points3": _POINTS3,
    "points3_pot": {**_POINTS3, "settle": "pot"},
    "taiwan": {**_POINTS3, "shoot": "base"},
}

# The packed values, by name, for the kernels.
BANKER, ALL = 0, 1
FULL_COMPARE, JIAGUN = 0, 1
STRICT, LOOSE = 0, 1
LOW, SECOND = 0, 1
FOUL_PILES, FOUL_BASE = 0, 1
SHOOT_OFF, SHOOT_BASE, SHOOT_ALL = 0, 1, 2
OPTIONAL, FORCED = 0, 1
BANKER_PAYS, HIGHER, PUSH = 0, 1, 2
RANK_ONLY, EXTRA = 0, 1
QUADS_OK, DISTINCT = 0, 1
PAIRS, POT = 0, 1
ROTATE, FIXED = 0, 1


def conflicts(values: Mapping[str, Json]) -> Iterator[Conflict]:
    """Remarks on settings: contradictions, which the rule page refuses, then settings with no effect or a surprising one."""
    yield from contradictions(values)
    yield from remarks(values)


def contradictions(values: Mapping[str, Json]) -> Iterator[Conflict]:
    table = TABLES[values["specials"]]
    for special in values["special_pay"]:
        if special not in table:
            yield Conflict("special_pay_not_in_table", {"special": special, "table": values["specials"]}, "error")
    if values["compare"] == "jiagun" and values["opposition"] == "all":
        yield Conflict("jiagun_needs_banker", level="error")
    if values["settle"] == "pot" and values["opposition"] == "banker":
        yield Conflict("pot_needs_all", level="error")
    if values["homerun"] and values["shoot"] == "off":
        yield Conflict("homerun_needs_shoot", level="error")
    if values["max_bet"] < values["min_bet"]:
        yield Conflict("max_below_min", {"max": values["max_bet"], "min": values["min_bet"]}, "error")


def remarks(values: Mapping[str, Json]) -> Iterator[Conflict]:
    """Remarks on changed options that have no effect (a "–" in the table of 8, or the text below it), and on a few
    surprises."""
    banker = values["opposition"] == "banker"
    if values["shoot"] == "off" and not values["foul_shot"]:
        yield Conflict("foul_shot_idle")
    if values["homerun"] and values["players"] == 2:
        yield Conflict("homerun_two_players")
    elif values["homerun"] and banker:
        yield Conflict("homerun_banker_only")
    clash = values["special_clash"]
    if values["draw_away"] == "extra" and (clash == "push" or (clash == "banker_pays" and banker)):
        yield Conflict("draw_away_idle", {"clash": clash})
    if clash == "banker_pays" and not banker:
        yield Conflict("clash_without_banker")
    if not banker and (values["min_bet"], values["max_bet"]) != (1, 10):
        yield Conflict("bets_idle")
    if banker and values["unit"] != 1:
        yield Conflict("unit_idle")
    if values["settle"] == "pairs" and values["ante"] != 1:
        yield Conflict("ante_idle")
    if values["rotation"] == "rotate" and values["match_hands"] % values["players"]:
        yield Conflict("hands_not_multiple", {"count": values["players"], "hands": values["match_hands"]})
    if pair := overpaid(values):
        yield Conflict("special_pay_rank", {"special": pair[0], "special2": pair[1]})
    if values["special_declare"] == "forced":
        yield Conflict("forced_may_hurt")


def overpaid(values: Mapping[str, Json]) -> tuple[str, str] | None:
    """A special that pays more than one that ranks above it, and that one, or None: own points never change the rank (5.4)."""
    points = {**TABLES[values["specials"]], **values["special_pay"]}
    ranked = list(TABLES[values["specials"]])
    for place, special in enumerate(ranked):
        for higher in ranked[place + 1 :]:
            if {special, higher} & set(values["special_pay"]) and points[special] > points[higher] > 0:
                return special, higher
    return None


OPTION_SET = OptionSet(CHOICES, PRESETS, conflicts)
OPTIONS = OPTION_SET.dtype

# ---- written by scripts/record_types.py; do not edit -----------------------------------------------------------


class Options(Protocol):
    """A record of OPTIONS."""

    players: int
    opposition: int
    compare: int
    order: int
    wheel: int
    qka_head: int
    pay_head_trips: int
    pay_mid_full: int
    pay_mid_quads: int
    pay_mid_sf: int
    pay_tail_quads: int
    pay_tail_sf: int
    foul_pay: int
    foul_shot: int
    shoot: int
    homerun: int
    specials: int
    special_pay: Row
    special_declare: int
    special_clash: int
    draw_away: int
    six_pairs: int
    min_bet: int
    max_bet: int
    unit: int
    settle: int
    ante: int
    rotation: int
    match_hands: int


# ---- end of what is written -----------------------------------------------------------------------------------
