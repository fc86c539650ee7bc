"""The store for one process: SQLite in a file."""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, TypeVarTuple

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.pool import StaticPool

from paiguan.parlour.store.errors import StoreError, classified
from paiguan.parlour.store.migrate import migrate

T = TypeVar("T")
Given = TypeVarTuple("Given")
# The least seconds from one commit to the next. A commit takes about 250 µs of CPU time, and 30 µs more for each move in it, so
# a busy server gathers moves; at a quiet one each is stored at once.
GATHER = 0.004
BUSY_SECONDS = 2.0  # that a write waits for another program's lock; meanwhile no table gets an answer
CHECKED_BYTES = 256 * 2**20  # the largest file that is checked for damage at startup, which takes about a second


class Call(NamedTuple):
    """A call that waits for the thread, and where its answer goes."""

    what: Callable[..., object]
    given: tuple[object, ...]
    future: "asyncio.Future[Any]"  # of what the call returns


# What a call returned, or the error that it raised.
Outcome = tuple[object, Exception | None]


class SqliteStore:
    """One thread owns the file. Queued calls share a transaction, so that a thousand tables cost few disk syncs."""

    def __init__(self, url: str) -> None:
        self.pending = 0
        self._url = url
        self._queue: queue.SimpleQueue[list[Call] | None] = queue.SimpleQueue()
        self._waiting: list[Call] = []
        self._loop = asyncio.get_running_loop()
        self._lock = lock_file(url)
        self._engine = sqlite_engine(url)
        try:
            _find_damage(self._engine, url)
            migrate(self._engine)
            self._connection = self._engine.connect()
            _try_to_write(self._connection.connection.driver_connection)
        except BaseException:
            self._engine.dispose()
            if self._lock is not None:
                self._lock.close()
            raise
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def do(self, what: Callable[[Connection, *Given], T], *arguments: *Given) -> T:
        future: asyncio.Future[T] = self._loop.create_future()
        self._waiting.append(Call(what, arguments, future))
        if len(self._waiting) == 1:
            self._loop.call_soon(self._hand_over)
        self.pending += 1
        try:
            return await future
        finally:
            self.pending -= 1

    def _hand_over(self) -> None:
        """Pass on all calls of this loop iteration at once, which wakes the thread only once."""
        self._queue.put(self._waiting)
        self._waiting = []

    def news(self) -> None:
        return None

    async def close(self) -> None:
        self._loop.call_soon(self._queue.put, None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()
        self._engine.dispose()
        if self._lock is not None:
            self._lock.close()

    def _run(self) -> None:
        began = 0.0
        while (batch := self._queue.get()) is not None:
            time.sleep(max(0.0, began + GATHER - time.monotonic()))
            began = time.monotonic()
            while not self._queue.empty() and len(batch) < 500:
                more = self._queue.get()
                if more is None:
                    self._commit(batch)
                    return
                batch += more
            self._commit(batch)

    def _commit(self, batch: list[Call]) -> None:
        """Run all calls in one transaction; if that fails, each in its own. A full disk refuses only the writes."""
        try:
            with self._connection.begin():
                results: list[Outcome] = [(what(self._connection, *given), None) for what, given, _ in batch]
        except Exception:
            results = [self._commit_alone(what, given) for what, given, _ in batch]
        answers = [(future, *result) for (_, _, future), result in zip(batch, results, strict=True)]
        self._loop.call_soon_threadsafe(_answer, answers)

    def _commit_alone(self, what: Callable[..., object], given: tuple[object, ...]) -> Outcome:
        try:
            with self._connection.begin():
                return what(self._connection, *given), None
        except Exception as error:
            return None, classified(error, self._url)


def _answer(answers: "list[tuple[asyncio.Future[Any], object, Exception | None]]") -> None:
    for future, result, failure in answers:
        if future.cancelled():
            continue
        if failure is None:
            future.set_result(result)
        else:
            future.set_exception(failure)


def sqlite_engine(url: str) -> Engine:
    """Return an engine with one connection to a file and explicit transactions."""
    arguments = {"check_same_thread": False, "timeout": BUSY_SECONDS}
    # Parameters hold hands and tokens: no error message may repeat them.
    engine = create_engine(url, poolclass=StaticPool, connect_args=arguments, hide_parameters=True)
    event.listen(engine, "connect", _durable)
    # On the driver itself: as a statement of SQLAlchemy it would cost as much as a commit.
    event.listen(engine, "begin", lambda connection: connection.connection.driver_connection.execute("begin"))
    return engine


def file_of(url: str) -> Path | None:
    """Return the file of an SQLite address, or None for a database in memory."""
    name = make_url(url).database or ""
    name = name.removeprefix("file:").partition("?")[0] if name.startswith("file:") else name
    return Path(name).resolve() if name and name != ":memory:" else None


def lock_file(url: str) -> sqlite3.Connection | None:
    """Lock a database for this process until the returned connection is closed. Raises SQLite's error if it is locked.

    The lock is an exclusive transaction on an empty database beside the file. Every system releases it when the process
    dies, and `paiguan backup`, which does not take it, can read beside a running server.
    """
    file = file_of(url)
    if file is None or not file.parent.is_dir():
        return None
    lock = sqlite3.connect(f"{file}-server", timeout=0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("begin exclusive")
    except sqlite3.OperationalError as error:
        lock.close()
        raise (sqlite3.OperationalError("in use") if "locked" in str(error) else error) from None
    return lock


def _find_damage(engine: Engine, url: str) -> None:
    """Raise StoreError for a file whose pages are inconsistent. Large files are not checked."""
    file = file_of(url)
    if file is None or not file.is_file() or not 0 < file.stat().st_size <= CHECKED_BYTES:
        return
    with engine.connect() as connection:
        if connection.exec_driver_sql("pragma quick_check(1)").scalar() != "ok":
            raise StoreError(f"{file} is damaged: restore a backup with paiguan restore")


def _try_to_write(connection: Any) -> None:
    """Raise SQLite's error if the file is read-only."""
    connection.execute("begin")
    connection.execute("pragma user_version = 0")  # a write that changes nothing
    connection.execute("rollback")


def _durable(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # explicit transactions, or savepoints would not work
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")
