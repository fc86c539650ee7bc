"""The tables of a round: ordinary tables whose seats, length and deals are the tournament's."""

import secrets
from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from sqlalchemy import Connection

from paiguan.engine.contract import Json
from paiguan.engine.game import Game
from paiguan.parlour import events as e
from paiguan.parlour.codes import new_id
from paiguan.parlour.daily.deal import Stream
from paiguan.parlour.played import scheduled
from paiguan.parlour.shuffle import shuffled
from paiguan.parlour.store import tournaments as q
from paiguan.parlour.table import Table
from paiguan.parlour.tournaments.pairing import Seats, everybody, swiss, table_count
from paiguan.parlour.tournaments.scores import standings
from paiguan.parlour.tournaments.tournament import Tournament

OneTable = tuple[Table, list[e.AnyEvent]]


def seats_of_next(tournament: Tournament) -> list[Seats]:
    """Return who sits where in the next round."""
    plan, present = tournament.plan, tournament.present
    seats = Game(plan.game, plan.options).seats
    tables = table_count(len(present), seats, plan.tables)
    if plan.pairing == "everybody":
        return everybody(present, seats, tables, tournament.history)
    order = [line.person for line in standings(tournament) if line.person in present]
    return swiss(order, seats, tables, tournament.history)


def deals(game: Game, hands: int) -> tuple[dict[str, Json], ...]:
    """Return shuffled deals, each with the dealer that it will have."""
    return tuple(shuffled(scheduled(game, hand, hands)) for hand in range(hands))


def tables_of(tournament: Tournament, seats: Sequence[Seats], at: float) -> list[OneTable]:
    """Return the tables of the next round, each with the events that open it and deal its first hand."""
    plan = tournament.plan
    game = Game(plan.game, plan.options)
    same = plan.duplicate and len(seats) > 1  # with one table there is nothing to compare
    given, seed = (deals(game, plan.hands), secrets.token_hex(16)) if same else ((), "")
    return [
        _table(
            tournament,
            one,
            e.Contest(tournament.id, len(tournament.rounds) + 1, plan.rounds, board, plan.hands, given, seed),
            given[0] if given else shuffled(scheduled(game, 0, plan.hands)),
            at,
        )
        for board, one in enumerate(seats)
    ]


def _table(tournament: Tournament, seats: Seats, contest: e.Contest, first: dict[str, Json], at: float) -> OneTable:
    plan = tournament.plan
    people = [None if one is None else tournament.people[one] for one in seats]
    sitters = tuple(e.Sitter(level=plan.level) if one is None else e.Sitter(one.guest, one.name) for one in people)
    events: list[e.AnyEvent] = [
        e.Opened(
            at=at,
            game=plan.game,
            options=plan.options,
            host=tournament.owner,
            seats=tuple(plan.level if one is None else None for one in people),
            clock=plan.clock,
            contest=contest,
        ),
        *(
            e.Sat(at=at, seat=seat, guest=one.guest, name=one.name)
            for seat, one in enumerate(people)
            if one is not None
        ),
        e.Seated(at=at, first=0),
        e.Dealt(at=at, deal=first, seats=sitters),
    ]
    table = Table(new_id())
    for event in events:
        table.apply(event)
    return table, events


def free_chair(table: Table) -> int | None:
    """Return a chair that a bot has from the beginning, at a table of a round with a hand to come."""
    if table.contest is None or table.stage in ("over", "closed") or len(table.hands) >= table.contest.hands:
        return None
    return next((seat for seat, chair in enumerate(table.chairs) if not chair.guest and not chair.vacant), None)


def contest_dice(table: Table) -> tuple[int, int] | None:
    """Return the dice that are rolled now where tables are compared: the same at all of them."""
    if table.contest is None or not table.contest.deals:
        return None
    stream = Stream("dice", table.contest.seed, len(table.hands), table.hand.by.count("dice"))
    return stream.randint(1, 6), stream.randint(1, 6)


def contest_result(table: Table, at: float) -> Callable[[Connection], None]:
    """Return what is written with the end of a hand: the results of its table, and with the last of them that of the round."""
    results = [hand.payments for hand in table.hands]
    return partial(q.table_played, table=table.id, results=results, over=table.stage == "over", at=at)


def encoded(events: Sequence[e.AnyEvent]) -> list[bytes]:
    return [msgspec.json.encode(event) for event in events]
