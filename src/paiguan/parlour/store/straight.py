"""The two queries of every move as one PostgreSQL statement each, which the driver runs in one exchange.

The same queries as transactions of SQLAlchemy take five exchanges and three, and most of a process's time. `test_straight.py`
compares both ways.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from paiguan.parlour.store import news as n
from paiguan.parlour.store import queries
from paiguan.parlour.store.queries import Conflict, TableRow

# The table's row serves as the lock, as in `queries.append`: without it nothing is added and nobody is told.
_APPEND = """
with advanced as (
  update tables set stage = $3, seq = $4, summary = $5, updated = $6, finished = $7
  where id = $1 and seq = $2 returning id
), added as (
  insert into events (table_id, seq, body)
  select advanced.id, $2 + one.place, one.body
  from advanced, unnest($8::bytea[]) with ordinality as one (body, place)
)
select pg_notify($9, $10) from advanced
"""
_READ = "select body from events where table_id = $1 and seq > $2 order by seq"


class Statement(NamedTuple):
    """A statement with its parameters, and what the query returns of its rows."""

    sql: str
    given: tuple[Any, ...]
    result: Callable[[list[Any]], Any]
    writes: bool


def _append(row: TableRow, bodies: Sequence[bytes], people: Sequence[str] | None, *further: object) -> Statement | None:
    """Write the events of a move; None where more than a table and its events is written."""
    if people is not None or any(further):
        return None

    def written(rows: list[Any]) -> None:
        if not rows:
            raise Conflict(row.id)

    values = row.stage, row.seq, row.summary, row.updated, row.finished
    told = n.CHANNEL, n.payload(n.Written(row.id, row.seq))
    return Statement(_APPEND, (row.id, row.seq - len(bodies), *values, list(bodies), *told), written, writes=True)


def _read(table: str, since: int) -> Statement:
    return Statement(_READ, (table, since), lambda rows: [bytes(one["body"]) for one in rows], writes=False)


STRAIGHT: dict[Callable[..., Any], Callable[..., Statement | None]] = {queries.append: _append, queries.read: _read}
