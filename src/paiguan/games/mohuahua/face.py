"""抹花花 as people and records see it: the parts of this package, gathered for the engine."""

from paiguan.engine.contract import Face, House
from paiguan.games.mohuahua import combos, moves, record, refusals, rules, score, settle, state, view
from paiguan.games.mohuahua.options import OPTION_SET

FACE = Face(
    name="mohuahua",
    rules=rules,
    options=OPTION_SET,
    moves=moves.MOVES,
    phases=state.PHASES,
    items=state.ITEM_IDS,
    seats=lambda options: int(options.players),
    begin=record.begin,
    load=record.load,
    dealt=record.dealt,
    outcome=record.outcome,
    checks=score.CHECKS,
    codes=moves.codes,
    move=lambda _, options, seat, codes: moves.move_of(seat, tuple(codes)),
    hidden_move=lambda _, options, seat, codes: moves.hidden_move(seat, codes),
    why_not=refusals.why_not,
    combo=lambda _, cards: combos.named(cards),
    view=view.view,
    table=view.text,
    score=score.score,
    sheet=score.SHEET,
    example=score.EXAMPLE,
    next_standing=settle.next_standing,
    bounds=settle.bounds,
    house=House(
        sits_out=view.sits_out,
        length=lambda values: int(values["rounds"]) * int(values["players"]),  # 7
    ),
)
