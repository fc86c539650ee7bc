"""Servers on one database, and ways to make them, the disk, the clock and the network fail."""

import atexit
import os
import random
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path

from tests.faults.line import Line
from tests.parlour.clusters import Cluster
from tests.parlour.nursery import WarmServer, nursery_with, told

COLD = 10  # every tenth start after a kill is a cold start


class House:
    """Servers on one database, with methods to break them."""

    def __init__(self, kind: str, folder: Path, seed: int) -> None:
        self.kind, self.folder = kind, folder
        self.rng = random.Random(f"{kind} {seed}")  # chooses when and where faults happen
        self.servers: list[WarmServer] = []
        self._starts, self.cold = 0, False  # whether the last start was cold
        self.cluster: Cluster | None = None
        self.lines: list[Line] = []  # one for each server, between it and PostgreSQL
        self.database = f"sqlite:///{folder / 'house.db'}"
        self.mood, self.clock = folder / "mood", folder / "clock"

    def kill(self, which: int = 0) -> None:
        self.servers[which].kill()

    def start(self, which: int = 0) -> None:
        self._starts += 1
        self.cold = self.servers[which].cold = self._starts % COLD == 0
        self.servers[which].start()

    def freeze(self, which: int = 0) -> None:
        os.kill(self.servers[which].pid or 0, signal.SIGSTOP)

    def thaw(self, which: int = 0) -> None:
        os.kill(self.servers[which].pid or 0, signal.SIGCONT)

    def disk(self, mood: str) -> None:
        """Set the state of the disk: good, full, readonly or slow."""
        self.mood.write_text(mood)

    def jump(self, seconds: int) -> None:
        """Move the clock of every server by some seconds."""
        self.clock.write_text(str(seconds))

    @property
    def complaints(self) -> list[str]:
        """The unexpected faults in the logs."""
        lines = [line for server in self.servers for line in server.log.splitlines()]
        return [line for line in lines if (" ERROR " in line and " not_stored " not in line) or "Traceback" in line]


@contextmanager
def house(kind: str, faulty: bool = False, seed: int = 0, pace: str = "0") -> Iterator[House]:
    """Run one server on SQLite or two on PostgreSQL. With `faulty`, SQLite's file and the clock obey House.disk and House.jump.
    Raises FileNotFoundError if a program is not installed."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="paiguan-faults-"))).resolve()
        own = House(kind, folder, seed)
        before = dict(os.environ)
        stack.callback(os.environ.update, before)
        stack.callback(os.environ.clear)
        if faulty:
            os.environ |= {
                "LD_PRELOAD": str(_built()),
                "FAULTY_DISK": str(own.mood),
                "FAULTY_FILES": str(folder / "house.db"),
                "FAULTY_CLOCK": str(own.clock),
            }
        nursery_with(os.environ.get("LD_PRELOAD", ""))
        addresses = [own.database]
        if kind == "postgres":
            own.cluster = Cluster()
            stack.callback(own.cluster.close)
            own.cluster.start()
            own.database = own.cluster.url
            own.lines = [stack.enter_context(Line(own.cluster.port)) for _ in range(2)]
            addresses = [own.database.replace(str(own.cluster.port), str(line.port)) for line in own.lines]
        for number, address in enumerate(addresses):
            server = WarmServer(address, folder / f"log{number}", pace)
            own.servers.append(server)
            stack.callback(server.kill)
            server.start()
        yield own


@cache
def _built() -> Path:
    """Compile the library that makes disk and clock fail on request."""
    compiler = shutil.which("cc")
    if compiler is None:
        raise FileNotFoundError("a C compiler is missing: apt-get install gcc")
    folder = tempfile.mkdtemp(prefix="paiguan-machine-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    library, source = Path(folder) / "machine.so", Path(__file__).with_name("machine.c")
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], check=True)
    return library


DAMAGES = ("head", "pages", "end")


def damaged(data: bytes, damage: str) -> bytes:
    """Damage a copy of an SQLite file: its header, the beginning of every other page, or its second half."""
    broken = bytearray(data)
    if damage == "head":
        broken[:64] = bytes(64)
    elif damage == "pages":
        for place in range(4096, len(broken), 4096):
            broken[place : place + 64] = b"\xff" * 64
    else:
        del broken[len(broken) // 2 :]
    return bytes(broken)


def refused(database: str) -> str:
    """What `paiguan serve` prints when it cannot start; it must be one line, with status 2."""
    status, said = told("serve", "--port", "0", "--database", database)
    assert (status, said.count("\n")) == (2, 1), (status, said)
    return said
