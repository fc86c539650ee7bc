"""What a game gives. Kernels live in the game's `rules` module, everything for people in its `Face`.

A game imports this module and the floor (kernel, bits, rng, state) and nothing else of the house.
A game that lacks one of these does not register.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from types import ModuleType
from typing import Any, ClassVar, TypeAlias

import msgspec
from typing_extensions import TypeVar

from paiguan.engine.kernel import Options, State
from paiguan.engine.options import OptionSet
from paiguan.engine.state import HIDDEN, NOBODY, Items

Json: TypeAlias = Any

# The kernels that the module `games.NAME.rules` must hold, with the sizes they need.
KERNELS: tuple[str, ...] = (
    "deal",  # (state, options, rng)             shuffle and deal a whole hand; dealer and the like are set before
    "restart",  # (state, options)               back to the first decision of the hand this state was dealt
    "actor",  # (state)                          the seat to act, OVER or CHANCE
    "ask",  # (state, options, seat)             true if that seat may act now; where several may, it becomes the actor
    "legal",  # (state, options, out)            the legal codes, ascending; returns their number
    "play",  # (state, options, code)            one code by the actor, which must be legal
    "settle",  # (state, options, items)         the items so far, in the page's order; returns their number
    "veil",  # (state, options, seat, out)       THE declaration of who sees what: `out` gets all that `seat` may know
    "see",  # (state, options, seat, out)        as much of the veil as `encode` reads
    "encode",  # (veiled, options, seat, out)    the veiled state as a fixed-length int8 vector
    "imagine",  # (veiled, options, seat, rng)   fill what the veil took away with a possible world, uniformly
)
SIZES: tuple[str, ...] = ("STATE", "OPTIONS", "ACTIONS", "LEGAL", "ITEMS", "OBSERVATION", "VERSION")


# The kinds of entries on a score sheet, and how a person types them.
SHEET_KINDS: Mapping[str, str] = {
    "number": "a whole number",
    "numbers": "whole numbers with commas",
    "piece": "a piece",
    "pieces": "pieces with commas",
    "hands": "lists of pieces with commas, parted by slashes",
    "word": "a word",
    "words": "words with commas",
    "json": "JSON",
}


class Move(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """One move by one seat; each verb of a game is a subclass, tagged with the verb of the record format."""

    seat: int

    def __str__(self) -> str:
        return " ".join([self.verb, *self.words()])

    @property
    def verb(self) -> str:
        return str(type(self).__struct_config__.tag)

    def words(self) -> list[str]:
        """The rest of the text after the verb; several lists of pieces are parted by a slash."""
        parts: list[str] = []
        for name in type(self).__struct_fields__:
            value = getattr(self, name)
            if name == "seat" or value is None or value == ():
                continue
            if isinstance(value, tuple):
                parts.append(" ".join(str(v) for v in value))
            else:
                parts.append(str(value))
        return " / ".join(parts).split(" ") if parts else []


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is refused: a code of the game's `refusals` and the parameters of its sentence."""

    code: str
    params: Mapping[str, Any] = {}


