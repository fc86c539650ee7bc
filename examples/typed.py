"""A small program that mypy and pyright check in strict mode: the view of a game has the fields of that game.

python examples/typed.py
"""

import numpy as np
from numpy.typing import NDArray

import paiguan
from paiguan.batch import Batch


def red_pips(hand: tuple[str, ...]) -> int:
    """Ones and fours are red."""
    return sum(int(pip) for tile in hand for pip in tile if pip in "14")


def reddest(seed: int) -> tuple[int, int]:
    """Play a hand of 天九 by first legal moves; return the seat that began with most red pips, and its payment."""
    deal = paiguan.game("tianjiu", preset="no_wenzun").deal(seed=seed)
    seat = max(range(4), key=lambda seat: red_pips(deal.view(seat).hand))
    while not deal.over:
        deal.push(next(iter(deal.legal_moves)))
    return seat, deal.settlement.payments[seat]


def mean_rewards(steps: int) -> NDArray[np.float64]:
    """Mean payments by seat over random steps of 六虎."""
    batch = Batch(paiguan.game("liuhu"), size=64, seed=1)
    total: NDArray[np.int64] = np.zeros(batch.game.seats, np.int64)
    for _ in range(steps):
        batch.step(batch.random_codes())
        total += batch.rewards.sum(axis=0)
    return total / steps


if __name__ == "__main__":
    print(reddest(seed=7), mean_rewards(steps=100))
