"""A game from another distribution in the libraries of researchers, and on the simulator of CUDA; each in a process of its own."""

import subprocess
import sys
from importlib.util import find_spec

import pytest


def fresh(program: str, environment: dict[str, str]) -> str:
    """What a program prints in a process that has the game."""
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


ZOO = """
import copy, pickle
from pettingzoo.test import api_test, parallel_api_test
from pettingzoo.env_registry.registration import make
import gymnasium, paiguan.envs
from paiguan.envs.pettingzoo import module
api_test(module("briscola").env(), num_cycles=60)
parallel_api_test(module("briscola").parallel_env(), num_cycles=60)
env = make("aec", "paiguan/briscola-v1", stake=2)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, over, cut, info = env.last()
    env.step(None if over or cut else env.action_space(agent).sample(observation["action_mask"]))
raw = module("briscola").raw_env()
raw.reset(seed=2)
for same in (pickle.loads(pickle.dumps(raw)), copy.deepcopy(raw)):
    assert same.agent_selection == raw.agent_selection and (same.state() == raw.state()).all()
envs = gymnasium.make_vec("paiguan/Briscola-v1", num_envs=8)
envs.reset(seed=1)
print(envs.metadata["name"])
"""


def test_it_is_an_environment_of_pettingzoo_and_gymnasium(environment: dict[str, str]) -> None:
    for package in ("pettingzoo", "gymnasium"):
        pytest.importorskip(package)
    assert fresh(ZOO, environment).splitlines()[-1] == "briscola_v1"


SPIEL = """
import pyspiel, paiguan.envs.openspiel
from open_spiel.python.algorithms import generate_playthrough
game = pyspiel.load_game("paiguan_briscola(stake=3)")
pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)
assert (game.min_utility(), game.max_utility(), game.num_players()) == (-6.0, 6.0, 2)
print("simulated")
"""


def test_it_is_a_game_of_openspiel(environment: dict[str, str]) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install paiguan[research]")
    assert "simulated" in fresh(SPIEL, environment)


SIMULATED = """
import numpy as np, paiguan
from paiguan import batch, cuda
game = paiguan.game("briscola")
gpu, cpu = cuda.Batch(game, 2, seed=5), batch.Batch(game, 2, seed=5, threads=1)
for _ in range(12):
    codes = cpu.random_codes()
    cpu.step(codes)
    gpu.step(codes)
    ours = gpu.states.copy_to_host()
    assert all(np.array_equal(ours[name], cpu.states[name]) for name in cpu.states.dtype.names)
    assert np.array_equal(gpu.observe().copy_to_host(), cpu.observe())
print("the same")
"""


def test_the_simulator_of_cuda_plays_it_as_the_processor_does(environment: dict[str, str]) -> None:
    if find_spec("numba_cuda") is None:
        pytest.skip("numba-cuda is not installed: pip install paiguan[cuda]")
    assert "the same" in fresh(SIMULATED, {**environment, "NUMBA_ENABLE_CUDASIM": "1"})
