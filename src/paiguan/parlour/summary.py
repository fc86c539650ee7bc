"""What lists show of a table, the lobby and a guest's own tables; stored beside its events."""

import time
from typing import Literal

import msgspec

from paiguan.engine.contract import Json
from paiguan.parlour.store.queries import TableRow
from paiguan.parlour.table import Table
from paiguan.parlour.wire import Clock, Stage


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    code: str
    game: str
    preset: str
    options: dict[str, Json]
    host: str  # the owner's name
    seats: tuple[Literal["open", "guest", "bot"], ...]
    names: tuple[str, ...]  # of guests; a bot's name depends on the reader's language
    clock: Clock | None
    stage: Stage
    hands: int  # of the match that is being played, the one on the table included
    updated: float
    totals: tuple[int, ...] = ()  # of a match that is over
    asked: bool = False  # in a guest's own list: a slow table waits for them …
    prompt: str = ""  # … or what else it waits for, in words
    own: bool = False  # links tell nothing of it: a try, or a table of a tournament


def row_of(table: Table, code: str) -> TableRow:
    host = next((chair.name for chair in table.chairs if chair.guest == table.host), "")
    now = time.time()
    summary = Summary(
        id=table.id,
        code=code,
        game=table.game.name,
        preset=str(table.game.given.get("preset", next(iter(table.game.interface.options.presets)))),
        options=table.game.given,
        host=host,
        seats=tuple("open" if chair.open else "guest" if chair.guest else "bot" for chair in table.chairs),
        names=tuple(chair.name for chair in table.chairs),
        clock=table.clock,
        stage=table.stage,
        hands=table.match.standing.hands + (table.stage == "playing"),
        updated=now,
        totals=table.match.totals if table.stage == "over" else (),
        own=table.origin is not None or table.contest is not None,
    )
    return TableRow(
        id=table.id,
        code=code,
        game=table.game.name,
        public=table.public,
        stage=table.stage,
        seq=table.seq,
        summary=msgspec.json.encode(summary),
        updated=now,
        finished=len(table.hands) - table.in_play,
    )


def summary_of(row: TableRow) -> Summary:
    return msgspec.json.decode(row.summary, type=Summary)
