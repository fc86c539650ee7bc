"""Names that help texts and command lines list: plain constants, so that reading them imports no compiler."""

LEVELS = ("random", "novice", "regular", "sharp", "master", "grandmaster")  # of bots
SEARCHING = ("sharp", "master", "grandmaster")  # those that take a budget of time or worlds
REVIEW_WORLDS = 4096  # in which a review weighs a decision that is hard to settle
LANGUAGES = ("zh-Hant", "zh-Hans", "en")
LAYERS = {"zh-HK": "zh-Hant"}  # a language that has only what differs, and the language below it
