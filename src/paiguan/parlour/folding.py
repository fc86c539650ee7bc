"""Stored events, decoded and folded."""

from collections.abc import Iterable, Sequence

import msgspec

from paiguan.parlour import events as e
from paiguan.parlour.table import Table

_decoder = msgspec.json.Decoder(e.AnyEvent)


def decoded(bodies: Iterable[bytes]) -> list[e.AnyEvent]:
    return [_decoder.decode(body) for body in bodies]


def fold(table: Table, bodies: Sequence[bytes]) -> list[e.AnyEvent]:
    """Apply stored events to a table and play its last hand. Return the events."""
    events = decoded(bodies)
    apply(table, events)
    return events


def apply(table: Table, events: Iterable[e.AnyEvent]) -> None:
    """Apply events to a table and play its last hand. A table that has been deleted has none."""
    for event in events:
        table.apply(event)
    if table.seq:
        _ = table.deal
