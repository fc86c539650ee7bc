"""The four levels behind one interface: a bot is asked for a move of a seat that may act."""

from abc import ABC, abstractmethod
from importlib import import_module
from typing import Any, ClassVar

import numpy as np

from paiguan.bots.table import NOVICE, RANDOM, REGULAR
from paiguan.engine.binding import bind
from paiguan.engine.contract import Move
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.names import LEVELS
from paiguan.engine.rng import seeded
from paiguan.engine.state import duplicate


class UnknownBot(ValueError):
    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot “{name}”; the bots are {', '.join(LEVELS)}")


class Bot(ABC):
    """A player. It thinks about a world it holds possible, made from the seat's own knowledge: it cannot peek."""

    name: ClassVar[str]

    @abstractmethod
    def choose(self, deal: Deal, seat: int, seed: int = 0) -> Move:
        """A legal move for a seat that may act. The same knowledge and seed give the same move."""


class PolicyBot(Bot):
    """Picks code by code with a compiled policy of the game."""

    level: ClassVar[int]

    def choose(self, deal: Deal, seat: int, seed: int = 0) -> Move:
        game = deal.game
        states = known_states(deal, seat)
        codes = self.codes(game, states, seed)
        return game.face.move(states[0], game.options, seat, codes)

    def codes(self, game: Game, states: Any, seed: int) -> tuple[int, ...]:
        """The codes of its move for the actor of states[0]."""
        rng, legal, state = seeded(seed, 3), np.zeros(game.rules.LEGAL, np.int16), states[0]
        codes: list[int] = []
        table = table_of(game)
        while not codes or state.partial > 0:
            codes.append(int(table.pick(state, game.options, self.level, legal, rng)))
            game.rules.play(state, game.options, codes[-1])
        return tuple(codes)


class Random(PolicyBot):
    """Any legal move."""

    name = "random"
    level = RANDOM


class Novice(PolicyBot):
    """Knows the rules and simple sense."""

    name = "novice"
    level = NOVICE


class Regular(PolicyBot):
    """Plays by the rules of thumb of a decent player."""

    name = "regular"
    level = REGULAR


def known_states(deal: Deal, seat: int) -> Any:
    """A world the seat holds possible, with the seat to act, as an array of one state. Whatever a bot reads in it that the
    seat may not see is imagined, always alike for the same knowledge."""
    states = duplicate(deal.resample(seat, seed=0)._states)
    if not deal.game.rules.ask(states[0], deal.game.options, seat):
        raise ValueError(f"seat {seat} has nothing to decide now")
    return states


def policy_of(game: Game) -> Any:
    return import_module(f"paiguan.bots.policies.{game.name}")


def table_of(game: Game) -> Any:
    """The compiled table of a game and its policies."""
    return bind("paiguan.bots.table", game.face.rules, policy_of(game))


def bot(name: str, **settings: Any) -> Bot:
    """A bot by its level. A master takes a budget: `milliseconds` or `worlds`, and `threads`."""
    from paiguan.bots.master import Master

    kinds: dict[str, type[Bot]] = {kind.name: kind for kind in (Random, Novice, Regular, Master)}
    if name not in kinds:
        raise UnknownBot(name)
    return kinds[name](**settings)
