"""One hand as an episode of a PettingZoo environment: its spaces, seeds and pictures."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from paiguan.engine.contract import Json
from paiguan.engine.game import Game
from paiguan.engine.terms import LANGUAGES
from paiguan.envs import needs
from paiguan.envs.hand import Hand
from paiguan.envs.pixels import pixels
from paiguan.envs.svg import svg

try:
    from gymnasium import spaces
except ImportError as cause:
    raise needs("Gymnasium") from cause

RENDER_MODES = ("human", "ansi", "svg", "rgb_array")
Observation = dict[str, NDArray[np.int8]]


class Codes(spaces.Discrete):
    """The action space of one seat. Without a mask it samples from the actions that are legal now."""

    def __init__(self, size: int, seat: int, episode: "Episode") -> None:
        super().__init__(size)
        self._seat, self._episode = seat, episode

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if probability is not None:
            return super().sample(probability=probability)
        legal = np.flatnonzero(self._episode.mask(self._seat) if mask is None else mask)
        return legal[self.np_random.integers(len(legal))] if len(legal) else np.int64(0)


class Episode:
    """What both kinds of environment share: the hand, its spaces, seeds, pictures and the limit on cycles."""

    def __init__(
        self, game: str, render_mode: str | None, language: str, max_cycles: int | None, options: dict[str, Json]
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode must be None or one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        if language not in LANGUAGES:
            raise ValueError(f"language must be one of {', '.join(LANGUAGES)}, not {language!r}")
        if max_cycles is not None and (
            isinstance(max_cycles, bool) or not isinstance(max_cycles, int) or max_cycles < 1
        ):
            raise ValueError(f"max_cycles must be None or a whole number from 1, not {max_cycles!r}")
        self.game = Game(game, options)
        self.hand = Hand(self.game)
        self.render_mode, self.language, self.max_cycles = render_mode, language, max_cycles
        rules = self.game.rules
        self.agents = [f"player_{seat}" for seat in range(self.game.seats)]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        self.nothing = np.zeros(rules.ACTIONS, np.int8)  # the mask of a seat that is not to act
        self.nothing.setflags(write=False)
        self.actions = {agent: Codes(rules.ACTIONS, seat, self) for agent, seat in self.seats.items()}
        self.observations = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-128, 127, (rules.OBSERVATION,), np.int8),
                    "action_mask": spaces.Box(0, 1, (rules.ACTIONS,), np.int8),
                }
            )
            for agent in self.agents
        }
        self.state = spaces.Box(0, 255, (rules.STATE.itemsize,), np.uint8)
        self.random = np.random.default_rng()
        self.dealt = False

    def __reduce__(self) -> tuple[object, ...]:
        """Support pickling and copying in the middle of a hand."""
        settings = self.game.name, self.render_mode, self.language, self.max_cycles, self.game.given
        return episode_of, (settings, self.hand, self.random, self.dealt)

    def deal(self, seed: int | None, standing: dict[str, Json] | None) -> None:
        """Deal a new hand; a seed restarts the sequence of hands. `standing` (the options of `reset`) has dealer, streak …"""
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.hand.deal(int(self.random.integers(2**62)), **(standing or {}))
        self.dealt = True

    def mask(self, seat: int) -> NDArray[np.int8]:
        return self.hand.mask if self.dealt and seat == self.hand.seat else self.nothing

    def observe(self, agent: str) -> Observation:
        seat, hand = self.seats[agent], self.hand
        if seat == hand.seat:
            return {"observation": hand.observation, "action_mask": hand.mask}
        return {"observation": hand.observe(seat), "action_mask": self.nothing}

    def bytes(self) -> NDArray[np.uint8]:
        """The raw bytes of the complete state, hidden pieces included."""
        if not self.dealt:
            raise ValueError("state() before reset()")
        return np.frombuffer(self.hand.states.tobytes(), np.uint8)

    def render(self) -> NDArray[np.uint8] | str | None:
        if self.render_mode is None or not self.dealt:
            return None
        deal = self.hand.as_deal()
        if self.render_mode == "rgb_array":
            return pixels(deal, self.language)
        if self.render_mode == "svg":
            return svg(deal, self.language)
        if self.render_mode == "ansi":
            return deal.text(self.language)
        print(deal.text(self.language))
        return None


def episode_of(settings: tuple[Any, ...], hand: Hand, random: np.random.Generator, dealt: bool) -> Episode:
    episode = Episode(*settings)
    episode.hand, episode.random, episode.dealt = hand, random, dealt
    return episode
