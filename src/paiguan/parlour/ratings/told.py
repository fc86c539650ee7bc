"""What the house tells about ratings. Numbers are whole points; a rating without enough contests behind it is provisional."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from paiguan.parlour import wire as w
from paiguan.parlour.store.ratings import ChangeRow, Standing
from paiguan.ratings.bots import bots_of
from paiguan.ratings.model import PROVISIONAL

MOST_SHOWN = 50  # of a ladder


class ToldRating(msgspec.Struct, frozen=True, kw_only=True):
    """A rating with its uncertainty: the true strength is within twice `deviation` of `points`, nineteen times of twenty."""

    points: int
    deviation: int
    contests: int
    provisional: bool


class RatingChange(msgspec.Struct, frozen=True, kw_only=True):
    """My rating after a contest."""

    at: float
    kind: Literal["match", "daily", "merged"]  # merged: two guests became one
    points: int
    deviation: int
    place: int  # among `players`; 0 if merged
    players: int


class MyRating(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    on: bool  # I want to be rated
    rating: ToldRating | None  # while it is on
    history: tuple[RatingChange, ...]  # the last contests, oldest first


class MyRatings(msgspec.Struct, frozen=True, kw_only=True):
    games: tuple[MyRating, ...]
    needed: int  # contests until a rating is no longer provisional


class LadderEntry(msgspec.Struct, frozen=True, kw_only=True):
    place: int | None  # none while the rating is provisional
    name: str
    rating: ToldRating
    own: bool


class LadderBot(msgspec.Struct, frozen=True, kw_only=True):
    """What a level of bots is worth, by the arena."""

    level: w.Level
    points: int
    deviation: int


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """Those who want to be rated in a game: best first, then the provisional ones."""

    game: str
    players: int  # all of them
    entries: tuple[LadderEntry, ...]  # the first of them, and mine
    bots: tuple[LadderBot, ...]
    needed: int


class SeatRating(msgspec.Struct, frozen=True, kw_only=True):
    points: int
    deviation: int
    provisional: bool


class TableRatings(msgspec.Struct, frozen=True, kw_only=True):
    """The ratings of those who sit at a table, by seat: of bots, and of people who want to be rated."""

    seats: tuple[SeatRating | None, ...]


def told(standing: Standing) -> ToldRating:
    return ToldRating(
        points=round(standing.rating.points),
        deviation=round(standing.rating.deviation),
        contests=standing.contests,
        provisional=standing.contests < PROVISIONAL,
    )


def change(row: ChangeRow) -> RatingChange:
    return RatingChange(
        at=row.at,
        kind=row.kind,
        points=round(row.points),
        deviation=round(row.deviation),
        place=row.place,
        players=row.players,
    )


def ladder(game: str, shown: Sequence[tuple[str, str, Standing]], guest: str) -> Ladder:
    """Return the ladder of a game as a guest sees it, who is on it."""
    order = sorted(shown, key=lambda one: (one[2].contests < PROVISIONAL, -one[2].rating.points, one[0]))
    firm = [round(standing.rating.points) for _, _, standing in order if standing.contests >= PROVISIONAL]
    entries = []
    for number, (one, name, standing) in enumerate(order):
        rating = told(standing)
        if number < MOST_SHOWN or one == guest:
            place = None if rating.provisional else 1 + sum(points > rating.points for points in firm)
            entries.append(LadderEntry(place=place, name=name, rating=rating, own=one == guest))
    return Ladder(game=game, players=len(order), entries=tuple(entries), bots=tuple(bots(game)), needed=PROVISIONAL)


def bots(game: str) -> list[LadderBot]:
    """Return the bots of a game, best first."""
    found = [
        LadderBot(level=level, points=round(rating.points), deviation=round(rating.deviation))  # type: ignore[arg-type]
        for level, rating in bots_of(game).items()
    ]
    return sorted(found, key=lambda one: -one.points)


def seat(standing: Standing) -> SeatRating:
    rating = told(standing)
    return SeatRating(points=rating.points, deviation=rating.deviation, provisional=rating.provisional)


def bot_seat(game: str, level: str | None) -> SeatRating | None:
    """Return the rating of a bot, or None where its level was not measured."""
    rating = bots_of(game).get(level or "")
    if rating is None:
        return None
    return SeatRating(points=round(rating.points), deviation=round(rating.deviation), provisional=False)
