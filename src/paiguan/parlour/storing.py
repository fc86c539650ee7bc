"""Storing what happens at a table: one command at a time, its events with all that follows from them in one transaction."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec
from sqlalchemy import Connection

from paiguan.parlour import events as e
from paiguan.parlour.daily.lines import daily_result
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.ratings.matches import ended_match
from paiguan.parlour.results import results
from paiguan.parlour.store import Store, queries
from paiguan.parlour.summary import row_of
from paiguan.parlour.table import Table
from paiguan.parlour.tournaments.rounds import contest_result

_encoder = msgspec.json.Encoder()
Also: TypeAlias = Callable[[Connection], None]  # writes what belongs to the same transaction


class Gone(Exception):
    """The store no longer has this table."""


class Dropped(Exception):
    """What is in memory may differ from what is stored; the next visitor loads the table again."""


class Turns(asyncio.Lock):
    """A lock that admits commands one at a time, and none once the host is dropped, since its memory may be wrong."""

    dropped = False

    async def __aenter__(self) -> None:
        await super().__aenter__()
        if self.dropped:
            self.release()
            raise Dropped


async def store_events(
    store: Store,
    metrics: Metrics,
    table: Table,
    code: str,
    events: Sequence[e.AnyEvent],
    also: Also | None = None,
) -> Sequence[e.AnyEvent]:
    """Apply events to a table, then store them, and `also` what belongs to them. Return them with the result of a hand that they end.

    On failure the table in memory differs from the one that is stored.
    """
    for event in events:
        table.apply(event)
    played, tried, ended, after = [], None, None, also
    if (settled := table.played.settlement(events[-1].at)) is not None:
        table.apply(settled)
        events = [*events, settled]
        played = results(table, settled.at)
        tried = None if table.daily is None else daily_result(table, time.time())
        ended = ended_match(table, settled.at)
        after = None if table.contest is None else contest_result(table, time.time())
    seated = any(isinstance(event, (e.Sat, e.Stood, e.Vacated)) for event in events)
    people = [chair.guest for chair in table.chairs if chair.guest] if seated else None
    row = row_of(table, code)
    with metrics.commits.time():
        bodies = [_encoder.encode(event) for event in events]
        await store.do(queries.append, row, bodies, people, played, tried, ended, after)
    return events
