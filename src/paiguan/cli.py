"""The command `paiguan`. Bad input of any kind ends in one sentence on stderr and exit code 2."""

import argparse
import contextlib
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NoReturn

import msgspec
from rich.console import Console
from rich.progress import Progress

from paiguan.engine.contract import SHEET_KINDS, Json
from paiguan.engine.deal import Deal, IllegalMove
from paiguan.engine.game import GAMES, Game, OptionError, face_of
from paiguan.engine.recorder import PLAYERS, play_out, records
from paiguan.engine.referee import findings
from paiguan.engine.terms import LANGUAGES, terms
from paiguan.engine.warm import warm_all


class Complaint(Exception):
    """One sentence for the person at the terminal."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = build_parser()
    try:
        chosen = parser.parse_args(arguments)
        return int(chosen.run(chosen))
    except Complaint as complaint:
        print(f"paiguan: {complaint}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  the reader has gone; nothing is left to say
        return 0
    except KeyboardInterrupt:
        print("paiguan: stopped", file=sys.stderr)
        return 130


class Parser(argparse.ArgumentParser):
    """Complains in one sentence instead of printing the usage first."""

    def error(self, message: str) -> NoReturn:
        raise Complaint(f"{message} (try: {self.prog} --help)")


def build_parser() -> Parser:
    parser = Parser(prog="paiguan", description="牌館: five Chinese card and tile games with exact rules.")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND", parser_class=Parser)

    demo = commands.add_parser("demo", help="play out a hand in the terminal and settle it")
    demo.add_argument("game", nargs="?", default="tianjiu", help=f"one of {', '.join(GAMES)}")
    demo.add_argument("--seed", type=int, help="the same seed deals and plays the same hand")
    add_options(demo)
    add_language(demo)
    demo.set_defaults(run=run_demo)

    referee = commands.add_parser(
        "referee",
        help="replay records and say what happened",
        description="Replays each record of FILE (one JSON object a line) and prints a JSON line with what happened: "
        "the first illegal action and why, payments, items. With --check it compares with the record's `expect` and "
        "exits 1 on a difference. A line that is no record is reported by line and field; exit code 2.",
    )
    referee.add_argument("file", type=Path)
    referee.add_argument("--check", action="store_true", help="compare with `expect`; exit 1 on a difference")
    add_language(referee)
    referee.set_defaults(run=run_referee)

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
    score.set_defaults(run=run_score)

    warm = commands.add_parser("compile", help="compile the rules now, so that nothing waits for it later")
    warm.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    warm.set_defaults(run=run_compile)

    record = commands.add_parser(
        "record",
        help="play deals out and write them as records",
        description="Writes one record a line, `expect` filled from what happened: data sets and regression files. "
        "Every record passes `paiguan referee --check`.",
    )
    record.add_argument("game")
    record.add_argument("--deals", type=int, default=100)
    record.add_argument("--seed", type=int, default=0)
    record.add_argument("--players", default="random", help=f"by seat, repeated as needed: {', '.join(PLAYERS)}")
    record.add_argument("--out", type=Path, help="file to write (default: standard output)")
    add_options(record)
    record.set_defaults(run=run_record)
    return parser


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--options", default="{}", help='rules as JSON, e.g. \'{"preset": "xiao", "stake": 5}\'')


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=preferred_language(), help="language of the text")


def preferred_language() -> str:
    """From the environment: Traditional for Taiwan, Hong Kong and Macau, Simplified for other Chinese, else English."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    if not locale.startswith("zh"):
        return "en"
    return "zh-Hant" if any(place in locale for place in ("TW", "HK", "MO", "Hant")) else "zh-Hans"


