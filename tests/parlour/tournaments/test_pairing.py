"""Who sits where: everybody once, tables as even as can be, earlier opponents apart as far as possible."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paiguan.parlour.tournaments.pairing import Seats, everybody, met, seated, sizes, swiss, table_count
from paiguan.parlour.tournaments.schedules import STARTERS, schedule

BALANCED = [*STARTERS, (2, 2), (2, 6), (2, 10), (3, 3), (3, 9), (4, 4), (4, 16), (5, 25)]


def people_of(tables: Sequence[Seats]) -> list[int]:
    return [one for table in tables for one in table if one is not None]


def repeats(tables: Sequence[Sequence[int | None]], history: Sequence[Sequence[Seats]]) -> int:
    """How bad repeated meetings are: squares, as the pairing counts them."""
    before = met(history)
    return sum(
        before[frozenset(pair)] ** 2
        for table in tables
        for pair in combinations([one for one in table if one is not None], 2)
    )


def partitions(people: list[int], counts: list[int]) -> Iterator[list[list[int]]]:
    """Every way to part people into groups of these sizes, some of them more than once."""
    if not counts:
        yield []
        return
    for group in combinations(people, counts[0]):
        rest = [one for one in people if one not in group]
        for others in partitions(rest, counts[1:]):
            yield [list(group), *others]


rooms = st.tuples(st.integers(1, 20), st.integers(2, 5), st.integers(1, 6))


@given(rooms, st.integers(1, 5), st.sampled_from([swiss, everybody]), st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_every_round_seats_everybody_once_with_bots_spread_over_the_tables(room, rounds, pairing, chance) -> None:  # type: ignore[no-untyped-def]
    count, seats, wanted = room
    people = chance.sample(range(100), count)
    tables = table_count(count, seats, wanted)
    history: list[list[Seats]] = []
    for _ in range(rounds):
        chance.shuffle(people)
        found = pairing(people, seats, tables, history)
        assert sorted(people_of(found)) == sorted(people)
        assert len(found) == tables
        assert {len(table) for table in found} == {seats}
        bots = [table.count(None) for table in found]
        assert max(bots) - min(bots) <= 1
        assert max(bots) < seats  # nobody has to play for a table of bots
        taken = [frozenset(seat for seat, one in enumerate(table) if one is not None) for table in found]
        assert frozenset.intersection(*taken) in taken  # people are compared with people
        history.append(found)
        assert found == pairing(people, seats, tables, history[:-1])  # the same in every process


@given(st.integers(4, 8), st.integers(3, 4), st.integers(2, 4), st.randoms(use_true_random=False))
@settings(max_examples=25, deadline=None)
def test_a_round_by_results_has_as_few_repeated_meetings_as_any_has(count, seats, rounds, chance) -> None:  # type: ignore[no-untyped-def]
    people = list(range(count))
    tables = table_count(count, seats, 2)
    history: list[list[Seats]] = []
    for _ in range(rounds):
        chance.shuffle(people)
        found = swiss(people, seats, tables, history)
        best = min(repeats(one, history) for one in partitions(people, sizes(count, tables)))
        assert repeats(found, history) == best
        history.append(found)


def test_the_first_round_by_results_puts_people_of_like_standing_together() -> None:
    assert [sorted(people_of([table])) for table in swiss(range(12), 4, 3, [])] == [
        [0, 1, 2, 3],
        [4, 5, 6, 7],
        [8, 9, 10, 11],
    ]


def test_the_second_round_by_results_parts_who_has_met() -> None:
    first = swiss(range(16), 4, 4, [])
    second = swiss(range(16), 4, 4, [first])
    assert max(met([first, second]).values()) == 1


@pytest.mark.parametrize(("seats", "people"), BALANCED)
def test_a_known_schedule_lets_every_pair_meet_equally_often(seats: int, people: int) -> None:
    rounds = schedule(people, seats)
    assert all(sorted(chain(*one)) == list(range(people)) for one in rounds)
    counts = met([[tuple(table) for table in one] for one in rounds])
    assert len(counts) == people * (people - 1) // 2
    assert len(set(counts.values())) == 1


def test_everybody_meets_everybody_by_the_schedule_and_goes_on_when_people_change() -> None:
    people, history = [3, 5, 8, 9, 10, 12, 20, 30], list[list[Seats]]()
    for _ in range(7):
        history.append(everybody(people, 4, 2, history))
    assert set(met(history).values()) == {3}
    fewer = people[:-1]
    found = everybody(fewer, 4, 2, history)
    assert sorted(people_of(found)) == fewer


@given(st.integers(5, 14), st.integers(3, 4))
@settings(max_examples=20, deadline=None)
def test_without_a_schedule_people_who_have_not_met_are_brought_together(count: int, seats: int) -> None:
    tables, history = table_count(count, seats, 2), list[list[Seats]]()
    for _ in range(3):
        history.append(everybody(range(count), seats, tables, history))
    meetings = sum(len(people_of([table])) * (len(people_of([table])) - 1) // 2 for one in history for table in one)
    different = len(met(history))
    assert different >= min(meetings, count * (count - 1) // 2) * 0.7
    assert max(met(history).values()) <= 3


@given(st.integers(2, 5), st.integers(1, 12))
@settings(max_examples=40, deadline=None)
def test_nobody_deals_first_much_more_often_than_others(seats: int, rounds: int) -> None:
    history: list[list[Seats]] = []
    for _ in range(rounds):
        history.append(seated([list(range(seats))], seats, history))
    first = Counter(tables[0][0] for tables in history)
    assert max(first.values()) <= -(-rounds // seats) + 1


def test_tables_are_as_many_as_wanted_or_needed_and_never_without_a_person() -> None:
    assert table_count(8, 4, 2) == 2
    assert table_count(9, 4, 2) == 3
    assert table_count(3, 4, 2) == 2
    assert table_count(1, 4, 2) == 1
    assert table_count(6, 3, 1) == 2
