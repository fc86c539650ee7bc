"""Schedules in which everybody meets everybody equally often, for the numbers of people that have a simple one.

A round is a partition of the people, numbered from 0, into full tables.
"""

from collections.abc import Callable
from itertools import chain

Round = list[list[int]]

# Sets that turn into a whole schedule: number 0 to n - 2 go round a circle by one place a round, and person n - 1 stays. Of
# two people who go round, every distance on the circle occurs equally often, so that each pair meets `seats - 1` times in
# n - 1 rounds (for four seats: a whist tournament). By seats and people; found by search, checked by a test.
STARTERS: dict[tuple[int, int], tuple[tuple[int, ...], ...]] = {
    (3, 12): ((11, 8, 6), (10, 3, 2), (9, 7, 4), (5, 1, 0)),
    (3, 18): ((17, 2, 1), (16, 5, 4), (15, 11, 7), (14, 12, 9), (13, 10, 3), (8, 6, 0)),
    (4, 8): ((7, 4, 2, 1), (6, 5, 3, 0)),
    (4, 12): ((11, 8, 6, 2), (10, 9, 3, 0), (7, 5, 4, 1)),
    (4, 20): ((19, 9, 7, 0), (18, 14, 4, 1), (17, 16, 13, 5), (15, 12, 11, 6), (10, 8, 3, 2)),
    (4, 24): (
        (23, 20, 13, 10),
        (22, 11, 2, 0),
        (21, 15, 6, 5),
        (19, 18, 16, 1),
        (17, 12, 8, 4),
        (14, 9, 7, 3),
    ),
}


def schedule(people: int, seats: int) -> list[Round]:
    """Return rounds in which every pair meets equally often, or none if no such schedule is known here."""
    if seats == 2 and people > 1 and people % 2 == 0:
        return _circle(
            tuple((people - 1 if place == 0 else -place % (people - 1), place) for place in range(people // 2))
        )
    if people == seats > 1:
        return [[list(range(people))]]
    if people == seats * seats and seats in _FIELDS:
        return _plane(seats)
    return _circle(STARTERS[seats, people]) if (seats, people) in STARTERS else []


def _circle(starter: tuple[tuple[int, ...], ...]) -> list[Round]:
    around = max(chain(*starter))
    return [
        [[one if one == around else (one + turn) % around for one in table] for table in starter]
        for turn in range(around)
    ]


def _in_four(a: int, b: int) -> int:
    """Multiply in the field of four elements: 2 and 3 are the roots of x² + x + 1."""
    return ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))[a][b]


Operation = Callable[[int, int], int]
# Addition and multiplication of the fields with as many elements as a table has seats.
_FIELDS: dict[int, tuple[Operation, Operation]] = {
    3: (lambda a, b: (a + b) % 3, lambda a, b: a * b % 3),
    4: (lambda a, b: a ^ b, _in_four),
    5: (lambda a, b: (a + b) % 5, lambda a, b: a * b % 5),
}


def _plane(seats: int) -> list[Round]:
    """Return the lines of the affine plane, one direction a round: two points lie on exactly one line."""
    add, times = _FIELDS[seats]
    line = range(seats)
    sloped = [[[x * seats + add(times(slope, x), start) for x in line] for start in line] for slope in line]
    return [*sloped, [[x * seats + y for y in line] for x in line]]
