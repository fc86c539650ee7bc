"""The interface of 十三張: everything that the package declares to the engine (engine/interface.py)."""

from paiguan.engine.interface import GameInterface, House, gathered
from paiguan.games.shisanzhang import record, refusals, score, settle, sheet, state, view
from paiguan.games.shisanzhang.options import BANKER, OPTION_SET

INTERFACE = GameInterface(
    name="shisanzhang",
    rules=gathered("paiguan.games.shisanzhang"),
    options=OPTION_SET,
    moves=record.MOVES,
    phases=state.PHASES,
    items=state.ITEM_IDS,
    factors=state.FACTOR_IDS,
    seats=lambda options: int(options.players),
    begin=record.begin,
    load=record.load,
    dealt=record.dealt,
    outcome=record.outcome,
    same=record.same,
    checks=score.CHECKS,
    codes=record.codes,
    move=lambda state, _, seat, codes: record.move_of(state, seat, codes),
    hidden_move=lambda _, options, seat, codes: {
        "seat": seat,
        "do": "commit",
    },  # 4: whether it was a layout or a declaration is hidden
    tells_deal=lambda code: True,  # a layout's tail consists of dealt cards
    why_not=refusals.why_not,
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
    money=settle.money,
    house=House(
        length=lambda values: int(values["match_hands"]),  # 7
        banker=lambda options: bool(options.opposition == BANKER),
        decides_once=True,
        piece_name="short",
    ),
)