class Refused(ValueError):
    """Raised by readers of moves, records and score sheets; carries the refusal."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code, params)
        self.refusal = Refusal(code, params)

    def __reduce__(self) -> Any:
        return _refused, (self.refusal,)


def _refused(refusal: Refusal) -> Refused:
    return Refused(refusal.code, **refusal.params)


def refuse(code: str, **params: Any) -> Refusal:
    return Refusal(code, params)


def is_whole(value: Json) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def check_dominoes(pieces: Sequence[str], kinds: Mapping[str, int], copies: Sequence[int]) -> None:
    """Refuse ids that are no dominoes, those written low end first by their right name, and more copies than the set has."""
    for piece in pieces:
        if piece not in kinds and piece[::-1] in kinds:
            raise Refused("piece_reversed", piece=piece, correct=piece[::-1])
    for piece in pieces:
        if piece not in kinds:
            raise Refused("unknown_piece", piece=piece)
    for piece in pieces:
        if pieces.count(piece) > copies[kinds[piece]]:
            raise Refused("too_many_copies", piece=piece, copies=int(copies[kinds[piece]]))


def seat_in(sheet: Mapping[str, Json], key: str, seats: int = 4) -> int:
    """The seat that an entry names."""
    value: Json = sheet.get(key)
    if not is_whole(value):
        raise Refused("malformed", field=key)
    if not 0 <= value < seats:
        raise Refused("unknown_seat", seat=value)
    return int(value)


def record_of(plain: Any) -> Any:
    """The record that a plain state (engine/plain.py) stands for: what compiled kernels take."""
    return plain.record


def records_of(plain: Any) -> Any:
    """The same as an array of one, which a call into compiled code takes faster."""
    return plain.records


def seat_or_none(value: int) -> int | None:
    return None if value == NOBODY else int(value)


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """Where a match stands between two hands, apart from the totals. Games add what they need."""

    dealer: int = 0
    hands: int = 0  # hands finished
    over: bool = False


def first_standing(options: Options) -> Standing:
    """A match begins with seat 0 as dealer."""
    return Standing()


def equal(key: str, got: Json, expected: Json) -> bool:
    return bool(got == expected)


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat may see; every game adds its own fields. Built from a veiled state only."""

    # Fields that follow from the others and the rules, for those who show a table; an information state leaves them out.
    # `trick.plays` is a field of a field, `piles.*.ranks` one of each of several.
    derived: ClassVar[tuple[str, ...]] = ()

    game: str
    seat: int | None  # None: a spectator
    phase: str
    turn: int | None  # as far as the viewer may know
    log: tuple[Mapping[str, Json], ...]


def known(view: View) -> dict[str, Json]:
    """What a view tells, without what follows from it."""
    data: dict[str, Json] = msgspec.to_builtins(view)
    for path in view.derived:
        _drop(data, path.split("."))
    return data


def _drop(data: Json, path: list[str]) -> None:
    first, *rest = path
    if data is None:
        return
    if first == "*":
        for one in data:
            _drop(one, rest)
    elif rest:
        _drop(data[first], rest)
    else:
        del data[first]


Bounds: TypeAlias = tuple[int, int]  # the lowest and the highest payment of a seat

V = TypeVar(
    "V", bound=View, default=View, covariant=True
)  # the view of a game: what `Game`, `Deal` and `Match` are generic over


@dataclass(frozen=True, kw_only=True)
class House:
    """What a house where people play must know of a game beyond its rules. The defaults suit a game without secret questions."""

    # The phases in which the rules ask somebody in secret, each with the verb of whoever declines. Where somebody is asked, a
    # wait would tell so: all such moments last equally long, whether anybody is asked or not.
    secret: Mapping[str, str] = field(default_factory=dict)
    secret_at_first: bool = True  # only before the first move, or after dice; else after any move
    # Whether the public's view calls for such a moment, which lasts `pause` seconds: from the view, whether a piece was turned
    # or played just now, and how many passed by since the decision before. None: it does not; False: only because of those
    # that passed by; True: because of the view itself.
    window: Callable[[Any, bool, int], bool | None] = lambda view, shown, passed: True
    pause: float = 6.0
    # The fields of a record, but the standing, that hold so many pieces in any order; None: as they were dealt.
    layout: Callable[[Mapping[str, Json], Sequence[str]], dict[str, Json]] | None = None
    seating: Callable[[Sequence[str]], Any] | None = None  # how chairs are chosen by dice before the match
    sits_out: Callable[[Any, int], int | None] = lambda options, dealer: None  # the seat that rests, by the dealer
    # How many hands a match has, by the option values, where they fix that.
    length: Callable[[Mapping[str, Any]], int | None] = lambda values: None
    decides_once: bool = False  # a player decides once in a hand and thinks long, rather than often and briefly
    piece_name: str = "name"  # the field of the terms that tells a piece apart from its twins


