"""Close connections whose request arrives too slowly: a client sending a byte a minute must not hold one forever."""

import asyncio
from functools import cache
from typing import Any, Literal

from paiguan.parlour.protocol import BoundedProtocol
from paiguan.parlour.settings import from_environment

Part = Literal["headers", "body"]


@cache
def patience() -> float:
    """Return the seconds within which each part of a request must arrive."""
    return from_environment().request_seconds


class PunctualProtocol(BoundedProtocol):
    """The bounded protocol with an arrival timeout.

    The timer runs from the connection, or from the first byte of a later request, to the last byte of the headers, and
    again for the body. It is stopped while the server works on the response.
    """

    _alarm: asyncio.TimerHandle | None = None
    _part: Part | None = None  # what the timer waits for

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
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
        self._expect(None)
        super().connection_lost(exc)

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
