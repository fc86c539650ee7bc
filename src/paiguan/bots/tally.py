"""The gains of candidates in sampled worlds, and how far each is behind another in the same worlds.

Gains vary with the deal, but a good deal is good for all candidates. The difference of two candidates in the same worlds
therefore has a much smaller error than either gain: only such paired differences decide what is dropped and what is called
better.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from paiguan.engine.kernel import kernel

Gains: TypeAlias = NDArray[np.float64]


class Tally:
    """The gains so far. All candidates that are alive have been played in the same worlds."""

    def __init__(self, candidates: int) -> None:
        self.alive, self.counts, self.worlds = np.ones(candidates, np.bool_), np.zeros(candidates, np.int64), 0
        self.sums, self.products = np.zeros(candidates), np.zeros((candidates, candidates))
        self._earlier: dict[
            int, tuple[Gains, Gains]
        ] = {}  # number of worlds -> the sums and the sums of squares after them

    def add(self, gains: Gains) -> None:
        """Add gains by candidate and world; those of candidates that were dropped are not read."""
        add_gains(gains, self.alive, self.sums, self.products)
        self.worlds += gains.shape[1]
        self.counts[self.alive] = self.worlds
        self._earlier[self.worlds] = self.sums.copy(), self.squares.copy()

    @property
    def squares(self) -> Gains:
        return np.diag(self.products)

    def ahead(self, base: int) -> tuple[Gains, Gains]:
        """The mean advantage of each candidate over one that is alive, in the worlds that both were played in, and its standard
        error."""
        counts = np.maximum(self.counts, 1)
        sums, squares = np.zeros(len(counts)), np.zeros(len(counts))
        for count in set(self.counts.tolist()) & self._earlier.keys():
            sums[self.counts == count] = self._earlier[count][0][base]
            squares[self.counts == count] = self._earlier[count][1][base]
        means = (self.sums - sums) / counts
        variance = (self.squares + squares - 2 * self.products[base]) / counts - means**2
        return means, np.sqrt(np.maximum(variance, 0) / counts)

    def errors(self) -> Gains:
        """The standard error of each candidate's own mean gain."""
        counts = np.maximum(self.counts, 1)
        variance = self.squares / counts - (self.sums / counts) ** 2
        return np.sqrt(np.maximum(variance, 0) / counts)


@kernel
def add_gains(gains: Gains, alive: NDArray[np.bool_], sums: Gains, products: Gains) -> None:
    """Add the gains of the candidates that are alive to their sums, and to the sums of the products of each pair."""
    for one in range(sums.size):
        if alive[one]:
            for world in range(gains.shape[1]):
                sums[one] += gains[one, world]
            for other in range(one + 1):
                if alive[other]:
                    product = 0.0
                    for world in range(gains.shape[1]):
                        product += gains[one, world] * gains[other, world]
                    products[one, other] += product
                    if one != other:
                        products[other, one] += product
