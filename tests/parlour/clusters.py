"""A PostgreSQL cluster for tests, in a temporary folder: started as a process, stopped and started again."""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.patience import tries


def program(name: str) -> str | None:
    found = shutil.which(name)
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return found or (str(places[-1]) if places else None)


class Cluster:
    """PostgreSQL on a free port. Raises FileNotFoundError if it is not installed."""

    def __init__(self) -> None:
        initdb, postgres = program("initdb"), program("postgres")
        if initdb is None or postgres is None:
            raise FileNotFoundError("PostgreSQL is not installed: apt-get install postgresql")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"postgresql+asyncpg://paiguan@127.0.0.1:{self.port}/paiguan"
        self._folder = tempfile.mkdtemp(prefix="paiguan-pg")
        user: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(self._folder, "nobody")
            user = {"user": "nobody", "group": "nogroup", "extra_groups": []}
        self._run = {"cwd": self._folder, "env": {**os.environ, "HOME": self._folder}, **user}
        arguments = [initdb, "-D", f"{self._folder}/data", "-U", "paiguan", "--auth=trust", "--no-sync", "-E", "UTF8"]
        subprocess.run(arguments, check=True, capture_output=True, **self._run)
        settings = ["-p", str(self.port), "-k", self._folder, "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"]
        self._command = [postgres, "-D", f"{self._folder}/data", *settings]
        self._server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with open(f"{self._folder}/log", "ab") as log:
            self._server = subprocess.Popen(self._command, stdout=log, stderr=log, **self._run)
        asyncio.run(_created(self.port))

    def stop(self, how: int = signal.SIGINT) -> None:
        """Shut down fast, disconnecting clients. SIGQUIT simulates a crash."""
        if self._server is not None:
            self._server.send_signal(how)
            self._server.wait()
            self._server = None

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def ask(self, query: str) -> list[Any]:
        """Return the rows of a query, if it has any."""
        return asyncio.run(asked(self.url, query))


async def asked(url: str, query: str) -> list[Any]:
    import asyncpg

    connection = await asyncpg.connect(url.replace("postgresql+asyncpg", "postgresql"))
    try:
        return list(await connection.fetch(query))
    finally:
        await connection.close()


@contextmanager
def cluster_running() -> Iterator[Cluster]:
    """Yield a cluster with an empty database. Skips the test if PostgreSQL is not installed."""
    try:
        cluster = Cluster()
    except FileNotFoundError as error:
        pytest.skip(str(error))
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.close()


@contextmanager
def postgres_running() -> Iterator[str]:
    """Yield the address of an empty database. Skips the test if PostgreSQL is not installed."""
    with cluster_running() as cluster:
        yield cluster.url


async def _created(port: int) -> None:
    import asyncpg

    for _ in tries(0):
        try:
            connection = await asyncpg.connect(f"postgresql://paiguan@127.0.0.1:{port}/postgres")
            if not await connection.fetch("select 1 from pg_database where datname = 'paiguan'"):
                await connection.execute("create database paiguan")
            await connection.close()
            return
        except (OSError, asyncpg.PostgresError):
            await asyncio.sleep(0.1)
