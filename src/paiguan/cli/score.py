"""`paiguan score`: settle a hand played with real pieces."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from paiguan.cli.common import Complaint, add_language, add_options, open_game
from paiguan.engine.contract import SHEET_KINDS, Json
from paiguan.engine.deal import IllegalMove
from paiguan.engine.game import Game, face_of
from paiguan.engine.terms import terms


def add(commands: Any) -> None:
    score = commands.add_parser(
        "score",
        help="settle a hand played with real pieces",
        description="Takes the result of a hand as KEY=VALUE words or as a JSON object in a file (- for standard "
        "input) and prints who pays whom. `paiguan score GAME` alone lists the keys of a game with an example.",
    )
    score.add_argument("game")
    score.add_argument("entries", nargs="*", metavar="KEY=VALUE | FILE")
    score.add_argument("--json", action="store_true", help="print the settlement as JSON")
    add_options(score)
    add_language(score)
    score.set_defaults(run=run)


def run(chosen: Any) -> int:
    game = open_game(chosen.game, chosen.options)
    if not chosen.entries:
        print(sheet_help(game.name))
        return 0
    sheet = read_sheet(game, chosen.entries)
    try:
        settlement = game.score(sheet)
    except IllegalMove as error:
        raise Complaint(terms(game.name).sentence(error.refusal.code, error.refusal.params, chosen.lang)) from None
    print(msgspec.json.encode(settlement).decode() if chosen.json else settlement.text(chosen.lang))
    return 0


def sheet_help(name: str) -> str:
    face = face_of(name)
    lines = [f"paiguan score {name} KEY=VALUE …", ""]
    for key, (kind, meaning) in face.sheet.items():
        lines.append(f"  {key:<12} {meaning} [{SHEET_KINDS[kind]}]")
    example = " ".join(f"{key}={typed(value)}" for key, value in face.example.items())
    return "\n".join([*lines, "", f"example: paiguan score {name} {example}"])


def typed(value: Json) -> str:
    """An entry as a person would type it."""
    if isinstance(value, list) and value and isinstance(value[0], list):
        return "/".join(typed(part) for part in value)
    if isinstance(value, list):
        return ",".join(str(part) for part in value)
    return "'" + msgspec.json.encode(value).decode() + "'" if isinstance(value, dict) else str(value)


def read_sheet(game: Game, entries: Iterable[str]) -> dict[str, Json]:
    sheet: dict[str, Json] = {}
    for entry in entries:
        key, equals, value = entry.partition("=")
        if not equals:
            sheet |= read_sheet_file(entry)
        elif key not in game.face.sheet:
            raise Complaint(f"“{key}” is no entry for {game.name}; the entries are {', '.join(game.face.sheet)}")
        else:
            sheet[key] = read_entry(key, game.face.sheet[key][0], value)
    return sheet


def read_sheet_file(name: str) -> dict[str, Json]:
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text()
        sheet = msgspec.json.decode(text)
    except OSError:
        raise Complaint(f"“{name}” is neither KEY=VALUE nor a file that can be read") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Complaint(f"{name} is not JSON: {error}") from None
    if not isinstance(sheet, dict):
        raise Complaint(f"{name} must hold a JSON object with the entries of the score sheet")
    return sheet


def read_entry(key: str, kind: str, value: str) -> Json:
    parts = [part for part in value.split(",") if part]
    try:
        match kind:
            case "number":
                return int(value)
            case "numbers":
                return [int(part) for part in parts]
            case "pieces" | "words":
                return parts
            case "hands":
                return [[part for part in hand.split(",") if part] for hand in value.split("/")]
            case "json":
                return msgspec.json.decode(value)
            case _:
                return value
    except (ValueError, msgspec.DecodeError):
        raise Complaint(f"“{key}” takes {SHEET_KINDS[kind]}, not “{value}”") from None
