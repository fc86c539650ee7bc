"""Tables, tries and finished hands."""

from typing import Literal

import msgspec

from paiguan.engine.contract import Json
from paiguan.parlour import wire as w
from paiguan.parlour.http import GameId

SeatWish = Literal["me", "open", "novice", "regular", "sharp", "master", "grandmaster"]


class TableWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table: its rules, who sits where ("me" once), the clock, whether the lobby shows it, whether `hints` may be asked for
    although other people play, whether spectators may speak, and whether people may write freely (private tables only)."""

    game: GameId
    options: dict[str, Json] = {}
    seats: tuple[SeatWish, ...] = ()  # none named: me, and regulars
    clock: w.Clock | None = None
    public: bool = False
    hints: bool = False
    watchers_speak: bool = False
    chat: bool = False
    seal: str = ""  # of a number for the cut of the first hand (docs/fair-shuffle.md)
    lesson: str = ""  # of the course: its rules and its deal against novices, whatever else is named
    puzzle: str = ""  # its position against regulars, whatever else is named
    lang: w.Language = "en"


class Opened(msgspec.Struct, frozen=True):
    id: str


class TryWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Another try at a hand: from the decision at a `step` of its replay, against bots of a level."""

    step: int
    level: w.Level = "regular"
    lang: w.Language = "en"


class LineWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What might have followed another `move` at the decision at a `step` of a hand's replay."""

    step: int
    move: dict[str, Json]
    lang: w.Language = "en"


class DailyWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A try at the deal of a day."""

    lang: w.Language = "en"


class RatingWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The games in which I want to be rated; in no others."""

    games: tuple[GameId, ...]


class RecordWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    record: dict[str, Json]
    seat: int | None = None
    lang: w.Language = "en"


class HandResult(msgspec.Struct, frozen=True, kw_only=True):
    """What a finished hand came to, and the totals after it."""

    hand: int
    payments: tuple[int, ...]
    totals: tuple[int, ...]
