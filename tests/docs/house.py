"""A house for blocks that talk to one: the address and the table that a page names stand for a real server and a real table."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ADDRESS, TABLE = "http://127.0.0.1:8080", '"ID"'  # as the pages write them
PATIENCE = 90  # seconds for a hand at the table


@contextmanager
def at_a_table(text: str, folder: Path) -> Iterator[str]:
    """The text of a block, with a server at the address it names and a table of one hand at which a seat is open; its owner begins when
    that seat is taken, and plays."""
    from paiguan.parlour import wire
    from paiguan.parlour.client import Client, by_level
    from tests.parlour.servers import Server

    class Owner(Client):
        async def answer(self, scene: wire.Scene) -> None:
            if scene.table.stage == "gathering" and all(person.kind != "open" for person in scene.table.seats):
                await self.ask(wire.Begin(id=self.next_id()))
            else:
                await super().answer(scene)

    with Server(f"sqlite:///{folder / 'house.db'}", folder / "log") as server:
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
    """A host's database, where `paiguan serve` keeps it: with a guest and a table."""
    from tests.parlour.servers import Server

    with Server(f"sqlite:///{folder / 'paiguan.db'}", folder / "log") as server:
        server.table(server.guest("Owner"), "tianjiu")
