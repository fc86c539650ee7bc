"""What the hints of 十三張 claim."""

from collections import Counter
from functools import lru_cache
from typing import Any

import numpy as np

from paiguan.bots.policies.shisanzhang.others import commit, deal_others, lay_as_regular, meet
from paiguan.engine.rng import seeded, sow
from paiguan.engine.state import blank
from paiguan.games.shisanzhang.combos import (
    FLUSH,
    HIGH,
    PAIR,
    PILES,
    SF,
    TRIPS,
    TWO_PAIR,
    category_of,
    compare,
    in_order,
    pays,
    strength,
)
from paiguan.games.shisanzhang.options import JIAGUN, SPECIALS
from paiguan.games.shisanzhang.pairs import pile_winner, shoots
from paiguan.games.shisanzhang.specials import NONE, available, points_of
from paiguan.games.shisanzhang.state import mask
from tests.bots.hints import Check, Hint

WORLDS = 300  # the hint's own share is of 256: the two differ by at most four standard errors of both
HEAD, MID, TAIL = range(3)
SIGNS = dict(zip("♠♥♦♣", "shdc", strict=True))


def piles(move: Any) -> list[list[str]]:
    assert move.verb == "arrange"
    return [list(move.head), list(move.mid), list(move.tail)]


def strengths(hint: Hint, move: Any) -> list[int]:
    return [int(strength(hint.options, mask(pile))) for pile in piles(move)]


def categories(hint: Hint, move: Any) -> list[int]:
    return [int(category_of(one)) for one in strengths(hint, move)]


def legal(hint: Hint) -> list[int]:
    """The strengths of the advised layout, which is no foul."""
    found = strengths(hint, hint.move)
    assert in_order(hint.options, *found)
    return found


def others(hint: Hint) -> list[Any]:
    return [one.move for one in hint.best[1:] if one.move.verb == "arrange"]


def is_made_of(made: str, pile: list[str]) -> None:
    """A pile named by its ranks, perhaps in a suit, is in these cards."""
    suit = SIGNS.get(made[0], "")
    ranks = Counter(rank.replace("10", "T") for rank in made.lstrip("♠♥♦♣").split("-"))
    assert not ranks - Counter(card[0] for card in pile if card[1] == suit or not suit), f"{made} is not in {pile}"


@lru_cache(maxsize=1)
def shares_of(hint: Hint, move: Any) -> tuple[Any, int]:
    """The shares of piles won, of shots given and taken against one regular, and how often one was met."""
    worlds, rng = blank(hint.game.rules.STATE, 1), seeded(0)
    won, met = np.zeros(len(PILES) + 2), 0
    row = np.array([NONE, *strengths(hint, move)], np.int64)
    for world in range(WORLDS):
        worlds[0] = hint.known
        state = worlds[0]
        sow(rng, 77, world)
        deal_others(state, hint.options, hint.seat, rng)
        for other in range(int(hint.options.players)):
            if meet(state, hint.options, hint.seat, other):
                lay_as_regular(state, hint.options, other)
                if state.declared[other] == NONE:
                    met += 1
                    commit(state, hint.seat, row)
                    for pile in range(len(PILES)):
                        won[pile] += pile_winner(state, hint.options, pile, hint.seat, other) == hint.seat
                    won[3] += shoots(state, hint.options, hint.seat, other)
                    won[4] += shoots(state, hint.options, other, hint.seat)
    return won / max(met, 1), met


def is_share(hint: Hint, percent: int, place: int) -> None:
    found, met = shares_of(hint, hint.move)
    share = float(found[place])
    # The opponents of a world hold cards of one deck, so a world counts once.
    error = (max(share * (1 - share), 0.01) * (1 / WORLDS + 1 / 256)) ** 0.5
    assert met
    assert abs(percent / 100 - share) <= 0.005 + 4 * error


# ---- specials and bets -----------------------------------------------------------------------------------------


def declared(hint: Hint) -> None:
    assert hint.move.verb == "declare"
    assert hint.move.special == hint["special"]
    if "units" in hint.params:
        assert hint["units"] == points_of(hint.options, SPECIALS.index(hint["special"]))


