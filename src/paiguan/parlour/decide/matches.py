"""The course of matches: begin one, choose chairs, deal the next hand, play again, close the table."""

from collections.abc import Mapping

from paiguan.engine.match import Match
from paiguan.parlour import events as e
from paiguan.parlour import seating
from paiguan.parlour import wire as w
from paiguan.parlour.refusals import HouseRefusal, Illegal, must_be_host, own_seat
from paiguan.parlour.sealing import awaited
from paiguan.parlour.shuffle import below, laid, shuffled
from paiguan.parlour.table import Table

FILL_LEVEL: w.Level = "regular"  # level of the bots that fill open seats when the owner begins


def begin(table: Table, guest: str, name: str, command: w.Begin, now: float) -> list[e.AnyEvent]:
    must_be_host(table, guest)
    return another_match(table, now) if table.begun else opening(table, now)


def another_match(table: Table, now: float) -> list[e.AnyEvent]:
    """Begin another match with everybody who sits here."""
    return [e.Rematched(at=now), *opening(table, now, Match(table.game))]


def opening(table: Table, now: float, match: Match | None = None) -> list[e.AnyEvent]:
    """Begin the match: fill open seats with bots, then draw the first dealer and deal, or roll for chairs."""
    open_seats = [seat for seat, chair in enumerate(table.chairs) if chair.open]
    filled: list[e.AnyEvent] = [e.BotSeated(at=now, seat=seat, level=FILL_LEVEL) for seat in open_seats]
    ritual = None if table.given_deal else seating.ritual_of(table)
    throws = () if ritual is None else seating.thrown(ritual)
    if ritual is not None and table.people > 1:
        return [*filled, e.Threw(at=now, throws=throws)]
    first = first_dealer(table) if ritual is None else int(ritual.order[0])
    sat = [one if one.guest or one.level else e.Sitter(level=FILL_LEVEL) for one in sitters(table)]
    dealt = dealing(table, now, (*sat[first:], *sat[:first]), match)
    return [*filled, e.Seated(at=now, first=first, throws=throws), dealt]


def choose_chair(table: Table, guest: str, name: str, command: w.TakeChair, now: float) -> list[e.AnyEvent]:
    seat = own_seat(table, guest)
    if table.stage != "seating":
        raise HouseRefusal("not_asked")
    chair = seating.kept(table, seat) if command.chair is None else command.chair
    if (refused := seating.why_not(table, seat, chair)) is not None:
        raise Illegal(refused.refusal)
    return chair_taken(table, seat, chair, now)


def chair_taken(table: Table, seat: int, chair: int, now: float) -> list[e.AnyEvent]:
    """Return the events of a choice of chair. The last choice also deals the first hand, or calls for its numbers."""
    taken = seating.choice(table, seat, chair, now)
    if (seats := seating.seats_after(table, taken)) is None:
        return taken
    sat = sitters(table)
    dealt = dealing(table, now, tuple(sat[seats.index(seat)] for seat in range(len(seats))))
    return [*taken, e.Seated(at=now, first=seats.index(0), throws=table.throws, seats=seats), dealt]


def sitters(table: Table) -> tuple[e.Sitter, ...]:
    return tuple(e.Sitter(chair.guest, chair.name, chair.level) for chair in table.chairs)


def first_dealer(table: Table) -> int:
    """Draw the first dealer. A player alone with bots never sits out the first hand; a given deal has its own dealer."""
    if table.given_deal:
        return 0
    seats = range(len(table.chairs))
    people = [seat for seat in seats if table.chairs[seat].guest]
    if len(people) != 1:
        return below(len(seats))
    resting = table.game.interface.house.sits_out(table.game.plain_options, 0)
    fair = [first for first in seats if (people[0] - first) % len(seats) != resting]
    return fair[below(len(fair))]


def dealing(
    table: Table, now: float, sat: tuple[e.Sitter, ...] | None = None, match: Match | None = None
) -> e.Called | e.Dealt:
    """Deal the next hand; where people have sealed numbers that they are still to open, call for those first."""
    if table.cut is not None and table.cut.called is None and awaited(table):
        return e.Called(at=now)
    return next_hand(table, now, sat, match)


def next_hand(
    table: Table,
    now: float,
    sat: tuple[e.Sitter, ...] | None = None,
    match: Match | None = None,
    opened: Mapping[str, str] | None = None,
) -> e.Dealt:
    """Deal the next hand of the table's match, or the first of a new `match`. `opened` has the numbers of seals that are only
    now opened."""
    if table.cut is not None:
        deal = laid(match or table.match, table.cut.pieces(opened or {}))
    else:
        deal = table.given_deal or shuffled(match or table.match)
    return e.Dealt(at=now, deal=deal, seats=sitters(table) if sat is None else sat)


def ready(table: Table, guest: str, name: str, command: w.Ready, now: float) -> list[e.AnyEvent]:
    seat = own_seat(table, guest)
    if table.stage != "settled":
        raise HouseRefusal("not_between_hands")
    return willing(table, seat, now)


def rematch(table: Table, guest: str, name: str, command: w.Rematch, now: float) -> list[e.AnyEvent]:
    seat = own_seat(table, guest)
    if table.stage != "over":
        raise HouseRefusal("match_not_over")
    if table.daily is not None:
        raise HouseRefusal("daily_once")
    if table.origin is not None:
        raise HouseRefusal("only_a_try")
    return willing(table, seat, now)


def willing(table: Table, seat: int, now: float) -> list[e.AnyEvent]:
    """Return the events of a player who wants to go on, and plays in person again."""
    chair = table.chairs[seat]
    back: list[e.AnyEvent] = [e.Back(at=now, seat=seat)] if chair.away else []
    return [*back, *([] if chair.ready else [e.WasReady(at=now, seat=seat)])]


def close(table: Table, guest: str, name: str, command: w.CloseTable, now: float) -> list[e.AnyEvent]:
    if guest != table.host:
        raise HouseRefusal("host_only")
    return [e.Closed(at=now)]
