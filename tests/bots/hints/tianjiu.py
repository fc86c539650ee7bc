"""What the hints of 天九 claim."""

from collections import Counter
from itertools import combinations
from math import comb
from typing import Any

from paiguan.games.tianjiu.combos import COMBOS, COUNT, ZC, ZW, beats, class_of, combo_of, may_finish
from paiguan.games.tianjiu.refusals import combo_name
from paiguan.games.tianjiu.settle import catcher_of, is_yao
from paiguan.games.tianjiu.state import AT_LEAD, COPIES, TILES, ids
from tests.bots.hints import Check, Hint


def tiles(bits: Any) -> "Counter[str]":
    return Counter(ids(int(bits)))


def hand(hint: Hint) -> "Counter[str]":
    return tiles(hint.known.hands[hint.seat])


def rest(hint: Hint) -> "Counter[str]":
    return hand(hint) - Counter(hint.move.cards)


def unseen(hint: Hint) -> "Counter[str]":
    """The pack without the seat's own tiles and what lies face up."""
    left = Counter(dict(zip(TILES, COPIES, strict=True))) - hand(hint)
    left -= tiles(hint.known.thrown[hint.seat])
    left -= tiles(hint.known.shown)
    for seat in range(4):
        left -= tiles(hint.known.table[seat])
    return left


def made_of(some: "Counter[str]") -> list[int]:
    """All combinations in some tiles."""
    return [combo for combo in range(COUNT) if not Counter(COMBOS[combo][2]) - some]


def beaters(hint: Hint, combo: int, led: int | None = None) -> int:
    """How many ways unseen tiles beat a combination: each copy of a single tile is one."""
    out, ways = unseen(hint), 0
    for other in made_of(out):
        if beats(hint.options, combo if led is None else led, combo, other):
            tile = COMBOS[other][2]
            ways += out[tile[0]] if len(tile) == 1 and led is None else 1
    return ways


def named(hint: Hint, name: str, some: "Counter[str]") -> list[int]:
    """The combinations of some tiles that bear a name."""
    found = [combo for combo in made_of(some) if combo_name(hint.options, combo) == name]
    assert found, f"{name} is not whole in {sorted(some.elements())}"
    return found


def played(hint: Hint) -> int:
    combo = combo_of(hint.move.cards)
    assert combo_name(hint.options, combo) == hint["combo"]
    return combo


def lead(hint: Hint) -> int:
    assert hint.known.phase == AT_LEAD
    return played(hint)


def beat(hint: Hint) -> int:
    combo, state = played(hint), hint.known
    assert beats(hint.options, state.led, state.top, combo)
    if "top" in hint.params:
        assert hint["top"] == combo_name(hint.options, int(state.top))
    return combo


def thrown(hint: Hint) -> None:
    given = hint.params.get("discard", hint.params.get("pieces"))
    assert hint.move.verb == "discard"
    assert Counter(given) == Counter(hint.move.cards)


def beating(hint: Hint) -> list[int]:
    """The combinations of the hand that beat the one on top."""
    return [c for c in made_of(hand(hint)) if beats(hint.options, hint.known.led, hint.known.top, c)]


def only_beater(hint: Hint) -> None:
    combo = beat(hint)
    assert {COMBOS[other][1] for other in beating(hint)} == {COMBOS[combo][1]}
    assert hint["count"] == len(COMBOS[combo][2])


def cheapest_beater(hint: Hint) -> None:
    combo = beat(hint)
    kept = named(hint, hint["keep"], rest(hint))
    assert any(other in beating(hint) and COMBOS[other][1] > COMBOS[combo][1] for other in kept)


