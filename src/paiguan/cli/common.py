"""What several commands take: options of a game, a language, a seed, a master's budget."""

import argparse
import os
from typing import TYPE_CHECKING, Any

from paiguan.cli.errors import UserError
from paiguan.cli.parser import brief, milliseconds, whole
from paiguan.cli.terminal import shows_everything
from paiguan.engine.names import GAMES, LANGUAGES

if TYPE_CHECKING:
    from paiguan.engine.contract import Json
    from paiguan.engine.game import Game

__all__ = ["UserError"]

# Whole in JSON too; and a thousand times as much, which seeds the moves of a deal, still fits in 64 bits.
MOST_SEED = 2**53 - 1
MOST_HANDS = 1_000_000_000
MOST_WORLDS, MOST_THREADS = 1_000_000_000, 256


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--options", default="{}", metavar="JSON", help='rules as JSON, e.g. \'{"preset": "xiao", "stake": 5}\''
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=preferred_language(), help="language of the text")


def add_seed(parser: argparse.ArgumentParser, default: int | None = 0, help: str = "") -> None:
    parser.add_argument("--seed", type=whole(0, MOST_SEED), default=default, metavar="N", help=help)


def preferred_language() -> str:
    """From the environment: Traditional for Taiwan, Hong Kong and Macau, Simplified for other Chinese, else English."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    if not locale.startswith("zh") or not shows_everything():
        return "en"
    return "zh-Hant" if any(place in locale for place in ("TW", "HK", "MO", "Hant")) else "zh-Hans"


def open_game(name: str, options: str) -> "Game":
    if name not in GAMES:
        raise UserError(f"there is no game “{brief(name)}”; the games are {', '.join(GAMES)}")
    given = read_json(options, "--options")
    if not isinstance(given, dict):
        raise UserError('--options must be a JSON object, e.g. {"preset": "xiao"}')
    from paiguan.engine.game import Game, OptionError

    try:
        return Game(name, given)
    except OptionError as error:
        raise UserError(str(error)) from None


def read_json(text: str | bytes, what: str) -> "Json":
    """A value, or a sentence that says what `what` is instead of JSON."""
    import msgspec

    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise UserError(f"{what} is not JSON: {error}") from None
    except RecursionError:
        raise UserError(f"{what} is nested too deeply") from None
    except UnicodeError:
        raise UserError(f"{what} is not UTF-8 text") from None


def add_budget(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--ms", type=milliseconds, default=300, help="a master's milliseconds a move (default 300)")
    parser.add_argument(
        "--worlds",
        type=whole(1, MOST_WORLDS),
        metavar="N",
        help="a master's worlds a move instead of time: reproducible",
    )
    parser.add_argument("--threads", type=whole(1, MOST_THREADS), default=1, metavar="N", help="a master's threads")


def budget_of(chosen: Any) -> dict[str, Any]:
    if chosen.worlds is not None:
        return {"worlds": chosen.worlds, "threads": chosen.threads}
    return {"milliseconds": chosen.ms, "threads": chosen.threads}
