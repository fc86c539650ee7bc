"""Simulated people: seats that play over sockets, cheaply enough that measuring does not cost more than the server.

They read only the parts of a scene that they need. The sockets are WebSocket frames over asyncio's transports: a full client that
checks, masks and queues would cost as much as the server.
"""

import asyncio
import base64
import os
import random
import time
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

import msgspec

from paiguan.parlour import wire as w
from paiguan.parlour.client import filled

THINKING = (1.0, 4.0)  # seconds a person takes
# Refusals of a move that came too late; after a refusal by the rules another move is chosen.
LATE = ("stale", "wait_a_moment", "not_asked", "no_hand", "not_your_turn")


class Place(msgspec.Struct, gc=False):
    kind: str
    ready: bool


class Around(msgspec.Struct, gc=False):
    stage: str
    you: int | None
    host: bool
    seats: tuple[Place, ...]
    choosing: w.Choosing | None


class Glimpse(msgspec.Struct, gc=False):
    turn: int | None


class Cards(msgspec.Struct, gc=False):
    number: int
    step: int
    asked: bool
    go_on: int | None
    left: float | None
    view: msgspec.Raw
    offers: msgspec.Raw


class Glance(msgspec.Struct, gc=False, tag_field="is", tag="scene"):
    table: Around
    hand: Cards | None


_glances = msgspec.json.Decoder(Glance | w.Done | w.Refusal)
_turn = msgspec.json.Decoder(Glimpse)
_offers = msgspec.json.Decoder(list[w.Offer])
_encode = msgspec.json.Encoder().encode


class Figures(msgspec.Struct):
    """What one process of simulated people has measured."""

    acknowledged: list[float] = []  # seconds
    seen: list[float] = []
    scenes: int = 0
    errors: Counter[str] = msgspec.field(default_factory=Counter)
    refused: Counter[str] = msgspec.field(default_factory=Counter)
    stored: set[str] = set()  # guest's name and command id, of every acknowledged move
    cpu: float = 0.0  # seconds of CPU time during the measurement

    def add(self, other: "Figures") -> None:
        self.acknowledged += other.acknowledged
        self.seen += other.seen
        self.scenes += other.scenes
        self.errors += other.errors
        self.refused += other.refused
        self.stored |= other.stored
        self.cpu += other.cpu


class Line(asyncio.Protocol):
    """A WebSocket client. Frames are masked with zero, which the protocol allows and which costs nothing."""

    def __init__(self, heard: Any) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._heard, self._data = heard, bytearray()
        self._transport: Any = None

    @classmethod
    async def open(cls, url: str, path: str, token: str, heard: Any) -> "Line":
        place = urlsplit(url)
        loop = asyncio.get_running_loop()
        transport, line = await loop.create_connection(lambda: cls(heard), place.hostname or "", place.port or 80)
        line._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET {path} HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        head += f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n"
        transport.write(head.encode())
        try:
            async with asyncio.timeout(30):
                await line.opened
        except BaseException:
            transport.abort()  # an answer that comes later would be read as frames
            raise
        return line

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self.opened.done():
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._data.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionRefusedError(bytes(self._data[:40]).decode()))
                return
            del self._data[: end + 4]
            self.opened.set_result(None)
        while (frame := self._frame()) is not None:
            kind, body = frame
            if kind == 1:
                self._heard(body)
            elif kind == 9:
                self._write(0x8A, body)
            elif kind == 8:
                self._write(0x88, body)
                self._transport.close()

    def _frame(self) -> tuple[int, bytes] | None:
        data = self._data
        if len(data) < 2:
            return None
        size, start = data[1], 2
        if size > 125:
            start = 4 if size == 126 else 10
            if len(data) < start:
                return None
            size = int.from_bytes(data[2:start], "big")
        if len(data) < start + size:
            return None
        kind, body = data[0] & 15, bytes(data[start : start + size])
        del data[: start + size]
        return kind, body

    def _write(self, head: int, body: bytes) -> None:
        size = len(body)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes([head]) + length + b"\0\0\0\0" + body)

    def send(self, command: Any) -> None:
        self._write(0x81, _encode(command))

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionResetError())
        self._heard(None)

    def close(self) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._write(0x88, (1000).to_bytes(2, "big"))
            self._transport.close()


