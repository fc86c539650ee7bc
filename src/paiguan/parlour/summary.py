"""What the lobby and the list of one's own tables show of a table, kept beside its events."""

import time
from typing import Literal

import msgspec

from paiguan.engine.contract import Json
from paiguan.parlour.store.work import TableRow
from paiguan.parlour.table import Table
from paiguan.parlour.wire import Clock, Stage


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    code: str
    game: str
    preset: str
    options: dict[str, Json]
    host: str  # a name
    seats: tuple[Literal["open", "guest", "bot"], ...]
    names: tuple[str, ...]  # of guests; a bot's depends on who reads
    clock: Clock | None
    stage: Stage
    hands: int
    updated: float


def row_of(table: Table, code: str) -> TableRow:
    host = next((chair.name for chair in table.chairs if chair.guest == table.host), "")
    now = time.time()
    summary = Summary(
        id=table.id,
        code=code,
        game=table.game.name,
        preset=str(table.game.given.get("preset", next(iter(table.game.face.options.presets)))),
        options=table.game.given,
        host=host,
        seats=tuple("open" if chair.open else "guest" if chair.guest else "bot" for chair in table.chairs),
        names=tuple(chair.name for chair in table.chairs),
        clock=table.clock,
        stage=table.stage,
        hands=len(table.hands),
        updated=now,
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
        finished=len(table.hands) - (table.stage == "playing"),
    )


def summary_of(row: TableRow) -> Summary:
    return msgspec.json.decode(row.summary, type=Summary)
