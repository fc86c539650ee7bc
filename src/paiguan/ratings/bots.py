"""What the levels of bots are worth, from the arena: fixed, so that they are the same opponents for everybody.

A game brings them as `data/ratings.json` beside its rules. For the games of the house it is written by `python -m bench.ratings` from the figures of
docs/strength.md, and says how each was found. A game without the file has bots that nobody is compared with.
"""

from functools import cache
from typing import Literal

import msgspec

from paiguan.engine.packages import GAMES, data
from paiguan.ratings.model import Rating

FILE = "ratings.json"


class BotRating(msgspec.Struct, frozen=True, kw_only=True):
    """A level of bots in a game, under its usual rules."""

    points: float
    deviation: float  # the standard error
    from_: Literal["anchor", "matches", "units", "as master", "assumed"] = msgspec.field(name="from")


class BotGame(msgspec.Struct, frozen=True, kw_only=True):
    """The bots of a game, and what they were measured by."""

    preset: str
    swing: float  # units of a hand that count as one standard deviation
    matches: int  # of `hands` hands between a regular and novices, all seatings, from which the swing was found
    hands: int
    seed: int
    levels: dict[str, BotRating]


@cache
def measured(game: str) -> BotGame | None:
    """Return what a game brings, or None."""
    file = data(game, FILE) if game in GAMES else None
    return msgspec.json.decode(file.read_bytes(), type=BotGame) if file is not None and file.is_file() else None


def bots_of(game: str) -> dict[str, Rating]:
    """Return the ratings of the levels in a game; none for a game whose bots were not measured."""
    found = measured(game)
    return {} if found is None else {name: Rating(one.points, one.deviation) for name, one in found.levels.items()}
