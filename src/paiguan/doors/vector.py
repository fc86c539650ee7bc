"""Thousands of hands at once in the manner of Gymnasium's vector environments, for self-play.

    from paiguan.doors.vector import VectorEnv

    envs = VectorEnv("tianjiu", num_envs=1024)
    observations, info = envs.reset(seed=1)
    while True:
        actions = policy(observations, info["action_mask"])         # one a row, for the seat info["actor"]
        observations, rewards, terminations, truncations, info = envs.step(actions)

What differs from one learner in a world of its own: each row waits for whichever seat is to act (`info["actor"]`), the observation is that
seat's, and rewards have a column for each seat: the payments of a hand, when it ends. A row whose hand has ended is dealt anew in
the same step, so that its observation is the first of the next hand. Nothing is ever truncated. Actions that are not legal raise
`paiguan.batch.IllegalCode`, and no row is stepped. Arrays are NumPy's; `torch.from_numpy` takes them as they are.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Any

import numpy as np

from paiguan.batch import Batch
from paiguan.engine.game import Game

Step = tuple[Any, Any, Any, Any, dict[str, Any]]


class VectorEnv:
    """`copy=False` hands out the batch's own arrays, overwritten by the next step. `batch` makes the batch: another kind with the
    methods of `paiguan.batch.Batch` may stand in its place."""

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
        self.batch = batch(self.game, num_envs, seed=seed, threads=threads)
        rules = self.game.rules
        self.observation_shape, self.action_count, self.version = (rules.OBSERVATION,), rules.ACTIONS, rules.VERSION
        self._never = np.zeros(num_envs, np.bool_)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Fresh hands in all rows."""
        if options:
            raise ValueError(f"options must be empty: options of the game are given to VectorEnv, not {options}")
        self.batch.reset(seed)
        return self._look()

    def step(self, actions: Any) -> Step:
        self.batch.step(actions)
        observations, info = self._look()
        rewards, done = self._given(self.batch.rewards), self._given(self.batch.done)
        return observations, rewards, done, self._never, info

    def _look(self) -> tuple[Any, dict[str, Any]]:
        info = {"action_mask": self._given(self.batch.legal_mask()), "actor": self._given(self.batch.actors)}
        return self._given(self.batch.observe()), info

    def _given(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def sample(self) -> Any:
        """A random legal action for each row."""
        return self._given(self.batch.random_codes())

    def close(self) -> None:
        """Nothing is held open."""

    # ---- Gymnasium's spaces, for those who ask for them --------------------------------------------------------------

    @property
    def metadata(self) -> dict[str, Any]:
        from gymnasium.vector import AutoresetMode

        name = f"{self.game.name}_v{self.version}"
        return {"name": name, "render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

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
