"""Payments and what a settlement is drawn from (rules 6): the pairs that meet, in turn order from the dealer, then the pot; the next
dealer (rules 7)."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

import msgspec

from paiguan.engine.contract import Bounds, Item, Json, Result, Standing, View
from paiguan.engine.kernel import kernel
from paiguan.engine.state import Items, write_item
from paiguan.games.shisanzhang.combos import PILES
from paiguan.games.shisanzhang.options import BANKER, POT, ROTATE, TABLES, Options
from paiguan.games.shisanzhang.pairs import settle_pair
from paiguan.games.shisanzhang.specials import drawn_away
from paiguan.games.shisanzhang.state import AT_SHOWDOWN, POT_SHARE, State


@kernel
def settle(state: State, options: Options, items: Items) -> int:
    """Settle each pair that meets, then the pot. Nothing is due before the showdown."""
    if state.phase != AT_SHOWDOWN:
        return 0
    count = 0
    players = options.players
    for place in range(players):
        for other in range(place + 1, players):
            if place == 0 or options.opposition != BANKER:
                count = settle_pair(
                    state, options, items, count, (state.dealer + place) % players, (state.dealer + other) % players
                )
    if options.settle == POT:
        count = settle_pot(state, options, items, count)
    return count


# ---- the pot (6.8) -----------------------------------------------------------------------------------------------


@kernel
def score_of(items: Items, count: int, seat: int) -> int:
    """The score of a seat: received less paid over the lines of the pairs."""
    score = 0
    for i in range(count):
        if items[i].payee == seat:
            score += items[i].amount
        if items[i].debtor == seat:
            score -= items[i].amount
    return score


@kernel
def settle_pot(state: State, options: Options, items: Items, count: int) -> int:
    """Write the shares of the pot: the highest score takes the antes; ties share, and odd chips go round from the dealer.

    Winners get their own antes back, so the lines only move the antes of losers.
    """
    players = options.players
    scored = count
    top = score_of(items, scored, 0)
    for seat in range(1, players):
        top = max(top, score_of(items, scored, seat))
    winners = 0
    for seat in range(players):
        winners += int(score_of(items, scored, seat) == top)
    share = players * options.ante // winners
    odd = players * options.ante - share * winners
    loser = state.dealer
    left = 0  # of the current loser's ante
    passed = 0  # seats passed in the search for losers
    for place in range(players):
        winner = (state.dealer + place) % players
        if score_of(items, scored, winner) != top:
            continue
        due = share - options.ante
        if odd > 0:
            due += 1
            odd -= 1
        while due > 0:
            while left == 0:
                loser = (state.dealer + passed) % players
                passed += 1
                if score_of(items, scored, loser) != top:
                    left = options.ante
            paid = min(due, left)
            write_item(items[count], POT_SHARE, loser, winner, paid)
            count += 1
            due -= paid
            left -= paid
    return count


# ---- the match -------------------------------------------------------------------------------------------------


def next_standing(options: Options, standing: Standing, state: State) -> Standing:
    """The standing after a hand: the deal, and with it the bank, passes to the next seat or stays (7)."""
    hands = standing.hands + 1
    dealer = (int(state.dealer) + 1) % int(options.players) if options.rotation == ROTATE else int(state.dealer)
    return Standing(hands=hands, over=hands >= int(options.match_hands), dealer=dealer)


def money(values: Mapping[str, Json], points: int) -> Fraction:
    """The exact value of a total in money at the agreed rate (6)."""
    return points * Fraction(values["rate"])


# ---- bounds ----------------------------------------------------------------------------------------------------


def bounds(values: Mapping[str, Json]) -> Bounds:
    """The lowest and the highest payment (6): the best three piles with shot and home run, or the highest special, from every
    opponent."""
    opponents = values["players"] - 1
    if values["settle"] == "pot":
        return -values["ante"], opponents * values["ante"]
    head = values["pay_head_trips"]
    middle = max(values["pay_mid_full"], values["pay_mid_quads"], values["pay_mid_sf"])
    tail = max(values["pay_tail_quads"], values["pay_tail_sf"])
    extras = head + middle + tail - 3
    times = 1 if values["shoot"] == "off" else 4 if values["homerun"] and opponents > 1 else 2
    piles = 3 * times + extras * (times if values["shoot"] == "all" else 1)
    special = max({**TABLES[values["specials"]], **values["special_pay"]}.values())
    drawn = int(drawn_away.max()) if values["draw_away"] == "extra" else 0
    stake = values["max_bet"] if values["opposition"] == "banker" else values["unit"]
    most = opponents * max(piles, special + drawn) * stake
    return -most, most


# ---- what a settlement is drawn from -----------------------------------------------------------------------------

SHARES = "pot_share"  # moves the antes of a pot game, after the scores of the pairs
DUELS = ("", "tie_", "foul_")  # how the items begin that give a pile to a seat


class Pair(msgspec.Struct, frozen=True):
    """Two seats that met."""

    one: int
    other: int
    piles: tuple[int | None, ...]  # the winner of head, middle and tail, None: level; empty if no piles were compared
    amount: int  # what `one` gains from `other`; in a pot game a score
    shot: int | None  # the seat that shot the other
    homerun: bool  # … as part of a home run


class ShisanzhangResult(Result, frozen=True, kw_only=True):
    """Every pair that met, in the order of the settlement."""

    banker: int | None  # None: all against all
    pot: bool  # amounts of pairs are scores, and the highest takes the pot
    pairs: tuple[Pair, ...]


def result(view: View, state: State, options: Options, items: Sequence[Item]) -> ShisanzhangResult:
    """Gather the lines of each pair. The cards, the piles and their names are in the view, which shows everything by now."""
    met: dict[tuple[int, int], list[Item]] = {}
    for item in items:
        if item.id != SHARES:
            met.setdefault(_seats(item, met), []).append(item)
    banker = int(state.dealer) if options.opposition == BANKER else None
    pairs = tuple(_pair(one, other, lines) for (one, other), lines in met.items())
    return ShisanzhangResult(ended=None, banker=banker, pot=bool(options.settle == POT), pairs=pairs)


def _seats(item: Item, met: dict[tuple[int, int], list[Item]]) -> tuple[int, int]:
    """The two seats that a line is about, in the order in which they were first met."""
    payer = item.payer if item.payer is not None else item.debtor
    assert payer is not None
    assert item.payee is not None
    return (item.payee, payer) if (item.payee, payer) in met else (payer, item.payee)


def _pair(one: int, other: int, lines: Sequence[Item]) -> Pair:
    ids = {item.id: item for item in lines}
    compared = any(prefix + PILES[0] in ids for prefix in (*DUELS, "level_"))
    winners = tuple(_winner(ids, pile) for pile in PILES) if compared else ()
    gained = sum(item.amount if item.payee == one else -item.amount for item in lines)
    shot = ids["shoot"].payee if "shoot" in ids else None
    return Pair(one, other, winners, gained, shot, "homerun" in ids)


def _winner(ids: dict[str, Item], pile: str) -> int | None:
    return next((ids[prefix + pile].payee for prefix in DUELS if prefix + pile in ids), None)
