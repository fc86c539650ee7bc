"""十三張 as PettingZoo environments: `env` (with PettingZoo's wrappers), `raw_env` (without) and `parallel_env`.

Options of the game are given by name, as to `paiguan.game`; see `paiguan.envs.pettingzoo`.
"""

from typing import Any

from paiguan.engine.contract import Json
from paiguan.envs.pettingzoo import AEC, Parallel, metadata, wrapped

__all__ = ["env", "parallel_env", "raw_env"]


class raw_env(AEC):  # noqa: N801  # PettingZoo's own name
    name, metadata = "shisanzhang", metadata("shisanzhang")


class parallel_env(Parallel):  # noqa: N801
    name, metadata = "shisanzhang", metadata("shisanzhang")


def env(**settings: Json) -> Any:
    """The AEC environment with its wrappers."""
    return wrapped(raw_env(**settings))
