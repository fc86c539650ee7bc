"""Hands between bots of given levels, by the million."""

import time
from collections.abc import Sequence
from typing import Any

import numpy as np
from numba import cuda

from paiguan.arena.duel import Played, Result, contest
from paiguan.bots.levels import LEVELS, UnknownBot, policy_of
from paiguan.cuda.batch import Batch
from paiguan.cuda.device import grid_for, launch_for, need_gpu, start_of, zeros
from paiguan.engine.binding import bind
from paiguan.engine.game import Game
from paiguan.engine.names import SEARCHING

CHUNK = 1 << 20  # deals in one launch of an arena


def playouts(
    game: Game, levels: Sequence[str], hands: int, seed: int = 0, first: int = 0, lanes: tuple[int, int] | None = None
) -> Any:
    """Deal, play and settle the hands first, first + 1 … on the GPU; returns the payments by hand and seat, an array on
    the GPU.

    `levels` names the bot at each seat: random, novice or regular. Hand n is the duplicate deal n of an arena, before any
    rotation of seats. `lanes` sets the launch: the number of blocks, and of lanes in each.
    """
    if hands < 1:
        raise ValueError(f"hands must be at least 1, not {hands}")
    if len(levels) != game.seats:
        raise ValueError(f"{game.name} has {game.seats} seats here: name {game.seats} levels, not {len(levels)}")
    need_gpu()
    payments = cuda.device_array((hands, game.seats), np.int64)
    given = cuda.to_device(game.option_array), cuda.to_device(start_of(game)), cuda.to_device(_numbers(levels))
    _kernels(game).hands[lanes or launch_for(hands)](*given, seed, first, payments)
    return payments


def bot_codes(batch: Batch, levels: Any, codes: Any = None) -> Any:
    """Choose the codes of bots in a batch on the GPU, with the batch's own generators.

    levels[row, seat] is the level of the bot (RANDOM, NOVICE, REGULAR of `bots.playout`). Where it is NO_LEVEL, `codes` is left
    unchanged.
    """
    if levels.shape != (batch.size, batch.game.seats):
        raise ValueError(f"levels must be by row and seat, {(batch.size, batch.game.seats)}, not {levels.shape}")
    out = zeros(batch.size, np.int16) if codes is None else codes
    given = batch.states, batch._options, levels, batch._rngs, out
    _kernels(batch.game).choose[grid_for(batch.size)](*given)
    return out


def arena(game: Game, names: Sequence[str], deals: int, seed: int = 0) -> Result:
    """Run a contest of random, novice and regular on the GPU. The result is exactly that of `paiguan arena` with these names,
    deals and seed. The last name fills the remaining seats."""
    what = contest(game, tuple(names), deals, seed)
    levels = cuda.to_device(_numbers(what.players))
    need_gpu()
    given = cuda.to_device(game.option_array), cuda.to_device(start_of(game)), levels
    result = Result(what)
    for first in range(0, deals, CHUNK):
        begin = time.perf_counter()
        count = min(CHUNK, deals - first)
        gains, won = (zeros((count, game.seats), np.int64) for _ in range(2))
        _kernels(game).duplicate_deals[launch_for(count)](*given, seed, first, gains, won)
        result.add(Played(first, gains.copy_to_host(), won.copy_to_host(), time.perf_counter() - begin))
    return result


def _kernels(game: Game) -> Any:
    return bind("paiguan.cuda.players", game.interface.rules, policy_of(game))


def _numbers(levels: Sequence[str]) -> Any:
    for name in levels:
        if name not in LEVELS:
            raise UnknownBot(name)
        if name in SEARCHING:
            raise ValueError(
                f"a {name} thinks move by move: use `paiguan arena`, or paiguan.cuda.Master for single moves"
            )
    return np.array([LEVELS.index(name) for name in levels], np.int64)
