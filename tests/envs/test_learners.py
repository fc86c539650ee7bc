"""Libraries that learn take the environments as they are: MaskablePPO as in PettingZoo's tutorial, Tianshou, RLlib, OpenSpiel's torch.

Each test runs where its library is installed and learns for seconds: that it runs is the point, not that it gets anywhere.
"""

import importlib
import pkgutil
from typing import Any

import numpy as np
import pytest

pettingzoo = pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: pip install paiguan[research]")
torch = pytest.importorskip("torch", reason="torch is not installed: pip install paiguan[research]")

from paiguan.envs import shisanzhang_v1, tianjiu_v1  # noqa: E402

LAYERS = [32]


def test_maskable_ppo_learns_and_plays() -> None:
    """The manner of PettingZoo's tutorial on action masks: each step is seen by the agent to act."""
    contrib = pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: pip install sb3-contrib")
    import gymnasium
    from sb3_contrib.common.wrappers import ActionMasker

    wrapper: Any = pettingzoo.utils.BaseWrapper
    either: Any = gymnasium.Env  # its signatures are not those of a wrapper

    class OneLearner(wrapper, either):  # type: ignore[misc]
        def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
            super().reset(seed, options)
            first = self.possible_agents[0]
            self.observation_space = super().observation_space(first)["observation"]
            self.action_space = super().action_space(first)
            return self.observe(self.agent_selection), {}

        def step(self, action: Any) -> Any:
            acted = self.agent_selection
            super().step(action)
            ended = self.terminations[acted], self.truncations[acted]
            return self.observe(self.agent_selection), self._cumulative_rewards[acted], *ended, self.infos[acted]

        def observe(self, agent: str) -> Any:
            return super().observe(agent)["observation"]

        def action_mask(self) -> Any:
            return super().observe(self.agent_selection)["action_mask"]

    env = OneLearner(tianjiu_v1.env())
    env.reset(seed=1)
    model = contrib.MaskablePPO("MlpPolicy", ActionMasker(env, lambda env: env.action_mask()), n_steps=64, seed=1)
    model.learn(128)
    table = tianjiu_v1.env()
    table.reset(seed=3)
    for agent in table.agent_iter():
        seen, _, over, cut, _ = table.last()
        if over or cut:
            break
        observation, mask = seen.values()
        learned = int(model.predict(observation, action_masks=mask, deterministic=True)[0])
        table.step(learned if agent == "player_1" else table.action_space(agent).sample(mask))
    assert sum(table.rewards.values()) == 0


def test_tianshou_learns() -> None:
    """DQN beside players at random, on the wrapper that Tianshou has for PettingZoo."""
    pytest.importorskip("tianshou", minversion="2.0", reason="tianshou is not installed: pip install tianshou")
    from tianshou.algorithm import DQN, MARLRandomDiscreteMaskedOffPolicyAlgorithm, MultiAgentOffPolicyAlgorithm
    from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
    from tianshou.algorithm.optim import AdamOptimizerFactory
    from tianshou.data import Collector, VectorReplayBuffer
    from tianshou.env import DummyVectorEnv
    from tianshou.env.pettingzoo_env import PettingZooEnv
    from tianshou.trainer import OffPolicyTrainerParams
    from tianshou.utils.net.common import Net

    env = PettingZooEnv(tianjiu_v1.env())
    shape = env.observation_space["observation"].shape
    net = Net(state_shape=shape, action_shape=env.action_space.n, hidden_sizes=LAYERS)
    learner = DQN(
        policy=DiscreteQLearningPolicy(model=net, action_space=env.action_space, eps_training=0.1),
        optim=AdamOptimizerFactory(lr=1e-3),
        target_update_freq=20,
    )
    others = [MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=env.action_space) for _ in range(3)]
    players = MultiAgentOffPolicyAlgorithm(algorithms=[learner, *others], env=env)
    rows = DummyVectorEnv([lambda: PettingZooEnv(tianjiu_v1.env()) for _ in range(2)])
    test_rows = DummyVectorEnv([lambda: PettingZooEnv(tianjiu_v1.env())])
    training = Collector(players, rows, VectorReplayBuffer(400, 2), exploration_noise=True)
    training.reset()
    training.collect(n_step=80)
    result = players.run_training(
        OffPolicyTrainerParams(
            training_collector=training,
            test_collector=Collector(players, test_rows),
            max_epochs=1,
            epoch_num_steps=60,
            collection_step_num_env_steps=20,
            test_step_num_episodes=1,
            batch_size=16,
            multi_agent_return_reduction=lambda rewards: rewards[:, 0],
        )
    )
    assert result.update_step > 0


