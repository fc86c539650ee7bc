"""Measure what a master's departures from the regular's move are worth in 偎麻雀, with all hands visible.

Results vary so much there that hundreds of deals of an arena are not enough. But what a master gains over a regular in the same seat
is the sum, over its decisions, of how much more its move is worth than the regular's move if regulars play on from there (the
performance difference lemma). Where the two moves differ, the hand is played on from the true state with either move, with the stock in
many other orders: the same mean as in an arena, with much less variance. Prints a line for each preset.
"""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import product
from multiprocessing import get_context
from typing import Any

import numba
import numpy as np
from rich.progress import track

import paiguan
from paiguan.bots.levels import Regular, policy_of
from paiguan.bots.master import Buffers, Master
from paiguan.engine.binding import bind
from paiguan.engine.rng import shuffle, sow
from paiguan.games.weimaque.state import STOCK, dreamer_of

ORDERS = 1024
MILLISECONDS = 300


@cache
def judge() -> Any:
    """Make a kernel that says how much more the first code gains for a seat than the second, over other orders of the stock."""
    game = paiguan.game("weimaque")
    search: Any = bind("paiguan.bots.search", game.rules, policy_of(game))
    finish, gain_of, play, ask = search.finish, search.gain_of, game.rules.play, game.rules.set_actor

    @numba.njit(nogil=True, error_model="numpy")
    def over_orders(
        states: Any, options: Any, seat: int, codes: Any, legal: Any, items: Any, rng: Any, seed: int
    ) -> float:
        more = 0
        for order in range(ORDERS):
            sow(rng, seed, 2 * order)
            states[1] = states[0]
            drawn = states[1].drawn
            shuffle(rng, states[1].stock[drawn:], STOCK - drawn)
            for move in range(2):
                states[2] = states[1]
                ask(states[2], options[0], seat)
                play(states[2], options[0], codes[move])
                sow(rng, seed, 2 * order + 1)
                finish(states[2], options[0], legal, rng)
                more += gain_of(states[2], options[0], seat, items) * (1 - 2 * move)
        return more / ORDERS

    return over_orders


def hand(task: tuple[str, int, int]) -> tuple[float, int, int]:
    """Play a hand with a master in one seat and regulars in the others; return the worth of its departures, their number, and the
    number of its decisions."""
    preset, seed, seat = task
    game = paiguan.game("weimaque", preset=preset)
    deal, regular, master = game.deal(seed=seed), Regular(), Master(MILLISECONDS, clock=time.process_time)
    worth, departed, decisions = 0.0, 0, 0
    while (actor := deal.actor) is not None:
        usual = regular.choose(deal, actor, seed)
        move = master.choose(deal, actor, seed) if actor == seat else usual
        decisions += actor == seat
        if move != usual:
            departed += 1
            table = Buffers(game, deal._states)
            codes = np.array([game.interface.codes(deal.state, game.options, one)[0] for one in (move, usual)])
            room = table.legal, table.items, table.rng
            worth += judge()(table.states, table.options, seat, codes, *room, seed)
        deal.push(move)
    return worth, departed, decisions


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.departures", description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("presets", nargs="*", default=["anxiang", "online"])
    chosen = parser.parse_args()
    for preset in chosen.presets:
        seats = [seat for seat in range(4) if seat != dreamer_of(0)]
        deals = range(chosen.seed * 1_000_000, chosen.seed * 1_000_000 + chosen.deals)
        tasks = [(preset, seed, seat) for seed, seat in product(deals, seats)]
        with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
            found = list(track(pool.map(hand, tasks), description=preset, total=len(tasks)))
        worth, departed, decisions = np.array(found).T
        by_deal = worth.reshape(-1, len(seats)).mean(1)
        spread = 1.96 * by_deal.std(ddof=1) / len(by_deal) ** 0.5
        share = departed.sum() / decisions.sum()
        print(
            f"{preset}: {len(tasks)} hands of {chosen.deals} deals, {by_deal.mean():+.2f} ± {spread:.2f} units a hand, "
            f"{100 * share:.0f} % of {int(decisions.sum())} moves differ from a regular's",
            flush=True,
        )


if __name__ == "__main__":
    main()