def takes_trick(hint: Hint) -> None:
    """Nobody acts after the seat, or nothing unseen beats it; the seat then has the stacks and the lead."""
    combo = beat(hint)
    assert hint.known.acted == 3 or beaters(hint, combo, int(hint.known.led)) == 0
    deal = hint.after()
    before = int(hint.known.stacks[hint.seat])
    while not deal.over and deal.view(hint.seat).phase == "follow":
        deal.push(next(move for move in deal.legal_moves if move.verb == "discard"))
    assert int(deal.state.stacks[hint.seat]) - before == hint["count"]
    assert not deal.over
    assert deal.actor == hint.seat


def beat_last(hint: Hint) -> None:
    """The hand is decided by this trick: the seat wins it if all others discard."""
    combo = beat(hint)
    assert not rest(hint)
    assert hint["count"] == (0 if hint.known.acted == 3 else beaters(hint, combo, int(hint.known.led)))
    deal = hint.after()
    while not deal.over:
        deal.push(next(move for move in deal.legal_moves if move.verb == "discard"))
    assert deal.state.winner == hint.seat


def beat_open(hint: Hint) -> None:
    assert hint["count"] == beaters(hint, beat(hint), int(hint.known.led)) > 0
    assert hint.known.acted < 3


def sure_lead(hint: Hint) -> None:
    assert beaters(hint, lead(hint)) == 0


def safest_lead(hint: Hint) -> None:
    assert hint["count"] == beaters(hint, lead(hint)) == min(beaters(hint, other) for other in made_of(hand(hint))) > 0


def lead_keeps(hint: Hint) -> None:
    lead(hint)
    assert hint["count"] in {beaters(hint, combo) for combo in named(hint, hint["keep"], rest(hint))}


def lead_all(hint: Hint) -> None:
    assert hint["count"] == beaters(hint, lead(hint))
    assert not rest(hint)


def avoid_empty(hint: Hint) -> None:
    assert len(COMBOS[beat(hint)][2]) == hint["count"]
    assert hint.known.stacks[hint.seat] == 0


def qualify(hint: Hint) -> None:
    played(hint)
    assert hint.known.stacks[hint.seat] == 0
    assert not may_finish(0, 1)


def keep_finish(hint: Hint) -> None:
    thrown(hint)
    assert Counter(hint["pieces"]) == rest(hint)
    assert beaters(hint, combo_of(hint["pieces"])) == 0
    assert may_finish(int(hint.known.stacks[hint.seat]), len(hint["pieces"]))


def keep_together(hint: Hint) -> None:
    thrown(hint)
    assert hint["count"] <= 1
    assert any(
        hint["count"] == beaters(hint, combo) and len(COMBOS[combo][2]) >= 2
        for combo in named(hint, hint["combo"], rest(hint))
    )


def low_discard(hint: Hint) -> None:
    thrown(hint)
    for combo in made_of(hand(hint)):
        assert len(COMBOS[combo][2]) == 1 or not {*COMBOS[combo][2]} & {*hint["pieces"]}
    assert 0 < hint["count"] <= min(beaters(hint, combo_of([tile])) for tile in hint["pieces"])


def discard_keeps(hint: Hint) -> None:
    thrown(hint)
    assert hint["count"] in {beaters(hint, combo) for combo in named(hint, hint["keep"], rest(hint))}


def discard_weaker(hint: Hint) -> None:
    discard_keeps(hint)
    assert 0 < hint["count"] < hint["more"]
    assert hint["more"] == min(beaters(hint, combo_of([tile])) for tile in hint["discard"])


def leave_last(hint: Hint) -> None:
    assert not rest(hint)
    assert hint["player"] == hint.known.owner
    assert hint["top"] == combo_name(hint.options, int(hint.known.top))


def supreme(hint: Hint, some: "Counter[str]") -> None:
    assert all(class_of(hint.options, combo) in (ZW, ZC) for combo in named(hint, hint["combo"], some))


