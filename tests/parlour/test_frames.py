"""Text that is written straight to a connection and read straight from it: frames as any client reads and writes them."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from itertools import accumulate, pairwise
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from paiguan.parlour.frames import TOO_MANY, UNREAD, FrameProtocol, framed, most_frames
from paiguan.parlour.serving import LARGEST_FRAME
from tests.patience import until


class Transport:
    """Keeps what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closed = self.paused = self.aborted = False

    def get_extra_info(self, name: str) -> None:
        return None

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: house\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


async def accepting(scope: Any, receive: Any, send: Any) -> None:
    """Accept the connection and leave it to the test."""
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


def begun(kind: type[Any] = FrameProtocol) -> tuple[Any, Transport]:
    """Return a connection over which nothing has come yet."""
    config = Config(
        "paiguan.parlour.app:create_app",
        interface="asgi3",
        log_config=None,
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_FRAME,
    )
    config.loaded, config.loaded_app = True, accepting
    protocol, transport = kind(config, ServerState(), {}), Transport()
    protocol.connection_made(transport)
    return protocol, transport


@asynccontextmanager
async def connected(kind: type[Any] = FrameProtocol) -> AsyncIterator[tuple[Any, Transport]]:
    """Give an open connection."""
    protocol, transport = begun(kind)
    protocol.data_received(HANDSHAKE)
    await until(lambda: protocol.handshake_complete)
    transport.written.clear()
    yield protocol, transport
    protocol.stop_keepalive()
    for task in protocol.tasks:
        task.cancel()


def read(data: bytes) -> list[Any]:
    """Return what a client reads."""
    client = ClientProtocol(parse_uri("ws://house"), state=State.OPEN, max_size=None)
    client.receive_data(data)
    return client.events_received()


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 200_000])
def test_a_client_reads_the_text_whatever_its_length(size: int) -> None:
    (frame,) = read(framed(b"x" * size))
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, b"x" * size)


def test_text_waits_until_the_client_has_taken_what_was_sent_before() -> None:
    async def scenario() -> None:
        async with connected() as (protocol, transport):
            protocol.pause_writing()
            sending = asyncio.create_task(protocol.send_texts([b"{}", "牌".encode()]))
            for _ in range(5):
                await asyncio.sleep(0)
            assert not transport.written
            protocol.resume_writing()
            await sending
            assert transport.written == [framed(b"{}") + framed("牌".encode())]

    asyncio.run(scenario())


@pytest.mark.parametrize("lost", [True, False])
def test_nothing_is_written_once_the_connection_is_closed(lost: bool) -> None:
    async def scenario() -> None:
        async with connected() as (protocol, transport):
            if lost:
                protocol.disconnected = True
            else:
                protocol.conn.send_close(1001)
            with pytest.raises(ClientDisconnected):
                await protocol.send_texts([b"{}"])
            assert not transport.written

    asyncio.run(scenario())


# ---- what a client sends ---------------------------------------------------------------------------------------------


def sent(opcode: Opcode, data: bytes, final: bool = True) -> bytes:
    """Return a frame as a client sends it."""
    return Frame(opcode, data, final).serialize(mask=True)


def whole(text: str) -> bytes:
    return sent(Opcode.TEXT, text.encode())


# Texts, signs of life between them, and messages in parts, as any client may send them.
STREAMS: dict[str, list[bytes]] = {
    "a text": [whole('{"do":"ping","id":"牌"}')],
    "a longer text": [whole("x" * 126)],
    "two texts": [whole("a"), whole("b")],
    "signs of life": [whole("a"), sent(Opcode.PONG, b"1234"), sent(Opcode.PING, b""), whole("b")],
    "a text in parts": [
        whole("a"),
        sent(Opcode.TEXT, b"b", final=False),
        sent(Opcode.PING, b"now"),
        sent(Opcode.CONT, b"c"),
        whole("d"),
    ],
    "a text within a text": [sent(Opcode.TEXT, b"b", final=False), whole("a")],
    "bytes": [sent(Opcode.BINARY, b"a"), whole("b")],
    "no UTF-8": [sent(Opcode.TEXT, b"\xff"), whole("b")],
    "too much": [whole("x" * 70), sent(Opcode.TEXT, b"x" * 20_000), whole("b")],
    "no mask": [bytes((0x81, 1)) + b"a", whole("b")],
    "a close": [whole("a"), sent(Opcode.CLOSE, b"\x03\xe8"), whole("b")],
}


def heard(kind: type[Any], chunks: Iterable[bytes]) -> tuple[list[Any], bytes]:
    """Return what a table hears of a connection, and what the client is written."""

    async def scenario() -> tuple[list[Any], bytes]:
        async with connected(kind) as (protocol, transport):
            for chunk in chunks:
                if not transport.closed:
                    protocol.data_received(chunk)
            return [protocol.queue.get_nowait() for _ in range(protocol.queue.qsize())], b"".join(transport.written)

    return asyncio.run(scenario())


