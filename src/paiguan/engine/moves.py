"""Moves as text, as actions of a record, and as codes of the log."""

from collections.abc import Sequence
from typing import get_type_hints

import msgspec

from paiguan.engine.contract import Json, Move, RefusalError, is_whole
from paiguan.engine.interface import GameInterface
from paiguan.engine.state import CODE, CONTINUES, SEAT_SHIFT
from paiguan.engine.terms import terms


def read_action(interface: GameInterface, action: Json, seats: int) -> Move:
    """Read an action of the record format. Raises RefusalError, which names the field.

    If several things are wrong, the refusal is the first of them in the order of the terms file.
    """
    if not isinstance(action, dict):
        raise RefusalError("malformed", field="action")
    verb: Json = action.get("do")
    if not isinstance(verb, str):
        raise RefusalError("malformed", field="do")
    seat: Json = action.get("seat")
    if not is_whole(seat):
        raise RefusalError("malformed", field="seat")
    wrong = [] if 0 <= seat < seats else [RefusalError("unknown_seat", seat=seat)]
    try:
        move = msgspec.convert(action, kind_of(interface, verb))
    except RefusalError as refused:
        wrong.append(refused)
    except msgspec.ValidationError as error:
        wrong.append(RefusalError("malformed", field=_field_of(str(error))))
    if wrong:
        raise min(wrong, key=lambda refused: terms(interface.name).place(refused.refusal.code)) from None
    return move


def kind_of(interface: GameInterface, verb: str) -> type[Move]:
    """The struct of a verb. Raises RefusalError."""
    for kind in interface.moves:
        if kind.__struct_config__.tag == verb:
            return kind
    if verb in interface.automatic:
        raise RefusalError(interface.automatic[verb])
    raise RefusalError("unknown_verb", verb=verb)


def _field_of(message: str) -> str:
    """The field that a msgspec message is about: "… at `$.cards[1]`", "… missing required field `cards`"."""
    quoted = message.split("`")[1::2]
    paths = [part[2:].split("[")[0] for part in quoted if part.startswith("$.")]
    return (paths or quoted[-1:] or ["action"])[0]


def read_text(interface: GameInterface, text: str, seat: int) -> Move:
    """Read a move from text. The words after the verb fill its fields in order; several lists are separated by a slash."""
    verb, _, rest = text.strip().partition(" ")
    kind = kind_of(interface, verb)
    action: dict[str, Json] = {"do": verb, "seat": seat}
    names = [name for name in kind.__struct_encode_fields__ if name != "seat"]
    hints = get_type_hints(kind)
    parts = [part.split() for part in rest.split("/")] if rest.strip() else []
    for name, attribute, words in zip(names, _attributes(kind), parts, strict=False):
        listed = "tuple" in str(hints[attribute])
        action[name] = list(words) if listed else " ".join(words)
    if len(parts) > len(names):
        raise RefusalError("malformed", field=" ".join(parts[len(names)]))
    try:
        return msgspec.convert(action, kind, strict=False)
    except msgspec.ValidationError as error:
        raise RefusalError("malformed", field=_field_of(str(error))) from None


def _attributes(kind: type[Move]) -> list[str]:
    return [name for name in kind.__struct_fields__ if name != "seat"]


def grouped(entries: Sequence[int]) -> list[tuple[int, tuple[int, ...]]]:
    """Log entries grouped into moves: the seat and its codes."""
    moves: list[tuple[int, tuple[int, ...]]] = []
    for entry in entries:
        seat, code = entry >> SEAT_SHIFT & 3, entry & CODE
        moves.append((seat, (*moves.pop()[1], code) if entry & CONTINUES else (code,)))
    return moves


def counted(pieces: Sequence[str]) -> dict[str, int]:
    """The number of copies of each piece."""
    counts: dict[str, int] = {}
    for piece in pieces:
        counts[piece] = counts.get(piece, 0) + 1
    return counts
