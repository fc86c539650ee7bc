"""What the hints of 偎麻雀 claim."""

from collections import Counter
from typing import Any

from paiguan.engine.deal import Deal
from paiguan.games.weimaque.combos import best_reading, laid_of
from paiguan.games.weimaque.legal import ANY_CHI, ANY_MELD, MAY_HU
from paiguan.games.weimaque.points import NO_MARK, Reading, hard_worth, total_of
from paiguan.games.weimaque.state import (
    AT_CLAIM,
    AT_DISCARD,
    AT_WEI,
    CARDS,
    COPIES,
    COVERED,
    FROM_OTHER,
    KIND,
    NONE,
    NUMBER,
    OPEN,
    RED,
    STOCK,
    TUANYUAN,
    UNIT,
    ids,
    packed,
)
from tests.bots.hints import WORLDS, Check, Hint


def hand(hint: Hint) -> "Counter[str]":
    return Counter(ids(int(hint.known.hands[hint.seat])))


def rest(hint: Hint) -> "Counter[str]":
    """What stays in the hand after the advised move."""
    if hint.move.verb == "discard":
        return hand(hint) - Counter([hint.move.card])
    return hand(hint)


def view(hint: Hint) -> Any:
    return hint.deal.view(hint.seat)


def unseen(hint: Hint) -> "Counter[str]":
    """The pack without the own hand, the melds that lie face up, and the cards turned or thrown that nobody took."""
    left = Counter(dict.fromkeys(CARDS, COPIES)) - hand(hint)
    for seat in range(4):
        laid = laid_of(hint.known, seat)
        left -= Counter(ids(int(laid.cards)))
    for entry in hint.known.shown[: int(hint.known.exposures)].tolist():
        if not entry & (1 << 9 | 1 << 8):  # neither taken nor drawn into a 偎
            left -= Counter([CARDS[entry & 31]])
    if hint.known.phase == AT_WEI:
        left -= Counter([CARDS[hint.known.card]])
    return left


def reds(some: "Counter[str]") -> int:
    return sum(n for card, n in some.items() if RED & UNIT[KIND[card]])


def laid_cards(state: Any, seat: int) -> "Counter[str]":
    return Counter(ids(int(laid_of(state, seat).cards)))


def runs_with(card: str) -> list[tuple[str, str, str]]:
    """All runs that contain a card."""
    kind, number = KIND[card], NUMBER[KIND[card]]
    lows = [low for low in range(number - 2, number + 1) if 1 <= low <= 8]
    return [tuple(CARDS[kind - number + low + i] for i in range(3)) for low in lows]  # type: ignore[misc]


def triplets(some: "Counter[str]") -> int:
    return sum(n >= 3 for n in some.values())


def pairs(some: "Counter[str]") -> int:
    return sum(n == 2 for n in some.values())


# ---- wins ------------------------------------------------------------------------------------------------------


def winning(hint: Hint) -> int:
    """The total of a win now, by the settlement of the hand once the seat has won.

    A seat that is asked before may have taken the same card to win, which this one does not know: then in a world where it has not.
    """
    for deal in (hint.deal.copy(), *(hint.deal.resample(hint.seat, seed=seed) for seed in range(WORLDS))):
        while deal.actor != hint.seat:  # seats that are asked before
            deal.push({"seat": deal.actor, "do": "pass"})
        deal.push({"seat": hint.seat, "do": "hu"})
        while not deal.over:
            deal.push({"seat": deal.actor, "do": "pass"})
        if deal.state.winner == hint.seat:
            return int(deal.outcome()["score"]["total"])
    raise AssertionError("another seat wins in every world")


def win_now(hint: Hint) -> None:
    assert hint.move.verb == "hu"
    assert winning(hint) == hint["total"]


def waits(hint: Hint, some: "Counter[str]", locked: set[str]) -> dict[str, int]:
    """The unseen cards that would win if another seat turned them, and the totals."""
    found = {}
    for card in unseen(hint):
        whole, kind = packed([*some.elements(), card]), KIND[card]
        own = laid_of(hint.known, hint.seat)
        reading = best_reading(hint.options, own, whole, kind, FROM_OTHER, False, card in locked, False)
        if reading.pair != NONE:
            found[card] = int(total_of(hint.options, reading))
    return found


def locked_after(hint: Hint) -> set[str]:
    """The kinds on which the seat is locked once the move is made and all others pass."""
    deal, exposures = hint.after(), int(hint.known.exposures)
    while not deal.over and deal.phase == "claim" and int(deal.state.exposures) <= exposures + 1:
        if hint.move.verb != "discard" and int(deal.state.exposures) > exposures:
            break
        deal.push({"seat": deal.actor, "do": "pass"})
    locks = int(deal.state.locks[hint.seat])
    return {card for card in CARDS if locks & UNIT[KIND[card]]}


