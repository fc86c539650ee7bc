"""A tournament on one PostgreSQL served by two processes: both tables end a round together, through different ones."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.parlour.clusters import postgres_running
from tests.parlour.nursery import WarmServer
from tests.parlour.tournaments.evening import Evening


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres_running() as url:
        yield url


def test_two_processes_carry_on_one_tournament(database: str, tmp_path: Path) -> None:
    with WarmServer(database, tmp_path / "one") as one, WarmServer(database, tmp_path / "two") as two:
        evening = Evening(one, ["Ann", "Bob"], hands=1)
        through = Evening.__new__(Evening)  # the same people through the other process
        through.server, through.tokens, through.id = two, evening.tokens, evening.id
        late = two.guest("Late")
        assert through.post("join", token=late)[0] == 200
        evening.tokens.append(late)
        assert len(evening.facts()["people"]) == 3
        for number in (1, 2):
            with ThreadPoolExecutor() as both:
                begun = [one.result() for one in [both.submit(side.begin, number) for side in (evening, through)]]
            assert [len(facts["played"]) for facts in begun] == [number, number]
            (first, some), (second, others) = evening.tables(number).items()
            with ThreadPoolExecutor() as both:
                played = both.submit(evening.play, first, some), both.submit(through.play, second, others)
            for table in played:
                table.result()
            for side in (evening, through):
                side.until("between" if number == 1 else "finished")
        assert evening.facts()["standings"] == through.facts()["standings"]
        assert len(evening.facts()["played"]) == 2
        assert not one.complaints
        assert not two.complaints
