"""The events of a tournament. Their sequence is the source of truth, as at a table.

People are numbered in the order in which they joined. Results refer to these numbers, so that they stay as they are when a
guest has another id (carried to another device) or none any more (forgotten).
"""

from typing import Literal, TypeAlias

import msgspec

from paiguan.engine.contract import Json
from paiguan.parlour.wire import Clock, Level

Pairing = Literal["swiss", "everybody"]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What the owner has chosen."""

    name: str
    game: str
    options: dict[str, Json]
    rounds: int
    hands: int  # of a round
    tables: int  # at least; more if more people come
    pairing: Pairing
    duplicate: bool  # all tables of a round get the same deals
    level: Level  # of the bots that fill the tables
    clock: Clock | None = None
    begins: float = 0.0  # when the first round begins by itself; 0: when the owner says so
    pause: int | None = (
        None  # minutes from the end of a round until the next begins by itself; null: when the owner says so
    )


class Event(msgspec.Struct, frozen=True, tag_field="e", kw_only=True, omit_defaults=True):
    at: float  # seconds since 1970


class Opened(Event, frozen=True, tag="opened"):
    owner: str  # a guest's id
    plan: Plan


class Joined(Event, frozen=True, tag="joined"):
    """A guest takes part: from the next round on. Who has left and comes back keeps their number."""

    person: int
    guest: str
    name: str


class Named(Event, frozen=True, tag="named"):
    person: int
    name: str


class Left(Event, frozen=True, tag="left"):
    """A person takes part in no further round."""

    person: int


class Board(msgspec.Struct, frozen=True):
    """A table of a round."""

    table: str
    seats: tuple[int | None, ...]  # people; null: a bot


class RoundBegun(Event, frozen=True, tag="round"):
    boards: tuple[Board, ...]


class Took(Event, frozen=True, tag="took"):
    """A person who came late has taken a bot's chair in the round that is played. What the bot began it is answerable for: their results
    count from the hand after so many."""

    person: int
    board: int
    seat: int
    hands: int


class RoundEnded(Event, frozen=True, tag="result"):
    """The payments of a round by table, hand and seat."""

    results: tuple[tuple[tuple[int, ...], ...], ...]


class Paused(Event, frozen=True, tag="paused"):
    """The owner lets the evening stand still: no round begins by itself, and no table deals another hand."""


class Resumed(Event, frozen=True, tag="resumed"):
    """The evening goes on where it stood."""


class Finished(Event, frozen=True, tag="finished"):
    """All rounds have been played, or the owner ends the evening between two."""


class Closed(Event, frozen=True, tag="closed"):
    """The owner breaks off: a round that is not over does not count."""


class Rewritten(Event, frozen=True, tag="rewritten"):
    """A guest has another id in all events before this one. Memory that was read before must be read again."""


AnyEvent: TypeAlias = (
    Opened | Joined | Named | Left | RoundBegun | Took | RoundEnded | Paused | Resumed | Finished | Closed | Rewritten
)


def with_guest(event: AnyEvent, old: str, new: str, name: str | None = None) -> AnyEvent:
    """Return an event with another id for a guest, and another name unless it is None."""
    match event:
        case Opened(owner=guest) if guest == old:
            return msgspec.structs.replace(event, owner=new)
        case Joined(guest=guest) if guest == old:
            return msgspec.structs.replace(event, guest=new, name=event.name if name is None else name)
    return event


def without_names(events: list[AnyEvent], guest: str) -> list[AnyEvent]:
    """Return the events without the later names of a guest who is forgotten."""
    theirs = {event.person for event in events if isinstance(event, Joined) and event.guest == guest}
    return [
        msgspec.structs.replace(event, name="") if isinstance(event, Named) and event.person in theirs else event
        for event in events
    ]
