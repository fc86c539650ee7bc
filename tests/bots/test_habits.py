"""The page of what the networks do and the regulars do not: its figures come from decisions that differ as it says."""

import pytest
from bench.games import measured, notes_on
from bench.habits import figures, hand
from bench.habits_page import page

LEARNED = [name for name in measured() if hasattr(notes_on(name), "HABITS")]


@pytest.mark.parametrize("name", LEARNED)
def test_a_habit_is_weighed_where_only_one_of_the_two_moves_has_it(name: str) -> None:
    habits = notes_on(name).HABITS
    met = [one for number in range(8) for one in hand(name, 64, number)]
    assert met
    for one in met:
        assert one.network or one.regular
        differs = one.network != one.regular and one.network == habits[one.habit].network
        assert (one.more is not None) == differs
        if one.example is not None:
            example = one.example
            assert one.more is not None
            assert one.more > 4 * example.error
            assert set(example.network) | set(example.regular) <= set(example.hand)
    found = {name: [(habit, figures(met, number)) for number, habit in enumerate(habits)]}
    text, pictures = page(found, 8, 64, 0)
    for habit, counted in found[name]:
        assert habit.title in text
        assert f"{counted.network:,} of the network's, {counted.regular:,} of the regular's" in text
    assert len(pictures) == len(habits)
