"""Another try at a finished hand: a table of its own that begins in the middle of it, against bots.

It is an ordinary table: the same pieces are dealt, the moves before the decision are made again as they were, and from there on
it is played like any other. It is open to nobody else, has no clock, counts nowhere, and ends with its one hand.
"""

from typing import NamedTuple

from paiguan.engine.contract import Json
from paiguan.engine.records import begin_record
from paiguan.parlour import events as e
from paiguan.parlour.played import Hand
from paiguan.parlour.replay import own_decisions
from paiguan.parlour.store.queries import GuestRow
from paiguan.parlour.wire import Level


class Retry(NamedTuple):
    """A decision to be made again: of which hand, by which seat, after how many moves."""

    record: dict[str, Json]
    table: str
    hand: int
    played: Hand
    seat: int
    place: int
    step: int  # of the replay from that seat

    def events(self, guest: GuestRow, level: Level, at: float) -> list[e.AnyEvent]:
        """Return the events of the table of a try."""
        played, seat, count = self.played, self.seat, len(self.played.seats)
        origin = e.Origin(
            table=self.table,
            hand=self.hand,
            moves=self.place,
            step=self.step,
            payments=played.payments,
            move=played.moves[self.place],
        )
        levels: tuple[Level | None, ...] = tuple(None if other == seat else level for other in range(count))
        sitters = tuple(e.Sitter(guest.id, guest.name) if one is None else e.Sitter(level=one) for one in levels)
        moves = zip(played.moves[: self.place], played.by, strict=False)
        return [
            e.Opened(
                at=at,
                game=self.record["game"],
                options=self.record["options"],
                host=guest.id,
                seats=levels,
                origin=origin,
            ),
            e.Sat(at=at, seat=seat, guest=guest.id, name=guest.name),
            e.Seated(at=at, first=0),
            e.Dealt(at=at, deal=played.dealt, seats=sitters, standing=played.standing),
            *(e.Moved(at=at, seat=move["seat"], move=move, by=by) for move, by in moves),  # type: ignore[arg-type]
        ]


def place_of_step(record: dict[str, Json], own: int, step: int) -> int | None:
    """Return the number of moves before a seat's decision at a step of its replay, or None if it had none there."""
    place = next((place for place, at in own_decisions(record, own) if at == step), None)
    if place is None:
        return None
    deal = begin_record(record)
    for action in record["actions"][:place]:
        deal.push(action)
    # Dice are rolled in the name of a seat, but decide nothing.
    return place if not deal.chance and len(deal.legal_moves_of(own)) > 1 else None
