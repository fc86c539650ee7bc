"""`paiguan score`: settle a hand played with real pieces."""

import os
from argparse import Namespace
from collections.abc import Iterable

import msgspec

from paiguan.cli.common import open_game, read_json
from paiguan.cli.files import STANDARD, opened, shown
from paiguan.cli.first_use import run_interpreted
from paiguan.cli.parser import brief
from paiguan.cli.terminal import say, say_json
from paiguan.engine.contract import Json, UserError
from paiguan.engine.deal import IllegalMove
from paiguan.engine.game import Game, interface_of
from paiguan.engine.interface import SHEET_KINDS
from paiguan.engine.terms import terms


def run(chosen: Namespace) -> int:
    game = open_game(chosen.game, chosen.options)
    run_interpreted([game.name])
    if not chosen.entries:
        say(sheet_help(game.name))
        return 0
    sheet = read_sheet(game, chosen.entries)
    try:
        settlement = game.score(sheet)
    except IllegalMove as error:
        raise UserError(terms(game.name).sentence(error.refusal.code, error.refusal.params, chosen.lang)) from None
    if chosen.json:
        say_json(settlement)
    else:
        say(settlement.text(chosen.lang))
    return 0


def sheet_help(name: str) -> str:
    interface = interface_of(name)
    lines = [f"paiguan score {name} KEY=VALUE …", ""]
    for key, (kind, meaning) in interface.sheet.items():
        lines.append(f"  {key:<12} {meaning} [{SHEET_KINDS[kind]}]")
    example = " ".join(f"{key}={typed(value)}" for key, value in interface.example.items())
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
        if not equals or (key not in game.interface.sheet and os.path.exists(entry)):
            sheet |= read_sheet_file(entry)
        elif key not in game.interface.sheet:
            raise UserError(
                f"“{brief(key)}” is not an entry for {game.name}; the entries are {', '.join(game.interface.sheet)}"
            )
        else:
            sheet[key] = read_entry(key, game.interface.sheet[key][0], value)
    return sheet


def read_sheet_file(name: str) -> dict[str, Json]:
    if name != STANDARD and not os.path.exists(name):
        raise UserError(f"“{brief(name)}” is neither KEY=VALUE nor a file")
    with opened(name) as file:
        sheet = read_json(file.read(), shown(name))
    if not isinstance(sheet, dict):
        raise UserError(f"{shown(name)} must hold a JSON object with the entries of the score sheet")
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
    except (ValueError, RecursionError):
        raise UserError(f"“{key}” takes {SHEET_KINDS[kind]}, not “{brief(value)}”") from None
