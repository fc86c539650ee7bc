"""The vectorised environment: the batch behind it, with rewards that belong to whom they should."""

import copy
import pickle
import subprocess
import sys

import numpy as np
import pytest

import paiguan
from paiguan.batch import Batch, IllegalCode
from tests.playing import CHOSEN

gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed: pip install paiguan[research]")

import paiguan.envs  # noqa: E402  # registers the ids
from paiguan.envs.vector import VectorEnv  # noqa: E402

every_game = pytest.mark.parametrize("name", CHOSEN)


@every_game
def test_rows_are_those_of_a_batch(name: str) -> None:
    envs, batch = VectorEnv(name, 16, seed=4, threads=2), Batch(paiguan.game(name), 16, seed=4, threads=1)
    observations, info = envs.reset(seed=4)
    ended = 0
    for _ in range(80):
        actions = batch.random_codes().copy()
        assert info["action_mask"][np.arange(16), actions].all()
        assert np.array_equal(info["actor"], batch.actors)
        assert np.array_equal(observations, batch.observe())
        batch.step(actions)
        observations, rewards, terminations, truncations, info = envs.step(actions)
        assert np.array_equal(rewards, batch.rewards)
        assert (rewards.sum(1) == 0).all()
        assert not rewards[~terminations].any()
        assert not truncations.any()
        assert (info["actor"] >= 0).all()  # hands that ended are dealt anew
        ended += int(terminations.sum())
    assert ended >= 16


def test_the_same_seed_gives_the_same_hands_and_kept_arrays_stay() -> None:
    envs = VectorEnv("tianjiu", 8)
    first, _ = envs.reset(seed=9)
    kept = first.copy()
    for _ in range(40):
        envs.step(envs.sample())
    assert np.array_equal(first, kept)
    assert np.array_equal(envs.reset(seed=9)[0], kept)


@every_game
def test_the_end_of_a_hand_is_shown_to_who_acted_last(name: str) -> None:
    envs, same = VectorEnv(name, 16, seed=4), Batch(paiguan.game(name), 16, seed=4, auto_reset=False)
    _, info = envs.reset(seed=4)
    shown = np.zeros(16, bool)
    while not shown.all():
        last = info["actor"]
        actions = np.where(shown, 0, envs.sample())
        same.step(actions)
        actions = np.where(shown, envs.sample(), actions)
        _, _, terminations, _, info = envs.step(actions)
        ended = terminations & ~shown
        assert np.array_equal(info["final_obs"][ended], same.observe(last)[ended])
        assert np.array_equal(ended, same.done)
        shown |= ended


def test_a_row_can_be_looked_at() -> None:
    envs = VectorEnv("tianjiu", 4)
    assert envs.render(row=2, language="zh-Hant") == envs.deal(2).text("zh-Hant")
    assert envs.deal(2).actor == envs.reset(seed=0)[1]["actor"][2]
    with pytest.raises(ValueError, match="row must be from 0 to 3"):
        envs.render(row=4)


@every_game
def test_make_vec_makes_it_by_its_id(name: str) -> None:
    envs = gymnasium.make_vec(f"paiguan/{name.capitalize()}-v{paiguan.envs.VERSIONS[name]}", num_envs=3, threads=1)
    assert isinstance(envs, gymnasium.vector.VectorEnv)
    assert isinstance(envs.unwrapped, VectorEnv)
    assert (envs.num_envs, envs.unwrapped.game.name) == (3, name)
    assert envs.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    assert envs.spec is not None
    observations, info = envs.reset(seed=2)
    assert observations in envs.observation_space
    envs.action_space.seed(4)
    for _ in range(30):
        actions = envs.action_space.sample()
        assert actions in envs.action_space
        assert info["action_mask"][range(3), actions].all()
        observations, *_, info = envs.step(actions)
        assert observations in envs.observation_space
    envs.close()


def test_options_of_the_game_go_through_make_vec() -> None:
    envs = gymnasium.make_vec("paiguan/Tianjiu-v1", num_envs=2, preset="xiao", render_mode="ansi")
    assert envs.unwrapped.game.values["size"] == "small"
    envs.reset(seed=1)
    assert envs.render() == tuple(envs.unwrapped.deal(row).text() for row in range(2))


@every_game
def test_it_may_be_pickled_and_copied_in_the_middle_of_hands(name: str) -> None:
    envs = VectorEnv(name, 6, seed=3)
    envs.reset(seed=3)
    for _ in range(7):
        envs.step(envs.sample())
    copies = [envs, copy.deepcopy(envs), pickle.loads(pickle.dumps(envs))]
    for _ in range(60):
        actions = envs.sample()
        steps = [one.step(actions) for one in copies]
        for other in steps[1:]:
            assert all(np.array_equal(ours, theirs) for ours, theirs in zip(steps[0][:4], other[:4], strict=True))
            assert np.array_equal(steps[0][4]["action_mask"], other[4]["action_mask"])


def test_a_frame_a_row_is_drawn() -> None:
    pytest.importorskip("PIL", reason="Pillow is not installed: pip install paiguan[research]")
    envs = VectorEnv("tianjiu", 2, render_mode="rgb_array")
    frames = envs.render()
    assert [frame.dtype for frame in frames] == [np.uint8, np.uint8]
    assert not np.array_equal(*frames)


def test_a_missing_package_is_named_with_what_to_install() -> None:
    hidden = "import sys; sys.modules.update(dict.fromkeys(['gymnasium', 'pettingzoo', 'pyspiel']))\n"
    for module in ("vector", "tianjiu_v1", "openspiel"):
        code = f"{hidden}import paiguan.envs.{module}"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
        assert "pip install 'paiguan[research]'" in done.stderr.splitlines()[-1]


def test_spaces_are_gymnasiums() -> None:
    envs = VectorEnv("liuhu", 3, preset="guangdong3")
    observations, _ = envs.reset()
    assert envs.observation_space.contains(observations)
    assert envs.single_action_space == gymnasium.spaces.Discrete(envs.action_count)
    assert envs.action_space.shape == (3,)
    assert envs.metadata["name"] == f"liuhu_v{envs.version}"


def test_bad_arguments_are_named_and_illegal_actions_raise() -> None:
    with pytest.raises(ValueError, match="num_envs must be a whole number from 1"):
        VectorEnv("tianjiu", 0)
    with pytest.raises(ValueError, match="render_mode must be None or one of ansi, rgb_array"):
        VectorEnv("tianjiu", 4, render_mode="human")
    with pytest.raises(paiguan.UnknownGame, match="the games are"):
        VectorEnv("chess", 4)
    with pytest.raises(paiguan.OptionError):
        VectorEnv("tianjiu", 4, stake=0)
    envs = VectorEnv("tianjiu", 4)
    with pytest.raises(ValueError, match="options must be empty"):
        envs.reset(options={"dealer": 1})
    with pytest.raises(IllegalCode, match=r"codes\[0\] = 129"):
        envs.step(np.full(4, 129))
