"""`paiguan serve`: start the server."""

import argparse
import os
from argparse import Namespace
from typing import Any

from paiguan.engine.errors import UserError
from paiguan.parlour.settings import BadSetting, Settings, from_environment


def add(commands: Any) -> None:
    serve = commands.add_parser(
        "serve",
        help="start the server, to play in the browser",
        description="Starts the parlour: tables in the browser, against bots and other people. Open the printed address. Every "
        "setting is a flag or an environment variable; a flag takes precedence. Ctrl-C stops the server; tables are kept.",
        example="paiguan serve\npaiguan serve --host 0.0.0.0 --port 80 --database sqlite:////var/lib/paiguan/paiguan.db",
        output="the address of the page, then the server's log",
        read_on="docs/parlour.md: how the server works; docs/hosting.md: how to run it for others",
    )
    add_settings(serve)


def add_settings(parser: argparse.ArgumentParser, *names: str) -> None:
    """Add flags for all settings, or for those named."""
    for row in Settings.rows:
        if not names or row.name in names:
            variables = " or ".join(name for name in (row.variable, row.also) if name)
            usual = f"; default {row.usual}" if row.usual else ""
            about = f"{row.help} ({variables}{usual})".replace("%", "%%")
            parser.add_argument(row.flag, dest=row.name, metavar=row.shown, help=about)


def settings_of(chosen: Namespace) -> Settings:
    """The settings from flags and environment. Raises UserError."""
    try:
        return from_environment(os.environ, **{row.name: getattr(chosen, row.name, None) for row in Settings.rows})
    except BadSetting as error:
        raise UserError(str(error)) from None


def run(chosen: Namespace) -> int:
    from paiguan.parlour.serving import (
        CannotOpen,
        serve,
    )  # imported here: only this command needs uvicorn and the store

    try:
        return serve(settings_of(chosen))
    except CannotOpen as error:
        raise UserError(str(error)) from None
