"""The interface of 天九: everything that the package declares to the engine (engine/interface.py)."""

from paiguan.engine.contract import equal
from paiguan.engine.interface import GameInterface, House, gathered
from paiguan.games.tianjiu import legal, play, record, refusals, score, seating, settle, sheet, state, view
from paiguan.games.tianjiu.options import OPTION_SET

INTERFACE = GameInterface(
    name="tianjiu",
    rules=gathered("paiguan.games.tianjiu", build_wall=play.build_wall),
    options=OPTION_SET,
    moves=record.MOVES,
    phases=state.PHASES,
    items=state.ITEM_IDS,
    factors=state.FACTOR_IDS,
    notes=state.NOTE_IDS,
    seats=lambda _: 4,
    begin=record.begin,
    load=record.load,
    dealt=record.dealt,
    outcome=record.outcome,
    same=record.same,
    same_in_checks=equal,  # the hands of `draw` are in the order received
    checks=score.CHECKS,
    codes=record.codes,
    move=lambda _, options, seat, codes: record.move_of(seat, tuple(codes)),
    hidden_move=lambda _, options, seat, codes: {"seat": seat, "do": "discard", "count": len(codes)},
    reworded=view.reworded,
    tells_deal=lambda code: code == legal.CLAIM,
    why_not=refusals.why_not,
    combo=refusals.combo_made,
    view=view.view,
    text=view.text,
    result=settle.result,
    score=sheet.score,
    sheet=sheet.SHEET,
    example=sheet.EXAMPLE,
    sheet_state=sheet.sheet_state,
    final_state=sheet.final_state,
    first_standing=lambda _: settle.TianjiuStanding(),
    next_standing=settle.next_standing,
    bounds=settle.bounds,
    house=House(
        secret={"lipai": "pass"},  # 4.4
        may_be_asked=view.may_be_asked,
        layout=lambda dealt, tiles: {"dealer": dealt["dealer"], "streak": dealt["streak"], "wall": list(tiles)},  # 4.2
        shown=view.shown,
        seating=seating.Seating,  # 4.1
        length=lambda values: int(values["hands"]),  # 7
        piece_name="long",
    ),
)
