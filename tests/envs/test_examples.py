"""What the research page shows runs as written, and the example learns."""

import importlib.util
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text()
SNIPPETS = re.findall(r"^## (.+?)$.*?```python\n(.*?)```", PAGE, re.M | re.S)
NEEDS = {
    "PettingZoo": "pettingzoo",
    "OpenSpiel": "pyspiel",
    "Many hands at once": "numpy",
    "Batches and possible worlds": "numpy",
}


@pytest.mark.parametrize(("title", "snippet"), SNIPPETS, ids=[title for title, _ in SNIPPETS])
def test_the_page_runs_as_written(title: str, snippet: str) -> None:
    pytest.importorskip(NEEDS[title], reason=f"{NEEDS[title]} is not installed: pip install paiguan[research]")
    exec(compile(snippet, "research.md", "exec"), {})


def ppo() -> Any:
    pytest.importorskip("torch", reason="torch is not installed: pip install paiguan[research]")
    spec = importlib.util.spec_from_file_location("ppo", ROOT / "examples" / "ppo.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


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
