"""Players on a GPU: hands, duplicate deals and a master's worlds a second, beside one core of the processor.

python -m bench.cuda_players [GAME …] [--seconds 1] [--sweep]
"""

import argparse
import json
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

import numba
import numpy as np
from numba import cuda

import paiguan
from bench.cuda import timed
from paiguan.arena.duel import contest, play_chunk
from paiguan.bots import bot
from paiguan.bots.levels import known_states, policy_of
from paiguan.bots.master import CHUNK, Buffers, Master, candidates
from paiguan.cuda import arena, playouts, weigh
from paiguan.cuda.master import WAVE, Waves
from paiguan.engine.packages import GAMES

CHECKED_DEALS = 5_000
CHECKED_WORLDS = 1024


def check(game: paiguan.Game) -> None:
    """Stops the bench unless arenas and a master's answers are the processor's."""
    names = ("novice", "regular", "random")[: game.seats]
    wanted = play_chunk(contest(game, names, CHECKED_DEALS, 5), 0, CHECKED_DEALS)
    found = arena(game, names, CHECKED_DEALS, seed=5)._played[0]
    assert found.gains.tobytes() == wanted.gains.tobytes(), f"{game}: other gains"
    playouts(game, ["regular"] * game.seats, 64)
    deal = decision(game)
    assert deal.actor is not None
    ours = weigh(deal, deal.actor, CHECKED_WORLDS, seed=3)
    assert ours == Master(worlds=CHECKED_WORLDS).weigh(deal, deal.actor, seed=3), f"{game}: other worth of moves"


def decision(game: paiguan.Game, least: int = 4) -> paiguan.Deal:
    """A choice between several moves, some way into a hand between regulars."""
    regular = bot("regular")
    for seed in range(1000):
        deal = game.deal(seed=seed)
        moves = 0
        while (seat := deal.actor) is not None:
            if moves >= 6 and not deal.chance and len(deal.legal_moves) >= least:
                return deal
            deal.push(deal.legal_moves.random(seed) if deal.chance else regular.choose(deal, seat, seed))
            moves += 1
    return next(deal for seed in range(1000) if not (deal := game.deal(seed=seed)).over)


def a_second(work: Callable[[int], Any], amount: int, seconds: float) -> float:
    """How much work is done in a second on the GPU: the median of three launches of about that length."""
    timed(partial(work, amount))
    while (spent := timed(partial(work, amount))) < seconds / 2:
        amount = int(amount * min(8, max(1.5, seconds / spent)))
    return amount / sorted(timed(partial(work, amount)) for _ in range(3))[1]


def on_one_core(work: Callable[[int], Any], amount: int, seconds: float) -> float:
    """The same on one core of the processor."""
    work(1)
    while True:
        begin = time.perf_counter()
        work(amount)
        spent = time.perf_counter() - begin
        if spent > seconds / 2:
            return amount / spent
        amount = int(amount * min(8, max(1.5, seconds / spent)))


def hands_of(game: paiguan.Game, level: str, seconds: float) -> dict[str, float]:
    """Whole hands between players of one level."""
    levels = (level,) * game.seats
    gpu = a_second(lambda hands: playouts(game, levels, hands, seed=1), 100_000, seconds)
    deals = on_one_core(lambda deals: play_chunk(contest(game, levels, deals, 1), 0, deals), 50, seconds)
    return {"hands": gpu, "on one core": deals * game.seats, "times": gpu / (deals * game.seats)}


def worlds_of(game: paiguan.Game, seconds: float) -> dict[str, float]:
    """Candidates tried in worlds, sampling included, for one decision: a launch of WAVE worlds."""
    deal = decision(game)
    seat = deal.actor
    assert seat is not None
    states = known_states(deal, seat)
    policy = policy_of(game)
    if (own := getattr(policy, "own_master", None)) is not None:
        layouts = import_module(f"{policy.__name__}.ideas").candidates  # where a master thinks in a way of its own
        rows, master = layouts(game.options, int(states[0].dealt[seat]), seat, None)[1], own()(worlds=WAVE)
        alive, chunk = np.ones(len(rows), np.bool_), master.chunk
        weigh_chunk = master._weigher(game, states, seat, rows, alive, 1)
    else:
        rows = candidates(game, states, 0)
        alive, chunk, buffers, gains = (
            np.ones(len(rows), np.bool_),
            CHUNK,
            Buffers(game, states),
            np.zeros((len(rows), CHUNK)),
        )

        def weigh_chunk(first: int) -> None:
            buffers.weigh(seat, rows, alive, 1, first, gains)

    waves = Waves(game, states, seat, rows, 1, alive, None)
    waves._launch(WAVE)
    spent = sorted(timed(lambda: waves._launch(WAVE)) for _ in range(5))[2]
    cpu = chunk * on_one_core(lambda chunks: [weigh_chunk(chunk * one) for one in range(chunks)], 2, seconds)
    return {
        "candidates": len(rows),
        "worlds": WAVE / spent,
        "playouts": WAVE * len(rows) / spent,
        "milliseconds a wave": 1000 * spent,
        "worlds on one core": cpu,
        "times": WAVE / spent / cpu,
    }


def measure(game: paiguan.Game, seconds: float, sweep: bool) -> dict[str, Any]:
    found: dict[str, Any] = {level: hands_of(game, level, seconds) for level in ("novice", "regular")}
    regulars = ("regular",) * game.seats
    found["duplicate deals"] = a_second(lambda deals: arena(game, regulars, deals, seed=2), 20_000, seconds)
    found["master"] = worlds_of(game, seconds)
    if sweep:
        processors = int(cuda.get_current_device().MULTIPROCESSOR_COUNT)
        found["regular, by blocks of 64 lanes"] = {
            str(blocks): a_second(
                partial(playouts, game, regulars, seed=1, lanes=(blocks * processors, 64)), 100_000, seconds / 2
            )
            for blocks in (4, 8, 16, 32)
        }
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--sweep", action="store_true", help="try launches of other shapes")
    given = parser.parse_args()
    numba.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # type: ignore[attr-defined]  # the checks are small on purpose
    for name in given.games:
        game = paiguan.game(name)
        check(game)
        print(name, json.dumps(measure(game, given.seconds, given.sweep), indent=2), flush=True)


if __name__ == "__main__":
    main()
