"""Who pays whom, and under which rule (rules 6); who deals next (rules 7).

The pairs that meet come in turn order from the dealer. Inside a pair: specials; head, middle and tail; what piles are worth
more; the shot; the home run. In a pot game these lines are scores: they have no payer, only a debtor, and the pot follows.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from paiguan.engine.contract import Bounds, Standing
from paiguan.engine.kernel import kernel
from paiguan.engine.state import NOBODY, Items, write_item
from paiguan.games.shisanzhang.combos import (
    FULL,
    HEAD_PILE,
    MID_PILE,
    QUADS,
    TAIL_PILE,
    category_of,
    compare,
    duel,
    foul_is_shot,
    in_order,
    pays,
)
from paiguan.games.shisanzhang.options import (
    BANKER,
    BANKER_PAYS,
    EXTRA,
    FOUL_PILES,
    POT,
    PUSH,
    ROTATE,
    SHOOT_ALL,
    SHOOT_OFF,
    TABLES,
    Options,
)
from paiguan.games.shisanzhang.pot import settle_pot
from paiguan.games.shisanzhang.specials import NONE, drawn_away, points_of, rank_of
from paiguan.games.shisanzhang.state import (
    AT_SHOWDOWN,
    BOTH_FOUL,
    CLASH_BANKER,
    DRAW_AWAY,
    FOUL,
    HEAD_TRIPS,
    HOMERUN,
    LEVEL,
    MID_FULL,
    MID_QUADS,
    MID_SF,
    SAME_SPECIAL,
    SHOOT,
    SPECIAL,
    SPECIAL_PUSH,
    STAKE_BET,
    STAKE_UNIT,
    TAIL_QUADS,
    TAIL_SF,
    TIE,
    WON,
    State,
)

# ---- lines -----------------------------------------------------------------------------------------------------


@kernel
def write_due(
    state: State, options: Options, items: Items, count: int, id: int, payer: int, payee: int, units: int
) -> int:
    """What one seat pays another, times the stake: the punter's bet, or `unit` all against all."""
    write_item(items[count], id, payer, payee, units)
    if options.settle == POT:  # a score: nobody pays it
        items[count].payer = NOBODY
        items[count].debtor = payer
    if options.opposition == BANKER:
        stake = state.bets[payee if payer == state.dealer else payer]
        items[count].factors[STAKE_BET] = stake
    else:
        stake = options.unit
        items[count].factors[STAKE_UNIT] = stake
    items[count].amount = units * stake
    return count + 1


@kernel
def write_remark(items: Items, count: int, id: int, one: int, other: int) -> int:
    """Why nothing is due between two seats."""
    write_item(items[count], id, NOBODY, other, 0)
    items[count].debtor = one
    return count + 1


# ---- pairs of seats --------------------------------------------------------------------------------------------


@kernel
def settle(state: State, options: Options, items: Items) -> int:
    """Each meeting pair alone, then the pot. Nothing is due before the showdown."""
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


# ---- a pair ----------------------------------------------------------------------------------------------------


@kernel
def is_good(state: State, options: Options, seat: int) -> bool:
    """N of section 6: a layout, and no foul."""
    return state.declared[seat] == NONE and in_order(
        options, state.strengths[seat, HEAD_PILE], state.strengths[seat, MID_PILE], state.strengths[seat, TAIL_PILE]
    )


@kernel
def settle_pair(state: State, options: Options, items: Items, count: int, one: int, other: int) -> int:
    if state.declared[one] != NONE and state.declared[other] != NONE:
        return settle_specials(state, options, items, count, one, other)
    if state.declared[one] != NONE:
        return write_due(state, options, items, count, SPECIAL, other, one, points_of(options, state.declared[one]))
    if state.declared[other] != NONE:
        return write_due(state, options, items, count, SPECIAL, one, other, points_of(options, state.declared[other]))
    one_good = is_good(state, options, one)
    other_good = is_good(state, options, other)
    if one_good and other_good:
        return settle_piles(state, options, items, count, one, other)
    if one_good:
        return settle_foul(state, options, items, count, one, other)
    if other_good:
        return settle_foul(state, options, items, count, other, one)
    return write_remark(items, count, BOTH_FOUL, one, other)


@kernel
def settle_specials(state: State, options: Options, items: Items, count: int, one: int, other: int) -> int:
    """6.1: two declarations. In a banker game `one` is the banker."""
    mine = state.declared[one]
    theirs = state.declared[other]
    if options.special_clash == PUSH:
        return write_remark(items, count, SPECIAL_PUSH, one, other)
    if options.special_clash == BANKER_PAYS and options.opposition == BANKER:
        return write_due(state, options, items, count, CLASH_BANKER, one, other, points_of(options, theirs))
    if mine == theirs:
        return write_remark(items, count, SAME_SPECIAL, one, other)
    if rank_of(options, mine) < rank_of(options, theirs):
        one, other = other, one
        mine, theirs = theirs, mine
    count = write_due(state, options, items, count, SPECIAL, other, one, points_of(options, mine))
    if options.draw_away == EXTRA and drawn_away[mine, theirs] > 0:
        count = write_due(state, options, items, count, DRAW_AWAY, other, one, drawn_away[mine, theirs])
    return count


