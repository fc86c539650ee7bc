"""The parser of command lines: errors in one sentence, help with examples, commands in groups."""

import argparse
import re
import sys
import textwrap
from collections.abc import Callable
from typing import Any, NoReturn

from paiguan.cli.terminal import stdout_errors
from paiguan.engine.errors import UserError

# Placeholders for games in help texts. The games are looked up when help is shown, not when the parser is built.
ALL_GAMES, SOME_GAME = "{games}", "{game}"
WIDTH = 76  # columns of the indented paragraphs of a help
LONGEST_SHOWN = 40  # characters of the user's input that a sentence repeats


def with_games(text: str) -> str:
    """A help text with the placeholders replaced by games."""
    if ALL_GAMES not in text and SOME_GAME not in text:
        return text
    from paiguan.engine.packages import GAMES

    return text.replace(SOME_GAME, GAMES[0]).replace(ALL_GAMES, ", ".join(GAMES))


class Help(argparse.HelpFormatter):
    """A formatter that fills paragraphs, except indented ones: examples and lists."""

    def __init__(self, prog: str, **settings: Any) -> None:
        super().__init__(prog, **{"max_help_position": 28, **settings})

    def _split_lines(self, text: str, width: int) -> list[str]:
        return super()._split_lines(with_games(text), width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        paragraphs = text.strip("\n").split("\n\n")
        return "\n\n".join(
            paragraph if "\n  " in paragraph or paragraph.startswith("  ") else textwrap.fill(paragraph, width)
            for paragraph in paragraphs
        )


class Parser(argparse.ArgumentParser):
    """A parser that reports an error in one sentence, without printing the usage first."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"formatter_class": Help, **settings})

    def format_help(self) -> str:
        """The help, with a real game in its examples."""
        return with_games(super().format_help())

    def _print_message(self, message: str, file: Any = None) -> None:
        """Print the help; argparse itself would ignore a failed write."""
        with stdout_errors():
            sys.stdout.write(message)

    def error(self, message: str) -> NoReturn:
        sentence = re.sub(r"^argument (\S+): must ", r"\1 must ", message)
        raise UserError(f"{sentence} (try: {self.prog} --help)")


class Commands:
    """The commands of a parser, in groups under headings."""

    def __init__(self, parser: Parser) -> None:
        self._added = parser.add_subparsers(
            required=True, prog="paiguan", metavar="COMMAND", parser_class=Parser, help=argparse.SUPPRESS
        )
        self._groups: dict[str, list[tuple[str, str]]] = {}

    def group(self, title: str) -> None:
        """Start a group: the commands added next belong to this heading."""
        self._groups[title] = []

    def add_parser(
        self, name: str, *, help: str, description: str, example: str, output: str, read_on: str, **settings: Any
    ) -> Parser:
        """Add a command. Its help has examples, what the command prints, and where to read on.

        Its work is done by `run` of the module `paiguan.cli.NAME`, unless its defaults say otherwise.
        """
        list(self._groups.values())[-1].append((name, help))
        parts = {"examples": example.strip().splitlines(), "output": _filled(output), "read on": _filled(read_on)}
        epilog = "\n\n".join(
            "\n".join([f"{title}:", *(f"  {line}" for line in lines)]) for title, lines in parts.items()
        )
        parser = self._added.add_parser(name, description=description, epilog=epilog, **settings)
        parser.set_defaults(run=f"paiguan.cli.{name}")
        return parser

    def overview(self) -> str:
        """A list of all commands with their purpose."""
        width = max(len(name) for group in self._groups.values() for name, _ in group)
        return "\n\n".join(
            "\n".join([f"{title}:", *(f"  {name:<{width}}  {help}" for name, help in group)])
            for title, group in self._groups.items()
        )


def _filled(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, break_on_hyphens=False)


def whole(low: int, high: int) -> Callable[[str], int]:
    """The type of an argument that is a whole number in a range."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"must be a whole number, not “{brief(text)}”") from None
        if number < low == 0:
            raise argparse.ArgumentTypeError(f"must be 0 or more, not {brief(text)}")
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(f"must be from {low} to {high}, not {brief(text)}")
        return number

    return read


def milliseconds(text: str) -> float:
    """The type of an argument that is a time in milliseconds."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= LONGEST_MS:  # also refuses “nan”
        raise argparse.ArgumentTypeError(f"must be more than 0 and at most {LONGEST_MS}, not “{brief(text)}”")
    return number


LONGEST_MS = 24 * 3600 * 1000


def brief(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"
