"""The events of a table. Their sequence is the source of truth; everything else is derived from it."""

from typing import Literal, TypeAlias

import msgspec

from paiguan.engine.contract import Json
from paiguan.parlour.wire import Clock, Level


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="e", kw_only=True, omit_defaults=True):
    """Base of all events. `command` names the guest and the command that caused it: no command is applied twice."""

    at: float  # seconds since 1970
    command: str = ""


class Sitter(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The occupant of a seat: a guest, or a bot of a level."""

    guest: str = ""
    name: str = ""  # the guest's
    level: Level | None = None


class Origin(msgspec.Struct, frozen=True, gc=False):
    """Where a try comes from: a finished hand, the moves of it that were kept, and what it came to; or a puzzle of the game."""

    table: str
    hand: int
    moves: int
    step: int  # of the replay of the player's seat, before the decision
    payments: tuple[int, ...]
    move: dict[str, Json]  # that was made instead; of a puzzle its best
    puzzle: str = ""  # then there is no hand
    value: float = 0.0  # units that a puzzle's best move brings on average


class Daily(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Which deal of a day a table is a try at."""

    day: str  # 2026-11-16
    seed: str  # of bots and dice
    late: bool = False  # for practice: begun after the day


class Contest(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Which table of which round of a tournament a table is."""

    tournament: str
    round: int
    rounds: int  # of the tournament
    board: int  # the number of the table in its round, from 0
    hands: int  # of the match
    deals: tuple[dict[str, Json], ...] = ()  # of its hands, the same at all tables of the round; none: shuffled
    seed: str = ""  # of the dice, where deals are given


class Opened(Event, frozen=True, tag="opened"):
    game: str
    options: dict[str, Json]
    host: str  # a guest's id
    seats: tuple[Level | None, ...]  # a bot's level, or None for an open seat
    clock: Clock | None = None
    public: bool = False
    hints: bool = False  # players may ask for hints although several people play
    watchers_speak: bool = False
    origin: Origin | None = None  # another try at a hand of another table
    daily: Daily | None = None  # the deal of a day
    contest: Contest | None = None  # a table of a tournament
    chat: bool = False  # people may write freely; private tables only
    first_deal: dict[str, Json] = {}  # the first hand begins with this deal, dealt from seat 0; else it is shuffled


class Sat(Event, frozen=True, tag="sat"):
    seat: int
    guest: str
    name: str


class Stood(Event, frozen=True, tag="stood"):
    """A guest leaves a seat before the match; the seat is open again."""

    seat: int


class Vacated(Event, frozen=True, tag="vacated"):
    """A guest gives up the seat during the match. A bot keeps it until a spectator takes it."""

    seat: int
    level: Level


class Closed(Event, frozen=True, tag="closed"):
    """The owner closes the table: nothing happens here any more. Finished hands can still be read."""


class BotSeated(Event, frozen=True, tag="bot"):
    seat: int
    level: Level | None


class Away(Event, frozen=True, tag="away"):
    """A bot takes over for a guest."""

    seat: int


class Back(Event, frozen=True, tag="back"):
    """The guest plays again instead of the bot."""

    seat: int


class Threw(Event, frozen=True, tag="threw"):
    """The match begins with a choice of chairs. Holds the pairs of dice that each rolled, by provisional seat."""

    throws: tuple[tuple[tuple[int, int], ...], ...]


class ChairTaken(Event, frozen=True, tag="chair"):
    """The person on a provisional seat chooses a chair."""

    seat: int
    chair: int


class Seated(Event, frozen=True, tag="seated"):
    """The match begins with the final seats.

    The person on seat `first` becomes seat 0 and deals first, and the others follow in turn order. Where chairs were
    chosen, `seats` gives everyone's new seat instead.
    """

    first: int
    throws: tuple[tuple[tuple[int, int], ...], ...] = ()  # by old seat, the pairs of dice that each player rolled
    seats: tuple[int, ...] = ()  # by old seat


class Dealt(Event, frozen=True, tag="dealt"):
    """A hand begins. `deal` holds every piece in its place, in the record format. Older events have no `seats`."""

    deal: dict[str, Json]
    seats: tuple[Sitter, ...] = ()  # the players of the hand, by seat
    standing: dict[str, Json] = {}  # dealer and the like, where they do not follow from the hands before: in a try


class Walled(Event, frozen=True, tag="walled"):
    """The house seals the wall of the next hand, and a spare number for each seat (docs/fair-shuffle.md)."""

    hand: int
    wall: tuple[str, ...]
    key: str  # the salts of the seals are made from it
    spares: tuple[str, ...]


class Sealed(Event, frozen=True, tag="sealed"):
    """A guest seals a number for the cut of the next hand."""

    seat: int
    seal: str


class Called(Event, frozen=True, tag="called"):
    """All seals of the next hand are in; the guests who have sealed a number open it now."""


class Unsealed(Event, frozen=True, tag="unsealed"):
    seat: int
    number: str


class Moved(Event, frozen=True, tag="moved"):
    seat: int
    move: dict[str, Json]  # an action of the record format
    by: Literal["guest", "bot", "dice"]
    spent: float = 0.0  # seconds taken from the bank


class Settled(Event, frozen=True, tag="settled"):
    """The result of a hand. It follows from the moves, but saves replaying the hand when the table is loaded.

    Older logs have no such events.
    """

    payments: tuple[int, ...]
    totals: tuple[int, ...]  # of the match
    standing: dict[str, Json]  # of the next hand: dealer and the like


class QueuedAnswer(Event, frozen=True, tag="meant"):  # the tag is in stored logs
    """An answer given ahead of its turn. It is played when the rules ask that seat."""

    seat: int
    move: dict[str, Json]


class WentOn(Event, frozen=True, tag="went_on"):
    """A guest has seen a view about which seats may be asked in secret, and goes on, asked or not."""

    seat: int
    view: int  # its number, among all that spectators have been shown in this hand


class TookBack(Event, frozen=True, tag="back_to"):
    """The hand returns to the state after its first `moves` moves."""

    moves: int


class WasReady(Event, frozen=True, tag="ready"):
    """A guest wants to go on: to the next hand or, after the match, to another match."""

    seat: int


class Rematched(Event, frozen=True, tag="rematch"):
    """A new match of the same people. Older logs, and owners who open a seat again, gather before it begins."""


class PassedOn(Event, frozen=True, tag="owner"):
    """The owner has left before the match began; the table now belongs to another guest who has a seat."""

    guest: str


class Paused(Event, frozen=True, tag="paused"):
    """The evening of a tournament stands still: the hand on the table is played to its end, and no other is dealt."""


class Resumed(Event, frozen=True, tag="resumed"):
    """The evening goes on."""


class Rewritten(Event, frozen=True, tag="rewritten"):
    """A guest has another id in all events before this one: carried over to another identity, or forgotten.

    Memory that was read before must be read again.
    """


FORGOTTEN = "~"  # the ids that stand for forgotten guests begin with it


AnyEvent: TypeAlias = (
    Opened
    | Sat
    | Stood
    | Vacated
    | Closed
    | BotSeated
    | Away
    | Back
    | Threw
    | ChairTaken
    | Seated
    | Walled
    | Sealed
    | Called
    | Unsealed
    | Dealt
    | Moved
    | Settled
    | QueuedAnswer
    | WentOn
    | TookBack
    | WasReady
    | Rematched
    | PassedOn
    | Paused
    | Resumed
    | Rewritten
)

# Events after which the table is the same for everybody except the seat that they name, and so is what the rules ask.
OF_ONE_SEAT = (QueuedAnswer, WentOn)


def with_guest(event: AnyEvent, old: str, new: str, name: str | None = None) -> AnyEvent:
    """Return an event with another id for a guest, and another name unless it is None."""
    if event.command.startswith(f"{old} "):
        event = msgspec.structs.replace(event, command=new + event.command[len(old) :])
    match event:
        case Opened(host=guest) if guest == old:
            return msgspec.structs.replace(event, host=new)
        case PassedOn(guest=guest) if guest == old:
            return msgspec.structs.replace(event, guest=new)
        case Sat(guest=guest) if guest == old:
            return msgspec.structs.replace(event, guest=new, name=event.name if name is None else name)
        case Dealt(seats=seats) if any(one.guest == old for one in seats):
            renamed = (
                Sitter(new, one.name if name is None else name, one.level) if one.guest == old else one for one in seats
            )
            return msgspec.structs.replace(event, seats=tuple(renamed))
    return event
