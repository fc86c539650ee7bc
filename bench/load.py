"""`make load`: measure latencies with hundreds of tables of simulated people on one server.

The server runs on a fresh database (one process on SQLite, or with --postgres two on PostgreSQL), with processes of simulated people
beside it, on the same cores if there are only two. Every seat is a person with a socket, in all five games; a player who is asked
answers after one to four seconds. Two latencies are measured from the moment a move is sent: until its acknowledgement, and until
each of the other seats has the scene that shows it (secret moves are not shown and not counted there). Afterwards the store is
compared with what was acknowledged. With --leaks people leave and open new tables all the time, and the server's memory, files,
threads and tasks must not grow: ARGS="--minutes 60 --leaks".
"""

import argparse
import asyncio
import gc
import multiprocessing
import os
import resource
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from rich.console import Console
from rich.table import Table as Sheet

from bench.load_house import House, Use, slope
from bench.load_seats import THINKING, Figures, Seat
from paiguan.engine.game import Game
from paiguan.engine.packages import GAMES
from paiguan.parlour.client import new_token

LIMIT_MS = 100.0
STAY = (40.0, 100.0)  # seconds that people stay at a table in a run for leaks
SETTLE = 0.3  # the first part of a run for leaks, in which pools and caches fill: growth does not count there
# Growth in an hour that is tolerated, as a share of the current value.
GROWTH = 0.25


class Visitors:
    """The simulated people of one process."""

    def __init__(self, url: str, games: Sequence[str], numbers: Sequence[int], pipe: Any, staying: bool) -> None:
        self._url, self._games, self._numbers, self._pipe, self._staying = url, games, numbers, pipe, staying
        self.figures = Figures()
        self._begun: set[int] = set()
        self._parties = [self._party(number) for number in numbers]

    def _game(self, number: int) -> str:
        return self._games[number % len(self._games)]

    def _party(self, number: int) -> list[Seat]:
        names = [f"{number}.{seat}" for seat in range(Game(self._game(number), {}).seats)]
        self._pipe.send(("opened", 1))
        tokens = [new_token(self._url, name) for name in names]
        seats = [
            Seat(self._url, token, name, place, self.figures)
            for place, (token, name) in enumerate(zip(tokens, names, strict=True))
        ]
        for seat in seats:
            seat.others = [other for other in seats if other is not seat]
        return seats

    async def run(self) -> None:
        """Join the tables, play until told to stop, and leave."""
        tasks = [asyncio.create_task(self._visit(*one)) for one in zip(self._numbers, self._parties, strict=True)]
        while not self._pipe.poll():
            for number, party in zip(self._numbers, self._parties, strict=True):
                if all(seat.scene and seat.scene.hand for seat in party):
                    self._begun.add(number)  # never removed: short matches are over before the last table begins
            self._pipe.send(("begun", len(self._begun)))
            await asyncio.sleep(0.5)
        self._pipe.recv()
        lost = self._lost()
        self._measure(True)
        cpu = time.process_time()
        while not self._pipe.poll():
            await asyncio.sleep(0.2)
        self._measure(False)
        self.figures.cpu = time.process_time() - cpu
        self.figures.errors["connections lost"] += self._lost() - lost
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception):
                self.figures.errors[type(result).__name__] += 1
        self._pipe.send(("figures", self.figures))

    def _lost(self) -> int:
        return sum(seat.lost for party in self._parties for seat in party)

    def _measure(self, on: bool) -> None:
        for party in self._parties:
            for seat in party:
                seat.measuring = on

    async def _visit(self, number: int, party: list[Seat]) -> None:
        """Open a table and play there to the end, or until it is time for another table; then do it again."""
        while True:
            table = await asyncio.to_thread(self._open, self._game(number), party)
            playing = [asyncio.create_task(seat.play(table)) for seat in party]
            try:
                await asyncio.wait(playing, timeout=None if self._staying else party[0].rng.uniform(*STAY))
            finally:
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)

    def _open(self, game: str, party: list[Seat]) -> str:
        body = msgspec.json.encode({"game": game, "seats": ["me", *["open"] * (len(party) - 1)], "public": True})
        headers = {"content-type": "application/json", "authorization": f"Bearer {party[0].token}"}
        with urlopen(Request(f"{self._url}/api/tables", data=body, headers=headers), timeout=60) as answer:
            return str(msgspec.json.decode(answer.read())["id"])