def wait_for_more(hint: Hint) -> None:
    """The seat may win now, but those cards bring more."""
    assert hint.known.claims[hint.seat] & MAY_HU
    assert hint.move.verb in ("pass", "discard")
    found = waits(hint, rest(hint), locked_after(hint))
    assert max(found.values()) == hint["total"] > winning(hint)
    assert sum(unseen(hint)[card] for card, total in found.items() if total == hint["total"]) == hint["count"]


def pass_win(hint: Hint) -> None:
    assert hint.move.verb == "pass"
    assert winning(hint) == hint["total"]
    win = next(one for one in hint.best if one.move.verb == "hu")
    assert win.lost >= -2 * win.lost_error


def best_wait(hint: Hint) -> None:
    assert hint.move.verb == "discard"
    found = waits(hint, rest(hint), locked_after(hint))
    assert {*found} == {*hint["pieces"]}
    assert sum(unseen(hint)[card] for card in found) == hint["count"]


# ---- discards --------------------------------------------------------------------------------------------------


def discarded(hint: Hint, param: str = "piece") -> str:
    assert hint.move.verb == "discard"
    assert hint.move.card == hint[param]
    return str(hint.move.card)


def lone_card(hint: Hint) -> None:
    card = discarded(hint)
    near = {other for run in runs_with(card) for other in run}
    assert hand(hint)[card] == 1
    assert not [other for other in near - {card} if hand(hint)[other]]


def breaks_nothing(hint: Hint) -> None:
    card = discarded(hint)
    assert hand(hint)[card] == 1
    assert not any(all(hand(hint)[other] for other in run) for run in runs_with(card))


def discard_leaves(hint: Hint) -> None:
    discarded(hint)
    assert (hint["sets"], hint["pairs"]) == (triplets(rest(hint)), pairs(rest(hint)))


def keep_pair_for_wei(hint: Hint) -> None:
    """The pair stays, is no part of a run, may be drawn into a 偎, and the next best move would have broken it or laid it."""
    card = hint["piece"]
    assert hint.move.verb in ("discard", "pass")
    assert rest(hint)[card] == 2
    assert not any(all(rest(hint)[other] for other in run) for run in runs_with(card))
    assert unseen(hint)[card]
    assert hint.known.drawn < STOCK
    assert card not in locked_after(hint)
    assert hint["value"] == (4 if RED & UNIT[KIND[card]] else 3)  # 5
    other = hint.best[1].move
    assert card in (getattr(other, "card", None), *getattr(other, "with_", ())) or other.verb == "peng"


def reds_or_black(hint: Hint) -> None:
    card = discarded(hint)
    owned = hand(hint) + laid_cards(hint.known, hint.seat)
    assert reds(owned) == hint["count"]
    assert reds(Counter([card])) == 1
    assert reds(owned) - 1 <= 1


def safe_discard(hint: Hint) -> None:
    """In every world the next seat may neither 吃 nor 碰 the card."""
    discarded(hint)
    for world in hint.worlds():
        deal = Deal(hint.game, world.reshape(1)).copy()
        deal.push(hint.move)
        if deal.phase == "claim" and deal.state.card == KIND[hint["piece"]]:
            assert not int(deal.state.claims[hint["player"]]) & ANY_MELD


def deny_next(hint: Hint) -> None:
    """Unseen cards make a run for the next seat with the card held back, and none with the one discarded."""
    discarded(hint, "discard")
    out = unseen(hint)

    def possible(card: str) -> bool:
        return any(all(out[other] for other in run if other != card) for run in runs_with(card))

    assert possible(hint["piece"])
    assert rest(hint)[hint["piece"]]
    for world in hint.worlds():
        deal = Deal(hint.game, world.reshape(1)).copy()
        deal.push(hint.move)
        if deal.phase == "claim" and deal.state.card == KIND[hint["discard"]]:
            assert not int(deal.state.claims[hint["player"]]) & ANY_CHI
    assert hint["player"] == (hint.seat + 1) % 4 or (hint.seat + 1 - hint.known.dealer) % 4 == 2


# ---- points ----------------------------------------------------------------------------------------------------


def hard(hint: Hint, laid: Any, some: "Counter[str]") -> int:
    """Hard points of the melds laid and of the triplets in a hand, without a pair (5)."""
    covered = int(laid.covered) | sum(UNIT[KIND[card]] for card, n in some.items() if n >= 3)
    cards = int(laid.cards) + packed(some.elements())
    whole = sum(UNIT[KIND[card]] for card, n in Counter(ids(cards)).items() if n == 4)
    if hint.game.values["tuanyuan_scope"] == "set":
        whole &= int(laid.opened) | covered
    reading = Reading(NONE, int(laid.opened), covered, 0, cards, whole, NO_MARK, NONE, False)
    return sum(int(hard_worth(hint.options, reading, item)) for item in (OPEN, COVERED, TUANYUAN))


