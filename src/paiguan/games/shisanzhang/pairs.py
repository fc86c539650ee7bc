"""Two seats that meet (rules 6.1 to 6.7): specials; head, middle and tail; extras of piles; the shot; the home run.

In a pot game these lines are scores: they have a debtor and no payer, and the pot follows (6.8).
"""

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
    SHOOT_ALL,
    SHOOT_OFF,
    Options,
)
from paiguan.games.shisanzhang.specials import NONE, drawn_away, points_of, rank_of
from paiguan.games.shisanzhang.state import (
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
    """Write what one seat pays another, times the stake: the punter's bet or, all against all, `unit`."""
    write_item(items[count], id, payer, payee, units)
    if options.settle == POT:  # a score, which is not paid
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
    """Write a line that says why nothing is due between two seats."""
    write_item(items[count], id, NOBODY, other, 0)
    items[count].debtor = one
    return count + 1


# ---- a pair ----------------------------------------------------------------------------------------------------


@kernel
def is_good(state: State, options: Options, seat: int) -> bool:
    """Whether a seat is N of section 6: it has laid out, and not a foul."""
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
    """Settle two declarations (6.1). In a banker game `one` is the banker."""
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
    """Settle two good layouts pile by pile (6.5)."""
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
    """Settle a foul: it loses all three piles, with `foul_pay=piles` at the value of the other's piles (6.4)."""
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
    """Whether a seat shoots another: a good layout that won all three piles, or met a foul that counts as shot (6.6)."""
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
    """Whether a seat makes a home run: it shot all other seats, at least two (6.7). A punter meets only the banker and
    cannot."""
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
    """Write a shot, the scope once more, and a home run, twice more (6.6, 6.7)."""
    scope = 3 + (extras if options.shoot == SHOOT_ALL else 0)
    count = write_due(state, options, items, count, SHOOT, target, shooter, scope)
    if makes_home_run(state, options, shooter):
        count = write_due(state, options, items, count, HOMERUN, target, shooter, 2 * scope)
    return count
