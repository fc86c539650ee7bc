"""What a game tells, free of any language: sentences and names as paths into its terms, and moves as things to press.

A `Told` is a path into the terms with parameters; a phrase (`phrase`) is the same inside a parameter, so that a sentence may
contain a name that is itself made of words (「一對 K」, 「二三四拾」). Both are plain data and may be stored; whoever shows them
puts them into words.
"""

from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from paiguan.engine.contract import Json, Move


class Told(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of a log, or any sentence, before it has a language."""

    game: str
    section: str
    key: str
    field: str = "log"
    params: dict[str, Json] = {}
    kind: Literal["move", "heading", "event"] = "move"
    seat: int | None = None
    won: bool = False
    pieces: tuple[str, ...] = ()


def phrase(section: str, key: Any, field: str = "name", **params: Json) -> dict[str, Json]:
    """A name made of words, as a parameter."""
    return {"section": section, "key": str(key), "field": field, "params": params}


@dataclass(frozen=True)
class Button:
    """A move as something to press."""

    move: Move
    label: Told
    pieces: tuple[str, ...] = ()
    combo: Json = None  # a phrase
    count: int = 0  # pieces to choose
    order: tuple[int, ...] = ()  # lowest first
    given: dict[str, Json] | None = None  # the move to send, where it is not the whole of `move`


def signed(value: int) -> str:
    """+3, −3 (with the true minus sign), 0."""
    return "0" if value == 0 else f"+{value}" if value > 0 else f"−{-value}"
