"""What the hints of 抹花花 claim."""

from collections import Counter
from typing import Any

import numpy as np

from paiguan.bots.levels import policy_of
from paiguan.engine.binding import bind
from paiguan.engine.rng import seeded
from paiguan.engine.state import duplicate
from paiguan.games.mohuahua.combos import COMBOS, COUNT, HEAVEN_QUAD, NAMES, SPECIAL, beats, combo_of, liang_of
from paiguan.games.mohuahua.combos import may_lead as leadable
from paiguan.games.mohuahua.legal import GO
from paiguan.games.mohuahua.state import AT_LEAD, CARDS, COPIES, ids
from tests.bots.hints import Check, Hint

PLAYOUTS = 96


def cards(bits: Any) -> "Counter[str]":
    return Counter(ids(int(bits)))


def hand(hint: Hint) -> "Counter[str]":
    return cards(hint.known.hands[hint.seat])


def rest(hint: Hint) -> "Counter[str]":
    return hand(hint) - Counter(hint.move.cards) - Counter(hint.move.extra)


def unseen(hint: Hint) -> "Counter[str]":
    left = Counter(dict(zip(CARDS, COPIES, strict=True))) - cards(hint.known.dealt[hint.seat])
    for seat in range(4):
        if seat != hint.seat:
            left -= cards(hint.known.played[seat])
            left -= cards(hint.known.thrown[seat])  # seen only if the table plays with open discards
    return left


def made_of(some: "Counter[str]") -> list[int]:
    return [combo for combo in range(COUNT) if not Counter(COMBOS[combo].cards) - some]


def leads(hint: Hint, some: "Counter[str]") -> list[int]:
    return [combo for combo in made_of(some) if leadable(hint.options, combo)]


def beaters(hint: Hint, combo: int, led: bool, left: int) -> int:
    plays = [play for play in made_of(unseen(hint)) if len(COMBOS[play].cards) <= left]
    return sum(bool(beats(hint.options, combo, led, play)) for play in plays)


def named(name: str, some: "Counter[str]") -> int:
    """The combination of a name in some cards; 三牛 and 三喜 are of two sorts each."""
    found = [combo for combo in made_of(some) if NAMES[combo] == name]
    assert found, f"{name} is not whole in {sorted(some.elements())}"
    return found[0]


def houses(hint: Hint) -> list[int]:
    return [seat for seat in range(4) if seat != hint.seat and hint.deal.state.dealt[seat]]


def nobody_beats(hint: Hint, combo: int, led: bool, seats: list[int], left: int) -> None:
    """In no world that the seat holds possible does one of these seats hold a play that beats a combination."""
    for world in hint.worlds():
        for seat in seats:
            for play in made_of(cards(world.hands[seat])):
                beaten = len(COMBOS[play].cards) <= left and beats(hint.options, combo, led, play)
                assert not beaten, f"seat {seat} may have {NAMES[play]}"


def played(hint: Hint) -> int:
    combo = combo_of(hint.move.cards)
    assert NAMES[combo] == hint["combo"]
    return combo


def lead(hint: Hint) -> int:
    assert hint.known.phase == AT_LEAD
    return played(hint)


def beat(hint: Hint) -> int:
    assert hint.known.phase != AT_LEAD
    assert hint.move.verb == "play"
    return played(hint)


def later_houses(hint: Hint) -> list[int]:
    """The houses that act after this one in the trick."""
    deal, found = hint.after(), []
    while not deal.over and deal.actor != hint.seat and deal.state.phase == hint.known.phase:
        found.append(deal.actor)
        deal.push(list(deal.legal_moves)[-1])
    return [seat for seat in found if seat is not None and seat != hint.known.leader][:1]


def tricks_expected(hint: Hint) -> None:
    """Regulars play this hand out in other worlds: the mean agrees within its error."""
    game = hint.game
    search = bind("paiguan.bots.search", game.interface.rules, policy_of(game))
    codes, won = np.zeros(game.rules.LEGAL, np.int16), []
    for seed in range(PLAYOUTS):
        states = duplicate(hint.deal.resample(hint.seat, seed=1000 + seed)._states)
        game.rules.play(states[0], game.options, GO)
        search.finish(states[0], game.options, codes, seeded(seed))
        won.append(int(states[0].tricks[hint.seat]))
    error = np.std(won) * (1 / PLAYOUTS + 1 / 64) ** 0.5
    assert abs(np.mean(won) - hint["count"]) <= 0.5 + 4 * error


