"""Names that help texts and command lines list: plain constants, so that reading them imports no compiler."""

GAMES = ("tianjiu", "liuhu", "mohuahua", "weimaque", "shisanzhang")
LEVELS = ("random", "novice", "regular", "master")  # of bots, weakest first
LANGUAGES = ("zh-Hant", "zh-Hans", "en")
