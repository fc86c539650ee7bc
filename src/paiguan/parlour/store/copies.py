"""Backup of a whole database, also while the server runs, and restore, while it is stopped."""

import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection, delete, select, text
from sqlalchemy.engine import make_url

from paiguan.parlour.store import archive
from paiguan.parlour.store.archive import Advance, ArchiveError
from paiguan.parlour.store.database import in_one_transaction, migrate_alone
from paiguan.parlour.store.errors import explained
from paiguan.parlour.store.migrate import migrate, revisions
from paiguan.parlour.store.postgres import in_use
from paiguan.parlour.store.sqlite import lock_file

Total = Callable[[int], Advance]  # takes the total number of rows and returns the function that counts progress


async def backup(url: str, put: Callable[[bytes], object], total: Total) -> None:
    """Write a consistent snapshot of a database; the server may be running. Raises ArchiveError or StoreError."""
    file = sqlite_file(url)
    if file is not None and not file.is_file():
        raise ArchiveError(f"there is no database {file}")

    def copy(connection: Connection) -> None:
        archive.write(connection, put, total(archive.count_rows(connection)))

    await in_one_transaction(url, copy, snapshot=True)


async def restore(url: str, path: Path, replace: bool, total: Total) -> None:
    """Restore a backup into a database that no server uses, all or nothing. Raises ArchiveError or StoreError."""
    schema, rows = archive.check(path)
    with tempfile.TemporaryDirectory(prefix="paiguan-") as folder:
        if schema != revisions()[0]:
            path = await _upgraded(path, schema, Path(folder))
        file = sqlite_file(url)
        fresh = file is not None and not file.exists()

        def fill(connection: Connection) -> None:
            _make_room(connection, replace)
            archive.load(connection, path, total(rows))
            if connection.dialect.name == "postgresql":
                connection.execute(text("select pg_notify('paiguan', '')"))

        held = None if fresh or file is None else _alone(url)
        try:
            await in_one_transaction(url, fill)
        except BaseException:
            if fresh and file is not None:
                for end in ("", "-wal", "-shm"):
                    Path(f"{file}{end}").unlink(missing_ok=True)
            raise
        finally:
            if held is not None:
                held.close()


def _alone(url: str) -> sqlite3.Connection | None:
    """Lock out servers while a file is filled: a server that has it open would continue with its own memory."""
    try:
        return lock_file(url)
    except sqlite3.Error as error:
        raise explained(error, url) from None


def _make_room(connection: Connection, replace: bool) -> None:
    """Migrate to the newest schema and empty its tables. Raises ArchiveError if they hold data, unless `replace`."""
    (migrate_alone if connection.dialect.name == "postgresql" else migrate)(connection)
    tables = archive.tables_of(connection)
    if connection.dialect.name == "postgresql":  # no writes until the restore is complete
        if in_use(connection):
            raise ArchiveError(
                "the database is in use by a Paiguan server: stop it first, or name another with --database"
            )
        names = ", ".join(table.name for table in tables)
        connection.execute(text(f"lock table {names} in access exclusive mode"))
    if not replace and any(connection.execute(select(table).limit(1)).first() is not None for table in tables):
        raise ArchiveError("the database is not empty: give --replace to delete what is in it")
    for table in reversed(tables):
        connection.execute(delete(table))


async def _upgraded(path: Path, schema: str, folder: Path) -> Path:
    """Convert a backup to the newest schema: restore it into a temporary file, migrate that, and write it again."""
    url, newer = f"sqlite:///{folder / 'older.db'}", folder / "newer"

    def bring_up(connection: Connection) -> None:
        migrate(connection, schema)
        archive.load(connection, path, lambda _: None)
        migrate(connection)

    await in_one_transaction(url, bring_up)
    with newer.open("wb") as file:
        await backup(url, file.write, lambda _: lambda _: None)
    return newer


def sqlite_file(url: str) -> Path | None:
    """Return the file of an SQLite address, or None for PostgreSQL."""
    name = make_url(url).database if url.startswith("sqlite") else None
    return Path(name) if name else None
