"""What candidates have gained in the worlds they were settled in, and which are worth more of them."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from paiguan.bots.master import Weighed
from paiguan.engine.contract import Move
from paiguan.engine.kernel import kernel

CHUNK = 64  # worlds a thread takes at a time
GIVE_UP = 3.0  # standard errors behind the best, in the same worlds
TRIFLE = 0.002  # of what a hand swings: a candidate that may be better by so little is not worth more thought


class Tally:
    """What the candidates have gained so far. All the living have seen the same worlds."""

    def __init__(self, candidates: int) -> None:
        self.alive, self.counts, self.worlds = np.ones(candidates, np.bool_), np.zeros(candidates, np.int64), 0
        self.sums, self.products = np.zeros(candidates), np.zeros((candidates, candidates))
        self._earlier: dict[int, Any] = {}  # the sums after so many worlds

    def add(self, chunks: Iterable[Any]) -> None:
        for gains in chunks:
            add_gains(gains, self.alive, self.sums, self.products)
            self.worlds += CHUNK
        self.counts[self.alive] = self.worlds
        self._earlier[self.worlds] = self.sums.copy()

    def give_up(self) -> None:
        """Weigh no longer those who are clearly behind the best, or better by a trifle at most."""
        best = self.best()
        squares = np.diag(self.products)
        behind = (self.sums - self.sums[best]) / self.worlds
        variance = (squares + squares[best] - 2 * self.products[best]) / self.worlds - behind**2
        hope = behind + GIVE_UP * np.sqrt(np.maximum(variance, 0) / self.worlds)
        swing = squares[best] / self.worlds - (self.sums[best] / self.worlds) ** 2
        self.alive &= hope > TRIFLE * max(swing, 0) ** 0.5
        self.alive[best] = True

    def best(self) -> int:
        return int(np.argmax(np.where(self.counts == self.worlds, self.sums, -np.inf)))

    def ranked(self, moves: list[Move]) -> list[Weighed]:
        """Best first, then those given up: each is set against the best in the worlds it has seen, not in those it has not."""
        best = self.best()
        weighed = []
        for place, (move, count) in enumerate(zip(moves, self.counts.tolist(), strict=True)):
            behind = (self.sums[place] - self._earlier[count][best]) / count
            variance = self.products[place, place] / count - (self.sums[place] / count) ** 2
            weighed.append(
                Weighed(
                    move=move,
                    gain=float(self.sums[best] / self.worlds + behind),
                    error=float((max(variance, 0) / count) ** 0.5),
                    worlds=count,
                )
            )
        return sorted(weighed, key=lambda one: (one.worlds < self.worlds, -one.gain))


@kernel
def add_gains(gains: Any, alive: Any, sums: Any, products: Any) -> None:
    """gains[candidate, world] of the living to their sums, and to the sums of products of each two."""
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
