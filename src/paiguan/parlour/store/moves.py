"""The two queries of every move, for PostgreSQL: each is one statement, which the driver runs in one exchange.

Moves are gathered: while a statement is on its way, the moves of other tables wait for the next one and share its commit.
PostgreSQL lets commits that notify pass one at a time, each with a write to the disk, so that otherwise the disk would set the
number of moves in a second. `tests/parlour/test_gathered_moves.py` compares this with the transactions it stands for.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import NamedTuple

from paiguan.parlour.store import news as n
from paiguan.parlour.store.queries import TableRow

READ = "select body from events where table_id = $1 and seq > $2 order by seq"
# The rows of the tables serve as locks, as in `queries.append`. Nobody waits for a row that somebody else has locked, so that a
# table that cannot be written to stops no other.
APPEND = """
with wanted as (
  select * from unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::bytea[], $6::float8[], $7::int[], $8::text[])
    as one (id, before, stage, seq, summary, updated, finished, news)
), locked as (
  select tables.id from tables join wanted on tables.id = wanted.id and tables.seq = wanted.before
  for update of tables skip locked
), advanced as (
  update tables set stage = wanted.stage, seq = wanted.seq, summary = wanted.summary, updated = wanted.updated,
    finished = wanted.finished
  from wanted join locked on locked.id = wanted.id
  where tables.id = wanted.id and tables.seq = wanted.before
  returning tables.id, wanted.news
), added as (
  insert into events (table_id, seq, body)
  select more.id, more.seq, more.body
  from unnest($9::text[], $10::int[], $11::bytea[]) as more (id, seq, body) join advanced on advanced.id = more.id
)
select id, pg_notify($12, news) from advanced
"""
MOST = 200  # moves in a statement
Rows = list[Mapping[str, object]]
Run = Callable[..., Awaitable[Rows]]  # a statement with its parameters


class Move(NamedTuple):
    """What a move writes, and whether it was written."""

    row: TableRow
    bodies: Sequence[bytes]
    written: "asyncio.Future[bool]"


class Moves:
    """Writes moves, those of many tables at once. `run` is given a statement and its parameters."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._waiting: list[Move] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, row: TableRow, bodies: Sequence[bytes]) -> bool:
        """Write a move. Return false where nothing was written: another process was faster, or holds the table."""
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Move(row, bodies, written))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write(), name="moves")
        return await written

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch = {one.row.id: one for one in reversed(self._waiting[:MOST])}  # of a table, only the first
                self._waiting = [one for one in self._waiting if batch.get(one.row.id) is not one]
                moves = list(batch.values())
                try:
                    rows = await self._run(APPEND, *_parameters(moves))
                except Exception as error:
                    for one in moves:
                        if not one.written.done():
                            one.written.set_exception(error)
                    continue
                found = {row["id"] for row in rows}
                for one in moves:
                    if not one.written.done():
                        one.written.set_result(one.row.id in found)
        finally:
            self._writer = None


def _parameters(moves: list[Move]) -> tuple[object, ...]:
    rows = [one.row for one in moves]
    events = [
        (one.row.id, one.row.seq - len(one.bodies) + place, body)
        for one in moves
        for place, body in enumerate(one.bodies, 1)
    ]
    return (
        [row.id for row in rows],
        [one.row.seq - len(one.bodies) for one in moves],
        [row.stage for row in rows],
        [row.seq for row in rows],
        [row.summary for row in rows],
        [row.updated for row in rows],
        [row.finished for row in rows],
        [n.payload(n.Written(row.id, row.seq)) for row in rows],
        *([event[place] for event in events] for place in range(3)),
        n.CHANNEL,
    )


def is_move(people: Sequence[str] | None, *further: object) -> bool:
    """Whether `queries.append` is given nothing but a table and its events."""
    return people is None and not any(further)
