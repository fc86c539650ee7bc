"""`make load`: five hundred tables of people on one server process, and how long everybody waits.

One server on a fresh SQLite file, one client process beside it, each on a core of its own. Every seat is a person with a
socket, all five games; who is asked answers after one to four seconds. Two waits are measured from the moment a move is
sent: until its acknowledgement, and until each of the other seats has the scene that shows it (moves that the rules keep
secret are not shown, and not counted there). Afterwards the store is compared with what was acknowledged.
"""

import argparse
import asyncio
import gc
import os
import random
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table as Sheet

from paiguan.engine.game import GAMES, Game
from paiguan.parlour import wire as w
from paiguan.parlour.client import Client, filled, new_token

PACE = "0.2"  # of pauses that keep secrets: a second for a claim, so that they do not fill the minute
THINKING = (1.0, 4.0)  # seconds a person takes
LIMIT_MS = 100.0
PORT = 8391


class Server:
    """The parlour in a process of its own, on the first core."""

    def __init__(self, folder: Path, cores: Sequence[int]) -> None:
        self.url = f"http://127.0.0.1:{PORT}"
        self.file, self._log = folder / "load.db", folder / "log"
        command = [sys.executable, "-m", "paiguan.cli", "serve", "--port", str(PORT)]
        with self._log.open("wb") as log:
            self.process = subprocess.Popen(
                [*command, "--database", f"sqlite:///{self.file}"],
                env={**os.environ, "PAIGUAN_PACE": PACE, "PAIGUAN_LIMITS": "off"},
                stdout=log,
                stderr=log,
            )
        os.sched_setaffinity(self.process.pid, {cores[0]})
        os.sched_setaffinity(0, {cores[-1]})

    def wait(self) -> None:
        for _ in range(600):
            try:
                with urlopen(f"{self.url}/healthz", timeout=1):
                    return
            except OSError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.1)
        raise SystemExit(f"the server did not start:\n{self.log}")

    @property
    def log(self) -> str:
        return self._log.read_text()

    @property
    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> float:
        """Resident megabytes."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


# What a seat of ours reads of a scene; the rest is passed over, and its offers are read when it moves. Whoever measures must
# not be busier than what is measured.


class Place(msgspec.Struct, gc=False):
    kind: str
    ready: bool


class Around(msgspec.Struct, gc=False):
    stage: str
    you: int | None
    host: bool
    seats: tuple[Place, ...]


class Glimpse(msgspec.Struct, gc=False):
    turn: int | None


class Cards(msgspec.Struct, gc=False):
    number: int
    step: int
    asked: bool
    left: float | None
    view: msgspec.Raw
    offers: msgspec.Raw


class Glance(msgspec.Struct, gc=False, tag_field="is", tag="scene"):
    table: Around
    hand: Cards | None


_glances = msgspec.json.Decoder(Glance | w.Done | w.Refusal)
_turn = msgspec.json.Decoder(Glimpse)
_offers = msgspec.json.Decoder(list[w.Offer])


class Figures:
    """What is measured while `on`."""

    def __init__(self) -> None:
        self.on = False
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.scenes = 0
        self.errors: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.stored: set[tuple[str, str]] = set()  # guest's name and command, of every acknowledged move


class Seat(Client):
    """A person at a table, with a socket. `others` are the seats of the same table."""

    def __init__(self, url: str, table: str, token: str, name: str, figures: Figures, rng: random.Random) -> None:
        super().__init__(url, table, token, _unused)
        self.name, self.figures, self.rng = name, figures, rng
        self.others: list[Seat] = []
        self.place = 0  # where to sit
        self.sat = False
        # hand and step that shows another's move, and when it was sent
        self.waited: tuple[int, int, float] | None = None
        self.scene: Any = None

    async def _read(self, socket: Any) -> None:
        async for data in socket:
            reply = _glances.decode(data)
            if not isinstance(reply, Glance):
                if not (waiting := self._waiting.pop(reply.id)).done():
                    waiting.set_result(reply)
                continue
            self.figures.scenes += self.figures.on
            if self.waited is not None and reply.hand is not None:
                hand, step, sent = self.waited
                if (reply.hand.number, reply.hand.step) >= (hand, step):
                    self.waited = None
                    if self.figures.on:
                        self.figures.seen.append(time.perf_counter() - sent)
            self.scene = reply
            self._changed.set()

    async def answer(self, scene: Any) -> None:
        table = scene.table
        if table.stage == "gathering":
            await self._gather(table)
        elif table.stage == "settled":
            if table.you is not None and not table.seats[table.you].ready:
                await self.ask(w.Ready(id=self.next_id()))
        elif table.stage == "over" and table.host:
            await self.ask(w.Rematch(id=self.next_id()))
        elif scene.hand is not None and scene.hand.asked:
            await self._move(scene.hand.left)

    async def _gather(self, table: Around) -> None:
        if table.you is None and not self.sat:
            self.sat = True  # an answer comes before its scene: the newest may still show an open seat
            await self._must(w.Sit(id=self.next_id(), seat=self.place))
        elif table.host and all(person.kind == "guest" for person in table.seats):
            await self._must(w.Begin(id=self.next_id()))

    async def _must(self, command: Any) -> None:
        reply = await self.ask(command)
        if isinstance(reply, w.Refusal):
            self.figures.errors[reply.code] += 1

    async def _move(self, left: float | None) -> None:
        """Think, then move as the newest scene allows. In a pause that keeps a secret there is little time to think."""
        think = self.rng.uniform(*THINKING)
        await asyncio.sleep(think if left is None else self.rng.uniform(0.1, 0.6) * left)
        for _ in range(50):
            scene = self.scene
            if scene is None or scene.hand is None or not scene.hand.asked or scene.table.you is None:
                return
            hand, seat = scene.hand, scene.table.you
            offer = self.rng.choice(_offers.decode(hand.offers))
            move = filled(offer, msgspec.json.decode(hand.view), seat, self.rng)
            command = w.Play(id=self.next_id(), hand=hand.number, step=hand.step, move=move)
            sent = time.perf_counter()
            self._expect(seat, sent)
            reply = await self.ask(command)
            if isinstance(reply, w.Done):
                self.figures.stored.add((self.name, command.id))
                if self.figures.on:
                    self.figures.acknowledged.append(time.perf_counter() - sent)
                return
            for other in self.others:
                other.waited = None
            self.figures.refused[getattr(reply, "code", "?")] += self.figures.on
            if getattr(reply, "code", "") in ("stale", "wait_a_moment", "not_asked", "no_hand", "not_your_turn"):
                return  # too late; a pick that the rules refuse is tried again with other pieces

    def _expect(self, seat: int, sent: float) -> None:
        """Those to whom the table says that it is this seat's turn will see the move."""
        for other in self.others:
            hand = other.scene.hand if other.scene is not None else None
            if hand is not None and _turn.decode(hand.view).turn == seat:
                other.waited = (hand.number, hand.step + 1, sent)


