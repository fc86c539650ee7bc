"""`paiguan backup` and `paiguan restore`: all tables, records and guests in one file, for either kind of database."""

import asyncio
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from paiguan.cli.errors import UserError
from paiguan.cli.files import output
from paiguan.cli.serve import add_settings, settings_of


def add(commands: Any) -> None:
    save = commands.add_parser(
        "backup",
        help="save all tables, records and guests to a file",
        description="Writes the database as it is at this moment to FILE; the server may go on. A backup of SQLite can be "
        "restored to PostgreSQL and the other way round. It holds hands and names: keep it private.",
        example="paiguan backup house.backup",
    )
    save.add_argument("file", metavar="FILE")
    add_settings(save, "database")
    save.set_defaults(run=run_backup)
    load = commands.add_parser(
        "restore",
        help="fill a database from a backup",
        description="Checks FILE to its end, then fills the database with it, all or nothing; backups of older versions are "
        "brought up to date. Stop the server first: it would go on with what it has in memory.",
        example="paiguan restore house.backup\npaiguan restore house.backup --database postgresql+asyncpg://paiguan@localhost/paiguan",
    )
    load.add_argument("file", metavar="FILE", type=Path)
    load.add_argument("--replace", action="store_true", help="delete what the database holds")
    add_settings(load, "database")
    load.set_defaults(run=run_restore)


@contextmanager
def counting(what: str) -> Iterator[Callable[[int], Callable[[int], None]]]:
    """Show how many rows are done; gives what is told the number of rows."""
    from paiguan.cli.progress import progress

    with progress() as bar:
        task = bar.add_task(what, total=None)

        def total(rows: int) -> Callable[[int], None]:
            bar.update(task, total=rows)
            return lambda done: bar.advance(task, done)

        yield total


def run_backup(chosen: Any) -> int:
    from paiguan.parlour.store import StoreError
    from paiguan.parlour.store.archive import ArchiveError
    from paiguan.parlour.store.copies import backup

    url = settings_of(chosen).database
    os.umask(0o077)  # it holds hands and names: a new file is for its owner alone
    try:
        with counting("saving") as total, output(chosen.file) as write:
            asyncio.run(backup(url, write, total))
    except (ArchiveError, StoreError) as error:
        raise UserError(str(error)) from None
    print(f"saved to {chosen.file}", file=sys.stderr)  # the backup itself may go to standard output
    return 0


def run_restore(chosen: Any) -> int:
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
