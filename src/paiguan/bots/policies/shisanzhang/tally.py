"""Which layouts are worth more worlds."""

import numpy as np

from paiguan.bots import tally

CHUNK = 64  # worlds a thread takes at a time
GIVE_UP = 3.0  # standard errors behind the best, in the same worlds
TRIFLE = 0.002  # of a hand's standard deviation: a candidate that can be better only by this much is dropped


class Tally(tally.Tally):
    """The gains of the layouts so far."""

    def give_up(self) -> None:
        """Drop candidates that are clearly behind the best, or can be better only by a TRIFLE."""
        best = self.best()
        ahead, errors = self.ahead(best)
        swing = self.errors()[best] * self.worlds**0.5
        self.alive &= ahead + GIVE_UP * errors > TRIFLE * swing
        self.alive[best] = True

    def best(self) -> int:
        return int(np.argmax(np.where(self.counts == self.worlds, self.sums, -np.inf)))
