"""偎麻雀 as people and records see it: the parts of this package, gathered for the engine."""

from paiguan.engine.contract import Face, House
from paiguan.engine.kernel import interpreted
from paiguan.games.weimaque import legal, moves, record, refusals, rules, score, settle, state, view
from paiguan.games.weimaque.options import OPTION_SET

FACE = Face(
    name="weimaque",
    rules=rules,
    options=OPTION_SET,
    moves=moves.MOVES,
    automatic={"draw": "draw_is_automatic"},
    phases=state.PHASES,
    items=state.ITEM_IDS,
    seats=lambda _: 4,
    begin=record.begin,
    load=record.load,
    dealt=record.dealt,
    outcome=record.outcome,
    checks=score.CHECKS,
    codes=moves.codes,
    move=lambda _, options, seat, codes: moves.move_of(seat, codes[0]),
    hidden_move=lambda _, options, seat, codes: {
        "seat": seat,
        "do": "kong",
        "face_down": 4,
    },  # a quad laid from the hand
    why_not=refusals.why_not,
    view=view.view,
    stills=view.stills,
    table=view.text,
    score=score.score,
    sheet=score.SHEET,
    example=score.EXAMPLE,
    next_standing=settle.next_standing,
    bounds=settle.bounds,
    house=House(
        secret={"claim": "pass"},  # 4.5
        secret_at_first=False,
        window=view.calls_for_window,
        pause=5.0,
        sits_out=lambda options, dealer: interpreted(legal.dreamer_of)(dealer),  # 3
        length=lambda values: int(values["match_hands"]),  # 7
    ),
)
