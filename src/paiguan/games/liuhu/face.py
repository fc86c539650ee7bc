"""六虎 as people and records see it: the parts of this package, gathered for the engine."""

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar

from paiguan.engine.contract import Face, Json, Move, Refusal, Standing, View
from paiguan.engine.kernel import Items, Options, State
from paiguan.games.liuhu import checks, match, moves, record, refusals, rules, score, state, table, view
from paiguan.games.liuhu.options import OPTION_SET


class Liuhu(Face):
    name = "liuhu"
    rules: ClassVar[ModuleType] = rules
    options = OPTION_SET
    moves = moves.MOVES
    phases = state.PHASES
    items = state.ITEM_IDS
    factors = state.FACTOR_IDS
    notes = state.NOTE_IDS
    checks = checks.CHECKS
    sheet = score.SHEET
    example = score.EXAMPLE

    def seats(self, options: Options) -> int:
        return int(options.players)

    def begin(self, state: State, options: Options, given: Mapping[str, Json]) -> None:
        record.begin(state, options, given)

    def load(self, state: State, options: Options, given: Mapping[str, Json]) -> None:
        record.load(state, options, given)

    def dealt(self, state: State, options: Options) -> dict[str, Json]:
        return record.dealt(state, options)

    def outcome(self, state: State, options: Options, items: Sequence[Any], illegal: bool) -> dict[str, Json]:
        return record.outcome(state, options, items)

    def same(self, key: str, got: Json, expected: Json) -> bool:
        return record.same(key, got, expected)

    def codes(self, state: State, options: Options, move: Move) -> Sequence[int]:
        return moves.codes(options, move)

    def move(self, state: State, options: Options, seat: int, codes: Sequence[int]) -> Move:
        return moves.move_of(options, seat, codes)

    def hidden_move(self, veiled: State, options: Options, seat: int, codes: Sequence[int]) -> Json:
        return {"seat": seat, "do": "discard", "count": len(codes)}

    def why_not(self, state: State, options: Options, move: Move) -> Refusal:
        return refusals.why_not(state, options, move)

    def view(self, veiled: State, options: Options, seat: int | None, log: tuple[Json, ...]) -> View:
        return view.view(veiled, options, seat, log)

    def table(self, state: State, options: Options, name: Callable[[str, Any], str]) -> str:
        return table.table(state, options, name)

    def score(self, options: Options, sheet: Mapping[str, Json], items: Items) -> int:
        return score.score(options, sheet, items)

    def first_standing(self, options: Options) -> Standing:
        return match.LiuhuStanding()

    def next_standing(self, options: Options, standing: Any, state: State) -> Standing:
        return match.next_standing(options, standing, state)


FACE = Liuhu()
