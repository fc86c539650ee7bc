"""A task that dies is never silent: it is logged under an id, clients come back by themselves, and the table goes on."""

import asyncio
import json
import os
from pathlib import Path
from typing import Any

import pytest

from paiguan.parlour import wire as w
from paiguan.parlour.client import Client, by_level
from tests.parlour.servers import Server


class Breaking(Server):
    module = "tests.parlour.breaking"


def faults(server: Server, event: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in server.log.splitlines() if line.startswith("{")]
    return [line for line in lines if line["level"] == "error" and line["event"] == event]


@pytest.mark.parametrize(
    ("part", "event", "hung_up"),
    [("writer", "socket", True), ("driver", "table", False), ("thinker", "thinker", False)],
)
def test_a_hand_is_played_to_its_end_whatever_breaks(
    part: str, event: str, hung_up: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(os.environ, "BREAK", part)
    with Breaking(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "log", log_format="json") as server:
        token = server.guest()
        table = server.table(token, "mohuahua", seats=["me", "regular", "regular"])
        client = Client(server.url, table, token, by_level("novice"))
        over = client.play(lambda scene: scene.hand is not None and scene.hand.account is not None)
        asyncio.run(asyncio.wait_for(over, 90))
        assert bool(client.lost) == hung_up
        logged = faults(server, event)
        assert logged
        assert all(len(fault["id"]) == 12 for fault in logged)
        assert "a secret" not in server.log


def test_a_hint_that_breaks_closes_the_socket_with_1011(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "BREAK", "hint")
    with Breaking(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "log", log_format="json") as server:
        token = server.guest()
        table = server.table(token, "mohuahua", seats=["me", "regular", "regular"])

        async def ask(client: Client, scene: w.Scene) -> None:
            while True:  # until the socket is closed; refused while the game is being compiled
                await client.ask(w.Hint(id=client.next_id()))
                await asyncio.sleep(0.2)

        client = Client(server.url, table, token, ask)
        asyncio.run(asyncio.wait_for(client.play(lambda _: client.lost > 0), 90))
        assert client.lost
        assert faults(server, "socket")
