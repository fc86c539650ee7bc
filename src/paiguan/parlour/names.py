"""Names in three languages for bots and for guests who have not chosen one; the rules for names that guests choose."""

import unicodedata
from collections.abc import Collection

Name = dict[str, str]  # by language


def _names(*lines: str) -> tuple[Name, ...]:
    return tuple(
        {"zh-Hant": hant, "zh-Hans": hans, "en": english} for hant, hans, english in (one.split() for one in lines)
    )


# Bots have names so that players remember who did what. First characters differ, since an avatar shows only one.
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

FORMER: Name = {"zh-Hant": "離開的客人", "zh-Hans": "离开的客人", "en": "Former guest"}  # whose name has been deleted

NAME_LENGTH = 20
MARKS = 2  # combining marks on one letter
# Characters that render as nothing: fillers of Hangul and Khmer, the Braille blank, joiners.
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def clean_name(name: str) -> str:
    """Return a name that fits on a seat, or an empty string if nothing of it is visible."""
    return visible(name, NAME_LENGTH)


def visible(text: str, longest: int) -> str:
    """Return what can be seen of a text, cut to a length.

    Removes invisible characters, direction marks, stacked accents and repeated blanks.
    """
    kept: list[str] = []
    marks = MARKS  # no marks before the first letter
    for char in unicodedata.normalize("NFC", text):
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
    return " ".join("".join(kept).split())[:longest].rstrip()


def free_bot(taken: Collection[str]) -> Name:
    """Return the first bot whose name differs from all taken names in every language."""
    return next(bot for bot in BOTS if not any(name in taken for name in bot.values()))
