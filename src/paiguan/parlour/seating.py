"""The choice of chairs before the first hand: everyone rolls, and the players choose chairs from the highest roll down.

The game declares the ritual (`House.seating`) and judges rolls and choices; this module turns its steps into events. A
person alone with bots is not asked, so that the hand begins at once.
"""

from typing import TYPE_CHECKING, Any

from paiguan.engine.contract import RefusalError
from paiguan.parlour import events as e
from paiguan.parlour import wire as w
from paiguan.parlour.shuffle import dice

if TYPE_CHECKING:
    from paiguan.parlour.table import Table


def thrown(ritual: Any) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Roll for everyone, again for ties, until the order is settled. Return the rolls by person."""
    throws: dict[str, list[tuple[int, int]]] = {person: [] for person in ritual.persons}
    while not ritual.settled:
        for person in ritual.to_throw:
            throws[person].append(dice())
            ritual.throw(person, throws[person][-1])
    return tuple(tuple(throws[person]) for person in ritual.persons)


def replayed(ritual: Any, throws: tuple[tuple[tuple[int, int], ...], ...]) -> Any:
    """Return the ritual after these rolls."""
    left = {person: list(own) for person, own in zip(ritual.persons, throws, strict=True)}
    while not ritual.settled:
        for person in ritual.to_throw:
            ritual.throw(person, left[person].pop(0))
    return ritual


def ritual_of(table: "Table") -> Any:
    """Return a new ritual for the people at a table, named by their provisional seats, or None if the game has none."""
    begin = table.game.interface.house.seating
    return None if begin is None else begin([str(seat) for seat in range(len(table.chairs))])


def chooser(table: "Table") -> int | None:
    """Return the provisional seat that is to choose a chair now."""
    ritual = table.ritual
    return None if ritual is None else int(ritual.order[len(ritual.chairs)])


def kept(table: "Table", seat: int) -> int:
    """Return the chair for a player who does not choose: the one they sit on, or the next free one in turn order."""
    taken, seats = table.ritual.chairs.values(), len(table.chairs)
    return next(chair % seats for chair in range(seat, seat + seats) if chair % seats not in taken)


def why_not(table: "Table", seat: int, chair: int) -> RefusalError | None:
    """Return the game's refusal of a choice, or None."""
    trial = replayed(ritual_of(table), table.throws)
    try:
        for person, taken in table.ritual.chairs.items():
            trial.choose(person, taken)
        trial.choose(str(seat), chair)
    except RefusalError as refused:
        return refused
    return None


def choice(table: "Table", seat: int, chair: int, now: float) -> list[e.AnyEvent]:
    """Return the events of a legal choice. The last but one choice also settles the last chair."""
    chosen = {**table.ritual.chairs, str(seat): chair}
    events: list[e.AnyEvent] = [e.ChairTaken(at=now, seat=seat, chair=chair)]
    if len(chosen) == len(table.chairs) - 1:
        last = int(table.ritual.order[-1])
        left = next(one for one in range(len(table.chairs)) if one not in chosen.values())
        events.append(e.ChairTaken(at=now, seat=last, chair=left))
    return events


def seats_after(table: "Table", choices: list[e.AnyEvent]) -> tuple[int, ...] | None:
    """Return the final seats by provisional seat, or None while a player is still to choose."""
    trial = replayed(ritual_of(table), table.throws)
    for person, taken in table.ritual.chairs.items():
        trial.choose(person, taken)
    for one in choices:
        assert isinstance(one, e.ChairTaken)
        trial.choose(str(one.seat), one.chair)
    if len(trial.chairs) < len(table.chairs):
        return None
    return tuple(trial.seats[str(seat)] for seat in range(len(table.chairs)))


def facts(table: "Table", stage: w.Stage) -> w.Choosing | None:
    """Return the public facts of the choice, or None in any other stage."""
    if stage != "seating":
        return None
    ritual = table.ritual
    chairs = [ritual.chairs.get(person) for person in ritual.persons]
    return w.Choosing(
        order=tuple(int(person) for person in ritual.order), chairs=tuple(chairs), turn=chooser(table) or 0
    )
