"""What a deal keeps from earlier positions is what it would make anew: views, moves found legal, the moves to offer."""

from typing import Any

import msgspec
import pytest

from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.offering import openings
from paiguan.engine.packages import GAMES
from paiguan.engine.state import duplicate


def played(name: str, seed: int) -> Any:
    """Yield one deal at every position of a hand played at random; half of the moves are first found legal."""
    deal = Game(name, {}).deal(seed=seed)
    yield deal
    while not deal.over:
        move = deal.legal_moves.random(seed + len(deal.moves))
        if len(deal.moves) % 2:
            assert deal.why_not(move) is None
        deal.push(move)
        yield deal


def fresh(deal: Deal) -> Deal:
    return Deal(deal.game, duplicate(deal._states))


@pytest.mark.parametrize("name", GAMES)
def test_views_are_those_of_a_fresh_deal(name: str) -> None:
    for deal in played(name, 5):
        for seat in (None, *range(deal.game.seats)):
            assert deal.view(seat) == fresh(deal).view(seat)
            assert deal.copy().view(seat) == deal.view(seat)


def test_a_move_hidden_from_everybody_else_keeps_their_views() -> None:
    kept = dict.fromkeys(GAMES, 0)
    for name in GAMES:
        before: list[Any] = []
        for deal in played(name, 5):
            now = [deal.view(seat) for seat in range(deal.game.seats)]
            kept[name] += sum(one is other for one, other in zip(before, now, strict=False))
            before = now
    assert any(kept.values())


@pytest.mark.parametrize("name", GAMES)
def test_a_move_that_was_found_legal_and_then_changed_is_read_again(name: str) -> None:
    deal = Game(name, {}).deal(seed=3)
    while len(moves := [one for _, one in zip(range(2), deal.legal_moves, strict=False)]) < 2:
        deal.push(moves[0])
    first, second = (msgspec.to_builtins(one) for one in moves)
    given = dict(first)
    assert deal.why_not(given) is None
    given.clear()
    given.update(second)
    expected = fresh(deal)
    expected.push(second)
    deal.push(given)
    assert deal == expected


@pytest.mark.parametrize("name", GAMES)
def test_moves_to_offer_are_the_same_however_they_are_listed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for deal in played(name, 7):
        seats = range(deal.game.seats)
        listed = [list(openings(deal, seat)) for seat in seats]
        with monkeypatch.context() as patch:
            patch.setattr(deal.game, "few_moves", lambda states: None)
            assert [list(openings(deal, seat)) for seat in seats] == listed
