"""The master: plays every candidate move in many sampled worlds, finished by regulars, within a budget."""

import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from itertools import count
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from paiguan.bots.levels import Bot, Regular, known_states, policy_of
from paiguan.bots.tally import Tally
from paiguan.engine.binding import bind
from paiguan.engine.contract import Move
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.kernel import States
from paiguan.engine.loops import DEPTH, END
from paiguan.engine.rng import seeded
from paiguan.engine.state import ITEM, blank, duplicate

CANDIDATES = 64  # at most; of more moves a sample is weighed, which includes the regular's choice
MANY = 512  # instead, where there is time for all: in a trial
CHUNK = 16  # worlds a thread takes at a time
ROUND = 4 * CHUNK  # worlds between two checks of the clock and of the candidates that are clearly behind
GIVE_UP = 3.0  # standard errors behind the best
# Standard errors by which a move must be better than the regular's, unless a policy has its own: guards against choosing on
# noise.
CLEARLY = 0.7
WITHIN = 2.0  # standard errors: a smaller difference is no difference. At least every policy's CLEARLY.


class Weighed(msgspec.Struct, frozen=True):
    """A move with its expected gain in units of the settlement, and what it loses against the first of the list.

    `error` is the standard error of the gain. Most of it is the luck of the deal, which all moves share, so it says nothing
    about which of two moves is better. `lost` is the mean difference in the same worlds, and `lost_error` its standard error.
    """

    move: Move
    gain: float
    error: float
    worlds: int
    lost: float = 0.0
    lost_error: float = 0.0

    @property
    def equal(self) -> bool:
        """Whether the move is as good as the first of the list, as far as the search can tell."""
        return abs(self.lost) <= WITHIN * self.lost_error


class Trial(msgspec.Struct, frozen=True):
    """The candidates of a decision and, round by round, their gains in more worlds: each is compared with the `base`.

    A round is what `tally.add` takes. Candidates that are no longer alive in the tally get no more worlds; the reader of the
    rounds decides which.
    """

    moves: list[Move]
    base: int
    tally: Tally
    rounds: Iterator[NDArray[np.float64]]
    # Those worth showing of the candidates, best first: a game may leave out what is the same idea again.
    shown: Callable[[list[Weighed]], list[Weighed]] = lambda weighed: weighed