def each(hint: Hint, gain: float) -> float:
    """A gain by unit and opponent."""
    values, seats = hint.game.values, [seat for seat in range(hint.options.players) if seat != hint.seat]
    if values["settle"] == "pot":
        stakes = 1
    elif values["opposition"] != "banker":
        stakes = len(seats) * int(values["unit"])
    elif hint.seat == hint.known.dealer:
        stakes = sum(int(hint.known.bets[seat]) for seat in seats)
    else:
        stakes = int(hint.known.bets[hint.seat])
    return gain / stakes


def plain(hint: Hint) -> Any:
    """The best layout that was weighed and is no foul."""
    layouts = [one for one in hint.best if one.move.verb == "arrange"]
    return next(one for one in layouts if in_order(hint.options, *strengths(hint, one.move)))


def declare_pays(hint: Hint) -> None:
    declared(hint)
    assert hint["plain"] == round(each(hint, plain(hint).gain), 1) < hint["units"]


def declare_expected(hint: Hint) -> None:
    declared(hint)
    assert (hint["gain"], hint["plain"]) == (round(hint.best[0].gain, 1), round(plain(hint).gain, 1))


def declare_highest(hint: Hint) -> None:
    declared(hint)
    held = int(available(hint.options, int(hint.known.dealt[hint.seat])))
    assert hint["units"] == max(int(points_of(hint.options, s)) for s in range(len(SPECIALS)) if held >> s & 1)


def plain_pays(hint: Hint) -> None:
    legal(hint)
    held = int(available(hint.options, int(hint.known.dealt[hint.seat])))
    assert held >> SPECIALS.index(hint["special"]) & 1
    assert hint["units"] == points_of(hint.options, SPECIALS.index(hint["special"])) < hint["plain"]
    assert hint["plain"] == round(each(hint, hint.best[0].gain), 1)


def bet_low(hint: Hint) -> None:
    assert hint.move.amount == hint["amount"] == hint.options.min_bet
    assert all(one.gain <= 0 for one in hint.best)


def bet_high(hint: Hint) -> None:
    assert hint.move.amount == hint["amount"] == hint.options.max_bet
    assert all(one.gain >= 0 for one in hint.best)


def bet_level(hint: Hint) -> None:
    """No bet is clear of another: each gains nothing but for the error."""
    assert len(hint.best) > 1
    assert all(one.equal for one in hint.best)


# ---- layouts ---------------------------------------------------------------------------------------------------


def pair_to_head(hint: Hint) -> None:
    legal(hint)
    is_made_of(hint["combo"], piles(hint.move)[HEAD])
    assert categories(hint, hint.move)[HEAD] == PAIR
    is_share(hint, hint["percent"], HEAD)


def split_pairs(hint: Hint) -> None:
    legal(hint)
    is_made_of(hint["combo"], piles(hint.move)[MID])
    is_made_of(hint["combo2"], piles(hint.move)[HEAD])
    assert categories(hint, hint.move)[:2] == [PAIR, PAIR]


def keep_two_pair(hint: Hint) -> None:
    """A layout that was weighed has the two pairs apart, and neither pile wins half of the comparisons there."""
    legal(hint)
    is_made_of(hint["combo"], piles(hint.move)[MID])
    assert categories(hint, hint.move)[MID] == TWO_PAIR
    ranks = Counter(rank.replace("10", "T") for rank in hint["combo"].split("-"))
    weak = []
    for move in others(hint):
        if categories(hint, move)[:2] == [PAIR, PAIR]:
            front = Counter(card[0] for pile in piles(move)[:2] for card in pile)
            if not ranks - front:
                found, _ = shares_of(hint, move)
                weak.append(max(found[HEAD], found[MID]) < 0.55)
    assert any(weak)


def trips_to_head(hint: Hint) -> None:
    found = legal(hint)
    is_made_of(hint["combo"], piles(hint.move)[HEAD])
    assert category_of(found[HEAD]) == TRIPS
    assert hint["total"] == pays(hint.options, HEAD, found[HEAD])


