"""A real server and table for blocks that connect to one, in place of the address and table id on the page."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.patience import PATIENCE

ADDRESS, TABLE = "http://127.0.0.1:8080", '"ID"'  # as written on the pages


@contextmanager
def at_a_table(text: str, folder: Path) -> Iterator[str]:
    """Start a server with a table of one hand and an open seat; yield the text of the block with their address and id. The owner begins
    when the seat is taken, and plays."""
    from paiguan.parlour import wire
    from paiguan.parlour.client import Client, by_level
    from tests.parlour.nursery import WarmServer

    class Owner(Client):
        async def answer(self, scene: wire.Scene) -> None:
            if scene.table.stage == "gathering" and all(person.kind != "open" for person in scene.table.seats):
                await self.ask(wire.Begin(id=self.next_id()))
            else:
                await super().answer(scene)

    with WarmServer(f"sqlite:///{folder / 'house.db'}", folder / "log") as server:
        token = server.guest("Owner")
        table = server.table(token, "tianjiu", seats=["me", "open", "novice", "novice"], options={"hands": 1})
        owner = Owner(server.url, table, token, by_level("novice"))
        playing = owner.play(lambda scene: scene.table.stage == "over")
        thread = threading.Thread(target=lambda: asyncio.run(asyncio.wait_for(playing, PATIENCE)), daemon=True)
        thread.start()
        yield text.replace(ADDRESS, server.url).replace(TABLE, f'"{table}"')
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the hand did not end"
        assert owner.scene is not None
        assert owner.scene.table.stage == "over"


def make_house(folder: Path) -> None:
    """Make a database with a guest and a table, where `paiguan serve` keeps it."""
    from tests.parlour.nursery import WarmServer

    with WarmServer(f"sqlite:///{folder / 'paiguan.db'}", folder / "log") as server:
        server.table(server.guest("Owner"), "tianjiu")
