"""PettingZoo environments of the games: one hand is one episode.

    from paiguan.envs import pettingzoo

    env = pettingzoo.env("tianjiu", preset="no_wenzun")
    env.reset(seed=7, options={"dealer": 2})
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        done = termination or truncation
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

An action is a code of the rules; a move of several pieces is several actions of the same agent. Rewards are the payments of the
hand, in units, when it ends. An action that is not legal raises `IllegalAction` and changes nothing.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from paiguan.engine.game import Game
from paiguan.engine.terms import LANGUAGES
from paiguan.envs.hand import Hand, IllegalAction
from paiguan.envs.svg import svg

__all__ = ["AEC", "IllegalAction", "Parallel", "env", "parallel_env"]

RENDER_MODES = ("human", "ansi", "svg")
Observation = dict[str, Any]


def env(game: str, **settings: Any) -> "AEC":
    """The AEC environment. `render_mode`, `language` and `max_cycles` are the environment's, all else options of the game."""
    return AEC(game, **settings)


def parallel_env(game: str, **settings: Any) -> "Parallel":
    """The same with every agent asked at each step; only the action of the one to act is looked at."""
    return Parallel(game, **settings)


class Codes(spaces.Discrete):
    """The action space of one seat. Without a mask it samples from what is legal now, so that no sample is refused."""

    def __init__(self, size: int, seat: int, room: "Room") -> None:
        super().__init__(size)
        self._seat, self._room = seat, room

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if probability is not None:
            return super().sample(probability=probability)
        legal = np.flatnonzero(self._room.mask(self._seat) if mask is None else mask)
        return legal[self.np_random.integers(len(legal))] if len(legal) else np.int64(0)


class Room:
    """What both kinds of environment share: the hand, its spaces, seeds, pictures and the limit of cycles."""

    def __init__(
        self, game: str, render_mode: str | None, language: str, max_cycles: int | None, options: dict[str, Any]
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
        self.random = np.random.default_rng()
        self.dealt = False

    def __reduce__(self) -> Any:
        """Environments may be pickled and copied in the middle of a hand."""
        settings = self.game.name, self.render_mode, self.language, self.max_cycles, self.game.given
        return room_of, (settings, self.hand, self.random, self.dealt)

    @property
    def metadata(self) -> dict[str, Any]:
        name = f"{self.game.name}_v{self.game.rules.VERSION}"
        return {"name": name, "render_modes": list(RENDER_MODES), "is_parallelizable": True, "render_fps": 1}

    def deal(self, seed: int | None, standing: dict[str, Any] | None) -> None:
        """A fresh hand; a seed starts the sequence of hands anew. The options of `reset` are dealer, streak and the like."""
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.hand.deal(int(self.random.integers(2**62)), **(standing or {}))
        self.dealt = True

    def mask(self, seat: int) -> Any:
        return self.hand.mask if self.dealt and seat == self.hand.seat else self.nothing

    def observe(self, agent: str) -> Observation:
        seat, hand = self.seats[agent], self.hand
        if seat == hand.seat:
            return {"observation": hand.observation, "action_mask": hand.mask}
        return {"observation": hand.observe(seat), "action_mask": self.nothing}

    def render(self) -> str | None:
        if self.render_mode is None or not self.dealt:
            return None
        deal = self.hand.told()
        if self.render_mode == "svg":
            return svg(deal, self.language)
        if self.render_mode == "ansi":
            return deal.text(self.language)
        print(deal.text(self.language))
        return None


def room_of(settings: tuple[Any, ...], hand: Hand, random: Any, dealt: bool) -> Room:
    room = Room(*settings)
    room.hand, room.random, room.dealt = hand, random, dealt
    return room


class _Seated:
    """What both kinds of environment have: a room, its agents and their spaces."""

    def _enter(self, room: Room) -> None:
        self._room = room
        self.render_mode, self.metadata = room.render_mode, room.metadata
        self.possible_agents: list[str] = list(room.agents)
        self.agents: list[str] = []
        self.action_spaces, self.observation_spaces = dict(room.actions), dict(room.observations)

    @property
    def game(self) -> Game:
        return self._room.game

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]


class AEC(_Seated, AECEnv[str, Observation, Any]):  # type: ignore[misc]  # PettingZoo is not typed
    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        language: str = "en",
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self._enter(Room(game, render_mode, language, max_cycles, options))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        room = self._room
        room.deal(seed, options)
        self.agents = list(room.agents)
        self._skip_agent_selection = None
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": room.nothing} for agent in self.agents}
        self._turns = [0] * len(self.agents)
        self._ended = False
        self._select()

    def step(self, action: Any) -> None:
        if not self.agents:
            raise ValueError("step() before reset(), or after the end of the hand")
        if self._ended:
            self._was_dead_step(action)
            return
        room = self._room
        hand, acted = room.hand, self.agent_selection
        seat = hand.seat
        hand.play(action)
        self.infos[acted] = {"action_mask": room.nothing}
        self._turns[seat] += 1
        if hand.over:
            self._end(self.terminations)
            self.rewards = dict(zip(self.agents, hand.payments(), strict=True))
            self._cumulative_rewards = dict(self.rewards)
        elif room.max_cycles is not None and self._turns[hand.seat] >= room.max_cycles:
            self._end(self.truncations)
        else:
            self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        self.agent_selection = agent = self.possible_agents[self._room.hand.seat]
        self.infos[agent] = {"action_mask": self._room.hand.mask}

    def _end(self, ended: dict[str, bool]) -> None:
        ended.update(dict.fromkeys(self.agents, True))
        self._ended = True
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        return self._room.observe(agent)

    def state(self) -> Any:
        """Everything, face up, as the raw bytes of the state: for centralised critics, never for a player."""
        return np.frombuffer(self._room.hand.states.tobytes(), np.uint8)

    def render(self) -> str | None:
        return self._room.render()

    def close(self) -> None:
        """Nothing is held open."""


class Parallel(_Seated, ParallelEnv[str, Observation, Any]):  # type: ignore[misc]
    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        language: str = "en",
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        self._enter(Room(game, render_mode, language, max_cycles, options))

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._room.deal(seed, options)
        self.agents = list(self.possible_agents)
        self._cycles = 0
        observations = self._observed()
        return observations, self._infos(observations)

    def step(self, actions: dict[str, Any]) -> Any:
        if not self.agents:
            raise ValueError("step() before reset(), or after the end of the hand")
        room, agents = self._room, self.agents
        actor = self.possible_agents[room.hand.seat]
        if actor not in actions:
            raise ValueError(f"actions must have one for {actor}, who is to act; given: {', '.join(actions) or 'none'}")
        room.hand.play(actions[actor])
        self._cycles += 1
        over, cut = room.hand.over, room.max_cycles is not None and self._cycles >= room.max_cycles
        payments = room.hand.payments() if over else [0] * len(agents)
        observations = self._observed()
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            observations,
            dict(zip(agents, payments, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut and not over),
            self._infos(observations),
        )

    def _observed(self) -> dict[str, Observation]:
        return {agent: self._room.observe(agent) for agent in self.possible_agents}

    def _infos(self, observations: dict[str, Observation]) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": seen["action_mask"]} for agent, seen in observations.items()}

    def state(self) -> Any:
        return np.frombuffer(self._room.hand.states.tobytes(), np.uint8)

    def render(self) -> str | None:
        return self._room.render()

    def close(self) -> None:
        """Nothing is held open."""