def go_strong(hint: Hint) -> None:
    tricks_expected(hint)
    assert hint.move.verb == "go"
    assert hint["count"] >= 6


def go_short(hint: Hint) -> None:
    tricks_expected(hint)
    assert hint.move.verb == "go"
    assert hint["count"] < 6
    assert hint.best[1].lost >= -2 * hint.best[1].lost_error


def fold_weak(hint: Hint) -> None:
    tricks_expected(hint)
    assert hint.move.verb == "fold"
    assert hint["count"] < 6
    assert not hint.after().over


def fold_wait(hint: Hint) -> None:
    tricks_expected(hint)
    assert hint.move.verb == "fold"
    assert hint["count"] >= 6
    deal = hint.after()
    deal.push({"seat": deal.actor, "do": "go"})
    assert not deal.over
    assert deal.state.hands[hint.seat] == hint.known.hands[hint.seat]


def fold_washes(hint: Hint) -> None:
    tricks_expected(hint)
    deal = hint.after()
    assert deal.over
    assert not any(deal.settlement.payments)


def sure_lead(hint: Hint) -> None:
    combo = lead(hint)
    assert hint["count"] == len(COMBOS[combo].cards)
    nobody_beats(hint, combo, True, houses(hint), hand(hint).total())


def lead_xi(hint: Hint) -> None:
    sure_lead(hint)
    assert "xi" in COMBOS[played(hint)].groups or COMBOS[played(hint)].kind == "xi3"


def safest_lead(hint: Hint) -> None:
    left = hand(hint).total()
    mine = beaters(hint, lead(hint), True, left)
    assert hint["count"] == mine == min(beaters(hint, c, True, left) for c in leads(hint, hand(hint))) > 0


def kept(hint: Hint) -> None:
    left = rest(hint)
    keep = named(hint["keep"], left)
    assert leadable(hint.options, keep)
    assert hint["count"] in {
        beaters(hint, c, True, left.total()) for c in leads(hint, left) if NAMES[c] == hint["keep"]
    }


def lead_keeps(hint: Hint) -> None:
    lead(hint)
    kept(hint)


def lead_all(hint: Hint) -> None:
    assert not rest(hint)
    assert hint["count"] == beaters(hint, lead(hint), True, hand(hint).total())


def stands(hint: Hint) -> int:
    combo = beat(hint)
    nobody_beats(hint, combo, False, later_houses(hint), hand(hint).total())
    return combo


def won_by(hint: Hint, combo: int) -> int:
    return max(int(hint.known.width), len(COMBOS[combo].cards))


def win_the_lead(hint: Hint) -> None:
    stands(hint)
    following = named(hint["next"], rest(hint))
    assert leadable(hint.options, following)
    nobody_beats(hint, following, True, houses(hint), rest(hint).total())


def beat_sure(hint: Hint) -> None:
    assert hint["count"] == won_by(hint, stands(hint))
    assert rest(hint)


def beat_last(hint: Hint) -> None:
    assert hint["count"] == won_by(hint, stands(hint))
    assert not rest(hint)


def beat_cheapest(hint: Hint) -> None:
    combo, keep = beat(hint), named(hint["keep"], rest(hint))
    assert beats(hint.options, combo, False, keep)
    assert keep in [combo_of(move.cards) for move in hint.moves() if move.verb == "play"]


def beat_open(hint: Hint) -> None:
    assert hint["count"] == beaters(hint, beat(hint), False, hand(hint).total()) > 0
    assert later_houses(hint) == [hint["player"]]


def down(hint: Hint) -> None:
    assert hint.move.verb in ("discard", "pad")
    assert Counter(hint["pieces"]) == Counter(hint.move.cards)


