"""天九 as people and records see it: the parts of this package, gathered for the engine."""

from paiguan.engine.contract import Face, House, equal
from paiguan.games.tianjiu import moves, record, refusals, rules, score, seating, settle, state, view
from paiguan.games.tianjiu.options import OPTION_SET

FACE = Face(
    name="tianjiu",
    rules=rules,
    options=OPTION_SET,
    moves=moves.MOVES,
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
    codes=moves.codes,
    move=lambda _, options, seat, codes: moves.move_of(seat, tuple(codes)),
    hidden_move=lambda _, options, seat, codes: {"seat": seat, "do": "discard", "count": len(codes)},
    worded=view.worded,
    tells_deal=lambda code: code == state.CLAIM,
    why_not=refusals.why_not,
    combo=refusals.combo_made,
    view=view.view,
    table=view.text,
    score=score.score,
    sheet=score.SHEET,
    example=score.EXAMPLE,
    first_standing=lambda _: settle.TianjiuStanding(),
    next_standing=settle.next_standing,
    bounds=settle.bounds,
    house=House(
        secret={"lipai": "pass"},  # 4.4
        window=lambda view, shown, passed: (
            True if view.phase == "opening" else None
        ),  # before that, dice are to be rolled
        layout=lambda dealt, tiles: {"dealer": dealt["dealer"], "streak": dealt["streak"], "wall": list(tiles)},  # 4.2
        seating=seating.Seating,  # 4.1
        length=lambda values: int(values["hands"]),  # 7
        piece_name="long",
    ),
)
