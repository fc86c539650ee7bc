"""What the hints of 六虎 claim."""

from typing import Any

from paiguan.games.liuhu.combos import COUNT, KINDS, SINGLE, beats, combo_of, is_combo, is_top_led, kind_of, mask_of
from paiguan.games.liuhu.state import AT_CALL, AT_LEAD, bystander, face_up, ids, in_play, mask, old_cards
from tests.bots.hints import Check, Hint


def cards(hint: Hint) -> int:
    return mask(hint.options, hint.move.cards)


def hand(hint: Hint) -> int:
    return int(hint.known.hands[hint.seat])


def rest(hint: Hint) -> int:
    return hand(hint) & ~cards(hint)


def old(hint: Hint, shown: int = 0) -> int:
    return int(old_cards(hint.options, int(face_up(hint.known)) | shown))


def hu(hint: Hint) -> int:
    """Hu from tricks and old cards in hand."""
    return int(hint.known.won[hint.seat]) + (hand(hint) & old(hint)).bit_count()


def pieces(hint: Hint, param: str = "pieces") -> int:
    return mask(hint.options, hint[param])


def unseen(hint: Hint) -> int:
    seen = int(face_up(hint.known)) | hand(hint) | int(hint.known.thrown[hint.seat])
    return int(in_play(hint.options)) & ~seen


def combos_in(hint: Hint, some: int) -> list[int]:
    return [c for c in range(COUNT) if not int(mask_of[c]) & ~some and is_combo(hint.options, c)]


def can_beat(hint: Hint, combo: int, led: bool, some: int) -> bool:
    top = led and bool(is_top_led(hint.options, face_up(hint.known), combo))
    return any(beats(hint.options, combo, top, other) for other in combos_in(hint, some))


def nobody_beats(hint: Hint, combo: int, led: bool, seats: list[int]) -> None:
    """In no world that the seat holds possible can one of these seats beat a play."""
    for world in hint.worlds():
        for seat in seats:
            assert not can_beat(hint, combo, led, int(world.hands[seat])), ids(hint.options, world.hands[seat])


def others(hint: Hint) -> list[int]:
    dream = bystander(hint.options, hint.known.dealer)
    return [seat for seat in range(4) if seat not in (hint.seat, dream)]


def left_to_act(hint: Hint) -> list[int]:
    """The seats that act after this one in the trick."""
    deal, found = hint.after(), []
    while not deal.over and deal.state.phase == hint.known.phase and deal.actor != hint.seat:
        found.append(deal.actor)
        deal.push(next(move for move in deal.legal_moves if move.verb == "discard"))
    return [seat for seat in found if seat is not None]


def each_pays(hint: Hint, item: str) -> set[int]:
    return {line.units for line in hint.after({"seat": hint.seat, "do": item}).settlement.items if line.id in WINS}


WINS = ("win", "baoshu", "wuhu")


def wuhu(hint: Hint) -> None:
    assert each_pays(hint, "wuhu") == {hint["score"]}
    if "gain" in hint.params:
        assert hint["gain"] == round(hint.best[0].gain, 1)
        assert hint.move.verb == "nowuhu"


def call_enough(hint: Hint) -> None:
    assert hint.move.verb == "zuo"
    assert hu(hint) == hint["hu"] >= 6


def call_strong(hint: Hint) -> None:
    assert hint.move.verb == "zuo"
    assert hu(hint) == hint["hu"]
    assert hint["hu"] + hint["count"] == 6


def call_combos(hint: Hint) -> None:
    assert hint.move.verb == "zuo"
    assert hu(hint) == hint["hu"]
    assert hint["hu"] + hint["need"] == 6
    belong = 0
    for combo in combos_in(hint, hand(hint)):
        belong |= int(mask_of[combo]) if kind_of[combo] != SINGLE else 0
    assert belong.bit_count() == hint["count"] > 0


def call_pass_risk(hint: Hint) -> None:
    assert hint.move.verb == "pass"
    assert hu(hint) == hint["hu"]
    assert hint["hu"] + hint["count"] == 6
    assert hint.after({"seat": hint.seat, "do": "zuo"}).state.privileged == hint.seat


