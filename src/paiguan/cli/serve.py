"""`paiguan serve`: open the parlour."""

import argparse
import os
from typing import Any

from paiguan.cli.errors import UserError
from paiguan.parlour.settings import BadSetting, Settings, from_environment


def add(commands: Any) -> None:
    serve = commands.add_parser(
        "serve",
        help="open the parlour in the browser",
        description="Serves the parlour. Every setting can be given as a flag or as an environment variable; a flag wins. "
        "docs/hosting.md shows how to run a public house.",
        example="paiguan serve\npaiguan serve --host 0.0.0.0 --port 80 --database sqlite:////var/lib/paiguan/paiguan.db",
    )
    add_settings(serve)


def add_settings(parser: argparse.ArgumentParser, *names: str) -> None:
    """Flags for all settings, or for those named."""
    for row in Settings.rows:
        if not names or row.name in names:
            variables = " or ".join(name for name in (row.variable, row.also) if name)
            usual = f"; usually {row.usual}" if row.usual else ""
            about = f"{row.help} ({variables}{usual})".replace("%", "%%")
            parser.add_argument(row.flag, dest=row.name, metavar=row.shown, help=about)


def settings_of(chosen: Any) -> Settings:
    """What flags and environment say; raises UserError."""
    try:
        return from_environment(os.environ, **{row.name: getattr(chosen, row.name, None) for row in Settings.rows})
    except BadSetting as error:
        raise UserError(str(error)) from None


def run(chosen: Any) -> int:
    from paiguan.parlour.serving import CannotOpen, serve  # uvicorn and the store are for those who serve

    try:
        return serve(settings_of(chosen))
    except CannotOpen as error:
        raise UserError(str(error)) from None