async def _unused(client: Client, scene: w.Scene) -> None:
    raise AssertionError


def open_tables(server: Server, count: int, figures: Figures, tick: Any) -> list[list[Seat]]:
    """Guests and their tables, the five games in turn."""
    tables = []
    for number in range(count):
        game = GAMES[number % len(GAMES)]
        names = [f"{number}.{seat}" for seat in range(Game(game, {}).seats)]
        tokens = [new_token(server.url, name) for name in names]
        body = msgspec.json.encode({"game": game, "seats": ["me", *["open"] * (len(names) - 1)], "public": True})
        headers = {"content-type": "application/json", "authorization": f"Bearer {tokens[0]}"}
        with urlopen(Request(f"{server.url}/api/tables", data=body, headers=headers), timeout=30) as answer:
            table = msgspec.json.decode(answer.read())["id"]
        seats = [
            Seat(server.url, table, token, name, figures, random.Random(name))
            for token, name in zip(tokens, names, strict=True)
        ]
        for place, seat in enumerate(seats):
            seat.place, seat.others = place, [other for other in seats if other is not seat]
        tables.append(seats)
        tick()
    return tables


async def play(
    server: Server, tables: list[list[Seat]], seconds: float, figures: Figures, bar: Progress
) -> dict[str, float]:
    """Everybody comes, plays for so long, and goes. Returns what it cost the server."""
    over = asyncio.Event()
    seated, going = bar.add_task("tables begin", total=len(tables)), bar.add_task("playing", total=seconds)
    tasks = []
    for seats in tables:
        tasks += [asyncio.create_task(seat.play(lambda _: over.is_set())) for seat in seats]
        await asyncio.sleep(0.02)
        _begun(tables, bar, seated)
    deadline = time.monotonic() + 120
    while _begun(tables, bar, seated) < len(tables) and time.monotonic() < deadline:
        await asyncio.sleep(0.1)
    await asyncio.sleep(THINKING[1])  # so that nobody begins together
    figures.on = True
    began, cpu, own = time.perf_counter(), server.cpu, time.process_time()
    while (gone := time.perf_counter() - began) < seconds:
        bar.update(going, completed=gone)
        await asyncio.sleep(0.5)
    figures.on = False
    cost = {"seconds": gone, "cpu": server.cpu - cpu, "memory": server.memory, "own": time.process_time() - own}
    over.set()
    await asyncio.sleep(1.0)
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            figures.errors[type(result).__name__] += 1
    figures.errors["connections lost"] += sum(seat.lost for seats in tables for seat in seats)
    return cost


