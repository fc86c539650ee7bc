"""A PostgreSQL of our own for tests: a cluster in a folder, started as a process and stopped again."""

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


def program(name: str) -> str | None:
    found = shutil.which(name)
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return found or (str(places[-1]) if places else None)


@contextmanager
def postgres_running() -> Iterator[str]:
    """Gives the address of an empty database. Skips the test where PostgreSQL is not installed."""
    initdb, postgres = program("initdb"), program("postgres")
    if initdb is None or postgres is None:
        pytest.skip("PostgreSQL is not installed: apt-get install postgresql")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    folder = tempfile.mkdtemp(prefix="paiguan-pg")
    user: dict[str, Any] = {}
    if os.geteuid() == 0:  # PostgreSQL will not run as root
        shutil.chown(folder, "nobody")
        user = {"user": "nobody", "group": "nogroup", "extra_groups": []}
    run = {"cwd": folder, "env": {**os.environ, "HOME": folder}, **user}
    arguments = [initdb, "-D", f"{folder}/data", "-U", "paiguan", "--auth=trust", "--no-sync", "-E", "UTF8"]
    subprocess.run(arguments, check=True, capture_output=True, **run)
    settings = ["-p", str(port), "-k", folder, "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"]
    with open(f"{folder}/log", "wb") as log:
        server = subprocess.Popen([postgres, "-D", f"{folder}/data", *settings], stdout=log, stderr=log, **run)
    try:
        asyncio.run(_created(port))
        yield f"postgresql+asyncpg://paiguan@127.0.0.1:{port}/paiguan"
    finally:
        server.send_signal(signal.SIGINT)  # a fast shutdown: clients that are left are disconnected
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)


async def _created(port: int) -> None:
    import asyncpg

    for _ in range(100):
        try:
            connection = await asyncpg.connect(f"postgresql://paiguan@127.0.0.1:{port}/postgres")
            await connection.execute("create database paiguan")
            await connection.close()
            return
        except (OSError, asyncpg.PostgresError):
            await asyncio.sleep(0.1)
    raise AssertionError("PostgreSQL did not start")
