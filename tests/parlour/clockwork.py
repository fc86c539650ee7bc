"""A live table on a clock that jumps: every frame that a connection is sent, with the time it was sent at."""

import asyncio
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
from paiguan.parlour.settings import Settings
from paiguan.parlour.socket import TableSocket
from paiguan.parlour.store import work
from paiguan.parlour.store.work import GuestRow
from paiguan.parlour.table import Table, asks_in_secret, declining
from paiguan.parlour.viewers import Projection

START = 1000.0
THINKING = 0.3  # seconds of a master
STORING = 0.03  # seconds of a commit
Frames = list[tuple[float, bytes]]
Reply = TypeVar("Reply")
_replies = msgspec.json.Decoder(w.AnyReply)


class Clockwork(asyncio.SelectorEventLoop):
    """A loop whose time jumps to whatever is waited for."""

    now = START

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:  # type: ignore[attr-defined]
            self.now = max(self.now, self._scheduled[0]._when)  # type: ignore[attr-defined]
        super()._run_once()  # type: ignore[misc]


class SlowStore:
    """Forgets what it is given, after the time of a commit."""

    pending = 0

    async def do(self, what: Callable[..., Any], *arguments: Any) -> Any:
        if what is work.append:
            await asyncio.sleep(STORING)
        return [] if what is work.read else None


class SlowThinkers:
    """Takes a master's time; declines whatever it is asked in secret, and plays anything else."""

    pending = 0

    async def choose(self, deal: Deal, seat: int, level: str, seed: int, owner: str) -> dict[str, Json]:
        await asyncio.sleep(THINKING)
        if asks_in_secret(deal):
            return declining(deal, seat)
        return dict(msgspec.to_builtins(deal.legal_moves_of(seat).random(1)))


class Wire:
    """A connection that remembers what came over it, and when."""

    def __init__(self, host: Host, guest: str) -> None:
        self.frames: Frames = []
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
        """The replies of a kind, as they came."""
        return [reply for _, data in self.frames if isinstance(reply := _replies.decode(data), kind)]

    def say(self, kind: Any, **fields: Any) -> None:
        self._ids += 1
        self._commands.put_nowait(msgspec.json.encode(kind(id=f"c{self._ids}", **fields)).decode())


Live = Callable[[Host, dict[str, Wire]], Coroutine[Any, Any, None]]


def live(table: Table, scenario: Live, monkeypatch: pytest.MonkeyPatch, *spectators: str) -> None:
    """Run a scenario at a table where every person, and every spectator, has a connection."""

    async def run() -> None:
        thinkers: Any = SlowThinkers()
        host = Host("t", "CODE", SlowStore(), thinkers, Metrics(), lambda: None)  # type: ignore[arg-type]
        host.table, host._projection = table, Projection(table, "CODE", host.viewers, host.pace)
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


def frames(
    table: Table,
    viewer: str,
    seconds: float,
    monkeypatch: pytest.MonkeyPatch,
    move: tuple[int, dict[str, Json]] | None = None,
) -> Frames:
    """What a guest is sent at a table where a person makes one move, or a hand was just dealt, and nobody answers anything."""
    seen: Frames = []

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        if move is not None:
            seat, action = move
            assert table.deal is not None
            step = len(table.deal.view(seat).log)
            wires[table.chairs[seat].guest].say(w.Play, hand=len(table.hands), step=step, move=action)
        await asyncio.sleep(seconds)
        seen.extend(wires[viewer].frames)

    live(table, scenario, monkeypatch)
    return seen
