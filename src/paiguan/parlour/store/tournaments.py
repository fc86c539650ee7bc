"""Queries for tournaments. The row of a tournament is the lock for its events, as the row of a table is for a table's."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, or_, select, update

from paiguan.parlour.store import queries
from paiguan.parlour.store.queries import Conflict, TableRow
from paiguan.parlour.store.schema import (
    contest_tables,
    guests,
    tables,
    tournament_events,
    tournament_people,
    tournaments,
)
from paiguan.parlour.tournaments import events as e
from paiguan.parlour.tournaments.tournament import Tournament, folded

RUNNING = ("gathering", "playing", "between")
LATE = 3600.0  # seconds after which a round that nobody came to no longer begins by itself
_results = msgspec.json.Decoder(tuple[tuple[int, ...], ...])
_named = tournament_people.c


class NewTable(NamedTuple):
    """A table of a round, as it is stored."""

    row: TableRow
    bodies: list[bytes]
    people: list[str]
    shut: bool


class Played(NamedTuple):
    """What has been played at a table of a round."""

    table: str
    results: tuple[tuple[int, ...], ...]  # by hand and seat
    done: bool
    played: float


# ---- reading ---------------------------------------------------------------------------------------------------------


def read(connection: Connection, tournament: str, since: int) -> tuple[str, list[bytes]] | None:
    """Return the code of a tournament and the bodies of its events after `since`; None if there is no such tournament."""
    code = connection.scalar(select(tournaments.c.code).where(tournaments.c.id == tournament))
    return None if code is None else (code, _bodies(connection, tournament, since))


def _bodies(connection: Connection, tournament: str, since: int = 0) -> list[bytes]:
    own = tournament_events.c
    query = select(own.body).where(own.tournament_id == tournament, own.seq > since).order_by(own.seq)
    return list(connection.scalars(query))


def by_code(connection: Connection, code: str) -> str | None:
    return connection.scalar(select(tournaments.c.id).where(tournaments.c.code == code))


def of_guest(connection: Connection, guest: str, most: int) -> list[str]:
    """Return the tournaments of a guest that go on, newest first."""
    query = select(tournaments.c.id).join(tournament_people, _named.tournament_id == tournaments.c.id)
    query = query.where(_named.guest == guest, tournaments.c.stage.in_(RUNNING))
    return list(connection.scalars(query.order_by(tournaments.c.updated.desc()).limit(most)))


def name_of(connection: Connection, guest: str) -> str:
    """Return the name that a guest has now; empty if they are gone."""
    return connection.scalar(select(guests.c.name).where(guests.c.id == guest, guests.c.binned == 0)) or ""


def owned(connection: Connection, guest: str) -> int:
    """Return how many tournaments of an owner go on."""
    own = tournaments.c.owner == guest, tournaments.c.stage.in_(RUNNING)
    return connection.scalar(select(func.count()).select_from(tournaments).where(*own)) or 0


def both_take_part(connection: Connection, one: str, other: str) -> str | None:
    """Return a tournament that goes on and names both guests, if there is one."""
    there = select(_named.tournament_id).where(_named.guest == other)
    query = select(tournaments.c.id).join(tournament_people, _named.tournament_id == tournaments.c.id)
    query = query.where(_named.guest == one, tournaments.c.id.in_(there), tournaments.c.stage.in_(RUNNING))
    return connection.scalar(query.limit(1))


def played_in(connection: Connection, tournament: str, number: int) -> list[Played]:
    """Return what has been played at the tables of a round, in their order."""
    own = contest_tables.c
    query = select(own.table_id, own.results, own.done, own.played)
    query = query.where(own.tournament_id == tournament, own.round == number).order_by(own.board)
    return [Played(row[0], _results.decode(row[1]), bool(row[2]), row[3]) for row in connection.execute(query)]


def shut(connection: Connection, ids: Collection[str]) -> set[str]:
    """Return which of these tables play deals that other tables still play."""
    query = select(contest_tables.c.table_id).where(contest_tables.c.table_id.in_(ids), contest_tables.c.shut)
    return set(connection.scalars(query))


def due(connection: Connection, now: float) -> list[str]:
    """Return the tournaments whose next round begins now."""
    time = and_(tournaments.c.due > max(0.0, now - LATE), tournaments.c.due <= now)
    return list(connection.scalars(select(tournaments.c.id).where(time, tournaments.c.stage.in_(RUNNING))))


def unfinished_tables(connection: Connection) -> list[tuple[str, str]]:
    """Return the tables of all rounds that are being played, each with its tournament."""
    query = select(contest_tables.c.table_id, tournaments.c.id)
    query = query.join(tournaments, tournaments.c.id == contest_tables.c.tournament_id)
    query = query.join(tables, tables.c.id == contest_tables.c.table_id)
    found = connection.execute(query.where(tournaments.c.stage == "playing", ~contest_tables.c.done))
    return [(row[0], row[1]) for row in found]


# ---- writing ---------------------------------------------------------------------------------------------------------


def create(connection: Connection, tournament: Tournament, bodies: Sequence[bytes], device: str, now: float) -> None:
    connection.execute(insert(tournaments).values(id=tournament.id, code=tournament.code, **_row(tournament, now)))
    _add(connection, tournament.id, 0, bodies)
    connection.execute(
        insert(tournament_people).values(tournament_id=tournament.id, guest=tournament.owner, device=device)
    )


def append(connection: Connection, tournament: Tournament, bodies: Sequence[bytes], now: float) -> None:
    """Write the events that bring a tournament to its `seq`. Raises Conflict if another process was faster."""
    before = tournament.seq - len(bodies)
    same = tournaments.c.id == tournament.id, tournaments.c.seq == before
    if connection.execute(update(tournaments).where(*same).values(**_row(tournament, now))).rowcount != 1:
        raise Conflict(tournament.id)
    _add(connection, tournament.id, before, bodies)
    if tournament.over:
        _open(connection, tournament.id)


def join(
    connection: Connection, tournament: Tournament, bodies: Sequence[bytes], guest: str, device: str, now: float
) -> bool:
    """Write that a guest joins. Return false, and write nothing, if another guest of this browser takes part. Raises Conflict."""
    there = _named.tournament_id == tournament.id
    if connection.scalar(select(_named.guest).where(there, _named.device == device, _named.guest != guest)) is not None:
        return False
    append(connection, tournament, bodies, now)
    if (
        connection.execute(update(tournament_people).where(there, _named.guest == guest).values(device=device)).rowcount
        == 0
    ):
        connection.execute(insert(tournament_people).values(tournament_id=tournament.id, guest=guest, device=device))
    return True


def begin_round(
    connection: Connection, tournament: Tournament, bodies: Sequence[bytes], opened: Sequence[NewTable], now: float
) -> None:
    """Write that a round begins, and open its tables, in one transaction. Raises Conflict."""
    append(connection, tournament, bodies, now)
    for board, new in enumerate(opened):
        queries.create(connection, new.row, new.bodies, new.people, tournament.owner)
        connection.execute(
            insert(contest_tables).values(
                table_id=new.row.id,
                tournament_id=tournament.id,
                round=len(tournament.rounds),
                board=board,
                results=b"[]",
                done=False,
                played=0.0,
                shut=new.shut,
            )
        )


def table_played(
    connection: Connection, *, table: str, results: Sequence[Sequence[int]], over: bool, at: float
) -> None:
    """Write the results of a table; with the last of a round also that it is over.

    Whoever writes a last result locks the tournament before: of two tables that end together the later sees the other's.
    """
    own = contest_tables.c
    row = connection.execute(select(own.tournament_id, own.round).where(own.table_id == table)).first()
    if row is None:  # the tournament is deleted
        return
    locked = None
    if over:
        query = select(tournaments.c.code).where(tournaments.c.id == row.tournament_id).with_for_update()
        locked = connection.scalar(query)
    values = {"results": msgspec.json.encode(results), "done": over, "played": at}
    connection.execute(update(contest_tables).where(own.table_id == table).values(**values))
    if locked is not None:
        _end_round(connection, folded(row.tournament_id, locked, _bodies(connection, row.tournament_id)), row.round, at)


def _end_round(connection: Connection, tournament: Tournament, number: int, at: float) -> None:
    boards = played_in(connection, tournament.id, number)
    if not all(board.done for board in boards) or tournament.stage != "playing" or number != len(tournament.rounds):
        return
    events: list[e.AnyEvent] = [e.RoundEnded(at=at, results=tuple(board.results for board in boards))]
    if number == tournament.plan.rounds:
        events.append(e.Finished(at=at))
    for event in events:
        tournament.apply(event)
    append(connection, tournament, [msgspec.json.encode(event) for event in events], at)
    _open(connection, tournament.id)


def _open(connection: Connection, tournament: str) -> None:
    """Let everybody see the deals of rounds that no table plays any more."""
    connection.execute(
        update(contest_tables)
        .where(contest_tables.c.tournament_id == tournament, contest_tables.c.shut)
        .values(shut=False)
    )


def _row(tournament: Tournament, now: float) -> dict[str, object]:
    return {
        "owner": tournament.owner,
        "stage": tournament.stage,
        "seq": tournament.seq,
        "due": tournament.due,
        "ended": sum(one.results is not None for one in tournament.rounds),
        "updated": now,
    }


def _add(connection: Connection, tournament: str, before: int, bodies: Sequence[bytes]) -> None:
    rows = [{"tournament_id": tournament, "seq": before + i, "body": body} for i, body in enumerate(bodies, 1)]
    connection.execute(insert(tournament_events), rows)


# ---- other identities, and the end -----------------------------------------------------------------------------------


def naming(connection: Connection, guest: str) -> list[str]:
    return list(connection.scalars(select(_named.tournament_id).where(_named.guest == guest)))


def rewrite(
    connection: Connection,
    tournament: Tournament,
    changed: Mapping[int, bytes],
    added: Sequence[bytes],
    old: str,
    new: str,
) -> None:
    """Replace events by seq, and a guest in the index by another, or by nobody (empty). Raises Conflict."""
    updated = connection.scalar(select(tournaments.c.updated).where(tournaments.c.id == tournament.id)) or 0.0
    append(connection, tournament, added, updated)  # its time stays: nothing was played
    own = tournament_events.c
    for seq, body in changed.items():
        same = own.tournament_id == tournament.id, own.seq == seq
        connection.execute(update(tournament_events).where(*same).values(body=body))
    there = _named.tournament_id == tournament.id
    known = connection.scalar(select(_named.guest).where(there, _named.guest == new)) if new else None
    if new and known is None:
        connection.execute(update(tournament_people).where(there, _named.guest == old).values(guest=new))
    else:
        connection.execute(delete(tournament_people).where(there, _named.guest == old))


def old_tournaments(connection: Connection, abandoned: float | None, finished: float | None, most: int) -> int:
    """Delete some tournaments that are old, by the times that hold for tables. Return how many."""
    old = [and_(tournaments.c.ended == 0, tournaments.c.updated < abandoned)] if abandoned is not None else []
    old += [and_(tournaments.c.ended > 0, tournaments.c.updated < finished)] if finished is not None else []
    if not old:
        return 0
    query = select(tournaments.c.id).where(or_(*old)).order_by(tournaments.c.updated).limit(most)
    gone = list(connection.scalars(query.with_for_update(skip_locked=True)))
    for table in (contest_tables, tournament_people, tournament_events):
        connection.execute(delete(table).where(table.c.tournament_id.in_(gone)))
    connection.execute(delete(tournaments).where(tournaments.c.id.in_(gone)))
    return len(gone)


def still_named(guest: ColumnElement[str]) -> ColumnElement[bool]:
    """Return the condition that a tournament still names a guest."""
    return exists().where(_named.guest == guest)
