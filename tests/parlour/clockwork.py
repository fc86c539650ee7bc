"""A live table on a simulated clock: every frame that a connection is sent, with its time."""

import asyncio
import selectors
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec
import pytest

from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.parlour import clock
from paiguan.parlour import events as e
from paiguan.parlour import wire as w
from paiguan.parlour.host import Host
from paiguan.parlour.limits import Limits
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.projection import Projection
from paiguan.parlour.secret import asks_in_secret, declining
from paiguan.parlour.settings import Settings
from paiguan.parlour.socket import TableSocket
from paiguan.parlour.store import queries
from paiguan.parlour.store.queries import GuestRow
from paiguan.parlour.table import Table

START = 1000.0
THINKING = 0.3  # seconds of a master's search
STORING = 0.03  # seconds of a commit
Frames = list[tuple[float, bytes]]
Reply = TypeVar("Reply")
_replies = msgspec.json.Decoder(w.AnyReply)


class Jumping(selectors.DefaultSelector):
    """A selector that does not wait for scheduled calls: where nothing is ready it moves the clock to the next of them."""

    now = START

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:  # nothing is scheduled: a thread is waited for
            return super().select()
        ready = super().select(0)
        if not ready:
            self.now += max(timeout, 0.0)
        return ready


class Clockwork(asyncio.SelectorEventLoop):
    """An event loop whose time jumps to the next scheduled call."""

    def __init__(self) -> None:
        self._jumping = Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.now


class SlowStore:
    """Discards writes, after the time of a commit."""

    pending = 0

    async def do(self, what: Callable[..., Any], *arguments: Any) -> Any:
        if what is queries.append:
            await asyncio.sleep(STORING)
        return [] if what is queries.read else None


class SlowThinkers:
    """Takes a master's time. Declines secret questions and plays any move otherwise."""

    pending = 0

    async def choose(
        self, deal: Deal, seat: int, level: str, seed: int, owner: str, worlds: int | None
    ) -> dict[str, Json]:
        await asyncio.sleep(THINKING)
        if asks_in_secret(deal):
            return declining(deal, seat)
        return dict(msgspec.to_builtins(deal.legal_moves_of(seat).random(1)))


class Wire:
    """A connection that records what is sent, and when."""

    def __init__(self, host: Host, guest: str) -> None:
        self.frames: Frames = []
        self.scope: dict[str, Any] = {}  # of a server without the shorter way for text
        self._commands: asyncio.Queue[str] = asyncio.Queue()
        self._ids = 0
        row = GuestRow(id=guest, name=guest, language="en")
        allowance = Limits(Settings(limits=False)).of_socket(guest, "127.0.0.1")
        self.running = asyncio.create_task(TableSocket(self, host, row, "en", allowance).run())  # type: ignore[arg-type]

    async def accept(self) -> None: ...

    async def receive_data(self, mode: str) -> str:
        return await self._commands.get()

    async def send_data(self, data: bytes, mode: str) -> None:
        self.frames.append((round(time.time() - START, 3), bytes(data)))

    async def close(self, code: int, reason: str) -> None: ...

    def heard(self, kind: type[Reply]) -> list[Reply]:
        """Return the replies of a kind, in order."""
        return [reply for _, data in self.frames if isinstance(reply := _replies.decode(data), kind)]

    @property
    def hand(self) -> w.HandFacts:
        """The hand of the newest scene."""
        hand = self.heard(w.Scene)[-1].hand
        assert hand is not None
        return hand

    def go_on(self) -> None:
        assert self.hand.go_on is not None
        self.say(w.GoOn, hand=self.hand.number, view=self.hand.go_on)

    def say(self, kind: Any, **fields: Any) -> None:
        self._ids += 1
        self._commands.put_nowait(msgspec.json.encode(kind(id=f"c{self._ids}", **fields)).decode())


async def at_once(work: Callable[..., Any], *arguments: Any) -> Any:
    """Take the place of asyncio.to_thread: the simulated clock does not wait for threads."""
    return work(*arguments)


Live = Callable[[Host, dict[str, Wire]], Coroutine[Any, Any, None]]


def live(table: Table, scenario: Live, monkeypatch: pytest.MonkeyPatch, *spectators: str) -> None:
    """Run a scenario at a table where every person and every spectator has a connection."""

    async def run() -> None:
        thinkers: Any = SlowThinkers()
        host = Host("t", "CODE", SlowStore(), thinkers, Metrics(), lambda: None)  # type: ignore[arg-type]
        host.table, host._projection = table, Projection(table, "CODE", host.audience, host.pace)
        host._happened([e.Dealt(at=time.time(), deal=table.hand.dealt)])
        host.pace.clock_from = time.time()
        guests = (*(chair.guest for chair in table.chairs if chair.guest), *spectators)
        wires = {guest: Wire(host, guest) for guest in guests}
        await asyncio.sleep(0)
        await scenario(host, wires)
        for wire in wires.values():
            wire.running.cancel()
        await asyncio.gather(*(wire.running for wire in wires.values()), return_exceptions=True)
        host.close()

    loop = Clockwork()
    with monkeypatch.context() as patched:
        patched.setattr(time, "time", loop.time)
        patched.setattr(time, "monotonic", loop.time)
        patched.setattr(clock, "_BEGAN", 0.0)
        loop.run_until_complete(run())
    loop.close()


async def everybody_goes_on(wires: dict[str, Wire], after: float) -> None:
    """Go on from every view, at regular times."""
    while True:
        await asyncio.sleep(after)
        for wire in wires.values():
            if wire.frames and wire.hand.go_on is not None:
                wire.go_on()


def frames(
    table: Table,
    viewer: str,
    seconds: float,
    monkeypatch: pytest.MonkeyPatch,
    move: tuple[int, dict[str, Json]] | None = None,
    go_on_after: float = 0.1,
) -> Frames:
    """Return the frames sent to a guest after one move, or after the deal. Everybody goes on, and answers nothing else."""
    seen: Frames = []

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        if move is not None:
            seat, action = move
            assert table.deal is not None
            step = len(table.deal.view(seat).log)
            wires[table.chairs[seat].guest].say(w.Play, hand=len(table.hands), step=step, move=action)
        going = asyncio.create_task(everybody_goes_on(wires, go_on_after))
        await asyncio.sleep(seconds)
        going.cancel()
        seen.extend(wires[viewer].frames)

    live(table, scenario, monkeypatch)
    return seen
