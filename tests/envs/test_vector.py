"""The vectorised environment: the batch behind it, with rewards that belong to whom they should."""

import numpy as np
import pytest

import paiguan
from paiguan.batch import Batch, IllegalCode
from paiguan.envs.vector import VectorEnv
from tests.playing import CHOSEN

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


def test_spaces_are_gymnasiums() -> None:
    pytest.importorskip("gymnasium", reason="gymnasium is not installed: pip install paiguan[research]")
    envs = VectorEnv("liuhu", 3, preset="guangdong3")
    observations, _ = envs.reset()
    assert envs.observation_space.contains(observations)
    assert envs.single_action_space.n == envs.action_count
    assert envs.action_space.shape == (3,)
    assert envs.metadata["name"] == f"liuhu_v{envs.version}"


def test_bad_arguments_are_named_and_illegal_actions_raise() -> None:
    with pytest.raises(ValueError, match="num_envs must be a whole number from 1"):
        VectorEnv("tianjiu", 0)
    with pytest.raises(paiguan.UnknownGame, match="the games are"):
        VectorEnv("chess", 4)
    with pytest.raises(paiguan.OptionError):
        VectorEnv("tianjiu", 4, stake=0)
    envs = VectorEnv("tianjiu", 4)
    with pytest.raises(ValueError, match="options must be empty"):
        envs.reset(options={"dealer": 1})
    with pytest.raises(IllegalCode, match=r"codes\[0\] = 129"):
        envs.step(np.full(4, 129))
