"""What the commands share: complaints, options, languages, files that appear whole or not at all."""

import argparse
import contextlib
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from paiguan.engine.game import GAMES, Game, OptionError
from paiguan.engine.terms import LANGUAGES


class Complaint(Exception):
    """One sentence for the person at the terminal."""


class Parser(argparse.ArgumentParser):
    """Complains in one sentence instead of printing the usage first."""

    def error(self, message: str) -> NoReturn:
        raise Complaint(f"{message} (try: {self.prog} --help)")


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


def add_budget(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--ms", type=float, default=300, help="a master's milliseconds a move (default 300)")
    parser.add_argument("--worlds", type=int, help="a master's worlds a move instead of time: reproducible")
    parser.add_argument("--threads", type=int, default=1, help="a master's threads")


def budget_of(chosen: Any) -> dict[str, Any]:
    for name in ("ms", "worlds", "threads"):
        value = getattr(chosen, name)
        if value is not None and value <= 0:
            raise Complaint(f"--{name} must be more than 0, not {value}")
    if chosen.worlds is not None:
        return {"worlds": chosen.worlds, "threads": chosen.threads}
    return {"milliseconds": chosen.ms, "threads": chosen.threads}
