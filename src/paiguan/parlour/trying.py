"""Another try at a finished hand, or a puzzle played out: a table of its own that begins in the middle of a hand, against bots.

It is an ordinary table: the same pieces are dealt, the moves before the decision are made again as they were, and from there on
it is played like any other. It is open to nobody else, has no clock, counts nowhere, and ends with its one hand.
"""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from paiguan.engine.contract import Json
from paiguan.engine.game import Game
from paiguan.engine.records import begin_record
from paiguan.parlour import events as e
from paiguan.parlour.played import Hand
from paiguan.parlour.replay import own_decisions
from paiguan.parlour.store.queries import GuestRow
from paiguan.parlour.wire import Level
from paiguan.puzzles import Puzzle

WHOLE = ("game", "options", "actions")  # fields of a record that are not of its deal


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
        played = self.played
        origin = e.Origin(
            table=self.table,
            hand=self.hand,
            moves=self.place,
            step=self.step,
            payments=played.payments,
            move=played.moves[self.place],
        )
        moves = zip(played.moves[: self.place], played.by, strict=False)
        return _begun(self.record, played.dealt, played.standing, moves, origin, self.seat, guest, level, at)


class Posed(NamedTuple):
    """A puzzle to be played out from its position."""

    puzzle: Puzzle

    def events(self, guest: GuestRow, level: Level, at: float) -> list[e.AnyEvent]:
        """Return the events of the table."""
        puzzle, record = self.puzzle, self.puzzle.record
        game, best = Game(record["game"], record["options"]), puzzle.options[0]
        origin = e.Origin(
            table="",
            hand=0,
            moves=len(record["actions"]),
            step=0,
            payments=(),
            move={**best.move, "seat": puzzle.seat},
            puzzle=puzzle.id,
            value=best.value,
        )
        standing = msgspec.to_builtins(game.interface.first_standing(game.options))
        standing |= {key: record[key] for key in standing if key in record}
        dealt = {key: value for key, value in record.items() if key not in WHOLE}
        moves = ((move, "bot") for move in record["actions"])
        return _begun(record, dealt, standing, moves, origin, puzzle.seat, guest, level, at)


def _begun(
    record: dict[str, Json],
    dealt: dict[str, Json],
    standing: dict[str, Json],
    moves: Iterable[tuple[dict[str, Json], str]],
    origin: e.Origin,
    own: int,
    guest: GuestRow,
    level: Level,
    at: float,
) -> list[e.AnyEvent]:
    """Return the events of a table where the moves of a hand are made again up to a decision of the guest's seat."""
    count = Game(record["game"], record["options"]).seats
    levels: tuple[Level | None, ...] = tuple(None if seat == own else level for seat in range(count))
    sitters = tuple(e.Sitter(guest.id, guest.name) if one is None else e.Sitter(level=one) for one in levels)
    return [
        e.Opened(at=at, game=record["game"], options=record["options"], host=guest.id, seats=levels, origin=origin),
        e.Sat(at=at, seat=own, guest=guest.id, name=guest.name),
        e.Seated(at=at, first=0),
        e.Dealt(at=at, deal=dealt, seats=sitters, standing=standing),
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
