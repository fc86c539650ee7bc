"""Options and presets of 天九 (rules 8) as data."""

from collections.abc import Iterator, Mapping
from typing import Protocol

from paiguan.engine.contract import Json
from paiguan.engine.options import Choice, Conflict, Flag, OptionSet, Subset, Whole

# 4.3  The drawing methods, in the order of the rule page; their columns are in state.py.
METHODS = (
    "kaibian_l",
    "kaibian_r",
    "lundong",
    "jiandong",
    "pianmian",
    "waxin",
    "qieer",
    "longtou",
    "shuangyi",
    "wusanshi",
)
# 5.4  The kinds of 例牌, in the order of the rule page; `combos.py` tests hands for them.
LIPAI = ("civil7", "mil7", "onered", "civil8", "mil8", "allwhite", "fourpairs")

CHOICES = (
    Choice("size", "big", ("big", "small"), field_name="form"),
    Choice("small_par", 2, (2, 4)),
    Choice("wenzun", "on", ("on", "unbeatable", "off")),
    Choice("capture_mult", 4, (4, 2)),
    Choice("bao_he", "none", ("none", "zun", "both")),
    Subset(
        "lipai",
        ["mil7", "onered", "mil8", "allwhite", "fourpairs"],
        LIPAI,
        unknown_code="lipai_unknown",
        twice_code="lipai_twice",
    ),
    Flag("tian_white", False),
    Choice("succession", "fei", ("fei", "lun")),
    Choice("roller", "opposite", ("opposite", "dealer")),
    Choice("paitou", "choose", ("choose", *METHODS)),
    Choice("ru_special", "full", ("full", "base")),
    Choice("yao_in_sweep", "absorb", ("absorb", "stack")),
    Choice("bazhi_single", "strict", ("strict", "visible")),
    Choice("reveal_discards", "never", ("never", "after_hand")),
    Whole("hands", 16, range_code="hands_range"),
    Whole("stake", 1, range_code="stake_range"),
)

PRESETS: Mapping[str, Mapping[str, Json]] = {
    "standard": {},
    "xiao": {"size": "small", "lipai": []},
    "no_wenzun": {"wenzun": "off"},
    "lunzhuang": {"succession": "lun"},
    "baozun_he": {"bao_he": "zun"},
    "undeclared": {"lipai": ["onered", "allwhite"]},
    "all_lipai": {"lipai": list(LIPAI)},
}

# The packed values, by name, for the kernels. `size` is the field `form`.
BIG, SMALL = 0, 1
WENZUN_ON, WENZUN_UNBEATABLE, WENZUN_OFF = 0, 1, 2
BAO_HE_NONE, BAO_HE_ZUN, BAO_HE_BOTH = 0, 1, 2
FEI, LUN = 0, 1
ROLLER_OPPOSITE, ROLLER_DEALER = 0, 1
PAITOU_CHOOSE = 0  # method m is packed as m + 1
RU_FULL, RU_BASE = 0, 1
ABSORB, STACK = 0, 1
STRICT, VISIBLE = 0, 1
NEVER, AFTER_HAND = 0, 1


def conflicts(values: Mapping[str, Json]) -> Iterator[Conflict]:
    """Remarks on settings. No combination is contradictory in 天九; some have no effect or a surprising one."""
    if values["size"] == "small":
        if values["lipai"]:
            yield Conflict("lipai_ignored_small")
        for option in ("yao_in_sweep", "bazhi_single"):
            if values[option] in ("stack", "visible"):
                yield Conflict("sweep_ignored_small", {"option": option})
        if values["ru_special"] == "base":
            yield Conflict("ru_ignored_small")
        return
    if values["small_par"] != 2:
        yield Conflict("small_par_ignored")
    if values["tian_white"] and not {"onered", "allwhite"} & set(values["lipai"]):
        yield Conflict("tian_white_unused")
    if set(values["lipai"]) == set(LIPAI):
        yield Conflict("lipai_all")
    elif common := [kind for kind in values["lipai"] if kind in ("civil7", "civil8")]:
        yield Conflict("lipai_frequent", {"kinds": common})


OPTION_SET = OptionSet(CHOICES, PRESETS, conflicts)
OPTIONS = OPTION_SET.dtype

# ---- written by scripts/record_types.py; do not edit -----------------------------------------------------------


class Options(Protocol):
    """A record of OPTIONS."""

    form: int
    small_par: int
    wenzun: int
    capture_mult: int
    bao_he: int
    lipai: int
    tian_white: int
    succession: int
    roller: int
    paitou: int
    ru_special: int
    yao_in_sweep: int
    bazhi_single: int
    reveal_discards: int
    hands: int
    stake: int


# ---- end of what is written -----------------------------------------------------------------------------------