def keep_groups(hint: Hint) -> None:
    down(hint)
    combo = named(hint["combo"], rest(hint))
    assert combo >= SPECIAL or liang_of[combo]


def discard_low(hint: Hint) -> None:
    down(hint)
    for combo in leads(hint, hand(hint)):
        if combo >= SPECIAL or liang_of[combo]:
            assert not {*COMBOS[combo].cards} & {*hint["pieces"]}, NAMES[combo]
    for card in hint["pieces"]:
        single = combo_of((card,))
        above = sum(n for other, n in unseen(hint).items() if beats(hint.options, single, True, combo_of((other,))))
        assert 0 < hint["count"] <= above


def discard_keeps(hint: Hint) -> None:
    down(hint)
    kept(hint)


def leave_last(hint: Hint) -> None:
    assert not rest(hint)
    assert hint["player"] == hint.known.owner
    assert hint.move.verb in ("discard", "pad")


def keep_winners(hint: Hint) -> None:
    """All those combinations are in the rest at once, nobody can beat one of them, and they make 6 or 11 墩."""
    left, tricks = rest(hint), int(hint.known.tricks[hint.seat])
    plan = [named(name, left) for name in hint["combo"]]
    assert not sum((Counter(COMBOS[combo].cards) for combo in plan), Counter()) - left
    for combo in {*plan}:
        nobody_beats(hint, combo, True, houses(hint), left.total())
    assert hint["count"] == sum(len(COMBOS[combo].cards) for combo in plan)
    assert hint["need"] == tricks + hint["count"]
    assert tricks < 6 <= hint["need"] or tricks < 11 <= hint["need"]


def quad66_now(hint: Hint) -> None:
    assert combo_of(hint.move.cards) == HEAVEN_QUAD
    assert liang_of[HEAVEN_QUAD]
    assert not any(beats(hint.options, HEAVEN_QUAD, False, play) for play in range(COUNT))
    assert hint["count"] == won_by(hint, HEAVEN_QUAD)


def reach_target(hint: Hint) -> None:
    before = int(hint.known.tricks[hint.seat])
    if hint.known.phase == AT_LEAD:
        combo = lead(hint)
        nobody_beats(hint, combo, True, houses(hint), hand(hint).total())
        count = len(COMBOS[combo].cards)
    else:
        count = won_by(hint, stands(hint))
    need = {"gou": 6, "ci": 11}[hint["item"]]
    assert hint["tricks"] == before + count >= need > before


def stop_rival(hint: Hint) -> None:
    player, need = hint["player"], hint["need"]
    assert player == hint.known.owner
    assert hint["tricks"] == hint.known.tricks[player]
    assert need in (6, 11)
    assert hint["tricks"] < need <= hint["tricks"] + hint.known.width
    assert hint.move.verb == "play"


def play_on(hint: Hint) -> None:
    sure_lead(hint)
    assert hint.known.tricks[hint.seat] >= 11


def declared(hint: Hint) -> None:
    assert hint.move.verb == "declare"
    assert hint["tricks"] == hint.known.tricks[hint.seat]
    deal = hint.after()
    paid: Counter[int] = Counter()
    for line in deal.settlement.items:
        if line.payee == hint.seat and line.payer is not None:
            paid[line.payer] += line.amount
    assert {*paid.values()} == {hint["value"]}


def declare_now(hint: Hint) -> None:
    declared(hint)
    left = hand(hint)
    assert all(beaters(hint, combo, True, left.total()) for combo in leads(hint, left))


CHECKS: dict[str, Check] = {
    **{check.__name__: check for check in (go_strong, go_short, fold_weak, fold_wait, fold_washes, lead_xi)},
    **{check.__name__: check for check in (safest_lead, lead_keeps, lead_all, win_the_lead, beat_sure, beat_cheapest)},
    **{check.__name__: check for check in (beat_last, beat_open, keep_groups, discard_low, discard_keeps, leave_last)},
    **{check.__name__: check for check in (keep_winners, quad66_now, reach_target, stop_rival, play_on, declare_now)},
    "lead_unbeatable": sure_lead,
    "declare_take": declared,
}
