"""Sentences and buttons before they have a language.

A `Message` is a path into the terms with parameters. A `phrase` is the same as a parameter of a message, for names that are
themselves made of several words (「一對 K」, 「二三四拾」). Both are plain data and may be stored; `engine/terms.py` makes text
of them when they are shown.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple

import msgspec

from paiguan.engine.contract import Json, Move


class Message(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of a log, or any other sentence, before it has a language."""

    game: str
    section: str
    key: str
    field: str = "log"
    params: dict[str, Json] = {}
    kind: Literal["move", "heading", "event"] = "move"
    seat: int | None = None
    won: bool = False
    pieces: tuple[str, ...] = ()


def phrase(section: str, key: Json, field: str = "name", **params: Json) -> dict[str, Json]:
    """A name of several words, as a parameter of a message."""
    return {"section": section, "key": str(key), "field": field, "params": params}


class Aloud(NamedTuple):
    """What the player of a line calls out, as a phrase, and what a seal says over a great moment, in traditional characters.

    `sound` is what is heard with the call: a drum, higher with the `rank` of the call, a chime or a clapper. A call that is `lost`
    was outranked by another at the same time.
    """

    call: Json = None
    seal: str = ""
    sound: Literal["call", "chime", "shot"] = "call"
    rank: int = 0
    lost: bool = False


@dataclass(frozen=True)
class Button:
    """A button for a move."""

    move: Move
    label: Message
    pieces: tuple[str, ...] = ()
    combo: Json = None  # a phrase
    count: int = 0  # pieces to choose
    order: tuple[int, ...] = ()  # the pieces to choose from, lowest first
    given: dict[str, Json] | None = None  # the move to send, if it is not `move` as a whole
    points: int | None = None  # what the seat's own cards count after the move, in games where they are counted


def signed(value: int) -> str:
    """+3, −3 (with the true minus sign), 0."""
    return "0" if value == 0 else f"+{value}" if value > 0 else f"−{-value}"
