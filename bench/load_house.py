"""The server under load, one process on SQLite or several on PostgreSQL, and the resources that it uses."""

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import msgspec
from sqlalchemy import text

from paiguan.bots.precompile import is_compiled
from paiguan.engine.packages import GAMES
from paiguan.parlour.store import database

PACE = "0.2"  # of the secrecy windows: a second for a claim, so that they do not fill the minute
TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Use(msgspec.Struct):
    """The resources that the processes of a server use at one moment."""

    at: float
    cpu: float  # seconds of CPU time so far
    memory: float  # resident megabytes
    files: int
    threads: int
    tasks: int = 0
    tables: int = 0


class House:
    """A server in processes of its own."""

    def __init__(
        self, folder: Path, database: str, workers: int, cores: Sequence[int], settings: dict[str, str]
    ) -> None:
        port = _free_port()
        self.url, self.database, self._log = f"http://127.0.0.1:{port}", database, folder / "log"
        given = {"pace": PACE, "limits": "off", "metrics": "local", "workers": str(workers), **settings}
        variables = {f"PAIGUAN_{name.upper()}": value for name, value in given.items()}
        command = [sys.executable, "-m", "paiguan.cli", "serve", "--port", str(port), "--database", database]
        if missing := [name for name in GAMES if not is_compiled(name)]:  # the server would play these interpreted
            compiler = [sys.executable, "-m", "paiguan.cli", "compile", *missing]
            subprocess.run(compiler, check=True, stdout=subprocess.DEVNULL)
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(command, env={**os.environ, **variables}, stdout=log, stderr=log)
        os.sched_setaffinity(self._process.pid, cores)

    def wait(self) -> None:
        for _ in range(600):
            try:
                with urlopen(f"{self.url}/readyz", timeout=5):
                    return
            except OSError:
                if self._process.poll() is not None:
                    break
                time.sleep(0.1)
        raise SystemExit(f"the server did not start:\n{self.log}")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()

    @property
    def log(self) -> str:
        return self._log.read_text()

    @property
    def complaints(self) -> str:
        return self.log[-3000:] if "Traceback" in self.log or "ERROR" in self.log else ""

    def use(self, asking: bool = False) -> Use:
        """What the server uses now; with `asking`, including the metrics that only the server itself knows."""
        pids = [self._process.pid, *_children(self._process.pid)]
        cpu = memory = files = threads = 0.0
        for pid in pids:
            place = Path(f"/proc/{pid}")
            fields = (place / "stat").read_text().rpartition(")")[2].split()
            cpu += (int(fields[11]) + int(fields[12])) / TICK
            threads += int(fields[17])
            memory += int((place / "statm").read_text().split()[1]) * PAGE / 1e6
            files += len(list((place / "fd").iterdir()))
        known = self._numbers() if asking else {}
        tasks, tables = known.get('paiguan_queue{what="tasks"}', 0), known.get("paiguan_tables", 0)
        return Use(time.perf_counter(), cpu, memory, int(files), int(threads), int(tasks), int(tables))

    def _numbers(self) -> dict[str, float]:
        with urlopen(f"{self.url}/metrics", timeout=30) as answer:
            lines = answer.read().decode().splitlines()
        return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}

    def stored(self) -> set[str]:
        """Every command in the store, as the guest's name and the command id."""

        def read(connection: Any) -> tuple[list[tuple[str, str]], list[bytes]]:
            guests = connection.execute(text("select id, name from guests"))
            return [(guest, name) for guest, name in guests], list(connection.scalars(text("select body from events")))

        guests, bodies = asyncio.run(database.in_one_transaction(self.database, read))
        names = dict(guests)
        keys = [msgspec.json.decode(body).get("command", "") for body in bodies]
        return {f"{names.get(key.split()[0], '?')} {key.split()[1]}" for key in keys if key}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _children(pid: int) -> list[int]:
    """The server processes below this one, at any depth."""
    found: list[int] = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
            command = (stat.parent / "cmdline").read_text()
        except OSError:
            continue
        if int(fields[1]) == pid and "resource_tracker" not in command and "compile" not in command:
            found += [int(stat.parent.name), *_children(int(stat.parent.name))]
    return found


def slope(moments: Sequence[float], values: Sequence[float]) -> float:
    """How much a value grows in an hour, by least squares."""
    middle, mean = sum(moments) / len(moments), sum(values) / len(values)
    spread = sum((moment - middle) ** 2 for moment in moments)
    if not spread:
        return 0.0
    together = zip(moments, values, strict=True)
    return 3600 * sum((moment - middle) * (value - mean) for moment, value in together) / spread
