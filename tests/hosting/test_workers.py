"""Two processes on one PostgreSQL: each reports the metrics of both, a killed one is replaced, and a stop is graceful."""

import asyncio
import http.client
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import Connection, select

from paiguan.parlour.client import Client, at_random
from paiguan.parlour.store.database import in_one_transaction
from paiguan.parlour.store.schema import events
from tests.parlour.clusters import postgres_running
from tests.parlour.servers import Server
from tests.patience import PATIENCE, tries


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres_running() as url:
        yield url


def numbers(server: Server) -> dict[tuple[str, ...], float]:
    """Read the metrics from the process that accepts the connection."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    line.request("GET", "/metrics")
    answer = line.getresponse()
    text = answer.read().decode()
    line.close()
    assert answer.status == 200
    families = text_string_to_metric_families(text)
    return {(one.name, *one.labels.values()): one.value for family in families for one in family.samples}


def played(server: Server, seed: int) -> None:
    token = server.guest()
    client = Client(server.url, server.table(token, "mohuahua"), token, at_random(seed))
    over = client.play(lambda scene: bool(scene.hand and scene.hand.account))
    asyncio.run(asyncio.wait_for(over, PATIENCE))


def settled(server: Server, total: float) -> dict[tuple[str, ...], float]:
    """Wait until every process has reported its gauges; return the metrics."""
    for _ in tries(0.2):
        found = numbers(server)
        if found["paiguan_tables",] == total:
            break
    return found


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds the processes in /proc")
def test_metrics_cover_all_processes_and_a_killed_one_is_replaced(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "log", workers="2") as server:
        for seed in range(4):
            played(server, seed)
        found = settled(server, 4)
        stored = bot_moves(database)
        assert found["paiguan_moves_total", "bot", "mohuahua"] == stored > 0
        assert all(numbers(server)["paiguan_moves_total", "bot", "mohuahua"] == stored for _ in range(6))
        assert found["paiguan_memory_bytes",] > 50_000_000
        assert server.pid is not None
        victim = workers_of(server.pid)[0]
        os.kill(victim, signal.SIGKILL)
        for _ in tries():
            alive = workers_of(server.pid)
            if len(alive) == 2 and victim not in alive:
                break
        played(server, 9)
        assert numbers(server)["paiguan_moves_total", "bot", "mohuahua"] == bot_moves(database) > stored
        assert server.stop() == 0
        assert not server.complaints


def bot_moves(database: str) -> int:
    def count(connection: Connection) -> int:
        return sum(b'"by":"bot"' in bytes(body) for body in connection.scalars(select(events.c.body)))

    return asyncio.run(in_one_transaction(database, count))


def workers_of(parent: int) -> list[int]:
    """The ids of the server processes: they were started with a socket, unlike Python's own helper process."""
    found = []
    for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split():
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
            found.append(int(child))
    return found
