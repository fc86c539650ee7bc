"""A TCP proxy between a server and its database that can reset, block or lose connections."""

import asyncio
import threading
from contextlib import suppress
from types import TracebackType


class Line:
    """Pass TCP connections on to a port, in a thread of its own. Use as a context manager."""

    def __init__(self, to: int) -> None:
        self._to, self.port = to, 0
        self._loop = asyncio.new_event_loop()
        self._open = asyncio.Event()  # while unset, data is held back, as if packets were lost
        self._abandoned: list[asyncio.Event] = []
        self._writers: set[asyncio.StreamWriter] = set()
        self._far: set[asyncio.StreamWriter] = set()  # those that lead to the port
        self._swallowed: set[asyncio.StreamWriter] = set()
        self._refuse = self._swallow = False
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> "Line":
        self._open.set()
        server = self._loop.run_until_complete(asyncio.start_server(self._pass, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.cut()
        self.mend()
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    async def _end(self) -> None:
        """Wait until every connection is closed, including those whose messages were swallowed."""
        for gate in self._abandoned:
            gate.set()
        while self._writers:
            await asyncio.sleep(0.01)

    def silence(self) -> None:
        """Hold all data back without closing connections."""
        self._loop.call_soon_threadsafe(self._open.clear)

    def cut(self) -> None:
        """Reset all connections, and new ones as soon as they are made."""
        self._refuse = True
        self._loop.call_soon_threadsafe(self._reset)

    def swallow(self) -> None:
        """Swallow all data, over existing and new connections. These connections stay dead even after the line is mended."""
        self._swallow = True
        self._loop.call_soon_threadsafe(self._abandon)

    def mend(self) -> None:
        """Let new connections and held-back data through, but not swallowed data. The far end of swallowed connections is closed, as
        its keepalive would do; the near end never is."""
        self._refuse = self._swallow = False
        self._loop.call_soon_threadsafe(self._reopen)

    def _reopen(self) -> None:
        self._open.set()
        for writer in self._swallowed:
            writer.transport.abort()
        self._swallowed = set()

    def _abandon(self) -> None:
        """Leave current waiters waiting for ever; connections made after the line is mended get a new event."""
        self._open.clear()
        self._abandoned.append(self._open)
        self._swallowed |= self._far
        self._open = asyncio.Event()
        self._open.set()

    def _reset(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_forever()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._refuse:
            writer.transport.abort()
            return
        if self._swallow:
            await reader.read()  # until the client gives up
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:  # nothing listens there: close the client's connection instead of letting it wait
            writer.transport.abort()
            return
        ends = {writer, far_writer}
        self._writers |= ends
        self._far.add(far_writer)
        opened = self._open
        try:
            await asyncio.gather(
                self._pump(reader, far_writer, opened),
                self._pump(far_reader, writer, opened),
            )
        finally:
            self._writers -= ends
            self._far.discard(far_writer)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, opened: asyncio.Event) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await opened.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
