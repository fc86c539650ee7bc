"""What rounds come to.

Where all tables get the same deals, a hand scores what a player made more than the others on the same seat did on average: what
the pieces were worth cancels out, and over a seat the scores of a deal sum to 0. Elsewhere a hand scores what was won or lost.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from paiguan.parlour.tournaments.tournament import Results, Tournament

Hands = Sequence[Sequence[int]]  # payments by hand and seat


class Line(NamedTuple):
    """A person's line of the standings."""

    person: int
    place: int  # equal totals share one
    rounds: tuple[Fraction | None, ...]  # None: not at a table
    total: Fraction


def compared(duplicate: bool, results: Sequence[Hands]) -> int | None:
    """Return how many hands of a round can be scored: where deals are compared, those that all tables have finished."""
    return min(map(len, results)) if duplicate and len(results) > 1 else None


def scores(duplicate: bool, results: Sequence[Hands]) -> list[list[list[Fraction]]]:
    """Return the scores of a round by table, hand and seat, as far as its hands can be scored."""
    hands = compared(duplicate, results)
    if hands is None:
        return [[[Fraction(paid) for paid in hand] for hand in table] for table in results]
    count = len(results)
    sums = [[sum(seat) for seat in zip(*(table[hand] for table in results), strict=True)] for hand in range(hands)]
    return [
        [
            [Fraction(count * paid - total, count - 1) for paid, total in zip(table[hand], sums[hand], strict=True)]
            for hand in range(hands)
        ]
        for table in results
    ]


def standings(tournament: Tournament, newest: Results | None = None) -> list[Line]:
    """Return everybody's line, best first. `newest` are the results of the last round as far as they may be shown."""
    played = [one.results for one in tournament.rounds]
    if newest is not None:
        played[-1] = newest
    columns: list[dict[int, Fraction]] = []
    for one, results in zip(tournament.rounds, played, strict=True):
        if results is None:
            continue
        scored = scores(tournament.plan.duplicate, results)
        columns.append(
            {
                person: sum((hand[seat] for hand in scored[board][one.late.get(person, 0) :]), Fraction())
                for board, table in enumerate(one.boards)
                for seat, person in enumerate(table.seats)
                if person is not None
            }
        )
    totals = {
        person: sum((column.get(person, Fraction()) for column in columns), Fraction())
        for person in range(len(tournament.people))
    }
    order = sorted(totals, key=lambda person: (-totals[person], person))
    return [
        Line(
            person,
            1 + sum(other > totals[person] for other in totals.values()),
            tuple(column.get(person) for column in columns),
            totals[person],
        )
        for person in order
    ]
