"""Templates: kernels that are written once and bound to each game.

Numba caches on disk only kernels whose callees are module globals, so a kernel that is generic over games cannot take the
game as an argument. A template is an ordinary module that reads the global `rules` (and `policy`, if it plays). `bind`
loads it once for each game, under a name of its own, with those globals set before its code runs.
"""

import sys
import threading
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from typing import Any, Protocol

import numpy as np

from paiguan.engine.kernel import Codes, Options, Rng, State, Vector, Weights
from paiguan.engine.packages import game_of
from paiguan.engine.state import Items

UNBOUND: Any = None  # the globals of a template that is imported and not bound


class Kernels(Protocol):
    """What a template may ask of the rules of a game, a module: sizes, and kernels."""

    __name__: str
    STATE: "np.dtype[np.void]"
    OPTIONS: "np.dtype[np.void]"
    ACTIONS: int  # codes
    LEGAL: int  # the most codes that are legal at once
    ITEMS: int  # the most lines of a settlement
    OBSERVATION: int  # numbers of `encode`
    FEATURES: int  # numbers of `features`
    FEATURES_VERSION: int
    VERSION: int  # of the encodings

    def deal(self, state: State, options: Options, rng: Rng) -> None:
        """Shuffle and deal a whole hand; dealer, streak … are already set."""

    def restart(self, state: State, options: Options) -> None:
        """Return to the first decision of the same deal."""

    def actor(self, state: State) -> int:
        """The seat to act, OVER or CHANCE."""

    def set_actor(self, state: State, options: Options, seat: int) -> bool:
        """Make the seat the actor if it may act now; returns whether it may."""

    def legal(self, state: State, options: Options, out: Codes) -> int:
        """List the legal codes in ascending order; returns their number."""

    def play(self, state: State, options: Options, code: int) -> None:
        """Play one legal code of the actor."""

    def settle(self, state: State, options: Options, items: Items) -> int:
        """Write the items so far, in the order of the rule page; returns their number."""

    def conceal(self, state: State, options: Options, seat: int, out: State) -> None:
        """Write to `out` all that `seat` may know: who sees what."""

    def observe(self, state: State, options: Options, seat: int, out: State) -> None:
        """Write the part of `conceal` that `encode` reads."""

    def encode(self, concealed: State, options: Options, seat: int, out: Vector) -> None:
        """Write the concealed state as an int8 vector of fixed length."""

    def features(self, concealed: State, options: Options, seat: int, out: Vector) -> None:
        """Write the concealed state as a network's input. A game without networks has none."""

    def sample_world(self, concealed: State, options: Options, seat: int, rng: Rng) -> None:
        """Fill in what is hidden with a possible world, uniformly."""


class Policy(Protocol):
    """What a template may ask of the module `bots.policies.NAME`: each returns a code, or the chosen one of several."""

    __name__: str

    def novice(self, state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int: ...

    def regular(self, state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int: ...

    def choose(self, state: State, options: Options, legal: Codes, count: int, rng: Rng, weights: Weights) -> int:
        """The regular's code with other weights; only policies that are tuned have it."""


_bound: dict[tuple[str, Kernels, Policy | None], Any] = {}
_lock = threading.RLock()  # a template may bind another


def bind(template: str, rules: Kernels, policy: Policy | None = None) -> Any:
    """Return a template module, given by its full name, bound to one game."""
    key = template, rules, policy
    if key not in _bound:
        with _lock:
            if key not in _bound:
                _bound[key] = _load(template, rules, policy)
    return _bound[key]


def _load(template: str, rules: Kernels, policy: Policy | None) -> Any:
    source = import_module(template).__file__
    assert source is not None
    name = f"{template}_{game_of(rules.__name__) or rules.__name__.split('.')[-2]}"
    spec = spec_from_file_location(name, source)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    module.__dict__.update({"rules": rules} if policy is None else {"rules": rules, "policy": policy})
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
