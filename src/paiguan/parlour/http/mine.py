"""What a guest has played."""

import msgspec

from paiguan.engine.contract import Json


class PlayedHand(msgspec.Struct, frozen=True, kw_only=True):
    """A finished hand of mine."""

    hand: int  # of the table, as replays count
    number: int  # of the match
    ended: float
    units: int
    total: int  # of the match after this hand
    place: int  # in the match after this hand


class PlayedMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match, as far as I played in it."""

    table: str
    match: int  # of the table
    game: str
    options: dict[str, Json]
    names: tuple[str, ...]  # of the players of its last hand; none once the table is deleted
    seat: int
    over: bool
    kept: bool  # its hands can be replayed and reviewed
    hands: tuple[PlayedHand, ...]


class GameTotal(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    hands: int
    matches: int
    units: int
    line: tuple[int, ...]  # units of the last hands, in order


class MyGames(msgspec.Struct, frozen=True, kw_only=True):
    games: tuple[GameTotal, ...]
    matches: tuple[PlayedMatch, ...]  # newest first
    more: bool
    bin_until: float | None  # until then what this device has deleted can be put back


class BestHand(msgspec.Struct, frozen=True, kw_only=True):
    """One of the hands in which I won most: the result in a sentence, and what brought most."""

    table: str
    hand: int
    game: str
    units: int
    ended: float
    headline: str
    item: str
    pieces: tuple[str, ...]
