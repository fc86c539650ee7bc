"""The games: their options, and the score of a hand played with real pieces."""

from typing import Literal

import msgspec

from paiguan.engine.contract import Json
from paiguan.parlour import wire as w


class OptionFacts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    id: str
    kind: Literal["choice", "flag", "whole", "subset", "other"]  # other: a form has nothing to offer but the presets
    default: Json
    values: tuple[Json, ...] = ()
    low: int | None = None
    high: int | None = None


class GameFacts(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    seats: int  # under the default rules
    presets: dict[str, dict[str, Json]]
    options: tuple[OptionFacts, ...]
    decides_once: bool  # a player thinks long and once in a hand: longer clocks are offered
    sheet: dict[str, str]  # what a score sheet asks for: key -> kind
    example: dict[str, Json]


class Wish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    options: dict[str, Json]
    lang: w.Language = "en"


class Note(msgspec.Struct, frozen=True, kw_only=True):
    level: Literal["error", "note"]
    code: str
    text: str
    options: tuple[str, ...]  # which settings it speaks of


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    seats: int | None
    values: dict[str, Json] | None
    idle: tuple[int | None, ...] = ()  # by the dealer: the seat that sits out
    levels: dict[
        w.Level, str
    ] = {}  # bots that play differently under these rules than their level promises: how and why
    problems: tuple[Note, ...]


class SheetWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    options: dict[str, Json] = {}
    sheet: dict[str, Json] = {}
    names: list[str] = []
    standing: dict[str, Json] | None = (
        None  # where the match stands, as `SheetChecked.next` had it; none: at its beginning
    )
    lang: w.Language = "en"


class SheetLack(msgspec.Struct, frozen=True, kw_only=True):
    """Why an entry, or a whole sheet, does not do; `field` is the entry that is missing or cannot be read."""

    code: str
    text: str
    field: str | None = None


class SheetQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """A question that a sheet asks now, given the entries so far."""

    key: str
    kind: Literal["seat", "count", "counts", "seats", "word", "words", "flag", "piece", "pieces", "other"]
    values: tuple[Json, ...]  # the seats or words to choose from; for numbers by seat, the seats that are asked
    low: int
    high: int | None
    have: int | None  # so many pieces, stacks, cards …
    need: int | None  # … of so many
    value: Json  # the entry as it is read: as given, or as it follows from the others
    auto: tuple[int, ...]  # the seats whose number follows from the others
    optional: bool
    rare: bool  # a form folds it away
    lack: SheetLack | None


class SheetChecked(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet that is being filled in: what it asks for, and what it comes to or why not, once it lacks nothing."""

    questions: tuple[SheetQuestion, ...] | None = None  # none: this game asks for every entry of its sheet
    account: w.Account | None = None
    refused: SheetLack | None = None
    standing: dict[str, Json] | None = None  # of this hand
    idle: int | None = None  # the seat that sits this hand out
    banker: bool = True  # whether the dealer plays another part than the others
    next: dict[str, Json] | None = None  # where the match stands after this hand
