"""Names the house gives, in its three languages: to its bots, and to guests who have not chosen one."""

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


def free_bot(taken: Collection[str]) -> Name:
    """The first bot that nobody at the table can mistake for another, whichever language he reads."""
    return next(bot for bot in BOTS if not any(name in taken for name in bot.values()))
