"""Arguments of several commands: the options of a game, a language, a seed, a master's budget."""

import argparse
import os
from argparse import Namespace
from typing import TYPE_CHECKING

from paiguan.cli.parser import brief, milliseconds, whole
from paiguan.cli.terminal import shows_everything
from paiguan.engine.errors import UserError
from paiguan.engine.names import LANGUAGES, LAYERS

if TYPE_CHECKING:
    from paiguan.engine.contract import Json
    from paiguan.engine.game import Game

__all__ = ["UserError"]

# Exact in JSON; and a thousand times this number, which seeds the moves of a deal, still fits in 64 bits.
MOST_SEED = 2**53 - 1
MOST_HANDS = 1_000_000_000
MOST_WORLDS, MOST_THREADS = 1_000_000_000, 256


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--options",
        default="{}",
        metavar="JSON",
        help='options of the game as JSON, for example \'{"preset": "xiao"}\'',
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    choices = (*LANGUAGES, *LAYERS)
    parser.add_argument(
        "--lang", choices=choices, default=preferred_language(), help="language of the output (default: by LANG)"
    )


def add_seed(parser: argparse.ArgumentParser, default: int | None = 0, help: str = "") -> None:
    parser.add_argument("--seed", type=whole(0, MOST_SEED), default=default, metavar="N", help=help)


def preferred_language() -> str:
    """The language of the environment: zh-HK for Hong Kong and Macau, zh-Hant for Taiwan, zh-Hans for other Chinese locales,
    else English."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    if not locale.startswith("zh") or not shows_everything():
        return "en"
    if any(place in locale for place in ("HK", "MO")):
        return "zh-HK"
    return "zh-Hant" if any(place in locale for place in ("TW", "Hant")) else "zh-Hans"


def open_game(name: str, options: str) -> "Game":
    check_name(name)
    given = read_json(options, "--options")
    if not isinstance(given, dict):
        raise UserError('--options must be a JSON object, e.g. {"preset": "xiao"}')
    from paiguan.engine.game import Game

    return Game(name, given)


def check_name(name: str) -> None:
    """Refuse a name that is not the id of a game."""
    from paiguan.engine.packages import GAMES, UnknownGame

    if name not in GAMES:
        raise UnknownGame(brief(name))


def read_json(text: str | bytes, what: str) -> "Json":
    """Decode JSON; raises UserError, which calls the text `what`."""
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
    parser.add_argument(
        "--ms", type=milliseconds, default=300, metavar="MS", help="milliseconds a move for a master (default 300)"
    )
    parser.add_argument(
        "--worlds",
        type=whole(1, MOST_WORLDS),
        metavar="N",
        help="sampled worlds a move for a master, instead of a time: reproducible",
    )
    parser.add_argument(
        "--threads", type=whole(1, MOST_THREADS), default=1, metavar="N", help="threads of a master (default 1)"
    )


def budget_of(chosen: Namespace) -> dict[str, float]:
    if chosen.worlds is not None:
        return {"worlds": chosen.worlds, "threads": chosen.threads}
    return {"milliseconds": chosen.ms, "threads": chosen.threads}
