"""A tournament as the fold of its events: what commands do to it, its scores, and who owns it."""

from fractions import Fraction
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiguan.engine.game import Game
from paiguan.engine.packages import GAMES
from paiguan.parlour.events import FORGOTTEN
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.store.queries import GuestRow
from paiguan.parlour.tournaments import decide
from paiguan.parlour.tournaments import events as e
from paiguan.parlour.tournaments.rounds import deals, seats_of_next, tables_of
from paiguan.parlour.tournaments.scores import scores, standings
from paiguan.parlour.tournaments.tournament import Tournament, folded

OWNER = GuestRow(id="owner", name="Owner", language="en")
MOST = 8


def plan(**changes: Any) -> e.Plan:
    usual = e.Plan(
        name="Friday",
        game=GAMES[0],
        options={},
        rounds=2,
        hands=2,
        tables=2,
        pairing="swiss",
        duplicate=True,
        level="novice",
    )
    return msgspec.structs.replace(usual, **changes)


def begun(people: int = 4, **changes: Any) -> Tournament:
    tournament = Tournament("one", "CODE23")
    tournament.apply(e.Opened(at=0, owner=OWNER.id, plan=plan(**changes)))
    for number in range(people):
        add(tournament, decide.join(tournament, guest(number), MOST, 1))
    return tournament


def guest(number: int) -> GuestRow:
    return OWNER if number == 0 else GuestRow(id=f"guest{number}", name=f"Guest {number}", language="en")


def add(tournament: Tournament, events: list[e.AnyEvent]) -> None:
    for event in events:
        tournament.apply(event)


def round_of(tournament: Tournament) -> None:
    boards = tuple(e.Board(f"t{number}", seats) for number, seats in enumerate(seats_of_next(tournament)))
    tournament.apply(e.RoundBegun(at=2, boards=boards))


def refused(code: str, call: Any, *given: Any) -> None:
    with pytest.raises(HouseRefusal) as found:
        call(*given)
    assert found.value.refusal.code == code


def test_joining_twice_changes_nothing_and_a_new_name_is_taken_over() -> None:
    tournament = begun()
    assert decide.join(tournament, guest(1), MOST, 2) == []
    renamed = msgspec.structs.replace(guest(1), name="Other")
    add(tournament, decide.join(tournament, renamed, MOST, 2))
    assert [person.name for person in tournament.people] == ["Owner", "Other", "Guest 2", "Guest 3"]


def test_who_leaves_and_comes_back_keeps_their_number() -> None:
    tournament = begun()
    add(tournament, decide.leave(tournament, "guest2", 2))
    assert tournament.present == [0, 1, 3]
    assert decide.leave(tournament, "guest2", 2) == []
    add(tournament, decide.join(tournament, guest(2), MOST, 3))
    assert tournament.present == [0, 1, 2, 3]
    assert len(tournament.people) == 4


def test_what_is_refused() -> None:
    tournament = begun(MOST)
    refused("tournament_full", decide.join, tournament, guest(MOST), MOST, 2)
    refused("tournament_owner_only", decide.may_begin, tournament, "guest1", 1)
    refused("tournament_owner_only", decide.close, tournament, "guest1", 2)
    refused("tournament_owner_only", decide.remove, tournament, "guest1", 0, 2)
    refused("tournament_nobody", decide.remove, tournament, "owner", MOST, 2)
    refused("stale", decide.may_begin, tournament, "owner", 2)
    refused("tournament_empty", decide.may_begin, begun(0), "owner", 1)
    round_of(tournament)
    refused("round_runs", decide.may_begin, tournament, "owner", 2)
    refused("round_runs", decide.finish, tournament, "owner", 2)
    add(tournament, decide.close(tournament, "owner", 3))
    refused("tournament_over", decide.may_begin, tournament, "owner", 2)
    assert decide.close(tournament, "owner", 3) == []


def test_nobody_joins_once_the_last_round_has_begun() -> None:
    tournament = begun(rounds=1)
    round_of(tournament)
    refused("tournament_last_round", decide.join, tournament, guest(7), MOST, 2)


