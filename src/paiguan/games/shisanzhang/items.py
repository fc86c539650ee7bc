"""The lines of a settlement (rules 6): what one seat pays another, what it scores, and why nothing is due."""

from paiguan.engine.kernel import Items, Options, State, kernel
from paiguan.engine.state import FACTORS, NOBODY
from paiguan.games.shisanzhang.options import BANKER, POT
from paiguan.games.shisanzhang.state import STAKE_BET, STAKE_UNIT


@kernel
def write_line(items: Items, count: int, id: int, payer: int, payee: int, debtor: int, units: int) -> int:
    """One more line; returns the new count."""
    item = items[count]
    item.id = id
    item.payer = payer
    item.payee = payee
    item.debtor = debtor
    item.notes = 0
    item.units = units
    for factor in range(FACTORS):
        item.factors[factor] = 1
    item.amount = units
    return count + 1


@kernel
def write_item(
    state: State, options: Options, items: Items, count: int, id: int, payer: int, payee: int, units: int
) -> int:
    """What one seat pays another, times the stake: the punter's bet, or `unit` all against all."""
    if options.settle == POT:  # a score: nobody pays it
        write_line(items, count, id, NOBODY, payee, payer, units)
    else:
        write_line(items, count, id, payer, payee, NOBODY, units)
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
    return write_line(items, count, id, NOBODY, other, one, 0)
