"""The lines of a settlement (rules 6): what one seat pays another, what it scores, and why nothing is due."""

from paiguan.engine.kernel import Items, Options, State, kernel
from paiguan.engine.state import NOBODY, write_item
from paiguan.games.shisanzhang.options import BANKER, POT
from paiguan.games.shisanzhang.state import STAKE_BET, STAKE_UNIT


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