def call_pass(hint: Hint) -> None:
    assert hint.move.verb == "pass"
    assert hu(hint) == hint["hu"]
    later = hint.after()
    assert not later.over
    assert later.state.phase == AT_CALL


def call_void(hint: Hint) -> None:
    later = hint.after()
    assert later.over
    assert not any(later.settlement.payments)
    assert hu(hint) == hint["hu"]


def declared(hint: Hint) -> None:
    assert hint.move.verb == "hu"
    assert hu(hint) == hint["hu"]
    assert each_pays(hint, "hu") == {hint["score"]}


def hu_now(hint: Hint) -> None:
    """No lead that stands against all unseen cards leaves more hu."""
    declared(hint)
    for move in hint.moves():
        if move.verb == "lead":
            led = mask(hint.options, move.cards)
            if not can_beat(hint, combo_of(led), True, unseen(hint)):
                kept = hand(hint) & ~led & old(hint, led)
                assert hint.known.won[hint.seat] + led.bit_count() + kept.bit_count() <= hint["hu"]


def hu_decline(hint: Hint) -> None:
    later = hint.after()
    assert hint.move.verb == "pass"
    assert each_pays(hint, "hu") == {hint["score"]}
    assert hu(hint) == hint["hu"]
    assert later.over
    assert not any(later.settlement.payments)


def lead(hint: Hint) -> int:
    assert hint.known.phase == AT_LEAD
    assert hint.move.verb == "lead"
    return combo_of(cards(hint))


def sure_lead(hint: Hint) -> None:
    combo = lead(hint)
    assert pieces(hint) == cards(hint)
    assert hint.params.get("count", cards(hint).bit_count()) == cards(hint).bit_count()
    nobody_beats(hint, combo, True, others(hint))
    if "combo" in hint.params:
        assert hint["combo"] == KINDS[kind_of[combo]] != "single"


def hu_wait_safe(hint: Hint) -> None:
    """After the trick the seat can declare with that many hu at least."""
    sure_lead(hint)
    deal = hint.after()
    while not deal.over and deal.actor != hint.seat:
        deal.push(next(move for move in deal.legal_moves if move.verb == "discard"))
    then = hint["hu"]
    assert int(deal.state.won[hint.seat]) + (rest(hint) & old(hint, cards(hint))).bit_count() == then > hu(hint) >= 6
    score = each_pays(hint, "hu")
    assert score == {hint["score"]}
    assert hint["next_score"] > hint["score"]
    deal.push({"seat": hint.seat, "do": "hu"})
    assert min(line.units for line in deal.settlement.items if line.id in WINS) >= hint["next_score"]


def lead_promotes(hint: Hint) -> None:
    lead(hint)
    promoted = pieces(hint, "promoted")
    assert pieces(hint) == cards(hint)
    assert not promoted & ~rest(hint)
    assert not promoted & old(hint)
    assert not promoted & ~old(hint, cards(hint))
    assert promoted.bit_count() >= (cards(hint) & old(hint)).bit_count()


def lead_single(hint: Hint) -> None:
    combo = lead(hint)
    assert pieces(hint) == cards(hint)
    singles = [1 << card for card in range(37) if unseen(hint) >> card & 1]
    assert hint["count"] == sum(can_beat(hint, combo, True, one) for one in singles) > 0


def lead_combo(hint: Hint) -> None:
    combo = lead(hint)
    assert pieces(hint) == cards(hint)
    assert hint["combo"] == KINDS[kind_of[combo]]
    assert hint["count"] == cards(hint).bit_count()
    assert can_beat(hint, combo, True, unseen(hint))


def keep_old(hint: Hint) -> None:
    """All old cards stay, and another legal move would have put one down."""
    assert pieces(hint) == hand(hint) & old(hint)
    assert not pieces(hint) & cards(hint)
    assert pieces(hint)
    assert any(mask(hint.options, move.cards) & pieces(hint) for move in hint.moves())


