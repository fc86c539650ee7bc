"""Moves as text, as actions of a record, and as codes of the log."""

from collections.abc import Sequence
from typing import get_type_hints

import msgspec

from paiguan.engine.contract import Face, Json, Move, Refused, is_whole
from paiguan.engine.state import CODE, CONTINUES, SEAT_SHIFT
from paiguan.engine.terms import terms


def read_action(face: Face, action: Json, seats: int) -> Move:
    """An action of the record format; what cannot be read is refused by the field's name. Of several things that are wrong the
    one is told that the game's terms list first."""
    if not isinstance(action, dict):
        raise Refused("malformed", field="action")
    verb: Json = action.get("do")
    if not isinstance(verb, str):
        raise Refused("malformed", field="do")
    seat: Json = action.get("seat")
    if not is_whole(seat):
        raise Refused("malformed", field="seat")
    wrong = [] if 0 <= seat < seats else [Refused("unknown_seat", seat=seat)]
    try:
        move = msgspec.convert(action, kind_of(face, verb))
    except Refused as refused:
        wrong.append(refused)
    except msgspec.ValidationError as error:
        wrong.append(Refused("malformed", field=_field_of(str(error))))
    if wrong:
        raise min(wrong, key=lambda refused: terms(face.name).place(refused.refusal.code)) from None
    return move


def kind_of(face: Face, verb: str) -> type[Move]:
    """The struct of a verb."""
    for kind in face.moves:
        if kind.__struct_config__.tag == verb:
            return kind
    if verb in face.automatic:
        raise Refused(face.automatic[verb])
    raise Refused("unknown_verb", verb=verb)


def _field_of(message: str) -> str:
    """The field that msgspec complains of: "… at `$.cards[1]`", "… missing required field `cards`"."""
    quoted = message.split("`")[1::2]
    paths = [part[2:].split("[")[0] for part in quoted if part.startswith("$.")]
    return (paths or quoted[-1:] or ["action"])[0]


def read_text(face: Face, text: str, seat: int) -> Move:
    """Words after the verb fill the verb's fields in order; several lists are parted by a slash."""
    verb, _, rest = text.strip().partition(" ")
    kind = kind_of(face, verb)
    action: dict[str, Json] = {"do": verb, "seat": seat}
    names = [name for name in kind.__struct_encode_fields__ if name != "seat"]
    hints = get_type_hints(kind)
    parts = [part.split() for part in rest.split("/")] if rest.strip() else []
    for name, attribute, words in zip(names, _attributes(kind), parts, strict=False):
        listed = "tuple" in str(hints[attribute])
        action[name] = list(words) if listed else " ".join(words)
    if len(parts) > len(names):
        raise Refused("malformed", field=" ".join(parts[len(names)]))
    try:
        return msgspec.convert(action, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("malformed", field=_field_of(str(error))) from None


def _attributes(kind: type[Move]) -> list[str]:
    return [name for name in kind.__struct_fields__ if name != "seat"]


def grouped(entries: Sequence[int]) -> list[tuple[int, tuple[int, ...]]]:
    """Log entries as moves: the seat and its codes."""
    moves: list[tuple[int, tuple[int, ...]]] = []
    for entry in entries:
        seat, code = entry >> SEAT_SHIFT & 3, entry & CODE
        moves.append((seat, (*moves.pop()[1], code) if entry & CONTINUES else (code,)))
    return moves


def counted(pieces: Sequence[str]) -> dict[str, int]:
    """How many of each."""
    counts: dict[str, int] = {}
    for piece in pieces:
        counts[piece] = counts.get(piece, 0) + 1
    return counts
