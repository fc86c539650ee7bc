"""The levels of bots behind one interface: a bot chooses a move for a seat that may act."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Literal

import msgspec
import numpy as np

from paiguan.bots.playout import NOVICE, RANDOM, REGULAR
from paiguan.engine.binding import bind
from paiguan.engine.contract import Move
from paiguan.engine.deal import Deal
from paiguan.engine.errors import UserError
from paiguan.engine.game import Game
from paiguan.engine.kernel import States
from paiguan.engine.names import LEVELS
from paiguan.engine.packages import part
from paiguan.engine.rng import seeded
from paiguan.engine.state import duplicate
from paiguan.engine.terms import Voice, terms


class UnknownBot(UserError, ValueError):
    """A level that does not exist; the sentence names those that do."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot “{name}”; the bots are {', '.join(LEVELS)}")


class Bot(ABC):
    """A player that is a program. It is given a world sampled from what its seat knows, so it cannot see hidden pieces."""

    name: ClassVar[str]

    @abstractmethod
    def choose(self, deal: Deal, seat: int, seed: int = 0) -> Move:
        """Choose a legal move for a seat that may act. The same knowledge and seed give the same move."""

    def stand_in(self, game: Game) -> "StandIn | None":
        """Why a bot of this level plays differently in this game than its name promises; None if it does not."""
        return None


class StandIn(msgspec.Struct, frozen=True):
    """A level without a network to play by, which searches instead."""

    level: str
    why: Literal["no_net", "untested", "bad_net", "unproven"]

    def text(self, game: str, language: str = "en", short: bool = False) -> str:
        """The reason in a sentence, or in the few words that a seat has room for."""
        return terms(game).text("levels", f"{self.level}_{self.why}", "short" if short else "", {}, Voice((), language))


class PolicyBot(Bot):
    """A bot that chooses code by code with a compiled policy of the game."""

    level: ClassVar[int]

    def choose(self, deal: Deal, seat: int, seed: int = 0) -> Move:
        game = deal.game
        states = known_states(deal, seat)
        codes = self.codes(game, states, seed)
        return game.interface.move(states[0], game.options, seat, codes)

    def codes(self, game: Game, states: States, seed: int) -> tuple[int, ...]:
        """Choose the codes of a move for the actor of states[0]."""
        rng, legal, state = seeded(seed, 3), np.zeros(game.rules.LEGAL, np.int16), states[0]
        codes: list[int] = []
        playout = playout_of(game)
        while not codes or state.partial > 0:
            codes.append(int(playout.pick(state, game.options, self.level, legal, rng)))
            game.rules.play(state, game.options, codes[-1])
        return tuple(codes)


class Random(PolicyBot):
    """Plays random legal moves."""

    name = "random"
    level = RANDOM


class Novice(PolicyBot):
    """Plays by the rules and a few simple principles."""

    name = "novice"
    level = NOVICE


class Regular(PolicyBot):
    """Plays by the rules of thumb of a decent player."""

    name = "regular"
    level = REGULAR


def known_states(deal: Deal, seat: int) -> States:
    """A sampled world for a seat, with that seat to act, as an array of one state. The same knowledge gives the same world."""
    states = duplicate(deal.resample(seat, seed=0)._states)
    if not deal.game.rules.set_actor(states[0], deal.game.options, seat):
        raise ValueError(f"seat {seat} has nothing to decide now")
    return states


def policy_of(game: Game) -> Any:
    """The policies of a game; `policies/plain.py` for a game without its own."""
    own = part(game.name, "policies", "paiguan.bots.policies")
    return bind("paiguan.bots.policies.plain", game.interface.rules) if own is None else own


def playout_of(game: Game) -> Any:
    """The module `bots.playout`, bound to a game and its policies."""
    return bind("paiguan.bots.playout", game.interface.rules, policy_of(game))


def bot(name: str, **settings: Any) -> Bot:
    """Make a bot by its level. Sharp, master and grandmaster take a budget: `milliseconds` or `worlds`, and `threads`."""
    from paiguan.bots.learned import Grandmaster, Sharp
    from paiguan.bots.master import Master

    kinds: dict[str, type[Bot]] = {kind.name: kind for kind in (Random, Novice, Regular, Sharp, Master, Grandmaster)}
    if name not in kinds:
        raise UnknownBot(name)
    return kinds[name](**settings)
