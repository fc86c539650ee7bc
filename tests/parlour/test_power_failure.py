"""Nothing acknowledged is ever lost: the server is killed repeatedly in the middle of every game, and play goes on."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from paiguan.engine.packages import GAMES
from paiguan.parlour import wire as w
from paiguan.parlour.client import Client, at_random, filled
from tests.parlour.nursery import WarmServer
from tests.parlour.servers import Server
from tests.patience import PATIENCE


@pytest.mark.parametrize("game", GAMES)
def test_a_killed_server_goes_on_where_it_was(game: str, tmp_path: Path) -> None:
    rng = random.Random(GAMES.index(game))
    with WarmServer(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "log") as server:
        token = server.guest()
        table = server.table(token, game)
        done: list[tuple[int, dict[str, Any]]] = []  # acknowledged moves, with their hand
        kills = 0

        async def run() -> None:
            nonlocal kills
            client = Client(server.url, table, token, at_random(1))

            async def choose(own: Client, scene: w.Scene) -> dict[str, Any] | None:
                nonlocal kills
                hand = scene.hand
                assert hand is not None
                reply = None
                while not isinstance(reply, w.Done):  # pieces are picked at random: pick again after a refusal
                    move = filled(rng.choice(hand.offers), hand.view, scene.table.you or 0, rng)
                    reply = await own.ask(w.Play(id=own.next_id(), hand=hand.number, step=hand.step, move=move))
                    if isinstance(reply, w.Refusal) and reply.code == "stale":
                        return None
                done.append((hand.number, move))
                if rng.random() < 0.5 and kills < 3:
                    kills += 1
                    server.kill()
                    server.start()
                return None

            client._choose = choose
            await asyncio.wait_for(client.play(lambda scene: scene.table.hands > 1 and kills > 0), PATIENCE)

        asyncio.run(run())
        assert kills > 0
        server.kill()
        server.start()
        kept = stored_moves(server, token, table)
        for hand, move in done:
            assert (hand, move) in kept
        assert not server.complaints


def stored_moves(server: Server, token: str, table: str) -> list[tuple[int, dict[str, Any]]]:
    """Return the player's own moves of all hands, as stored."""
    import sqlite3

    path = server.database.removeprefix("sqlite:///")
    rows = sqlite3.connect(path).execute("select body from events where table_id = ? order by seq", (table,)).fetchall()
    import json

    hand, moves = 0, []
    for (body,) in rows:
        event = json.loads(body)
        hand += event["e"] == "dealt"
        if event["e"] in ("moved", "meant"):
            moves.append((hand, {key: value for key, value in event["move"].items() if key != "seat"}))
    return moves
