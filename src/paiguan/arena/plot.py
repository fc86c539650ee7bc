"""Plot the running means of a contest."""

import io

import matplotlib.figure
import numpy as np

from paiguan.arena.duel import Result


def picture(result: Result, format: str = "png") -> bytes:
    """Plot the mean units a deal by the number of deals, with the 95 % interval as a band; return a PNG, SVG or PDF file."""
    figure = matplotlib.figure.Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots()
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
    file = io.BytesIO()
    figure.savefig(file, format=format, dpi=120)
    return file.getvalue()
