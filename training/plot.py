"""The curve of a run as a picture: `python -m training plot runs/GAME.json`; or of the networks in the package, by their games."""

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import matplotlib as mpl
import matplotlib.figure

from paiguan.bots.nets import find
from paiguan.engine.errors import UserError

Curve = Sequence[Mapping[str, Any]]


def curve_of(source: str) -> tuple[str, Curve]:
    """The name of a run and its curve, from its file or from the training record of the network that a game ships with."""
    if source.endswith(".json"):
        return Path(source).stem, json.loads(Path(source).read_text())
    net = find(source)
    if net is None:
        raise UserError(f"{source} has no network, and so no curve")
    curve: Any = net.header.training["curve"]
    return source, curve


def points_of(curve: Curve) -> list[tuple[float, float, float]]:
    """Minutes, units a hand against three regulars and the half-width of the interval, for each test of a run, in order."""
    return [(row["s"] / 60, row["regular"], row["pm"]) for row in curve if "regular" in row]


def picture(curves: Mapping[str, Curve]) -> matplotlib.figure.Figure:
    """Plot units a hand against regulars by minutes of learning, with the 95 % intervals as bands."""
    figure = matplotlib.figure.Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots()
    for name, curve in curves.items():
        minutes, units, widths = (list(column) for column in zip(*points_of(curve), strict=True))
        (line,) = axes.plot(minutes, units, marker=".", label=f"{name} {units[-1]:+.2f}")
        low, high = ([one + sign * width for one, width in zip(units, widths, strict=True)] for sign in (-1, 1))
        axes.fill_between(minutes, low, high, alpha=0.2, color=line.get_color())
    axes.axhline(0, color="0.5", linewidth=0.8)
    axes.set(xlabel="minutes of learning", ylabel="units a hand against three regulars")
    axes.legend()
    return figure


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m training plot", description=__doc__)
    parser.add_argument("runs", nargs="+", help="files of runs (runs/GAME.json), or games that have a network")
    parser.add_argument("--to", type=Path, default=Path("learning.svg"), help="PNG, SVG or PDF (learning.svg)")
    given = parser.parse_args(arguments)
    try:
        curves = dict(curve_of(one) for one in given.runs)
    except (UserError, OSError) as error:
        raise SystemExit(str(error)) from None
    with mpl.rc_context({"svg.hashsalt": "learning"}):  # the same picture for the same curves, byte for byte
        picture(curves).savefig(given.to, metadata={"Date": None} if given.to.suffix == ".svg" else None)
