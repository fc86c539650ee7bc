"""Short fault runs, seconds instead of the minutes of `make faults`; and starts that must be refused."""

import asyncio
import io
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from paiguan.parlour import wire as w
from paiguan.parlour.client import Client, at_random
from tests.faults.houses import DAMAGES, House, damaged, house, refused
from tests.faults.rounds import go_round
from tests.faults.scenarios import SCENARIOS
from tests.faults.tally import Figures
from tests.parlour.nursery import WarmServer
from tests.parlour.servers import Server
from tests.patience import PATIENCE, until


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_nothing_is_lost_doubled_or_leaked_and_all_tables_continue(kind: str) -> None:
    """Run one fault after another on the same servers."""
    scenarios = [one for one in SCENARIOS if one.kind == kind and one.brief]
    figures, said = Figures(), Console(record=True, file=io.StringIO())
    try:
        go_round(scenarios, 1, figures, said.print, long=False, tables=5)
    except FileNotFoundError as missing:
        pytest.skip(str(missing))
    assert figures.times == len(scenarios)
    assert figures.acknowledged > 0
    assert figures.frames > 0
    assert (figures.lost, figures.doubled, figures.leaks, figures.silent) == (0, 0, 0, 0), said.export_text()


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    with WarmServer(database, tmp_path / "log") as server:
        assert "is in use by another Paiguan server: stop it first" in refused(database)
        server.kill()
        server.start()  # the lock ended with the process


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_refused_in_one_line(damage: str, tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    with WarmServer(f"sqlite:///{file}", tmp_path / "log") as server:
        token = server.guest()
        for _ in range(5):
            server.table(token, "liuhu")
        assert server.stop() == 0
    with sqlite3.connect(file) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
    file.write_bytes(damaged(file.read_bytes(), damage))
    said = refused(f"sqlite:///{file}")
    assert "is damaged" in said or "is not an SQLite database" in said


@pytest.fixture(scope="module")
def two() -> Iterator[House]:
    try:
        with house("postgres") as own:
            yield own
    except FileNotFoundError as missing:
        pytest.skip(str(missing))


class Watching(Client):
    """A client that reads scenes and acts only when told."""

    heard: tuple[str, ...] = ()

    async def answer(self, scene: w.Scene) -> None: ...

    async def _read(self, socket: Any) -> None:
        async for data in socket:
            reply = msgspec.json.decode(data, type=w.AnyReply)
            if isinstance(reply, w.Said):
                self.heard += (f"{reply.name}: {reply.phrase}",)
            elif isinstance(reply, w.Scene):
                self.scene = reply
            elif (waiting := self._waiting.pop(reply.id, None)) is not None:
                waiting.set_result(reply)


def test_a_guest_connected_to_another_process_is_present_and_heard(two: House) -> None:
    one, other = two.servers
    owner, friend = one.guest("Owner"), one.guest("Friend")
    table = one.table(owner, "liuhu", seats=["me", "open", "regular", "novice"])

    async def run() -> None:
        first, second = (Watching(at.url, table, token, at_random(1)) for at, token in ((one, owner), (other, friend)))
        plays = [asyncio.create_task(client.play(lambda _: False)) for client in (first, second)]
        await until(lambda: first.scene is not None and second.scene is not None)
        assert isinstance(await second.ask(w.Sit(id="sit", seat=1)), w.Done)
        await until(lambda: here(first, 1) is True and here(second, 0) is True)
        await second._socket.send('{"do":"say","id":"say","phrase":"hello"}')
        await until(lambda: first.heard == ("Friend: hello",) and second.heard == ("Friend: hello",))
        plays[1].cancel()
        await until(lambda: here(first, 1) is False)
        plays[0].cancel()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_no_bot_replaces_a_guest_connected_to_another_process() -> None:
    """One of three people leaves. When a bot takes their seat, the time limit has passed for the others too."""
    try:
        with house("postgres", pace="0.05") as own:
            asyncio.run(asyncio.wait_for(_wait_for_a_bot(*own.servers), PATIENCE))
    except FileNotFoundError as missing:
        pytest.skip(str(missing))


async def _wait_for_a_bot(one: Server, other: Server) -> None:
    tokens = [one.guest(name) for name in ("Owner", "Friend", "Gone")]
    options = {"preset": "points3"}  # all players are asked at once
    table = one.table(tokens[0], "shisanzhang", options=options, seats=["me", "open", "open", "regular"])
    people = [Watching(one.url, table, token, at_random(1)) for token in tokens]
    plays = [asyncio.create_task(client.play(lambda _: False)) for client in people]
    await until(lambda: all(client.scene is not None for client in people))
    for seat in (1, 2):
        assert isinstance(await people[seat].ask(w.Sit(id="sit", seat=seat)), w.Done)
    # Both leave; one of them comes back through the other process.
    for play in plays[1:]:
        play.cancel()
    await until(lambda: here(people[0], 1) is False and here(people[0], 2) is False)
    people[1] = Watching(other.url, table, tokens[1], at_random(1))
    plays.append(asyncio.create_task(people[1].play(lambda _: False)))
    await until(lambda: people[1].scene is not None and here(people[0], 1) is not None)
    assert isinstance(await people[0].ask(w.Begin(id="begin")), w.Done)
    for client in people[:2]:
        await until(lambda client=client: away(client)["Gone"])  # type: ignore[misc]
        assert away(client) == {"Owner": False, "Friend": False, "Gone": True}
    for play in plays:
        play.cancel()


def away(client: Client) -> dict[str, bool]:
    """Whether a bot sits in, by the name of the guest."""
    assert client.scene is not None
    return {person.name: person.away for person in client.scene.table.seats if person.kind == "guest"}


def test_a_new_name_is_known_to_every_process(two: House) -> None:
    one, other = two.servers
    token = one.guest("Before")
    assert other.ask("GET", "/api/me", token=token)[1]["name"] == "Before"
    assert one.ask("PUT", "/api/me", {"name": "After", "language": "en"}, token)[0] == 200
    while other.ask("GET", "/api/me", token=token)[1]["name"] != "After":
        pass


def here(client: Client, seat: int) -> bool | None:
    """Whether a client sees a guest on a seat as connected."""
    if client.scene is None or client.scene.table.seats[seat].kind != "guest":
        return None
    return client.scene.table.seats[seat].here