def test_a_round_that_is_broken_off_does_not_count() -> None:
    tournament = begun()
    round_of(tournament)
    tournament.apply(e.RoundEnded(at=3, results=(((5, -5, 0, 0),) * 2, ((1, -1, 0, 0),) * 2)))
    before = standings(tournament)
    round_of(tournament)
    add(tournament, decide.close(tournament, "owner", 4))
    assert tournament.stage == "closed"
    assert standings(tournament) == before


def test_rounds_begin_by_the_clock_if_the_plan_says_so() -> None:
    tournament = begun(begins=1000.0, pause=5)
    assert tournament.due == 1000.0
    round_of(tournament)
    assert tournament.due == 0
    tournament.apply(e.RoundEnded(at=2000, results=(((0,) * 4,) * 2,) * 2))
    assert tournament.due == 2300
    assert begun().due == 0


def test_the_first_who_takes_part_owns_the_tournament_of_a_forgotten_owner() -> None:
    tournament = begun()
    events = [
        e.with_guest(event, OWNER.id, f"{FORGOTTEN}1", "") for event in (e.Opened(at=0, owner="owner", plan=plan()),)
    ]
    tournament.apply(events[0])
    tournament.people[0].guest = f"{FORGOTTEN}1"
    assert tournament.owner == "guest1"
    assert tournament.present == [1, 2, 3]


def test_the_fold_of_stored_events_is_the_tournament() -> None:
    events: list[e.AnyEvent] = [
        e.Opened(at=0, owner="owner", plan=plan()),
        e.Joined(at=1, person=0, guest="owner", name="Owner"),
        e.Named(at=1, person=0, name="Host"),
        e.RoundBegun(at=2, boards=(e.Board("t", (0, None, None, None)),)),
        e.RoundEnded(at=3, results=(((1, -1, 0, 0),),)),
        e.Finished(at=3),
    ]
    found = folded("one", "CODE23", [msgspec.json.encode(event) for event in events])
    assert (found.seq, found.stage, found.people[0].name) == (6, "finished", "Host")
    assert [line.total for line in standings(found)] == [1]


payments = st.lists(st.integers(-50, 50), min_size=4, max_size=4)


@given(st.integers(1, 5), st.integers(1, 4), st.data())
def test_compared_scores_sum_to_nothing_over_a_seat(tables: int, hands: int, data: st.DataObject) -> None:
    results = [[data.draw(payments) for _ in range(hands)] for _ in range(tables)]
    scored = scores(True, results)
    for hand in range(hands):
        for seat in range(4):
            sums = [table[hand][seat] for table in scored]
            if tables > 1:
                assert sum(sums) == 0
                others = [results[table][hand][seat] for table in range(1, tables)]
                assert sums[0] == results[0][hand][seat] - Fraction(sum(others), len(others))
            else:
                assert sums == [results[0][hand][seat]]
    assert scores(False, results) == [[[Fraction(paid) for paid in hand] for hand in table] for table in results]


def test_deals_are_scored_once_all_tables_have_finished_them() -> None:
    results = [[[4, -4, 0, 0], [9, -9, 0, 0]], [[1, -1, 0, 0]]]
    assert [len(table) for table in scores(True, results)] == [1, 1]
    assert [len(table) for table in scores(False, results)] == [2, 1]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_deals_alike_at_all_tables_with_the_dealers_in_turn(game: str) -> None:
    tournament = begun(5, game=game, hands=3)
    seats = seats_of_next(tournament)
    made = tables_of(tournament, seats, 5.0)
    assert len(made) == 2
    given = [table.contest.deals for table, _ in made if table.contest is not None]
    assert given[0] == given[1]
    assert len({msgspec.json.encode(deal) for deal in given[0]}) == 3
    for table, _ in made:
        assert table.stage == "playing"
        assert not table.advises
        assert table.opens_to("owner") == (table.seat_of("owner") is not None)
        assert not table.opens_to("stranger")
    assert {chair.guest for table, _ in made for chair in table.chairs if chair.guest} == {
        "owner",
        *(f"guest{number}" for number in range(1, 5)),
    }
    count = Game(game, {}).seats
    assert all(len(one) == count for one in seats)
    assert len(deals(Game(game, {}), 2)) == 2
