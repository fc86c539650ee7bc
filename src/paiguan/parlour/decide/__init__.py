"""Decide what a guest's command does to a table: return the events it causes, or refuse it. The table is only read."""

from typing import Any

import msgspec

from paiguan.parlour import events as e
from paiguan.parlour import wire as w
from paiguan.parlour.decide import matches, moves, seals, seats
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.table import Table

OF_OWNERS = (w.Leave, w.CloseTable, w.SeatBot, w.Begin, w.Rematch)

DECISIONS: dict[type, Any] = {
    w.Ready: matches.ready,
    w.Seal: seals.seal,
    w.Unseal: seals.unseal,
    w.Sit: seats.sit,
    w.Stand: seats.stand,
    w.Leave: seats.leave,
    w.CloseTable: matches.close,
    w.SeatBot: seats.seat_bot,
    w.Begin: matches.begin,
    w.TakeChair: matches.choose_chair,
    w.Rematch: matches.rematch,
    w.TakeBack: moves.take_back,
}


def decide(
    table: Table,
    guest: str,
    name: str,
    command: Any,
    now: float,
    asked_at: float,
    quiet: bool = False,
    go_on: int | None = None,
    held: bool = False,
) -> list[e.AnyEvent]:
    """Return the events of a command, empty if it changes nothing. Raises HouseRefusal.

    The first event carries the command's key. `asked_at` is when the open question was put. While the table is `quiet`
    only seats asked in secret may answer, and their answers are queued until the window closes. `go_on` is the number of
    the view that the guest is to go on from; with `held` it is an earlier view than the one a question is about.
    """
    if table.closed:
        raise HouseRefusal("table_closed")
    if table.daily is not None and isinstance(command, w.Stand | w.Leave | w.CloseTable):
        raise HouseRefusal("daily_waits")  # no bot plays it for them
    if table.contest is not None and isinstance(command, OF_OWNERS):
        raise HouseRefusal("contest_table")  # its seats and its length are the tournament's
    if isinstance(command, w.Play) and quiet:
        done = moves.play_in_quiet(table, guest, command, now, go_on)
    elif isinstance(command, w.Play):
        done = moves.play(table, guest, command, now, asked_at)
    elif isinstance(command, w.GoOn):
        done = moves.went_on(table, guest, command, now, go_on, held)
    else:
        done = DECISIONS[type(command)](table, guest, name, command, now)
    key = f"{guest} {command.id}"
    return [msgspec.structs.replace(event, command=key) if i == 0 else event for i, event in enumerate(done)]
