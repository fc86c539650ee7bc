"""`python -m bench.moves`: the CPU time of a move at a table with a person on every seat, by game.

In process, without a network: a command is read, decided, applied and stored in an SQLite file, and every seat gets the encoded
bytes of its scene. The time of choosing moves does not count. Deals and moves are the same in every round, and of every part of
a round the best time counts, because other programs on the machine make CPU time longer too. With `--beside FOLDER`, another
checkout, both are measured, in processes of their own, and the ratio is printed.
"""

import argparse
import asyncio
import gc
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from paiguan.engine.game import Game
from paiguan.engine.match import Match
from paiguan.engine.packages import GAMES
from paiguan.parlour import pacing, seating, shuffle
from paiguan.parlour import wire as w
from paiguan.parlour.host import Host
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.parlour import TURN, Parlour
from paiguan.parlour.scene import asked as asked_now
from paiguan.parlour.settings import Quota, Settings
from paiguan.parlour.socket import TableSocket
from paiguan.parlour.store import open_store

TABLES = 16  # played at once, so that commits are shared as on a busy server
PART = 4  # moves at each table between two looks at the clock
WARM = 20  # moves at each before the measurement: words and kernels are loaded
_encode = msgspec.json.Encoder().encode


class Line:
    """The socket of a seat: commands in, frames out."""

    def __init__(self, news: asyncio.Event) -> None:
        self.commands: asyncio.Queue[str] = asyncio.Queue()
        self.bytes = 0
        self._news = news

    async def accept(self) -> None: ...

    async def receive_data(self, mode: str) -> str:
        return await self.commands.get()

    async def send_data(self, data: bytes, mode: str) -> None:
        self.bytes += len(data)
        self._news.set()

    async def close(self, code: int, reason: str) -> None: ...


class Party:
    """A table with a person on every seat, who make random moves."""

    choosing = 0.0  # seconds of CPU time that choosing takes, at all tables

    def __init__(self, host: Host, guests: list[Any], parlour: Parlour, seed: int) -> None:
        self._host, self._rng, self._news = host, random.Random(seed), asyncio.Event()
        self.lines = {guest.id: Line(self._news) for guest in guests}
        self._ids = 0
        sockets: list[Any] = [
            TableSocket(line, host, guest, "en", parlour.limits.of_socket(guest.id, ""))  # type: ignore[arg-type]
            for guest, line in zip(guests, self.lines.values(), strict=True)
        ]
        self.tasks = [asyncio.create_task(socket.run()) for socket in sockets]

    async def play(self, moves: int) -> None:
        while moves:
            began, said = time.thread_time(), self._ids
            self._news.clear()
            moves -= self._act()
            if self._ids == said:  # dice or a window, which may close without a scene
                asyncio.get_running_loop().call_later(0.02, self._news.set)
            Party.choosing += time.thread_time() - began
            await self._news.wait()
            for _ in range(8):  # until every seat has its scene
                await asyncio.sleep(0)

    def _act(self) -> bool:
        """Do what a person would do next, if anything; return whether it is a move."""
        table, pace = self._host.table, self._host.pace
        people = [(seat, chair.guest) for seat, chair in enumerate(table.chairs)]
        if self._host.storing or pace.closed is not None:
            return False
        if table.stage == "gathering":
            free = next((seat for seat, guest in people if not guest), None)
            if free is None:
                self._say(table.host, w.Begin)
            else:
                self._say(next(guest for guest in self.lines if table.seat_of(guest) is None), w.Sit, seat=free)
        elif (chooser := seating.chooser(table)) is not None:
            self._say(table.chairs[chooser].guest, w.TakeChair, chair=None)
        elif table.stage == "settled" and pace.quiet is None:
            self._say(next(guest for seat, guest in people if not table.chairs[seat].ready), w.Ready)
        elif table.stage == "over" and pace.quiet is None:
            self._say(table.host, w.Rematch)
        else:
            return self._answer(people)
        return False

    def _answer(self, people: list[tuple[int, str]]) -> bool:
        """Make a move if anybody is asked, or go on from what is on show."""
        table, quiet = self._host.table, self._host.pace.quiet
        held = quiet is not None and quiet.held is not None
        asked = [] if held else [one for one in people if asked_now(table, one[0], quiet is not None)]
        if asked:
            self._move(*self._rng.choice(asked))
            return True
        for seat, guest in people:
            if (view := self._host.pace.goes_on(table, seat)) is not None:
                self._say(guest, w.GoOn, hand=len(table.hands), view=view)
                break
        return False

    def _move(self, seat: int, guest: str) -> None:
        table = self._host.table
        question = table.secret_question(seat) or table.deal
        assert question is not None
        deal = question.copy()
        move = msgspec.to_builtins(deal.legal_moves_of(seat).random(self._rng.getrandbits(60)))
        del move["seat"]
        self._say(guest, w.Play, hand=len(table.hands), step=len(deal.view(seat).log), move=move)

    def _say(self, guest: str, kind: Any, **fields: Any) -> None:
        self._ids += 1
        self.lines[guest].commands.put_nowait(_encode(kind(id=f"c{self._ids}", **fields)).decode())


