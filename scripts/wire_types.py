"""Write the page's generated files: web/src/wire.ts (messages), web/src/games/NAME/view.ts (the view of each game) and
web/src/table/phrases.ts (the phrases).

python scripts/wire_types.py          write the files
python scripts/wire_types.py --check  only say which of them are out of date
"""

import inspect
import json
import re
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from paiguan.engine import contract, tricks
from paiguan.engine.game import game
from paiguan.engine.packages import house_games
from paiguan.fair.proof import Proof
from paiguan.parlour import imagining, mistakes, replay, reviewing, summary, wire
from paiguan.parlour.daily import told
from paiguan.parlour.http import games, guests, mine, refusals, tables
from paiguan.parlour.phrases import PHRASES as SAID
from paiguan.parlour.ratings import told as rated
from paiguan.parlour.tournaments import told as tournaments

PAGE = Path(__file__).parents[1] / "web" / "src"
HEAD = "/** {about} Written by `python scripts/wire_types.py`; do not edit. */\n"
MOVES = """
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A move: an action of the record format without its seat. */
export type Move = Record<string, Json>;
"""
ALIASES = ("Language", "Level", "Stage")  # literal types with a name
RENAMED: dict[type, str] = {wire.Line: "LogLine", contract.View: "AnyView", contract.Result: "AnyResult"}
GENERIC: set[type] = {wire.HandFacts, wire.Scene}  # generic over the view of a game
# The types of their fields, and of fields without a type of their own in Python.
SPECIAL: dict[tuple[type, str], str] = {
    (wire.HandFacts, "view"): "View",
    (wire.Scene, "hand"): "HandFacts<View> | null",
    (wire.Offer, "move"): "Move | null",
    (wire.Play, "move"): "Move",
    (wire.Try, "move"): "Move",
    (wire.Account, "how"): "AnyResult | null",
    (replay.Step, "view"): "AnyView",
    (tables.RatingWish, "games"): "string[]",
    (tables.TableWish, "game"): "string",  # the page finds games by their folders
    (tournaments.TournamentWish, "game"): "string",
}
# A refusal inside a view is put into words for its viewer before it is sent (`wording.barred`).
WORDED: dict[type, str] = {contract.Refusal: "Barred"}
# Structs that the views of several games share: they are in wire.ts.
SHARED: dict[type, str] = {tricks.TrickPlay: "TrickPlay", tricks.PastTrick: "PastTrick"}
TAIL = """
/** A command before it has an id. */
export type Unsent = { [K in Command['do']]: Omit<Extract<Command, { do: K }>, 'id'> }[Command['do']];

/** What answers a command. */
export type AnswerTo<C extends { do: Command['do'] }> =
  | Refusal
  | (C['do'] extends 'try' ? Tried : C['do'] extends 'hint' ? Advised : C['do'] extends 'know' ? Known : C['do'] extends 'ping' ? Pong : Done);
"""


class Module:
    """A TypeScript file: the interfaces of structs, each written once, and imports of those in another file."""

    def __init__(self, about: str, elsewhere: dict[type, str]) -> None:
        self.about, self.elsewhere = about, elsewhere
        self.named: dict[type, str] = {}
        self.imported: set[str] = set()
        self.parts: list[str] = []

    def add(self, *structs: type) -> None:
        """Write the interfaces of these structs, after those of the structs inside them."""
        for struct in structs:
            for needed in (*needs(types.type_info(struct)), struct):
                if needed not in self.named and needed not in self.elsewhere:
                    self.named[needed] = RENAMED.get(needed, needed.__name__)
                    self.parts.append(self.interface(needed))

    def name(self, struct: type) -> str:
        if struct in self.elsewhere:
            self.imported.add(self.elsewhere[struct])
            return self.elsewhere[struct]
        return self.named[struct]

    def interface(self, struct: type) -> str:
        info, notes = types.type_info(struct), comments(struct)
        assert isinstance(info, (types.StructType, types.TypedDictType))
        lines = []
        if isinstance(info, types.StructType) and info.tag_field:
            lines.append(f"  {info.tag_field}: '{info.tag}';")
        for field in info.fields:
            if field.encode_name == "log" and issubclass(struct, contract.View):
                continue  # sent as text
            kind = SPECIAL.get((struct, field.name)) or self.typed(field.type)
            if field.name == "phase" and PHASES.get(struct):
                kind = literals(PHASES[struct])
            note = f" // {notes[field.name]}" if field.name in notes else ""
            lines.append(f"  {field.encode_name}{'?' if may_lack(struct, field) else ''}: {kind};{note}")
        if struct in (contract.View, contract.Result):
            lines.append("  [field: string]: Json | undefined; // of the game")
        generic = "<View = AnyView>" if struct in GENERIC else ""
        about = inspect.cleandoc(struct.__doc__ or "").replace("\n", " ") if "__doc__" in vars(struct) else ""
        head = f"\n/** {about} */\n" if about else "\n"
        return f"{head}export interface {self.named[struct]}{generic} {{\n" + "\n".join(lines) + "\n}\n"

    def typed(self, info: Any) -> str:
        match info:
            case types.StructType() | types.TypedDictType():
                return self.name(info.cls)
            case types.StrType():
                return "string"
            case types.IntType() | types.FloatType():
                return "number"
            case types.BoolType():
                return "boolean"
            case types.NoneType():
                return "null"
            case types.LiteralType():
                return literals(info.values, ALIASES)
            case types.TupleType():
                return f"[{', '.join(map(self.typed, info.item_types))}]"
            case types.CollectionType():
                item = self.typed(info.item_type)
                return f"({item})[]" if "|" in item else f"{item}[]"
            case types.DictType():
                return f"Record<string, {self.typed(info.value_type)}>"
            case types.UnionType():
                return " | ".join(sorted(map(self.typed, info.types), key=lambda kind: kind == "null"))
            case types.AnyType():
                return "Json"
        raise TypeError(f"no TypeScript for {info}")

    def union(self, name: str, members: Iterable[type]) -> None:
        self.parts.append(f"\nexport type {name} =\n  | " + "\n  | ".join(map(self.name, members)) + ";\n")

    def section(self, title: str) -> None:
        self.parts.append(f"\n// ---- {title} ".ljust(120, "-") + "\n")

    def text(self) -> str:
        imports = (
            f"\nimport type {{ {', '.join(sorted(self.imported))} }} from '../../wire';\n" if self.imported else ""
        )
        return HEAD.format(about=self.about) + imports + "".join(self.parts)


