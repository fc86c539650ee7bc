"""Database errors as sentences that say what to do, never with a password in them."""

import sqlite3

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout


class StoreError(Exception):
    """The database cannot be used; the message is a sentence."""


class NotStored(StoreError):
    """The database refuses to write (disk full, file locked or read-only). Nothing has changed."""


class Unavailable(StoreError):
    """The database does not answer. The last write may or may not be stored; only reading it shows which."""


MISSING = "PostgreSQL needs two more packages: pip install 'paiguan[postgres]'"
# SQLite's messages, and what they mean to an operator.
SQLITE = {
    "unable to open database file": "cannot open {file}: its folder must be there and be writable",
    "readonly database": "cannot write to {file}: give the server's user the right to",
    "not a database": "{file} is not an SQLite database: name another file",
    "malformed": "{file} is damaged: restore a backup with paiguan restore",
    "locked": "{file} is locked by another program: stop it first",
    "in use": "{file} is in use by another Paiguan server: stop it first, or name another file with --database",
    "disk I/O error": "cannot read or write {file}: the disk fails",
    "disk is full": "cannot write to {file}: the disk is full",
}
# PostgreSQL's error classes, by the prefix of their code.
POSTGRES = {
    "28": "{place} refuses the user {user}: check the name and the password",
    "3D000": "{place} has no database “{name}”: create it with createdb {name}",
    "53": "{place} has no room for more connections or data",
    "57P03": "{place} is starting or stopping: try again in a moment",
    "25006": "{place} is read-only: give the address of the server that takes writes",
    "55P03": "{place} is locked by another program: stop it first",
    "42501": "{place} does not allow the user {user} to do this: give them rights on the database",
}


def explained(error: BaseException, url: str) -> StoreError:
    """Return the error as a StoreError with a sentence for the person who gave this address."""
    if isinstance(error, StoreError):
        return error
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        return StoreError(
            "the address of the database cannot be read: it looks like sqlite:///FILE or postgresql+asyncpg://…"
        )
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if address.drivername.startswith("sqlite"):
        known = next((text for mark, text in SQLITE.items() if mark in str(cause)), "")
        return StoreError(
            known.format(file=address.database) or f"{address.database} cannot be used: {type(cause).__name__}"
        )
    place = f"PostgreSQL at {address.host or 'localhost'}:{address.port or 5432}"
    states = (getattr(one, "sqlstate", None) for one in (cause, cause.__cause__))
    code = next((str(state) for state in states if state), "")
    known = next((text for begin, text in POSTGRES.items() if code.startswith(begin)), "")
    if known:
        return StoreError(known.format(place=place, user=address.username or "(none)", name=address.database))
    if isinstance(cause, OSError | TimeoutError) or code.startswith("08"):
        return StoreError(f"{place} does not answer: is it running, and is the address right?")
    return StoreError(f"{place} cannot be used: {type(cause).__name__} {code}".rstrip())


# PostgreSQL's codes for a server that is starting, stopping or gone, or that has no connection left.
GONE = ("08", "57P", "53300")
# Codes for a transaction that was rolled back although its statements were correct.
REFUSED = ("53", "25006", "55P03", "57014", "25P03", "40")


def classified(error: Exception, url: str) -> Exception:
    """Return the error as Unavailable or NotStored if it is one of these, otherwise unchanged."""
    cause: BaseException = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(error, IntegrityError | sqlite3.IntegrityError):
        return error
    if url.startswith("sqlite"):
        return NotStored(str(explained(error, url))) if isinstance(error, DBAPIError | sqlite3.Error) else error
    states = (getattr(one, "sqlstate", None) for one in (cause, cause.__cause__))
    code = next((str(state) for state in states if state), "")
    # asyncpg gives no code when it finds the connection closed itself.
    broken = not code and type(cause.__cause__ or cause).__module__.startswith("asyncpg")
    lost = broken or (isinstance(error, DBAPIError) and error.connection_invalidated)
    if lost or code.startswith(GONE) or isinstance(cause, OSError | PoolTimeout):
        return Unavailable(str(explained(error, url)))
    return NotStored(str(explained(error, url))) if code.startswith(REFUSED) else error
