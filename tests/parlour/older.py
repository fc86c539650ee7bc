"""What is stored of games: a database as the version before wrote it, with the hands of Ann and Bob (`FACTS`), and what any database
holds."""

import gzip
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, select

from paiguan.parlour.keeping import guest_columns
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.store import played
from paiguan.parlour.store.schema import events, guests, meta, rewrites, tables
from paiguan.parlour.store.schema import played as results
from tests.parlour.nursery import WarmServer
from tests.parlour.servers import Server

STORED = Path(__file__).parent / "stored"
FACTS = json.loads((STORED / "schema-0002.json").read_text())
ANN, BOB, TABLES = FACTS["ann"], FACTS["bob"], FACTS["tables"]
FAR = 1e12  # a time that has not come


def unpacked(folder: Path) -> str:
    """The address of a copy of the database."""
    file = folder / "today.db"
    file.write_bytes(gzip.decompress((STORED / "schema-0002.db.gz").read_bytes()))
    return f"sqlite:///{file}"


@contextmanager
def older_server(folder: Path) -> Iterator[Server]:
    with WarmServer(unpacked(folder), folder / "log") as server:
        yield server
        assert not server.complaints


async def hands_of(parlour: Parlour, guest: str) -> list[tuple[str, int, int]]:
    """Table, hand and units of every hand that a guest has finished."""
    rows = await parlour.store.do(played.every, guest, FAR)
    return [(row.table_id, row.hand, row.units) for row in rows]


async def everything(parlour: Parlour) -> bytes:
    """Every event, summary and result that is stored, and every guest of the index, as bytes."""

    def read(connection: Connection) -> bytes:
        found = [*connection.scalars(select(events.c.body)), *connection.scalars(select(tables.c.summary))]
        found += connection.scalars(select(results.c.about))
        people = [column for table in meta.sorted_tables if table is not rewrites for column in guest_columns(table)]
        for column in (*people, guests.c.name):
            found += [str(one).encode() for one in connection.scalars(select(column))]
        return b"\n".join(found)

    return await parlour.store.do(read)
