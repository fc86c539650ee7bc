"""The two stores. A call returns when its work is durable."""

import asyncio
import queue
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from paiguan.parlour.store import retire, work
from paiguan.parlour.store.errors import MISSING, StoreError, explained
from paiguan.parlour.store.migrate import migrate

T = TypeVar("T")
CONNECT_SECONDS = 10.0
RETIRED = "retired"  # no table's id: told to other processes when tables are deleted, so that they read the lobby anew


class Store(Protocol):
    """Runs a function of `work` in a transaction; when `do` returns, it is committed and safe."""

    async def do(self, what: Callable[..., T], *arguments: Any) -> T: ...

    async def close(self) -> None: ...

    @property
    def pending(self) -> int:
        """Calls that wait or are being done."""
        ...

    def news(self) -> AsyncIterator[str] | None:
        """Ids of tables that any process has written to; None where there is only this process."""
        ...


class SqliteStore:
    """One thread owns the file. What waits is written in one transaction: a thousand tables cost few disk syncs."""

    def __init__(self, url: str) -> None:
        self.pending = 0
        self._queue: queue.SimpleQueue[list[Any] | None] = queue.SimpleQueue()
        self._waiting: list[Any] = []
        self._loop = asyncio.get_running_loop()
        self._engine = sqlite_engine(url)
        migrate(self._engine)
        self._connection = self._engine.connect()
        _try_to_write(self._connection.connection.driver_connection)
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def do(self, what: Callable[..., T], *arguments: Any) -> T:
        future: asyncio.Future[T] = self._loop.create_future()
        self._waiting.append((what, arguments, future))
        if len(self._waiting) == 1:
            self._loop.call_soon(self._hand_over)
        self.pending += 1
        try:
            return await future
        finally:
            self.pending -= 1

    def _hand_over(self) -> None:
        """All that this turn of the loop has brought: the thread is woken once."""
        self._queue.put(self._waiting)
        self._waiting = []

    def news(self) -> None:
        return None

    async def close(self) -> None:
        self._loop.call_soon(self._queue.put, None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()
        self._engine.dispose()

    def _run(self) -> None:
        while (batch := self._queue.get()) is not None:
            while not self._queue.empty() and len(batch) < 500:
                more = self._queue.get()
                if more is None:
                    self._commit(batch)
                    return
                batch += more
            self._commit(batch)

    def _commit(self, batch: list[Any]) -> None:
        """All in one transaction; if a job fails, all again, each in a savepoint of its own, so that it fails alone."""
        try:
            with self._connection.begin():
                results = [(what(self._connection, *arguments), None) for what, arguments, _ in batch]
        except Exception:
            results = self._commit_apart(batch)
        answers: list[tuple[Any, Any, BaseException | None]] = [
            (future, *result) for (_, _, future), result in zip(batch, results, strict=True)
        ]
        self._loop.call_soon_threadsafe(_answer, answers)

    def _commit_apart(self, batch: list[Any]) -> list[tuple[Any, Any]]:
        results: list[tuple[Any, Any]] = []
        try:
            with self._connection.begin():
                for what, arguments, _ in batch:
                    try:
                        with self._connection.begin_nested():
                            results.append((what(self._connection, *arguments), None))
                    except Exception as error:
                        results.append((None, error))
        except Exception as error:  # the commit itself failed: nothing of the batch is stored
            return [(None, error)] * len(batch)
        return results


def _answer(answers: list[tuple[Any, Any, BaseException | None]]) -> None:
    for future, result, failure in answers:
        if future.cancelled():
            continue
        if failure is None:
            future.set_result(result)
        else:
            future.set_exception(failure)


def sqlite_engine(url: str) -> Engine:
    """One connection to a file, in transactions that begin where we say so."""
    # Parameters hold hands and tokens: no error may repeat them.
    engine = create_engine(url, poolclass=StaticPool, connect_args={"check_same_thread": False}, hide_parameters=True)
    event.listen(engine, "connect", _durable)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("begin"))
    return engine


def postgres_engine(url: str, **more: Any) -> Any:
    """A pool of connections. Raises StoreError where the packages for it are not installed."""
    try:
        import asyncpg  # noqa: F401
        import greenlet  # type: ignore[import-untyped]  # noqa: F401
        from sqlalchemy.ext.asyncio import create_async_engine
    except ImportError:
        raise StoreError(MISSING) from None
    return create_async_engine(url, hide_parameters=True, connect_args={"timeout": CONNECT_SECONDS}, **more)


def _try_to_write(connection: Any) -> None:
    """Raises what SQLite says of a file that may only be read."""
    connection.execute("begin")
    connection.execute("pragma user_version = 0")  # a write, of what is there
    connection.execute("rollback")


def _durable(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say so, or savepoints would not work
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")


class PostgresStore:
    """A pool of connections; who writes to a table tells the other processes its id."""

    def __init__(self, url: str) -> None:
        self.pending = 0
        self._url = url
        self._engine = postgres_engine(url, pool_size=10)

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        store = cls(url)
        try:
            async with store._engine.begin() as connection:
                await connection.run_sync(migrate_alone)
        except BaseException:
            await store.close()
            raise
        return store

    async def do(self, what: Callable[..., T], *arguments: Any) -> T:
        self.pending += 1
        try:
            async with self._engine.begin() as connection:
                result: T = await connection.run_sync(lambda c: what(c, *arguments))
                if what in (work.append, work.create):
                    await connection.execute(text("select pg_notify('paiguan', :id)"), {"id": arguments[0].id})
                elif what is retire.old_tables and result:
                    await connection.execute(text("select pg_notify('paiguan', :id)"), {"id": RETIRED})
        finally:
            self.pending -= 1
        return result

    async def news(self) -> AsyncIterator[str]:
        import asyncpg

        heard: asyncio.Queue[str] = asyncio.Queue()
        while True:
            connection = await asyncpg.connect(self._url.replace("postgresql+asyncpg", "postgresql"))
            await connection.add_listener("paiguan", lambda _c, _p, _ch, table: heard.put_nowait(table))
            heard.put_nowait("")  # whatever was missed while the line was down: everybody looks
            try:
                while not connection.is_closed():
                    try:
                        yield await asyncio.wait_for(heard.get(), 1.0)
                    except TimeoutError:
                        continue
            finally:
                connection.terminate()

    async def close(self) -> None:
        await self._engine.dispose()


def migrate_alone(connection: Connection) -> None:
    """Upgrade a PostgreSQL database, one process after another."""
    connection.execute(text("select pg_advisory_xact_lock(7215)"))
    migrate(connection)


async def open_store(url: str) -> Store:
    """`sqlite:///FILE` or `postgresql+asyncpg://…`. Raises StoreError."""
    try:
        return SqliteStore(url) if url.startswith("sqlite") else await PostgresStore.open(url)
    except Exception as error:
        raise explained(error, url) from error


async def in_one_transaction(url: str, what: Callable[[Connection], T], snapshot: bool = False) -> T:
    """Do something on a connection of its own, all or nothing; `snapshot`: reads see one moment, whatever others write.
    Raises StoreError."""
    try:
        if url.startswith("sqlite"):
            engine = sqlite_engine(url)
            try:
                with engine.begin() as connection:  # in WAL mode a transaction reads the moment of its first read
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