def people(
    url: str, games: Sequence[str], numbers: Sequence[int], pipe: Any, staying: bool, cores: Sequence[int]
) -> None:
    """Run one process of simulated people."""
    os.sched_setaffinity(0, cores)
    gc.disable()  # a pause here would be counted as latency of the server
    visitors = Visitors(url, games, numbers, pipe, staying)
    gc.freeze()
    try:
        import uvloop

        uvloop.run(visitors.run())
    except ImportError:
        asyncio.run(visitors.run())


class Crowd:
    """All processes of simulated people, started and stopped together."""

    def __init__(
        self, house: House, games: Sequence[str], tables: int, processes: int, staying: bool, cores: Sequence[int]
    ) -> None:
        self.tables = tables
        spawn, self._pipes, self._processes = multiprocessing.get_context("spawn"), [], []
        for number in range(processes):
            ours, theirs = spawn.Pipe()
            given = (house.url, games, range(number, tables, processes), theirs, staying, cores)
            process = spawn.Process(target=people, args=given, daemon=True)
            process.start()
            self._pipes.append(ours)
            self._processes.append(process)

    def wait_until_begun(self, seconds: float) -> int:
        """Wait until all tables play or time is up; return how many play."""
        begun, end = [0] * len(self._pipes), time.monotonic() + seconds
        while sum(begun) < self.tables and time.monotonic() < end:
            for number, pipe in enumerate(self._pipes):
                while pipe.poll(0.05):
                    what, value = pipe.recv()
                    if what == "begun":
                        begun[number] = value
        return sum(begun)

    def say(self) -> None:
        """Start measuring; the second call stops it."""
        for pipe in self._pipes:
            pipe.send("now")

    def figures(self) -> Figures:
        total = Figures()
        for pipe, process in zip(self._pipes, self._processes, strict=True):
            what, value = pipe.recv()
            while what != "figures":
                what, value = pipe.recv()
            total.add(value)
            process.join()
        return total


def measured(house: House, crowd: Crowd, seconds: float, leaks: bool) -> tuple[Figures, list[Use]]:
    """Measure for some seconds; return the figures and what the server used meanwhile."""
    time.sleep(THINKING[1])  # so that moves are spread out
    crowd.say()
    uses, end = [house.use(leaks)], time.perf_counter() + seconds
    while (left := end - time.perf_counter()) > 0:
        time.sleep(min(left, max(1.0, seconds / 60)))
        uses.append(house.use(leaks))
    crowd.say()
    return crowd.figures(), uses


# ---- the report ------------------------------------------------------------------------------------------------------


def percentiles(waits: Sequence[float]) -> list[float]:
    """The p50, p95, p99 and maximum, in milliseconds."""
    order = sorted(waits) or [0.0]
    return [1000 * order[min(len(order) - 1, int(len(order) * part))] for part in (0.5, 0.95, 0.99, 1.0)]


