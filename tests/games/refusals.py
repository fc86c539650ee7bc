"""One harness for the refusals of every game: a game's test file lists the cases, the suite tries them.

A file subclasses `RefusalSuite` with its cases. Every code of the game's terms has a case, or is named in `elsewhere` with the
reason.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

import paiguan
from paiguan.engine.terms import load
from tests import playing

Action = dict[str, Any]
Case = tuple[list[Action], Any, dict[str, Any]]  # actions before, the refused action, options and record


class RefusalSuite:
    game: ClassVar[str]
    record: ClassVar[Mapping[str, Any]]  # what moves are tried on, unless a case has a record of its own
    moves: ClassVar[Mapping[str, Case]]  # by the code of the refusal
    deals: ClassVar[Mapping[str, Mapping[str, Any]]]
    sheets: ClassVar[Mapping[str, Mapping[str, Any] | tuple[Mapping[str, Any], Mapping[str, Any]]]]  # or with options
    elsewhere: ClassVar[frozenset[str]] = frozenset()  # codes that tests of their own provoke

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        for kind in ("move", "deal", "sheet"):
            if kind in metafunc.fixturenames:
                metafunc.parametrize(kind, list(getattr(self, f"{kind}s")))

    def test_each_move_is_refused_for_its_own_reason(self, move: str) -> None:
        actions, last, setting = self.moves[move]
        assert why(self.game, self.record, actions, last, **setting) == move

    def test_deals_that_cannot_be_are_refused(self, deal: str) -> None:
        with pytest.raises(paiguan.IllegalMove) as caught:
            paiguan.game(self.game).load(self.deals[deal])
        assert caught.value.refusal.code == deal

    def test_score_sheets_that_cannot_be_are_refused(self, sheet: str) -> None:
        case = self.sheets[sheet]
        given, options = case if isinstance(case, tuple) else (case, {})
        with pytest.raises(paiguan.IllegalMove) as caught:
            paiguan.game(self.game, **options).score(given)
        assert caught.value.refusal.code == sheet

    def test_no_refusal_is_without_a_case(self) -> None:
        assert {*self.moves, *self.deals, *self.sheets, *self.elsewhere} == set(load(self.game)["refusals"])


def why(
    game: str, record: Mapping[str, Any], before: list[Action], last: Any, options: Action | None = None, **own: Any
) -> str | None:
    """The code by which `last` is refused after the actions before, on the case's own pieces or the usual ones."""
    dealt = own if "deal" in own or "wall" in own else {**record, **own}
    return playing.why(paiguan.game(game, **(options or {})).load(dealt), before, last)
