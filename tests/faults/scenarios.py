"""The faults that are caused while people play. Each function returns when nothing is broken any more."""

import asyncio
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from tests.faults.crowd import Crowd
from tests.faults.houses import DAMAGES, House, damaged, refused
from tests.parlour.clusters import asked

Fault = Callable[
    [House, Crowd, float], Awaitable[int]
]  # takes the seconds for which to break things; returns the number of kills


class Scenario(NamedTuple):
    """A fault: its database, and how many seconds it lasts in `make test` and in `make faults`."""

    name: str
    kind: str
    fault: Fault
    short: float
    long: float
    faulty: bool = False  # needs the faulty disk or clock
    brief: bool = True  # also in `make test`


async def play_on(house: House, crowd: Crowd, seconds: float) -> int:
    """Break nothing: people play, and every frame is checked."""
    await asyncio.sleep(seconds)
    return 0


async def kill(house: House, crowd: Crowd, seconds: float) -> int:
    """Kill a server and start another; on PostgreSQL the other server continues meanwhile."""
    which = house.rng.randrange(len(house.servers))
    house.kill(which)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(house.start, which)
    return 1


async def freeze(house: House, crowd: Crowd, seconds: float) -> int:
    house.freeze()
    await asyncio.sleep(seconds)
    house.thaw()
    return 0


async def full_disk(house: House, crowd: Crowd, seconds: float) -> int:
    return await _refusing(house, crowd, seconds, "full")


async def read_only(house: House, crowd: Crowd, seconds: float) -> int:
    return await _refusing(house, crowd, seconds, "readonly")


async def _refusing(house: House, crowd: Crowd, seconds: float, mood: str) -> int:
    """Let the disk refuse writes: nothing is acknowledged, and people are told so."""
    house.disk(mood)
    await asyncio.sleep(0.5)  # for what was already on the way
    before = len(crowd.memory.acknowledged)
    await asyncio.sleep(seconds)
    if len(crowd.memory.acknowledged) > before:
        crowd.memory.wrong["acknowledged on a disk that refuses"] += 1
    if "not_stored" not in crowd.memory.refused.values():
        crowd.memory.wrong["nobody was told that nothing can be stored"] += 1
    house.disk("good")
    return 0


async def slow_disk(house: House, crowd: Crowd, seconds: float) -> int:
    house.disk("slow")
    await asyncio.sleep(seconds)
    house.disk("good")
    return 0


async def locked_file(house: House, crowd: Crowd, seconds: float) -> int:
    """Let another program hold SQLite's lock."""
    other = sqlite3.connect(house.database.removeprefix("sqlite:///"), isolation_level=None, timeout=30)
    other.execute("begin immediate")
    await asyncio.sleep(seconds)
    other.execute("rollback")
    other.close()
    return 0


async def damaged_file(house: House, crowd: Crowd, seconds: float) -> int:
    """Damage the file while no server runs: none starts until the intact file is back."""
    file = Path(house.database.removeprefix("sqlite:///"))
    house.kill()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
    whole = file.read_bytes()
    for damage in DAMAGES:
        file.write_bytes(damaged(whole, damage))
        said = await asyncio.to_thread(refused, house.database)
        if "is damaged" not in said and "is not an SQLite database" not in said:
            crowd.memory.wrong[f"damaged ({damage}): {said}"] += 1
    file.write_bytes(whole)
    await asyncio.to_thread(house.start)
    return 1


async def locked_tables(house: House, crowd: Crowd, seconds: float) -> int:
    """Let another session hold PostgreSQL's lock on all tables."""
    assert house.cluster is not None
    query = f"begin; lock table tables in exclusive mode; select pg_sleep({seconds}); rollback"
    import asyncpg

    connection = await asyncpg.connect(house.cluster.url.replace("postgresql+asyncpg", "postgresql"))
    await connection.execute(query)
    await connection.close()
    return 0


async def clock_jumps(house: House, crowd: Crowd, seconds: float) -> int:
    for jump in (3600, -3600, 0):
        house.jump(jump)
        await asyncio.sleep(seconds / 3)
    return 0


async def restart_database(house: House, crowd: Crowd, seconds: float) -> int:
    assert house.cluster is not None
    await asyncio.to_thread(house.cluster.stop)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(house.cluster.start)
    return 0


async def crash_database(house: House, crowd: Crowd, seconds: float) -> int:
    assert house.cluster is not None
    await asyncio.to_thread(house.cluster.stop, signal.SIGQUIT)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(house.cluster.start)
    return 0


async def end_connections(house: House, crowd: Crowd, seconds: float) -> int:
    """Let the database end every connection of every server, again and again."""
    assert house.cluster is not None
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    while loop.time() < until:
        mine = "pid <> pg_backend_pid() and usename = 'paiguan' and datname = 'paiguan'"
        await asked(house.cluster.url, f"select pg_terminate_backend(pid) from pg_stat_activity where {mine}")
        await asyncio.sleep(0.5)
    return 0


async def cut_line(house: House, crowd: Crowd, seconds: float) -> int:
    house.lines[0].cut()
    await asyncio.sleep(seconds)
    house.lines[0].mend()
    return 0


async def silent_line(house: House, crowd: Crowd, seconds: float) -> int:
    house.lines[0].silence()
    await asyncio.sleep(seconds)
    house.lines[0].mend()
    return 0


async def dead_lines(house: House, crowd: Crowd, seconds: float) -> int:
    """Cut every server off from the database without closing connections; old connections never work again."""
    for line in house.lines:
        line.swallow()
    await asyncio.sleep(seconds)
    for line in house.lines:
        line.mend()
    return 0


SCENARIOS = (
    Scenario("nothing broken", "sqlite", play_on, 0.0, 60.0, brief=False),
    Scenario("nothing broken", "postgres", play_on, 0.0, 60.0, brief=False),
    Scenario("killed", "sqlite", kill, 0.0, 0.0),
    Scenario("stopped", "sqlite", freeze, 1.0, 20.0),
    Scenario("disk full", "sqlite", full_disk, 1.0, 20.0, faulty=True),
    Scenario("disk read-only", "sqlite", read_only, 2.0, 20.0, faulty=True, brief=False),
    Scenario("disk slow", "sqlite", slow_disk, 2.0, 20.0, faulty=True, brief=False),
    Scenario("file locked", "sqlite", locked_file, 2.5, 20.0),
    Scenario("file damaged", "sqlite", damaged_file, 0.0, 0.0, brief=False),
    Scenario("clock jumps", "sqlite", clock_jumps, 1.5, 30.0, faulty=True),
    Scenario("killed", "postgres", kill, 0.0, 0.0),
    Scenario("stopped", "postgres", freeze, 1.0, 20.0),
    Scenario("database restarted", "postgres", restart_database, 0.0, 0.0),
    Scenario("database away", "postgres", restart_database, 3.5, 30.0),
    Scenario("database crashed", "postgres", crash_database, 0.0, 3.0, brief=False),
    Scenario("connections ended", "postgres", end_connections, 1.0, 10.0),
    Scenario("line cut", "postgres", cut_line, 1.0, 20.0, brief=False),
    Scenario("line silent", "postgres", silent_line, 6.0, 30.0, brief=False),
    Scenario("lines dead", "postgres", dead_lines, 3.0, 30.0),
    Scenario("tables locked", "postgres", locked_tables, 3.0, 20.0, brief=False),
    Scenario("clock jumps", "postgres", clock_jumps, 3.0, 30.0, faulty=True, brief=False),
)
