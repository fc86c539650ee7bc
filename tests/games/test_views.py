"""Views carry what the page shows, so that the page decides no rule: each field is what the rules themselves come to."""

from typing import Any

import paiguan
from paiguan.games.tianjiu.options import METHODS
from paiguan.games.tianjiu.pieces import DECK_MASK, draw_order, ids

# ---- 天九 --------------------------------------------------------------------------------------------------------

WALL = ids(DECK_MASK)


def test_the_factor_of_view_and_standing_is_the_one_of_the_settlement() -> None:
    game = paiguan.game("tianjiu", succession="lun")
    match, streaks = paiguan.Match(game), set()
    for seed in range(16):
        standing: Any = match.standing
        deal = match.deal(seed)
        while not deal.over:
            deal.push(deal.legal_moves.random(seed))
        charged = {item.factors["dealer"] for item in deal.settlement.items if "dealer" in item.factors}
        assert charged <= {deal.view(None).factor}
        assert deal.view(None).factor == standing.factor
        streaks.add(standing.streak)
        match.finish(deal)
    assert len(streaks) > 1


def test_a_standing_stored_without_its_factor_is_read_with_it() -> None:
    game = paiguan.game("tianjiu")
    stored = {"dealer": 2, "hands": 3, "over": False, "streak": 3}
    match = paiguan.Match.from_json({"game": "tianjiu", "options": {}, "standing": stored, "totals": [0, 0, 0, 0]})
    standing: Any = match.standing
    dealt: Any = match.deal(1).view(None)
    assert standing.factor == dealt.factor == game.deal(1, streak=3).view(None).factor


def test_the_walls_are_the_ways_to_draw_that_can_still_be_named() -> None:
    game = paiguan.game("tianjiu")
    deal = game.load({"wall": WALL})
    walls = deal.view(None).walls
    assert set(walls) == set(METHODS) - {"pianmian"}
    for method, takers in walls.items():
        places = draw_order[METHODS.index(method)]
        assert [[4 * (column - 1) + level for column in columns for level in range(4)] for columns in takers] == (
            places.tolist()
        )
    deal.push({"seat": 2, "do": "paitou", "method": "waxin"})
    assert set(deal.view(None).walls) == {"waxin"}
    deal.push({"seat": 2, "do": "roll", "dice": [3, 4]})
    while deal.phase == "lipai":
        deal.push({"seat": deal.actor, "do": "pass"})
    assert {seat: set(deal.view(seat).walls) for seat in range(4)} == {seat: {"waxin"} for seat in range(4)}
    deal.push(deal.legal_moves.random(0))
    assert deal.view(None).walls == {}
    assert set(paiguan.game("tianjiu", paitou="qieer").load({"wall": WALL}).view(0).walls) == {"qieer"}
    assert game.deal(1).view(0).walls == {}
