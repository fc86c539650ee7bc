"""Tables for tests: events applied to a table, with no server around it."""

import random
from typing import Any

import msgspec

from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.parlour import events as e
from paiguan.parlour.decide import opening
from paiguan.parlour.pacing import Pace, quiet_after
from paiguan.parlour.scene import facts, facts_for, hand_facts
from paiguan.parlour.shuffle import dice
from paiguan.parlour.table import Table
from paiguan.parlour.viewers import Projection


def seated(game: str, options: dict[str, Any], people: int) -> Table:
    """A table where `people` guests sit and the match is about to begin."""
    table = Table("t")
    seats = Game(game, options).seats
    levels: tuple[Any, ...] = tuple(None if seat < people else "regular" for seat in range(seats))
    table.apply(e.Opened(at=0, game=game, options=options, host="guest0", seats=levels))
    for seat in range(people):
        table.apply(e.Sat(at=0, seat=seat, guest=f"guest{seat}", name=f"Person {seat}"))
    return table


def begun(game: str, options: dict[str, Any] | None = None, people: int = 1) -> Table:
    table = seated(game, options or {}, people)
    for event in opening(table, 0.0):
        table.apply(event)
    return table


def step(table: Table, rng: random.Random) -> None:
    """One move at random by whoever may act, or the dice."""
    deal = table.deal
    assert deal is not None
    if deal.chance:
        action: dict[str, Any] = {"do": "roll", "seat": deal.actor, "dice": list(dice())}
        table.apply(e.Moved(at=0, seat=deal.actor or 0, move=action, by="dice"))
        return
    seat = rng.choice([seat for seat in range(deal.game.seats) if table.may_act(seat)])
    action = msgspec.to_builtins(deal.legal_moves_of(seat).random(rng.getrandbits(60)))
    table.apply(e.Moved(at=0, seat=seat, move=action, by="guest"))


def of_deal(table: Table, deal: Deal) -> Table:
    """The same table with another deal on it: its pieces and its moves."""
    record = deal.record()
    other = Table("t")
    given = {key: value for key, value in record.items() if key not in ("game", "options", "actions")}
    levels: tuple[Any, ...] = tuple(chair.level for chair in table.chairs)
    other.apply(e.Opened(at=0, game=deal.game.name, options=deal.game.given, host=table.host, seats=levels))
    for seat, chair in enumerate(table.chairs):
        if chair.guest:
            other.apply(e.Sat(at=0, seat=seat, guest=chair.guest, name=chair.name))
        else:
            other.chairs[seat].bot = chair.bot
    other.apply(e.Seated(at=0, first=0, throws=table.throws))
    other.apply(e.Dealt(at=0, deal=given))
    for action in record["actions"]:
        by = "dice" if action["do"] == "roll" else "guest"
        other.apply(e.Moved(at=0, seat=action["seat"], move=action, by=by))  # type: ignore[arg-type]
    return other


def projected(table: Table) -> Projection:
    """What the viewers of a table would be shown, without a host."""
    return Projection(table, "CODE", set(), Pace(0.0))


def scene(table: Table, seat: int | None, language: Any = "en") -> Any:
    """What a viewer would be sent, as JSON: the table and the hand."""
    projection = projected(table)
    guest = "" if seat is None else table.chairs[seat].guest
    about = facts_for(guest, table, facts(table, "CODE", set(), 0, language))
    hand = hand_facts(table, projection.history(seat), guest, language, False, None)
    return msgspec.to_builtins((about, hand))


def windows(table: Table) -> float:
    """How long the people at a table are kept waiting in secret pauses, all in all, if everybody answers in time."""
    again, total = of_deal(table, table.game.load(table.hand.dealt)), 0.0
    projection = projected(again)
    for move in [None, *table.hand.moves]:
        if move is not None:
            by: Any = "dice" if move["do"] == "roll" else "guest"
            again.apply(e.Moved(at=0, seat=move["seat"], move=move, by=by))
        public = projection.history(None)
        if public.changed and (quiet := quiet_after(again, public, 0.0)) is not None:
            total += quiet.ends
    return total
