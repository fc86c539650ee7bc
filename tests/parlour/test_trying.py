"""Another try at a finished hand is an ordinary table that begins in the middle of it."""

import random
from typing import Any

import msgspec
import pytest

from paiguan.engine.packages import GAMES
from paiguan.engine.records import deal_of_record
from paiguan.parlour import events as e
from paiguan.parlour import wire as w
from paiguan.parlour.decide import decide
from paiguan.parlour.decide.moves import before_last_decision
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.replay import own_decisions
from paiguan.parlour.scene import facts
from paiguan.parlour.store.queries import GuestRow
from paiguan.parlour.table import Table
from paiguan.parlour.trying import Posed, Retry, place_of_step
from paiguan.puzzles import puzzles
from tests.parlour.tables import begun, step

GUEST = GuestRow(id="guest0", name="Person 0", language="en")


def played(game: str, seed: int = 3) -> Table:
    table = begun(game, people=1)
    rng = random.Random(seed)
    while table.stage == "playing":
        step(table, rng)
    return table


def tries(table: Table) -> list[Retry]:
    """A try at every decision of the guest in a table's last hand."""
    hand = table.hand
    seat = hand.seat_of(GUEST.id)
    assert seat is not None
    record = hand.record(table.game)
    found = [(at, place_of_step(record, seat, at)) for _, at in own_decisions(record, seat)]
    return [Retry(record, table.id, 1, hand, seat, place, at) for at, place in found if place is not None]


def opened(retry: Retry | Posed) -> Table:
    table = Table("again")
    for event in retry.events(GUEST, "novice", 1.0):
        # As the store brings it back after the process was killed.
        table.apply(msgspec.json.decode(msgspec.json.encode(event), type=e.AnyEvent))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_try_begins_at_the_decision_with_the_same_pieces(game: str) -> None:
    table = played(game)
    found = tries(table)
    assert found
    for retry in found:
        again = opened(retry)
        hand = table.hand
        assert again.stage == "playing"
        assert (again.hand.dealt, again.hand.standing) == (hand.dealt, hand.standing)
        assert again.hand.moves == msgspec.json.decode(msgspec.json.encode(hand.moves[: retry.place]))
        assert again.may_act(retry.seat)
        assert again.seat_of(GUEST.id) == retry.seat
        assert again.people == 1
        # The same move is legal there, and nothing before the decision can be taken back.
        assert again.deal is not None
        assert again.deal.why_not(hand.moves[retry.place]) is None
        assert before_last_decision(again, GUEST.id) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_try_ends_with_its_hand_beside_the_result_of_the_first(game: str) -> None:
    """The same moves lead to the same payments, whatever hand of a match it was."""
    table = played(game)
    retry = tries(table)[-1]
    again = opened(retry)
    hand = table.hand
    for move, by in zip(hand.moves[retry.place :], hand.by[retry.place :], strict=True):
        again.apply(e.Moved(at=2.0, seat=move["seat"], move=move, by=by))  # type: ignore[arg-type]
    assert again.stage == "over"
    assert again.hand.payments == hand.payments
    origin = facts(again, "ABCDEF", set(), 0, "en").origin
    assert origin is not None
    assert (origin.table, origin.hand, origin.step) == (table.id, 1, retry.step)
    assert origin.paid == hand.payments[retry.seat]
    assert origin.played == origin.again
    with pytest.raises(HouseRefusal) as refused:
        decide(again, GUEST.id, GUEST.name, w.Rematch(id="r"), 3.0, 3.0)
    assert refused.value.refusal.code == "only_a_try"


def test_the_move_of_a_try_is_the_players_own() -> None:
    """Where all decide at once (十三張), others may move first."""
    found_tries = (retry for seed in range(50) for retry in tries(played("shisanzhang", seed)))
    retry, other = next(
        (one, seat) for one in found_tries for seat in range(4) if seat != one.seat and opened(one).may_act(seat)
    )
    again = opened(retry)
    assert again.deal is not None
    for seat in (other, retry.seat):
        found = facts(again, "ABCDEF", set(), 0, "en").origin
        assert found is not None
        assert found.again is None
        move = msgspec.to_builtins(again.deal.legal_moves_of(seat).random(7))
        again.apply(e.Moved(at=2.0, seat=seat, move=move, by="guest"))
    found = facts(again, "ABCDEF", set(), 0, "en").origin
    assert found is not None
    assert found.again is not None
    assert found.again.verb == move["do"]


def test_a_try_opens_to_nobody_else() -> None:
    again = opened(tries(played(GAMES[0]))[0])
    assert again.opens_to(GUEST.id)
    assert not again.opens_to("guest1")
    assert not again.opens_to("")


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_played_out_from_its_position(game: str) -> None:
    for puzzle in puzzles(game)[::40]:
        table, deal = opened(Posed(puzzle)), puzzle.deal()
        assert table.stage == "playing"
        assert table.deal is not None
        assert table.deal.record() == deal_of_record(table.hand.record(table.game)).record() == deal.record()
        assert table.seat_of(GUEST.id) == puzzle.seat
        assert table.may_act(puzzle.seat)
        assert before_last_decision(table, GUEST.id) is None
        assert not table.opens_to("guest1")
        origin = facts(table, "ABCDEF", set(), 0, "en").origin
        assert origin is not None
        assert (origin.puzzle, origin.paid) == (puzzle.id, puzzle.options[0].value)
        # The best move leads, and is offered as what was made.
        best = {**puzzle.options[0].move, "seat": puzzle.seat}
        table.apply(e.Moved(at=2.0, seat=puzzle.seat, move=best, by="guest"))
        origin = facts(table, "ABCDEF", set(), 0, "en").origin
        assert origin is not None
        assert origin.again == origin.played


def test_older_tables_are_open_and_no_tries() -> None:
    old: Any = msgspec.json.decode(
        b'{"e":"opened","at":0,"game":"liuhu","options":{},"host":"a","seats":[null,null,null,null]}', type=e.AnyEvent
    )
    table = Table("t")
    table.apply(old)
    assert table.origin is None
    assert table.opens_to("anybody")
