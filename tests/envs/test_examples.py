"""The examples do what they say. (tests/docs runs the blocks of the pages.)"""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_monte_carlo_cfr_comes_nearer_to_equilibrium() -> None:
    """The seed that is farthest from it of the sixteen that docs/research.md tells of."""
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed: pip install paiguan[research]")
    mccfr = example("mccfr")
    early, later = mccfr.solve(pyspiel.load_game(mccfr.GAME), seed=4, looked_at=(20, 100))
    assert later < early / 2 < 6.67 / 4


def ppo() -> Any:
    pytest.importorskip("torch", reason="torch is not installed: pip install paiguan[research]")
    pytest.importorskip("gymnasium", reason="gymnasium is not installed: pip install paiguan[research]")
    return example("ppo")


def test_payments_reach_the_last_decision_of_each_seat_and_no_other_hand() -> None:
    module = ppo()
    import torch

    module.LAMBDA = 1.0  # then an advantage is the whole payment less the value
    values = torch.zeros(6, 1)
    actors = torch.tensor([0, 1, 0, 1, 0, 1])[:, None]
    done = torch.tensor([False, False, True, False, True, False])[:, None]
    rewards = torch.zeros(6, 1, 2)
    rewards[2, 0] = torch.tensor([3.0, -3.0])
    rewards[4, 0] = torch.tensor([-5.0, 5.0])
    advantage, known = module.advantages(values, actors, rewards, done)
    assert advantage[:5, 0].tolist() == [3, -3, 3, 5, -5]
    assert known[:, 0].tolist() == [True] * 5 + [False]


def test_three_updates_beat_random() -> None:
    module = ppo()
    import torch

    torch.set_num_threads(1)
    learner = module.Learner("tianjiu", {}, seed=1)
    for _ in range(3):
        learner.learn()
    mean, half = learner.test()
    assert mean - half > 1
