"""Command lines: refused in one sentence, explained with examples, commands in groups."""

import argparse
import re
import sys
import textwrap
from collections.abc import Callable
from typing import Any, NoReturn

from paiguan.cli.errors import UserError
from paiguan.cli.terminal import stdout_errors

LONGEST_SHOWN = 40  # signs of what somebody typed, repeated in a sentence


class Help(argparse.HelpFormatter):
    """Fills paragraphs, and leaves those alone that are indented: examples and lists."""

    def __init__(self, prog: str, **settings: Any) -> None:
        super().__init__(prog, **{"max_help_position": 28, **settings})

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        paragraphs = text.strip("\n").split("\n\n")
        return "\n\n".join(
            paragraph if "\n  " in paragraph or paragraph.startswith("  ") else textwrap.fill(paragraph, width)
            for paragraph in paragraphs
        )


class Parser(argparse.ArgumentParser):
    """Refuses in one sentence instead of printing the usage first."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"formatter_class": Help, **settings})

    def _print_message(self, message: str, file: Any = None) -> None:
        """Print the help; argparse itself would not notice that nothing was written."""
        with stdout_errors():
            sys.stdout.write(message)

    def error(self, message: str) -> NoReturn:
        sentence = re.sub(r"^argument (\S+): must ", r"\1 must ", message)
        raise UserError(f"{sentence} (try: {self.prog} --help)")


class Commands:
    """The commands of a parser, in groups under headings; takes what argparse's own `add_parser` takes, and an example."""

    def __init__(self, parser: Parser) -> None:
        self._added = parser.add_subparsers(
            required=True, prog="paiguan", metavar="COMMAND", parser_class=Parser, help=argparse.SUPPRESS
        )
        self._groups: dict[str, list[tuple[str, str]]] = {}

    def group(self, title: str) -> None:
        """Put the commands that follow under a heading."""
        self._groups[title] = []

    def add_parser(self, name: str, *, help: str, example: str = "", **settings: Any) -> Parser:
        """A command; its work is done by `run` of the module `paiguan.cli.NAME`, unless its defaults say otherwise."""
        list(self._groups.values())[-1].append((name, help))
        if example:
            settings["epilog"] = "\n".join(["examples:", *(f"  {line}" for line in example.strip().splitlines())])
        settings.setdefault("description", help[0].upper() + help[1:] + ".")
        parser = self._added.add_parser(name, **settings)
        parser.set_defaults(run=f"paiguan.cli.{name}")
        return parser

    def overview(self) -> str:
        """Every command with what it is for."""
        width = max(len(name) for group in self._groups.values() for name, _ in group)
        return "\n\n".join(
            "\n".join([f"{title}:", *(f"  {name:<{width}}  {help}" for name, help in group)])
            for title, group in self._groups.items()
        )


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
    if not 0 < number <= LONGEST_MS:  # not so for “nan” either
        raise argparse.ArgumentTypeError(f"must be more than 0 and at most {LONGEST_MS}, not “{brief(text)}”")
    return number


LONGEST_MS = 24 * 3600 * 1000


def brief(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"
