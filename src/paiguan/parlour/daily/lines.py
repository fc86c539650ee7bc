"""What a player decided in the deal of a day: as hashes to count who did the same, and in words to be shown."""

import hashlib
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from paiguan.engine.contract import Json, Move
from paiguan.engine.deal import Deal
from paiguan.engine.records import begin_record
from paiguan.parlour import wire as w
from paiguan.parlour.daily.deal import closes
from paiguan.parlour.scene import SeatHistory, advice_offer
from paiguan.parlour.table import Table


class Decision(NamedTuple):
    """A move where there was a choice."""

    deal: Deal  # before it
    move: Move
    step: int  # of the replay
    mark: str  # the same for all who decided the same up to here


def decisions(record: dict[str, Json], own: int) -> Iterator[Decision]:
    """Yield the decisions of a seat. The bots answer alike, so equal decisions before it mean the same position."""
    deal = begin_record(record)
    history, step, mark = SeatHistory(deal, own), 0, ""
    for action in record["actions"]:
        before = deal.copy()
        free = action["seat"] == own and len(before.legal_moves_of(own)) > 1
        codes = deal.game.interface.codes
        move = deal.push(action)
        if free:
            chosen = list(map(int, codes(before.state, deal.game.options, move)))
            mark = hashlib.sha256(f"{mark} {chosen}".encode()).hexdigest()[:12]
            yield Decision(before, move, step, mark)
        history.follow(deal)
        step += history.changed


def daily_result(table: Table, at: float) -> dict[str, object]:
    """Return what is stored with the end of a try. After its day is closed it is practice."""
    daily, hand = table.daily, table.hand
    seat = hand.seat_of(table.host)
    assert daily is not None
    assert seat is not None
    line = [one.mark for one in decisions(hand.record(table.game), seat)]
    late = {"late": True} if daily.late or at >= closes(daily.day) else {}
    return {"ended": at, "units": hand.payments[seat], "line": msgspec.json.encode(line), **late}


def worded(line: Sequence[Decision], language: w.Language) -> list[w.Offer]:
    return [advice_offer(one.deal, one.move, language) for one in line]