class Master(Bot):
    """A bot with a budget of time (`milliseconds`) or, for reproducible answers, of `worlds`, on a number of `threads`.

    The budget is wall-clock time. An arena passes `time.process_time` as `clock` for a CPU-time budget, so that a busy machine
    does not shorten the search.
    """

    name = "master"

    def __init__(
        self,
        milliseconds: float | None = 300,
        worlds: int | None = None,
        threads: int = 1,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.clock = clock
        self.milliseconds = None if worlds is not None else milliseconds
        self.worlds = worlds
        self.threads = threads

    def choose(self, deal: Deal, seat: int, seed: int = 0) -> Move:
        return self.weigh(deal, seat, seed)[0].move

    def weigh(self, deal: Deal, seat: int, seed: int = 0, also: Move | None = None) -> list[Weighed]:
        """Weigh the candidates; returns them best first. `also` is weighed even if it is not a candidate."""
        game = deal.game
        if (better := self._own(game)) is not None:
            return better.weigh(deal, seat, seed, also)
        states = known_states(deal, seat)
        rows, own = self._candidates(game, states, seed)
        if also is not None:
            rows = with_move(rows, game.interface.codes(states[0], game.options, also))
        base = place_of(rows, own)
        tally = Tally(len(rows))
        if len(rows) > 1:
            self._think(game, states, seat, rows, base, seed, tally)
        moves = [game.interface.move(states[0], game.options, seat, row[: row.index(END)]) for row in rows.tolist()]
        return ranked(tally, moves, preferred(tally, base, getattr(policy_of(game), "CLEARLY", CLEARLY)))

    def trial(self, deal: Deal, seat: int, base: Move, seed: int = 0, every: bool = False) -> Trial:
        """Return the candidates with the move that all are compared with, and the rounds in which they are, without any budget.

        `every`: all legal moves, also where a game's policy knows which are worth weighing; unless there are too many to list.
        """
        game = deal.game
        if (better := self._own(game)) is not None:
            return better.trial(deal, seat, base, seed)
        states = known_states(deal, seat)
        codes = game.interface.codes(states[0], game.options, base)
        # Not by the seed: whether a better move is among the candidates must not depend on luck.
        listed = game.whole_moves(duplicate(states)) if every else None
        rows = with_move(candidates(game, states, 0, MANY) if listed is None else listed, codes)
        rows = with_move(rows, Regular().codes(game, duplicate(states), seed))
        moves = [game.interface.move(states[0], game.options, seat, row[: row.index(END)]) for row in rows.tolist()]
        tally = Tally(len(rows))
        return Trial(moves, place_of(rows, codes), tally, self._rounds(game, states, seat, rows, seed, tally.alive))

    def _candidates(self, game: Game, states: States, seed: int) -> tuple[NDArray[np.int16], tuple[int, ...]]:
        """The moves to weigh, and the one among them that the others must beat clearly: the regular's."""
        own = Regular().codes(game, duplicate(states), seed)
        return with_move(candidates(game, states, seed), own), own

    def weighs_moves(self, game: Game) -> bool:
        """Whether the search weighs moves one by one, and not, as in 十三張, the ideas among very many."""
        return self._own(game) is None

    def _own(self, game: Game) -> "Master | None":
        """A game in which a move is one of very many, such as 十三張, has a master of its own."""
        own = getattr(policy_of(game), "own_master", None) if type(self) is Master else None
        return None if own is None else own()(self.milliseconds, self.worlds, self.threads, self.clock)

    def _think(
        self, game: Game, states: States, seat: int, rows: NDArray[np.int16], base: int, seed: int, tally: Tally
    ) -> None:
        """Run rounds of worlds until the budget is spent or one candidate is left."""
        deadline = None if self.milliseconds is None else self.clock() + self.milliseconds / 1000
        with closing(self._rounds(game, states, seat, rows, seed, tally.alive)) as rounds:
            while tally.alive.sum() > 1 and (self.worlds is None or tally.worlds < self.worlds):
                if tally.worlds and deadline is not None and self.clock() > deadline:
                    break
                tally.add(next(rounds))
                give_up(tally, base)

    def _rounds(
        self, game: Game, states: States, seat: int, rows: NDArray[np.int16], seed: int, alive: NDArray[np.bool_]
    ) -> Generator[NDArray[np.float64], None, None]:
        """Yield, round by round, the gains by candidate and world of the candidates that are still alive.

        A round does not depend on the number of threads, so the same worlds give the same answer.
        """

        def weigh(first: int) -> NDArray[np.float64]:
            out = np.zeros((len(rows), CHUNK))
            self._buffers(game, states).weigh(seat, rows, alive, seed, first, out)
            return out

        with side_by_side(self.threads) as each:
            for first in count(0, ROUND):
                yield np.hstack(list(each(weigh, range(first, first + ROUND, CHUNK))))

    def _buffers(self, game: Game, states: States) -> "Buffers":
        return Buffers(game, states)


@contextmanager
def side_by_side(threads: int) -> Iterator[Callable[..., Any]]:
    """A `map` over a number of threads. A single thread is the caller's own: waking another costs more than a chunk of
    worlds."""
    if threads == 1:
        yield map
    else:
        with ThreadPoolExecutor(threads) as pool:
            yield pool.map


class Buffers:
    """The buffers of one chunk of worlds, for one thread, and the search that uses them."""

    template = "paiguan.bots.search"
    kept = 3  # states: the position, and those that the search needs beside it
    further: tuple[Any, ...] = ()  # what the search takes beyond

    def __init__(self, game: Game, states: States) -> None:
        self.search = bind(self.template, game.rules, policy_of(game))
        self.options = game.option_array
        self.states = blank(game.rules.STATE, self.kept)
        self.states.view(np.uint8)[: states.nbytes] = states.view(np.uint8)
        self.legal = np.zeros(game.rules.LEGAL, np.int16)
        self.items = blank(ITEM, game.rules.ITEMS)
        self.rng = seeded(0)

    def weigh(
        self,
        seat: int,
        rows: NDArray[np.int16],
        alive: NDArray[np.bool_],
        seed: int,
        first: int,
        out: NDArray[np.float64],
    ) -> None:
        """Write to `out` the gains by candidate and world in the worlds first, first + 1 …"""
        room = self.legal, self.items, self.rng
        self.search.weigh(self.states, self.options, seat, rows, alive, *room, seed, first, *self.further, out)


def candidates(game: Game, states: States, seed: int, most: int = CANDIDATES) -> NDArray[np.int16]:
    """All moves of the actor, one row of codes each; if there are more than `most`, the regular's choice and a sample."""
    if (own := getattr(policy_of(game), "candidates", None)) is not None:
        return own(game, duplicate(states), seed)
    rows = game.whole_moves(duplicate(states))
    if rows is not None and len(rows) <= most:
        return rows
    rng = seeded(seed, 5)
    chosen = {Regular().codes(game, duplicate(states), seed)}
    for _ in range(4 * CANDIDATES):
        if len(chosen) == CANDIDATES:
            break
        chosen.add(game.random_move(duplicate(states), rng))
    out = np.full((len(chosen), DEPTH), END, np.int16)
    for row, codes in zip(out, sorted(chosen), strict=True):
        row[: len(codes)] = codes
    return out


def with_move(rows: NDArray[np.int16], codes: Sequence[int]) -> NDArray[np.int16]:
    """The rows with one more, unless they include it already."""
    row = np.full(rows.shape[1], END, np.int16)
    row[: len(codes)] = codes
    return rows if place_of(rows, codes) >= 0 else np.vstack([rows, row])


def place_of(rows: NDArray[np.int16], codes: Sequence[int]) -> int:
    """The row with these codes, or -1."""
    wanted = list(codes)
    return next((i for i, row in enumerate(rows.tolist()) if row[: row.index(END)] == wanted), -1)


def preferred(tally: Tally, base: int, clearly: float) -> int:
    """The best candidate if it is better than the base by at least `clearly` standard errors; else the base."""
    if tally.worlds == 0:
        return base  # a single candidate, so nothing was weighed
    means, errors = tally.ahead(base)
    weighed = tally.counts == tally.worlds  # those that were never dropped
    clear = weighed & (means > clearly * errors)
    return int(np.argmax(np.where(clear, means, -np.inf))) if clear.any() else base


def give_up(tally: Tally, base: int) -> None:
    """Drop candidates that are clearly behind the best. The base stays, because the others are compared with it."""
    means, errors = tally.ahead(base)
    sure = np.where(tally.alive, means - GIVE_UP * errors, -np.inf).max()
    tally.alive &= means + GIVE_UP * errors >= sure
    tally.alive[base] = True


def ranked(tally: Tally, moves: Sequence[Move], first: int) -> list[Weighed]:
    """The chosen candidate, then the others from the best down. Each is compared with the chosen one in the worlds that it was
    played in, so the gain of one that was dropped early is not the luck of its few worlds."""
    gain = float(tally.sums[first]) / max(tally.worlds, 1)
    means, mean_errors = tally.ahead(first)
    rows = zip(moves, means.tolist(), mean_errors.tolist(), tally.errors().tolist(), tally.counts.tolist(), strict=True)
    weighed = [Weighed(move, gain + ahead, own, count, 0.0 - ahead, error) for move, ahead, error, own, count in rows]
    chosen = weighed.pop(first)
    return [chosen, *sorted(weighed, key=lambda one: (one.lost, one.lost_error))]
