"""Options and presets of 抹花花 (rules 8) as data."""

from collections.abc import Iterator, Mapping
from typing import Protocol

from paiguan.engine.contract import Json
from paiguan.engine.options import Choice, Conflict, Flag, OptionSet, Whole

CHOICES = (
    Choice("players", 3, values=(3, 4)),
    Choice("deck", "paper", values=("paper", "poker")),
    Flag("must_beat", True),
    Choice("declare_at", 11, values=(11, 6)),
    Flag("quad66_beats_led_xi", False),
    Flag("bai_groups", False),
    Flag("trio", False),
    Flag("open_discards", False),
    Whole("rounds", 4, low=1, high=16),
)

PRESETS: Mapping[str, Mapping[str, Json]] = {
    "standard": {},
    "qinghai": {"trio": True},
    "poker": {"deck": "poker"},
    "four": {"players": 4},
}


def conflicts(values: Mapping[str, Json]) -> Iterator[Conflict]:
    """Remarks on settings: none, because every combination is allowed and has an effect."""
    yield from ()


OPTION_SET = OptionSet(CHOICES, PRESETS, conflicts)
OPTIONS = OPTION_SET.dtype

# ---- written by scripts/record_types.py; do not edit -----------------------------------------------------------


class Options(Protocol):
    """A record of OPTIONS."""

    players: int
    deck: int
    must_beat: int
    declare_at: int
    quad66_beats_led_xi: int
    bai_groups: int
    trio: int
    open_discards: int
    rounds: int


# ---- end of what is written -----------------------------------------------------------------------------------