def open_game(name: str, options: str) -> Game:
    if name not in GAMES:
        raise Complaint(f"there is no game “{name}”; the games are {', '.join(GAMES)}")
    try:
        given = msgspec.json.decode(options)
    except msgspec.DecodeError as error:
        raise Complaint(f"--options is not JSON: {error}") from None
    if not isinstance(given, dict):
        raise Complaint('--options must be a JSON object, e.g. {"preset": "xiao"}')
    try:
        return Game(name, given)
    except OptionError as error:
        raise Complaint(str(error)) from None


# ---- compile ---------------------------------------------------------------------------------------------------


def run_compile(chosen: Any) -> int:
    names = chosen.games or GAMES
    for name in names:
        open_game(name, "{}")
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("compiling the rules", total=len(names))
        for name, seconds in warm_all(names):
            bar.console.print(f"{name} ready ({seconds:.1f} s)")
            bar.advance(task)
    return 0


# ---- demo ------------------------------------------------------------------------------------------------------


def run_demo(chosen: Any) -> int:
    game = open_game(chosen.game, chosen.options)
    seed = int.from_bytes(os.urandom(4)) if chosen.seed is None else chosen.seed
    deal = game.deal(seed=seed)
    print(f"{deal.text(chosen.lang)}\n")
    play_out(deal, seed, ("random",))
    for line in told(deal, chosen.lang):
        print(line)
    print(f"\n{deal.text(chosen.lang)}\n{deal.settlement.text(chosen.lang)}")
    print(f"\n(paiguan demo {game.name} --seed {seed})")
    return 0


def told(deal: Deal, language: str) -> Iterator[str]:
    """The moves in words."""
    words = terms(deal.game.name)
    for move in deal.moves:
        rest = " ".join(words.name("pieces", word, language) for word in move.words())
        yield f"  {words.seat(move.seat, language)}  {words.name('verbs', move.verb, language)} {rest}".rstrip()


# ---- referee ---------------------------------------------------------------------------------------------------


def run_referee(chosen: Any) -> int:
    if not chosen.file.is_file():
        raise Complaint(f"there is no file {chosen.file}")
    unreadable = different = 0
    for finding in findings(chosen.file, chosen.check, chosen.lang):
        print(msgspec.json.encode(finding.report).decode())
        if not finding.readable:
            unreadable += 1
            where = f"line {finding.line}, {finding.report['field']}"
            print(f"paiguan: {chosen.file.name}, {where}: {finding.report['error']}", file=sys.stderr)
        elif not finding.as_expected:
            different += 1
    return 2 if unreadable else 1 if different else 0


# ---- score -----------------------------------------------------------------------------------------------------


def run_score(chosen: Any) -> int:
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


# ---- record ----------------------------------------------------------------------------------------------------


def run_record(chosen: Any) -> int:
    game = open_game(chosen.game, chosen.options)
    if chosen.deals < 1:
        raise Complaint(f"--deals must be at least 1, not {chosen.deals}")
    players = tuple(chosen.players.split(","))
    for name in players:
        if name not in PLAYERS:
            raise Complaint(f"there is no player “{name}”; the players are {', '.join(PLAYERS)}")
    if len(players) > game.seats:
        raise Complaint(f"{game.name} has {game.seats} seats here, and --players names {len(players)}")
    with output(chosen.out) as write, Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{game.name}", total=chosen.deals)
        for record in records(game, chosen.seed, chosen.deals, players):
            write(msgspec.json.encode(record) + b"\n")
            bar.advance(task)
    return 0


@contextlib.contextmanager
def output(path: Path | None) -> Iterator[Any]:
    """Standard output, or a file that appears whole or not at all."""
    if path is None:
        yield sys.stdout.buffer.write
        sys.stdout.flush()
        return
    try:
        file = tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False)  # noqa: SIM115
    except OSError as error:
        raise Complaint(f"cannot write {path}: {error.strerror}") from None
    try:
        with file:
            yield file.write
        Path(file.name).replace(path)
    except BaseException:
        Path(file.name).unlink(missing_ok=True)
        raise


if __name__ == "__main__":
    sys.exit(main())
