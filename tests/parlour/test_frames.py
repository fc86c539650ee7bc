"""Text that is written straight to a connection: frames that any client reads, and none where nobody can."""

import asyncio
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from paiguan.parlour.frames import FrameProtocol, framed


class Transport:
    """Keeps what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)


def connected() -> tuple[FrameProtocol, Transport]:
    """Return an open connection."""
    config = Config("paiguan.parlour.app:create_app", interface="asgi3", log_config=None, ws_per_message_deflate=False)
    config.loaded, config.loaded_app = True, None  # no application answers here
    protocol, transport = FrameProtocol(config, ServerState(), {}), Transport()
    protocol.transport, protocol.conn.state = transport, State.OPEN  # type: ignore[assignment]
    return protocol, transport


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
        protocol, transport = connected()
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
        protocol, transport = connected()
        if lost:
            protocol.disconnected = True
        else:
            protocol.conn.send_close(1001)
        with pytest.raises(ClientDisconnected):
            await protocol.send_texts([b"{}"])
        assert not transport.written

    asyncio.run(scenario())