class Seat:
    """A person at a table, with a socket. `others` are the seats of the same table."""

    def __init__(self, url: str, token: str, name: str, place: int, figures: Figures) -> None:
        self.name, self.figures, self.rng = name, figures, random.Random(name)
        self.others: list[Seat] = []
        self.measuring = False
        self.scene: Glance | None = None
        self.lost = 0
        self.token = token
        self._url, self._place = url, place
        self._sat, self._ids = False, 0
        self._waited: tuple[int, int, float] | None = (
            None  # the hand and step that show another player's move, and when it was sent
        )
        self._waiting: dict[str, asyncio.Future[Any]] = {}
        self._changed = asyncio.Event()
        self._line: Line | None = None

    async def play(self, table: str) -> None:
        """Play at a table until cancelled; reconnect after a lost connection."""
        self._sat, self.scene = False, None
        try:
            while True:
                try:
                    self._changed.clear()
                    path = f"/ws/tables/{table}?lang=en"
                    self._line = line = await Line.open(self._url, path, self.token, self._hear)
                    while not line.closed:
                        await self._changed.wait()
                        self._changed.clear()
                        if self.scene is not None and not line.closed:
                            await self._answer(self.scene)
                except (OSError, TimeoutError):
                    pass
                self.lost += 1
                await asyncio.sleep(self.rng.uniform(0.3, 1.0))
        finally:
            if self._line is not None:
                self._line.close()

    def _hear(self, data: bytes | None) -> None:
        if data is None:
            for waiting in self._waiting.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionResetError())
            self._waiting.clear()
            self._changed.set()
            return
        reply = _glances.decode(data)
        if not isinstance(reply, Glance):
            if reply.id in self._waiting and not (waiting := self._waiting.pop(reply.id)).done():
                waiting.set_result(reply)
            return
        self.figures.scenes += self.measuring
        if self._waited is not None and reply.hand is not None:
            hand, step, sent = self._waited
            if (reply.hand.number, reply.hand.step) >= (hand, step):
                self._waited = None
                if self.measuring:
                    self.figures.seen.append(time.perf_counter() - sent)
        self.scene = reply
        self._changed.set()

    async def _ask(self, command: Any) -> Any:
        future = self._waiting[command.id] = asyncio.get_running_loop().create_future()
        assert self._line is not None
        self._line.send(command)
        async with asyncio.timeout(30):  # before Python 3.12 `wait_for` loses a cancellation that comes with the answer
            return await future

    def _id(self) -> str:
        self._ids += 1
        return f"c{self._ids}"

    async def _answer(self, scene: Glance) -> None:
        table = scene.table
        if table.stage == "gathering":
            await self._gather(table)
        elif table.choosing is not None:
            if table.choosing.turn == table.you:
                await self._ask(w.TakeChair(id=self._id(), chair=None))
        elif table.stage == "settled":
            if table.you is not None and not table.seats[table.you].ready:
                await self._ask(w.Ready(id=self._id()))
        elif table.stage == "over":
            if table.you is not None and not table.seats[table.you].ready:
                await self._ask(w.Rematch(id=self._id()))
        elif scene.hand is not None and scene.hand.asked:
            await self._move(scene.hand.left)
        elif scene.hand is not None and scene.hand.go_on is not None:
            await self._go_on()

    async def _gather(self, table: Around) -> None:
        if table.you is None and not self._sat:
            self._sat = True  # an answer comes before its scene: the newest may still show an open seat
            await self._must(w.Sit(id=self._id(), seat=self._place))
        elif table.host and all(person.kind == "guest" for person in table.seats):
            await self._must(w.Begin(id=self._id()))

    async def _must(self, command: Any) -> None:
        reply = await self._ask(command)
        if isinstance(reply, w.Refusal) and reply.code != "match_begun":  # begun by the command before
            self.figures.errors[reply.code] += 1

    async def _go_on(self) -> None:
        """Look for as long as somebody who has something to decide, then go on."""
        await asyncio.sleep(self.rng.uniform(*THINKING))
        hand = None if self.scene is None else self.scene.hand
        if hand is not None and hand.go_on is not None and not hand.asked:
            await self._ask(w.GoOn(id=self._id(), hand=hand.number, view=hand.go_on))

    async def _move(self, left: float | None) -> None:
        """Think, then make a move that the newest scene allows. In a secrecy window there is little time to think."""
        think = self.rng.uniform(*THINKING)
        await asyncio.sleep(think if left is None else self.rng.uniform(0.1, 0.6) * left)
        for _ in range(50):
            scene = self.scene
            if scene is None or scene.hand is None or not scene.hand.asked or scene.table.you is None:
                return
            hand, seat = scene.hand, scene.table.you
            offer = self.rng.choice(_offers.decode(hand.offers))
            move = filled(offer, msgspec.json.decode(hand.view), seat, self.rng)
            command = w.Play(id=self._id(), hand=hand.number, step=hand.step, move=move)
            sent = time.perf_counter()
            self._expect(seat, sent)
            reply = await self._ask(command)
            if isinstance(reply, w.Done):
                self.figures.stored.add(f"{self.name} {command.id}")
                if self.measuring:
                    self.figures.acknowledged.append(time.perf_counter() - sent)
                return
            for other in self.others:
                other._waited = None
            self.figures.refused[reply.code] += self.measuring
            if reply.code in LATE:
                return

    def _expect(self, seat: int, sent: float) -> None:
        """Start timing for the seats that see whose turn it is: they will be sent the move."""
        for other in self.others:
            hand = other.scene.hand if other.scene is not None else None
            if hand is not None and _turn.decode(hand.view).turn == seat:
                other._waited = (hand.number, hand.step + 1, sent)
