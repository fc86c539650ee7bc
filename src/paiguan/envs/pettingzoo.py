"""PettingZoo environments of the games; one hand is one episode. Each game has a module of its own, named after its version:

    from paiguan.envs.pettingzoo import module

    env = module(NAME).env(preset="…")  # or: from paiguan.envs import NAME_v1
    env.reset(seed=7, options={"dealer": 2})
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        done = termination or truncation
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

An action is a code of the rules; a move of several pieces is several actions of the same agent. Rewards are the payments of the
hand, in units, when it ends. An action that is not legal raises `IllegalAction` and changes nothing.
"""

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from paiguan.engine.contract import Json
from paiguan.engine.game import Game
from paiguan.engine.packages import UnknownGame, is_outside
from paiguan.envs import VERSIONS, needs
from paiguan.envs.episode import RENDER_MODES, Episode, Observation
from paiguan.envs.hand import IllegalAction

try:
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ImportError as cause:
    raise needs("PettingZoo") from cause

__all__ = ["AEC", "IllegalAction", "Parallel", "metadata", "module", "wrapped"]


def module(game: str) -> Any:
    """The environments of a game: `env`, `raw_env` and `parallel_env`, as `paiguan.envs.NAME_v1` has them."""
    if game not in VERSIONS:
        raise UnknownGame(game)
    return _made(game) if is_outside(game) else import_module(f"paiguan.envs.{game}_v{VERSIONS[game]}")


@cache
def _made(game: str) -> ModuleType:
    """The same module, generated for a game from outside."""
    made = ModuleType(f"paiguan.envs.{game}_v{VERSIONS[game]}", f"{game} as PettingZoo environments.")
    own = {"name": game, "metadata": metadata(game), "__module__": made.__name__}
    raw, parallel = type("raw_env", (AEC,), own), type("parallel_env", (Parallel,), own)
    made.__dict__.update(raw_env=raw, parallel_env=parallel, env=lambda **settings: wrapped(raw(**settings)))
    return made


def metadata(game: str) -> dict[str, Json]:
    return {
        "name": f"{game}_v{VERSIONS[game]}",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": True,
        "render_fps": 1,
    }


def wrapped(env: Any) -> Any:
    """Add the wrappers of PettingZoo's card games, except the one that ends a game on an illegal action: here that raises."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def restored(game: str, kind: str, held: dict[str, object]) -> Any:
    """Restore a pickled or copied environment."""
    made = getattr(module(game), kind)
    env = made.__new__(made)
    env.__dict__.update(held)
    return env


class _Seated:
    """What both kinds of environment have: an episode, its agents and their spaces."""

    name: str  # of the game

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle by the name of the game, because the class for a game from outside is in no importable module."""
        return restored, (self.name, type(self).__name__, self.__dict__)

    def _enter(self, episode: Episode) -> None:
        self._episode = episode
        self.render_mode, self.state_space = episode.render_mode, episode.state
        self.possible_agents: list[str] = list(episode.agents)
        self.agents: list[str] = []
        self.action_spaces, self.observation_spaces = dict(episode.actions), dict(episode.observations)

    @property
    def game(self) -> Game:
        return self._episode.game

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def state(self) -> Any:
        """The raw bytes of the complete state, hidden pieces included: for centralised critics, not for players."""
        return self._episode.bytes()

    def render(self) -> Any:
        """Render the table according to `render_mode`: printed, as text, as SVG, or as pixels."""
        return self._episode.render()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class AEC(_Seated, AECEnv[str, Observation, Any]):  # type: ignore[misc]  # PettingZoo is not typed
    """An environment in which one agent acts after another. Settings other than `render_mode`, `language` and `max_cycles` are
    options of the game."""

    def __init__(
        self,
        render_mode: str | None = None,
        language: str = "en",
        max_cycles: int | None = None,
        **options: Json,
    ) -> None:
        super().__init__()
        self._enter(Episode(self.name, render_mode, language, max_cycles, options))

    def reset(self, seed: int | None = None, options: dict[str, Json] | None = None) -> None:
        episode = self._episode
        episode.deal(seed, options)
        self.agents = list(episode.agents)
        self._skip_agent_selection = None
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": episode.nothing} for agent in self.agents}
        self._turns = [0] * len(self.agents)
        self._ended = False
        self._select()

    def step(self, action: Any) -> None:
        if not self.agents:
            raise ValueError("step() before reset(), or after the end of the hand")
        if self._ended:
            self._was_dead_step(action)
            return
        episode = self._episode
        hand, acted = episode.hand, self.agent_selection
        seat = hand.seat
        hand.play(action)
        self.infos[acted] = {"action_mask": episode.nothing}
        self._turns[seat] += 1
        if hand.over:
            self._end(self.terminations)
            self.rewards = dict(zip(self.agents, hand.payments(), strict=True))
            self._cumulative_rewards = dict(self.rewards)
        elif episode.max_cycles is not None and self._turns[hand.seat] >= episode.max_cycles:
            self._end(self.truncations)
        else:
            self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        self.agent_selection = agent = self.possible_agents[self._episode.hand.seat]
        self.infos[agent] = {"action_mask": self._episode.hand.mask}

    def _end(self, ended: dict[str, bool]) -> None:
        ended.update(dict.fromkeys(self.agents, True))
        self._ended = True
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        return self._episode.observe(agent)


class Parallel(_Seated, ParallelEnv[str, Observation, Any]):  # type: ignore[misc]
    """An environment in which every agent gives an action at each step; only that of the agent to act is used."""

    def __init__(
        self,
        render_mode: str | None = None,
        language: str = "en",
        max_cycles: int | None = None,
        **options: Json,
    ) -> None:
        self._enter(Episode(self.name, render_mode, language, max_cycles, options))

    def reset(
        self, seed: int | None = None, options: dict[str, Json] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, object]]]:
        self._episode.deal(seed, options)
        self.agents = list(self.possible_agents)
        self._cycles = 0
        observations = self._observed()
        return observations, self._infos(observations)

    def step(self, actions: dict[str, int]) -> Any:
        if not self.agents:
            raise ValueError("step() before reset(), or after the end of the hand")
        episode, agents = self._episode, self.agents
        actor = self.possible_agents[episode.hand.seat]
        if actor not in actions:
            raise ValueError(f"actions must have one for {actor}, who is to act; given: {', '.join(actions) or 'none'}")
        episode.hand.play(actions[actor])
        self._cycles += 1
        over, cut = episode.hand.over, episode.max_cycles is not None and self._cycles >= episode.max_cycles
        payments = episode.hand.payments() if over else [0] * len(agents)
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
        return {agent: self._episode.observe(agent) for agent in self.possible_agents}

    def _infos(self, observations: dict[str, Observation]) -> dict[str, dict[str, object]]:
        return {agent: {"action_mask": seen["action_mask"]} for agent, seen in observations.items()}
