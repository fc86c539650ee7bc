"""The running means of a contest, drawn."""

from pathlib import Path

import matplotlib

matplotlib.use("Agg")

import matplotlib.pyplot as plt
import numpy as np

from paiguan.arena.duel import Result


def draw(result: Result, path: Path) -> None:
    """Units a deal after so many deals, with the 95 % interval as a band."""
    figure, axes = plt.subplots(figsize=(8, 4.5), layout="constrained")
    for name in result.names:
        samples = result.samples(name)
        deals = np.arange(1, len(samples) + 1)
        means = np.cumsum(samples) / deals
        spread = np.sqrt(np.maximum(np.cumsum(samples**2) / deals - means**2, 0) / deals)
        (line,) = axes.plot(deals, means, label=f"{name} {means[-1]:+.2f}")
        axes.fill_between(deals, means - 1.96 * spread, means + 1.96 * spread, alpha=0.2, color=line.get_color())
    axes.axhline(0, color="0.5", linewidth=0.8)
    axes.set(
        xlabel="deals", ylabel="units a deal", title=f"{result.contest.game}: {' – '.join(result.contest.players)}"
    )
    axes.legend()
    figure.savefig(path, dpi=120)
    plt.close(figure)
