"""What each event changes at a table. What it changes of the hand and the match is in `played.py`."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from paiguan.engine.game import Game
from paiguan.parlour import events as e
from paiguan.parlour import seating
from paiguan.parlour.chair import Chair
from paiguan.parlour.names import free_bot
from paiguan.parlour.played import Played
from paiguan.parlour.sealing import Cut, Part

if TYPE_CHECKING:
    from paiguan.parlour.table import Table


def opened(table: "Table", event: e.Opened) -> None:
    table.game = Game(event.game, event.options)
    table.host, table.public, table.clock = event.host, event.public, event.clock
    table.hints, table.watchers_speak, table.chat = event.hints, event.watchers_speak, event.chat
    table.first_deal = event.first_deal
    table.origin, table.daily, table.contest = event.origin, event.daily, event.contest
    table.played = Played(table.game, event.contest)
    bank = float(event.clock.bank) if event.clock else 0.0
    table.chairs = [Chair(level=level, bank=bank) for level in event.seats]
    for seat in range(len(table.chairs)):
        _name_bot(table, seat)


def _name_bot(table: "Table", seat: int) -> None:
    chair = table.chairs[seat]
    chair.bot = None
    if chair.level is not None:
        chair.bot = free_bot({name for other in table.chairs for name in (other.name, *(other.bot or {}).values())})


def sat(table: "Table", event: e.Sat) -> None:
    chair = table.chairs[event.seat]
    chair.guest, chair.name, chair.away, chair.vacant = event.guest, event.name, False, False
    chair.level, chair.bot, chair.gone_on = None, None, 0
    chair.unseal()


def stood(table: "Table", event: e.Stood) -> None:
    chair = table.chairs[event.seat]
    chair.guest, chair.name = "", ""
    chair.unseal()


def vacated(table: "Table", event: e.Vacated) -> None:
    chair = table.chairs[event.seat]
    chair.guest, chair.name, chair.away, chair.ready = "", "", False, False
    chair.level, chair.vacant = event.level, True
    if sum(bool(one.guest) for one in table.chairs) < 2:
        table.played.left_alone()
    chair.unseal()
    _name_bot(table, event.seat)


def closed(table: "Table", event: e.Closed) -> None:
    table.closed = True


def bot_seated(table: "Table", event: e.BotSeated) -> None:
    table.chairs[event.seat].level = event.level
    _name_bot(table, event.seat)


def away(table: "Table", event: e.Away) -> None:
    table.chairs[event.seat].away = True


def back(table: "Table", event: e.Back) -> None:
    table.chairs[event.seat].away = False


def threw(table: "Table", event: e.Threw) -> None:
    table.begun, table.throws = True, event.throws
    table.ritual = seating.begun(table)


def chair_taken(table: "Table", event: e.ChairTaken) -> None:
    seating.under_way(table).choose(str(event.seat), event.chair)


def seated(table: "Table", event: e.Seated) -> None:
    table.begun, table.ritual = True, None
    count = len(table.chairs)
    seats = event.seats or tuple((old - event.first) % count for old in range(count))
    old = [seats.index(seat) for seat in range(count)]  # the old seat of each new one
    table.chairs = [table.chairs[one] for one in old]
    table.throws = tuple(event.throws[one] for one in old) if event.throws else ()


def dealt(table: "Table", event: e.Dealt) -> None:
    # Bots keep the names they have at the table. Older events have no seats; the table's own are used.
    sitters = event.seats or tuple(e.Sitter(chair.guest, chair.name, chair.level) for chair in table.chairs)
    seats = tuple(
        Chair(guest=one.guest, name=one.name, level=one.level, bot=chair.bot)
        for one, chair in zip(sitters, table.chairs, strict=True)
    )
    if table.cut is not None:
        table.cut.parts = [chair.part for chair in table.chairs if chair.part is not None]
    table.played.dealt(event, seats, table.cut)
    table.cut = None
    for chair in table.chairs:
        chair.part = None
        chair.ready, chair.queued_answer, chair.gone_on = False, None, 0


def walled(table: "Table", event: e.Walled) -> None:
    parts = [Part(spare) for spare in event.spares]
    table.cut = Cut(table.id, event.hand, event.wall, event.key, event.spares, parts)
    for chair, part in zip(table.chairs, parts, strict=True):
        chair.part = part


def sealed(table: "Table", event: e.Sealed) -> None:
    if (part := table.chairs[event.seat].part) is not None:
        part.seal = event.seal


def called(table: "Table", event: e.Called) -> None:
    if table.cut is not None:
        table.cut.called = event.at


def unsealed(table: "Table", event: e.Unsealed) -> None:
    if (part := table.chairs[event.seat].part) is not None:
        part.number = event.number


def moved(table: "Table", event: e.Moved) -> None:
    table.played.moved(event)
    chair = table.chairs[event.seat]
    chair.bank = max(0.0, chair.bank - event.spent)
    chair.queued_answer = None


def settled(table: "Table", event: e.Settled) -> None:
    table.played.settled(event)


def queued_answer(table: "Table", event: e.QueuedAnswer) -> None:
    table.chairs[event.seat].queued_answer = event.move


def went_on(table: "Table", event: e.WentOn) -> None:
    table.chairs[event.seat].gone_on = event.view


def took_back(table: "Table", event: e.TookBack) -> None:
    table.played.took_back(event)
    for chair in table.chairs:
        chair.gone_on = 0


def was_ready(table: "Table", event: e.WasReady) -> None:
    table.chairs[event.seat].ready = True


def rematched(table: "Table", event: e.Rematched) -> None:
    table.played.rematched()
    table.begun = False
    for chair in table.chairs:
        chair.ready = False
        chair.bank = float(table.clock.bank) if table.clock else 0.0


def paused(table: "Table", event: e.Paused) -> None:
    table.paused = True


def resumed(table: "Table", event: e.Resumed) -> None:
    table.paused = False
    if table.stage == "settled":
        table.since = event.at  # who is not ready has the usual time from here


def passed_on(table: "Table", event: e.PassedOn) -> None:
    table.host = event.guest


def rewritten(table: "Table", event: e.Rewritten) -> None:
    """Change nothing: the events before it have been rewritten."""


CHANGES: dict[type[e.Event], Callable[..., None]] = {
    e.Opened: opened,
    e.Sat: sat,
    e.Stood: stood,
    e.Vacated: vacated,
    e.Closed: closed,
    e.BotSeated: bot_seated,
    e.Away: away,
    e.Back: back,
    e.Threw: threw,
    e.ChairTaken: chair_taken,
    e.Seated: seated,
    e.Dealt: dealt,
    e.Walled: walled,
    e.Sealed: sealed,
    e.Called: called,
    e.Unsealed: unsealed,
    e.Moved: moved,
    e.Settled: settled,
    e.QueuedAnswer: queued_answer,
    e.WentOn: went_on,
    e.TookBack: took_back,
    e.WasReady: was_ready,
    e.Rematched: rematched,
    e.PassedOn: passed_on,
    e.Paused: paused,
    e.Resumed: resumed,
    e.Rewritten: rewritten,
}