def _begun(tables: list[list[Seat]], bar: Progress, task: TaskID) -> int:
    begun = sum(all(seat.scene is not None and seat.scene.hand is not None for seat in seats) for seats in tables)
    bar.update(task, completed=begun)
    return begun


def lost_moves(file: Path, figures: Figures) -> int:
    """Acknowledged moves that the store does not have."""
    with sqlite3.connect(file) as store:
        names = dict(store.execute("select id, name from guests"))
        bodies = store.execute("select body from events").fetchall()
    commands = [msgspec.json.decode(body).get("command", "") for (body,) in bodies]
    stored = {(names[key.split()[0]], key.split()[1]) for key in commands if key}
    return len(figures.stored - stored)


def percentiles(waits: Sequence[float]) -> list[float]:
    """p50, p95, p99 and the longest, in milliseconds."""
    order = sorted(waits) or [0.0]
    return [1000 * order[min(len(order) - 1, int(len(order) * part))] for part in (0.5, 0.95, 0.99, 1.0)]


def report(console: Console, figures: Figures, cost: dict[str, float], lost: int, sockets: int, tables: int) -> bool:
    seconds, moves = cost["seconds"], len(figures.acknowledged)
    sheet = Sheet(title=f"{tables} tables, {sockets} sockets, {seconds:.0f} s, one server process, SQLite")
    for column in ("milliseconds from a move sent", "p50", "p95", "p99", "longest", "measured"):
        sheet.add_column(column, justify="left" if column.startswith("milli") else "right")
    for name, waits in (("to its acknowledgement", figures.acknowledged), ("to each other seat's scene", figures.seen)):
        sheet.add_row(name, *(f"{value:.1f}" for value in percentiles(waits)), str(len(waits)))
    console.print(sheet)
    console.print(f"throughput    {moves / seconds:.0f} moves/s, {figures.scenes / seconds:.0f} scenes/s")
    busy = f"{100 * cost['cpu'] / seconds:.0f} % of a core, {1000 * cost['cpu'] / max(moves, 1):.2f} ms a move"
    console.print(f"server        {busy}, {cost['memory']:.0f} MB")
    console.print(f"client        {100 * cost['own'] / seconds:.0f} % of a core")
    refused = ", ".join(f"{code} {count}" for code, count in figures.refused.most_common(6)) or "none"
    console.print(f"refused       {refused} (pieces are picked blindly; what the rules refuse is picked again)")
    errors = {name: count for name, count in figures.errors.items() if count}
    console.print(f"errors        {errors or 'none'}")
    console.print(f"lost          {lost} of {len(figures.stored)} acknowledged moves")
    console.print(f"load average  {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    good = not errors and not lost and moves > 0 and percentiles(figures.seen)[2] < LIMIT_MS
    console.print(f"[bold]{'good' if good else 'NOT GOOD'}[/bold]: p99 under {LIMIT_MS:.0f} ms, no error, nothing lost")
    return good


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60.0)
    chosen = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    console, figures = Console(), Figures()
    gc.disable()  # a pause here would be measured as one of the server's
    with tempfile.TemporaryDirectory(prefix="paiguan-load-") as folder:
        server = Server(Path(folder), sorted(os.sched_getaffinity(0)))
        try:
            server.wait()
            with Progress(console=Console(stderr=True)) as bar:
                opening = bar.add_task("tables open", total=chosen.tables)
                tables = open_tables(server, chosen.tables, figures, lambda: bar.advance(opening))
                cost = asyncio.run(play(server, tables, chosen.seconds, figures, bar))
        finally:
            server.process.terminate()
            server.process.wait()
        if "Traceback" in server.log or "ERROR" in server.log:
            figures.errors["in the server's log"] += 1
            console.print(server.log[-3000:])
        lost = lost_moves(server.file, figures)
    sockets = sum(len(seats) for seats in tables)
    return 0 if report(console, figures, cost, lost, sockets, len(tables)) else 1


if __name__ == "__main__":
    sys.exit(main())
