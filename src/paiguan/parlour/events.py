"""What happens at a table. The events of a table in their order are its whole truth: everything else is made from them."""

from typing import Literal, TypeAlias

import msgspec

from paiguan.engine.contract import Json
from paiguan.parlour.wire import Clock, Level


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="e", kw_only=True, omit_defaults=True):
    """`command` names the guest and the command that caused it, so that the same command is never done twice."""

    at: float  # seconds since 1970
    command: str = ""


class Sitter(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Who has a seat: a guest, or a bot of a level."""

    guest: str = ""
    name: str = ""  # the guest's
    level: Level | None = None


class Opened(Event, frozen=True, tag="opened"):
    game: str
    options: dict[str, Json]
    host: str  # a guest's id
    seats: tuple[Level | None, ...]  # a bot's level, or None for an open seat
    clock: Clock | None = None
    public: bool = False
    hints: bool = False  # a master's advice may be asked for where several people play
    watchers_speak: bool = False


class Sat(Event, frozen=True, tag="sat"):
    seat: int
    guest: str
    name: str


class Stood(Event, frozen=True, tag="stood"):
    """Before the match the seat is open again."""

    seat: int


class BotSeated(Event, frozen=True, tag="bot"):
    seat: int
    level: Level | None


class Away(Event, frozen=True, tag="away"):
    """A bot sits in for a guest."""

    seat: int


class Back(Event, frozen=True, tag="back"):
    """The guest plays again."""

    seat: int


class Seated(Event, frozen=True, tag="seated"):
    """The match begins: the person on seat `first` becomes seat 0 and deals first, the others follow in turn order."""

    first: int
    throws: tuple[tuple[tuple[int, int], ...], ...] = ()  # 執位: by old seat, the pairs of dice each threw


class Dealt(Event, frozen=True, tag="dealt"):
    """A hand begins. `deal` has every piece in its place, as a record has them. Events of older versions have no `seats`."""

    deal: dict[str, Json]
    seats: tuple[Sitter, ...] = ()  # who plays it, by seat


class Moved(Event, frozen=True, tag="moved"):
    seat: int
    move: dict[str, Json]  # an action of the record format
    by: Literal["guest", "bot", "dice"]
    spent: float = 0.0  # seconds taken from the bank


class Settled(Event, frozen=True, tag="settled"):
    """What the hand came to. It follows from the moves, and saves playing the hand again when the table is read; events of
    older versions leave it out."""

    payments: tuple[int, ...]
    totals: tuple[int, ...]  # of the match
    standing: dict[str, Json]  # of the next hand: dealer and the like


class Meant(Event, frozen=True, tag="meant"):
    """An answer given before its turn: it is made when the rules ask that seat."""

    seat: int
    move: dict[str, Json]


class TookBack(Event, frozen=True, tag="back_to"):
    """The hand is back where it was after so many moves."""

    moves: int


class WasReady(Event, frozen=True, tag="ready"):
    seat: int


class Rematched(Event, frozen=True, tag="rematch"):
    """A new match of the same people."""


class PassedOn(Event, frozen=True, tag="owner"):
    """The owner left before the match began: the table is another guest's, who has a seat there."""

    guest: str


AnyEvent: TypeAlias = (
    Opened
    | Sat
    | Stood
    | BotSeated
    | Away
    | Back
    | Seated
    | Dealt
    | Moved
    | Settled
    | Meant
    | TookBack
    | WasReady
    | Rematched
    | PassedOn
)
