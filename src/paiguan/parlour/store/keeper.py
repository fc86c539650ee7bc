"""The two stores. A call returns when its work is durable."""

import asyncio
import queue
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any, Protocol, TypeVar

import asyncpg
from sqlalchemy import create_engine, event, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import StaticPool

from paiguan.parlour.store import work
from paiguan.parlour.store.migrate import migrate

T = TypeVar("T")


class Store(Protocol):
    """Runs a function of `work` in a transaction; when `do` returns, it is committed and safe."""

    async def do(self, what: Callable[..., T], *arguments: Any) -> T: ...

    async def close(self) -> None: ...

    def news(self) -> AsyncIterator[str] | None:
        """Ids of tables that any process has written to; None where there is only this process."""
        ...


class SqliteStore:
    """One thread owns the file. What waits is written in one transaction: a thousand tables cost few disk syncs."""

    def __init__(self, url: str) -> None:
        self._queue: queue.SimpleQueue[list[Any] | None] = queue.SimpleQueue()
        self._waiting: list[Any] = []
        self._loop = asyncio.get_running_loop()
        self._engine = create_engine(url, poolclass=StaticPool, connect_args={"check_same_thread": False})
        event.listen(self._engine, "connect", _durable)
        event.listen(self._engine, "begin", lambda connection: connection.exec_driver_sql("begin"))
        migrate(self._engine)
        self._connection = self._engine.connect()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def do(self, what: Callable[..., T], *arguments: Any) -> T:
        future: asyncio.Future[T] = self._loop.create_future()
        self._waiting.append((what, arguments, future))
        if len(self._waiting) == 1:
            self._loop.call_soon(self._hand_over)
        return await future

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


def _durable(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say so, or savepoints would not work
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")


class PostgresStore:
    """A pool of connections; who writes to a table tells the other processes its id."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._engine = create_async_engine(url, pool_size=10)

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        store = cls(url)
        async with store._engine.begin() as connection:
            await connection.run_sync(lambda c: c.execute(text("select pg_advisory_xact_lock(7215)")))
            await connection.run_sync(lambda c: migrate(c))
        return store

    async def do(self, what: Callable[..., T], *arguments: Any) -> T:
        async with self._engine.begin() as connection:
            result = await connection.run_sync(lambda c: what(c, *arguments))
            if what in (work.append, work.create):
                await connection.execute(text("select pg_notify('paiguan', :id)"), {"id": arguments[0].id})
        return result

    async def news(self) -> AsyncIterator[str]:
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


async def open_store(url: str) -> Store:
    """`sqlite:///FILE` or `postgresql+asyncpg://…`."""
    if url.startswith("sqlite"):
        return SqliteStore(url)
    return await PostgresStore.open(url)
