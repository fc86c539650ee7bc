"""Checks whether a database can be used, without changing it."""

import os
import sqlite3
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from paiguan.cli.extras import EXTRAS, missing

TIMEOUT = 5.0  # seconds for a server to answer

Answer = tuple[str, str, str]  # status, what was found, what to do


def examined(url: str) -> Answer:
    """Check a database by its address, which is shown without its password."""
    if url.startswith("sqlite:///"):
        return sqlite_file(Path(url.removeprefix("sqlite:///")))
    if url.startswith("postgresql+asyncpg://"):
        return postgres(url)
    return "bad", f"{shown(url)} is not an address of a database", "use sqlite:///FILE or postgresql+asyncpg://…"


def shown(url: str) -> str:
    parts = urlsplit(url)
    return urlunsplit(parts._replace(netloc=parts.netloc.rpartition("@")[2], query=""))


def sqlite_file(path: Path) -> Answer:
    if not path.exists():
        folder = path.absolute().parent
        if folder.is_dir() and os.access(folder, os.W_OK):
            return "ok", f"{path} will be made by the first `paiguan serve`", ""
        return "bad", f"{path} cannot be made: {folder} cannot be written to", "set DATABASE_URL=sqlite:///FILE"
    try:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=TIMEOUT)
        try:
            connection.execute("begin immediate")  # takes the write lock, and releases it
            connection.rollback()
        finally:
            connection.close()
    except sqlite3.Error as error:
        if "locked" in str(error):
            return "warning", f"{path} is in use", "stop the other server before starting one on it"
        return "bad", f"{path}: {error}", "set DATABASE_URL=sqlite:///FILE, or mend the file"
    return "ok", f"{path} can be written to", ""


def postgres(url: str) -> Answer:
    (extra,) = (extra for extra in EXTRAS if extra.name == "postgres")
    if missing(extra):
        return "bad", f"{shown(url)} needs asyncpg, which is not installed", extra.install
    import asyncio

    import asyncpg

    async def ask() -> str:
        connection = await asyncpg.connect(url.replace("+asyncpg", "", 1), timeout=TIMEOUT)
        try:
            return str(await connection.fetchval("select current_setting('default_transaction_read_only')"))
        finally:
            await connection.close()

    try:
        read_only = asyncio.run(ask())
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
        reason = str(error) or "no answer"
        return "bad", f"{shown(url)} cannot be reached: {reason}", "start PostgreSQL, or correct DATABASE_URL"
    if read_only == "on":
        return "bad", f"{shown(url)} can only be read", "use a database that can be written to"
    return "ok", f"{shown(url)} can be reached", ""
