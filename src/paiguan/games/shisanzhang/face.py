"""十三張 as people and records see it: the parts of this package, gathered for the engine."""

from paiguan.engine.contract import Face, House
from paiguan.games.shisanzhang import moves, record, refusals, rules, score, settle, state, view
from paiguan.games.shisanzhang.options import OPTION_SET

FACE = Face(
    name="shisanzhang",
    rules=rules,
    options=OPTION_SET,
    moves=moves.MOVES,
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
    codes=moves.codes,
    move=lambda state, _, seat, codes: moves.move_of(state, seat, codes),
    hidden_move=lambda _, options, seat, codes: {
        "seat": seat,
        "do": "commit",
    },  # 4: not whether it was a layout or a declaration
    tells_deal=lambda code: True,  # a layout's tail
    why_not=refusals.why_not,
    view=view.view,
    table=view.text,
    score=score.score,
    sheet=score.SHEET,
    example=score.EXAMPLE,
    next_standing=settle.next_standing,
    bounds=settle.bounds,
    money=settle.money,
    house=House(
        length=lambda values: int(values["match_hands"]),  # 7
        decides_once=True,
        piece_name="short",
    ),
)
