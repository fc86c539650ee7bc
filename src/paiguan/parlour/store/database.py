"""The protocol of both stores. A call returns when its work is durable."""

from collections.abc import AsyncGenerator, Callable
from typing import Protocol, TypeVar, TypeVarTuple

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from paiguan.parlour.store.errors import explained
from paiguan.parlour.store.news import News
from paiguan.parlour.store.postgres import PostgresStore, migrate_alone, postgres_engine
from paiguan.parlour.store.sqlite import SqliteStore, sqlite_engine

__all__ = ["Store", "in_one_transaction", "migrate_alone", "open_store"]
T = TypeVar("T")
Given = TypeVarTuple("Given")


class Store(Protocol):
    """Runs functions of `queries` and the like, each in a transaction; when `do` returns, it is committed.

    If the database fails, `do` raises NotStored (nothing has changed) or Unavailable (the outcome is unknown until
    read).
    """

    async def do(self, what: Callable[[Connection, *Given], T], *arguments: *Given) -> T: ...

    async def close(self) -> None: ...

    @property
    def pending(self) -> int:
        """Calls queued or running."""
        ...

    def news(self) -> AsyncGenerator[News, None] | None:
        """Return the messages of all processes on this database, or None where there is only this process."""
        ...


async def open_store(url: str) -> Store:
    """Open the store at `sqlite:///FILE` or `postgresql+asyncpg://…`. Raises StoreError."""
    try:
        return SqliteStore(url) if url.startswith("sqlite") else await PostgresStore.open(url)
    except Exception as error:
        raise explained(error, url) from error


async def in_one_transaction(url: str, what: Callable[[Connection], T], snapshot: bool = False) -> T:
    """Run a function on a connection of its own, all or nothing. Raises StoreError.

    With `snapshot` all reads see one moment, whatever others write.
    """
    try:
        if url.startswith("sqlite"):
            engine = sqlite_engine(url)
            try:
                with engine.begin() as connection:  # in WAL mode a transaction reads a snapshot from its first read on
                    return what(connection)
            finally:
                engine.dispose()
        pool = postgres_engine(url, pool_size=1, isolation_level="REPEATABLE READ" if snapshot else "READ COMMITTED")
        try:
            async with pool.begin() as connection:
                return await connection.run_sync(what)
        finally:
            await pool.dispose()
    except Exception as error:
        if isinstance(error, DBAPIError | OSError) or hasattr(error, "sqlstate"):
            raise explained(error, url) from error
        raise
