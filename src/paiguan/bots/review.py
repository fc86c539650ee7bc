"""Review of a finished hand: what each decision was expected to bring, beside the best of what else could be done.

Worlds are spent where they decide. Every decision gets a few first; those that are not settled get twice as many, again and
again, until they are settled or have had `worlds` of them.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import partial

import msgspec

from paiguan.bots.advice import reason_for
from paiguan.bots.comparing import LEAST, Comparison
from paiguan.bots.learned import strongest
from paiguan.bots.master import Master, Weighed
from paiguan.bots.reasons import Reason
from paiguan.engine.contract import Move
from paiguan.engine.deal import Deal
from paiguan.engine.names import REVIEW_WORLDS

SHOWN = 4  # options at most: the best, the move made, and others
NEAR = 2.0  # units behind the best; what is further behind is no alternative


class Decision(msgspec.Struct, frozen=True):
    """One decision. The first of the `options` is the best; `played` is the place of the move that was made.

    `lost` is the difference between the two in the same worlds and `error` its own standard error, which is smaller than those of
    the two values. Only a difference clear of its error is a `mistake`.
    """

    step: int
    seat: int
    move: Move
    options: tuple[Weighed, ...]
    played: int
    lost: float
    error: float
    mistake: bool
    reason: Reason
    final: bool  # no more worlds will be spent on it

    @property
    def best(self) -> Move:
        return self.options[0].move


class Review(msgspec.Struct, frozen=True):
    decisions: tuple[Decision, ...]
    lost: tuple[float, ...]  # by seat, over the hand; what is inside the error does not count

    def text(self) -> str:
        lines = []
        for one in self.decisions:
            if one.mistake:
                lines.append(f"  {one.step:>3}  seat {one.seat}  lost {one.lost:.2f} ± {1.96 * one.error:.2f}")
                for place, option in enumerate(one.options):
                    mark = "played" if place == one.played else "best" if place == 0 else ""
                    value = f"{option.gain:+6.2f} ± {1.96 * option.error:.2f}"
                    lines.append(f"         {mark:<7}{option.move!s:<30} {value}   {option.worlds} worlds")
        fine = sum(not one.mistake for one in self.decisions)
        sums = ", ".join(f"seat {seat}: {lost:.2f}" for seat, lost in enumerate(self.lost))
        count = len(self.decisions)
        return "\n".join([*lines, f"no mistake at {fine} of {count} decisions", f"expected units lost: {sums}"])


class Reviewer:
    """Goes through the decisions of a hand, some work at a time: `steps` yields the decisions as they become better known."""

    def __init__(
        self,
        deal: Deal,
        seats: Collection[int] | None = None,
        seed: int = 0,
        worlds: int = REVIEW_WORLDS,
        master: Master | None = None,
    ) -> None:
        self._worlds, self._seed = worlds, seed
        self._master = master or strongest(deal.game, worlds=worlds)
        self._asked = list(decisions(deal, seats))
        self._open: dict[int, Comparison] = {}
        self._moves: dict[int, list[Move]] = {}

    def __len__(self) -> int:
        """The number of decisions."""
        return len(self._asked)

    def moves_at(self, step: int) -> list[Move]:
        """The moves that are compared at a decision."""
        return self._moves[step]

    def steps(self) -> Iterator[Callable[[], Decision]]:
        """Yield pieces of work, each of which returns a decision as it stands then. All have been done before the next is taken.

        The first round shows every decision once; the rounds after it go to those that are not settled.
        """
        number, open_ones = LEAST, list(range(len(self._asked)))
        while open_ones:
            worlds = min(number, self._worlds)
            last = worlds == self._worlds
            left: list[int] = []
            for place in open_ones:
                yield partial(self._look, place, worlds, last, left)
            number, open_ones = 2 * number, left

    def _look(self, place: int, worlds: int, last: bool, left: list[int]) -> Decision:
        past, step, move = self._asked[place]
        if place not in self._open:
            self._open[place] = Comparison(self._master, past, move.seat, move, self._seed + step)
            self._moves[step] = self._open[place].moves
        comparison = self._open[place]
        comparison.more(worlds)
        verdict, weighed = comparison.verdict(), comparison.weighed()
        final = last or verdict.settled
        if final:
            del self._open[place]
        else:
            left.append(place)
        made = next(one for one in weighed if one.move == move)
        options = [one for one in weighed[:SHOWN] if one is made or one.gain > weighed[0].gain - NEAR]
        options = [*options[: SHOWN - 1], made] if made not in options else options
        return Decision(
            step,
            move.seat,
            move,
            tuple(options),
            options.index(made),
            max(verdict.lost, 0.0),
            verdict.error,
            verdict.mistake,
            reason_for(past, move.seat, weighed),
            final,
        )


def review(
    deal: Deal,
    seed: int = 0,
    worlds: int = REVIEW_WORLDS,
    seats: Collection[int] | None = None,
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Weigh every decision of a finished hand with what its seat knew then; of some `seats` only, if they are given.

    `progress` is called with the number of decisions that are done and of all.
    """
    reviewer = Reviewer(deal, seats, seed, worlds, strongest(deal.game, worlds=worlds, threads=threads))
    found: dict[int, Decision] = {}
    for work in reviewer.steps():
        one = work()
        found[one.step] = one
        if progress is not None:
            progress(sum(each.final for each in found.values()), len(reviewer))
    return Review(tuple(found[step] for step in sorted(found)), lost_by_seat(found.values(), deal.game.seats))


def lost_by_seat(decisions: Iterable[Decision], seats: int) -> tuple[float, ...]:
    """The units that mistakes cost, by seat."""
    lost = [0.0] * seats
    for one in decisions:
        if one.mistake:
            lost[one.seat] += one.lost
    return tuple(lost)


def decisions(deal: Deal, seats: Collection[int] | None) -> Iterator[tuple[Deal, int, Move]]:
    """The decisions of some seats, or of all: the hand before each, the number of moves made, and the move."""
    moves = deal.moves
    past = deal.copy()
    for _ in moves:
        past.pop()
    for step, move in enumerate(moves):
        wanted = seats is None or move.seat in seats
        if wanted and not past.chance and len(past.legal_moves_of(move.seat)) > 1:
            yield past.copy(), step, move
        past.push(move)
