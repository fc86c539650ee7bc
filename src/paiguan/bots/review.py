"""Review of a finished hand: for each decision the expected units lost against the best move."""

from collections.abc import Iterator
from typing import Any

import msgspec

from paiguan.bots.master import Master
from paiguan.engine.contract import Move
from paiguan.engine.deal import Deal


class Decision(msgspec.Struct, frozen=True):
    """One decision: what was done, what would have been best, and the difference in expected units."""

    step: int
    seat: int
    move: Move
    best: Move
    lost: float
    error: float


class Review(msgspec.Struct, frozen=True):
    decisions: tuple[Decision, ...]
    lost: tuple[float, ...]  # by seat, over the hand

    def text(self) -> str:
        lines = [
            f"  {one.step:>3}  seat {one.seat}  {one.move!s:<28} lost {one.lost:5.2f}   best: {one.best}"
            for one in self.decisions
            if one.lost > 0
        ]
        sums = ", ".join(f"seat {seat}: {lost:.2f}" for seat, lost in enumerate(self.lost))
        return "\n".join([*lines, f"expected units lost: {sums}"])


def review(deal: Deal, seed: int = 0, **budget: Any) -> Review:
    """Weigh every decision of a finished hand with what its seat knew then."""
    decisions = tuple(decisions_of(deal, Master(**budget), seed))
    lost = [0.0] * deal.game.seats
    for one in decisions:
        lost[one.seat] += one.lost
    return Review(decisions, tuple(lost))


def decisions_of(deal: Deal, master: Master, seed: int) -> Iterator[Decision]:
    moves = deal.moves
    past = deal.copy()
    for _ in moves:
        past.pop()
    for step, move in enumerate(moves):
        if not past.chance and len(past.legal_moves_of(move.seat)) > 1:
            weighed = master.weigh(past, move.seat, seed + step, also=move)
            made = next(one for one in weighed if one.move == move)
            lost = max(weighed[0].gain - made.gain, 0.0)
            error = (weighed[0].error ** 2 + made.error**2) ** 0.5
            yield Decision(step, move.seat, move, weighed[0].move, lost, error)
        past.push(move)
