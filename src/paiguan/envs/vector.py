"""Thousands of hands at once in the manner of Gymnasium's vector environments, for self-play.

    from paiguan.envs.vector import VectorEnv

    envs = VectorEnv("tianjiu", num_envs=1024)
    observations, info = envs.reset(seed=1)
    while True:
        actions = policy(observations, info["action_mask"])         # one a row, for the seat info["actor"]
        observations, rewards, terminations, truncations, info = envs.step(actions)

What differs from one learner in a world of its own: each row waits for whichever seat is to act (`info["actor"]`), the observation is that
seat's, and rewards have a column for each seat: the payments of a hand, when it ends. A row whose hand has ended is dealt anew in
the same step, so that its observation is the first of the next hand; where `terminations` is true, `info["final_obs"]` has how the
hand ended for the seat that acted last. Nothing is ever truncated. Actions that are not legal raise `paiguan.batch.IllegalCode`, and
no row is stepped. Arrays are NumPy's; `torch.from_numpy` takes them as they are.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Any, TypeAlias, TypedDict

import numpy as np
from numpy.typing import NDArray

from paiguan.batch import Batch
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.state import duplicate

Observations: TypeAlias = NDArray[np.int8]  # by row and place


class Info(TypedDict, total=False):
    action_mask: NDArray[np.bool_]  # by row and action
    actor: NDArray[np.int64]  # the seat to act, by row
    final_obs: Observations  # of a step: rows where a hand has ended; elsewhere stale


Step: TypeAlias = tuple[Observations, NDArray[np.int64], NDArray[np.bool_], NDArray[np.bool_], Info]


class VectorEnv:
    """`copy=False` hands out the batch's own arrays, overwritten by the next step. `batch` makes the batch: another kind with the
    methods of `paiguan.batch.Batch` may stand in its place, as `paiguan.cuda.Batch`, whose arrays (then all of these) lie on
    the GPU; it tells of no final observations."""

    def __init__(
        self,
        game: str,
        num_envs: int,
        seed: int = 0,
        threads: int | None = None,
        copy: bool = True,
        batch: Callable[..., Any] = Batch,
        **options: Any,
    ) -> None:
        if isinstance(num_envs, bool) or not isinstance(num_envs, int) or num_envs < 1:
            raise ValueError(f"num_envs must be a whole number from 1, not {num_envs!r}")
        self.game = Game(game, options)
        self.num_envs, self.seats, self.copy = num_envs, self.game.seats, copy
        self.batch = batch(self.game, num_envs, seed=seed, **({} if threads is None else {"threads": threads}))
        rules = self.game.rules
        self.observation_shape, self.action_count, self.version = (rules.OBSERVATION,), rules.ACTIONS, rules.VERSION
        self._never = np.zeros(num_envs, np.bool_)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observations, Info]:
        """Fresh hands in all rows; a seed begins the sequence of hands that it gives, none goes on with the present one."""
        if options:
            raise ValueError(f"options must be empty: options of the game are given to VectorEnv, not {options}")
        self.batch.reset(seed)
        return self._look()

    def step(self, actions: Any) -> Step:
        self.batch.step(actions)
        observations, info = self._look()
        if isinstance(self.batch, Batch):
            info["final_obs"] = self._given(self.batch.final_observations)
        rewards, done = self._given(self.batch.rewards), self._given(self.batch.done)
        return observations, rewards, done, self._never, info

    def _look(self) -> tuple[Observations, Info]:
        info: Info = {"action_mask": self._given(self.batch.legal_mask()), "actor": self._given(self.batch.actors)}
        return self._given(self.batch.observe()), info

    def _given(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def sample(self) -> NDArray[np.int16]:
        """A random legal action for each row."""
        return self._given(self.batch.random_codes())

    def deal(self, row: int) -> Deal:
        """The hand of a row with its words, all cards face up: a copy, to look at and play with."""
        if not 0 <= row < self.num_envs:
            raise ValueError(f"row must be from 0 to {self.num_envs - 1}, not {row}")
        return Deal(self.game, duplicate(self.batch.states[row : row + 1]))

    def render(self, row: int = 0, language: str = "en") -> str:
        """The table of a row as text."""
        return self.deal(row).text(language)

    def close(self) -> None:
        """Nothing is held open."""

    # ---- Gymnasium's spaces, for those who ask for them --------------------------------------------------------------

    @property
    def metadata(self) -> dict[str, Any]:
        from gymnasium.vector import AutoresetMode

        name = f"{self.game.name}_v{self.version}"
        return {"name": name, "render_modes": ["ansi"], "autoreset_mode": AutoresetMode.SAME_STEP}

    @cached_property
    def single_observation_space(self) -> Any:
        from gymnasium.spaces import Box

        return Box(-128, 127, self.observation_shape, np.int8)

    @cached_property
    def single_action_space(self) -> Any:
        from gymnasium.spaces import Discrete

        return Discrete(self.action_count)

    @cached_property
    def observation_space(self) -> Any:
        from gymnasium.vector.utils import batch_space

        return batch_space(self.single_observation_space, self.num_envs)

    @cached_property
    def action_space(self) -> Any:
        from gymnasium.vector.utils import batch_space

        return batch_space(self.single_action_space, self.num_envs)
