"""PettingZoo's own tests pass on the five games, nothing hidden is shown, and nothing illegal is swallowed."""

import contextlib
import copy
import io
import pickle
import xml.etree.ElementTree as ElementTree
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import paiguan
from paiguan.engine.deal import Deal
from paiguan.engine.terms import LANGUAGES
from tests.playing import CHOSEN

zoo = pytest.importorskip("pettingzoo.test", reason="pettingzoo is not installed: pip install paiguan[research]")

from pettingzoo.utils import parallel_to_aec  # noqa: E402

from paiguan.envs import VERSIONS  # noqa: E402
from paiguan.envs.pettingzoo import IllegalAction, module  # noqa: E402
from paiguan.envs.picture import picture  # noqa: E402
from paiguan.envs.pixels import HEIGHT, WIDTH, font  # noqa: E402

every_game = pytest.mark.parametrize("name", CHOSEN)


@every_game
@pytest.mark.filterwarnings("ignore:Observation")  # dictionaries with a mask, as in PettingZoo's own card games
def test_pettingzoos_api_test_passes(name: str) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        zoo.api_test(module(name).env(), num_cycles=100)


@every_game
def test_pettingzoos_seed_test_passes(name: str) -> None:
    zoo.seed_test(module(name).env, num_cycles=100)


@every_game
@pytest.mark.filterwarnings("ignore:Observation")
def test_pettingzoos_parallel_tests_pass(name: str) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        zoo.parallel_api_test(module(name).parallel_env(), num_cycles=100)
    zoo.parallel_seed_test(module(name).parallel_env, num_cycles=100)


@every_game
def test_pettingzoos_max_cycles_test_passes(name: str) -> None:
    """The test counts cycles in which every agent acts, so it is for the parallel environment; on a hand that lasts."""

    def lasting(max_cycles: int) -> Any:
        env = module(name).parallel_env(max_cycles=max_cycles)
        for seed, agent in enumerate(env.possible_agents):
            env.action_space(agent).seed(seed)
        env.reset = partial(env.reset, seed=3)
        return env

    zoo.max_cycles_test(
        SimpleNamespace(parallel_env=lasting, env=lambda max_cycles: parallel_to_aec(lasting(max_cycles)))
    )


@every_game
def test_pettingzoos_render_test_passes(name: str) -> None:
    pytest.importorskip("PIL", reason="Pillow is not installed: pip install paiguan[research]")
    tests = {
        "svg": lambda text: ElementTree.fromstring(text).tag.endswith("svg"),
        "rgb_array": lambda frame: frame.shape == (HEIGHT, WIDTH, 3) and frame.std() > 5,
    }
    with contextlib.redirect_stdout(io.StringIO()):
        zoo.render_test(module(name).env, tests)


@every_game
def test_pettingzoos_state_test_passes(name: str) -> None:
    zoo.state_test(module(name).env(), module(name).parallel_env())


@every_game
def test_a_module_is_named_by_the_version_of_its_encoding(name: str) -> None:
    """A new VERSION in the rules wants a new module: the old one must not play under its name."""
    assert VERSIONS[name] == paiguan.game(name).rules.VERSION
    ours = module(name)
    assert ours.__name__ == f"paiguan.envs.{name}_v{VERSIONS[name]}"
    for one in (ours.env(), ours.raw_env(), ours.parallel_env()):
        assert one.metadata["name"] == f"{name}_v{VERSIONS[name]}"
        assert "rgb_array" in one.metadata["render_modes"]


def test_environments_are_in_pettingzoos_registry() -> None:
    zoos = pytest.importorskip("pettingzoo.env_registry.registration", reason="this PettingZoo has no registry")
    assert str(zoos.make("aec", "paiguan/tianjiu-v1", preset="xiao")) == "tianjiu_v1"
    assert zoos.make("parallel", "paiguan/liuhu-v1").metadata["name"] == "liuhu_v1"


@every_game
def test_no_character_of_a_table_is_drawn_as_an_empty_box(name: str) -> None:
    pytest.importorskip("PIL", reason="Pillow is not installed: pip install paiguan[research]")
    letters, box = font(18), font(18).getmask("\uffff")
    game = paiguan.game(name)
    for language in LANGUAGES:
        deal = game.deal(seed=1)
        for _ in range(12):
            shown = {letter for mark in picture(deal, language).marks for letter in (mark[2])} - {" "}
            missing = [letter for letter in shown if bytes(letters.getmask(letter)) == bytes(box)]
            assert not missing, f"run scripts/picture_font.py: {missing}"
            if not deal.over:
                deal.push(deal.legal_moves.random(seed=1))


