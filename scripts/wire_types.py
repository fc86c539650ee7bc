"""Writes web/src/wire.ts: the structs that travel between the parlour and the page, as TypeScript.

python scripts/wire_types.py          write the file
python scripts/wire_types.py --check  only say whether it is what would be written
"""

import inspect
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from paiguan.engine.game import GAMES
from paiguan.parlour import http, replay, summary, wire

PAGE = Path(__file__).parents[1] / "web" / "src" / "wire.ts"
RENAMED = {wire.Line: "LogLine"}  # a name the page has for something else
GENERIC = {wire.HandFacts, wire.Scene}  # over the view of a game
# Fields of those, and what has no type of its own in Python.
SPECIAL: dict[tuple[type, str], str] = {
    (wire.HandFacts, "view"): "View",
    (wire.Scene, "hand"): "HandFacts<View> | null",
    (wire.Offer, "move"): "Move | null",
    (wire.Play, "move"): "Move",
    (wire.Try, "move"): "Move",
}
HEAD = """/** What travels between the page and the parlour. Written by `python scripts/wire_types.py`; do not edit. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A move: an action of the record format without its seat. */
export type Move = Record<string, Json>;
"""
TAIL = """
/** A command before it has an id. */
export type Unsent = { [K in Command['do']]: Omit<Extract<Command, { do: K }>, 'id'> }[Command['do']];

/** What answers a command. */
export type AnswerTo<C extends { do: Command['do'] }> =
  | Refusal
  | (C['do'] extends 'try' ? Tried : C['do'] extends 'hint' ? Advised : C['do'] extends 'know' ? Known : C['do'] extends 'ping' ? Pong : Done);
"""
Named = dict[type, str]


def written() -> str:
    """The whole file."""
    named: Named = {}
    parts = [HEAD]
    for name in ("Language", "Level", "Stage"):
        parts.append(f"export type {name} = {literals(get_args(getattr(wire, name)))};\n")
    parts.append(section("commands: from the page"))
    parts += structs(get_args(wire.AnyCommand), named)
    parts.append(union("Command", get_args(wire.AnyCommand), named))
    parts.append(section("replies: to the page"))
    parts += structs(get_args(wire.AnyReply), named)
    parts.append(union("Reply", get_args(wire.AnyReply), named))
    parts.append(TAIL)
    parts.append(section("over HTTP"))
    parts += structs([summary.Summary, *own_structs(http), *own_structs(replay)], named)
    parts.append(section("what a seat sees of each game"))
    for game in GAMES:
        module = import_module(f"paiguan.games.{game}.view")
        for struct in own_structs(module):
            named[struct] = struct.__name__ if struct.__name__.endswith("View") else f"{game.title()}{struct.__name__}"
        parts += structs(own_structs(module), named)
    return "".join(parts)


def own_structs(module: Any) -> list[type]:
    found = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    return [struct for struct in found if struct.__module__ == module.__name__]


def structs(wanted: Any, named: Named) -> Iterator[str]:
    """The interfaces of these structs, those they are made of first."""
    for struct in wanted:
        for needed in (*needs(types.type_info(struct)), struct):
            if named.setdefault(needed, RENAMED.get(needed, needed.__name__)) not in _done:
                _done.add(named[needed])
                yield interface(needed, named)


_done: set[str] = set()


def needs(info: Any) -> Iterator[type]:
    """The structs inside a type, deepest first."""
    if isinstance(info, types.StructType):
        for field in info.fields:
            yield from needs(field.type)
            if isinstance(field.type, types.StructType):
                yield field.type.cls
    for inner in inside(info):
        yield from needs(inner)
        if isinstance(inner, types.StructType):
            yield inner.cls


def inside(info: Any) -> tuple[Any, ...]:
    if isinstance(info, types.UnionType):
        return tuple(info.types)
    if isinstance(info, types.TupleType):
        return tuple(info.item_types)
    if isinstance(info, types.CollectionType):
        return (info.item_type,)
    return (info.value_type,) if isinstance(info, types.DictType) else ()


def interface(struct: type, named: Named) -> str:
    info, notes = types.type_info(struct), comments(struct)
    assert isinstance(info, types.StructType)
    config = struct.__struct_config__  # type: ignore[attr-defined]
    lines = []
    if info.tag_field:
        lines.append(f"  {info.tag_field}: '{info.tag}';")
    for field in info.fields:
        if field.encode_name == "log" and named[struct].endswith("View"):
            continue  # told in words
        # What may be left out: a default that is not sent, or that need not be.
        open_ = not field.required and (config.omit_defaults or config.forbid_unknown_fields)
        kind = SPECIAL.get((struct, field.name)) or typed(field.type, named)
        note = f" // {notes[field.name]}" if field.name in notes else ""
        lines.append(f"  {field.encode_name}{'?' if open_ else ''}: {kind};{note}")
    generic = "<View = Record<string, Json>>" if struct in GENERIC else ""
    about = inspect.cleandoc(struct.__doc__ or "").replace("\n", " ") if "__doc__" in vars(struct) else ""
    head = f"\n/** {about} */\n" if about else "\n"
    return f"{head}export interface {named[struct]}{generic} {{\n" + "\n".join(lines) + "\n}\n"


def comments(struct: type) -> dict[str, str]:
    """What the source says beside each field, the struct's bases included."""
    out: dict[str, str] = {}
    for cls in reversed(struct.__mro__[:-1]):
        if cls.__module__.startswith("paiguan"):
            out |= dict(re.findall(r"^    (\w+): [^#\n]*?  # (.*)$", inspect.getsource(cls), re.MULTILINE))
    return out


def typed(info: Any, named: Named) -> str:
    match info:
        case types.StructType():
            return named[info.cls]
        case types.StrType():
            return "string"
        case types.IntType() | types.FloatType():
            return "number"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
        case types.LiteralType():
            return literals(info.values)
        case types.TupleType():
            return f"[{', '.join(typed(item, named) for item in info.item_types)}]"
        case types.CollectionType():
            item = typed(info.item_type, named)
            return f"({item})[]" if "|" in item else f"{item}[]"
        case types.DictType():
            return f"Record<string, {typed(info.value_type, named)}>"
        case types.UnionType():
            kinds = [typed(one, named) for one in info.types]
            return " | ".join(sorted(kinds, key=lambda kind: kind == "null"))
        case types.AnyType():
            return "Json"
    raise TypeError(f"no TypeScript for {info}")


def literals(values: Any) -> str:
    known = {frozenset(get_args(getattr(wire, name))): name for name in ("Language", "Level", "Stage")}
    if _done and frozenset(values) in known:
        return known[frozenset(values)]
    return " | ".join(f"'{value}'" for value in values)


def union(name: str, members: Any, named: Named) -> str:
    return f"\nexport type {name} =\n  | " + "\n  | ".join(named[member] for member in members) + ";\n"


def section(title: str) -> str:
    return f"\n// ---- {title} ".ljust(120, "-") + "\n"


def main() -> int:
    text = written()
    if "--check" in sys.argv[1:]:
        same = PAGE.read_text() == text
        print(f"{PAGE.name} is {'as it should be' if same else 'out of date: run python scripts/wire_types.py'}")
        return 0 if same else 1
    PAGE.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
