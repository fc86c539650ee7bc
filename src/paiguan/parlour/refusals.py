"""What the house refuses, and to whom. What a game refuses is in its own `refusals.py`."""

from typing import Literal

from paiguan.engine.contract import Refusal, RefusalError
from paiguan.parlour.table import Table


class HouseRefusal(RefusalError):
    """Refusal of a command. The code is the house's, and the house's terms hold its sentence."""

    by: Literal["house", "rules"] = "house"  # which terms the code belongs to, since both may use the same code


class Illegal(HouseRefusal):
    """Refusal of a move by the rules of the game. The code is the game's."""

    by = "rules"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, **refusal.params)


def own_seat(table: Table, guest: str) -> int:
    seat = table.seat_of(guest)
    if seat is None:
        raise HouseRefusal("not_seated")
    return seat


def must_be_host(table: Table, guest: str) -> None:
    """Refuse everybody but the owner, and the owner during a match."""
    if guest != table.host:
        raise HouseRefusal("host_only")
    if table.begun and (table.stage != "over" or table.single):
        raise HouseRefusal("match_begun")


def must_be_heard(table: Table, guest: str) -> None:
    """Refuse spectators who speak where the owner has not allowed it."""
    if table.seat_of(guest) is None and not table.watchers_speak:
        raise HouseRefusal("watchers_listen")


def must_be_read(table: Table, guest: str) -> None:
    """Refuse messages where the owner has not allowed them, and from spectators who may not speak."""
    if not table.chat:
        raise HouseRefusal("no_chat_here")
    must_be_heard(table, guest)


def must_be_advised(table: Table, guest: str) -> None:
    """Refuse hints to guests without a seat, and where other people play unless the owner allows hints to everyone."""
    own_seat(table, guest)
    if table.daily is not None:
        raise HouseRefusal("no_hints_daily")
    if not table.advises:
        raise HouseRefusal("no_hints_here")
