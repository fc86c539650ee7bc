"""Tables for tests: events applied to a table, without a server."""

import random
from typing import Any

import msgspec

from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.parlour import events as e
from paiguan.parlour.audience import Audience
from paiguan.parlour.decide.matches import chair_taken, opening
from paiguan.parlour.pacing import Pace, Stop, quiet_after
from paiguan.parlour.projection import Projection
from paiguan.parlour.scene import facts, facts_for, hand_facts
from paiguan.parlour.seating import chooser, kept
from paiguan.parlour.shuffle import dice
from paiguan.parlour.table import Table


def seated(game: str, options: dict[str, Any], people: int) -> Table:
    """Return a table where `people` guests sit and the match is about to begin."""
    table = Table("t")
    seats = Game(game, options).seats
    levels: tuple[Any, ...] = tuple(None if seat < people else "regular" for seat in range(seats))
    table.apply(e.Opened(at=0, game=game, options=options, host="guest0", seats=levels))
    for seat in range(min(people, seats)):
        table.apply(e.Sat(at=0, seat=seat, guest=f"guest{seat}", name=f"Person {seat}"))
    return table


def begun(game: str, options: dict[str, Any] | None = None, people: int = 1) -> Table:
    table = seated(game, options or {}, people)
    for event in opening(table, 0.0):
        table.apply(event)
    while (seat := chooser(table)) is not None:
        for event in chair_taken(table, seat, kept(table, seat), 0.0):
            table.apply(event)
    return table


def step(table: Table, rng: random.Random) -> None:
    """Make one random move of a seat that may act, or roll the dice."""
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
    """Return the same table with another deal on it, with its pieces and moves."""
    record = deal.record()
    other = Table("t")
    given = {key: value for key, value in record.items() if key not in ("game", "options", "actions")}
    levels: tuple[Any, ...] = tuple(chair.level for chair in table.chairs)
    options, clock = deal.game.given, table.clock
    other.apply(e.Opened(at=0, game=deal.game.name, options=options, host=table.host, seats=levels, clock=clock))
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
    """Return the projection of a table, without a host."""
    return Projection(table, "CODE", Audience(table.id, None), Pace(0.0))


def scene(table: Table, seat: int | None, language: Any = "en") -> Any:
    """Return what a viewer would be sent, as JSON: the table and the hand."""
    projection = projected(table)
    guest = "" if seat is None else table.chairs[seat].guest
    about = facts_for(guest, table, facts(table, "CODE", set(), 0, language))
    hand = hand_facts(table, projection.history(seat), guest, language, False, None)
    return msgspec.to_builtins((about, hand))


def windows(table: Table) -> float:
    """Return the total length of the secrecy windows at a table if every player answers at once."""
    return sum(stop.seconds for stop in stops(table))


def stops(table: Table) -> list[Stop]:
    """Return all views of the hand that stay on show, because seats may be asked in secret about them."""
    again = of_deal(table, table.game.load(table.hand.dealt))
    found: list[Stop] = []
    projection = projected(again)
    for move in [None, *table.hand.moves]:
        if move is not None:
            by: Any = "dice" if move["do"] == "roll" else "guest"
            again.apply(e.Moved(at=0, seat=move["seat"], move=move, by=by))
        public = projection.history(None)
        if public.changed and (quiet := quiet_after(again, public, 0.0)) is not None:
            found += quiet.stops
    return found
