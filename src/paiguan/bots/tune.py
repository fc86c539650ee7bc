"""Find the weights of a regular: `python -m paiguan.bots.tune GAME`.

Uses the cross-entropy method: draw weights around the best so far, let each play the same deals against present bots, keep
the best few, draw again. Prints the weights to write into the game's policy.
"""

import argparse
import sys
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

from paiguan.bots.levels import policy_of
from paiguan.engine.binding import UNBOUND, Kernels, Policy, bind
from paiguan.engine.game import Game
from paiguan.engine.kernel import Codes, OptionArray, Rng, States, kernel
from paiguan.engine.rng import below, seeded, sow
from paiguan.engine.state import CHANCE, ITEM, NOBODY, OVER, Items, blank

rules: Kernels = globals().get("rules", UNBOUND)
policy: Policy = globals().get("policy", UNBOUND)


@kernel
def trial(
    states: States,
    options: OptionArray,
    weights: Any,
    others: int,
    legal: Codes,
    items: Items,
    rng: Rng,
    seed: int,
    deals: int,
) -> int:
    """The summed gain of a player with these weights, at every seat in turn, against novices (0) or regulars (1)."""
    gain = 0
    for deal in range(deals):
        seats = states[0].dealer + 1
        mine = deal % seats
        states[1] = states[0]
        states[1].dealer = deal // seats % seats
        sow(rng, seed, deal // seats)
        rules.deal(states[1], options[0], rng)
        while True:
            actor = rules.actor(states[1])
            if actor == OVER:
                break
            count = rules.legal(states[1], options[0], legal)
            if count == 1 or actor == CHANCE:
                code = legal[below(rng, count)]
            elif actor == mine:
                code = policy.choose(states[1], options[0], legal, count, rng, weights)
            elif others == 0:
                code = policy.novice(states[1], options[0], legal, count, rng)
            else:
                code = policy.regular(states[1], options[0], legal, count, rng)
            rules.play(states[1], options[0], code)
        for i in range(rules.settle(states[1], options[0], items)):
            if items[i].payer == mine:
                gain -= items[i].amount
            elif items[i].payer != NOBODY and items[i].payee == mine:
                gain += items[i].amount
    return gain


def tune(game: Game, generations: int, size: int, deals: int, others: int, seed: int) -> Any:
    """Search for the best weights, starting from those of the policy."""
    house = policy_of(game)
    bound = bind("paiguan.bots.tune", game.interface.rules, house)
    states = blank(game.rules.STATE, 2)
    game.interface.begin(states[0], game.options, {})
    states[0].dealer = game.seats - 1  # passes the number of seats to `trial`
    buffers = np.zeros(game.rules.LEGAL, np.int16), blank(ITEM, game.rules.ITEMS), seeded(0)
    generator = np.random.default_rng(seed)
    centre = np.array(house.WEIGHTS, float)
    spread = np.maximum(0.5 * np.abs(centre), 0.3)

    def gain(weights: Any, round_: int) -> float:
        total = bound.trial(states, game.option_array, weights, others, *buffers, seed + round_, deals)
        return float(total) / deals

    for generation in track(range(generations), console=Console(stderr=True)):
        drawn = centre + spread * generator.standard_normal((size, len(centre)))
        drawn[0] = centre
        gains = np.array([gain(weights, generation) for weights in drawn])
        best = drawn[np.argsort(gains)[-size // 5 :]]
        centre = 0.7 * best.mean(0) + 0.3 * centre
        spread = 0.7 * best.std(0) + 0.3 * spread
        print(f"{generation}: {gains[0]:+.3f} {gains.max():+.3f}", file=sys.stderr)
    return centre


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m paiguan.bots.tune", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--size", type=int, default=40, help="weights tried in each generation")
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--against", choices=("novice", "regular"), default="regular")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    weights = tune(
        Game(chosen.game, {}), chosen.generations, chosen.size, chosen.deals, chosen.against == "regular", chosen.seed
    )
    features = policy_of(Game(chosen.game, {})).FEATURES
    for name, weight in zip(features, weights, strict=True):
        print(f"    {weight:.2f},  # {name}")


if __name__ == "__main__":
    main()
