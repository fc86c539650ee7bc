"""`paiguan serve`: open the parlour."""

import argparse
import os
from typing import Any

from paiguan.cli.common import Complaint
from paiguan.parlour.settings import BadSetting, Settings, from_environment


def add(commands: Any) -> None:
    serve = commands.add_parser(
        "serve",
        help="open the parlour in the browser",
        description="Serves the parlour. Every setting can be given as a flag or as an environment variable; a flag wins. "
        "docs/hosting.md shows how to run a public house.",
    )
    add_settings(serve)
    serve.set_defaults(run=run)


def add_settings(parser: argparse.ArgumentParser, *names: str) -> None:
    """Flags for all settings, or for those named."""
    for row in Settings.rows:
        if not names or row.name in names:
            variables = " or ".join(name for name in (row.variable, row.also) if name)
            usual = f"; usually {row.usual}" if row.usual else ""
            about = f"{row.help} ({variables}{usual})".replace("%", "%%")
            parser.add_argument(row.flag, dest=row.name, metavar=row.shown, help=about)


def settings_of(chosen: Any) -> Settings:
    """What flags and environment say; raises Complaint."""
    try:
        return from_environment(os.environ, **{row.name: getattr(chosen, row.name, None) for row in Settings.rows})
    except BadSetting as error:
        raise Complaint(str(error)) from None


def run(chosen: Any) -> int:
    from paiguan.parlour.serving import CannotOpen, serve  # uvicorn and the store are for those who serve

    try:
        return serve(settings_of(chosen))
    except CannotOpen as error:
        raise Complaint(str(error)) from None
