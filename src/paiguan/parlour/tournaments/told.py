"""What pages are told of a tournament. Deals that tables still play are in none of it."""

from typing import Annotated

import msgspec
from msgspec import Meta

from paiguan.engine.contract import Json
from paiguan.parlour import wire as w
from paiguan.parlour.http import GameId
from paiguan.parlour.tournaments.events import Pairing
from paiguan.parlour.tournaments.tournament import Stage

MOST_ROUNDS, MOST_HANDS, MOST_TABLES, LONGEST_PAUSE = 12, 24, 16, 1440
LONGEST_NAME = 40


class TournamentWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tournament: its rules, its rounds of so many hands at so many tables or more, how people are seated, whether all tables
    get the same deals, the level of the bots that fill them, and whether rounds begin by themselves."""

    name: Annotated[str, Meta(max_length=200)]
    game: GameId
    options: dict[str, Json] = {}
    rounds: int = 4
    hands: int = 4
    tables: int = 2
    pairing: Pairing = "swiss"
    duplicate: bool = True
    level: w.Level = "regular"
    clock: w.Clock | None = None
    begins: float = 0.0  # seconds since 1970; 0: when I say so
    pause: int | None = None  # minutes between rounds; null: when I say so
    plays: bool = True  # I take part
    lang: w.Language = "en"


class TournamentCommand(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    lang: w.Language = "en"


class RoundWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Begin this round: asked twice, it begins once."""

    round: int
    lang: w.Language = "en"


class PauseWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Let the evening stand still, or go on."""

    paused: bool
    lang: w.Language = "en"


class RemoveWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    person: int
    lang: w.Language = "en"


class TournamentPerson(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who takes part, by their number; where they are not `here` any more they have left."""

    person: int
    name: str
    here: bool


class BoardSeat(msgspec.Struct, frozen=True, kw_only=True):
    person: int | None  # null: a bot
    name: str  # of a person
    after: int = 0  # hands of a bot, before this person took its chair


class BoardFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round."""

    table: str  # its id, where I may go there; else empty
    seats: tuple[BoardSeat, ...]
    mine: bool  # I have a seat
    hands: int  # finished
    done: bool
    results: tuple[
        tuple[int, ...], ...
    ]  # payments by hand and seat; of deals that are compared, once all tables have finished them
    scores: tuple[tuple[float, ...], ...]  # likewise


class RoundFacts(msgspec.Struct, frozen=True, kw_only=True):
    done: bool
    boards: tuple[BoardFacts, ...]


class StandingFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the standings."""

    person: int
    name: str
    place: int
    rounds: tuple[float | None, ...]  # null: not at a table
    total: float


class TournamentFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament as a guest sees it."""

    id: str
    code: str
    name: str
    game: str
    options: dict[str, Json]
    seats: int  # of a table
    rounds: int
    hands: int
    tables: int
    pairing: Pairing
    duplicate: bool
    level: w.Level
    clock: w.Clock | None
    pause: int | None
    stage: Stage
    paused: bool  # the owner lets it stand still
    due: float | None  # seconds until the next round begins by itself
    owner: bool  # I am
    owner_name: str
    you: int | None  # my number
    here: bool  # I take part in the next round
    people: tuple[TournamentPerson, ...]
    standings: tuple[StandingFacts, ...]
    played: tuple[RoundFacts, ...]  # the rounds that have begun


class TournamentSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    stage: Stage
    round: int  # begun so far
    rounds: int
    people: int
    table: str  # where I play now, or empty
