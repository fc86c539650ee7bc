"""The match (rules 7): who deals next, and what makes a 圈."""

from paiguan.engine.contract import Standing
from paiguan.engine.kernel import Options, State
from paiguan.engine.state import NOBODY
from paiguan.games.liuhu.options import UNIT_LAP
from paiguan.games.liuhu.state import END_VOID


class LiuhuStanding(Standing, frozen=True, kw_only=True):
    """The next dealer, the 圈 completed, and who has dealt in the lap under way."""

    rounds: int = 0
    lap: tuple[int, ...] = ()


def next_dealer(options: Options, dealer: int, winner: int) -> int:
    """The winner; after a drawn or void hand the 下家 (I-24)."""
    return (int(dealer) + 1) % int(options.players) if winner == NOBODY else int(winner)


def after_hand(options: Options, standing: LiuhuStanding, end: int, winner: int) -> LiuhuStanding:
    """A 圈 is a hand that was not void, or, by laps, a full round of dealers, void hands included (I-25, I-26)."""
    if options.round_unit == UNIT_LAP:
        lap = tuple(sorted({*standing.lap, standing.dealer}))
        complete = len(lap) == int(options.players)
        lap = () if complete else lap
    else:
        lap = ()
        complete = end != END_VOID or bool(options.void_counts)
    rounds = standing.rounds + complete
    return LiuhuStanding(
        dealer=next_dealer(options, standing.dealer, winner),
        hands=standing.hands + 1,
        over=rounds >= int(options.rounds),
        rounds=rounds,
        lap=lap,
    )


def next_standing(options: Options, standing: LiuhuStanding, state: State) -> LiuhuStanding:
    return after_hand(options, standing, int(state.end), int(state.winner))
