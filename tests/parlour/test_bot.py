"""`paiguan bot`: a seat at a real table, and one clear sentence for every error."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from paiguan.cli import main
from paiguan.parlour import wire as w
from paiguan.parlour.client import Client, by_level
from tests.parlour.nursery import WarmServer
from tests.parlour.servers import Server
from tests.patience import PATIENCE


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("house")
    with WarmServer(f"sqlite:///{folder / 'house.db'}", folder / "log") as server:
        yield server
        assert not server.complaints


class Host(Client):
    """Begins the match once all seats are taken."""

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
        asyncio.run(
            asyncio.wait_for(host.play(lambda scene: scene.hand is not None and bool(scene.hand.account)), PATIENCE)
        )
        said, wrong = bot.communicate(timeout=PATIENCE)
    finally:
        bot.kill()
    assert (bot.returncode, wrong) == (0, "")
    assert "sits on seat 2" in said
    assert "hand 1" in said
    assert host.scene is not None
    assert "Robot" in [person.name for person in host.scene.table.seats]


def test_a_program_that_starts_again_plays_on(server: Server) -> None:
    """After each move another program takes over; none of them may use an id that was used before."""
    token = server.guest()
    table = server.table(token, "tianjiu", seats=["me", "novice", "novice", "novice"])
    steps: list[int] = []
    while True:
        player = Client(server.url, table, token, by_level("novice"))

        def done(scene: w.Scene, began: int = steps[-1] if steps else -1) -> bool:
            return scene.hand is not None and (scene.hand.account is not None or scene.hand.step > began + 1)

        asyncio.run(asyncio.wait_for(player.play(done), PATIENCE))
        assert player.scene is not None
        assert player.scene.hand is not None
        if player.scene.hand.account is not None:
            return
        steps.append(player.scene.hand.step)


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
