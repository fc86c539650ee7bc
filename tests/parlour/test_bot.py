"""`paiguan bot`: a seat at a real table, and one clear sentence for everything that is wrong."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from paiguan.cli import main
from paiguan.parlour import wire as w
from paiguan.parlour.client import Client, by_level
from tests.parlour.servers import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("house")
    with Server(f"sqlite:///{folder / 'house.db'}", folder / "log") as server:
        yield server
        assert not server.complaints


class Host(Client):
    """Begins when nobody is missing."""

    async def answer(self, scene: w.Scene) -> None:
        if scene.table.stage == "gathering" and all(person.kind != "open" for person in scene.table.seats):
            await self.ask(w.Begin(id=self.next_id()))
        else:
            await super().answer(scene)


def test_a_bot_takes_an_open_seat_and_plays_a_hand(server: Server) -> None:
    token = server.guest("Host")
    table = server.table(token, "liuhu", seats=["me", "open", "novice", "novice"])
    command = [sys.executable, "-m", "paiguan.cli", "bot", f"{server.url}/t/{table}", "--hands", "1", "--name", "Robot"]
    bot = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    host = Host(server.url, table, token, by_level("novice"))
    try:
        asyncio.run(asyncio.wait_for(host.play(lambda scene: scene.hand is not None and bool(scene.hand.account)), 90))
        said, wrong = bot.communicate(timeout=60)
    finally:
        bot.kill()
    assert (bot.returncode, wrong) == (0, "")
    assert "sits on seat 2" in said
    assert "hand 1" in said
    assert host.scene is not None
    assert "Robot" in [person.name for person in host.scene.table.seats]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nonsense"], "is not a link to a table"),
        (["http://127.0.0.1:1/t/abc"], "there is no parlour"),
        (["HOUSE/t/nowhere"], "there is no such table"),
        (["HOUSE/t/nowhere", "--token", "wrong"], "does not know this token"),
        (["HOUSE/t/nowhere", "--level", "god"], "there is no level"),
        (["HOUSE/t/nowhere", "--hands", "0"], "--hands must be from 1"),
        (["HOUSE/t/FULL"], "has no open seat"),
    ],
)
def test_bad_input_is_one_sentence(
    server: Server, arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    full = server.table(server.guest(), "liuhu")
    given = [part.replace("HOUSE", server.url).replace("FULL", full) for part in arguments]
    assert main(["bot", *given]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1
