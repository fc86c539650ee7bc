"""A decision that was made, compared with what else could have been done, in more and more worlds.

Every candidate is played in the same worlds as the move that was made, and the verdict is about the difference within a world:
it varies far less than what either gains.
"""

from statistics import NormalDist

import msgspec
import numpy as np
from numpy.typing import NDArray

from paiguan.bots.master import Master, Weighed, give_up, ranked
from paiguan.bots.tally import Gains
from paiguan.engine.contract import Move
from paiguan.engine.deal import Deal

# Of all decisions at which the move made was as good as any, the share that may be called mistakes.
RISK = 0.01
LOOKS = 6  # how often a comparison is looked at, at most; each look is one more chance to be misled
LEAST = 256  # worlds before the first verdict: an error estimated from fewer is not to be trusted
WORTH = 0.1  # units; less than that is no mistake, however certain


class Verdict(msgspec.Struct, frozen=True):
    """What a move cost against the best one: units, the standard error of that difference, and whether it is a mistake."""

    lost: float
    error: float
    mistake: bool
    settled: bool  # more worlds would not change it


class Comparison:
    """The candidates of a decision, each compared with the move that was made."""

    def __init__(self, master: Master, deal: Deal, seat: int, played: Move, seed: int) -> None:
        self._trial = master.trial(deal, seat, played, seed)
        count = len(self._trial.moves)
        self._ended = count == 1
        # The standard errors that make a false alarm as rare as RISK, over all candidates and looks together.
        self.clear = NormalDist().inv_cdf(1 - RISK / (LOOKS * max(1, count - 1)))

    @property
    def worlds(self) -> int:
        return self._trial.tally.worlds

    @property
    def moves(self) -> list[Move]:
        return self._trial.moves

    def more(self, worlds: int) -> None:
        """Play on up to this number of worlds, or until nothing is left to compare."""
        trial = self._trial
        while self.worlds < worlds and not self._ended:
            found = next(trial.rounds, None)
            if found is None:
                self._ended = True
                return
            trial.tally.add(found)
            give_up(trial.tally, trial.base)
            self._ended = bool(trial.tally.alive.sum() == 1)

    def verdict(self) -> Verdict:
        """What the move cost. A difference inside its own error is no mistake."""
        means, errors = self._trial.tally.ahead(self._trial.base)
        best = self._best(means)
        lost, error = float(means[best]), float(errors[best])
        mistake = self.worlds >= LEAST and lost >= WORTH and lost > self.clear * error
        hope = (means + self.clear * errors)[self._others(best)].max(initial=-np.inf)
        # A move that nothing can beat by as much as WORTH is done with; a mistake is weighed on, for its size and what was best.
        fine = self.worlds >= LEAST and max(lost + self.clear * error, hope) < WORTH
        return Verdict(lost, error, bool(mistake), bool(self._ended or fine))

    def weighed(self) -> list[Weighed]:
        """The candidates, best first: what each is expected to gain, with the error of that.

        Those dropped early are put at their distance from the move made, in the worlds that both were played in.
        """
        trial = self._trial
        means, _ = trial.tally.ahead(trial.base)
        best, *rest = ranked(trial.tally, trial.moves, self._best(means))
        # Among equals the move made comes first: there was nothing better.
        made = trial.moves[trial.base]
        return trial.shown([best, *sorted(rest, key=lambda one: (one.lost, one.move != made))])

    def _best(self, means: Gains) -> int:
        """The candidate that is furthest ahead of the move made; that move itself if none is."""
        alive = np.where(self._trial.tally.alive, means, -np.inf)
        best = int(np.argmax(alive))
        return best if alive[best] > 0 else self._trial.base

    def _others(self, best: int) -> NDArray[np.bool_]:
        """The candidates that may still turn out to be better than the move made."""
        others = self._trial.tally.alive.copy()
        others[[best, self._trial.base]] = False
        return others