def laid_by(hint: Hint, move: Any = None) -> tuple[Any, "Counter[str]"]:
    """The melds and the hand after a claim, or after a 偎 or 槓 of one's own; in a world where no claim comes before it."""
    melds = int(hint.known.laid[hint.seat])
    for seed in range(100):
        deal = hint.deal.resample(hint.seat, seed=seed)
        hint.game.rules.set_actor(deal.state, hint.options, hint.seat)
        deal.push(move if move is not None else hint.move)
        while deal.phase == "claim" and int(deal.state.exposures) == int(hint.known.exposures):
            deal.push({"seat": deal.actor, "do": "pass"})
        laid, own = laid_of(deal.state, hint.seat), Counter(ids(int(deal.state.hands[hint.seat])))
        if int(laid.melds) > melds or (own, int(laid.cards)) != (hand(hint), int(laid_of(hint.known, hint.seat).cards)):
            return laid, own
    raise AssertionError("another claim comes first in every world")


def now(hint: Hint) -> int:
    return hard(hint, laid_of(hint.known, hint.seat), hand(hint))


def reach_hard(hint: Hint) -> None:
    assert hint["min"] == hint.options.min_hard
    assert now(hint) < hint["min"] <= hint["hard"] == hard(hint, *laid_by(hint))


def lays_points(hint: Hint) -> None:
    assert hint["hard"] == hard(hint, *laid_by(hint)) == now(hint) + hint["value"] > now(hint)


def lays_meld(hint: Hint) -> None:
    assert int(laid_by(hint)[0].melds) == hint["count"]


def fourth_makes_tuanyuan(hint: Hint) -> None:
    """All four are owned afterwards, not before; without 團圓 the hand would count so much less."""
    laid, some = laid_by(hint)
    card, cards = hint["piece"], Counter(ids(int(laid.cards))) + some
    assert cards[card] == 4
    covered = int(laid.covered) | sum(UNIT[KIND[one]] for one, n in some.items() if n >= 3)
    whole = sum(UNIT[KIND[one]] for one, n in cards.items() if n == 4)
    if hint.game.values["tuanyuan_scope"] == "set":
        whole &= int(laid.opened) | covered
    worths = []
    for kinds in (whole, whole & ~UNIT[KIND[card]]):
        reading = Reading(NONE, int(laid.opened), covered, 0, int(laid.cards), kinds, NO_MARK, NONE, False)
        worths.append(sum(int(hard_worth(hint.options, reading, item)) for item in (OPEN, COVERED, TUANYUAN)))
    red = 10 if RED & UNIT[KIND[card]] else 0  # 印胡
    assert hint["value"] == worths[0] - worths[1] + red > 0


def most_hard(hint: Hint, laid: Any, some: "Counter[str]") -> int:
    """The most hard points if every pair is drawn into a 偎 and every fourth card of a triplet, or of three in runs, comes."""
    out, any_scope = unseen(hint), hint.game.values["tuanyuan_scope"] != "set"

    def worth(opened: int, covered: int, whole: int) -> int:
        reading = Reading(NONE, opened, covered, 0, 0, whole, NO_MARK, NONE, False)
        return sum(int(hard_worth(hint.options, reading, item)) for item in (OPEN, COVERED, TUANYUAN))

    most, grown, lying = 3, [], Counter(ids(int(laid.cards)))  # the best pair: red, and again
    for card in CARDS:
        one = UNIT[KIND[card]]
        owned = lying[card] + some[card]
        whole = one if owned + out[card] == 4 else 0
        if (int(laid.opened) | int(laid.covered)) & one:
            most += worth(int(laid.opened) & one, int(laid.covered) & one, whole)
        elif some[card] >= 3 or (some[card] == 2 and out[card]):
            grown.append(worth(0, one, whole))
        elif owned == 3 and any_scope:
            most += worth(0, 0, whole)
    return most + sum(sorted(grown, reverse=True)[: 6 - int(laid.melds)])


def chi_starves_points(hint: Hint) -> None:
    """Fewer hard points than are needed are possible after the 吃, and enough without it."""
    chi: Any = hint.best[1].move
    assert hint.move.verb == "pass"
    assert chi.verb == "chi"
    assert hint["min"] == hint.options.min_hard
    assert most_hard(hint, *laid_by(hint, chi)) <= hint["hard"] < hint["min"]
    assert most_hard(hint, laid_of(hint.known, hint.seat), hand(hint)) >= hint["min"]