def bonus_in_mid(hint: Hint) -> None:
    found = legal(hint)
    is_made_of(hint["combo"], piles(hint.move)[MID])
    is_made_of(hint["combo2"], piles(hint.move)[TAIL])
    assert hint["total"] == pays(hint.options, MID, found[MID]) > 1


def enough_in_tail(hint: Hint) -> None:
    """The tail is what it is called, and the cards named stand in front of it."""
    legal(hint)
    head, mid, tail = piles(hint.move)
    is_made_of(hint["combo"], tail)
    assert {*hint["pieces"]} <= {*head, *mid}


def avoid_shot(hint: Hint) -> None:
    legal(hint)
    found, _ = shares_of(hint, hint.move)
    assert found[PILES.index(hint["pile"])] >= max(found[:3]) - 0.1
    is_share(hint, hint["percent"], 4)


def seek_shot(hint: Hint) -> None:
    legal(hint)
    is_share(hint, hint["percent"], 3)
    assert hint["percent"] >= 25


def high_card_front(hint: Hint) -> None:
    legal(hint)
    head = piles(hint.move)[HEAD]
    assert categories(hint, hint.move)[HEAD] == HIGH
    order = "23456789TJQKA"
    assert [max(head, key=lambda card: order.index(card[0]))[0]] == [card[0] for card in hint["pieces"]]
    assert {*hint["pieces"]} <= {*head}


def jiagun_kickers(hint: Hint) -> None:
    """Under 食夾棍 the pile is level with itself whatever its side cards."""
    found = legal(hint)
    assert hint.options.compare == JIAGUN
    for pile in (MID, TAIL):
        if PAIR <= category_of(found[pile]) <= TRIPS:
            try:
                is_made_of(hint["combo"], piles(hint.move)[pile])
            except AssertionError:
                continue
            assert compare(hint.options, found[pile], found[pile] ^ 1) == 0
            return
    raise AssertionError("no such pile")


def break_combo(hint: Hint) -> None:
    """A layout with a higher kind of tail was weighed, and is behind by that much, beyond the error."""
    legal(hint)
    for name, pile in zip(PILES, piles(hint.move), strict=True):
        is_made_of(hint[name], pile)
    mine = categories(hint, hint.move)[TAIL]
    behind = [
        one
        for one in hint.best[1:]
        if one.move.verb == "arrange"
        and categories(hint, one.move)[TAIL] > mine
        and not one.equal
        and hint["gain"] == round(one.lost, 1)
    ]
    assert behind
    assert hint["gain"] > 0
    for one in behind:
        cards = piles(one.move)[TAIL]
        if categories(hint, one.move)[TAIL] in (FLUSH, SF):
            assert hint["combo"][0] in SIGNS
        try:
            is_made_of(hint["combo"], cards)
        except AssertionError:
            continue
        return
    raise AssertionError("no such tail was weighed")


def piles_win(hint: Hint) -> None:
    legal(hint)
    for place, name in enumerate(PILES):
        is_share(hint, hint[name], place)


def fix_foul(hint: Hint) -> None:
    """A foul was weighed, whose upper pile is not below the lower one."""
    legal(hint)
    fouls = [move for move in others(hint) if not in_order(hint.options, *strengths(hint, move))]
    upper, lower = PILES.index(hint["pile"]), PILES.index(hint["pile2"])
    assert fouls
    assert upper + 1 == lower
    assert strengths(hint, fouls[0])[upper] >= strengths(hint, fouls[0])[lower]
    assert hint["gain"] == round(hint.best[0].gain, 1)


def foul_least(hint: Hint) -> None:
    assert not in_order(hint.options, *strengths(hint, hint.move))
    assert all(one.lost >= -2 * one.lost_error for one in hint.best)


CHECKS: dict[str, Check] = {
    **{check.__name__: check for check in (declare_pays, declare_expected, declare_highest, plain_pays, bet_low)},
    **{
        check.__name__: check
        for check in (bet_high, bet_level, pair_to_head, split_pairs, keep_two_pair, trips_to_head)
    },
    **{check.__name__: check for check in (bonus_in_mid, enough_in_tail, avoid_shot, seek_shot, high_card_front)},
    **{check.__name__: check for check in (jiagun_kickers, break_combo, piles_win, fix_foul, foul_least)},
}
