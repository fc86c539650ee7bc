"""六虎 as people and records see it: the parts of this package, gathered for the engine."""

from paiguan.engine.contract import Face, House
from paiguan.games.liuhu import moves, record, refusals, rules, score, settle, state, view
from paiguan.games.liuhu.options import OPTION_SET

FACE = Face(
    name="liuhu",
    rules=rules,
    options=OPTION_SET,
    moves=moves.MOVES,
    phases=state.PHASES,
    items=state.ITEM_IDS,
    factors=state.FACTOR_IDS,
    notes=state.NOTE_IDS,
    seats=lambda options: int(options.players),
    begin=record.begin,
    load=record.load,
    dealt=record.dealt,
    outcome=lambda state, options, items, _: record.outcome(state, options, items),
    same=record.same,
    checks=score.CHECKS,
    codes=lambda _, options, move: moves.codes(options, move),
    move=lambda _, options, seat, codes: moves.move_of(options, seat, codes),
    hidden_move=lambda _, options, seat, codes: {"seat": seat, "do": "discard", "count": len(codes)},
    why_not=refusals.why_not,
    combo=view.combo_made,
    view=view.view,
    table=view.text,
    score=score.score,
    sheet=score.SHEET,
    example=score.EXAMPLE,
    first_standing=lambda _: settle.LiuhuStanding(),
    next_standing=settle.next_standing,
    bounds=settle.bounds,
    house=House(secret={"WUHU": "nowuhu"}, sits_out=view.sits_out),  # 4.1
)
