"""Checkers of the hints: for every code of every game, one that proves its sentence true or fails.

A checker looks at the position as its seat sees it (`Hint.known` is the concealed state), asks the rules' kernels, or plays on
from the position. It never calls the code that made the reason.
"""

from collections.abc import Callable, Iterator
from typing import Any

from paiguan.bots.advice import Advice
from paiguan.engine.deal import Deal

WORLDS = 12  # sampled to refute that nobody can hold something


class Hint:
    """A hint that was given, and the position it speaks of."""

    def __init__(self, deal: Deal, advice: Advice) -> None:
        self.deal, self.game, self.options = deal, deal.game, deal.game.options
        self.seat, self.advice, self.best = advice.seat, advice, advice.best
        self.move: Any = advice.best[0].move
        self.params = dict(advice.reason.params)
        self.known: Any = deal.concealed(advice.seat)

    def __getitem__(self, param: str) -> Any:
        return self.params[param]

    def worlds(self) -> Iterator[Any]:
        """States that the seat holds possible: samples, and the truth."""
        yield self.deal.state
        for seed in range(WORLDS):
            yield self.deal.resample(self.seat, seed=seed).state

    def moves(self) -> list[Any]:
        return list(self.deal.legal_moves_of(self.seat))

    def after(self, move: Any = None) -> Deal:
        """The position after a move, the advised one if none is named."""
        later = self.deal.copy()
        later.push(move if move is not None else self.move)
        return later


Check = Callable[[Hint], None]
