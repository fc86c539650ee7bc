"""Thousands of hands at once as a vector environment of Gymnasium, for self-play.

    from paiguan.envs.vector import VectorEnv

    envs = VectorEnv(NAME, num_envs=1024)  # or gymnasium.make_vec("paiguan/Name-v1", num_envs=1024)
    observations, info = envs.reset(seed=1)
    while True:
        actions = policy(observations, info["action_mask"])         # one a row, for the seat info["actor"]
        observations, rewards, terminations, truncations, info = envs.step(actions)

This is not a single-agent environment: the action of each row is that of the seat to act (`info["actor"]`), the observation is
that seat's, and rewards have a column for each seat: the payments of a hand, when it ends. A row whose hand has ended is dealt
again in the same step (SAME_STEP), so its observation is the first of the next hand; where `terminations` is true,
`info["final_obs"]` has the last observation of the seat that acted last. Nothing is ever truncated. An illegal action raises
`paiguan.batch.IllegalCode`, and no row is stepped. Arrays are NumPy arrays; `torch.from_numpy` takes them without a copy.
Environments can be pickled and copied.
"""

from collections.abc import Callable
from typing import Any, TypeAlias, TypedDict, cast

import numpy as np
from numpy.typing import NDArray

from paiguan.batch import Batch
from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.state import duplicate
from paiguan.envs import VERSIONS, needs
from paiguan.envs.pixels import pixels

try:
    from gymnasium import spaces, vector
    from gymnasium.vector.utils import batch_space
except ImportError as cause:
    raise needs("Gymnasium", "; paiguan.batch.Batch does the same without it") from cause

RENDER_MODES = ("ansi", "rgb_array")
Observations: TypeAlias = NDArray[np.int8]  # by row and place


class Info(TypedDict, total=False):
    action_mask: NDArray[np.bool_]  # by row and action
    actor: NDArray[np.int64]  # the seat to act, by row
    final_obs: Observations  # after a step: valid in rows where a hand has ended


Step: TypeAlias = tuple[Observations, NDArray[np.int64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Json]]


class LegalActions(spaces.MultiDiscrete):
    """The action space, one action a row. Without a mask it samples from the actions that are legal now."""

    def __init__(self, envs: "VectorEnv") -> None:
        super().__init__(np.full(envs.num_envs, envs.action_count))
        self._envs = envs

    def sample(self, mask: Any = None, probability: Any = None) -> NDArray[np.int64]:
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        legal = self._envs.batch.legal_mask()
        return np.where(legal, self.np_random.random(legal.shape), -1.0).argmax(1).astype(self.dtype)


class VectorEnv(vector.VectorEnv[Observations, Any, Any]):
    """A vector environment over a batch.

    `copy=False` returns the batch's own arrays, which the next step overwrites. `batch` creates the batch, and may be another
    class with the methods of `paiguan.batch.Batch`, such as `paiguan.cuda.Batch`. All arrays are then on the GPU, and there
    are no final observations.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seed: int = 0,
        threads: int | None = None,
        copy: bool = True,
        batch: Callable[..., Any] = Batch,
        render_mode: str | None = None,
        **options: Json,
    ) -> None:
        if isinstance(num_envs, bool) or not isinstance(num_envs, int | np.integer) or num_envs < 1:
            raise ValueError(f"num_envs must be a whole number from 1, not {num_envs!r}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode must be None or one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self.game = Game(game, options)
        self.num_envs, self.seats, self.copy, self.render_mode = int(num_envs), self.game.seats, copy, render_mode
        self.batch = batch(self.game, self.num_envs, seed=seed, **({} if threads is None else {"threads": threads}))
        rules = self.game.rules
        self.observation_shape, self.action_count, self.version = (rules.OBSERVATION,), rules.ACTIONS, VERSIONS[game]
        self.metadata = {
            "name": f"{game}_v{self.version}",
            "render_modes": list(RENDER_MODES),
            "autoreset_mode": vector.AutoresetMode.SAME_STEP,
        }
        self.single_observation_space = spaces.Box(-128, 127, self.observation_shape, np.int8)
        self.single_action_space = spaces.Discrete(self.action_count)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = LegalActions(self)
        self._never = np.zeros(self.num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Json] | None = None
    ) -> tuple[Observations, dict[str, Json]]:
        """Deal new hands in all rows; a seed restarts the sequence of hands, no seed continues it."""
        if options:
            raise ValueError(f"options must be empty: options of the game are given to VectorEnv, not {options}")
        super().reset(seed=seed)
        self.batch.reset(seed)
        observations, info = self._look()
        return observations, cast(dict[str, Json], info)

    def step(self, actions: Any) -> Step:
        self.batch.step(actions)
        observations, info = self._look()
        if isinstance(self.batch, Batch):
            info["final_obs"] = self._given(self.batch.final_observations)
        rewards, done = self._given(self.batch.rewards), self._given(self.batch.done)
        return observations, rewards, done, self._given(self._never), cast(dict[str, Json], info)

    def _look(self) -> tuple[Observations, Info]:
        info: Info = {"action_mask": self._given(self.batch.legal_mask()), "actor": self._given(self.batch.actors)}
        return self._given(self.batch.observe()), info

    def _given(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def sample(self) -> NDArray[np.int16]:
        """Draw a random legal action for each row."""
        return self._given(self.batch.random_codes())

    def deal(self, row: int) -> Deal:
        """A copy of the hand of a row as a `Deal`, with all cards visible."""
        if not 0 <= row < self.num_envs:
            raise ValueError(f"row must be from 0 to {self.num_envs - 1}, not {row}")
        return Deal(self.game, duplicate(self.batch.states[row : row + 1]))

    def render(self, row: int | None = None, language: str = "en") -> Any:
        """Render the tables of all rows as a tuple according to `render_mode`, or one row's table as text in any mode."""
        if row is not None:
            return self.deal(row).text(language)
        if self.render_mode is None:
            return None
        deals = [self.deal(row) for row in range(self.num_envs)]
        return tuple(
            pixels(deal, language) if self.render_mode == "rgb_array" else deal.text(language) for deal in deals
        )
