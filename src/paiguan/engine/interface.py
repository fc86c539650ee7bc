"""What a game declares: kernels, and a `GameInterface` for people and records.

The interface has three parts: the rules as Python calls them, records, and presentation. A game without one of the required
fields, or without one of the kernels, does not register.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from importlib import import_module
from types import ModuleType
from typing import Any, Protocol, cast

import msgspec

from paiguan.engine.binding import Kernels
from paiguan.engine.contract import Bounds, Item, Json, Move, Refusal, Result, Standing, View, equal, first_standing
from paiguan.engine.kernel import Options, State
from paiguan.engine.options import OptionSet
from paiguan.engine.sheet import SheetField
from paiguan.engine.state import HIDDEN, Items

# What the rules of a game must have; `binding.Kernels` says what each is for. A game without features of its own gives networks
# its observation.
OPTIONAL = ("features", "FEATURES", "FEATURES_VERSION")
REQUIRED = tuple(
    name for name in (*vars(Kernels), *Kernels.__annotations__) if not name.startswith("_") and name not in OPTIONAL
)
# Where a package with one file a role keeps them.
HOMES: Mapping[str, tuple[str, ...]] = {
    "options": ("OPTIONS",),
    "state": ("STATE", "ITEMS"),
    "legal": ("ACTIONS", "LEGAL", "legal"),
    "play": ("deal", "restart", "actor", "set_actor", "play"),
    "settle": ("settle",),
    "information": ("VERSION", "OBSERVATION", "conceal", "observe", "encode"),
    "features": ("FEATURES_VERSION", "FEATURES", "features"),
    "worlds": ("sample_world",),
}


def gathered(package: str, **more: Callable[..., object]) -> Kernels:
    """Gather the kernels of a package with one file a role into one module, to which templates are bound. `more` are kernels that
    only this game has."""
    rules = ModuleType(f"{package}.rules", f"The kernels of {package}, gathered.")
    for role, names in HOMES.items():
        home = import_module(f"{package}.{role}")
        vars(rules).update({name: getattr(home, name) for name in names})
    vars(rules).update(more)
    return cast(Kernels, rules)


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


class Ritual(Protocol):
    """The choice of chairs before the first hand: everyone rolls, and the players choose from the highest roll down.

    A wrong roll or choice raises RefusalError.
    """

    persons: tuple[str, ...]
    chairs: dict[str, int]  # by person, as far as they have chosen

    @property
    def to_throw(self) -> Sequence[str]:
        """Those who are still to roll."""

    def throw(self, person: str, dice: Sequence[int]) -> None: ...

    @property
    def settled(self) -> bool:
        """Whether the order is clear, all ties broken."""

    @property
    def order(self) -> Sequence[str]:
        """The order in which they choose."""

    def choose(self, person: str, chair: int) -> None: ...

    @property
    def seats(self) -> Mapping[str, int]:
        """The seat of each person, once all have chosen."""


@dataclass(frozen=True, kw_only=True)
class House:
    """What a server must know about a game beyond its rules. The defaults suit a game without secret decisions."""

    # The phases with secret decisions, each with the verb that declines. A pause would reveal that a player is deciding, so the
    # server treats all who may be asked alike, whether there is a decision or not (a secrecy window).
    secret: Mapping[str, str] = field(default_factory=dict)
    secret_at_first: bool = True  # True: only before the first move or after dice; False: after any move
    # The seats that may be asked in secret, from the options and the spectators' view: every seat that public information does
    # not rule out. An empty result opens no secrecy window; None instead of a function stands for every seat, always.
    may_be_asked: Callable[[Options, Any], Iterable[int]] | None = None
    pause: float = 6.0  # seconds of a window at a table with a clock
    # The record of a hand with its pieces in a new order; None: they fill the record's fields (deal, wall, stock) in order.
    layout: Callable[[Mapping[str, Json], Sequence[str]], dict[str, Json]] | None = None
    # The pieces of the hand dealt to each seat that a view at the end of the hand shows, from that view alone; for games that
    # never show some pieces. The fair shuffle opens their seals. None: where not all is shown, each seat's own alone.
    shown: Callable[[Any], Sequence[Sequence[str]]] | None = None
    seating: Callable[[Sequence[str]], Ritual] | None = None  # choosing chairs by dice before the match
    sits_out: Callable[[Options, int], int | None] = lambda options, dealer: None  # the seat that sits out this hand
    # The number of hands in a match, from the option values; None if they do not fix it.
    length: Callable[[Mapping[str, Json]], int | None] = lambda values: None
    banker: Callable[[Options], bool] = lambda options: True  # whether the dealer has a role of its own
    decides_once: bool = False  # a player makes one long decision a hand instead of many short ones
    piece_name: str = "name"  # the field of the terms that distinguishes a piece from its copies


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The rules as Python calls them: names for the kernels' numbers, moves, and the match."""

    name: str
    rules: Kernels
    options: OptionSet
    moves: tuple[type[Move], ...]  # one struct a verb
    automatic: Mapping[str, str] = field(default_factory=dict)  # verbs that no player may send, and the refusal of each
    phases: tuple[str, ...]  # names of the values of state.phase
    items: tuple[str, ...]  # names of ITEM.id, in order
    factors: tuple[str, ...] = ()  # names of the places of ITEM.factors
    notes: tuple[str, ...] = ()  # names of the bits of ITEM.notes
    seats: Callable[[Options], int]

    # `codes` returns () for a move that has no codes in this state, and raises RefusalError for pieces that do not exist.
    # `move` is its inverse: a code means the same in all states of a hand. `why_not` names the rule that refuses an illegal
    # move: the first that applies, in the order of the game's refusals.
    codes: Callable[[State, Options, Any], Sequence[int]]
    move: Callable[[State, Options, int, Sequence[int]], Move]
    why_not: Callable[[State, Options, Any], Refusal]
    # The combination that pieces make when they are played together, by its id in the terms; None if they make none.
    combo: Callable[[Options, Sequence[str]], str | None] | None = None

    # The match: its standing at the start, and after a finished hand.
    first_standing: Callable[[Options], Standing] = first_standing
    next_standing: Callable[[Options, Any, State], Standing]
    # The most that a seat can lose and win in the first hand of a match (seat 0 deals, no streak), from the option values,
    # stakes and limits of bets included.
    bounds: Callable[[Mapping[str, Json]], Bounds]
    # The value of points in money, from the option values, if the game has an option for it.
    money: Callable[[Mapping[str, Json], int], Fraction] | None = None