def keep_combo(hint: Hint) -> None:
    combo = combo_of(pieces(hint))
    assert not pieces(hint) & ~rest(hint)
    assert is_combo(hint.options, combo)
    assert hint["combo"] == KINDS[kind_of[combo]] != "single"
    assert hint["count"] == pieces(hint).bit_count()


def beat(hint: Hint) -> int:
    assert hint.move.verb == "beat"
    return combo_of(cards(hint))


def beat_then_declare(hint: Hint) -> None:
    beat(hint)
    assert hint["count"] == cards(hint).bit_count()
    kept = rest(hint) & old(hint, cards(hint))
    assert hint["hu"] == hint.known.won[hint.seat] + hint["count"] + kept.bit_count() >= 6


def beat_stop_player(hint: Hint) -> None:
    beat(hint)
    player = hint["player"]
    assert player == hint.known.owner != hint.seat
    assert hint["count"] == hint.known.won[player]
    assert hint["count"] + cards(hint).bit_count() + (unseen(hint) & old(hint)).bit_count() >= 6


def beat_takes(hint: Hint) -> None:
    assert pieces(hint) == cards(hint)
    assert hint["count"] == cards(hint).bit_count()
    nobody_beats(hint, beat(hint), False, left_to_act(hint))
    assert rest(hint)


def beat_last(hint: Hint) -> None:
    assert pieces(hint) == cards(hint)
    assert hint["count"] == cards(hint).bit_count()
    nobody_beats(hint, beat(hint), False, left_to_act(hint))
    assert not rest(hint)


def beat_open(hint: Hint) -> None:
    beat(hint)
    assert pieces(hint) == cards(hint)
    assert hint["count"] == cards(hint).bit_count()
    assert left_to_act(hint) == [hint["player"]]


def discarded(hint: Hint) -> list[Any]:
    """The beating plays that the seat could make instead."""
    assert hint.move.verb == "discard"
    return [move for move in hint.moves() if move.verb == "beat"]


def discard_cheapest(hint: Hint) -> None:
    assert not discarded(hint)
    assert pieces(hint) == cards(hint)
    assert not cards(hint) & old(hint)
    for combo in combos_in(hint, hand(hint)):
        assert kind_of[combo] == SINGLE or not int(mask_of[combo]) & cards(hint)


def discard_break(hint: Hint) -> None:
    """Every legal discard contains a card of a play that beats; this one contains the cards named."""
    able = 0
    for move in discarded(hint):
        able |= mask(hint.options, move.cards)
    assert able & cards(hint) == pieces(hint)
    assert hint["count"] == cards(hint).bit_count()
    for move in hint.moves():
        assert move.verb != "discard" or mask(hint.options, move.cards) & able


def discard_leaves(hint: Hint) -> None:
    discarded(hint)
    later = hint.after().concealed(hint.seat)
    exposed = (
        int(face_up(later)) if hint.game.values["discard_face"] == "down" else int(face_up(hint.known)) | cards(hint)
    )
    kept = rest(hint) & int(old_cards(hint.options, exposed))
    assert hint["hu"] == hint.known.won[hint.seat] + kept.bit_count()


def discard_costs(hint: Hint) -> None:
    discard_leaves(hint)
    assert hint["count"] == (cards(hint) & hand(hint) & old(hint)).bit_count() > 0


CHECKS: dict[str, Check] = {
    **{check.__name__: check for check in (call_enough, call_strong, call_combos, call_pass_risk, call_pass)},
    **{check.__name__: check for check in (call_void, hu_now, hu_decline, hu_wait_safe, lead_promotes, lead_single)},
    **{check.__name__: check for check in (lead_combo, keep_old, keep_combo, beat_then_declare, beat_stop_player)},
    **{check.__name__: check for check in (beat_takes, beat_last, beat_open, discard_cheapest, discard_break)},
    "discard_leaves": discard_leaves,
    "discard_costs": discard_costs,
    "wuhu_take": wuhu,
    "wuhu_hold": wuhu,
    "hu_take": declared,
    "lead_unbeatable": sure_lead,
    "lead_combo_safe": sure_lead,
}
