"""`paiguan backup` and `paiguan restore`: all tables, records and guests in one file, for either kind of database."""

import asyncio
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from paiguan.cli.files import output
from paiguan.cli.serve import add_settings, settings_of
from paiguan.engine.errors import UserError


def add(commands: Any) -> None:
    save = commands.add_parser(
        "backup",
        help="save all tables, records and guests to a file",
        description="Writes a snapshot of the database to FILE while the server keeps running. A backup of SQLite can be "
        "restored to PostgreSQL and the other way round. It contains hands and names: keep it private.",
        example="paiguan backup house.backup\npaiguan backup - | ssh host 'cat > house.backup'",
        output="one compressed file with a checksum; its name on standard error",
        read_on="docs/hosting.md, “Backup and restore”",
    )
    save.add_argument("file", metavar="FILE", help="file to write; - for standard output")
    add_settings(save, "database")
    save.set_defaults(run=run_backup)
    load = commands.add_parser(
        "restore",
        help="fill a database from a backup",
        description="Checks the whole of FILE, then fills the database with it, all or nothing. Backups of older versions are "
        "upgraded. Stop every server on the database first.",
        example="paiguan restore house.backup\n"
        "paiguan restore house.backup --database postgresql+asyncpg://paiguan@localhost/paiguan",
        output="the name of the restored file",
        read_on="docs/hosting.md, “Backup and restore”",
    )
    load.add_argument("file", metavar="FILE", type=Path, help="file written by `paiguan backup`")
    load.add_argument("--replace", action="store_true", help="delete the present content of the database")
    add_settings(load, "database")
    load.set_defaults(run=run_restore)


@contextmanager
def counting(what: str) -> Iterator[Callable[[int], Callable[[int], None]]]:
    """Show progress in rows; yields a function that takes the total and returns one that adds finished rows."""
    from paiguan.cli.progress import progress

    with progress() as bar:
        task = bar.add_task(what, total=None)

        def total(rows: int) -> Callable[[int], None]:
            bar.update(task, total=rows)
            return lambda done: bar.advance(task, done)

        yield total


def run_backup(chosen: Namespace) -> int:
    from paiguan.parlour.store import StoreError
    from paiguan.parlour.store.archive import ArchiveError
    from paiguan.parlour.store.copies import backup

    url = settings_of(chosen).database
    os.umask(0o077)  # it contains hands and names: a new file is readable by its owner only
    try:
        with counting("saving") as total, output(chosen.file) as write:
            asyncio.run(backup(url, write, total))
    except (ArchiveError, StoreError) as error:
        raise UserError(str(error)) from None
    print(f"saved to {chosen.file}", file=sys.stderr)  # the backup itself may go to standard output
    return 0


def run_restore(chosen: Namespace) -> int:
    from paiguan.parlour.store import StoreError
    from paiguan.parlour.store.archive import ArchiveError
    from paiguan.parlour.store.copies import restore

    url = settings_of(chosen).database
    try:
        with counting("restoring") as total:
            asyncio.run(restore(url, Path(chosen.file), chosen.replace, total))
    except (ArchiveError, StoreError) as error:
        raise UserError(str(error)) from None
    print(f"restored from {chosen.file}")
    return 0
