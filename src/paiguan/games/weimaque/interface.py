"""The interface of 偎麻雀: everything that the package declares to the engine (engine/interface.py)."""

from paiguan.engine.interface import GameInterface, House, gathered
from paiguan.engine.kernel import interpreted
from paiguan.games.weimaque import history, record, refusals, score, settle, sheet, state, view
from paiguan.games.weimaque.options import OPTION_SET

INTERFACE = GameInterface(
    name="weimaque",
    rules=gathered("paiguan.games.weimaque"),
    options=OPTION_SET,
    moves=record.MOVES,
    automatic={"draw": "draw_is_automatic"},
    phases=state.PHASES,
    items=state.ITEM_IDS,
    seats=lambda _: 4,
    begin=record.begin,
    load=record.load,
    dealt=record.dealt,
    outcome=record.outcome,
    checks=score.CHECKS,
    codes=record.codes,
    move=lambda _, options, seat, codes: record.move_of(seat, codes[0]),
    hidden_move=lambda _, options, seat, codes: {
        "seat": seat,
        "do": "kong",
        "face_down": 4,
    },  # a quad laid from the hand
    why_not=refusals.why_not,
    view=view.view,
    intermediate_views=history.intermediate_views,
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
        secret={"claim": "pass"},  # 4.5
        secret_at_first=False,
        may_be_asked=history.may_be_asked,
        pause=5.0,
        sits_out=lambda options, dealer: interpreted(state.dreamer_of)(dealer),  # 3
        length=lambda values: int(values["match_hands"]),  # 7
    ),
)
