"""Contests between bots: the players, the deals, and the result with confidence intervals.

A deal is one sample: each player's gain averaged over all seatings. All players get the same cards in turn, so the intervals are
far narrower than with single hands.
"""

import time
from collections.abc import Iterator, Mapping
from threading import Event

import msgspec
import numpy as np
from numpy.typing import NDArray

from paiguan.bots.levels import LEVELS, Bot, UnknownBot, bot, playout_of
from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.kernel import Codes, Rng, States
from paiguan.engine.names import SEARCHING
from paiguan.engine.rng import seeded, sow
from paiguan.engine.state import ITEM, OVER, Items, blank, duplicate

MOST_DEALS = 100_000_000  # the gains of every deal are kept for the plot and the CSV: 64 bytes a deal of four seats
# Below the seeds of everything that is learned from (`LEARNING` in training/rows.py), even with the number of a deal added: a
# contest never deals a hand that a network was trained on.
MOST_SEED = 2**62 - 1 - MOST_DEALS


class Contest(msgspec.Struct, frozen=True):
    """The definition of a contest. It determines the result, no matter where it is computed."""

    game: str
    options: Mapping[str, Json]
    players: tuple[str, ...]  # one a seat
    deals: int
    seed: int
    budget: Mapping[str, Json] = {}  # for bots that search: milliseconds or worlds, threads

    @property
    def thinking(self) -> bool:
        """Whether a bot plays that is asked for each move from Python; other players move in compiled code."""
        return any(name in SEARCHING for name in self.players)

    @property
    def reproducible(self) -> bool:
        """Whether the result is the same on every run: searches are not if their budget is a time."""
        return "worlds" in self.budget or not self.thinking


def contest(
    game: Game, names: tuple[str, ...], deals: int, seed: int = 0, budget: Mapping[str, Json] | None = None
) -> Contest:
    """Make a contest; the last name fills the remaining seats. Raises ValueError with a sentence for invalid arguments."""
    for name in names:
        if name not in LEVELS:
            raise UnknownBot(name)
    if not 2 <= len(names) <= game.seats:
        raise ValueError(f"{game.name} has {game.seats} seats here: name 2 to {game.seats} bots, not {len(names)}")
    if not 1 <= deals <= MOST_DEALS:
        raise ValueError(f"from 1 to {MOST_DEALS} deals can be played, not {deals}")
    if not 0 <= seed <= MOST_SEED:
        raise ValueError(f"the seed must be from 0 to {MOST_SEED}, not {seed}")
    players = names + (names[-1],) * (game.seats - len(names))
    return Contest(game.name, game.given, players, deals, seed, budget or {})


class Played(msgspec.Struct, frozen=True):
    """A finished chunk of deals: gains and hands won, summed over all seatings, with a row a deal and a column a player."""

    first: int
    gains: NDArray[np.int64]
    won: NDArray[np.int64]
    seconds: float  # that the chunk took


class Stopped(Exception):
    """A chunk was stopped before its end."""


def play_chunk(what: Contest, first: int, count: int, stop: Event | None = None) -> Played:
    """Play some deals of a contest. The result does not depend on the machine or on how deals are split into chunks.

    Searches may take minutes for a deal: `stop` ends the chunk between two of their moves and raises Stopped.
    """
    start = time.perf_counter()
    game = Game(what.game, what.options)
    gains, won = np.zeros((count, game.seats), np.int64), np.zeros((count, game.seats), np.int64)
    levels = np.array([LEVELS.index(name) for name in what.players], np.int64)
    states = blank(game.rules.STATE, 2)
    game.interface.begin(states[0], game.options, {})
    buffers = np.zeros(game.rules.LEGAL, np.int16), blank(ITEM, game.rules.ITEMS), seeded(0)
    if what.thinking:
        play_thinking(what, game, levels, states, buffers, first, gains, won, stop)
    else:
        playout_of(game).duplicate_deals(states, game.option_array, levels, *buffers, what.seed, first, gains, won)
    return Played(first, gains, won, time.perf_counter() - start)


def play_thinking(
    what: Contest,
    game: Game,
    levels: NDArray[np.int64],
    states: States,
    buffers: tuple[Codes, Items, Rng],
    first: int,
    gains: NDArray[np.int64],
    won: NDArray[np.int64],
    stop: Event | None,
) -> None:
    """Do what `duplicate_deals` does, with bots that are asked for each move from Python."""
    legal, items, rng = buffers
    playout, seats = playout_of(game), game.seats
    asked = {name: arena_bot(name, what) for name in what.players if name in SEARCHING}
    for place in range(len(gains)):
        for turned in range(seats):
            hand = duplicate(states[:1])
            sow(rng, what.seed, first + place)
            hand[0].dealer = (first + place) % seats
            game.rules.deal(hand[0], game.options, rng)
            seated = np.roll(levels, -turned)
            while (actor := playout.play_until_asked(hand[0], game.options, seated, legal, rng)) != OVER:
                if stop is not None and stop.is_set():
                    raise Stopped
                deal = Deal(game, hand)
                player = asked[what.players[(int(actor) + turned) % seats]]
                deal.push(player.choose(deal, int(actor), seed=what.seed + first + place))
                hand = deal._states
            playout.add_gains(hand[0], game.options, turned, items, gains[place], won[place])


def arena_bot(name: str, what: Contest) -> Bot:
    """Make a bot with a CPU-time budget, so that a busy machine does not shorten its thinking."""
    timed = {"clock": time.process_time} if "milliseconds" in what.budget else {}
    return bot(name, **timed, **what.budget)


class Result:
    """The result of a contest so far."""

    def __init__(self, what: Contest) -> None:
        self.contest = what
        self._played: dict[int, Played] = {}

    def add(self, played: Played) -> None:
        """Add a finished chunk; a chunk that arrives twice counts once."""
        self._played[played.first] = played

    @property
    def deals(self) -> int:
        return sum(len(played.gains) for played in self._played.values())

    @property
    def names(self) -> list[str]:
        return list(dict.fromkeys(self.contest.players))

    def samples(self, name: str) -> NDArray[np.float64]:
        """The units that a bot gained in each deal, in the order of the deals: the mean over its seats and all seatings."""
        columns, seats = self._columns(name), len(self.contest.players)
        rows = [self._played[first].gains[:, columns].sum(1) for first in sorted(self._played)]
        # Integers until the last division, so that the result is bit-identical however the deals were split into chunks.
        return np.concatenate([np.zeros(0, np.int64), *rows]) / (seats * len(columns))

    def _columns(self, name: str) -> list[int]:
        return [place for place, player in enumerate(self.contest.players) if player == name]

    def finished(self) -> list[tuple[int, int]]:
        """The deals that are played, as first deal and number of deals, in their order."""
        return [(first, len(self._played[first].gains)) for first in sorted(self._played)]

    def line(self, name: str) -> "Line":
        samples, columns = self.samples(name), self._columns(name)
        hands = max(self.deals * len(self.contest.players) * len(columns), 1)
        won = sum(int(played.won[:, columns].sum()) for played in self._played.values())
        error = float(samples.std(ddof=1) / len(samples) ** 0.5) if len(samples) > 1 else float("nan")
        return Line(name, float(samples.mean()) if len(samples) else float("nan"), 1.96 * error, won / hands)

    def lines(self) -> Iterator["Line"]:
        return (self.line(name) for name in self.names)


class Line(msgspec.Struct, frozen=True):
    """One bot's result: units a deal with the half-width of the 95 % interval, and the share of hands that gained."""

    name: str
    units: float
    interval: float
    won: float
