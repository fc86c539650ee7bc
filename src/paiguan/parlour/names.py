"""Names: those the house gives, in its three languages, to its bots and to guests who have not chosen one; and which names
guests may choose."""

import unicodedata
from collections.abc import Collection

from paiguan.parlour.wire import Language

Name = dict[Language, str]


def _names(*lines: str) -> tuple[Name, ...]:
    return tuple(
        {"zh-Hant": hant, "zh-Hans": hans, "en": english} for hant, hans, english in (one.split() for one in lines)
    )


# Bots have names of their own, so that one remembers who did what to whom. Beginnings differ: an avatar shows one character.
BOTS = _names(
    "阿蘭 阿兰 Orchid",
    "石頭 石头 Pebble",
    "小滿 小满 Barley",
    "長庚 长庚 Vesper",
    "月桂 月桂 Laurel",
    "青禾 青禾 Clover",
    "小雲 小云 Skye",
    "阿秀 阿秀 Iris",
)
GUESTS = _names(
    "竹山 竹山 Bamboo",
    "松風 松风 Pine",
    "雨前 雨前 Heron",
    "青石 青石 Lantern",
    "白露 白露 Willow",
    "南樓 南楼 Plum",
    "小橋 小桥 River",
    "晚舟 晚舟 Cricket",
)


NAME_LENGTH = 20
MARKS = 2  # accents on one letter
# Letters and signs that are drawn as nothing: fillers of Hangul and Khmer, the blank of Braille, joiners.
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def clean_name(name: str) -> str:
    """A name as it fits on a seat: no invisible characters, no direction marks, no piles of accents, no runs of blanks. Empty
    where nothing would be seen."""
    kept: list[str] = []
    marks = MARKS  # none before the first letter
    for char in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(char)
        if kind in ("Cc", "Zl", "Zp") or char.isspace():
            kept.append(" ")
            marks = MARKS
        elif kind[0] == "C" or char in BLANKS:
            continue
        elif kind[0] == "M":
            if marks < MARKS:
                kept.append(char)
                marks += 1
        else:
            kept.append(char)
            marks = 0
    return " ".join("".join(kept).split())[:NAME_LENGTH].rstrip()


def free_bot(taken: Collection[str]) -> Name:
    """The first bot that nobody at the table can mistake for another, whichever language he reads."""
    return next(bot for bot in BOTS if not any(name in taken for name in bot.values()))
