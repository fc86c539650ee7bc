"""Players and masters on the GPU move as on the processor: on a GPU where there is one, else on Numba's simulator."""

from typing import Any

import numpy as np
import pytest

import paiguan
from paiguan.arena.duel import contest, play_chunk
from paiguan.batch import Batch
from paiguan.bots.levels import known_states, playout_of, policy_of
from paiguan.bots.master import Master, candidates
from paiguan.bots.playout import NO_LEVEL, NOVICE, REGULAR
from paiguan.bots.policies.shisanzhang.ideas import candidates as candidates_of_layouts
from paiguan.engine.binding import bind
from paiguan.engine.packages import GAMES
from paiguan.engine.rng import seeded
from paiguan.engine.state import ITEM, blank, duplicate
from tests.gpu import cuda, gpu_is_there, host, on_gpu
from tests.playing import games, label, random_deal

# The simulator runs policies as Python does, so it gets a hand of every game at its defaults.
PLAYED = games() if gpu_is_there() else [paiguan.game(name) for name in GAMES]
DEALS, WORLDS = (2_000, 512) if gpu_is_there() else (1, 1)

every_game = pytest.mark.parametrize("game", PLAYED, ids=label)
# Whole hands of these take the simulator a minute.
QUICK = PLAYED if gpu_is_there() else [game for game in PLAYED if game.name not in ("weimaque", "shisanzhang")]
every_quick_game = pytest.mark.parametrize("game", QUICK, ids=label)


def duplicates(game: paiguan.Game, names: tuple[str, ...], deals: int, seed: int) -> Any:
    return play_chunk(contest(game, names, deals, seed), 0, deals)


@every_quick_game
def test_an_arena_comes_to_the_units_of_the_processor(game: paiguan.Game) -> None:
    names = ("novice", "regular", "random")[: game.seats]
    wanted = duplicates(game, names, DEALS, 3)
    result = on_gpu.arena(game, names, DEALS, seed=3)
    found = result._played[0]
    assert np.array_equal(found.gains, wanted.gains)
    assert np.array_equal(found.won, wanted.won)
    assert result.deals == DEALS


@every_quick_game
def test_playouts_are_the_hands_of_the_arena_with_nobody_moved(game: paiguan.Game) -> None:
    """Between players of one level all turns of a deal are the same hand, and every player sits once at each seat."""
    levels, hands = ("regular",) * game.seats, DEALS
    payments = host(on_gpu.playouts(game, levels, hands, seed=4))
    assert not payments.sum(1).any()
    assert payments.any() or hands == 1
    wanted = duplicates(game, levels, hands, 4)
    assert np.array_equal(wanted.gains, np.repeat(payments.sum(1)[:, None], game.seats, 1))
    assert np.array_equal(wanted.won, np.repeat((payments > 0).sum(1)[:, None], game.seats, 1))


@every_game
def test_candidates_gain_in_each_world_what_they_gain_on_the_processor(
    game: paiguan.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not gpu_is_there():
        monkeypatch.setattr("paiguan.cuda.master.FIRST_WAVE", WORLDS)
    deal = decision(game, 3)
    assert deal.actor is not None
    states = known_states(deal, deal.actor)
    moves, search = searched(game, states, deal.actor)
    waves = on_gpu.master.Waves(game, states, deal.actor, moves, 8, np.ones(len(moves), np.bool_), None)
    found = waves.gains(0, WORLDS)
    buffers = np.zeros(game.rules.LEGAL, np.int16), blank(ITEM, game.rules.ITEMS), seeded(0)
    for world in range(WORLDS):
        sampled = duplicate(states)
        search.make_world(states[0], game.options, deal.actor, buffers[2], 8, world, sampled[0])
        for move, row in enumerate(moves):
            state = duplicate(sampled)[0]
            gain = search.gain_in(state, game.options, deal.actor, row, *buffers, 8, world)
            assert found[move, world] == gain


def decision(game: paiguan.Game, moves: int) -> paiguan.Deal:
    """A hand after so many moves, or fewer, where somebody has a choice."""
    for fewer in range(moves, -1, -1):
        for seed in range(20):
            deal = random_deal(game, seed, moves=fewer)
            if not deal.over and not deal.chance and len(deal.legal_moves) > 1:
                return deal
    raise AssertionError("nobody ever has a choice")


def searched(game: paiguan.Game, states: Any, seat: int) -> tuple[Any, Any]:
    """Two candidates as the search of the game takes them, and that search."""
    policy = policy_of(game)
    if (own := getattr(policy, "own_search", None)) is not None:
        return candidates_of_layouts(game.options, int(states[0].dealt[seat]), seat, None)[1][:2], own
    return candidates(game, states, 0)[:2], bind("paiguan.bots.search", game.interface.rules, policy)


@pytest.mark.parametrize("game", PLAYED if gpu_is_there() else PLAYED[:1], ids=label)
def test_a_master_weighs_as_on_the_processor(game: paiguan.Game) -> None:
    """The simulator is asked for the end of one hand: a round of worlds takes it a minute elsewhere."""
    for moves in range(0, 24, 4) if gpu_is_there() else [28]:
        deal = decision(game, moves)
        assert deal.actor is not None
        wanted = Master(worlds=WORLDS).weigh(deal, deal.actor, seed=moves)
        assert on_gpu.weigh(deal, deal.actor, worlds=WORLDS, seed=moves) == wanted


@every_game
def test_bots_in_a_batch_choose_as_on_the_processor(game: paiguan.Game) -> None:
    size, steps = (500, 60) if gpu_is_there() else (2, 3)
    gpu, cpu = on_gpu.Batch(game, size, seed=3), Batch(game, size, seed=3, threads=1)
    levels = np.full((size, game.seats), REGULAR, np.int64)
    levels[::2] = NOVICE
    levels[:, 1] = NO_LEVEL
    for _ in range(steps):
        codes = cpu.random_codes()
        wanted = codes.copy()
        legal, rngs = np.zeros(game.rules.LEGAL, np.int16), cpu._arrays.rngs
        playout_of(game).choose_rows(cpu._arrays.states, game.option_array, levels, legal, rngs, wanted, 0, size)
        found = host(on_gpu.bot_codes(gpu, cuda.to_device(levels), gpu.random_codes()))
        assert np.array_equal(found, wanted)
        gpu.step(found)
        cpu.step(wanted)


def test_what_cannot_be_played_is_refused_with_a_sentence() -> None:
    game = paiguan.game("tianjiu")
    with pytest.raises(ValueError, match="hands must be at least 1"):
        on_gpu.playouts(game, ["regular"] * 4, 0)
    with pytest.raises(ValueError, match="name 4 levels, not 3"):
        on_gpu.playouts(game, ["regular"] * 3, 5)
    with pytest.raises(ValueError, match="thinks move by move"):
        on_gpu.arena(game, ("master", "regular"), 5)
    with pytest.raises(ValueError, match="there is no bot"):
        on_gpu.playouts(game, ["regular"] * 3 + ["expert"], 5)
