"""Seats: who takes one, gives it up, or puts a bot on it."""

from paiguan.parlour import events as e
from paiguan.parlour import wire as w
from paiguan.parlour.decide.matches import FILL_LEVEL
from paiguan.parlour.refusals import HouseRefusal, must_be_host, own_seat
from paiguan.parlour.table import Table


def sit(table: Table, guest: str, name: str, command: w.Sit, now: float) -> list[e.AnyEvent]:
    if not 0 <= command.seat < len(table.chairs):
        raise HouseRefusal("no_such_seat", seat=command.seat)
    own, chair = table.seat_of(guest), table.chairs[command.seat]
    if own == command.seat:
        return [e.Back(at=now, seat=own)] if chair.away else []
    if chair.guest:
        raise HouseRefusal("seat_taken", seat=command.seat)
    if table.begun:
        return take_over(table, guest, name, command.seat, now)
    left: list[e.AnyEvent] = [] if own is None else [e.Stood(at=now, seat=own)]
    return [*left, e.Sat(at=now, seat=command.seat, guest=guest, name=name)]


def take_over(table: Table, guest: str, name: str, seat: int, now: float) -> list[e.AnyEvent]:
    """Return the events of a spectator who takes a vacant seat during a match.

    A guest who has held other pieces of the present hand must wait for the next one.
    """
    if not table.chairs[seat].vacant or table.seat_of(guest) is not None or table.stage == "seating":
        raise HouseRefusal("match_begun")
    if table.in_play and table.hand.seat_of(guest) not in (None, seat):
        raise HouseRefusal("next_hand_first")
    return [e.Sat(at=now, seat=seat, guest=guest, name=name)]


def stand(table: Table, guest: str, name: str, command: w.Stand, now: float) -> list[e.AnyEvent]:
    seat = own_seat(table, guest)
    if not table.begun:
        return [e.Stood(at=now, seat=seat)]
    return [] if table.chairs[seat].away else [e.Away(at=now, seat=seat)]


def leave(table: Table, guest: str, name: str, command: w.Leave, now: float) -> list[e.AnyEvent]:
    seat = own_seat(table, guest)
    heir = next((chair.guest for chair in table.chairs if chair.guest and chair.guest != guest), None)
    passed: list[e.AnyEvent] = [e.PassedOn(at=now, guest=heir)] if guest == table.host and heir else []
    left = e.Vacated(at=now, seat=seat, level=FILL_LEVEL) if table.begun else e.Stood(at=now, seat=seat)
    return [left, *passed]


def seat_bot(table: Table, guest: str, name: str, command: w.SeatBot, now: float) -> list[e.AnyEvent]:
    must_be_host(table, guest)
    if not 0 <= command.seat < len(table.chairs):
        raise HouseRefusal("no_such_seat", seat=command.seat)
    chair = table.chairs[command.seat]
    if chair.guest:
        raise HouseRefusal("seat_taken", seat=command.seat)
    if chair.level == command.level:
        return []
    # After the match an open seat waits for somebody, as before the first one.
    again: list[e.AnyEvent] = [e.Rematched(at=now)] if table.begun and command.level is None else []
    return [*again, e.BotSeated(at=now, seat=command.seat, level=command.level)]
