"""What can be taken away of a tournament: the standings and every result for a spreadsheet, and the hands as records."""

from collections.abc import Iterator

import msgspec

from paiguan.engine.records import deal_of_record
from paiguan.parlour.folding import decoded
from paiguan.parlour.replay import all_is_known
from paiguan.parlour.spreadsheets import cell, lines
from paiguan.parlour.table import Table
from paiguan.parlour.tournaments.page import Shown, name_of
from paiguan.parlour.tournaments.scores import compared, scores, standings
from paiguan.parlour.tournaments.tournament import Tournament
from paiguan.parlour.wire import Language

HANDS = ("round", "table", "table_id", "hand", "seat", "player", "bot", "units", "score")


def standings_csv(tournament: Tournament, seen: Shown, language: Language) -> str:
    """Return the standings with a column for each round."""
    found = standings(tournament, seen.newest)
    rounds = max((len(line.rounds) for line in found), default=0)
    head = ["place", "player", *(f"round_{number}" for number in range(1, rounds + 1)), "total"]
    rows = (
        [
            line.place,
            cell(name_of(tournament, line.person, language)),
            *("" if one is None else _number(float(one)) for one in line.rounds),
            _number(float(line.total)),
        ]
        for line in found
    )
    return lines([head, *rows])


def hands_csv(tournament: Tournament, seen: Shown, language: Language) -> str:
    """Return a row for each hand and seat; of deals that are compared those that all tables have finished."""
    return lines([HANDS, *_hands(tournament, seen, language)])


def _hands(tournament: Tournament, seen: Shown, language: Language) -> Iterator[list[object]]:
    for number, (one, played) in enumerate(zip(tournament.rounds, seen.played, strict=True), 1):
        if not seen.done[number - 1] and seen.stage != "playing":
            continue  # broken off
        results = [board.results for board in played]
        scored, hands = scores(tournament.plan.duplicate, results), compared(tournament.plan.duplicate, results)
        for place, board in enumerate(one.boards):
            for hand, payments in enumerate(results[place][:hands]):
                for seat, person in enumerate(board.seats):
                    if person is not None and hand < one.late.get(person, 0):
                        person = None  # the bot whose chair they took
                    name = "" if person is None else cell(name_of(tournament, person, language))
                    score = _number(float(scored[place][hand][seat]))
                    yield [
                        number,
                        place + 1,
                        board.table,
                        hand + 1,
                        seat,
                        name,
                        int(person is None),
                        payments[seat],
                        score,
                    ]


def _number(score: float) -> str:
    return f"{score:.2f}".rstrip("0").rstrip(".")


def records(table_id: str, bodies: list[bytes], guest: str) -> bytes:
    """Return the finished hands of a table as records, one a line: those of which the rules show this guest all the pieces."""
    table, found = Table(table_id), []
    for event in decoded(bodies):
        table.apply(event)
    for hand in table.hands:
        if hand.payments:
            record = hand.record(table.game)
            if all_is_known(deal_of_record(record), hand.seat_of(guest)):
                found.append(msgspec.json.encode(record) + b"\n")
    return b"".join(found)
