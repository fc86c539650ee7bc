"""Shuffles for people, over the whole permutation.

The engine's generator has 128 bits, fewer than there are deals of eighty cards. Here it only chooses which pieces are in a
deal that leaves some out; then the operating system's generator puts all of them in a new order, so every deal can occur.
"""

from collections.abc import Callable, Sequence
from secrets import SystemRandom
from typing import Any

from paiguan.engine.contract import Json
from paiguan.engine.match import Match

PIECES = ("deal", "wall", "stock")  # the fields of a record that hold pieces
_random = SystemRandom()


def shuffled(match: Match) -> dict[str, Json]:
    """The next hand of a match as the fields of a record."""
    first = match.deal()
    record = match.game.face.dealt(first.state, match.game.options)
    pieces = [piece for field in PIECES if field in record for piece in _flat(record[field])]
    _random.shuffle(pieces)
    if (layout := match.game.face.house.layout) is not None:
        return layout(record, pieces)
    rest = iter(pieces)
    return {field: _filled(value, rest) if field in PIECES else value for field, value in record.items()}


def dice() -> tuple[int, int]:
    return _random.randint(1, 6), _random.randint(1, 6)


def below(count: int) -> int:
    return _random.randrange(count)


def seating(
    ritual: Callable[[Sequence[str]], Any], people: Sequence[str]
) -> tuple[int, tuple[tuple[tuple[int, int], ...], ...]]:
    """All throw for the order of seats, ties again; who is first keeps the chair, as seat 0. That old seat, and everybody's
    throws."""
    order = ritual(people)
    throws: dict[str, list[tuple[int, int]]] = {person: [] for person in people}
    while not order.settled:
        for person in order.to_throw:
            throws[person].append(dice())
            order.throw(person, throws[person][-1])
    return people.index(order.order[0]), tuple(tuple(throws[person]) for person in people)


def _flat(value: Any) -> list[Any]:
    return [one for part in value for one in _flat(part)] if isinstance(value, list | tuple) else [value]


def _filled(shape: Any, rest: Any) -> Any:
    return [_filled(part, rest) for part in shape] if isinstance(shape, list | tuple) else next(rest)
