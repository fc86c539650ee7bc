"""Networks for tests: random ones of any size, and one that fits a game."""

from itertools import pairwise
from typing import Any

import numpy as np

import paiguan
from paiguan.bots.nets.file import FORMAT, Header, Net
from paiguan.bots.nets.quantise import quantise

FEATURE_SCALE = 0.25
Layers = list[dict[str, Any]]


def layers(sizes: list[int], seed: int, spread: float = 1.0) -> Layers:
    """Real weights for layers of these sizes; `spread` makes them and their normalisation larger."""
    draw = np.random.default_rng(seed).normal
    out: Layers = [
        {
            "matrix": spread * draw(size=(to, given)) / given**0.5,
            "bias": 0.1 * spread * draw(size=to),
            "gain": 1 + 0.2 * spread * draw(size=to),
            "offset": 0.2 * spread * draw(size=to),
        }
        for given, to in pairwise(sizes[:-1])
    ]
    out.append({"matrix": 0.3 * draw(size=(sizes[-1], sizes[-2])), "bias": 0.1 * draw(size=sizes[-1])})
    return out


def in_real_numbers(made: Layers, told: Any) -> Any:
    """The logits of the same network in real numbers."""
    given = told * FEATURE_SCALE
    for at, layer in enumerate(made[:-1]):
        sums = layer["matrix"] @ given + layer["bias"]
        usual = (sums - sums.mean()) / np.sqrt(sums.var() + 1e-5)
        found = np.maximum(usual * layer["gain"] + layer["offset"], 0)
        given = found if at == 0 else given + found
    return made[-1]["matrix"] @ given + made[-1]["bias"]


def header(game: str, presets: tuple[str, ...], made: int = 4, **further: Any) -> Header:
    given: dict[str, Any] = {"encoding": 1, "features": 1, "training": {"minutes": 0}} | further
    return Header(format=FORMAT, game=game, presets=presets, layers=made, **given)


def net_of(sizes: list[int], seed: int = 1, spread: float = 1.0, game: str = "none") -> Net:
    return Net(header(game, (), len(sizes) - 1), *quantise(layers(sizes, seed, spread), FEATURE_SCALE))


def net_for_game(game: paiguan.Game, presets: tuple[str, ...], width: int = 12, seed: int = 1, **further: Any) -> Net:
    """A network that knows nothing and has the right sizes."""
    sizes = [game.rules.FEATURES, width, width, width, game.rules.ACTIONS]
    return Net(header(game.name, presets, **further), *quantise(layers(sizes, seed), FEATURE_SCALE))


def told(size: int, seed: int) -> Any:
    """Features as games have them: most are 0, some are at the ends of int8."""
    rng = np.random.default_rng(seed)
    out = rng.integers(-2, 5, size) * (rng.random(size) < 0.3)
    out[rng.random(size) < 0.05] = 127
    out[rng.random(size) < 0.02] = -128
    return out.astype(np.int8)
