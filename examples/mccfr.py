"""Monte Carlo CFR on a reduced small 天九, over several seeds: measure how far the average policy is from equilibrium.

    python examples/mccfr.py --seeds 16

Prints the NashConv of each seed after 20, 50, 100 and 200 iterations, then the lowest, the median and the highest. Needs OpenSpiel:
pip install 'paiguan[research]'.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr

import paiguan.envs.openspiel  # noqa: F401  # registers the games

GAME = "paiguan_tianjiu(preset=xiao,deals=2,played=8)"  # two endgames: small enough for NashConv
LOOKED_AT = (20, 50, 100, 200)


def solve(game: pyspiel.Game, seed: int, looked_at: tuple[int, ...] = LOOKED_AT) -> list[float]:
    """Run external-sampling MCCFR and return NashConv after each number of iterations."""
    np.random.seed(seed)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    found = []
    for iteration in range(1, looked_at[-1] + 1):
        solver.iteration()
        if iteration in looked_at:
            found.append(exploitability.nash_conv(game, solver.average_policy()))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="NashConv of Monte Carlo CFR on a reduced 天九")
    parser.add_argument("--seeds", type=int, default=16)
    seeds, game = parser.parse_args().seeds, pyspiel.load_game(GAME)
    print(
        f"uniform {exploitability.nash_conv(game, policy.UniformRandomPolicy(game)):.2f}; after {LOOKED_AT} iterations:"
    )
    found = [solve(game, seed) for seed in range(seeds)]
    rows = {f"seed {seed}": row for seed, row in enumerate(found)}
    rows |= {name: of(found, axis=0) for name, of in (("lowest", np.min), ("median", np.median), ("highest", np.max))}
    for name, row in rows.items():
        print(f"{name:>8} ", *(f"{value:7.3f}" for value in row))


if __name__ == "__main__":
    main()