def test_rllib_learns() -> None:
    """PPO of one policy in all seats, on the wrapper that RLlib has for PettingZoo; the mask is in the observation."""
    pytest.importorskip("ray.rllib", reason="RLlib is not installed: pip install 'ray[rllib]'")
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.algorithms.ppo.torch.default_ppo_torch_rl_module import DefaultPPOTorchRLModule
    from ray.rllib.connectors.env_to_module import FlattenObservations
    from ray.rllib.core.columns import Columns
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.rllib.env import PettingZooEnv
    from ray.tune.registry import register_env

    actions = shisanzhang_v1.env().action_space("player_0").n

    class Masked(DefaultPPOTorchRLModule):  # type: ignore[misc]
        """The flattened observation begins with the mask: keys are sorted."""

        def _forward(self, batch: Any, **named: Any) -> Any:
            return self._without_illegal(super()._forward(batch, **named), batch)

        def _forward_train(self, batch: Any, **named: Any) -> Any:
            return self._without_illegal(super()._forward_train(batch, **named), batch)

        def _without_illegal(self, out: Any, batch: Any) -> Any:
            legal = batch[Columns.OBS][..., :actions] > 0
            out[Columns.ACTION_DIST_INPUTS] = out[Columns.ACTION_DIST_INPUTS].masked_fill(~legal, -1e9)
            return out

    register_env("paiguan", lambda _: PettingZooEnv(shisanzhang_v1.env()))
    config = (
        PPOConfig()
        .environment("paiguan")
        .env_runners(num_env_runners=0, env_to_module_connector=lambda *_, **__: FlattenObservations(multi_agent=True))
        .learners(num_learners=0)
        .training(train_batch_size_per_learner=100, minibatch_size=50, num_epochs=1)
        .multi_agent(policies={"all"}, policy_mapping_fn=lambda *_, **__: "all")
        .rl_module(rl_module_spec=RLModuleSpec(module_class=Masked, model_config={"fcnet_hiddens": LAYERS}))
    )
    algorithm = config.build_algo()
    result = algorithm.train()
    algorithm.stop()
    assert result["env_runners"]["num_env_steps_sampled"] >= 100


def test_openspiels_torch_algorithms_import_and_one_learns() -> None:
    pytest.importorskip("pyspiel", reason="open_spiel is not installed: pip install paiguan[research]")
    from open_spiel.python import pytorch, rl_environment

    import paiguan.envs.openspiel  # noqa: F401  # registers the games

    for module in pkgutil.iter_modules(pytorch.__path__):
        if not module.name.endswith("_test"):
            importlib.import_module(f"open_spiel.python.pytorch.{module.name}")
    from open_spiel.python.pytorch import dqn

    env = rl_environment.Environment("paiguan_tianjiu(preset=xiao)")
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    agents = [
        dqn.DQN(
            player,
            size,
            actions,
            hidden_layers_sizes=LAYERS,
            replay_buffer_capacity=200,
            batch_size=8,
            min_buffer_size_to_learn=8,
            learn_every=5,
        )
        for player in range(4)
    ]
    for _ in range(6):
        step = env.reset()
        while not step.last():
            step = env.step([agents[step.observations["current_player"]].step(step).action])
        for agent in agents:
            agent.step(step)
    assert np.isfinite(sum(step.rewards))
    assert any(agent.loss is not None for agent in agents)
