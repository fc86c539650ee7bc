"""Failures of tasks are never silent: they are logged with an id, clients reconnect, and the table goes on."""

import asyncio
import json
import os
from pathlib import Path
from typing import Any

import pytest

from paiguan.parlour import wire as w
from paiguan.parlour.client import Client, by_level
from tests.parlour.nursery import WarmServer
from tests.parlour.servers import Server
from tests.patience import PATIENCE


class Breaking(WarmServer):
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
        asyncio.run(asyncio.wait_for(over, PATIENCE))
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

        novice = by_level("novice")

        async def ask(client: Client, scene: w.Scene) -> dict[str, Any] | None:
            while True:  # until the socket closes; hints are refused while the game is being compiled
                answer = await client.ask(w.Hint(id=client.next_id()))
                if isinstance(answer, w.Advised) and not answer.best:  # a forced move is not advised on
                    return await novice(client, scene)
                await asyncio.sleep(0.2)

        client = Client(server.url, table, token, ask)
        asyncio.run(asyncio.wait_for(client.play(lambda _: client.lost > 0), PATIENCE))
        assert client.lost
        assert faults(server, "socket")
