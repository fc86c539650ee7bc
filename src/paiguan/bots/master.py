"""Master: every candidate move in many possible worlds, finished by regulars, for as long as there is time."""

import time
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
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


# Games in which a move is not one of a few: their masters think in a way of their own.
OWN_MASTERS = {"shisanzhang": "paiguan.bots.shisanzhang_master"}


class Weighed(msgspec.Struct, frozen=True):
    """A move with what it is expected to gain, in units of the settlement, and the standard error of that."""

    move: Move
    gain: float
    error: float
    worlds: int


class Master(Bot):
    """Thinks for a time (`milliseconds`) or, reproducibly, over a number of worlds (`worlds`), on so many threads."""

    name = "master"

    def __init__(self, milliseconds: float | None = 300, worlds: int | None = None, threads: int = 1) -> None:
        self.milliseconds = None if worlds is not None else milliseconds
        self.worlds = worlds
        self.threads = threads

    def choose(self, deal: Deal, seat: int, seed: int = 0) -> Move:
        return self.weigh(deal, seat, seed)[0].move

    def weigh(self, deal: Deal, seat: int, seed: int = 0, also: Move | None = None) -> list[Weighed]:
        """The candidates, best first; `also` is weighed whether or not it is worth a thought."""
        if type(self) is Master and deal.game.name in OWN_MASTERS:
            own = import_module(OWN_MASTERS[deal.game.name]).LayoutMaster
            return list(own(self.milliseconds, self.worlds, self.threads).weigh(deal, seat, seed, also))
        game = deal.game
        states = known_states(deal, seat)
        rows = candidates(game, states, seed)
        if also is not None:
            rows = with_move(rows, game.face.codes(states[0], game.options, also))
        sums, counts = np.zeros((len(rows), 2)), np.zeros(len(rows), np.int64)
        if len(rows) > 1:
            self._think(game, states, seat, rows, seed, sums, counts)
        weighed = [
            Weighed(
                move=game.face.move(states[0], game.options, seat, row[: row.index(END)]),
                gain=total[0] / max(count, 1),
                error=standard_error(total, count),
                worlds=int(count),
            )
            for row, total, count in zip(rows.tolist(), sums.tolist(), counts.tolist(), strict=True)
        ]
        return sorted(weighed, key=lambda one: (-one.gain, one.error))

    def _think(self, game: Game, states: Any, seat: int, rows: Any, seed: int, sums: Any, counts: Any) -> None:
        """Chunks of worlds, each from its own stream, until the budget is spent or one candidate is left."""
        search = bind("paiguan.bots.search", game.face.rules, policy_of(game))
        deadline = None if self.milliseconds is None else time.perf_counter() + self.milliseconds / 1000
        alive = np.ones(len(rows), np.bool_)

        def weigh(first: int) -> Any:
            out = np.zeros((len(rows), 2))
            Table(game, states).weigh(search, seat, rows, alive, seed, first, out)
            return out

        done = 0
        with ThreadPoolExecutor(self.threads) as pool:
            while alive.sum() > 1 and (self.worlds is None or done < self.worlds):
                if done and deadline is not None and time.perf_counter() > deadline:
                    break
                # A round is the same whatever the number of threads, so that the same worlds give the same answer.
                for out in pool.map(weigh, range(done, done + ROUND, CHUNK)):
                    sums += out
                done += ROUND
                counts[alive] = done
                give_up(alive, sums, counts)


class Table:
    """The buffers of one piece of work."""

    def __init__(self, game: Game, states: Any) -> None:
        self.options = game.option_array
        self.states = blank(game.rules.STATE, 3)
        self.states.view(np.uint8)[: states.nbytes] = states.view(np.uint8)
        self.legal = np.zeros(game.rules.LEGAL, np.int16)
        self.items = blank(ITEM, game.rules.ITEMS)
        self.rng = seeded(0)

    def weigh(self, search: Any, seat: int, rows: Any, alive: Any, seed: int, first: int, out: Any) -> None:
        search.weigh(
            self.states, self.options, seat, rows, alive, self.legal, self.items, self.rng, seed, first, CHUNK, out
        )


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
    known = any(candidate[: candidate.index(END)] == list(codes) for candidate in rows.tolist())
    return rows if known else np.vstack([rows, row])


def standard_error(total: Any, count: int) -> float:
    if count < 2:
        return float("inf") if count == 0 else 0.0
    variance = max(total[1] / count - (total[0] / count) ** 2, 0.0)
    return float((variance / count) ** 0.5)


def give_up(alive: Any, sums: Any, counts: Any) -> None:
    """Stop weighing candidates that are clearly behind the best."""
    means = sums[:, 0] / np.maximum(counts, 1)
    errors = np.array([standard_error(total, count) for total, count in zip(sums, counts, strict=True)])
    best = int(np.argmax(np.where(alive, means, -np.inf)))
    alive &= means + GIVE_UP * errors >= means[best] - GIVE_UP * errors[best]
