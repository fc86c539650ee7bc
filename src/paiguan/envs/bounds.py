"""The most that a seat can win and lose in one hand that is dealt afresh (seat 0 deals, no streak), from the rules of settlement.

Each bound follows section 6 of the game's rule page and holds for every setting of the options. Amounts that the options leave open
(stakes, bets, points of specials) enter as they are set, so a bound is as large as they are. A streak of 天九, which has no limit, is not
part of it: an OpenSpiel game is one hand.
"""

from collections.abc import Callable, Mapping
from typing import Any

from paiguan.engine.game import Game
from paiguan.games.shisanzhang.options import TABLES
from paiguan.games.shisanzhang.specials import drawn_away

Values = Mapping[str, Any]
Bounds = tuple[int, int]  # lowest and highest payment of a seat


def payment_bounds(game: Game) -> Bounds:
    """The lowest and the highest payment that any seat can get from a hand of this game."""
    return BOUNDS[game.name](game.values)


def tianjiu(values: Values) -> Bounds:
    """6.2-6.5 with the dealer factor of a first hand, 2."""
    last_trick_too = values["bao_he"] == "both"
    if values["size"] == "small":
        par = values["small_par"]
        # Highest: the dealer's four in the only trick, 四大包, (par + 1) x 2 x 4 from each; its 賀 where the last trick has one.
        most = 24 * (par + 1) + 24 * last_trick_too
        # Lowest: 包賠 to the dealer for two empty seats and for the player's own at least one stack, x 2 x 4; 賀 for four tiles.
        least = 8 * (2 * (par + 1) + par - 1) + 8
    else:
        # Highest: the dealer sweeps with two fours: 5 x 2 (dealer) x 4 (八支) x 4 (四大包), and 四大賀 for the first four.
        # A tile won brings at most one unit of 賀, in other hands as well. Lowest: the dealer's share of such a sweep.
        most = 480 + 24 + 24 * last_trick_too
        least = 160 + 8 + 8 * last_trick_too
    return -least * values["stake"], most * values["stake"]


def liuhu(values: Values) -> Bounds:
    """6: twelve hu are 128 from each of two, or 256 from the one who called (包輸). The dream has at most four cards to match: 8."""
    dream = 8 if values["players"] == 4 else 0
    return -256 - dream, 256


def mohuahua(values: Values) -> Bounds:
    """6.2: all sixteen tricks are 4 + 5, and sixteen cards make at most eight points of 喜, 牛 and 量 (two cards a point). Two losers
    pay it; where there are two winners, the sixteen tricks are divided between them and a loser pays less."""
    return -17, 34


def weimaque(values: Values) -> Bounds:
    """6: the total T from each of two; from the discarder alone 2 T; and again for the dreamer who shares the dealer's lot."""
    total = most_points(values)
    discarder, shared = values["discard_win_pays"] == "discarder", values["dreamer_share"] == "with_dealer"
    least = total * (2 if discarder else 1) * (2 if shared else 1)
    most = total * ((4 if discarder else 3) if shared else 2)
    return -least, most


def most_points(values: Values) -> int:
    """5: the largest total of 偎麻雀: the best of a few kinds of hands, each as (hard points, additions, factors).

    Quads make at most six kinds whole (團圓); without them (kong=off) the twenty cards make five, and triplets alone none. With runs
    at most five melds score hard points. Both eights and another pair of sizes cannot be had with cards of one size only.
    """
    whole = 6 if values["kong"] == "on" else 5
    catch = 300 if whole == 6 else 190  # two groups of three, or a group of three and a pair
    heads, end = 300, 30  # 八碰頭 and 假八碰頭; 海底和 with 單吊 or 背靠背
    if whole == 6:
        # Six quads and a pair, by number of red cards: fourteen or more, none, others. The test counts all of them.
        triplets = [(48, 640, (6, 4)), (36, 540, (8,)), (42, 660, (6,))]
    else:
        triplets = [(25, 90 + end, (6, 4)), (18, 100 + end, (8,)), (25, 140 + end, (6,))]
    garden = 10 * (4 * whole - 9) + 100 + 10 * whole  # 多紅, 滿園花, 印和
    red = 23 + 4 * whole, garden + catch + heads + end
    black = 16 + 3 * whole, catch + heads + end
    one_red = (3, 3) if values["yidianhong"] == "both" else (3,)
    cases = [*triplets, (*red, (4,)), (*black, (4,)), (*black, one_red)]
    return max(total(hard, added, factors, values) for hard, added, factors in cases)


def total(hard: int, added: int, factors: tuple[int, ...], values: Values) -> int:
    times = 1
    for factor in factors:
        times *= factor
    if values["mult_compose"] == "sum":
        times = sum(factors)
    if values["total_order"] == "add_then_multiply":
        return (hard + added) * times
    return hard * times + added


def shisanzhang(values: Values) -> Bounds:
    """6: three piles at their best, with the shot and the home run, or the dearest special; from every opponent."""
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


BOUNDS: Mapping[str, Callable[[Values], Bounds]] = {
    "tianjiu": tianjiu,
    "liuhu": liuhu,
    "mohuahua": mohuahua,
    "weimaque": weimaque,
    "shisanzhang": shisanzhang,
}