def chi_no_points(hint: Hint) -> None:
    chi: Any = hint.best[1].move
    assert hint.move.verb == "pass"
    assert chi.verb == "chi"
    assert sorted(hint["pieces"]) == sorted([*chi.with_, CARDS[hint.known.card]])
    assert tuple(hint["pieces"]) in runs_with(hint["pieces"][0])


def peng_open(hint: Hint) -> None:
    card = CARDS[hint.known.card]
    assert hint.move.verb == "pass"
    assert hint.best[1].move.verb == "peng"
    assert hint["piece"] == card
    for covered, param in ((False, "value"), (True, "more")):
        one = UNIT[KIND[card]]
        reading = Reading(NONE, 0 if covered else one, one if covered else 0, 0, 0, 0, NO_MARK, NONE, False)
        assert hint[param] == sum(int(hard_worth(hint.options, reading, item)) for item in (OPEN, COVERED))


# ---- locks, patterns, 偎 ---------------------------------------------------------------------------------------


def passing_locks(hint: Hint) -> None:
    card = hint["piece"]
    assert card == CARDS[hint.known.card]
    assert hint.known.phase == AT_CLAIM
    passed = Hint(hint.deal, hint.advice)
    passed.move = next(move for move in hint.moves() if move.verb == "pass")
    assert card in locked_after(passed)
    assert unseen(hint)[card] == hint["count"] > 0


def lock_is_cheap(hint: Hint) -> None:
    assert hint.move.verb == "pass"
    assert hint["piece"] == CARDS[hint.known.card]
    assert hint["piece"] in locked_after(hint)
    assert unseen(hint)[hint["piece"]] == hint["count"] <= 1


def pass_leaves(hint: Hint) -> None:
    assert hint.move.verb == "pass"
    assert hint["piece"] == CARDS[hint.known.card]
    assert (hint["sets"], hint["pairs"]) == (triplets(hand(hint)), pairs(hand(hint)))


def lacks(hint: Hint, pattern: str, laid: Any, some: "Counter[str]") -> int:
    """How many cards a pattern lacks, counted by hand (5)."""
    cards = Counter(ids(int(laid.cards))) + some
    if pattern == "hongwu":
        return 14 - reds(cards)
    if pattern == "duohong":
        return 10 - reds(cards)
    if pattern == "daxiaozi":
        sizes = [{card for card in cards if card[0] == size} for size in "sb"]
        laid_down = {*ids(int(laid.cards))}
        wrong = [other for other in sizes if not other & laid_down]
        return min(sum(some[card] for card in other) for other in wrong)
    assert pattern == "duizihu"
    assert not int(laid.runs)
    need = 6 - int(laid.melds) - triplets(some)
    return need + (0 if pairs(some) > need else 1)


def towards_pattern(hint: Hint) -> None:
    """It lacks that many, as many are still to be drawn, and the move did not break it: it was no nearer before."""
    assert hint["count"] <= view(hint).stock
    pattern = hint["combo"]
    laid, some = laid_of(hint.known, hint.seat), rest(hint)
    if hint.move.verb not in ("discard", "pass"):
        laid, some = laid_by(hint)
    assert lacks(hint, pattern, laid, some) == hint["count"] > 0
    if hint.move.verb == "discard" and pattern != "duizihu":
        assert max(lacks(hint, pattern, laid, hand(hint)), 0) >= hint["count"]


def wei_keep_fourth(hint: Hint) -> None:
    card = hint["piece"]
    assert hint.move.verb == "wei"
    assert hint.move.n == 3
    assert hand(hint)[card] == 3
    near = {other for run in runs_with(card) for other in run} - {card}
    assert any(hand(hint)[other] for other in near)


def wei_spare(hint: Hint) -> None:
    assert hint.move.verb == "wei"
    assert hint.move.n == 3
    assert hand(hint)[hint["piece"]] == 3
    later = hint.after()
    assert later.state.phase == AT_DISCARD
    assert f"discard {hint['piece']}" in later.legal_moves


CHECKS: dict[str, Check] = {
    **{check.__name__: check for check in (win_now, wait_for_more, pass_win, best_wait, lone_card, breaks_nothing)},
    **{check.__name__: check for check in (discard_leaves, keep_pair_for_wei, reds_or_black, safe_discard, deny_next)},
    **{check.__name__: check for check in (reach_hard, lays_points, lays_meld, fourth_makes_tuanyuan)},
    **{check.__name__: check for check in (chi_starves_points, chi_no_points, peng_open, passing_locks)},
    **{check.__name__: check for check in (lock_is_cheap, pass_leaves, towards_pattern, wei_keep_fourth, wei_spare)},
}
