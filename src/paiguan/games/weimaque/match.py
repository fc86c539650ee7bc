"""The match (rules 7)."""

from paiguan.engine.contract import Standing
from paiguan.engine.kernel import Options, State
from paiguan.engine.state import NOBODY
from paiguan.games.weimaque.options import WINNER_DEALS


def next_dealer(options: Options, dealer: int, winner: int) -> int:
    """The winner deals next, or the next seat in turn; after an exhausted stock always the next seat."""
    if winner != NOBODY and options.dealer_after_win == WINNER_DEALS:
        return int(winner)
    return (int(dealer) + 1) % 4


def next_standing(options: Options, standing: Standing, state: State) -> Standing:
    hands = standing.hands + 1
    return Standing(
        dealer=next_dealer(options, state.dealer, state.winner), hands=hands, over=hands >= int(options.match_hands)
    )
