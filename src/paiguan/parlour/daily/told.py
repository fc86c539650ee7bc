"""What the house tells about the deals of days."""

from typing import Literal

import msgspec

from paiguan.parlour import wire as w
from paiguan.parlour.daily.field import Bar, Share


class DailyTry(msgspec.Struct, frozen=True, kw_only=True):
    """My try at a deal."""

    day: str
    game: str
    table: str
    state: Literal["open", "done"]
    late: bool  # for practice: it has no place
    units: int | None  # once it is done
    place: int | None
    of: int  # tries that count
    percent: int | None  # the best so many percent; none in a small field


class DailyGame(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    players: int  # who have finished it
    own: DailyTry | None


class DailyToday(msgspec.Struct, frozen=True, kw_only=True):
    """The deals of today, the game of the day first."""

    day: str
    ends: float  # seconds since 1970
    games: tuple[DailyGame, ...]
    streak: int  # days in a row


class DailyDecision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of mine beside the master's. They are about the same position as long as all before were alike."""

    mine: w.Offer | None
    master: w.Offer | None
    step: int | None  # of the replay of my hand
    alike: bool  # as the master, here and before
    share: Share | None


class DailyEntry(msgspec.Struct, frozen=True, kw_only=True):
    place: int
    name: str  # empty: a guest who is gone
    units: int
    own: bool
    table: str  # its hand can be replayed


class DailyBoard(msgspec.Struct, frozen=True, kw_only=True):
    """A deal. Who has not finished it gets neither results nor pieces."""

    day: str
    game: str
    today: bool
    ends: float  # no try can be begun for the table after it
    closes: float  # nor finished
    seat: int  # of the player; seat 0 deals
    seats: int
    commitment: str  # SHA-256 of `opening`
    players: int
    own: DailyTry | None
    mean: float | None = None
    bars: tuple[Bar, ...] = ()
    master: int | None = None  # once the master has played
    lines: tuple[DailyDecision, ...] = ()
    board: tuple[DailyEntry, ...] = ()
    opening: str = ""  # the deal in full, once the day is closed


class DailyPast(msgspec.Struct, frozen=True, kw_only=True):
    """A month of days."""

    first: str  # the first day that can be played
    today: str
    tries: tuple[DailyTry, ...]
    streak: int