@every_game
def test_a_hand_is_that_of_the_engine(name: str) -> None:
    """Observations, masks and rewards are those of the deal itself."""
    env = module(name).env()
    env.reset(seed=5)
    game = env.game
    while True:
        observation, reward, over, _, info = env.last()
        deal = Deal(game, env.unwrapped._episode.hand.states)
        if over:
            break
        assert reward == 0
        seat = env.possible_agents.index(env.agent_selection)
        assert seat == deal.actor
        assert observation is not None
        assert observation["observation"].tolist() == deal.observe(seat).tolist()
        assert env.observation_space(env.agent_selection).contains(observation)
        codes = np.zeros(game.rules.LEGAL, np.int16)
        legal = codes[: game.rules.legal(deal.state, game.options, codes)]
        assert np.flatnonzero(observation["action_mask"]).tolist() == legal.tolist()
        assert info["action_mask"] is observation["action_mask"]
        env.step(legal[len(legal) // 2])
    rewards = {}
    for agent in env.agent_iter():
        rewards[agent] = env.last()[1]
        env.step(None)
    assert tuple(rewards[agent] for agent in env.possible_agents) == deal.settlement.payments


@every_game
def test_no_agent_observes_what_it_may_not_see(name: str) -> None:
    """Every world that a seat holds possible gives it the same observation."""
    env = module(name).env()
    env.reset(seed=2)
    for _ in range(12):
        hand = env.unwrapped._episode.hand
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)["observation"]
            assert hand.sample_world(seat, seed=1).observe(seat).tolist() == seen.tolist()
        env.step(env.action_space(env.agent_selection).sample())
        if not env.agents or env.terminations[env.agent_selection]:
            break


@every_game
def test_an_environment_may_be_copied_and_pickled_in_the_middle_of_a_hand(name: str) -> None:
    env = module(name).env()
    env.reset(seed=1)
    for _ in range(3):
        env.step(env.action_space(env.agent_selection).sample())
    copies = [env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    while not env.terminations[env.agent_selection]:
        legal = np.flatnonzero(env.last()[4]["action_mask"])
        for one in copies:
            one.step(legal[-1])
        assert len({one.state().tobytes() for one in copies}) == 1
    assert all(one.rewards == env.rewards for one in copies)


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = module("tianjiu").raw_env()
    with pytest.raises(ValueError, match=r"reset\(\)"):
        env.step(0)
    env.reset(seed=1)
    before, mask = env.state().tobytes(), env.last()[4]["action_mask"]
    legal = np.flatnonzero(mask)
    forbidden = int(np.flatnonzero(mask == 0)[0])
    mask[forbidden] = 1  # an agent may write on its mask: that makes nothing legal
    for bad in (forbidden, -1, 10_000, 2**70, None, "lead", 1.5):
        with pytest.raises(IllegalAction, match=f"allowed: {legal[0]}"):
            env.step(bad)
    assert env.state().tobytes() == before
    again = pickle.loads(pickle.dumps(IllegalAction(7, 1, mask)))
    assert str(again) == str(IllegalAction(7, 1, mask))
    env.step(legal[0])


def test_the_wrappers_are_pettingzoos() -> None:
    env = module("tianjiu").env()
    with pytest.raises(AttributeError, match="cannot be accessed before reset"):
        _ = env.rewards
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(10_000)
    with pytest.raises(IllegalAction):
        env.step(int(np.flatnonzero(env.last()[4]["action_mask"] == 0)[0]))


def test_bad_arguments_are_named() -> None:
    with pytest.raises(ValueError, match="render_mode must be None or one of human, ansi, svg, rgb_array"):
        module("tianjiu").env(render_mode="film")
    with pytest.raises(ValueError, match="language must be one of"):
        module("tianjiu").env(language="fr")
    with pytest.raises(ValueError, match="max_cycles must be"):
        module("tianjiu").env(max_cycles=0)
    with pytest.raises(paiguan.UnknownGame, match="the games are"):
        module("chess").env()
    with pytest.raises(paiguan.OptionError, match="stakes"):
        module("tianjiu").env(stakes=3)
    env = module("tianjiu").parallel_env()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="player_0, who is to act"):
        env.step({})


def test_a_limit_of_cycles_truncates() -> None:
    env = module("tianjiu").env(max_cycles=2)
    env.reset(seed=1)
    turns = dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        *_, cut, _ = env.last()
        turns[agent] += not cut
        env.step(None if cut else env.action_space(agent).sample())
    assert max(turns.values()) == 2
