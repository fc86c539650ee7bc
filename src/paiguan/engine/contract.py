"""What a game gives. Kernels live in the game's `rules` module, everything for people in its `Face`.

A game imports this module and the floor (kernel, bits, rng, state) and nothing else of the house.
A game that lacks one of these does not register.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar, TypeAlias

import msgspec

from paiguan.engine.kernel import Items, Options, State
from paiguan.engine.options import OptionSet
from paiguan.engine.state import HIDDEN

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


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """Where a match stands between two hands, apart from the totals. Games add what they need."""

    dealer: int = 0
    hands: int = 0  # hands finished
    over: bool = False


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat may see; every game adds its own fields. Built from a veiled state only."""

    game: str
    seat: int | None  # None: a spectator
    phase: str
    turn: int | None  # as far as the viewer may know
    log: tuple[Mapping[str, Json], ...]


class Face(ABC):
    """A game as people and records see it. Kernels decide; a face only reads, words and lays out."""

    name: ClassVar[str]
    rules: ClassVar[ModuleType]
    options: ClassVar[OptionSet]
    moves: ClassVar[tuple[type[Move], ...]]  # one struct a verb
    phases: ClassVar[tuple[str, ...]]  # names of the values of state.phase
    items: ClassVar[tuple[str, ...]]  # names of ITEM.id, in order
    factors: ClassVar[tuple[str, ...]]  # names of the places of ITEM.factors
    notes: ClassVar[tuple[str, ...]]  # names of the bits of ITEM.notes
    checks: ClassVar[Mapping[str, Callable[[Options, Json], Json]]]  # the small checks of the record format
    sheet: ClassVar[Mapping[str, tuple[str, str]]]  # what `score` asks for: key -> kind (SHEET_KINDS), explanation
    example: ClassVar[Mapping[str, Json]]  # a filled-in sheet

    @abstractmethod
    def seats(self, options: Options) -> int:
        """How many sit at the table."""

    # ---- the deal and its record -----------------------------------------------------------------------------

    @abstractmethod
    def begin(self, state: State, options: Options, record: Mapping[str, Json]) -> None:
        """Write dealer, streak and the like into an empty state, before `deal` or `load`; raises Refused."""

    @abstractmethod
    def load(self, state: State, options: Options, record: Mapping[str, Json]) -> None:
        """Put the pieces of a record (deal, wall, stock) into a begun state and restart it; raises Refused."""

    @abstractmethod
    def dealt(self, state: State, options: Options) -> dict[str, Json]:
        """The reverse of begin and load: the fields of a record that say what was dealt."""

    @abstractmethod
    def outcome(self, state: State, options: Options, items: Sequence[Any], illegal: bool) -> dict[str, Json]:
        """All that a record may expect of this state, by the keys of the record format (but `illegal_at`)."""

    def same(self, key: str, got: Json, expected: Json) -> bool:
        """Whether an expectation of the record format is met; games override where order is free."""
        return bool(got == expected)

    # ---- moves -----------------------------------------------------------------------------------------------

    @abstractmethod
    def codes(self, state: State, options: Options, move: Move) -> Sequence[int]:
        """The codes of a move; () for one that codes cannot say here. Raises Refused for pieces that do not exist."""

    @abstractmethod
    def move(self, state: State, options: Options, seat: int, codes: Sequence[int]) -> Move:
        """The move that these codes of the log make. `state` is any state of the hand: a code means the same in all."""

    def shown(self, veiled: State, options: Options, seat: int, codes: Sequence[int]) -> Json:
        """A move as the viewer's log words it, an action of the record format; codes may be HIDDEN."""
        if HIDDEN in codes:
            return self.hidden_move(veiled, options, seat, codes)
        return msgspec.to_builtins(self.move(veiled, options, seat, codes))

    @abstractmethod
    def hidden_move(self, veiled: State, options: Options, seat: int, codes: Sequence[int]) -> Json:
        """How a viewer sees a move with HIDDEN codes."""

    @abstractmethod
    def why_not(self, state: State, options: Options, move: Move) -> Refusal:
        """The rule that refuses this illegal move: the first that applies, in the order of the game's refusals."""

    # ---- for people ------------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, veiled: State, options: Options, seat: int | None, log: tuple[Json, ...]) -> View:
        """The typed view of a veiled state; `log` is the veiled log, already worded as actions."""

    @abstractmethod
    def table(self, state: State, options: Options, name: Callable[[str, Any], str]) -> str:
        """The whole table as text for the terminal; `name(section, key)` gives a term in the reader's language."""

    @abstractmethod
    def score(self, options: Options, sheet: Mapping[str, Json], items: Items) -> int:
        """Settle a hand played with real pieces from what people can tell of it; raises Refused."""

    # ---- the match -------------------------------------------------------------------------------------------

    @abstractmethod
    def first_standing(self, options: Options) -> Standing:
        """Where a match begins."""

    @abstractmethod
    def next_standing(self, options: Options, standing: Any, state: State) -> Standing:
        """Where the match stands after this finished hand."""