@kernel
def pile_winner(state: State, options: Options, pile: int, one: int, other: int) -> int:
    """The seat that wins a pile, or NOBODY."""
    banker = 1 if one == state.dealer else -1
    result = duel(options, state.strengths[one, pile], state.strengths[other, pile], banker)
    if result == 0:
        return NOBODY
    return one if result > 0 else other


@kernel
def settle_piles(state: State, options: Options, items: Items, count: int, one: int, other: int) -> int:
    """6.5: two good layouts, pile by pile."""
    for pile in range(3):
        winner = pile_winner(state, options, pile, one, other)
        if winner == NOBODY:
            count = write_remark(items, count, LEVEL + pile, one, other)
        else:
            tie = compare(options, state.strengths[one, pile], state.strengths[other, pile]) == 0
            loser = one + other - winner
            count = write_due(state, options, items, count, (TIE if tie else WON) + pile, loser, winner, 1)
    extras = 0
    for pile in range(3):
        winner = pile_winner(state, options, pile, one, other)
        if winner != NOBODY:
            extra = pays(options, pile, state.strengths[winner, pile]) - 1
            if extra > 0:
                extras += extra
                id = extra_item(pile, state.strengths[winner, pile])
                count = write_due(state, options, items, count, id, one + other - winner, winner, extra)
    if shoots(state, options, one, other):
        return settle_shot(state, options, items, count, one, other, extras)
    if shoots(state, options, other, one):
        return settle_shot(state, options, items, count, other, one, extras)
    return count


@kernel
def settle_foul(state: State, options: Options, items: Items, count: int, good: int, fouled: int) -> int:
    """6.4: the fouler loses all three piles, at the worth of the other's own with `foul_pay=piles`."""
    for pile in range(3):
        count = write_due(state, options, items, count, FOUL + pile, fouled, good, 1)
    extras = 0
    if options.foul_pay == FOUL_PILES:
        for pile in range(3):
            extra = pays(options, pile, state.strengths[good, pile]) - 1
            if extra > 0:
                extras += extra
                id = extra_item(pile, state.strengths[good, pile])
                count = write_due(state, options, items, count, id, fouled, good, extra)
    if shoots(state, options, good, fouled):
        count = settle_shot(state, options, items, count, good, fouled, extras)
    return count


@kernel
def extra_item(pile: int, strength: int) -> int:
    """The item of a pile that is worth more than one unit."""
    if pile == HEAD_PILE:
        return HEAD_TRIPS
    category = category_of(strength)
    if category == FULL:
        return MID_FULL
    if category == QUADS:
        return MID_QUADS if pile == MID_PILE else TAIL_QUADS
    return MID_SF if pile == MID_PILE else TAIL_SF


# ---- shots -----------------------------------------------------------------------------------------------------


@kernel
def shoots(state: State, options: Options, shooter: int, target: int) -> bool:
    """6.6: a good layout that won all three piles of another, or met a foul where that counts as shot."""
    if options.shoot == SHOOT_OFF or not is_good(state, options, shooter) or state.declared[target] != NONE:
        return False
    if not is_good(state, options, target):
        return foul_is_shot(options)
    won = 0
    for pile in range(3):
        won += int(pile_winner(state, options, pile, shooter, target) == shooter)
    return won == 3


@kernel
def makes_home_run(state: State, options: Options, shooter: int) -> bool:
    """6.7: every other seat at the table shot, two of them at least. A punter meets the banker alone and can make none."""
    if not options.homerun or options.players < 3 or (options.opposition == BANKER and shooter != state.dealer):
        return False
    for other in range(options.players):
        if other != shooter and not shoots(state, options, shooter, other):
            return False
    return True


@kernel
def settle_shot(
    state: State, options: Options, items: Items, count: int, shooter: int, target: int, extras: int
) -> int:
    """6.6 and 6.7: the scope once more, and twice more for a home run."""
    scope = 3 + (extras if options.shoot == SHOOT_ALL else 0)
    count = write_due(state, options, items, count, SHOOT, target, shooter, scope)
    if makes_home_run(state, options, shooter):
        count = write_due(state, options, items, count, HOMERUN, target, shooter, 2 * scope)
    return count


# ---- the match -------------------------------------------------------------------------------------------------


def next_standing(options: Options, standing: Standing, state: State) -> Standing:
    """The deal, and with it the bank, passes to the next seat or stays with the first."""
    hands = standing.hands + 1
    dealer = (int(state.dealer) + 1) % int(options.players) if options.rotation == ROTATE else int(state.dealer)
    return Standing(hands=hands, over=hands >= int(options.match_hands), dealer=dealer)


def money(values: Mapping[str, Any], points: int) -> Fraction:
    """6: what a total comes to at the agreed rate, exactly."""
    return points * Fraction(values["rate"])


# ---- bounds ----------------------------------------------------------------------------------------------------


def bounds(values: Mapping[str, Any]) -> Bounds:
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