def zun_now(hint: Hint) -> None:
    """The others discard: they pay at once, and the seat leads again."""
    assert beaters(hint, lead(hint)) == 0
    supreme(hint, hand(hint))
    deal = hint.after()
    before = sum(line.amount for line in hint.deal.settlement.items if line.payee == hint.seat)
    while deal.actor != hint.seat:
        deal.push(next(move for move in deal.legal_moves if move.verb == "discard"))
    now = sum(line.amount for line in deal.settlement.items if line.payee == hint.seat)
    assert now - before == hint["amount"]
    assert deal.state.stacks[hint.seat] - hint.known.stacks[hint.seat] == 2


def zun_last(hint: Hint) -> None:
    assert hint.known.phase == AT_LEAD
    assert hint["factor"] == 2
    supreme(hint, rest(hint))


def yao_risk(hint: Hint) -> None:
    assert hint.known.phase == AT_LEAD
    assert rest(hint)
    assert list(hint.move.cards) == [hint["piece"]]
    yao = combo_of([hint["piece"]])
    assert is_yao(hint.options, yao)
    assert catcher_of[yao] == combo_of([hint["catcher"]])
    out, all_out = unseen(hint)[hint["catcher"]], unseen(hint).total()
    held = sum(int(hint.known.left[seat]) for seat in range(4) if seat != hint.seat)
    places = list(combinations(range(all_out), out)) if comb(all_out, out) < 2000 else []
    assert out
    assert places
    chance = sum(any(place < held for place in where) for where in places) / len(places)
    assert abs(hint["percent"] - 100 * chance) <= 0.51


def keep_catcher(hint: Hint) -> None:
    assert hint.move.verb == "discard"
    (catcher,) = hint["pieces"]
    yao = combo_of([hint["target"]])
    assert rest(hint)[catcher]
    assert unseen(hint)[hint["target"]]
    assert is_yao(hint.options, yao)
    assert catcher_of[yao] == combo_of([catcher])
    assert may_finish(int(hint.known.stacks[hint.seat]), 1)


def stop_player(hint: Hint) -> None:
    """If all others discard now and, for a sweep, in the last tricks, the payments have at least that factor."""
    beat(hint)
    state = hint.deal.copy()
    player = int(hint.known.owner)
    assert player == hint["player"] != hint.seat
    while not state.over:
        moves = list(state.legal_moves)
        if state.actor == player and state.view(player).phase == "lead":
            state.push(max(moves, key=lambda move: len(getattr(move, "cards", ()))))
        else:
            state.push(next(move for move in moves if move.verb == "discard"))
    assert state.state.winner == player
    times = []
    for line in state.settlement.items:
        if line.payee == player and line.id in ("loss", "cover"):
            factor = 1
            for name, value in line.factors.items():
                factor *= value if name != "dealer" else 1
            times.append(factor)
    assert times
    assert min(times) >= hint["factor"] > 1


def lipai(hint: Hint) -> None:
    deal = hint.after({"seat": hint.seat, "do": "claim"})
    assert deal.over
    assert sum(line.amount for line in deal.settlement.items if line.payee == hint.seat) == hint["amount"]
    assert {*hint["kinds"]}
    assert (hint.move.verb == "claim") == ("gain" not in hint.params)
    if "gain" in hint.params:
        assert hint["gain"] == round(hint.best[0].gain, 1)


def draws_alike(hint: Hint) -> None:
    """The gains are those of the same deals in another order: no method is better than another by more than the error."""
    assert hint.move.verb == "paitou"


CHECKS: dict[str, Check] = {
    **{check.__name__: check for check in (only_beater, cheapest_beater, takes_trick, beat_last, beat_open)},
    **{check.__name__: check for check in (sure_lead, safest_lead, lead_keeps, lead_all, avoid_empty)},
    **{check.__name__: check for check in (qualify, keep_finish)},
    **{check.__name__: check for check in (keep_together, low_discard, discard_keeps, discard_weaker, leave_last)},
    **{check.__name__: check for check in (zun_now, zun_last, yao_risk, keep_catcher, stop_player, draws_alike)},
    "lipai_show": lipai,
    "lipai_hold": lipai,
}
