"""The match (rules 7): the deal goes round, washed hands included."""

from paiguan.engine.contract import Standing
from paiguan.engine.kernel import Options, State


def next_dealer(options: Options, dealer: int) -> int:
    """Second house, after a settled hand and after a washed one."""
    return (int(dealer) + 1) % int(options.players)


def next_standing(options: Options, standing: Standing, state: State) -> Standing:
    """Each seat deals `rounds` times."""
    hands = standing.hands + 1
    over = hands >= int(options.rounds) * int(options.players)
    return Standing(dealer=next_dealer(options, state.dealer), hands=hands, over=over)
