"""Environments for PettingZoo, OpenSpiel and Gymnasium. docs/research.md shows how to use them.

All of them use the rules' own codes as actions, with the same masks and observations under the same version
(docs/encodings.md). `pettingzoo.py`, `openspiel.py` and `vector.py` (Gymnasium) are the environments; the modules NAME_v1 are
what PettingZoo's users import.

Importing this package registers `paiguan/Name-v1` … with Gymnasium (`gymnasium.make_vec`) and `paiguan/name-v1` … with
PettingZoo (`pettingzoo.make`), where they are installed.
"""

import re
from contextlib import suppress
from functools import partial
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from paiguan.engine.contract import Json
from paiguan.engine.packages import UnknownGame, outside_games

# The version of each game's encoding and environments, which is `VERSION` in its rules. For games of the house it is read from
# the module names here, so that registering imports no game. A game from outside has no module here and is imported.
VERSIONS = {
    found[1]: int(found[2])
    for module in iter_modules(__path__)
    if (found := re.fullmatch(r"(\w+)_v(\d+)", module.name)) is not None
}
for outside in list(outside_games()):
    from paiguan.engine.game import (
        interface_of,
    )  # imported only if there is such a game, because it imports the compiler

    with suppress(UnknownGame):
        VERSIONS[outside] = interface_of(outside).rules.VERSION


def register() -> None:
    """Register the environments that are not registered yet."""
    if find_spec("gymnasium") is not None:
        import gymnasium

        for game, version in VERSIONS.items():
            name = f"paiguan/{game.capitalize()}-v{version}"
            if name not in gymnasium.registry:
                gymnasium.register(name, vector_entry_point="paiguan.envs.vector:VectorEnv", kwargs={"game": game})
    if find_spec("pettingzoo") is not None and find_spec("pettingzoo.env_registry") is not None:  # since 1.26
        from pettingzoo.env_registry.registration import aec_registry, parallel_registry
        from pettingzoo.env_registry.registration import register as register_zoo

        for game, version in VERSIONS.items():
            name = f"paiguan/{game}-v{version}"
            if name not in aec_registry:
                register_zoo("aec", name, partial(_made, game, "env"))
            if name not in parallel_registry:
                register_zoo("parallel", name, partial(_made, game, "parallel_env"))


def _made(game: str, kind: str, **settings: Json) -> Any:
    from paiguan.envs.pettingzoo import module

    return getattr(module(game), kind)(**settings)


def needs(package: str, otherwise: str = "") -> ImportError:
    """The error for a missing package that an environment needs."""
    return ImportError(f"this environment needs {package}: pip install 'paiguan[research]'{otherwise}")


register()
