"""Batches: the same hands as one by one, on any number of threads, and nothing silently wrong."""

import numpy as np
import pytest

import paiguan
from paiguan.batch import Batch, IllegalCode
from paiguan.engine.state import duplicate
from tests.playing import games, label

every_game = pytest.mark.parametrize("game", games(), ids=label)


@every_game
def test_threads_change_nothing(game: paiguan.Game) -> None:
    batches = [Batch(game, 200, seed=5, threads=threads) for threads in (1, 2, 7)]  # more than there are cores
    for _ in range(60):
        for batch in batches:
            batch.step(batch.random_codes())
        for batch in batches[1:]:
            assert batches[0].states.tobytes() == batch.states.tobytes()
            assert np.array_equal(batches[0].rewards, batch.rewards)


@every_game
def test_rows_are_deals(game: paiguan.Game) -> None:
    """Masks, observations and rewards are those of the deals themselves."""
    batch = Batch(game, 5, seed=2, auto_reset=False)
    ended = 0
    while (batch.actors >= 0).any():
        masks, observations = batch.legal_mask().copy(), batch.observe().copy()
        for row in range(batch.size):
            deal = paiguan.Deal(game, duplicate(batch.states[row : row + 1]))
            codes = np.zeros(game.rules.LEGAL, np.int16)
            count = 0 if deal.over else game.rules.legal(deal.state, game.options, codes)
            assert np.flatnonzero(masks[row]).tolist() == codes[:count].tolist()
            assert observations[row].tolist() == deal.observe(deal.actor).tolist()
        batch.step(batch.random_codes())
        for row in np.flatnonzero(batch.done).tolist():
            deal = paiguan.Deal(game, duplicate(batch.states[row : row + 1]))
            assert batch.rewards[row].tolist() == list(deal.settlement.payments)
            ended += 1
        assert (batch.rewards[~batch.done] == 0).all()
    assert ended == batch.size


@every_game
def test_worlds_look_the_same_to_the_actor(game: paiguan.Game) -> None:
    batch = Batch(game, 8, seed=3)
    for _ in range(7):
        batch.step(batch.random_codes())
    worlds = batch.resample()
    for row in range(batch.size):
        actor = int(batch.actors[row])
        truth = paiguan.Deal(game, duplicate(batch.states[row : row + 1]))
        world = paiguan.Deal(game, duplicate(worlds[row : row + 1]))
        assert truth.observe(actor).tolist() == world.observe(actor).tolist()


@every_game
def test_the_player_to_act_stays_to_act_in_every_sampled_world(game: paiguan.Game) -> None:
    """Also where several are asked at once and it cannot know who is asked first."""
    batch = Batch(game, 64, seed=4)
    for _ in range(40):
        batch.step(batch.random_codes())
        actors, masks = batch.actors.copy(), batch.legal_mask().copy()
        other = Batch(game, 64, seed=9)
        other.put(batch.resample())
        assert np.array_equal(other.actors, actors)
        assert np.array_equal(other.legal_mask(), masks)
        assert np.array_equal(other.observe(), batch.observe())
        assert not other.done.any()


@every_game
def test_what_is_read_between_steps_changes_no_hand(game: paiguan.Game) -> None:
    """Masks and observations are written on the way where they were read before; they are the same as when asked for."""
    reader, asker = Batch(game, 20, seed=6), Batch(game, 20, seed=6)
    for step in range(60):
        if step % 3:
            reader.legal_mask()
            reader.observe()
        if step % 4 == 0:
            assert np.array_equal(reader.observe(np.zeros(20, int)), asker.observe(np.zeros(20, int)))
        assert np.array_equal(reader.observe(), asker.observe())
        assert np.array_equal(reader.legal_mask(), asker.legal_mask())
        codes = asker.random_codes()
        assert np.array_equal(reader.random_codes(), codes)
        reader.step(codes)
        asker.step(codes)
        asker.put(asker.states)  # forgets what was written
        assert reader.states.tobytes() == asker.states.tobytes()


def test_states_are_written_by_put_alone() -> None:
    batch = Batch(paiguan.game("tianjiu"), 4, seed=1)
    with pytest.raises(ValueError, match="read-only"):
        batch.states["turn"] = 1
    with pytest.raises(ValueError, match="states must be 4 states of tianjiu"):
        batch.put(batch.states[:3])


def test_bad_arguments_are_named_and_change_nothing() -> None:
    game = paiguan.game("tianjiu")
    batch = Batch(game, 4, seed=1)
    before = batch.states.tobytes()
    codes = batch.random_codes().copy()
    codes[2] = game.rules.ACTIONS - 1
    with pytest.raises(IllegalCode, match=r"codes\[2\]"):
        batch.step(codes)
    with pytest.raises(ValueError, match="shape"):
        batch.step(codes[:3])
    assert batch.states.tobytes() == before
    with pytest.raises(ValueError, match="size"):
        Batch(game, 0)
    with pytest.raises(ValueError, match="threads"):
        Batch(game, 4, threads=0)
    with pytest.raises(TypeError, match="size must be a whole number"):
        Batch(game, 4.5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seed must be at least 0"):
        Batch(game, 4, seed=-1)
    with pytest.raises(ValueError, match="seats must be from 0 to 3"):
        batch.observe([0, 1, 2, 4])
    with pytest.raises(ValueError, match="seats must be one a row"):
        batch.resample([0])
    with pytest.raises(TypeError, match="codes must be whole numbers"):
        batch.step(batch.random_codes().astype(float))
    with pytest.raises(IllegalCode, match="65536"):  # not taken for 0
        batch.step(np.array([65536, *batch.random_codes()[1:]]))


def test_a_seed_begins_the_same_hands_again() -> None:
    batch = Batch(paiguan.game("tianjiu"), 8, seed=3)
    first = batch.states.tobytes()
    batch.play_out()
    assert batch.states.tobytes() != first
    batch.reset(seed=3)
    assert batch.states.tobytes() == first
    assert not batch.done.any()
    assert not batch.rewards.any()


def test_whole_hands_play_out_and_are_dealt_anew() -> None:
    batch = Batch(paiguan.game("tianjiu"), 100, seed=1)
    assert batch.play_out() > 1000
    assert batch.done.all()
    assert batch.rewards.any()
    assert (batch.rewards.sum(1) == 0).all()
    assert (batch.actors >= 0).all()
