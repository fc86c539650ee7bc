"""Options, decks and presets of 六虎 (rules 2 and 8) as data."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple, Protocol

from paiguan.engine.contract import Json
from paiguan.engine.options import Choice, Conflict, Flag, OptionSet, Whole


class Deck(NamedTuple):
    """A regional pack: the cards it adds to the 36 number cards, and which of them is the 37th card when four play."""

    extras: tuple[str, ...]
    joker: str | None


DECKS: Mapping[str, Deck] = {
    "guangdong38": Deck(("LH", "YX"), "YX"),
    "leshan36": Deck((), None),
    "xingning37": Deck(("ZX",), "ZX"),
    "qingbaijiang38": Deck(("LH", "MG"), "MG"),
    "miaoli38": Deck(("LH", "YX"), "YX"),
    "malaysia38": Deck(("LH", "YX"), "YX"),
    "yunshi39": Deck(("LH", "YX", "YS"), "YX"),
}
EXTRAS = ("YX", "LH", "MG", "ZX", "YS")  # every card without a suit, in the order of the rule page

CHOICES = (
    Choice("players", 4, (4, 3)),
    Choice("deck", "guangdong38", tuple(DECKS)),
    Choice("single_beat", "suit_first", ("suit_first", "same_suit")),
    Choice("led_top", "ones", ("ones", "old+ones", "old")),
    Choice("run_len", "3", ("3", "3+")),
    Choice("yunxian_number", "none", ("none", "one")),
    Choice("decline", "break", ("break", "free")),
    Choice("discard_face", "up", ("up", "down")),
    Flag("dealer_privilege", False),
    Choice("dream_count", "hand", ("hand", "dealt")),
    Whole("rounds", 4),
    Choice("round_unit", "deal", ("deal", "lap")),
    Flag("void_counts", False),
)

PRESETS: Mapping[str, Mapping[str, Json]] = {
    "guangdong": {},
    "guangdong3": {"players": 3},
    "leshan": {"players": 3, "deck": "leshan36"},
    "xingning": {"deck": "xingning37"},
    "qingbaijiang": {"deck": "qingbaijiang38"},
    "miaoli": {"deck": "miaoli38"},
    "malaysia": {"deck": "malaysia38"},
    "yunshi": {"deck": "yunshi39"},
    "novelgames": {
        "single_beat": "same_suit",
        "led_top": "old",
        "run_len": "3+",
        "yunxian_number": "one",
        "discard_face": "down",
    },
    "same_suit": {
        "single_beat": "same_suit",
        "led_top": "old+ones",
        "run_len": "3+",
        "discard_face": "down",
    },
}

# The packed values, by name, for the kernels.
SUIT_FIRST, SAME_SUIT = 0, 1
TOP_ONES, TOP_OLD_AND_ONES, TOP_OLD = 0, 1, 2
RUN_THREE, RUN_LONGER = 0, 1
JOKER_NO_NUMBER, JOKER_IS_ONE = 0, 1
DECLINE_BREAK, DECLINE_FREE = 0, 1
FACE_UP, FACE_DOWN = 0, 1
COUNT_HAND, COUNT_DEALT = 0, 1
UNIT_DEAL, UNIT_LAP = 0, 1


def conflicts(values: Mapping[str, Json]) -> Iterator[Conflict]:
    """Remarks on settings. The only contradiction is a pack without a 37th card for four players (rules 2)."""
    if values["players"] == 4:
        if DECKS[values["deck"]].joker is None:
            yield Conflict("deck_needs_three", level="error")
    else:
        if values["deck"] not in ("guangdong38", "leshan36"):
            yield Conflict("deck_no_effect")
        if values["dream_count"] == "dealt":
            yield Conflict("dream_count_no_effect")
        if values["yunxian_number"] == "one":
            yield Conflict("yunxian_no_effect")
    if values["round_unit"] == "lap" and values["void_counts"]:
        yield Conflict("void_counts_no_effect")


OPTION_SET = OptionSet(CHOICES, PRESETS, conflicts)
OPTIONS = OPTION_SET.dtype

# ---- written by scripts/record_types.py; do not edit -----------------------------------------------------------


class Options(Protocol):
    """A record of OPTIONS."""

    players: int
    deck: int
    single_beat: int
    led_top: int
    run_len: int
    yunxian_number: int
    decline: int
    discard_face: int
    dealer_privilege: int
    dream_count: int
    rounds: int
    round_unit: int
    void_counts: int


# ---- end of what is written -----------------------------------------------------------------------------------
