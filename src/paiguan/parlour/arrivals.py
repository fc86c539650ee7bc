"""Close connections whose request arrives too slowly or whose answer is not taken: a client that sends or reads a byte a minute must
not hold one, and what it was to be sent, forever."""

import asyncio
from collections import deque
from functools import cache
from typing import Any, Literal

from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from paiguan.parlour.protocol import BoundedProtocol
from paiguan.parlour.settings import from_environment

Part = Literal["headers", "body"]
LEAST = 1024  # bytes of an answer that a client takes in that time, if it reads at all


@cache
def patience() -> float:
    """Return the seconds within which each part of a request must arrive."""
    return from_environment().request_seconds


class PunctualProtocol(BoundedProtocol):
    """The bounded protocol with an arrival timeout.

    The timer runs from the connection, or from the first byte of a later request, to the last byte of the headers, and
    again for the body. It is stopped while the server works on the response. Another one runs while the client has a response
    to take.
    """

    _look: asyncio.TimerHandle | None = None
    _alarm: asyncio.TimerHandle | None = None
    _part: Part | None = None  # what the timer waits for

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._asked: deque[RequestResponseCycle] = deque()  # answered one after another
        self._expect("headers")

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:  # upgraded to a WebSocket
            self._expect(None)
        elif self.cycle is None or self.cycle.response_complete:
            self._expect("headers")
        else:
            self._expect("body" if self.cycle.more_body else None)

    def connection_lost(self, exc: Exception | None) -> None:
        self._give_up()
        self._expect(None)
        self._watch(None)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        self._watch(None)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        if left := self.transport.get_write_buffer_size():  # a closing connection waits for the client to take it
            self._watch(left)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        while self._asked and self._asked[0].response_complete:
            self._asked.popleft()
        if self.cycle is not None:
            self._asked.append(self.cycle)

    def _give_up(self) -> None:
        """Tell all requests of the connection that nobody is there; uvicorn tells the last, and the others fail when they write."""
        for cycle in self._asked:
            cycle.disconnected = True

    def _watch(self, left: int | None) -> None:
        """Look later how much of these bytes the client has taken; None ends it."""
        if self._look is not None:
            self._look.cancel()
        self._look = None if left is None else self.loop.call_later(patience(), self._taken, left)

    def _taken(self, before: int) -> None:
        left = self.transport.get_write_buffer_size()
        if left > max(0, before - LEAST):
            self._give_up()
            self.transport.abort()
        elif left:
            self._watch(left)

    def _expect(self, part: Part | None) -> None:
        if part == self._part:
            return
        self._part = part
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None if part is None else self.loop.call_later(patience(), self._too_late)

    def _too_late(self) -> None:
        if not self.transport.is_closing():
            if self._part == "headers":
                self.refuse(408, "The request took too long to arrive. Send it again.")
            else:
                self.transport.close()
