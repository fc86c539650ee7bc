"""Messages between the server and its clients. OpenAPI and the page's TypeScript types are generated from these
structs.

A socket belongs to one table and one viewer. After every change the server sends a complete `Scene`: all that this
viewer may see, so that a client that reconnects is up to date with its first message. No struct here has a field for
hidden pieces: game data comes only from a viewer's `View`.
"""

from typing import Literal, TypeAlias

import msgspec

from paiguan.engine.contract import Json

Language = Literal["zh-Hant", "zh-HK", "zh-Hans", "en"]  # zh-HK: what differs from zh-Hant
Level = Literal["novice", "regular", "sharp", "master", "grandmaster"]
# Waiting for players, choosing chairs, in a hand, between hands, match ended, closed by its owner.
Stage = Literal["gathering", "seating", "playing", "settled", "over", "closed"]
LONGEST_TEXT = 200  # characters of a message
SLOW, LONGEST_MOVE = (
    3600,
    24 * 3600,
)  # seconds a move: from the first a clock is slow, and none is longer than the second


# ---- commands: client to server -----------------------------------------------------------------------------------


class Command(msgspec.Struct, frozen=True, gc=False, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Base of all commands. The client chooses `id`; a command sent again after a reconnect is not applied twice.

    An id is used once: a program that starts again chooses other ones, by a random prefix for instance.
    """

    id: str


class Play(Command, frozen=True, tag="play"):
    """Make a move in the hand: an action of the record format without its seat."""

    hand: int
    step: int  # of the scene it answers; an older step is refused as stale
    move: dict[str, Json]


class GoOn(Command, frozen=True, tag="go_on"):
    """Go on from what is on show, where the table waits for it. A secret question, if there is one, is declined."""

    hand: int
    view: int  # `go_on` of the scene; of an earlier one it is refused as stale


class Try(Command, frozen=True, tag="try"):
    """Ask whether a move is legal now. The answer is the sentence beside the button. Changes nothing."""

    move: dict[str, Json]


class Hint(Command, frozen=True, tag="hint"):
    """Ask what a master would do here, and why. Refused where others play, unless the owner allowed hints.

    With `preliminary` the network's first choice is sent before the answer, where the game has a network for these rules.
    """

    preliminary: bool = False


class TakeBack(Command, frozen=True, tag="takeback"):
    """Return to the player's own last decision; against bots only."""


class Ready(Command, frozen=True, tag="ready"):
    """Go on to the next hand."""


class Seal(Command, frozen=True, tag="seal"):
    """Seal a random number for the cut of the next hand: SHA-256 as in docs/fair-shuffle.md."""

    hand: int
    seal: str


class Unseal(Command, frozen=True, tag="unseal"):
    """Open the number that was sealed, when `seals.called` says so."""

    hand: int
    number: str  # 32 bytes in hexadecimal


class Sit(Command, frozen=True, tag="sit"):
    """Take an open seat, or take the guest's own seat back from the bot that plays there."""

    seat: int


class Stand(Command, frozen=True, tag="stand"):
    """Leave the seat: it is open again before the match has begun, and played by a bot afterwards."""


class Leave(Command, frozen=True, tag="leave"):
    """Give up the seat for good. During a match a bot keeps it until a spectator takes it with `sit`."""


class CloseTable(Command, frozen=True, tag="close"):
    """Close the table for everyone, at any time. Owner only."""


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """Put a bot on an open seat, or remove it with level null. Owner only, before the match has begun.
    After a match, removing a bot opens the seat, and the table gathers again."""

    seat: int
    level: Level | None


class Begin(Command, frozen=True, tag="begin"):
    """Begin the match; open seats are filled with bots. After a match begin another, agreed or not. Owner only."""


class TakeChair(Command, frozen=True, tag="chair"):
    """Choose a chair in turn, while the table is `seating`; null keeps the present seat, or the next free chair."""

    chair: int | None


class Rematch(Command, frozen=True, tag="rematch"):
    """After the match: agree to another at the same table, with totals from zero. It begins once everybody seated agrees."""


class Say(Command, frozen=True, tag="say"):
    """Say one of the predefined phrases. Spectators may if the owner allowed it."""

    phrase: str


class Write(Command, frozen=True, tag="write"):
    """Write a message to the table, where the owner allowed it; at most 200 characters are kept."""

    text: str


class Know(Command, frozen=True, tag="know"):
    """Ask for all that the seat knows, in the engine's encoding; for programs. Not a hint, so never refused as one."""


class Ping(Command, frozen=True, tag="ping"):
    """Ask whether the connection is alive."""


AnyCommand: TypeAlias = (
    Play
    | GoOn
    | Try
    | Hint
    | TakeBack
    | Ready
    | Seal
    | Unseal
    | Sit
    | Stand
    | Leave
    | CloseTable
    | SeatBot
    | Begin
    | TakeChair
    | Rematch
    | Say
    | Write
    | Know
    | Ping
)


# ---- replies: server to client --------------------------------------------------------------------------------------


class Person(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The occupant of a seat."""

    kind: Literal["open", "guest", "bot"]
    name: str
    level: Level | None = None  # of the bot, or of the bot playing for the guest
    note: str = ""  # if the bot plays differently here than its level promises: how and why, in a few words
    away: bool = False  # a bot plays for this guest
    here: bool = True  # is connected
    ready: bool = False  # for the next hand, or for another match
    vacant: bool = False  # its guest has left for good: a spectator may take the seat from the bot
    bank: float | None = None  # seconds left in the clock's bank


class Clock(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Seconds for every move, and a bank for the whole match that is used after them."""

    move: int
    bank: int

    @property
    def slow(self) -> bool:
        """Whether players are not expected to stay between their moves."""
        return self.move >= SLOW


class Choosing(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The choice of chairs before the first hand. Seats are provisional until every player has chosen."""

    order: tuple[int, ...]  # the seats, highest roll first
    chairs: tuple[int | None, ...]  # by seat, the chair chosen
    turn: int  # the seat that chooses now


class Offer(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """Something the viewer may do: a whole move (`move`), or a verb that needs `count` pieces of their choice."""

    verb: str
    text: str  # the label of its button
    move: dict[str, Json] | None = None  # to be sent unchanged
    count: int = 0  # pieces to choose freely
    # The fields of the move that take them, and how many each; 0 means a single piece, not a list.
    into: dict[str, int] = {}
    pieces: tuple[str, ...] = ()  # the pieces that the move puts down, to be raised on the page
    combo: str = ""  # the name of their combination
    points: int | None = None  # what the viewer's cards count after the move, where they are counted (偎麻雀: 硬檄)


class Origin(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Of a try: the hand that it begins in the middle of, and what that came to for the viewer; or a puzzle of the game."""

    table: str
    hand: int
    step: int  # of its replay, before the decision
    puzzle: str  # its id instead of a hand
    paid: float  # of a puzzle what its best move brings on average
    played: Offer  # the move that was made there; of a puzzle its best
    again: Offer | None  # the move made this time


class SeatSeal(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A seat's sealed number."""

    by: Literal["guest", "house"] | None  # the house's: of a bot, or of a person who sent none in time; null: none yet
    seal: str  # with null the house's, which counts if none comes
    opened: bool = False


class Seals(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The seals of the hand on the table, or of the next one (docs/fair-shuffle.md)."""

    hand: int
    root: str  # binds the house to the order of its pieces
    pieces: int
    called: bool  # every number is sealed: those who sealed one open it
    seats: tuple[SeatSeal, ...]


class DailyFacts(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The deal of a day that is played at a table."""

    day: str
    late: bool  # for practice


class ContestFacts(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The round of a tournament that is played at a table."""

    tournament: str
    round: int
    rounds: int
    board: int  # the number of the table in its round, from 0
    duplicate: bool  # all tables of the round get the same deals, shuffled by the house alone
    paused: bool  # the owner lets the evening stand still: after this hand no other is dealt


class TableFacts(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The table apart from the hand."""

    id: str
    code: str  # six characters to tell a friend
    game: str
    options: dict[str, Json]  # as chosen
    values: dict[str, Json]  # all options
    seats: tuple[Person, ...]
    you: int | None  # the viewer's seat
    host: bool  # the viewer is the owner, and may begin and seat bots
    public: bool
    clock: Clock | None
    stage: Stage
    hands: int  # hands begun
    length: int | None  # number of hands of the match, if fixed
    standing: dict[str, Json]  # dealer, streak and the like, of this hand or the next
    totals: tuple[int, ...]
    places: tuple[int, ...] | None = None  # once the match is over
    took: float | None = None  # once the match is over: seconds from the first deal to the last move
    money: tuple[str, ...] | None = None  # once the match is over, if a price per point was agreed: exact fractions
    watchers: int = 0
    throws: tuple[tuple[tuple[int, int], ...], ...] = ()  # 執位: what each seat rolled for its place
    choosing: Choosing | None = None  # while the table is `seating`
    hints: bool = False  # `hint` is allowed: always against bots only, otherwise if the owner allowed it to everyone
    speaks: bool = False  # the viewer may `say` something: players always, spectators if the owner allowed it
    chat: bool = False  # those who may speak may also `write`
    origin: Origin | None = None  # of a table that is another try at a hand
    seals: Seals | None = None  # where people have sealed the deal
    daily: DailyFacts | None = None
    contest: ContestFacts | None = None


class Line(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A line of the log, in the viewer's language."""

    text: str
    kind: Literal["move", "heading", "event"] = "move"
    seat: int | None = None
    won: bool = False  # marks the winner of a trick or of the hand
    pieces: tuple[str, ...] = ()  # to be drawn beside the text, as far as visible
    brief: str = ""  # of a move: what it was, without the player and without pieces that lie there for all to see
    call: str = ""  # what its player calls out
    seal: str = ""  # what a seal says over a great moment, in traditional characters
    sound: Literal["call", "chime", "shot"] = "call"  # heard with a call: a drum, a chime, a clapper
    rank: int = 0  # of the call: the higher it is, the higher the drum
    lost: bool = False  # the call, to another made at the same time


class Payment(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A line of the settlement, in the viewer's language."""

    item: str
    name: str
    text: str
    rule: str
    payer: int | None
    payee: int | None
    units: int
    amount: int
    factors: tuple[tuple[str, int], ...] = ()
    notes: tuple[str, ...] = ()
    debtor: int | None = None
    pieces: tuple[str, ...] = ()  # what it is paid for, to be drawn beside the name


class Account(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The settlement of a hand."""

    items: tuple[Payment, ...]
    payments: tuple[int, ...]
    headline: str  # the result in a sentence
    how: dict[str, Json] | None = None  # the game's own Result struct, for games that have one


class Barred(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Why a verb may not be used now, in games whose view says so."""

    code: str
    text: str
    short: str  # for the button; empty if there is no short form


class HandFacts(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The hand on the table as the viewer sees it."""

    number: int
    step: int  # grows with every move visible to the viewer
    view: dict[str, Json]  # the game's own View struct, without its log
    # `log` replaces the client's lines from here on: all of them in a first scene, otherwise the new ones.
    log_from: int
    log: tuple[Line, ...]
    offers: tuple[Offer, ...]
    raised: tuple[str, ...]  # of the viewer's pieces, what lies picked at first: the only answer, or the lowest discard
    prompt: str  # a sentence that says what the table waits for
    asked: bool  # the viewer may act now
    go_on: int | None = None  # the table waits for the viewer to answer or `go_on`, asked or not
    left: float | None = None  # seconds left to the viewer, or to the player who is openly to act
    limit: float | None = None  # the total that `left` counts down from
    takeback: bool = False
    account: Account | None = None  # once the hand is over


class Scene(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="is", tag="scene"):
    """All that the viewer may see. Sent only when that has changed: the timing of a scene would leak hidden moves."""

    seq: int  # number of scenes sent on this connection before
    table: TableFacts
    hand: HandFacts | None = None


class Done(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="is", tag="done"):
    """The command is stored and done."""

    id: str


class Refusal(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="is", tag="refused"):
    """The command changed nothing; says why. `id` is empty if the message could not be read."""

    id: str
    code: str
    text: str
    # Whether `code` is the house's or the game's; the game's come with a section of its rules.
    by: Literal["house", "rules"] = "house"
    params: dict[str, Json] = {}
    rule: str = ""


class Tried(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="is", tag="tried"):
    """The answer to `try`: the move is legal and `text` says what it is, or it is not and `text` says why."""

    id: str
    good: bool
    text: str
    code: str = ""  # of the refusal, or of the sentence that describes the move
    rule: str = ""
    names: dict[str, str] = {}  # names of the parts of the move: the piles of an arrangement


class Advised(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="is", tag="advised"):
    """The answer to `hint`: why the first move is good, and the best moves; none where only one is legal.

    A `preliminary` one is not the answer yet, which follows with the same id: it has one move, whose value nobody knows.
    """

    id: str
    text: str
    best: tuple[Offer, ...]
    notes: tuple[
        str, ...
    ]  # of each move, in words: what the first is expected to bring, how the others compare with it
    gains: tuple[float, ...]
    errors: tuple[
        float, ...
    ]  # standard errors; of the first its gain's, of the others that of the difference to the first
    step: int
    preliminary: bool = False


class Said(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="is", tag="said"):
    """A guest said a phrase, or wrote a message: then `phrase` is empty."""

    seat: int | None
    name: str
    phrase: str
    text: str


class Known(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="is", tag="known"):
    """The answer to `know`: the seat's information state as base64, in the encoding of that version of the game."""

    id: str
    game: str
    version: int
    options: dict[str, Json]
    seat: int
    hand: int
    step: int
    state: str


class Pong(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="is", tag="pong"):
    """The connection is alive."""

    id: str


AnyReply: TypeAlias = Scene | Done | Refusal | Tried | Advised | Said | Known | Pong