PHASES: dict[type, tuple[str, ...]] = {}  # by the view of a game


def wire_module() -> Module:
    module = Module("What travels between the page and the parlour.", WORDED)
    module.parts.append(MOVES)
    for name in ALIASES:
        module.parts.append(f"export type {name} = {literals(get_args(getattr(wire, name)))};\n")
    module.section("commands: from the page")
    module.add(*get_args(wire.AnyCommand))
    module.union("Command", get_args(wire.AnyCommand))
    module.section("replies: to the page")
    module.add(contract.View, contract.Result, *SHARED, wire.Barred)
    module.add(*get_args(wire.AnyReply))
    module.union("Reply", get_args(wire.AnyReply))
    module.parts.append(TAIL)
    module.section("over HTTP")
    told_of = (refusals, guests, mine, games, tables, replay, reviewing, told, rated, tournaments)
    sent = summary.Summary, *(struct for source in told_of for struct in own_structs(source))
    module.add(*sent, mistakes.MyMistakes, imagining.Continuation, Proof)
    return module


def view_module(name: str) -> Module:
    found = [
        struct for role in ("view", "settle") for struct in own_structs(import_module(f"paiguan.games.{name}.{role}"))
    ]
    structs = [struct for struct in found if not issubclass(struct, contract.Standing)]
    for struct in structs:
        if issubclass(struct, contract.View):
            PHASES[struct] = game(name).interface.phases
    module = Module(f"What a seat sees of {name}.", WORDED | SHARED)
    module.add(*structs)
    return module


def own_structs(module: Any) -> list[type]:
    found = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    return [struct for struct in found if struct.__module__ == module.__name__]


def needs(info: Any) -> Iterator[type]:
    """The structs inside a type, deepest first."""
    for inner in inside(info):
        yield from needs(inner)
        if isinstance(inner, (types.StructType, types.TypedDictType)):
            yield inner.cls


def inside(info: Any) -> tuple[Any, ...]:
    match info:
        case types.StructType() | types.TypedDictType():
            return tuple(field.type for field in info.fields)
        case types.UnionType():
            return tuple(info.types)
        case types.TupleType():
            return tuple(info.item_types)
        case types.CollectionType():
            return (info.item_type,)
        case types.DictType():
            return (info.value_type,)
    return ()


def may_lack(struct: type, field: types.Field) -> bool:
    """Whether a field may be missing: its default is not sent, or need not be."""
    config = getattr(struct, "__struct_config__", None)
    return not field.required and (config is None or config.omit_defaults or config.forbid_unknown_fields)


def comments(struct: type) -> dict[str, str]:
    """The comment beside each field in the source, including the fields of base structs."""
    out: dict[str, str] = {}
    for cls in reversed(struct.__mro__[:-1]):
        if cls.__module__.startswith("paiguan"):
            out |= dict(re.findall(r"^    (\w+): [^#\n]*?  # (.*)$", inspect.getsource(cls), re.MULTILINE))
    return out


def literals(values: Iterable[Any], aliases: tuple[str, ...] = ()) -> str:
    values = tuple(values)
    for name in aliases:
        if set(values) == set(get_args(getattr(wire, name))):
            return name
    return " | ".join(f"'{value}'" for value in values)


def phrases() -> str:
    lines = [f"  {id}: {json.dumps(texts, ensure_ascii=False)}," for id, texts in SAID.items()]
    return (
        HEAD.format(about="What may be said at a table, by id and language.")
        + "\nimport type { Language } from '../wire';\n"
        + "\nexport const PHRASES: Record<string, Record<Language, string>> = {\n"
        + "\n".join(lines)
        + "\n};\n"
    )


def written() -> dict[Path, str]:
    """Every file and its text."""
    views = {PAGE / "games" / name / "view.ts": view_module(name).text() for name in house_games()}
    return {PAGE / "wire.ts": wire_module().text(), PAGE / "table" / "phrases.ts": phrases(), **views}


def main() -> int:
    stale = {path: text for path, text in written().items() if not path.exists() or path.read_text("utf-8") != text}
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path.relative_to(PAGE)} is out of date: run python scripts/wire_types.py")
        return 1 if stale else 0
    for path, text in stale.items():
        path.write_text(text, "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
