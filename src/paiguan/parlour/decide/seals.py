"""The seals of the cut: a number is sealed, and opened when it is called for."""

from paiguan.fair.cut import is_hash, seal_of
from paiguan.parlour import events as e
from paiguan.parlour import wire as w
from paiguan.parlour.decide.matches import next_hand
from paiguan.parlour.refusals import HouseRefusal, own_seat
from paiguan.parlour.sealing import awaited, may_seal, walled
from paiguan.parlour.table import Table


def seal(table: Table, guest: str, name: str, command: w.Seal, now: float) -> list[e.AnyEvent]:
    seat = own_seat(table, guest)
    if table.given_deal or table.single:
        return []  # these deals are not shuffled
    if command.hand != len(table.hands) + 1 or not may_seal(table) or (table.cut and table.cut.called):
        raise HouseRefusal("stale")
    return sealing(table, seat, command.seal, now)


def sealing(table: Table, seat: int, given: str, now: float) -> list[e.AnyEvent]:
    """Return the events of a person's seal. The first also seals the house's wall; the last between hands calls for numbers."""
    part = table.chairs[seat].part
    if part is not None and part.seal == given:
        return []
    others = {chair.part.seal for chair in table.chairs if chair.part is not None}
    if not is_hash(given) or given in others or (part is not None and part.seal):
        raise HouseRefusal("bad_seal")
    wall: list[e.AnyEvent] = [walled(table, now)] if table.cut is None else []
    missing = [
        other
        for other, chair in enumerate(table.chairs)
        if other != seat and chair.person and not (chair.part and chair.part.seal)
    ]
    called: list[e.AnyEvent] = [e.Called(at=now)] if table.stage == "settled" and not missing else []
    return [*wall, e.Sealed(at=now, seat=seat, seal=given), *called]


def unseal(table: Table, guest: str, name: str, command: w.Unseal, now: float) -> list[e.AnyEvent]:
    seat = own_seat(table, guest)
    part, cut = table.chairs[seat].part, table.cut
    if part is None or cut is None or cut.called is None or command.hand != cut.hand:
        raise HouseRefusal("stale")
    if part.number and part.number == command.number:
        return []
    if not is_hash(command.number) or seal_of(command.number) != part.seal:
        raise HouseRefusal("wrong_number")
    opened = e.Unsealed(at=now, seat=seat, number=command.number)
    if table.stage == "gathering" and awaited(table) == [seat]:  # the first hand waits for nothing else
        return [opened, next_hand(table, now, opened={part.seal: command.number})]
    return [opened]
