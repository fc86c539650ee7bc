"""The store for several processes: PostgreSQL."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar, TypeVarTuple
from weakref import WeakSet

from sqlalchemy import Connection, event, text

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from paiguan.parlour.store import identities, queries, retire
from paiguan.parlour.store import news as n
from paiguan.parlour.store.errors import MISSING, StoreError, Unavailable, classified
from paiguan.parlour.store.migrate import migrate
from paiguan.parlour.store.moves import READ, Moves, Rows, is_move

T = TypeVar("T")
Given = TypeVarTuple("Given")
# All tables continue within five seconds of the database's return: a failed last attempt and a wait take three of them.
CONNECT_SECONDS = 2.5
CALL_SECONDS = 10.0  # for a transaction, waiting included
FIRST_WAIT, LONGEST_WAIT = 0.1, 0.5  # seconds between two attempts to listen
PROBE_SECONDS = 2.0  # of silence before the listening connection is probed, and for its answer
DEAF_SECONDS = 3.0  # without a listening connection before memory counts as stale
IN_USE = 7216  # advisory lock, shared by every listening server and exclusive for a restore
# A connection whose client has vanished keeps its locks until the server notices, so it must notice soon: sooner than
# CALL_SECONDS, so that waiters for the lock are answered.
SERVER_SETTINGS = {
    "application_name": "paiguan",
    "idle_in_transaction_session_timeout": "4000",
    "lock_timeout": "6000",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}


class PostgresStore:
    """A pool of connections. A write to a table is announced to the other processes."""

    def __init__(self, url: str) -> None:
        self.pending = 0
        self._url = url
        self._engine = postgres_engine(url, pool_size=10, server_settings=SERVER_SETTINGS)
        self._moves = Moves(self._run)
        self._lines: WeakSet[Any] = WeakSet()  # all asyncpg connections of the pool
        event.listen(self._engine.sync_engine, "connect", lambda made, _: self._lines.add(made.driver_connection))

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

    async def do(self, what: Callable[[Connection, *Given], T], *arguments: *Given) -> T:
        self.pending += 1
        try:
            async with asyncio.timeout(CALL_SECONDS):
                attempt = _Attempt()
                try:
                    return await self._do(attempt, what, arguments)
                except Exception as error:
                    # The pooled connection was lost while idle and nothing was committed: try once more.
                    if attempt.committing or not isinstance(classified(error, self._url), Unavailable):
                        raise
                return await self._do(_Attempt(), what, arguments)
        except Exception as error:
            found = classified(error, self._url)
            if found is error:
                raise
            raise found from error
        finally:
            self.pending -= 1

    async def _do(self, attempt: "_Attempt", what: Callable[..., T], arguments: tuple[Any, ...]) -> T:
        given = arguments
        if what is queries.append and is_move(*given[2:]):
            attempt.committing = True  # from here on, whoever fails asks what is stored
            if await self._moves.append(given[0], given[1]):
                return None  # type: ignore[return-value]
            attempt.committing = False
        elif what is queries.read:
            return [row["body"] for row in await self._run(READ, *given)]  # type: ignore[return-value]
        async with self._engine.begin() as connection:
            result: T = await connection.run_sync(lambda c: what(c, *arguments))
            if what in (queries.append, queries.create, identities.rewrite_table):
                await self._tell(connection, n.Written(arguments[0].id, arguments[0].seq))
            elif what is retire.old_tables and result:
                await self._tell(connection, n.Retired())
            attempt.committing = True
        return result

    async def _run(self, sql: str, *given: object) -> Rows:
        """Run one statement, which is a transaction of its own, in one exchange with the database."""
        async with asyncio.timeout(CALL_SECONDS):
            while True:
                async with self._engine.connect() as connection:
                    driver: Any = (await connection.get_raw_connection()).driver_connection
                    if driver.is_closed():  # while it was idle: nothing is lost but the connection
                        await connection.invalidate()
                        continue
                    try:
                        rows: Rows = await driver.fetch(sql, *given)
                    except BaseException:
                        await connection.invalidate()  # the pool does not see what went wrong
                        raise
                return rows

    async def _tell(self, connection: "AsyncConnection", message: n.News) -> None:
        await connection.run_sync(queries.tell, [n.payload(message)])

    async def news(self) -> AsyncGenerator[n.News, None]:
        """Yield the messages of all processes forever, reconnecting as needed. Each connection starts with Missed."""
        loop = asyncio.get_running_loop()
        since, wait = loop.time(), FIRST_WAIT
        while True:
            heard: asyncio.Queue[n.News | None] = asyncio.Queue()
            try:
                connection = await self._listening(heard)
            except Exception as error:
                if not isinstance(classified(error, self._url), StoreError):
                    raise
                if loop.time() - since > DEAF_SECONDS:
                    yield n.Deaf()
                await asyncio.sleep(wait)
                wait = min(wait * 2, LONGEST_WAIT)
                continue
            try:
                yield n.Missed()
                while (message := await _next(heard, connection)) is not None:
                    yield message
            finally:
                silent = not connection.is_closed()
                connection.terminate()
            if silent:
                self._give_up_connections()
            since, wait = loop.time(), FIRST_WAIT

    def _give_up_connections(self) -> None:
        """Close all pooled connections after the network was lost: the database neither answers nor has disconnected.

        Old connections may stay silent long after the network is back. Closing them fails their waiting calls at once
        instead of after CALL_SECONDS.
        """
        for line in list(self._lines):
            line.terminate()

    async def _listening(self, heard: "asyncio.Queue[n.News | None]") -> Any:
        """Open a connection that puts messages into `heard`, and None when it ends."""
        import asyncpg

        address = self._url.replace("postgresql+asyncpg", "postgresql")
        settings = {**SERVER_SETTINGS, "application_name": "paiguan listener"}
        connection = await asyncpg.connect(address, timeout=CONNECT_SECONDS, server_settings=settings)
        try:
            connection.add_termination_listener(lambda _: heard.put_nowait(None))
            async with asyncio.timeout(CONNECT_SECONDS):
                await connection.execute(f"select pg_advisory_lock_shared({IN_USE})")
                await connection.add_listener(n.CHANNEL, lambda _c, _p, _ch, text: heard.put_nowait(n.read(text)))
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def close(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(CALL_SECONDS):
                await self._engine.dispose()


class _Attempt:
    """Whether a transaction has reached its commit. After that a failure leaves open whether it was stored."""

    committing = False


async def _next(heard: "asyncio.Queue[n.News | None]", connection: Any) -> n.News | None:
    """Return the next message, or None if the connection is lost or no longer answers."""
    while True:
        with suppress(TimeoutError):
            async with asyncio.timeout(PROBE_SECONDS):
                return await heard.get()
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                await connection.fetchval("select 1")
        except Exception:
            return None


def postgres_engine(url: str, server_settings: dict[str, str] | None = None, **more: object) -> "AsyncEngine":
    """Return a pool of connections. Raises StoreError if the packages for it are not installed."""
    try:
        import asyncpg  # noqa: F401
        import greenlet  # type: ignore[import-untyped]  # noqa: F401
        from sqlalchemy.ext.asyncio import create_async_engine
    except ImportError:
        raise StoreError(MISSING) from None
    arguments = {"timeout": CONNECT_SECONDS, "server_settings": server_settings or {}}
    return create_async_engine(url, hide_parameters=True, connect_args=arguments, **more)


def in_use(connection: Connection) -> bool:
    """Return whether a server uses this database. If not, none can start using it until the transaction ends."""
    return not connection.scalar(text(f"select pg_try_advisory_xact_lock({IN_USE})"))


def migrate_alone(connection: Connection) -> None:
    """Upgrade a PostgreSQL database, one process at a time."""
    connection.execute(text("select pg_advisory_xact_lock(7215)"))
    migrate(connection)