@dataclass(frozen=True, kw_only=True)
class Face:
    """A game as people and records see it, gathered from the files of its package. Kernels decide; a face reads and words."""

    name: str
    rules: ModuleType
    options: OptionSet
    moves: tuple[type[Move], ...]  # one struct a verb
    automatic: Mapping[str, str] = field(default_factory=dict)  # words for what nobody does, and how each is refused
    phases: tuple[str, ...]  # names of the values of state.phase
    items: tuple[str, ...]  # names of ITEM.id, in order
    factors: tuple[str, ...] = ()  # names of the places of ITEM.factors
    notes: tuple[str, ...] = ()  # names of the bits of ITEM.notes
    seats: Callable[[Options], int]

    # The deal and its record. `begin` writes dealer, streak and the like into an empty state; `load` puts in the pieces of
    # a record (deal, wall, stock) and restarts it; both raise Refused. `dealt` is the reverse of both.
    begin: Callable[[State, Options, Mapping[str, Json]], None]
    load: Callable[[State, Options, Mapping[str, Json]], None]
    dealt: Callable[[State, Options], dict[str, Json]]
    # All that a record may expect of a state, by the keys of the record format (but `illegal_at`), from the state, its
    # settlement items and whether an action was refused; and whether an expectation is met, where order may be free.
    outcome: Callable[[State, Options, Sequence[Any], bool], dict[str, Json]]
    same: Callable[[str, Json, Json], bool] = equal
    same_in_checks: Callable[[str, Json, Json], bool] | None = None  # where the small checks differ in that
    checks: Mapping[str, Callable[[Options, Json], Json]]  # the small checks of the record format

    # Moves. `codes` gives () for a move that codes cannot say here, and raises Refused for pieces that do not exist. `move` is
    # its reverse: a code means the same in all states of a hand. `hidden_move` is how a viewer sees HIDDEN codes; `worded` may
    # word a visible move otherwise than its record does. `why_not` names the rule that refuses an illegal move: the first
    # that applies, in the order of the game's refusals.
    codes: Callable[[State, Options, Any], Sequence[int]]
    move: Callable[[State, Options, int, Sequence[int]], Move]
    hidden_move: Callable[[State, Options, int, Sequence[int]], Json]
    worded: Callable[[State, Options, int, Sequence[int]], Json | None] | None = None
    tells_deal: Callable[[int], bool] | None = None  # whether a move that begins so is worded with cards dealt
    why_not: Callable[[State, Options, Any], Refusal]
    # What pieces make when they are played together, as the terms name it; None where they make nothing.
    combo: Callable[[Options, Sequence[str]], str | None] | None = None

    # For people: the typed view of a veiled state (as `engine.plain` has it) with its log already worded; the table as text, with a function that names a
    # term; the settlement of a hand played with real pieces (raises Refused), what it asks for (key -> kind of SHEET_KINDS,
    # explanation) and a filled-in sheet.
    view: Callable[[State, Options, int | None, tuple[Json, ...]], View]
    # Where things pass by between two decisions (cards that nobody takes): the views of them, from the views before and after.
    stills: Callable[[Any, Any], Sequence[View]] | None = None
    table: Callable[[State, Options, Callable[[str, Any], str]], str]
    score: Callable[[Options, Mapping[str, Json], Items], int]
    sheet: Mapping[str, tuple[str, str]]
    example: Mapping[str, Json]

    # The match: where it begins, and where it stands after a finished hand.
    first_standing: Callable[[Options], Standing] = first_standing
    next_standing: Callable[[Options, Any, State], Standing]
    # The most that a seat can lose and win in one hand that is dealt afresh (seat 0 deals, no streak), by the option values.
    # Amounts that the options leave open (stakes, bets) enter as they are set.
    bounds: Callable[[Mapping[str, Any]], Bounds]
    # What points come to in money, by the option values, where a game has an option for that.
    money: Callable[[Mapping[str, Any], int], Fraction] | None = None
    house: House = field(default_factory=House)

    def shown(self, veiled: State, options: Options, seat: int, codes: Sequence[int]) -> Json:
        """A move as the viewer's log words it, an action of the record format; codes may be HIDDEN."""
        if HIDDEN in codes:
            return self.hidden_move(veiled, options, seat, codes)
        worded = self.worded(veiled, options, seat, codes) if self.worded is not None else None
        return msgspec.to_builtins(self.move(veiled, options, seat, codes)) if worded is None else worded