@dataclass(frozen=True, kw_only=True)
class Records:
    """Reading and writing hands as records, and score sheets of hands played with real pieces."""

    # `begin` writes the standing (dealer, streak …) into an empty state; `load` adds the pieces of a record (deal, wall,
    # stock) and restarts it; both raise RefusalError. `dealt` is the inverse of both.
    begin: Callable[[State, Options, Mapping[str, Json]], None]
    load: Callable[[State, Options, Mapping[str, Json]], None]
    dealt: Callable[[State, Options], dict[str, Json]]
    # Everything that a record may expect of a state, by the keys of the record format (except `illegal_at`), from the state,
    # its settlement items and whether an action was refused. `same` decides whether an expectation is met, where the order
    # of a list may be free.
    outcome: Callable[[State, Options, Sequence[Item], bool], dict[str, Json]]
    same: Callable[[str, Json, Json], bool] = equal
    same_in_checks: Callable[[str, Json, Json], bool] | None = None  # the same for small checks, where it differs
    checks: Mapping[str, Callable[[Options, Json], Json]]  # the small checks of the record format

    # The settlement of a score sheet (raises RefusalError), its entries (key -> kind of SHEET_KINDS, explanation) and an
    # example of a complete sheet.
    score: Callable[[Options, Mapping[str, Json], Items], int]
    sheet: Mapping[str, tuple[str, str]]
    example: Mapping[str, Json]
    # The questions of a sheet that is being filled in, and the end of the hand that a complete sheet describes, from which the
    # next standing follows (raises RefusalError). Without them a form asks for every entry, including the dealer.
    sheet_state: Callable[[Options, Mapping[str, Json]], Sequence[SheetField]] | None = None
    final_state: Callable[[Options, Mapping[str, Json]], State] | None = None


@dataclass(frozen=True, kw_only=True)
class Presentation:
    """What people are shown, made from a concealed state in its plain form (`engine.plain`)."""

    # `hidden_move` is the log entry for HIDDEN codes; `reworded` may show a visible move differently from its record.
    hidden_move: Callable[[State, Options, int, Sequence[int]], Json]
    reworded: Callable[[State, Options, int, Sequence[int]], Json | None] | None = None
    tells_deal: Callable[[int], bool] | None = (
        None  # whether the log entry of a move with this first code names dealt cards
    )
    # The typed view of a seat, given its log entries; the table as text, given a function that names a term.
    view: Callable[[State, Options, int | None, tuple[Json, ...]], View]
    text: Callable[[State, Options, Callable[[str, str], str]], str]
    # The views between two decisions, from the views before and after, where pieces pass that no player takes.
    intermediate_views: Callable[[Any, Any], Sequence[View]] | None = None
    # What the settlement of a finished hand is drawn from: the spectators' view, the concealed state, and the settlement's items.
    result: Callable[[Any, State, Options, Sequence[Item]], Result] | None = None
    house: House = field(default_factory=House)


@dataclass(frozen=True, kw_only=True)
class GameInterface(Rules, Records, Presentation):
    """A game as people and records see it, gathered from the files of its package. Rules are decided by the kernels alone."""

    def shown(self, concealed: State, options: Options, seat: int, codes: Sequence[int]) -> Json:
        """The entry for a move in a viewer's log, an action of the record format; codes may be HIDDEN."""
        if HIDDEN in codes:
            return self.hidden_move(concealed, options, seat, codes)
        reworded = self.reworded(concealed, options, seat, codes) if self.reworded is not None else None
        return msgspec.to_builtins(self.move(concealed, options, seat, codes)) if reworded is None else reworded
