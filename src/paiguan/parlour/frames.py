"""Text messages between the connection of a WebSocket and its table, without the layers in between.

A scene is UTF-8 when it is made. The framework and uvicorn would decode it, pass it on through five calls, encode it again and
make a frame object of it, which takes several times as long as writing it, for every viewer and every move. A command takes as many
steps in the other direction, and a pause of the reading besides. Whatever is not one plain text message goes their way.

A client may send what it likes, so nothing of it grows without bound: whoever does not take what is written is not read either, and
whoever sends too many frames of any kind is cut off.
"""

from asyncio.transports import BaseTransport
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Protocol

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask
from websockets.http11 import Request
from websockets.protocol import State

from paiguan.parlour.limits import FLOOD, Bucket
from paiguan.parlour.protocol import refusal
from paiguan.parlour.settings import Quota, from_environment

EXTENSION = "paiguan.line"  # where the scope of a connection has its `Line`
FINAL, OPCODE, MASKED = 0x80, 0x0F, 0x80  # bits of the first two bytes of a frame (RFC 6455, 5.2)
TEXT = FINAL | 1  # the first byte of a frame: a whole text message
UNREAD = 4  # messages after which nothing more is read from a connection until its table has taken them
PIECE = 4096  # bytes that are parsed at once: as empty frames they take a few milliseconds
TOO_MANY = 4029  # the close code for too many messages


@cache
def most_frames() -> Quota:
    """Return how many frames a connection may send besides whole texts: twice the messages at which a table closes its socket."""
    commands = from_environment().commands
    return Quota(2 * FLOOD * commands.burst, 2 * FLOOD * commands.rate)


class Line(Protocol):
    """One end of a connection: messages of text, several of them written at once."""

    async def send_texts(self, texts: Sequence[bytes]) -> None:
        """Send messages once the client has taken most of what was sent before. Raises OSError if it has gone."""

    async def receive_text(self) -> str:
        """Return the next message; one that is not text is empty. Raises WebSocketDisconnect."""


class FrameProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with a shorter way for text."""

    _aligned = True  # what came so far were whole frames: what comes next begins one
    _heard = 0.0  # when something came last

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._frames = Bucket(most_frames(), self.loop.time)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    # ---- out ---------------------------------------------------------------------------------------------------------

    async def send_texts(self, texts: Sequence[bytes]) -> None:
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(b"".join([framed(text) for text in texts]))

    def pause_writing(self) -> None:
        """Stop reading as well: answers to signs of life would pile up for a client that takes none."""
        super().pause_writing()
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_on()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        if not self.writable.is_set():  # to be closed the connection would wait for the client to take everything
            self.transport.abort()

    def send_keepalive_ping(self) -> None:
        """Ask for a sign of life only where there was none lately."""
        assert self.ping_interval is not None
        quiet = self.loop.time() - self._heard
        if quiet < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - quiet, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    # ---- in ----------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._heard = self.loop.time()
        if self.handshake_initiated and self._aligned:
            text = whole_text(data, self.config.ws_max_size)
            if text is not None and self.handshake_complete and not self.close_sent and self.conn.state is State.OPEN:
                self._take(text)
                return
            self._aligned = whole_frames(data)
        for at in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + PIECE])
        if not self.handshake_initiated:  # the request came whole, but this parser takes fewer headers
            self.transport.write(refusal(400, "This is not a request for a socket that can be read."))
            self.transport.close()

    def handle_events(self) -> None:
        if self.handshake_initiated and not self._frames.take(len(self.conn.events)):
            self._cut_off()
        else:
            super().handle_events()

    def _cut_off(self) -> None:
        """Close the connection of a client that sends too much, whether it reads that or not."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY})
        if self.conn.state is State.OPEN:
            self.conn.send_close(TOO_MANY, "too many messages")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.disconnected = True
        self.transport.close()
        self.loop.call_later(self.close_timeout, self.transport.abort)

    def _take(self, text: str) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= UNREAD and not self.read_paused:
            self.read_paused = True  # `receive` resumes
            self.transport.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        event = await self.queue.get()
        self._read_on()
        return event

    def _read_on(self) -> None:
        """Read again once the table has taken what came, and the client what was written."""
        if self.read_paused and self.queue.empty() and self.writable.is_set():
            self.read_paused = False
            self.transport.resume_reading()

    async def receive_text(self) -> str:
        event: Mapping[str, object] = await self.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone")
        text = event.get("text")
        return text if isinstance(text, str) else ""


class FrameworkLine:
    """The usual way, for servers without the shorter one."""

    def __init__(self, socket: "WebSocket[Any, Any, Any]") -> None:
        self._socket = socket

    async def send_texts(self, texts: Sequence[bytes]) -> None:
        for text in texts:
            await self._socket.send_data(text, mode="text")

    async def receive_text(self) -> str:
        return await self._socket.receive_data(mode="text")


def text_line(socket: "WebSocket[Any, Any, Any]") -> Line:
    """Return the shorter way of a connection, if its server has one."""
    found: Line | None = (socket.scope.get("extensions") or {}).get(EXTENSION)  # type: ignore[assignment]
    return found or FrameworkLine(socket)


def framed(data: bytes) -> bytes:
    """Return the frame of a text message; a server does not mask its frames (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return bytes((TEXT, size)) + data
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + data
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + data


def whole_text(data: bytes, most: int) -> str | None:
    """Return the text if the data is one frame with a whole text message of at most `most` bytes, or None."""
    if len(data) < 6 or data[0] != TEXT or not data[1] & MASKED:
        return None
    start, size = _extent(data, 0)
    if start + size != len(data) or size > most:
        return None
    try:
        return apply_mask(data[start:], data[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None


def whole_frames(data: bytes) -> bool:
    """Return whether the data is a number of whole frames, none of which is part of a longer message."""
    at = 0
    while at < len(data):
        if not data[at] & FINAL or not data[at] & OPCODE or at + 1 == len(data):
            return False
        start, size = _extent(data, at)
        at = start + size
    return at == len(data)


def _extent(data: bytes, at: int) -> tuple[int, int]:
    """Return where the payload of the frame at a place begins, and its size; beyond the data if the head is cut off."""
    size, start = data[at + 1] & ~MASKED, at + 2
    if size > 125:
        wide = 2 if size == 126 else 8
        size, start = int.from_bytes(data[start : start + wide], "big"), start + wide
    return start + (4 if data[at + 1] & MASKED else 0), size
