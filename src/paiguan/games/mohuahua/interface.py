"""The interface of 抹花花: everything that the package declares to the engine (engine/interface.py)."""

from paiguan.engine.interface import GameInterface, House, gathered
from paiguan.games.mohuahua import combos, record, refusals, score, settle, sheet, state, view
from paiguan.games.mohuahua.options import OPTION_SET

INTERFACE = GameInterface(
    name="mohuahua",
    rules=gathered("paiguan.games.mohuahua"),
    options=OPTION_SET,
    moves=record.MOVES,
    phases=state.PHASES,
    items=state.ITEM_IDS,
    seats=lambda options: int(options.players),
    begin=record.begin,
    load=record.load,
    dealt=record.dealt,
    outcome=record.outcome,
    checks=score.CHECKS,
    codes=record.codes,
    move=lambda _, options, seat, codes: record.move_of(seat, tuple(codes)),
    hidden_move=lambda _, options, seat, codes: record.hidden_move(seat, codes),
    why_not=refusals.why_not,
    combo=lambda _, cards: combos.named(cards),
    view=view.view,
    text=view.text,
    result=settle.result,
    score=sheet.score,
    sheet=sheet.SHEET,
    example=sheet.EXAMPLE,
    sheet_state=sheet.sheet_state,
    final_state=sheet.final_state,
    next_standing=settle.next_standing,
    bounds=settle.bounds,
    house=House(
        sits_out=view.sits_out,
        length=lambda values: int(values["rounds"]) * int(values["players"]),  # 7
    ),
)
