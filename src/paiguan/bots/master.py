"""Master: every candidate move in many possible worlds, finished by regulars, for as long as there is time."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import msgspec
import numpy as np

from paiguan.bots.levels import Bot, Regular, known_states, policy_of
from paiguan.engine.binding import bind
from paiguan.engine.contract import Move
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.loops import DEPTH, END
from paiguan.engine.rng import seeded
from paiguan.engine.state import ITEM, blank, duplicate

CANDIDATES = 64  # at most; of more moves than that a sample is weighed, the regular's own choice among them
CHUNK = 16  # worlds a thread takes at a time
ROUND = 4 * CHUNK  # worlds between two looks at the clock, and at who is clearly behind
GIVE_UP = 3.0  # standard errors behind the best
CLEARLY = 0.7  # standard errors by which a move must be better than the regular's, unless a policy says otherwise: noise must not choose


class Weighed(msgspec.Struct, frozen=True):
    """A move with what it is expected to gain, in units of the settlement, and the standard error of that."""

    move: Move
    gain: float
    error: float
    worlds: int


class Master(Bot):
    """Thinks for a time (`milliseconds`) or, reproducibly, over a number of worlds (`worlds`), on so many threads.

    The time is the wall's; an arena on a busy machine gives `time.process_time`, so that nobody's thinking is cut short.
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
        """The candidates, best first; `also` is weighed whether or not it is worth a thought."""
        game = deal.game
        # Where a move is not one of a few, masters think in a way of their own.
        if type(self) is Master and (own := getattr(policy_of(game), "own_master", None)) is not None:
            return list(own()(self.milliseconds, self.worlds, self.threads, self.clock).weigh(deal, seat, seed, also))
        states = known_states(deal, seat)
        rows = candidates(game, states, seed)
        if also is not None:
            rows = with_move(rows, game.face.codes(states[0], game.options, also))
        own = Regular().codes(game, duplicate(states), seed)
        rows = with_move(rows, own)
        base = place_of(rows, own)
        sums, counts = np.zeros((len(rows), 4)), np.zeros(len(rows), np.int64)
        if len(rows) > 1:
            self._think(game, states, seat, rows, base, seed, sums, counts)
        weighed = [
            Weighed(
                move=game.face.move(states[0], game.options, seat, row[: row.index(END)]),
                gain=total[0] / max(count, 1),
                error=standard_error(total, count),
                worlds=int(count),
            )
            for row, total, count in zip(rows.tolist(), sums.tolist(), counts.tolist(), strict=True)
        ]
        chosen = weighed.pop(preferred(sums, counts, base, getattr(policy_of(game), "CLEARLY", CLEARLY)))
        return [chosen, *sorted(weighed, key=lambda one: (-one.gain, one.error))]

    def _think(
        self, game: Game, states: Any, seat: int, rows: Any, base: int, seed: int, sums: Any, counts: Any
    ) -> None:
        """Chunks of worlds, each from its own stream, until the budget is spent or one candidate is left."""
        search = bind("paiguan.bots.search", game.face.rules, policy_of(game))
        deadline = None if self.milliseconds is None else self.clock() + self.milliseconds / 1000
        alive = np.ones(len(rows), np.bool_)

        def weigh(first: int) -> Any:
            out = np.zeros((len(rows), 4))
            Table(game, states).weigh(search, seat, rows, base, alive, seed, first, out)
            return out

        done = 0
        with side_by_side(self.threads) as each:
            while alive.sum() > 1 and (self.worlds is None or done < self.worlds):
                if done and deadline is not None and self.clock() > deadline:
                    break
                # A round is the same whatever the number of threads, so that the same worlds give the same answer.
                for out in each(weigh, range(done, done + ROUND, CHUNK)):
                    sums += out
                done += ROUND
                counts[alive] = done
                give_up(alive, sums, counts, base)


@contextmanager
def side_by_side(threads: int) -> Iterator[Callable[..., Any]]:
    """`map` over so many threads. One thread is the caller's own: waking another would cost more than a chunk of worlds."""
    if threads == 1:
        yield map
    else:
        with ThreadPoolExecutor(threads) as pool:
            yield pool.map


class Table:
    """The buffers of one piece of work."""

    def __init__(self, game: Game, states: Any) -> None:
        self.options = game.option_array
        self.states = blank(game.rules.STATE, 3)
        self.states.view(np.uint8)[: states.nbytes] = states.view(np.uint8)
        self.legal = np.zeros(game.rules.LEGAL, np.int16)
        self.items = blank(ITEM, game.rules.ITEMS)
        self.rng = seeded(0)

    def weigh(self, search: Any, seat: int, rows: Any, base: int, alive: Any, seed: int, first: int, out: Any) -> None:
        room = self.legal, self.items, self.rng
        search.weigh(self.states, self.options, seat, rows, base, alive, *room, seed, first, CHUNK, out)


def candidates(game: Game, states: Any, seed: int) -> Any:
    """All moves of the actor, one row of codes each; where there are too many, the regular's choice and a sample."""
    if (own := getattr(policy_of(game), "candidates", None)) is not None:
        return own(game, duplicate(states), seed)
    rows = game.whole_moves(duplicate(states))
    if rows is not None and len(rows) <= CANDIDATES:
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


def with_move(rows: Any, codes: Any) -> Any:
    """The rows with one more, unless it is among them."""
    row = np.full(rows.shape[1], END, np.int16)
    row[: len(codes)] = codes
    return rows if place_of(rows, codes) >= 0 else np.vstack([rows, row])


def place_of(rows: Any, codes: Any) -> int:
    """The row with these codes, or -1."""
    wanted = list(codes)
    return next((i for i, row in enumerate(rows.tolist()) if row[: row.index(END)] == wanted), -1)


def standard_error(total: Any, count: int) -> float:
    """Of the mean, from a sum and a sum of squares."""
    if count < 2:
        return float("inf") if count == 0 else 0.0
    variance = max(total[1] / count - (total[0] / count) ** 2, 0.0)
    return float((variance / count) ** 0.5)


def leads(sums: Any, counts: Any) -> tuple[Any, Any]:
    """How much better than the base each candidate did, and the standard error of that."""
    means = sums[:, 2] / np.maximum(counts, 1)
    return means, np.array([standard_error(total, count) for total, count in zip(sums[:, 2:], counts, strict=True)])


def preferred(sums: Any, counts: Any, base: int, clearly: float) -> int:
    """The best candidate if it is better than the base by more than chance would make it; else the base."""
    if counts.max() == 0:
        return base  # nothing to choose from, nothing was weighed
    means, errors = leads(sums, counts)
    weighed = counts == counts.max()  # those that were never given up
    clear = weighed & (means > clearly * errors)
    return int(np.argmax(np.where(clear, means, -np.inf))) if clear.any() else base


def give_up(alive: Any, sums: Any, counts: Any, base: int) -> None:
    """Stop weighing candidates that are clearly behind the best; the base stays, the others are measured by it."""
    means, errors = leads(sums, counts)
    sure = np.where(alive, means - GIVE_UP * errors, -np.inf).max()
    alive &= means + GIVE_UP * errors >= sure
    alive[base] = True
