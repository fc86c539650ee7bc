"""偎麻雀 as people and records see it: the parts of this package, gathered for the engine."""

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar

from paiguan.engine.contract import Face, Json, Move, Refusal, Standing, View
from paiguan.engine.kernel import Items, Options, State
from paiguan.games.weimaque import checks, match, moves, record, refusals, rules, score, state, table, view
from paiguan.games.weimaque.options import OPTION_SET


class Weimaque(Face):
    name = "weimaque"
    rules: ClassVar[ModuleType] = rules
    options = OPTION_SET
    moves = moves.MOVES
    phases = state.PHASES
    items = state.ITEM_IDS
    factors = ()
    notes = ()
    checks = checks.CHECKS
    sheet = score.SHEET
    example = score.EXAMPLE

    def seats(self, options: Options) -> int:
        return 4

    def begin(self, state: State, options: Options, given: Mapping[str, Json]) -> None:
        record.begin(state, options, given)

    def load(self, state: State, options: Options, given: Mapping[str, Json]) -> None:
        record.load(state, options, given)

    def dealt(self, state: State, options: Options) -> dict[str, Json]:
        return record.dealt(state, options)

    def outcome(self, state: State, options: Options, items: Sequence[Any], illegal: bool) -> dict[str, Json]:
        return record.outcome(state, options, items, illegal)

    def codes(self, state: State, options: Options, move: Move) -> Sequence[int]:
        return moves.codes(state, options, move)

    def move(self, state: State, options: Options, seat: int, codes: Sequence[int]) -> Move:
        return moves.move_of(seat, codes[0])

    def hidden_move(self, veiled: State, options: Options, seat: int, codes: Sequence[int]) -> Json:
        return {"seat": seat, "do": "kong", "face_down": 4}  # with `wei_hidden`: a quad laid from the hand

    def why_not(self, state: State, options: Options, move: Move) -> Refusal:
        return refusals.why_not(state, options, move)

    def view(self, veiled: State, options: Options, seat: int | None, log: tuple[Json, ...]) -> View:
        return view.view(veiled, options, seat, log)

    def table(self, state: State, options: Options, name: Callable[[str, Any], str]) -> str:
        return table.table(state, options, name)

    def score(self, options: Options, sheet: Mapping[str, Json], items: Items) -> int:
        return score.score(options, sheet, items)

    def first_standing(self, options: Options) -> Standing:
        return Standing()

    def next_standing(self, options: Options, standing: Any, state: State) -> Standing:
        return match.next_standing(options, standing, state)


FACE = Weimaque()
