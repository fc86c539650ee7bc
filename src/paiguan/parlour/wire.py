"""What travels between the parlour and its guests, as structs. OpenAPI and the page's TypeScript types are made from these.

A socket belongs to one table and one viewer. The server sends `Scene` after every change, whole: all that this viewer may
see, so that a client that reconnects is up to date with its first message. Hidden pieces have no place in any struct here:
game data comes only from a viewer's `View`.
"""

from typing import Literal, TypeAlias

import msgspec

from paiguan.engine.contract import Json

Language = Literal["zh-Hant", "zh-Hans", "en"]
Level = Literal["novice", "regular", "master"]
Stage = Literal["gathering", "playing", "settled", "over"]  # waiting for players, in a hand, between hands, match ended


# ---- commands: client to server -----------------------------------------------------------------------------------


class Command(msgspec.Struct, frozen=True, gc=False, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Every command carries an id of the client's choice: sending it again after a lost connection does nothing twice."""

    id: str


class Play(Command, frozen=True, tag="play"):
    """Make a move in the hand: an action of the record format without its seat."""

    hand: int
    step: int  # of the scene it answers; older steps are refused as stale
    move: dict[str, Json]


class Try(Command, frozen=True, tag="try"):
    """Ask whether a move might be made now: the answer is the sentence beside the button. Changes nothing."""

    move: dict[str, Json]


class Hint(Command, frozen=True, tag="hint"):
    """Ask what a master would do here, and why. Refused where other people play, unless the owner allowed hints to everybody."""


class TakeBack(Command, frozen=True, tag="takeback"):
    """Back to one's own last decision; against bots only."""


class Ready(Command, frozen=True, tag="ready"):
    """Go on to the next hand."""


class Sit(Command, frozen=True, tag="sit"):
    """Take an open seat, or take one's own seat back from the bot that sits in."""

    seat: int


class Stand(Command, frozen=True, tag="stand"):
    """Leave the seat: open again before the match has begun, kept by a bot afterwards."""


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """The host puts a bot on an open seat, or with level null takes it away; before the match has begun."""

    seat: int
    level: Level | None


class Begin(Command, frozen=True, tag="begin"):
    """The host begins; open seats are filled with bots."""


class Rematch(Command, frozen=True, tag="rematch"):
    """After the end: the same table again, totals from nought."""


class Say(Command, frozen=True, tag="say"):
    """Say one of the house's phrases. Spectators may where the owner allowed it."""

    phrase: str


class Know(Command, frozen=True, tag="know"):
    """For programs that play: all that the seat knows, as the engine's record; no advice, so never refused as such."""


class Ping(Command, frozen=True, tag="ping"):
    """Is the line alive?"""


AnyCommand: TypeAlias = (
    Play | Try | Hint | TakeBack | Ready | Sit | Stand | SeatBot | Begin | Rematch | Say | Know | Ping
)


# ---- replies: server to client --------------------------------------------------------------------------------------


class Person(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Who sits on a seat."""

    kind: Literal["open", "guest", "bot"]
    name: str
    level: Level | None = None  # a bot's, or that of the bot sitting in
    away: bool = False  # a bot sits in for this guest
    here: bool = True  # has a connection
    ready: bool = False  # for the next hand
    bank: float | None = None  # seconds left in the clock's bank


class Clock(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Seconds for every move, and a bank for the whole match that is drawn on after them."""

    move: int
    bank: int


class TableFacts(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The table apart from the hand."""

    id: str
    code: str  # six characters to tell a friend
    game: str
    options: dict[str, Json]  # as chosen
    values: dict[str, Json]  # all of them
    seats: tuple[Person, ...]
    you: int | None  # the viewer's seat
    host: bool  # the viewer may begin and seat bots
    public: bool
    clock: Clock | None
    stage: Stage
    hands: int  # hands begun
    length: int | None  # hands of the match, where that is fixed
    standing: dict[str, Json]  # dealer, streak and the like, of this hand or the next
    totals: tuple[int, ...]
    places: tuple[int, ...] | None = None  # once the match is over
    money: tuple[str, ...] | None = None  # then too, where so much a point was agreed: exact fractions
    watchers: int = 0
    throws: tuple[tuple[tuple[int, int], ...], ...] = ()  # 執位: what each seat threw for its place
    hints: bool = False  # `hint` is answered: always against bots only, else if the owner allowed it to everybody
    speaks: bool = False  # the viewer may `say` something: players always, spectators if the owner allowed it


class Offer(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """Something the viewer may do: a whole move (`move`), or a verb for which `count` pieces of his choice are wanted."""

    verb: str
    text: str  # what its button says
    move: dict[str, Json] | None = None  # to send as it is
    count: int = 0  # pieces to choose freely
    into: dict[str, int] = {}  # the fields of the move that they go into, and how many; 0: one, and not in a list
    pieces: tuple[str, ...] = ()  # the pieces that the move puts down, to be picked up on the page
    combo: str = ""  # what they are called


class Line(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A line of the log, worded in the viewer's language."""

    text: str
    kind: Literal["move", "heading", "event"] = "move"
    seat: int | None = None
    won: bool = False  # marks who won a trick or the hand
    pieces: tuple[str, ...] = ()  # to draw beside the words, as far as seen


class Payment(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A line of the settlement, worded."""

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


class Account(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What a hand came to."""

    items: tuple[Payment, ...]
    payments: tuple[int, ...]
    headline: str  # the result in a sentence


class Barred(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Why a verb may not be used now, in a view whose game says so."""

    code: str
    text: str
    short: str  # for the button; empty where there is no short form


class HandFacts(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The hand on the table as the viewer sees it."""

    number: int
    step: int  # grows with every move that the viewer gets to know of
    view: dict[str, Json]  # the game's own View struct, without its log
    log_from: int  # `log` replaces the client's lines from this one on: all of them in a first scene, else the new ones
    log: tuple[Line, ...]
    offers: tuple[Offer, ...]
    prompt: str  # what is waited for, in a sentence
    asked: bool  # the viewer may act now
    left: float | None = None  # seconds the viewer, or who is openly to act, still has
    limit: float | None = None  # of how many
    takeback: bool = False
    account: Account | None = None  # when it is over


class Scene(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="is", tag="scene"):
    """All that the viewer may see. Sent only when that has changed: that a scene comes must not tell what it hides."""

    seq: int  # scenes on this connection before
    table: TableFacts
    hand: HandFacts | None = None


class Done(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="is", tag="done"):
    """The command is stored and done."""

    id: str


class Refusal(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="is", tag="refused"):
    """The command changed nothing, and why. `id` is empty where the message could not be read."""

    id: str
    code: str
    text: str
    by: Literal["house", "rules"] = "house"  # whose code it is: the house's, or the game's, with a section of its rules
    params: dict[str, Json] = {}
    rule: str = ""


class Tried(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="is", tag="tried"):
    """The answer to `try`: the move may be made (text says what it is), or may not and why."""

    id: str
    good: bool
    text: str
    code: str = ""  # of the refusal, or of the sentence that says what it is
    rule: str = ""
    names: dict[str, str] = {}  # what the parts of the move are called: the piles of a layout


class Advised(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="is", tag="advised"):
    """The answer to `hint`."""

    id: str
    text: str
    best: tuple[Offer, ...]
    gains: tuple[float, ...]
    errors: tuple[float, ...]
    step: int


class Said(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="is", tag="said"):
    """Somebody said a phrase."""

    seat: int | None
    name: str
    phrase: str
    text: str


class Known(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="is", tag="known"):
    """The answer to `know`: the seat's veiled state, base64, in the encoding of that version of the game."""

    id: str
    game: str
    version: int
    options: dict[str, Json]
    seat: int
    hand: int
    step: int
    state: str


class Pong(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="is", tag="pong"):
    """The line is alive."""

    id: str


AnyReply: TypeAlias = Scene | Done | Refusal | Tried | Advised | Said | Known | Pong
