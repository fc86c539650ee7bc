"""The interface of 六虎: everything that the package declares to the engine (engine/interface.py)."""

from paiguan.engine.interface import GameInterface, House, gathered
from paiguan.games.liuhu import record, refusals, score, settle, sheet, state, view
from paiguan.games.liuhu.options import OPTION_SET

INTERFACE = GameInterface(
    name="liuhu",
    rules=gathered("paiguan.games.liuhu"),
    options=OPTION_SET,
    moves=record.MOVES,
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
    codes=lambda _, options, move: record.codes(options, move),
    move=lambda _, options, seat, codes: record.move_of(options, seat, codes),
    hidden_move=lambda _, options, seat, codes: {"seat": seat, "do": "discard", "count": len(codes)},
    why_not=refusals.why_not,
    combo=view.combo_made,
    view=view.view,
    text=view.text,
    result=settle.result,
    score=sheet.score,
    sheet=sheet.SHEET,
    example=sheet.EXAMPLE,
    sheet_state=sheet.sheet_state,
    final_state=sheet.final_state,
    first_standing=lambda _: settle.LiuhuStanding(),
    next_standing=settle.next_standing,
    bounds=settle.bounds,
    house=House(
        secret={"WUHU": "nowuhu"},  # 4.1
        may_be_asked=view.may_be_asked,
        shown=view.shown,
        sits_out=view.sits_out,
    ),
)
