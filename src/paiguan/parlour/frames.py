"""Text messages written straight to the connection of a WebSocket.

A scene is UTF-8 when it is made. The framework and uvicorn would decode it, pass it on through five calls, encode it again and
make a frame object of it, which takes several times as long as writing it, for every viewer and every move.
"""

from collections.abc import Awaitable, Callable

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from paiguan.parlour.proxies import Scope

SendText = Callable[[bytes], Awaitable[None]]
EXTENSION = "paiguan.text"  # where the scope of a connection has its `send_text`
TEXT = 0x81  # the first byte of a frame: a whole text message


class FrameProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with a shorter way for text."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self.send_text  # type: ignore[assignment]

    async def send_text(self, data: bytes) -> None:
        """Send a message once the client has taken most of what was sent before. Raises ClientDisconnected."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(framed(data))


def framed(data: bytes) -> bytes:
    """Return the frame of a text message; a server does not mask its frames (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return bytes((TEXT, size)) + data
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + data
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + data


def send_text(scope: Scope) -> SendText | None:
    """Return the shorter way of a connection, if its server has one."""
    found: SendText | None = (scope.get("extensions") or {}).get(EXTENSION)
    return found