def report(console: Console, title: str, figures: Figures, uses: list[Use], lost: int, outside: int) -> bool:
    seconds, moves = uses[-1].at - uses[0].at, len(figures.acknowledged)
    sheet = Sheet(title=title)
    for column in ("milliseconds from a move sent", "p50", "p95", "p99", "longest", "measured"):
        sheet.add_column(column, justify="left" if column.startswith("milli") else "right")
    for name, waits in (("to its acknowledgement", figures.acknowledged), ("to each other seat's scene", figures.seen)):
        sheet.add_row(name, *(f"{value:.1f}" for value in percentiles(waits)), str(len(waits)))
    console.print(sheet)
    cpu = uses[-1].cpu - uses[0].cpu
    errors = {name: count for name, count in figures.errors.items() if count}
    facts = {
        "throughput": f"{moves / seconds:.0f} moves/s, {figures.scenes / seconds:.0f} scenes/s",
        "house": f"{100 * cpu / seconds:.0f} % of a core, {1000 * cpu / max(moves, 1):.2f} ms a move",
        "memory": f"{uses[-1].memory:.0f} MB",
        "people": f"{100 * figures.cpu / seconds:.0f} % of a core",
        "refused": ", ".join(f"{code} {count}" for code, count in figures.refused.most_common(6)) or "none",
        "errors": str(errors or "none"),
        "locked out": f"{outside} tables never began",
        "lost": f"{lost} of {len(figures.stored)} acknowledged moves",
        "load average": f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} cores",
    }
    rest = Sheet(show_header=False)
    for name, fact in facts.items():
        rest.add_row(name, fact)
    console.print(rest)
    good = not errors and not lost and not outside and moves > 0 and percentiles(figures.seen)[2] < LIMIT_MS
    console.print(f"[bold]{'good' if good else 'NOT GOOD'}[/bold]: p99 under {LIMIT_MS:.0f} ms, no error, nothing lost")
    return good


def report_leaks(console: Console, uses: list[Use]) -> bool:
    """Report and return whether anything grows after pools and caches have filled."""
    settled = uses[int(len(uses) * SETTLE) :]
    moments = [use.at for use in settled]
    minutes = (moments[-1] - moments[0]) / 60
    sheet = Sheet(
        "what", "first", "last", "growth an hour", title=f"leaks, {len(settled)} looks in {minutes:.0f} minutes"
    )
    good = True
    for name in ("memory", "files", "threads", "tasks", "tables"):
        values = [float(getattr(use, name)) for use in settled]
        growth = slope(moments, values)
        bad = name != "tables" and growth > GROWTH * max(values)
        good &= not bad
        told = f"{growth:+.1f}{' GROWS' if bad else ''}"
        sheet.add_row(name, f"{values[0]:.0f}", f"{values[-1]:.0f}", told)
    console.print(sheet)
    return good


@contextmanager
def database(folder: Path, postgres: bool) -> Iterator[str]:
    if not postgres:
        yield f"sqlite:///{folder / 'load.db'}"
        return
    from tests.parlour.clusters import postgres_running

    with postgres_running() as url:
        yield url


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--minutes", type=float, help="instead of --seconds")
    parser.add_argument(
        "--people", type=int, default=0, help="processes of simulated people; 0: one for every 500 tables"
    )
    parser.add_argument("--postgres", action="store_true", help="two processes on PostgreSQL instead of one on SQLite")
    parser.add_argument("--leaks", action="store_true", help="people come and go; the server must not grow")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES), metavar="GAME")
    chosen = parser.parse_args()
    seconds = 60 * chosen.minutes if chosen.minutes else chosen.seconds
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    console, cores = Console(), sorted(os.sched_getaffinity(0))
    workers = 2 if chosen.postgres else 1
    settings = {"forget_seconds": "20"} if chosen.leaks else {}
    processes = chosen.people or max(1, chosen.tables // 500)
    with tempfile.TemporaryDirectory(prefix="paiguan-load-") as name, database(Path(name), chosen.postgres) as url:
        house = House(Path(name), url, workers, cores[:2], settings)
        try:
            house.wait()
            crowd = Crowd(house, chosen.games, chosen.tables, processes, not chosen.leaks, cores[2:] or cores)
            begun = crowd.wait_until_begun(60 + chosen.tables / 5)
            figures, uses = measured(house, crowd, seconds, chosen.leaks)
        finally:
            house.stop()
        if house.complaints:
            figures.errors["in the house's log"] += 1
            console.print(house.complaints, markup=False)
        lost = len(figures.stored - house.stored())
    kind = f"{workers} house processes on {'PostgreSQL' if chosen.postgres else 'SQLite'}"
    title = f"{chosen.tables} tables, {seconds:.0f} s, {kind}, {processes} processes of people"
    good = report(console, title, figures, uses, lost, chosen.tables - begun if not chosen.leaks else 0)
    if chosen.leaks:
        good = report_leaks(console, uses) and not lost
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
