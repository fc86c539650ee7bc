"""A contest: who plays, on which deals, and what came of it, with intervals.

A deal is one sample: each player's gain averaged over all arrangements of the players round the table. Luck of the cards
falls on everybody alike, so intervals are far narrower than with single hands.
"""

import time
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import numpy as np

from paiguan.bots.levels import LEVELS, Bot, UnknownBot, bot, table_of
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.rng import seeded, sow
from paiguan.engine.state import ITEM, OVER, blank, duplicate

MOST_DEALS = 100_000_000  # every deal's units are kept, for the plot and the CSV: 64 bytes a deal of four seats
MOST_SEED = 2**53 - 1  # whole in JSON too, and far enough from the end of int64 to add a deal's number


class Contest(msgspec.Struct, frozen=True):
    """What is played. Everything about its result follows from this, whoever computes it."""

    game: str
    options: Mapping[str, Any]
    players: tuple[str, ...]  # one a seat
    deals: int
    seed: int
    budget: Mapping[str, Any] = {}  # of a master: milliseconds or worlds, threads

    @property
    def thinking(self) -> bool:
        """Whether a master plays: its moves are asked for one by one, everybody else's in compiled code."""
        return "master" in self.players


def contest(
    game: Game, names: tuple[str, ...], deals: int, seed: int = 0, budget: Mapping[str, Any] | None = None
) -> Contest:
    """A contest with the last name filling the seats left; raises ValueError with a sentence for what cannot be."""
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
    """One piece of work done: rows of deals, columns of players; gains over all arrangements, and hands won of them."""

    first: int
    gains: Any
    won: Any
    seconds: float  # it took


def play_chunk(what: Contest, first: int, count: int) -> Played:
    """Play some deals of a contest: the same wherever it runs, and however the deals are cut into chunks."""
    start = time.perf_counter()
    game = Game(what.game, what.options)
    gains, won = np.zeros((count, game.seats), np.int64), np.zeros((count, game.seats), np.int64)
    levels = np.array([LEVELS.index(name) for name in what.players], np.int64)
    states = blank(game.rules.STATE, 2)
    game.face.begin(states[0], game.options, {})
    buffers = np.zeros(game.rules.LEGAL, np.int16), blank(ITEM, game.rules.ITEMS), seeded(0)
    if what.thinking:
        play_thinking(what, game, levels, states, buffers, first, gains, won)
    else:
        table_of(game).duplicate_deals(states, game.option_array, levels, *buffers, what.seed, first, gains, won)
    return Played(first, gains, won, time.perf_counter() - start)


def play_thinking(
    what: Contest, game: Game, levels: Any, states: Any, buffers: Any, first: int, gains: Any, won: Any
) -> None:
    """As `duplicate_deals`, with masters asked from here."""
    legal, items, rng = buffers
    table, master, seats = table_of(game), arena_master(what), game.seats
    for place in range(len(gains)):
        for turned in range(seats):
            hand = duplicate(states[:1])
            sow(rng, what.seed, first + place)
            hand[0].dealer = (first + place) % seats
            game.rules.deal(hand[0], game.options, rng)
            seated = np.roll(levels, -turned)
            while (actor := table.play_until_master(hand[0], game.options, seated, legal, rng)) != OVER:
                deal = Deal(game, hand)
                deal.push(master.choose(deal, int(actor), seed=what.seed + first + place))
                hand = deal._states
            table.add_gains(hand[0], game.options, turned, items, gains[place], won[place])


def arena_master(what: Contest) -> Bot:
    """A master whose time is the processor's: on a busy machine nobody's thinking is cut short."""
    timed = {"clock": time.process_time} if "milliseconds" in what.budget else {}
    return bot("master", **timed, **what.budget)


class Result:
    """What a contest has come to so far."""

    def __init__(self, what: Contest) -> None:
        self.contest = what
        self._played: dict[int, Played] = {}

    def add(self, played: Played) -> None:
        """A piece of work; one that comes twice is counted once."""
        self._played[played.first] = played

    @property
    def deals(self) -> int:
        return sum(len(played.gains) for played in self._played.values())

    @property
    def names(self) -> list[str]:
        return list(dict.fromkeys(self.contest.players))

    def samples(self, name: str) -> Any:
        """Units a deal for each deal, in the order of the deals: the mean over this bot's seats and all arrangements."""
        columns, seats = self._columns(name), len(self.contest.players)
        rows = [self._played[first].gains[:, columns].sum(1) for first in sorted(self._played)]
        # Whole numbers until the last division: the same bits however the deals were cut into chunks.
        return np.concatenate([np.zeros(0, np.int64), *rows]) / (seats * len(columns))

    def _columns(self, name: str) -> list[int]:
        return [place for place, player in enumerate(self.contest.players) if player == name]

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