async def measured(name: str, parts: int) -> tuple[list[float], float]:
    """Play a round: return the milliseconds of CPU time of a move in each of its parts, and the kilobytes of a move."""
    with tempfile.TemporaryDirectory(prefix="paiguan-moves-") as folder:
        settings = Settings(limits=False, commands=Quota(1e9, 1e9))
        parlour = Parlour(await open_store(f"sqlite:///{folder}/house.db"), settings, Metrics())
        parties = [await party(parlour, name, seed) for seed in range(TABLES)]
        await asyncio.gather(*(one.play(WARM) for one in parties))
        gc.collect()
        gc.freeze()
        gc.disable()  # as `parlour/sweeping.py` does
        size, spent = sent(parties), []
        for _ in range(parts):
            began = time.process_time() - Party.choosing
            await asyncio.gather(*(one.play(PART) for one in parties))
            spent.append(1000 * (time.process_time() - Party.choosing - began) / PART / TABLES)
        size = sent(parties) - size
        tasks = [task for one in parties for task in one.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await parlour.close()
    return spent, size / parts / PART / TABLES / 1000


async def party(parlour: Parlour, name: str, seed: int) -> Party:
    seats = Game(name, {}).seats
    guests = [(await parlour.guests.welcome("en", f"Person {seat}"))[0] for seat in range(seats)]
    table = await parlour.open_table(guests[0], name, {}, ["me", *["open"] * (seats - 1)], None, False)
    host = await parlour.host(table.id)
    assert host is not None
    return Party(host, guests, parlour, seed)


def sent(parties: list[Party]) -> int:
    return sum(line.bytes for one in parties for line in one.lines.values())


def alone(names: list[str], parts: int, rounds: int) -> dict[str, tuple[float, float]]:
    """Measure this checkout: the milliseconds and the kilobytes of a move, by game."""
    sys.setswitchinterval(TURN)
    pacing.SPEED = 0.0
    deal = Match.deal
    Match.deal = lambda self, seed=1: deal(self, seed)  # type: ignore[method-assign]
    found = {}
    for name in names:
        played = []
        for _ in range(rounds):
            gc.unfreeze()
            shuffle._random = random.Random(1)  # type: ignore[assignment]
            played.append(asyncio.run(measured(name, parts)))
        best = [min(times) for times in zip(*(times for times, _ in played), strict=True)]
        found[name] = (sum(best) / parts, played[0][1])
    return found


def elsewhere(folder: Path, names: list[str], parts: int, rounds: int) -> dict[str, tuple[float, float]]:
    """Measure a checkout in a process of its own, with this file."""
    command = [sys.executable, __file__, *names, "--parts", str(parts), "--rounds", str(rounds), "--json"]
    variables = {**os.environ, "PYTHONPATH": f"{folder / 'src'}:{folder}"}
    done = subprocess.run(command, env=variables, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=dict[str, tuple[float, float]])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.moves", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--parts", type=int, default=20, help=f"parts of a round, of {PART * TABLES} moves each")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--beside", type=Path, help="another checkout, to be measured like this one")
    parser.add_argument("--json", action="store_true", help="measure in this process")
    chosen = parser.parse_args()
    if chosen.json:
        print(msgspec.json.encode(alone(chosen.games, chosen.parts, chosen.rounds)).decode())
        return
    folders = [*([chosen.beside] if chosen.beside else []), Path(__file__).resolve().parents[1]]
    found = [elsewhere(one, chosen.games, chosen.parts, chosen.rounds) for one in folders]
    print(
        "| game |"
        + "".join(f" {one.name}: ms a move | kB |" for one in folders)
        + (" ratio |" if chosen.beside else "")
    )
    for name in chosen.games:
        best = [one[name] for one in found]
        ratio = f" {best[1][0] / best[0][0]:.2f} |" if chosen.beside else ""
        print(f"| {name} |" + "".join(f" {spent:.3f} | {size:.1f} |" for spent, size in best) + ratio)


if __name__ == "__main__":
    main()
