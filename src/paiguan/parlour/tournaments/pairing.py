"""Who sits where in a round: pure functions of the people, in order of their standing, and of the rounds before.

People are numbers. Where they do not fill the tables, the seats that are left are None: bots, spread as evenly as can be.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, combinations, permutations, product
from random import Random

from paiguan.parlour.tournaments.schedules import schedule

Groups = list[list[int]]
Seats = tuple[int | None, ...]
Cost = tuple[int, int]
MOST_TRIED = 7  # people at a table, of whom all ways to sit are tried
MANY = 24  # people: with more than these a search takes long, and a repeated meeting can nearly always be avoided
FEW = 10  # people, of whom all ways to part them are tried: at most some thousands
STARTS, FEW_STARTS = 12, 3  # arrangements that a search begins from


def table_count(people: int, seats: int, wanted: int) -> int:
    """Return the number of tables: as many as were wanted, or as are needed, each with at least one person."""
    return min(people, max(wanted, -(-people // seats)))


def sizes(people: int, tables: int) -> list[int]:
    """Return how many people sit at each table: no two tables differ by more than one."""
    return [people // tables + (table < people % tables) for table in range(tables)]


def met(history: Iterable[Sequence[Seats]]) -> Counter[frozenset[int]]:
    """Return how often each pair has sat at one table."""
    pairs = (combinations([one for one in seats if one is not None], 2) for tables in history for seats in tables)
    return Counter(frozenset(pair) for pair in chain.from_iterable(pairs))


def swiss(order: Sequence[int], seats: int, tables: int, history: Sequence[Sequence[Seats]]) -> list[Seats]:
    """Return the tables of a round by results: people of like standing together, earlier opponents apart.

    `order` is the standing, best first. Meeting again counts first, and the more often a pair has met the more it counts; then
    how far apart the people of a table stand. The table of the best comes first.
    """
    before = met(history)
    place = {one: at for at, one in enumerate(order)}

    def cost(group: Sequence[int]) -> Cost:
        apart = sum(abs(place[one] - place[other]) for one, other in combinations(group, 2))
        return _again(before, group), apart

    groups = _searched(order, sizes(len(order), tables), cost, place)
    groups.sort(key=lambda group: min(place[one] for one in group))
    return seated(groups, seats, history)


def everybody(people: Sequence[int], seats: int, tables: int, history: Sequence[Sequence[Seats]]) -> list[Seats]:
    """Return the tables of a round in which everybody is to meet everybody.

    A balanced schedule where one is known and all earlier rounds followed it; else the round with the fewest repeated meetings.
    """
    order = sorted(people)
    known = schedule(len(order), seats) if len(order) == seats * tables else []
    rounds = [[[order[one] for one in table] for table in tables_] for tables_ in known]
    if known and all(_same(done, rounds[number % len(rounds)]) for number, done in enumerate(history)):
        return seated(rounds[len(history) % len(rounds)], seats, history)
    before = met(history)

    def cost(group: Sequence[int]) -> Cost:
        return _again(before, group), 0

    place = {one: at for at, one in enumerate(order)}
    return seated(_searched(order, sizes(len(order), tables), cost, place), seats, history)


def seated(groups: Sequence[Sequence[int]], seats: int, history: Sequence[Sequence[Seats]]) -> list[Seats]:
    """Return who sits where: people on the same seats at all tables, so that they are compared with people, and other seats in
    each round; nobody sits on a seat, and so deals first, more often than need be."""
    sat = Counter(
        (one, seat) for tables in history for table in tables for seat, one in enumerate(table) if one is not None
    )
    return [_chairs(group, seats, len(history) % seats, sat) for group in groups]


def _chairs(group: Sequence[int], seats: int, first: int, sat: Counter[tuple[int, int]]) -> Seats:
    """Return one table, its people from seat `first` on."""
    taken = [(first + place) % seats for place in range(len(group))]

    def times(order: Sequence[int]) -> int:
        return sum(sat[one, seat] ** 2 for one, seat in zip(order, taken, strict=True))

    order = min(permutations(group), key=times) if len(group) <= MOST_TRIED else group
    placed: dict[int, int] = dict(zip(taken, order, strict=True))
    return tuple(placed.get(seat) for seat in range(seats))


def _again(before: Counter[frozenset[int]], group: Sequence[int]) -> int:
    """Return how bad the repeated meetings at a table are: a third meeting is worse than two second ones."""
    return sum(before[frozenset(pair)] ** 2 for pair in combinations(group, 2))


def _same(done: Sequence[Seats], planned: Groups) -> bool:
    return {frozenset(table) for table in done} == {frozenset(table) for table in planned}


def _searched(
    order: Sequence[int], counts: Sequence[int], cost: Callable[[Sequence[int]], Cost], place: dict[int, int]
) -> Groups:
    """Return the best groups of these sizes: of all where there are few people, else the best that exchanging pairs finds from several
    arrangements. The same for the same input."""

    def total_of(groups: Groups) -> Cost:
        return _sum(map(cost, groups))

    if len(order) <= FEW:
        return [sorted(group, key=lambda one: place[one]) for group in min(_all_parted(order, counts), key=total_of)]
    chance = Random(f"{list(order)} {list(counts)}")
    best, least = _parted(order, counts), (-1, -1)
    for start in range(STARTS if len(order) <= MANY else FEW_STARTS):
        mixed = list(order)
        if start:
            chance.shuffle(mixed)
        groups = _improved(_parted(mixed, counts), cost)
        total = total_of(groups)
        if least == (-1, -1) or total < least:
            best, least = groups, total
    return [sorted(group, key=lambda one: place[one]) for group in best]


def _all_parted(order: Sequence[int], counts: Sequence[int]) -> Iterator[Groups]:
    """Yield every way to part people into groups of these sizes, once."""
    if not order:
        yield []
        return
    first, *rest = order
    for size in sorted(set(counts)):
        sizes_left = list(counts)
        sizes_left.remove(size)
        for others in combinations(rest, size - 1):
            left = [one for one in rest if one not in others]
            for groups in _all_parted(left, sizes_left):
                yield [[first, *others], *groups]


def _parted(order: Sequence[int], counts: Sequence[int]) -> Groups:
    people = iter(order)
    return [[next(people) for _ in range(count)] for count in counts]


def _improved(groups: Groups, cost: Callable[[Sequence[int]], Cost]) -> Groups:
    """Exchange people between two tables as long as that makes the round better."""
    costs = [cost(group) for group in groups]
    better = True
    while better:
        better = False
        for one, other in combinations(range(len(groups)), 2):
            for i, j in product(range(len(groups[one])), range(len(groups[other]))):
                first, second = list(groups[one]), list(groups[other])
                first[i], second[j] = second[j], first[i]
                now = cost(first), cost(second)
                if _sum(now) < _sum((costs[one], costs[other])):
                    groups[one], groups[other] = first, second
                    costs[one], costs[other] = now
                    better = True
    return groups


def _sum(costs: Iterable[Cost]) -> Cost:
    again, apart = 0, 0
    for one, other in costs:
        again, apart = again + one, apart + other
    return again, apart