@pytest.mark.parametrize("name", STREAMS)
def test_the_shorter_way_hears_what_the_usual_one_hears_however_the_data_is_cut(name: str) -> None:
    data = b"".join(STREAMS[name])
    cuts = [(), *((at,) for at in range(1, min(len(data), 300)))]
    frames = list(accumulate(len(frame) for frame in STREAMS[name]))
    for cut in [*cuts, tuple(frames), *(tuple(sorted({*frames, at})) for (at,) in cuts[1:])]:
        chunks = [data[start:end] for start, end in pairwise((0, *cut, len(data))) if start < end]
        assert heard(FrameProtocol, chunks) == heard(WebSocketsSansIOProtocol, chunks), chunks


def test_a_client_that_sends_faster_than_its_table_reads_is_held_back() -> None:
    async def scenario() -> None:
        async with connected() as (protocol, transport):
            for number in range(UNREAD):
                assert not transport.paused
                protocol.data_received(whole(str(number)))
            assert transport.paused
            assert [await protocol.receive_text() for _ in range(UNREAD)] == [str(number) for number in range(UNREAD)]
            assert not transport.paused

    asyncio.run(scenario())


def test_only_a_silent_client_is_asked_for_a_sign_of_life() -> None:
    async def scenario() -> None:
        async with connected() as (protocol, transport):
            protocol.data_received(whole("a"))
            protocol.send_keepalive_ping()
            assert not transport.written
            assert protocol.ping_timer is not None
            protocol._heard -= 60
            protocol.send_keepalive_ping()
            (frame,) = read(transport.written[0])
            assert frame.opcode is Opcode.PING

    asyncio.run(scenario())


# ---- what a client sends without end ---------------------------------------------------------------------------------


def test_a_client_that_takes_nothing_is_not_read_either() -> None:
    async def scenario() -> None:
        async with connected() as (protocol, transport):
            protocol.data_received(whole("a"))
            protocol.pause_writing()
            assert transport.paused
            assert await protocol.receive_text() == "a"
            assert transport.paused  # although the table has taken what came
            protocol.resume_writing()
            assert not transport.paused

    asyncio.run(scenario())


def test_a_client_that_takes_nothing_and_is_silent_is_let_go_at_once() -> None:
    async def scenario() -> None:
        for taking in (True, False):
            async with connected() as (protocol, transport):
                if not taking:
                    protocol.pause_writing()
                protocol._heard -= 60
                protocol.send_keepalive_ping()
                protocol.keepalive_timeout()
                assert (transport.closed, transport.aborted) == (True, not taking)

    asyncio.run(scenario())


ENDLESS = {
    "signs of life": sent(Opcode.PING, b"x" * 125),
    "answers to none": sent(Opcode.PONG, b""),
    "parts of a message": sent(Opcode.CONT, b"", final=False),
    "bytes": sent(Opcode.BINARY, b""),
}
PARTS = (ENDLESS["parts of a message"],)


@pytest.mark.parametrize("frame", ENDLESS.values(), ids=ENDLESS)
@pytest.mark.parametrize("left", [False, True], ids=["open", "already closing"])
def test_a_client_that_sends_frames_without_end_is_cut_off(frame: bytes, left: bool) -> None:
    most = int(most_frames().burst)

    async def scenario() -> None:
        async with connected() as (protocol, transport):
            protocol.data_received(sent(Opcode.TEXT, b"", final=False) if frame in PARTS else frame)
            if left:
                await protocol.send({"type": "websocket.close", "code": TOO_MANY, "reason": ""})
            protocol.data_received(frame * (most - 1))
            assert not transport.closed
            before = len(b"".join(transport.written))
            protocol.data_received(frame * 10_000)
            assert transport.closed
            assert len(b"".join(transport.written)) - before < 100 * len(frame)
            if not left:
                assert read(transport.written[-1])[-1].data[:2] == TOO_MANY.to_bytes(2, "big")
                with pytest.raises(ClientDisconnected):
                    await protocol.send_texts([b"{}"])
            protocol.stop_keepalive()

    asyncio.run(scenario())


def test_a_request_with_more_headers_than_a_socket_takes_is_answered() -> None:
    async def scenario() -> None:
        protocol, transport = begun()
        protocol.data_received(HANDSHAKE[:-2] + b"a: b\r\n" * 300 + b"\r\n")
        assert transport.closed
        assert b"".join(transport.written).startswith(b"HTTP/1.1 400 ")

    asyncio.run(scenario())
